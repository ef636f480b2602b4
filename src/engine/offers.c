/*
 * offers: what a line that is not understood may mean, where orders wait in a book. It stands in none before its writer
 * says yes: it is kept beside what stands, by the mail that brought it, and a later mail with orders takes its place. A yes
 * adds it to what stands; what is said to correct an order takes that order's place, and a mail that waits as a whole the place
 * of all.
 */
#include "engine/offers.h"

#include "engine/acts.h"
#include "engine/fallen.h"
#include "engine/said.h"
#include "play/game.h"

bool offer_is(const struct diag *asks)
{
	return asks && (str_starts(asks->code, STR("guess-")) || str_eq_c(asks->code, "talk-waits"));
}

static const struct stand *standing(struct ear *ear, const struct heard_by *by)
{
	const struct seat_book *b = book_seat(ear->e, by->call->call, by->seat);

	return b ? &b->now : NULL;
}

/* Slots in which they say another thing, of the same verb; many: of another. */
static size_t differences(const struct verb *verb, const struct command *a, const struct command *b)
{
	size_t n = 0;

	if (a->verb != b->verb || a->rider || b->rider)
		return SIZE_MAX;
	for (unsigned slot = 0; verb->slots && verb->slots[slot].name; slot++) {
		bool same = command_count(a, slot) == command_count(b, slot);

		for (unsigned k = 0; same && k < command_count(a, slot); k++) {
			const struct arg *x = command_arg(a, slot, k), *y = command_arg(b, slot, k);

			same = x->value == y->value && x->how == y->how;
		}
		n += !same;
	}
	return n;
}

const struct command *offer_corrects(struct ear *ear, const struct command *c, const struct heard_by *by)
{
	const struct stand *s = standing(ear, by);
	const struct command *found = NULL;
	size_t n = 0;

	for (size_t i = 0; s && i < s->n; i++)
		if (differences(ear->e->game->verbs[c->verb], s->orders[i], c) == 1) {
			found = s->orders[i];
			n++;
		}
	return n == 1 ? found : NULL;
}

static bool is_number(const struct slot *slot)
{
	return slot->what == NOUN_COUNT || slot->what == NOUN_NUMBER;
}

/* The same but for how many. */
static bool is_in_other_numbers(const struct verb *verb, const struct command *a, const struct command *b)
{
	if (a->verb != b->verb || a->rider || b->rider || a->nargs != b->nargs || command_equal(a, b))
		return false;
	for (size_t i = 0; i < a->nargs; i++) {
		const struct arg *x = &a->arg[i], *y = &b->arg[i];

		if (x->slot != y->slot || (!is_number(&verb->slots[x->slot]) && x->value != y->value))
			return false;
	}
	return true;
}

const struct command *offer_renumbers(struct ear *ear, const struct command *c, const struct heard_by *by)
{
	const struct stand *s = said_is_sealed(ear, by) ? standing(ear, by) : NULL;
	const struct command *bare = command_bare(ear->e->game, c, ear->a), *found = NULL;
	size_t n = 0;

	for (size_t i = 0; s && i < s->n; i++) {
		const struct command *old = command_bare(ear->e->game, s->orders[i], ear->a);

		if (command_equal(old, bare))
			return NULL;
		if (is_in_other_numbers(ear->e->game->verbs[c->verb], old, bare)) {
			found = s->orders[i];
			n++;
		}
	}
	return n == 1 ? found : NULL;
}

uint32_t offer_place(struct ear *ear, const struct command *c, const struct heard_by *by)
{
	const struct stand *s = c && by && said_is_sealed(ear, by) ? standing(ear, by) : NULL;

	for (size_t i = 0; s && i < s->n; i++)
		if (command_equal(s->orders[i], c))
			return (uint32_t)i + 1;
	return 0;
}

const struct command *offer_at(struct ear *ear, uint32_t place, const struct heard_by *by)
{
	const struct stand *s = place && by && said_is_sealed(ear, by) ? standing(ear, by) : NULL;

	return s && place <= s->n ? s->orders[place - 1] : NULL;
}

