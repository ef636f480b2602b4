/*
 * sealed: the lines of a mail that wait in the book of a SEALED call. They are
 * drafted line by line, looked at as a whole sheet when the mail is at its end,
 * and only then booked (law 6).
 */
#include "bind/callname.h"
#include "engine/acts.h"
#include "engine/draft.h"
#include "engine/ear.h"
#include "engine/hold.h"
#include "engine/offers.h"
#include "engine/route.h"
#include "engine/took.h"
#include "play/game.h"

enum { SHEET_PASSES = 4 }; /* check_sheet runs again without the orders it refused */

/* Lines that were accepted and then taken back in the same mail say so. */
static void take_back(struct ear *ear, struct draft *d, const struct command *c)
{
	struct str line = str_printf(ear->a, "%u", (unsigned)c->line);

	for (size_t i = 0; i < d->orders.n; i++)
		ear_remark(ear, &ear->lines.at[d->lines.at[i]],
			   SAY(ear->a, "taken-back", d->orders.at[i]->at, { "line", line }));
	draft_clear(d);
}

static void draft_own(struct ear *ear, struct draft *d, const struct command *c, enum own_verb what)
{
	if (what == OWN_LUCK)
		d->luck = command_value(c, 0, TEXT_NONE);
	if (what == OWN_WITHDRAW || what == OWN_PASS)
		take_back(ear, d, c);
	if (what == OWN_DONE || what == OWN_PASS)
		d->says = SAYS_DONE;
	if (what == OWN_WAIT)
		d->says = SAYS_WAIT;
	if (what == OWN_DONE || what == OWN_PASS)
		d->said = ear->lines.n - 1;
}

void draft_standing(struct ear *ear, struct draft *d, const struct outcome_line *l)
{
	const struct seat_book *b = book_seat(ear->e, d->call, d->seat);

	if (d->clears)
		return;
	d->clears = d->keeps = true;
	for (size_t i = 0; b && i < b->now.n; i++) {
		VEC_PUSH(&d->orders, ear->a, b->now.orders[i]);
		VEC_PUSH(&d->subjects, ear->a, b->now.subjects[i]);
		VEC_PUSH(&d->lines, ear->a, (size_t)(l - ear->lines.at));
	}
}

/* What the last mail took the place of, and then what stands. False: it took the place of nothing. */
static bool draft_both(struct ear *ear, struct draft *d, const struct outcome_line *l)
{
	const struct seat_book *b = book_seat(ear->e, d->call, d->seat);
	const struct stand *before = b && b->sheets.n > 1 ? &b->sheets.at[b->sheets.n - 2].after : NULL;
	size_t n = 0;

	if (!before || d->clears)
		return false;
	for (size_t i = 0; i < before->n; i++) {
		bool stands = false;

		for (size_t k = 0; k < b->now.n; k++)
			stands |= command_equal(before->orders[i], b->now.orders[k]);
		if (stands)
			continue;
		VEC_PUSH(&d->orders, ear->a, before->orders[i]);
		VEC_PUSH(&d->subjects, ear->a, before->subjects[i]);
		VEC_PUSH(&d->lines, ear->a, (size_t)(l - ear->lines.at));
		n++;
	}
	if (n)
		draft_standing(ear, d, l);
	return n;
}

/* Then it is said of what waits for a yes; else all that stands stays, beside what the mail brings. */
static void draft_both_of_none(struct ear *ear, struct draft *d, const struct command *c, struct outcome_line *l)
{
	const struct heard_by by = { call_find(ear->state, d->call), d->seat };

	const struct seat_book *b = book_seat(ear->e, d->call, d->seat);

	if (b && b->now.noffers == 2 && offer_confirm(ear, c, &by))
		return;
	draft_standing(ear, d, l);
	ear_remark(ear, l, SAY_PLAIN(ear->a, "both-of-what", c->at));
}

