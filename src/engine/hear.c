/*
 * hear: one mail, line by line. Each line is bound against what the lines before
 * it have brought about, routed to a call (route.c), and acts at once (live.c)
 * or is written into that call's book (sealed.c). Every line gets a verdict.
 */
#include "engine/internal.h"

#include "base/bug.h"
#include "play/game.h"

/* ---- lines and their verdicts ---- */

static struct span shifted(const struct ear *ear, struct span at)
{
	return (struct span){ at.from + ear->base, at.to + ear->base };
}

struct outcome_line *ear_add(struct ear *ear, enum verdict v, struct span at)
{
	struct outcome_line *l = VEC_ADD(&ear->lines, ear->a);

	l->at = shifted(ear, at);
	l->line = ear->line;
	l->verdict = v;
	return l;
}

static void add_diag(struct ear *ear, struct outcome_line *l, const struct diag *d)
{
	struct diag *all = arena_grow(ear->a, l->diags, l->ndiags * sizeof *all,
				      (l->ndiags + 1) * sizeof *all, alignof(struct diag));

	all[l->ndiags] = *d;
	all[l->ndiags].at = shifted(ear, d->at);
	l->diags = all;
	l->ndiags++;
}

/* A refused line is remembered where it counts: by the sheet it was meant for (law 6), or by the rest of
 * a mail that acts at once (law 7). */
static void count_refusal(struct ear *ear)
{
	struct view v = ear_view(ear, SEAT_NONE, CALL_NONE);
	seat_id seat;
	const struct call_row *c = speaker_call(&v, &ear->who, &seat);

	if (!c)
		return;
	if (kind_of(ear->e->game, c)->hearing == SEALED) {
		struct draft *d = ear_draft(ear, c->call, seat);

		d->refused = d->refused ? d->refused : ear->line;
	} else if (!ear->stopped && option_is(ear->state, "on_refusal", "stop")) {
		ear->stopped = ear->line;
	}
}

void ear_refuse_line(struct ear *ear, struct outcome_line *l, const struct diag *d)
{
	l->verdict = VERDICT_REFUSED;
	if (d)
		add_diag(ear, l, d);
	count_refusal(ear);
}

void ear_remark(struct ear *ear, struct outcome_line *l, const struct diag *d)
{
	add_diag(ear, l, d);
	if (d->severity == SEVERITY_WARNING && l->verdict == VERDICT_ACCEPTED)
		l->verdict = VERDICT_WARNED;
}

struct str ear_suggestion(struct ear *ear, const struct command *c)
{
	struct buf out = buf_new(ear->a);

	buf_add_c(&out, "write: ");
	ear->e->reader.print(ear->e->reader.context, &out, ear->state, c);
	return buf_str(&out);
}

bool ear_notes(struct ear *ear, struct outcome_line *l, const struct notes *n, struct span whole)
{
	bool error = false;

	for (size_t i = 0; i < n->list.n; i++) {
		const struct note *note = &n->list.at[i];
		struct diag d = { .at = note->at };

		note_words(&d, ear->e->game, ear->state, note, ear->a);
		if (span_is_empty(d.at))
			d.at = whole;
		if (note->suggest && !d.hint.n)
			d.hint = ear_suggestion(ear, note->suggest);
		error |= d.severity == SEVERITY_ERROR;
		ear_remark(ear, l, &d);
	}
	return error;
}

/* ---- words of a line ---- */

static bool is_letter_at(struct str text, size_t i)
{
	return i < text.n && ((text.p[i] | 32) >= 'a' && (text.p[i] | 32) <= 'z');
}

/* Whole words, whatever their case: "join", "start in"; text.n when they are not there. */
static size_t find_words(struct str text, struct str words)
{
	for (size_t i = 0; words.n && i + words.n <= text.n; i++)
		if (str_eq_nocase(str_sub(text, i, i + words.n), words) &&
		    (!i || !is_letter_at(text, i - 1)) && !is_letter_at(text, i + words.n))
			return i;
	return text.n;
}

