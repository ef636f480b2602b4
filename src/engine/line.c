/*
 * line: a line of a mail is bound against what the lines before it have brought about, routed to a call
 * (route.c), and acts at once (live.c) or is written into that call's book (sealed.c). It gets a verdict.
 */
#include "engine/internal.h"

#include "base/utf8.h"
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

void ear_add_diag(struct ear *ear, struct outcome_line *l, const struct diag *d)
{
	struct diag *all = arena_grow(ear->a, l->diags, l->ndiags * sizeof *all,
				      (l->ndiags + 1) * sizeof *all, alignof(struct diag));

	all[l->ndiags] = *d;
	all[l->ndiags].at = shifted(ear, d->at);
	l->diags = all;
	l->ndiags++;
}

/* Which call asks the speaker is looked for once in a state, not for each line of a mail. */
const struct call_row *ear_asked(struct ear *ear, seat_id *seat)
{
	if (ear->asked.version != ear->version || ear->asked.only != ear->who.only) {
		const struct view v = ear_view(ear, SEAT_NONE, CALL_NONE);

		ear->asked.call = speaker_call(&v, &ear->who, &ear->asked.seat);
		ear->asked.version = ear->version;
		ear->asked.only = ear->who.only;
	}
	*seat = ear->asked.seat;
	return ear->asked.call;
}

/* A refused line is remembered where it counts: by the sheet it was meant for (law 6), or by the rest of
 * a mail that acts at once (law 7). */
static void count_refusal(struct ear *ear, verb_id verb)
{
	seat_id seat;
	const struct call_row *c = ear_asked(ear, &seat);

	hold_note(ear, verb);
	if (!c)
		return;
	if (kind_of(ear->e->game, c)->hearing == SEALED) {
		struct draft *d = ear_draft(ear, c->call, seat);

		d->refused = d->refused ? d->refused : ear->line;
	} else if (!ear->stopped && option_is(ear->state, "on_refusal", "stop")) {
		ear->stopped = ear->line;
	}
}

static void refuse_line(struct ear *ear, struct outcome_line *l, verb_id verb, const struct diag *d)
{
	l->verdict = VERDICT_REFUSED;
	if (d)
		ear_add_diag(ear, l, d);
	count_refusal(ear, verb);
}

void ear_refuse_line(struct ear *ear, struct outcome_line *l, const struct diag *d)
{
	refuse_line(ear, l, l->command ? l->command->verb : VERB_NONE, d);
}