/* A mail that adds to what stands, where it would take its place. */
static void draft_added(struct ear *ear, struct draft *d, const struct command *c, struct outcome_line *l)
{
	if (kind_of(ear->e->game, call_find(ear->state, d->call))->keeping != REPLACE_ALL)
		ear_refuse_line(ear, l, SAY_PLAIN(ear->a, "adds-anyway", c->at));
	else if (own_verb(ear->e->game, c->verb) == OWN_BOTH && !draft_both(ear, d, l))
		draft_both_of_none(ear, d, c, l);
	else
		draft_standing(ear, d, l);
	d->added = own_verb(ear->e->game, c->verb) == OWN_ADD;
}

void draft_drop(struct draft *d, size_t i)
{
	size_t after = d->orders.n - i - 1;

	memmove(&d->orders.at[i], &d->orders.at[i + 1], after * sizeof *d->orders.at);
	memmove(&d->subjects.at[i], &d->subjects.at[i + 1], after * sizeof *d->subjects.at);
	memmove(&d->lines.at[i], &d->lines.at[i + 1], after * sizeof *d->lines.at);
	d->orders.n--;
	d->subjects.n--;
	d->lines.n--;
}

/* "withdraw line 2": of what stands, by the lines in which it came. */
static void take_back_line(struct ear *ear, struct draft *d, const struct command *c, struct outcome_line *l)
{
	const struct seat_book *b = book_seat(ear->e, d->call, d->seat);
	const uint32_t line = (uint32_t)command_value(c, 0, 0);
	size_t n = 0;

	for (size_t i = 0; !d->clears && b && i < b->now.n; i++)
		n += b->now.orders[i]->line == line;
	for (size_t i = 0; d->clears && i < d->orders.n; i++)
		n += d->orders.at[i]->line == line;
	if (n != 1) {
		ear_refuse_line(ear, l, SAY_PLAIN(ear->a, n ? "line-of-two" : "no-such-line", c->at));
		return;
	}
	draft_standing(ear, d, l);
	for (size_t i = d->orders.n; i-- > 0;)
		if (d->orders.at[i]->line == line)
			draft_drop(d, i);
}

/* "withdraw order 2": of what stands, as it is listed. */
static void take_back_order(struct ear *ear, struct draft *d, const struct command *c, struct outcome_line *l)
{
	const struct seat_book *b = book_seat(ear->e, d->call, d->seat);
	const int32_t number = command_value(c, 0, 0);
	const struct command *order = b && number > 0 && (size_t)number <= b->now.n ? b->now.orders[number - 1] : NULL;
	size_t i = 0;

	if (order)
		draft_standing(ear, d, l);
	while (order && i < d->orders.n && d->orders.at[i] != order)
		i++;
	if (!order || i == d->orders.n) {
		ear_refuse_line(ear, l, SAY_PLAIN(ear->a, "no-such-order", c->at));
		return;
	}
	draft_drop(d, i);
	l->canonical = str_printf(ear->a, "withdraw %.*s", STR_ARG(ear_words(ear, order)));
}

/* The first by arrival: a mail that was on its way for long may still be it. */
static bool first_stands(struct ear *ear, const struct draft *d)
{
	const struct call_row *c = call_find(ear->state, d->call);
	const struct seat_book *b = book_seat(ear->e, d->call, d->seat);
	const struct mail this = { .input = *ear->in };

	for (size_t i = 0; kind_of(ear->e->game, c)->keeping == KEEP_FIRST && b && i < b->sheets.n; i++)
		if (b->sheets.at[i].n && mail_cmp(b->sheets.at[i].mail, &this) < 0)
			return true;
	return false;
}

static bool said_before(const struct ear *ear, const struct draft *d, const struct command *c)
{
	if (!d->added && !(ear->e->game->verbs[c->verb]->flags & VERB_ONCE))
		return false;
	for (size_t i = 0; i < d->orders.n; i++)
		if (command_equal(d->orders.at[i], c))
			return true;
	return false;
}