static bool has_words(struct str text, struct str words)
{
	return find_words(text, words) < text.n;
}

/* " 12 troops" -> "12" */
static struct str number_at(struct str text, size_t at)
{
	size_t to;

	while (at < text.n && (text.p[at] == ' ' || text.p[at] == '#'))
		at++;
	for (to = at; to < text.n && text.p[to] >= '0' && text.p[to] <= '9'; to++)
		;
	return str_sub(text, at, to);
}

/* What stands before a colon. */
static struct str heading_of(struct str text)
{
	const size_t colon = str_find_char(text, ':');

	return colon < text.n ? str_sub(text, 0, colon) : STR_NONE;
}

/* ---- the parts of a mail ---- */

struct view ear_view(struct ear *ear, seat_id seat, call_id call)
{
	struct view v = engine_view(ear->e, ear->state, ear->now);

	v.seat = seat;
	v.player = ear->who.player;
	v.call = call;
	return v;
}

void ear_follow(struct ear *ear)
{
	ear->state = ear->work->turn.after;
	if (ear->who.player == PLAYER_NONE && ear->in->address.n)
		ear->who.player = player_by_address(ear->state, ear->in->address);
	ear->e->reader.learn(ear->e->reader.context, ear->state);
}

struct engine_work *ear_step(struct ear *ear)
{
	if (ear->work)
		return ear->work;
	ear->work = step_begin(ear->e, ear->state, ear->now);
	step_dice(ear->work, &ear->in->hash, 1);
	if (ear->pretend)
		ear->work->dice.forced = NULL;
	ear_follow(ear);
	return ear->work;
}

static struct command *own_copy(struct ear *ear, const struct command *c, const struct heard_by *by)
{
	struct command *copy = command_copy(c, ear->a);

	copy->call = by->call ? by->call->call : CALL_NONE;
	copy->seat = by->seat;
	copy->player = ear->who.player;
	copy->line = ear->line;
	copy->ordinal = (uint32_t)ear->lines.n - 1;
	return copy;
}

static void word_line(struct ear *ear, struct outcome_line *l, const struct command *c)
{
	struct buf text = buf_new(ear->a);

	buf_add_c(&text, ear->prefix);
	ear->e->reader.print(ear->e->reader.context, &text, ear->state, c);
	l->canonical = buf_str(&text);
	l->command = c;
}

static bool is_sealed(const struct ear *ear, const struct heard_by *by)
{
	return by->call && kind_of(ear->e->game, by->call)->hearing == SEALED;
}

/* "turn 3" in a text, where it is not the turn that is played; else 0. */
static int32_t other_turn(const struct ear *ear, struct str text)
{
	const int32_t turn = state_game(ear->state)->turn;
	size_t at = find_words(text, STR("turn"));
	int64_t n;

	if (at == text.n || !str_to_int(number_at(text, at + 4), &n))
		return 0;
	return n > 0 && n < INT32_MAX && n != turn ? (int32_t)n : 0;
}

static const struct diag *say_turn(const struct ear *ear, const char *code, int32_t named,
				   struct span at)
{
	return SAY(ear->a, code, at, { "named", str_printf(ear->a, "%d", (int)named) },
		   { "turn", str_printf(ear->a, "%d", (int)state_game(ear->state)->turn) });
}

/* Orders for another turn than the one that is open are not booked for this one in silence. */
static bool is_for_now(struct ear *ear, const struct binding *b, struct outcome_line *l)
{
	if (ear->headed) {
		ear_refuse_line(ear, l, say_turn(ear, "other-turn", ear->headed, b->at));
		return false;
	}
	if (ear->spoken)
		ear_remark(ear, l, say_turn(ear, "speaks-of-turn", ear->spoken, b->at));
	ear->spoken = 0;
	return true;
}

