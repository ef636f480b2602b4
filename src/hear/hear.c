/* hear: one mail, its lines (page.c), and the answer to it. */
#include "answer/confirm.h"
#include "base/byte.h"
#include "engine/acts.h"
#include "engine/fallen.h"
#include "engine/outlook.h"
#include "engine/played.h"
#include "engine/said.h"
#include "engine/took.h"
#include "hear/again.h"
#include "hear/hear.h"
#include "hear/line.h"
#include "hear/pass.h"
#include "hear/press_read.h"
#include "hear/remark.h"
#include "hear/stranger.h"
#include "order/roles.h"
#include "play/game.h"
#include "speech/ask.h"
#include "speech/facts.h"
#include "speech/mention.h"
#include "speech/theirs.h"
#include "speech/topic.h"
#include "speech/topic_words.h"

static void ear_begin(struct ear *ear, struct engine *e, const struct input *in, const struct state *s, struct arena *a)
{
	when last = state_game(s)->last;

	*ear = (struct ear){ .e = e,
			     .in = in,
			     .a = a,
			     .state = s,
			     .version = 1,
			     .hear = in->tape.p ? ear_again : ear_page,
			     .prefix = "",
			     .heard = CALL_NONE,
			     .seat = SEAT_NONE };
	ear->now = in->at > last ? in->at : last;
	ear->who = (struct speaker){ PLAYER_NONE, SEAT_NONE, in->host };
	if (in->address.n)
		ear->who.player = player_by_address(s, in->address);
	if (in->tape.p)
		again_begin(ear, in->tape);
}

static bool copies_are_forbidden(const struct ear *ear)
{
	return ear->e->game->rules->privacy_rule && ear->in->flags & INPUT_COPIED && !ear->who.host;
}

static void refuse_mail(struct outcome *out, enum outcome_class what, struct str reason)
{
	out->what = what;
	out->reason = reason;
}

static void judge_mail(struct ear *ear, struct outcome *out)
{
	out->what = OUTCOME_ORDERS;
	if (ear_is_stranger(ear) && !ear->tried_to_join)
		refuse_mail(out, OUTCOME_IGNORED, STR("the sender is not a player of this game"));
	else if (!ear->lines.n)
		refuse_mail(out, OUTCOME_REFUSED, STR("there is no order in it"));
}

static const struct asked *asked_of(enum ask what, struct str words, struct arena *a)
{
	struct asked *out = ARENA_NEW(a, struct asked);

	*out = (struct asked){ .what = what, .about = words, .words = words };
	return out;
}

static seat_id own_seat(const struct ear *ear)
{
	return ear->seat != SEAT_NONE ? ear->seat : seat_of_player(ear->state, ear->who.player);
}

/* What is asked of others, beside what was read. */
static const struct asked *with_theirs(const struct ear *ear, struct str text, const struct asked *known)
{
	const struct asked *out = theirs_asked(ear->state, own_seat(ear), text, ear->e->game->map, ear->a);

	if (!out || (known && !known->guessed))
		return known;
	for (; known; known = known->next) {
		const struct asked *same = out;
		struct asked *own;

		while (same && (same->what != ASK_THEIRS || same->words.p != known->words.p))
			same = same->next;
		if (same) /* it was read as one's own */
			continue;
		own = ARENA_NEW(ear->a, struct asked);
		*own = *known;
		own->next = out;
		out = own;
	}
	return out;
}

static bool is_within(const struct asked *a, const struct asked *b)
{
	return a->words.p < b->words.p + b->words.n && b->words.p < a->words.p + a->words.n;
}

/* With what opens its sentence, and the sign at its end: neither is part of what an order would be. */
static struct str as_sentence(struct str all, struct span at)
{
	size_t from = at.from;

	while (from && !strchr("\n.!?;", all.p[from - 1]))
		from--;
	return str_sub(all, from, at.to + (at.to < all.n && all.p[at.to] == '?'));
}

/* What the state tells stands in place of what was read of the same sentence otherwise; whole: of the line that asks nothing else. */
static const struct asked *with_facts(const struct ear *ear, struct span at, const struct asked *known)
{
	const struct asked *facts = facts_asked(ear->e->game, ear->state, own_seat(ear), ear->in->text->text,
						as_sentence(ear->in->text->text, at), ear->a);
	const struct asked *out = NULL, **last = &out;

	for (; known; known = known->next) {
		bool same = facts && !known->guessed;
		struct asked *own;

		for (const struct asked *f = facts; f && !same; f = f->next)
			same = is_within(f, known);
		if (same)
			continue;
		own = ARENA_NEW(ear->a, struct asked);
		*own = *known;
		*last = own;
		last = &own->next;
	}
	*last = facts;
	return out;
}