/* A later order of the same sheet replaces an earlier one only for verbs flagged LAST. */
static void replace_last(struct ear *ear, struct draft *d, const struct command *c, int32_t subject)
{
	const struct game *g = ear->e->game;
	struct str line = str_printf(ear->a, "%u", (unsigned)c->line);

	if (!(g->verbs[c->verb]->flags & VERB_LAST))
		return;
	for (size_t i = d->orders.n; i-- > 0;) {
		const struct command *old = d->orders.at[i];
		struct outcome_line *l = &ear->lines.at[d->lines.at[i]];

		if (d->subjects.at[i] != subject || !(g->verbs[old->verb]->flags & VERB_LAST))
			continue;
		ear_remark(ear, l, SAY(ear->a, "replaced", old->at, { "line", line }));
		draft_drop(d, i);
	}
}

/* An order for the same subject that still stands is pointed out, never left standing in silence. */
static void point_at_older(struct ear *ear, const struct draft *d, const struct command *c, int32_t subject,
			   struct outcome_line *l)
{
	const struct call_row *call = call_find(ear->state, d->call);
	const struct seat_book *b = book_seat(ear->e, d->call, d->seat);

	if (kind_of(ear->e->game, call)->keeping != REPLACE_SUBJECT || !b || d->clears)
		return;
	for (size_t i = 0; i < b->now.n; i++)
		if (b->now.subjects[i] == subject)
			ear_remark(ear, l,
				   SAY(ear->a, "older-stands", c->at, { "order", ear_words(ear, b->now.orders[i]) }));
}

/* Whether it cannot be booked; its diags are at the line then. */
static bool is_refused(struct ear *ear, const struct draft *d, const struct command *c, struct outcome_line *l)
{
	struct view v = draft_view(ear, d);
	struct notes notes = { .arena = ear->a };
	const struct verb *verb = ear->e->game->verbs[c->verb];
	const struct call_row *call = call_find(ear->state, d->call);
	struct str title = call_words(ear->e->game, ear->state, call, ear->a);

	if (first_stands(ear, d)) {
		ear_remark(ear, l, SAY(ear->a, "first-stands", c->at, { "call", title }));
		return true;
	}
	if (own_verb(ear->e->game, c->verb) >= 0 || !verb->check)
		return false;
	verb->check(&v, c, &notes);
	arena_reset(&ear->e->scratch);
	return ear_notes(ear, l, &notes, c->at);
}

/* If it were all of his sheet. */
static bool sheet_refuses(struct ear *ear, const struct draft *d, const struct command *c, struct outcome_line *l)
{
	struct view v = draft_view(ear, d);
	struct notes notes = { .arena = ear->a };

	if (own_verb(ear->e->game, c->verb) >= 0 || !ear->e->game->rules->check_sheet)
		return false;
	v.book = &c;
	v.nbook = 1;
	ear->e->game->rules->check_sheet(&v, &c, 1, &notes);
	arena_reset(&ear->e->scratch);
	return notes_refuse(ear->e->game->rules, &notes) && ear_notes(ear, l, &notes, c->at);
}

bool ear_would_refuse(struct ear *ear, const struct command *c, const struct heard_by *by, struct outcome_line *tried)
{
	const struct draft d = { .call = by->call->call, .seat = by->seat };
	struct command *own = command_copy(c, ear->a);
	bool refused;

	own->seat = by->seat;
	own->call = by->call->call;
	own->player = ear->who.player;
	ear->tape.shut++;
	refused = is_refused(ear, &d, own, tried) || sheet_refuses(ear, &d, own, tried);
	ear->tape.shut--;
	return refused;
}

/* What the host does in a seat's name is listed as the host's. */
static bool is_played_again(const struct ear *ear, call_id call)
{
	return !ear->in->host && call_plays_again(ear->state, call);
}