static void hear_command(struct ear *ear, const struct binding *b, struct outcome_line *l)
{
	struct heard_by by;
	struct command *c;

	ear->orders++;
	ear->tried_to_join |= (ear->e->game->verbs[b->command->verb]->flags & VERB_STRANGER) != 0;
	if (!ear_route(ear, b->command, &by)) {
		word_line(ear, l, b->command);
		ear_refuse_line(ear, l, ear_explain(ear, b->command, b->at));
		return;
	}
	c = own_copy(ear, b->command, &by);
	word_line(ear, l, c);
	if (ear->heard == CALL_NONE) {
		ear->heard = c->call;
		ear->seat = by.seat;
	}
	if (!is_sealed(ear, &by))
		ear_act(ear, c, l);
	else if (is_for_now(ear, b, l))
		ear_write(ear, c, l);
}

static void hear_binding(struct ear *ear, const struct binding *b)
{
	struct outcome_line *l = ear_add(ear, b->verdict, b->at);

	for (size_t i = 0; i < b->ndiags; i++)
		add_diag(ear, l, &b->diags[i]);
	if (b->verdict == VERDICT_CHATTER)
		return;
	if (b->verdict == VERDICT_REFUSED || !b->command)
		ear_refuse_line(ear, l, NULL);
	else
		hear_command(ear, b, l);
}

static bool names_verb(const struct verb *v, struct str text)
{
	struct str rest = str_c(v->aliases), alias;

	if (has_words(text, str_c(v->name)))
		return true;
	while (v->aliases && str_cut(&rest, '|', &alias))
		if (has_words(text, alias))
			return true;
	return false;
}

static bool names_slot(const struct verb *v, struct str text)
{
	for (const struct slot *s = v->slots; s->name; s++)
		if (has_words(text, str_c(s->name)))
			return true;
	return false;
}

/*
 * A stranger is answered only when a line of his tries to join, understood or not: it says so, or
 * tells while players are gathered what joining asks for ("Country: Sunrise Empire").
 */
static bool tries_to_join(const struct ear *ear, struct str text)
{
	const struct game *g = ear->e->game;
	const bool gathers = state_game(ear->state)->phase == GAME_MUSTER;

	for (verb_id v = 0; v < g->nverbs; v++)
		if (g->verbs[v]->flags & VERB_STRANGER &&
		    (names_verb(g->verbs[v], text) || (gathers && names_slot(g->verbs[v], text))))
			return true;
	return false;
}

static bool is_heard(const struct bound *b)
{
	for (size_t i = 0; i < b->n; i++)
		if (b->list[i].command && b->list[i].verdict != VERDICT_REFUSED &&
		    !b->list[i].untimely)
			return true;
	return false;
}

static bool is_refused(const struct bound *b)
{
	for (size_t i = 0; i < b->n; i++)
		if (b->list[i].verdict == VERDICT_REFUSED)
			return true;
	return false;
}

static struct bound bind_line_at(struct ear *ear, const struct page *page, size_t i)
{
	struct scope scope = { ear_scope(ear), page->lines[i].alone };
	struct view v = ear_view(ear, SEAT_NONE, CALL_NONE);

	speaker_call(&v, &ear->who, &v.seat);
	if (v.seat == SEAT_NONE)
		v.seat = seat_of_player(ear->state, ear->who.player);
	return ear->e->reader.bind(ear->e->reader.context, &v, &scope, page, i, ear->a);
}

/* The host's verbs come first for the host; but what the game's own verbs understand is theirs. */
static void hear_line(struct ear *ear, const struct page *page, size_t i)
{
	struct span at = page->lines[i].at;
	struct str text = source_text(page->source, at);
	const struct diag *why = NULL;
	struct bound bound;

	if (ear->who.host && host_line(ear, at, text, &why))
		return;
	ear->tried_to_join |= tries_to_join(ear, text);
	bound = bind_line_at(ear, page, i);
	if (!why && host_speaks(text) && is_refused(&bound))
		why = SAY_PLAIN(ear->a, "host-only", at);
	if (why && !is_heard(&bound)) {
		ear_refuse_line(ear, ear_add(ear, VERDICT_REFUSED, at), why);
		return;
	}
	ear->headed = other_turn(ear, heading_of(text));
	for (size_t k = 0; k < bound.n; k++) {
		if (bound.list[k].verdict == VERDICT_CHATTER && !ear->spoken)
			ear->spoken = other_turn(ear, source_text(page->source, bound.list[k].at));
		hear_binding(ear, &bound.list[k]);
	}
}