/* An absence of his was noted in this mail, or he is asked about one. */
static bool is_absence(const struct ear *ear)
{
	for (size_t i = 0; i < ear->lines.n; i++) {
		const struct requested *r = ear->lines.at[i].request;

		if (r && (r->what == ASK_AWAY || (r->what == ASK_OFFER && str_starts(r->exact, STR("offer away")))))
			return true;
	}
	return false;
}

static const struct asked *asked_in(const struct ear *ear, const struct outcome_line *l)
{
	const struct str text = source_text(ear->in->text, l->at);
	const uint32_t hails = (uint32_t)pass_hails(text, ear->a);
	const struct span at = { l->at.from + hails, l->at.to };

	if (l->request)
		return asked_of(l->request->what, l->request->exact, ear->a);
	const bool hosts = press_is_hosts(text) || (pass_is_hosts(text, ear->a) && !hails);

	if (hosts || (is_absence(ear) && pass_is_wish(text, ear->a)))
		return asked_of(ASK_HOST, text, ear->a);
	return with_facts(ear, at, with_theirs(ear, text, topic_asked(ear->in->text, at, ear->e->game->map, ear->a)));
}

/* A yes where nothing waits for one. */
static const struct asked *idle_yes(struct ear *ear, struct str text)
{
	struct asked *out;

	if (!confirm_is_idle(ear, text))
		return NULL;
	out = ARENA_NEW(ear->a, struct asked);
	*out = (struct asked){ .what = ASK_YES };
	return out;
}

static bool any_order(const struct ear *ear)
{
	for (size_t i = 0; i < ear->lines.n; i++)
		if (ear->lines.at[i].verdict != VERDICT_CHATTER)
			return true;
	return false;
}

/* "How many do I have in Texas": refused for what it is. */
static bool is_question(const struct outcome_line *l, struct str text)
{
	return l->verdict == VERDICT_REFUSED && l->ndiags &&
	       (str_eq_c(l->diags[0].code, "question") ||
		(l->ndiags == 1 && !l->command && str_ends(str_trim(text), STR("?"))));
}

/* "Suppose I attack Corran with 3. What would happen?": what is asked in the next is asked of it. */
static const struct asked *asked_of_it(const struct ear *ear, struct str text)
{
	for (size_t i = 0; i < ear->lines.n; i++)
		for (const struct asked *a = ear->lines.at[i].asked; a; a = a->next)
			if (a->what == ASK_FACT && a->words.p <= text.p && text.p < a->words.p + a->words.n)
				return a;
	return NULL;
}

/* "if i attack Corran with 3 what would happen", "would yellow be able to take Ohio": refused for its words, and the state tells what it
 * asks. */
static const struct asked *supposed_in(const struct ear *ear, const struct outcome_line *l)
{
	const struct str text = source_text(ear->in->text, l->at);
	const bool one = l->verdict == VERDICT_REFUSED && l->ndiags == 1 && !l->command;
	const bool condition = one && str_eq_c(l->diags[0].code, "condition");
	const struct asked *asks = condition || (one && topic_turns(text)) ? asked_in(ear, l) : NULL;

	if (asks && asks->what == ASK_FACT)
		return asks;
	return condition ? asked_of_it(ear, text) : NULL;
}

/* Of what is no order: whether it was read now, or its tape was heard. What no sentence asks by itself all of it may. */
static void find_asked(struct ear *ear)
{
	const bool orders = any_order(ear);
	const struct map *m = ear->e->game->map;
	struct outcome_line *first = NULL;
	struct buf rest = buf_new(ear->a);
	bool asks = false;

	for (size_t i = 0; i < ear->lines.n; i++) {
		struct outcome_line *l = &ear->lines.at[i];

		if (is_question(l, source_text(ear->in->text, l->at)) &&
		    !l->asked) /* whether that is what was meant forward.c weighs */
			l->asks = asked_in(ear, l);
		if (l->verdict != VERDICT_CHATTER)
			continue;
		if (!l->asked)
			l->asked = asked_in(ear, l);
		if (!l->asked && !orders)
			l->asked = idle_yes(ear, source_text(ear->in->text, l->at));
		if (!l->asked && !orders)
			l->asked = topic_place(source_text(ear->in->text, l->at), m, ear->a);
		asks |= l->asked != NULL;
		l->idle |= remark_is_idle(ear, source_text(ear->in->text, l->at));
		first = first ? first : l;
		buf_add(&rest, as_sentence(ear->in->text->text, l->at));
		buf_add_char(&rest, '\n');
	}
	for (size_t i = 0; i < ear->lines.n; i++)
		if (!ear->lines.at[i].asked && !ear->lines.at[i].asks)
			ear->lines.at[i].asks = supposed_in(ear, &ear->lines.at[i]);
	if (first && !asks)
		first->asked = topic_whole(buf_str(&rest), m, ear->a);
}