/* What a verb of the engine's does at once, before the rules are asked; whether it was one. */
static bool write_now(struct ear *ear, struct draft *d, struct command *c, int own, struct outcome_line *l)
{
	if (own == OWN_WITHDRAW_LINE)
		take_back_line(ear, d, c, l);
	else if (own == OWN_WITHDRAW_ORDER)
		take_back_order(ear, d, c, l);
	else if (own == OWN_ADD || own == OWN_BOTH)
		draft_added(ear, d, c, l);
	else if (own == OWN_PASS && hold_silence(ear, c)) /* it would take back the answer that stands */
		ear_refuse_line(ear, l, hold_silence(ear, c));
	else
		return false;
	return true;
}

void ear_write(struct ear *ear, struct command *c, struct outcome_line *l)
{
	struct draft *d = ear_draft(ear, c->call, c->seat);
	struct view v = draft_view(ear, d);
	int own = own_verb(ear->e->game, c->verb);
	int32_t subject = own >= 0 ? -1 : command_subject(&v, c);

	if (is_played_again(ear, c->call)) {
		ear_refuse_line(ear, l, SAY_PLAIN(ear->a, "played-again", c->at));
		return;
	}
	if (write_now(ear, d, c, own, l))
		return;
	if (own != OWN_DONE && own != OWN_LUCK && own != OWN_WAIT && is_refused(ear, d, c, l)) {
		l->verdict = VERDICT_REFUSED;
		d->refused = d->refused ? d->refused : ear->line;
		if (own < 0)
			point_at_older(ear, d, c, subject, l);
		return;
	}
	if (own >= 0) {
		draft_own(ear, d, c, (enum own_verb)own);
		return;
	}
	if (said_before(ear, d, c)) {
		ear_remark(ear, l, SAY_PLAIN(ear->a, "said-twice", c->at));
		return;
	}
	replace_last(ear, d, c, subject);
	VEC_PUSH(&d->orders, ear->a, c);
	VEC_PUSH(&d->subjects, ear->a, subject);
	VEC_PUSH(&d->lines, ear->a, (size_t)(l - ear->lines.at));
}

/* ---- the whole sheet ---- */

static void discard(struct ear *ear, struct draft *d)
{
	struct str line = str_printf(ear->a, "%u", d->refused);

	for (size_t i = 0; i < d->orders.n; i++) {
		struct outcome_line *l = &ear->lines.at[d->lines.at[i]];

		l->verdict = VERDICT_REFUSED;
		ear_remark(ear, l, SAY(ear->a, "discarded", d->orders.at[i]->at, { "line", line }));
	}
	draft_clear(d);
	d->clears = false;
	d->says = SAYS_NOTHING;
}

/* One pass of check_sheet. What it refuses leaves the draft; false when nothing did, and then its
 * warnings are given too. */
static bool check_sheet_once(struct ear *ear, struct draft *d)
{
	struct view v = draft_view(ear, d);
	struct notes *notes = draft_notes(ear->a, d->orders.n);
	bool refused = false;

	ear->e->game->rules->check_sheet(&v, d->orders.at, d->orders.n, notes);
	arena_reset(&ear->e->scratch);
	for (size_t i = d->orders.n; i-- > 0;) {
		struct outcome_line *l = &ear->lines.at[d->lines.at[i]];

		if (!notes_refuse(ear->e->game->rules, &notes[i]))
			continue;
		ear_notes(ear, l, &notes[i], d->orders.at[i]->at);
		l->verdict = VERDICT_REFUSED;
		d->refused = d->refused ? d->refused : l->line;
		draft_drop(d, i);
		refused = true;
	}
	for (size_t i = 0; !refused && i < d->orders.n; i++)
		ear_notes(ear, &ear->lines.at[d->lines.at[i]], &notes[i], d->orders.at[i]->at);
	return refused;
}