static bool is_said(const struct outcome_line *l, const struct diag *d)
{
	for (size_t i = 0; i < l->ndiags; i++)
		if (str_eq(l->diags[i].code, d->code))
			return true;
	return false;
}

/* What the text itself made hard to read, up to a place in it: said where a line was refused, and where
 * a line could not be read at all. Lines from `first` on are those of the line just heard. */
static void hear_diags(struct ear *ear, const struct page *page, size_t *next, uint32_t upto,
		       size_t first)
{
	for (; *next < page->ndiags && page->diags[*next].at.from < upto; ++*next) {
		const struct diag *d = &page->diags[*next];

		if (ear->lines.n == first)
			ear_refuse_line(ear, ear_add(ear, VERDICT_REFUSED, d->at), d);
		else if (VEC_LAST(&ear->lines)->verdict == VERDICT_REFUSED &&
			 !is_said(VEC_LAST(&ear->lines), d))
			add_diag(ear, VEC_LAST(&ear->lines), d);
	}
}

static bool is_too_much(struct ear *ear, const struct line_at *l)
{
	struct str n = str_printf(ear->a, "%d", (int)MAIL_ORDERS);

	if (ear->orders < MAIL_ORDERS)
		return false;
	ear_refuse_line(ear, ear_add(ear, VERDICT_REFUSED, l->at),
			SAY(ear->a, "too-many-orders", l->at, { "n", n }));
	return true;
}

/* The last line that takes back in words what was written before it ("scratch that"): what it means of
 * the lines above is for its writer to say, so none of them is carried out. 0: there is none. */
static size_t taken_back_up_to(struct ear *ear, const struct page *page)
{
	for (size_t i = page->n; i-- > 1;) {
		struct bound b = { 0 };

		if (page->lines[i].read && page->lines[i].corrects)
			b = bind_line_at(ear, page, i);
		for (size_t k = 0; k < b.n; k++)
			if (b.list[k].takes_back)
				return i;
	}
	return 0;
}

/* Orders are refused for what line `by` says of them, chatter stays chatter. */
static void hear_in_doubt(struct ear *ear, const struct page *page, size_t i, const char *why, size_t by)
{
	struct bound bound = bind_line_at(ear, page, i);
	struct str line = str_printf(ear->a, "%u", page->lines[by].number);

	for (size_t k = 0; k < bound.n; k++) {
		struct span at = bound.list[k].at;

		if (bound.list[k].verdict == VERDICT_CHATTER)
			hear_binding(ear, &bound.list[k]);
		else
			ear_refuse_line(ear, ear_add(ear, VERDICT_REFUSED, at),
					SAY(ear->a, why, at, { "line", line }));
	}
}

/* A line that leaves open whether what stands under it is meant is refused, so that it is told, and shown
 * where orders are revealed; up to the end of the mail nothing under it is carried out. */
static void hear_opener(struct ear *ear, const struct page *page, size_t i)
{
	const size_t first = ear->lines.n;
	bool refused = false;

	if (page->lines[i].read)
		hear_line(ear, page, i);
	for (size_t k = first; k < ear->lines.n; k++)
		refused |= ear->lines.at[k].verdict == VERDICT_REFUSED;
	if (refused)
		return;
	while (ear->lines.n > first && VEC_LAST(&ear->lines)->verdict == VERDICT_CHATTER)
		ear->lines.n--;
	ear_refuse_line(ear, ear_add(ear, VERDICT_REFUSED, page->lines[i].at),
			SAY_PLAIN(ear->a, "leaves-open", page->lines[i].at));
}