bool offer_stands(struct ear *ear, const struct command *c, const struct heard_by *by)
{
	const struct stand *s = kind_of(ear->e->game, by->call)->keeping == REPLACE_SUBJECT ? standing(ear, by) : NULL;

	for (size_t i = 0; s && i < s->n; i++)
		if (command_equal(s->orders[i], c))
			return true;
	return false;
}

void offer_add(struct ear *ear, struct command *c, const struct heard_by *by, struct outcome_line *l,
	       const struct diag *why)
{
	struct draft *d = ear_draft(ear, by->call->call, by->seat);
	const struct offer offer = { .order = c,
				     .instead_of = str_eq_c(why->code, "guess-instead") ? l->instead_of : NULL,
				     .anew = str_eq_c(why->code, "talk-waits") };

	VEC_PUSH(&d->offers, ear->a, offer);
	ear_add_diag(ear, l, why);
	l->question = why;
	l->verdict = VERDICT_HELD;
}

/* ---- the yes ---- */

static bool is_meant(const struct ear *ear, const struct stand *s, size_t i, const struct command *confirm)
{
	return held_says(ear->e->game, confirm, i + 1, (int32_t)s->offers[i].order->line);
}

static void take_old_out(struct draft *d, const struct command *old)
{
	for (size_t i = d->orders.n; old && i-- > 0;)
		if (command_equal(d->orders.at[i], old))
			draft_drop(d, i);
}

static void take_up(struct ear *ear, struct draft *d, const struct offer *o, struct span at)
{
	struct outcome_line *l = ear_add(ear, VERDICT_ACCEPTED, at);
	struct command *c = command_copy(o->order, ear->a);

	c->line = ear->line;
	c->ordinal = (uint32_t)ear->lines.n - 1;
	l->at = at;
	l->command = c;
	l->canonical = ear_words(ear, c);
	l->follows = true;
	take_old_out(d, o->instead_of);
	ear_write(ear, c, l);
}

/* All of them; but: those that this confirms are meant. */
static void tell_fallen(struct ear *ear, const struct stand *s, const struct command *but, struct span at,
			const struct outcome_line *l)
{
	for (size_t i = 0; i < s->noffers; i++)
		if (!but || !is_meant(ear, s, i, but))
			fallen_note(ear, l, at, s->offers[i].order);
}

bool offer_confirm(struct ear *ear, const struct command *confirm, const struct heard_by *by)
{
	const struct stand *s = standing(ear, by);
	const struct span at = VEC_LAST(&ear->lines)->at;
	const bool alone = own_verb(ear->e->game, confirm->verb) == OWN_CONFIRM_ORDER; /* the others fall */
	const size_t said = ear->lines.n - 1;
	struct draft *d;
	bool any = false, anew = false;

	for (size_t i = 0; s && i < s->noffers; i++) {
		any |= is_meant(ear, s, i, confirm);
		anew |= is_meant(ear, s, i, confirm) && s->offers[i].anew;
	}
	if (!any)
		return false;
	VEC_LAST(&ear->lines)->yes = true;
	d = ear_draft(ear, by->call->call, by->seat);
	d->answered = true;
	if (anew && !d->clears)
		d->clears = d->keeps = true; /* of what stands nothing is kept */
	else if (kind_of(ear->e->game, by->call)->keeping == REPLACE_ALL)
		draft_standing(ear, d, VEC_LAST(&ear->lines));
	for (size_t i = 0; i < s->noffers; i++)
		if (is_meant(ear, s, i, confirm))
			take_up(ear, d, &s->offers[i], at);
		else if (!alone)
			VEC_PUSH(&d->offers, ear->a, s->offers[i]);
	if (alone)
		tell_fallen(ear, s, confirm, confirm->at, &ear->lines.at[said + 1]);
	return true;
}

void offers_decline(struct ear *ear, const struct command *c, const struct heard_by *by, struct outcome_line *l)
{
	const struct stand *s = standing(ear, by);
	struct draft *d;

	if (!s || !s->noffers) {
		ear_refuse_line(ear, l, SAY_PLAIN(ear->a, "nothing-held", c->at));
		return;
	}
	tell_fallen(ear, s, NULL, c->at, l);
	d = ear_draft(ear, by->call->call, by->seat);
	d->answered = true;
	draft_standing(ear, d, l);
}