static void refuse_said(struct ear *ear, struct draft *d, const struct diag *why)
{
	struct outcome_line *l = &ear->lines.at[d->said];

	d->says = SAYS_NOTHING;
	l->verdict = VERDICT_REFUSED;
	ear_add_diag(ear, l, why);
}

/* A question that wants words is not answered by `done` where no word stands. */
static void hold_quiet(struct ear *ear, struct draft *d)
{
	const struct seat_book *b = book_seat(ear->e, d->call, d->seat);
	const struct diag *why;

	if (d->says != SAYS_DONE || d->orders.n || (!d->clears && b && b->now.n))
		return;
	why = hold_silence(ear, ear->lines.at[d->said].command);
	if (why)
		refuse_said(ear, d, why);
}

/* Who got a line wrong has not said all: he is waited for, whatever he says. A `pass` clears all the same. */
static void hold_done(struct ear *ear, struct draft *d)
{
	struct outcome_line *l = &ear->lines.at[d->said];
	const struct diag *why = hold_offered(ear, d);

	if (why) { /* one yes to all of it */
		const struct offer offer = { command_copy(l->command, ear->a), NULL };

		VEC_PUSH(&d->offers, ear->a, offer);
		d->says = SAYS_NOTHING;
		ear_add_diag(ear, l, why);
		l->question = why;
		l->verdict = VERDICT_HELD;
		return;
	}
	if (!hold_answer(ear, d))
		return;
	ear->line = l->line;
	why = hold_words(ear, l->command, d->refused);
	refuse_said(ear, d, why);
}

static void check_sheet(struct ear *ear, struct draft *d)
{
	for (int pass = 0;
	     ear->e->game->rules->check_sheet && d->orders.n && pass < SHEET_PASSES && check_sheet_once(ear, d);)
		pass++;
}

/* "make it 9 to Nara" took an order out, and puts one in: of the same words (takeback.c); what stands behind them on the line is none
 * of that. */
static bool puts_in(const struct outcome_line *out, const struct outcome_line *in)
{
	return in->command && in->at.from == out->at.from && in->at.to == out->at.to;
}

/* Where the order with its new number is refused, the old one stands as it was. */
static bool keep_old(struct ear *ear, struct draft *d)
{
	const struct game *g = ear->e->game;
	const struct seat_book *b = book_seat(ear->e, d->call, d->seat);
	bool any = false;

	for (size_t i = 0; b && i + 1 < ear->lines.n; i++) {
		struct outcome_line *l = &ear->lines.at[i], *next = l + 1;
		const struct command *c = l->command;
		const size_t old = c ? (size_t)command_value(c, 0, 0) - 1 : 0;

		if (!c || own_verb(g, c->verb) != OWN_WITHDRAW_ORDER || c->call != d->call || c->seat != d->seat ||
		    l->verdict == VERDICT_REFUSED || next->verdict != VERDICT_REFUSED || !puts_in(l, next))
			continue;
		VEC_PUSH(&d->orders, ear->a, b->now.orders[old]);
		VEC_PUSH(&d->subjects, ear->a, b->now.subjects[old]);
		VEC_PUSH(&d->lines, ear->a, i);
		l->verdict = VERDICT_REFUSED;
		ear_add_diag(ear, l, SAY_PLAIN(ear->a, "kept-as-was", c->at));
		any = true;
	}
	return any;
}

/* He said `wait` before, and these orders do not take it back. */
static void tell_waits(struct ear *ear, const struct draft *d)
{
	const struct seat_book *b = book_seat(ear->e, d->call, d->seat);

	if (ear->e->game->format >= GAME_FORMAT_TWELFTH && b && b->now.waits && b->now.himself && d->orders.n &&
	    d->says == SAYS_NOTHING)
		ear_remark(ear, &ear->lines.at[d->lines.at[d->orders.n - 1]],
			   SAY_PLAIN(ear->a, "waits-on", d->orders.at[d->orders.n - 1]->at));
}