void ear_remark(struct ear *ear, struct outcome_line *l, const struct diag *d)
{
	ear_add_diag(ear, l, d);
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
	ear->version++;
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

int32_t ear_other_turn(const struct ear *ear, struct str text)
{
	const int32_t turn = state_game(ear->state)->turn;
	size_t at = find_words(text, STR("turn"));
	int64_t n;

	if (!turn || at == text.n || !str_to_int(number_at(text, at + 4), &n))
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

/* ---- what leaves open whether an order is meant ---- */

static const struct diag *say_open(struct ear *ear, const struct binding *b, struct span open, bool stands)
{
	const bool label = b->labelled || span_is_empty(b->open);
	const char *code = label ? stands ? "label-stands" : "label-open" : stands ? "talk-stands" : "talk-open";
	const struct str text = source_text(ear->in->text, shifted(ear, open));

	return SAY(ear->a, code, b->at, { "text", talk_quoted(text, ear->a) });
}

/* Where it acts at once it is not done; where it waits it stands, and its writer is asked. */
static bool is_left_open(struct ear *ear, const struct binding *b, bool sealed, struct outcome_line *l)
{
	const struct span open = span_is_empty(b->open) ? ear->label : b->open;

	if (span_is_empty(open))
		return false;
	if (sealed && l->verdict != VERDICT_REFUSED) {
		l->question = say_open(ear, b, open, true);
		ear_remark(ear, l, l->question);
	} else if (!sealed) {
		ear_refuse_line(ear, l, say_open(ear, b, open, false));
	}
	return !sealed;
}

/* ---- withdrawals ---- */

static bool is_withdrawal(const struct ear *ear, const struct binding *b)
{
	return b->command && b->verdict != VERDICT_REFUSED &&
	       own_verb(ear->e->game, b->command->verb) == OWN_WITHDRAW;
}

/* "ignore my last mail", where there was another before it */
static bool is_one_mail_of_many(struct ear *ear, const struct binding *b, const struct heard_by *by,
				struct outcome_line *l)
{
	const struct str text = source_text(ear->in->text, shifted(ear, b->at));
	const struct seat_book *book = by->call ? book_seat(ear->e, by->call->call, by->seat) : NULL;
	size_t n = 0;

	if (!is_withdrawal(ear, b) || !words_name_mail(text))
		return false;
	for (size_t i = 0; book && i < book->sheets.n; i++)
		n = (book->sheets.at[i].clears ? 0 : n) + (book->sheets.at[i].n > 0);
	if (n < 2)
		return false;
	ear_refuse_line(ear, l, SAY(ear->a, "withdraw-mails", b->at, { "n", str_printf(ear->a, "%zu", n) },
				    { "text", talk_quoted(text, ear->a) }));
	return true;
}

/* No sentence ends between the two, nor does an "and" or "then" behind words that say what goes: "cancel - move 4
 * ..." is neither here nor there. */
static bool is_tangled_with(struct ear *ear, const struct page *page, const struct binding *a, const struct binding *b)
{
	const struct binding *first = a->at.from < b->at.from ? a : b, *then = first == a ? b : a;
	const struct str between =
		utf8_plain_signs(ear->a, source_text(page->source, (struct span){ first->at.to, then->at.from }));
	const struct str words = source_text(page->source, a->at);

	for (size_t i = 0; i < between.n; i++)
		if (strchr(".!?;\n", between.p[i]))
			return false;
	return str_find_char(words, ' ') == words.n ||
	       !(has_words(between, STR("and")) || has_words(between, STR("then")));
}

/* A withdrawal and an order in one sentence: refused, both. */
static bool withdraws_which(struct ear *ear, const struct page *page, const struct bound *b, size_t k)
{
	for (size_t i = 0; i < b->n; i++)
		if (i != k && b->list[i].command && b->list[k].command &&
		    is_withdrawal(ear, &b->list[i]) != is_withdrawal(ear, &b->list[k]) &&
		    is_tangled_with(ear, page, &b->list[is_withdrawal(ear, &b->list[i]) ? i : k],
				    &b->list[is_withdrawal(ear, &b->list[i]) ? k : i]))
			return true;
	return false;
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
	if (is_one_mail_of_many(ear, b, &by, l))
		return;
	if (!is_for_now(ear, b, l))
		return;
	if (is_sealed(ear, &by)) {
		ear_write(ear, c, l);
		is_left_open(ear, b, true, l);
	} else if (!is_left_open(ear, b, false, l)) {
		ear_act(ear, c, l);
	}
}

void ear_binding(struct ear *ear, const struct binding *b)
{
	struct outcome_line *l = ear_add(ear, b->verdict, b->at);

	for (size_t i = 0; i < b->ndiags; i++)
		ear_add_diag(ear, l, &b->diags[i]);
	if (b->verdict == VERDICT_CHATTER)
		return;
	if (b->verdict == VERDICT_REFUSED || !b->command)
		refuse_line(ear, l, b->verb, NULL);
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

bool bound_is_heard(const struct bound *b)
{
	for (size_t i = 0; i < b->n; i++)
		if (b->list[i].command && b->list[i].verdict != VERDICT_REFUSED &&
		    !b->list[i].untimely)
			return true;
	return false;
}

bool bound_is_refused(const struct bound *b)
{
	for (size_t i = 0; i < b->n; i++)
		if (b->list[i].verdict == VERDICT_REFUSED)
			return true;
	return false;
}

bool bound_is_chatter(const struct bound *b)
{
	for (size_t i = 0; i < b->n; i++)
		if (b->list[i].verdict != VERDICT_CHATTER)
			return false;
	return true;
}

struct page ear_read(struct ear *ear, const struct source *text)
{
	struct page page;

	ear->e->reader.read(ear->e->reader.context, text, &page, ear->a);
	page.looks = ARENA_ARRAY(ear->a, struct look, page.n);
	return page;
}

static struct bound bind_now(struct ear *ear, const struct page *page, size_t i)
{
	struct scope scope = { ear_scope(ear), page->lines[i].alone };
	struct view v = ear_view(ear, SEAT_NONE, CALL_NONE);

	ear_asked(ear, &v.seat);
	if (v.seat == SEAT_NONE)
		v.seat = seat_of_player(ear->state, ear->who.player);
	return ear->e->reader.bind(ear->e->reader.context, &v, &scope, page, i, ear->a);
}

struct bound ear_bind(struct ear *ear, const struct page *page, size_t i)
{
	struct look *l = &page->looks[i];

	if (l->version != ear->version)
		l->bound = bind_now(ear, page, i);
	l->version = ear->version;
	return l->bound;
}

struct bound ear_glance(struct ear *ear, const struct page *page, size_t i)
{
	return page->looks[i].version ? page->looks[i].bound : ear_bind(ear, page, i);
}

/* ---- strangers ---- */

/* Of who does not say in these that he wants to join nothing is to be done: they are enough to say what he wrote. */
enum { STRANGER_LINES = 200, STRANGER_BYTES = 16000 };

bool ear_is_stranger(const struct ear *ear)
{
	return ear->who.player == PLAYER_NONE && !ear->who.host;
}

static bool says_join(struct ear *ear, const struct page *page, size_t i)
{
	const struct bound b = ear_bind(ear, page, i);

	for (size_t k = 0; k < b.n; k++)
		if (b.list[k].command &&
		    ear->e->game->verbs[b.list[k].command->verb]->flags & VERB_STRANGER)
			return true;
	return tries_to_join(ear, source_text(page->source, page->lines[i].at));
}

static struct source beginning(struct ear *ear, const struct source *text)
{
	size_t lines = 0;

	while (lines < text->nlines && lines < STRANGER_LINES && text->line_start[lines] <= STRANGER_BYTES)
		lines++;
	const struct str head = lines < text->nlines ? str_sub(text->text, 0, text->line_start[lines]) : text->text;
	return source_new(ear->a, text->name, head);
}

const struct source *ear_text(struct ear *ear, const struct source *text)
{
	struct source *first;
	struct page page;

	if (!ear_is_stranger(ear))
		return text;
	first = ARENA_NEW(ear->a, struct source);
	*first = beginning(ear, text);
	page = ear_read(ear, first);
	for (size_t i = 0; i < page.n; i++)
		if (page.lines[i].read && says_join(ear, &page, i))
			return text;
	return first;
}

/* The host's verbs come first for the host; but what the game's own verbs understand is theirs. */
void ear_line(struct ear *ear, const struct page *page, size_t i)
{
	struct span at = page->lines[i].at;
	struct str text = source_text(page->source, at);
	const struct diag *why = NULL;
	struct bound bound;

	if (ear->who.host && host_line(ear, at, text, &why))
		return;
	if (ear_is_stranger(ear) && !ear->tried_to_join)
		ear->tried_to_join = tries_to_join(ear, text);
	bound = ear_bind(ear, page, i);
	if (!why && host_speaks(text) && bound_is_refused(&bound))
		why = SAY_PLAIN(ear->a, "host-only", at);
	if (why && !bound_is_heard(&bound)) {
		ear_refuse_line(ear, ear_add(ear, VERDICT_REFUSED, at), why);
		return;
	}
	hold_foresee(ear, &bound);
	ear->headed = ear_other_turn(ear, heading_of(utf8_plain_signs(ear->a, text)));
	for (size_t k = 0; k < bound.n; k++) {
		if (bound.list[k].verdict == VERDICT_CHATTER && !ear->spoken)
			ear->spoken = ear_other_turn(ear, source_text(page->source, bound.list[k].at));
		if (withdraws_which(ear, page, &bound, k))
			ear_refuse_line(ear, ear_add(ear, VERDICT_REFUSED, bound.list[k].at),
					SAY_PLAIN(ear->a, "withdraw-which", bound.list[k].at));
		else
			ear_binding(ear, &bound.list[k]);
	}
}