static bool is_hosts(const struct ear *ear, const struct page *page, size_t i)
{
	return ear->who.host && host_speaks(source_text(page->source, page->lines[i].at));
}

static bool stands_above_another(const struct page *page, size_t i)
{
	while (++i < page->n)
		if (page->lines[i].read)
			return true;
	return false;
}

void ear_page(struct ear *ear, const struct source *text)
{
	struct page page;
	size_t diags = 0, back, opener = SIZE_MAX;

	ear->e->reader.read(ear->e->reader.context, text, &page, ear->a);
	back = taken_back_up_to(ear, &page);
	for (size_t i = 0; i < page.n; i++) {
		size_t first = ear->lines.n;

		if (page.lines[i].heads && !ear->spoken)
			ear->spoken = other_turn(ear, source_text(text, page.lines[i].at));
		const bool opens = opener == SIZE_MAX && page.lines[i].opens && stands_above_another(&page, i);
		if (!page.lines[i].read && !opens)
			continue;
		if (is_too_much(ear, &page.lines[i]))
			break;
		if (!*ear->prefix)
			ear->line = page.lines[i].number;
		if (opens) {
			hear_opener(ear, &page, i);
			opener = i;
		} else if (i < back) {
			hear_in_doubt(ear, &page, i, "taken-back-below", back);
		} else if (opener < i && !is_hosts(ear, &page, i)) {
			hear_in_doubt(ear, &page, i, "left-open-above", opener);
		} else {
			hear_line(ear, &page, i);
		}
		hear_diags(ear, &page, &diags, page.lines[i].at.to, first);
	}
	hear_diags(ear, &page, &diags, UINT32_MAX, ear->lines.n);
}

/* ---- a whole mail ---- */

static void ear_begin(struct ear *ear, struct engine *e, const struct input *in,
		      const struct state *s, struct arena *a)
{
	when last = state_game(s)->last;

	*ear = (struct ear){ .e = e, .in = in, .a = a, .state = s, .prefix = "", .heard = CALL_NONE,
			     .seat = SEAT_NONE };
	ear->now = in->at > last ? in->at : last;
	ear->who = (struct speaker){ PLAYER_NONE, SEAT_NONE, in->host };
	if (in->address.n)
		ear->who.player = player_by_address(s, in->address);
}

static bool copies_are_forbidden(const struct ear *ear)
{
	return ear->e->game->rules->privacy_rule && ear->in->flags & INPUT_COPIED &&
	       !ear->who.host;
}

static void refuse_mail(struct outcome *out, enum outcome_class what, struct str reason)
{
	out->what = what;
	out->reason = reason;
}

static void judge_mail(struct ear *ear, struct outcome *out)
{
	out->what = OUTCOME_ORDERS;
	if (ear->who.player == PLAYER_NONE && !ear->who.host && !ear->tried_to_join)
		refuse_mail(out, OUTCOME_IGNORED, STR("the sender is not a player of this game"));
	else if (!ear->lines.n)
		refuse_mail(out, OUTCOME_REFUSED, STR("there is no order in it"));
}

/* Everything but the answer: lines get their verdicts, drafts and the step are made but not kept. */
static void hear_mail(struct ear *ear, struct outcome *out)
{
	const struct ruleset *r = ear->e->game->rules;

	*out = (struct outcome){ .seat = SEAT_NONE, .player = ear->who.player, .call = CALL_NONE,
				 .bell = WHEN_NEVER };
	if (ear->in->what != OUTCOME_ORDERS || !ear->in->text) {
		refuse_mail(out, ear->in->what == OUTCOME_ORDERS ? OUTCOME_REFUSED : ear->in->what,
			    ear->in->reason);
	} else if (copies_are_forbidden(ear)) {
		refuse_mail(out, OUTCOME_REFUSED,
			    str_printf(ear->a, "orders go to this address alone; this mail went to "
				       "others as well (%s/%s)", r->name, r->privacy_rule));
	} else {
		ear_page(ear, ear->in->text);
		ear_drafts(ear);
		judge_mail(ear, out);
	}
	out->player = ear->who.player;
	out->seat = ear->seat != SEAT_NONE ? ear->seat :
					     seat_of_player(ear->state, ear->who.player);
	out->lines = ear->lines.at;
	out->nlines = ear->lines.n;
}