/* Everything but the answer: lines get their verdicts, drafts and the step are made but not kept. */
static void hear_mail(struct ear *ear, struct outcome *out)
{
	const struct ruleset *r = ear->e->game->rules;

	*out = (struct outcome){ .seat = SEAT_NONE, .player = ear->who.player, .call = CALL_NONE, .bell = WHEN_NEVER };
	if (ear->in->what != OUTCOME_ORDERS || !ear->in->text) {
		refuse_mail(out, ear->in->what == OUTCOME_ORDERS ? OUTCOME_REFUSED : ear->in->what, ear->in->reason);
	} else if (copies_are_forbidden(ear)) {
		refuse_mail(out, OUTCOME_REFUSED,
			    str_printf(ear->a,
				       "orders go to this address alone; this mail went to "
				       "others as well (%s/%s)",
				       r->name, r->privacy_rule));
	} else {
		ear->hear(ear, ear->in->tape.p ? NULL : ear_text(ear, ear->in->text));
		trial_end(ear);
		ear->tape.shut++; /* a sheet as a whole is the rules' to judge */
		ear_drafts(ear);
		ear->tape.shut--;
		fallen_tell(ear);
		judge_mail(ear, out);
	}
	out->tape = tape_text(ear);
	out->player = ear->who.player;
	out->seat = own_seat(ear);
	find_asked(ear);
	out->lines = ear->lines.at;
	out->nlines = ear->lines.n;
	out->yes_unheard = ear->yes_unheard;
	out->yes_count = ear->yes_count;
}

/* What a line did: the events its command caused. */
static void give_events(struct outcome_line *l, const struct events *all, const struct command *cause, struct arena *a)
{
	VEC(struct event) own = { 0 };

	for (size_t k = 0; k < all->list.n; k++) {
		const struct event *e = &all->list.at[k];

		if (e->cause != cause)
			continue;
		VEC_PUSH(&own, a, *e);
		VEC_LAST(&own)->cause = l->command;
		VEC_LAST(&own)->more = NULL; /* in the step's arena; their words are told */
		VEC_LAST(&own)->nmore = 0;
		VEC_LAST(&own)->order = str_dup(a, e->order);
	}
	l->events = own.at;
	l->nevents = own.n;
}

/* The answer belongs to who asked, and outlives the step: nothing in it may lie in the step's arena, as the
 * commands of lines that acted do (ear_act). `all`: the step's events, or NULL where they are not told. */
static void answer_keep(struct ear *ear, const struct events *all)
{
	for (size_t i = 0; i < ear->lines.n; i++) {
		struct outcome_line *l = &ear->lines.at[i];
		const struct command *acted = l->command;

		if (!acted)
			continue;
		l->command = command_copy(acted, ear->a);
		if (all)
			give_events(l, all, acted, ear->a);
		if (l->follows) /* the line before orders it */
			l->command = NULL;
	}
}

/* The call that heard the mail; the host, whom none asks, is told of the newest that asks somebody. */
static call_id call_about(const struct ear *ear, const struct state *s)
{
	return !ear->who.host || ear->heard != CALL_NONE ? ear->heard : outlook_host(s);
}

static bool stands_whole(const struct seat_book *s, const struct booked *b)
{
	for (size_t i = 0; i < b->n; i++) {
		size_t k = 0;

		while (k < s->now.n && s->now.orders[k] != b->orders[i])
			k++;
		if (k == s->now.n)
			return false;
	}
	return true;
}

/* A mail that was long on its way counts by its arrival: what it says may be out of date when it is heard. */
static void find_overtaking(struct outcome *out, struct engine *e, const struct draft *d, const struct mail *m)
{
	const struct seat_book *s = book_seat(e, d->call, d->seat);
	size_t k = 0;

	while (s && k < s->sheets.n && s->sheets.at[k].mail != m)
		k++;
	if (!s || k == s->sheets.n || stands_whole(s, &s->sheets.at[k]))
		return;
	while (++k < s->sheets.n)
		if (s->sheets.at[k].n || s->sheets.at[k].clears) {
			out->overtaken = true;
			out->overtaken_by = s->sheets.at[k].mail->input.at;
		}
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
	for (size_t i = 0; i < ear.drafts.n; i++)
		find_overtaking(out, e, &ear.drafts.at[i], m);
	e->now = ear.now > e->now ? ear.now : e->now;
	if (ear.work) {
		m->now = true;
		step_end(ear.work, step);
		step->played = played_by_mail(&ear);
		answer_keep(&ear, &step->events);
	}
	out->took = took_text(&ear);
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
	if (ear.work)
		answer_keep(&ear, NULL);
	e->reader.learn(e->reader.context, e->tip);
}

void engine_read(struct engine *e, const struct input *in, struct outcome *out, struct arena *a)
{
	struct input read = *in;
	struct ear ear;

	read.tape = STR_NONE;
	engine_tidy(e);
	ear_begin(&ear, e, &read, e->tip, a);
	hear_mail(&ear, out);
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