void ear_drafts(struct ear *ear)
{
	for (size_t i = 0; i < ear->drafts.n; i++) {
		struct draft *d = &ear->drafts.at[i];

		offers_keep(ear, d);
		check_sheet(ear, d);
		if (keep_old(ear, d))
			check_sheet(ear, d);
		draft_warn_of_offers(ear, d);
		hold_done(ear, d);
		hold_quiet(ear, d);
		tell_waits(ear, d);
		if (d->refused && option_is(ear->state, "invalid", "discard"))
			discard(ear, d);
	}
}

/* ---- into the book ---- */

static const struct offer *offers_kept(const struct draft *d, struct arena *keep)
{
	struct offer *out = ARENA_ARRAY(keep, struct offer, d->offers.n);

	for (size_t i = 0; i < d->offers.n; i++) {
		const struct offer *o = &d->offers.at[i];

		out[i].order = command_copy(o->order, keep);
		out[i].instead_of = o->instead_of ? command_copy(o->instead_of, keep) : NULL;
		out[i].anew = o->anew;
	}
	return out;
}

/* "Is this meant?" is asked of an order that stands: too late where its mail closes what it is for. What left it open may have been
 * what the order itself says ("not 3, it should be 2"). */
static bool is_asked_about(struct ear *ear, const struct draft *d)
{
	bool asked = false;

	for (size_t i = 0; !d->given && ear->e->game->format >= GAME_FORMAT_ELEVENTH && i < ear->lines.n; i++) {
		const struct outcome_line *l = &ear->lines.at[i];

		asked |= l->question && l->command && l->verdict <= VERDICT_WARNED && l->command->call == d->call &&
			 l->command->seat == d->seat && own_verb(ear->e->game, l->command->verb) < 0;
	}
	return asked;
}

static struct booked booked_of(struct ear *ear, const struct draft *d, struct mail *m)
{
	struct arena *keep = &ear->e->keep;
	struct booked b = { .mail = m,
			    .n = d->orders.n,
			    .clears = d->clears,
			    .faulty = d->refused != 0,
			    .unread = d->unread || is_asked_about(ear, d),
			    .says = d->says,
			    .luck = d->luck };

	b.noffers = d->offers.n;
	b.offers = offers_kept(d, keep);
	b.orders = ARENA_ARRAY(keep, const struct command *, b.n);
	b.subjects = ARENA_ARRAY(keep, int32_t, b.n);
	for (size_t i = 0; i < b.n; i++) {
		b.orders[i] = command_copy(d->orders.at[i], keep);
		b.subjects[i] = d->subjects.at[i];
	}
	return b;
}

static bool says_nothing(const struct draft *d)
{
	return !d->orders.n && !d->offers.n && !d->clears && !d->refused && d->says == SAYS_NOTHING &&
	       d->luck == TEXT_NONE;
}

static bool is_first_of_call(const struct ear *ear, size_t i)
{
	for (size_t k = 0; k < i; k++)
		if (ear->drafts.at[k].call == ear->drafts.at[i].call && !says_nothing(&ear->drafts.at[k]))
			return false;
	return true;
}

/* A call may have closed since: by this very mail, or, when a mail is heard again, long ago. */
void ear_book(struct ear *ear, struct mail *m)
{
	for (size_t i = 0; i < ear->drafts.n; i++) {
		const struct draft *d = &ear->drafts.at[i];
		const struct call_row *c = call_find(ear->state, d->call);
		struct booked b;

		if (!c || !call_find(ear->e->tip, d->call) || says_nothing(d))
			continue;
		b = booked_of(ear, d, m);
		book_add(ear->e, kind_of(ear->e->game, c), d->call, d->seat, &b);
		took_sheet(ear, kind_of(ear->e->game, c), d->call, d->seat, &b);
		m->waits += is_first_of_call(ear, i);
	}
}