/* ---- what becomes of it by another mail ---- */

static bool are_instead_of_one(const struct offer *a, const struct offer *b)
{
	return a->instead_of && b->instead_of && command_equal(a->instead_of, b->instead_of);
}

static bool is_replaced(struct ear *ear, const struct draft *d, const struct offer *o, bool by_subject)
{
	const struct view v = ear_view(ear, d->seat, d->call);
	const int32_t subject = command_subject(&v, o->order);

	for (size_t i = 0; i < d->orders.n; i++)
		if (command_equal(d->orders.at[i], o->order) || (by_subject && d->subjects.at[i] == subject))
			return true;
	for (size_t i = 0; i < d->offers.n; i++) /* "only 1, not 3", and in the next mail "make it 2": not both */
		if (command_equal(d->offers.at[i].order, o->order) || are_instead_of_one(&d->offers.at[i], o))
			return true;
	return false;
}

/* The line that is asked about that one; NULL: it comes from an earlier mail. */
static struct outcome_line *asked_about(struct ear *ear, const struct command *offer)
{
	for (size_t i = 0; i < ear->lines.n; i++) {
		struct outcome_line *l = &ear->lines.at[i];

		if (l->command == offer && l->verdict == VERDICT_HELD)
			return l;
	}
	return NULL;
}

/* "No, not 3, it should be 5.", and below it the order itself. */
static bool is_given(const struct draft *d, const struct outcome_line *l)
{
	for (size_t i = 0; l->instead_of && i < d->orders.n; i++)
		if (command_equal(d->orders.at[i], l->command))
			return true;
	return false;
}

/* "Yes. And also the 3 to Corran, I still want that.", where the yes was asked for of just that. */
static bool is_taken_up(struct ear *ear, const struct outcome_line *l)
{
	const struct game *g = ear->e->game;
	const struct command *bare = command_bare(g, l->command, ear->a);

	for (size_t i = 0; g->format >= GAME_FORMAT_TENTH && i < ear->lines.n; i++) {
		const struct outcome_line *other = &ear->lines.at[i];

		if (other->follows && other->verdict == VERDICT_ACCEPTED && other->command &&
		    command_equal(command_bare(g, other->command, ear->a), bare))
			return true;
	}
	return false;
}

/* What the mail says elsewhere need not be asked about. */
static void drop_given(struct ear *ear, struct draft *d)
{
	for (size_t k = d->offers.n; k-- > 0;) {
		struct outcome_line *l = asked_about(ear, d->offers.at[k].order);

		if (!l || !(is_given(d, l) || is_taken_up(ear, l)))
			continue;
		l->verdict = VERDICT_CHATTER;
		l->question = NULL;
		l->idle = d->given = true;
		d->offers.at[k] = d->offers.at[--d->offers.n];
	}
}

void offers_keep(struct ear *ear, struct draft *d)
{
	if (ear->e->game->format >= GAME_FORMAT_EIGHTH)
		drop_given(ear, d);
	const struct seat_book *b = book_seat(ear->e, d->call, d->seat);
	const struct call_row *c = call_find(ear->state, d->call);
	const bool by_subject = c && kind_of(ear->e->game, c)->keeping == REPLACE_SUBJECT;
	const size_t n = b && c && !d->answered ? b->now.noffers : 0;
	const struct outcome_line *asks;

	for (size_t i = 0; i < d->offers.n; i++)
		d->offers.at[i].anew &= c && kind_of(ear->e->game, c)->keeping == REPLACE_ALL && !d->keeps &&
					!d->orders.n;
	if (!d->keeps && !(by_subject && !d->clears)) {
		if (n && d->orders.n)
			tell_fallen(ear, &b->now, NULL, d->orders.at[0]->at, &ear->lines.at[d->lines.at[0]]);
		else if (n && d->offers.n && (asks = asked_about(ear, d->offers.at[0].order)))
			tell_fallen(ear, &b->now, NULL, asks->at, asks);
		return;
	}
	for (size_t i = 0; i < n; i++)
		if ((d->orders.n || d->clears) && !is_replaced(ear, d, &b->now.offers[i], by_subject))
			VEC_PUSH(&d->offers, ear->a, b->now.offers[i]);
}