/* What a line did: the events its command caused. */
static void give_events(struct ear *ear, const struct events *all)
{
	for (size_t i = 0; i < ear->lines.n; i++) {
		struct outcome_line *l = &ear->lines.at[i];

		for (size_t k = 0; l->command && k < all->list.n; k++) {
			if (all->list.at[k].cause != l->command)
				continue;
			l->events = l->nevents ? l->events : &all->list.at[k];
			l->nevents++;
		}
	}
}

/* The call that heard the mail; the host, whom none asks, is told of the newest that asks somebody. */
static call_id call_about(const struct ear *ear, const struct state *s)
{
	if (!ear->who.host || ear->heard != CALL_NONE)
		return ear->heard;
	for (size_t i = row_count(s, TABLE_CALL); i-- > 0;) {
		const struct call_row *c = ROW(struct call_row, s, TABLE_CALL, i);

		if (asked_at(s, c->call, asked_begin(s, c->call)))
			return c->call;
	}
	return CALL_NONE;
}

bool engine_hear(struct engine *e, struct input *in, struct outcome *out, struct step *step, struct arena *a)
{
	struct ear ear;
	struct mail *m;
	stood_list stood = { 0 };
	const bool told = in->after > 0;

	engine_tidy(e);
	if (!told)
		place_input(e, in, false);
	ear_begin(&ear, e, in, e->tip, a);
	hear_mail(&ear, out);
	outlook_stood(e, e->tip, out->seat, &stood, a);
	if (!told)
		place_input(e, in, ear.work != NULL);
	place_taken(e, in);
	m = mail_keep(e, in, out);
	ear_book(&ear, m);
	e->now = ear.now > e->now ? ear.now : e->now;
	if (ear.work) {
		m->now = true;
		step_end(ear.work, step);
		give_events(&ear, &step->events);
	}
	outlook_fill(e, e->tip, call_about(&ear, e->tip), out->seat, out, a);
	outlook_fallen(e, e->tip, &stood, out, a);
	return ear.work != NULL;
}

void engine_check(struct engine *e, const struct input *in, struct outcome *out, struct arena *a)
{
	struct input tried = *in;
	struct ear ear;
	struct mail *m;
	stood_list stood = { 0 };

	engine_tidy(e);
	place_input(e, &tried, false);
	ear_begin(&ear, e, &tried, e->tip, a);
	ear.pretend = true;
	hear_mail(&ear, out);
	outlook_stood(e, ear.state, out->seat, &stood, a);
	m = mail_keep(e, &tried, out);
	ear_book(&ear, m);
	outlook_fill(e, ear.state, call_about(&ear, ear.state), out->seat, out, a);
	outlook_fallen(e, ear.state, &stood, out, a);
	book_remove(e, e->game, e->tip, m);
	mail_forget(e, m);
	e->reader.learn(e->reader.context, e->tip);
}

enum restored engine_restore(struct engine *e, const struct input *in, const struct state *then)
{
	struct arena a = ARENA_INIT;
	struct outcome out;
	struct ear ear;
	struct mail *m = NULL;
	enum restored what = RESTORE_KEPT;

	engine_tidy(e);
	place_taken(e, in);
	ear_begin(&ear, e, in, then, &a);
	hear_mail(&ear, &out);
	if (ear.work && !(in->flags & INPUT_RECORDED)) {
		what = RESTORE_ACTS;
	} else {
		m = mail_keep(e, in, &out);
		ear_book(&ear, m);
		e->now = ear.now > e->now ? ear.now : e->now;
	}
	if (m && m->recorded && !m->waits) {
		mail_forget(e, m);
		what = RESTORE_DONE;
	}
	e->reader.learn(e->reader.context, e->tip);
	arena_release(&a);
	return what;
}
