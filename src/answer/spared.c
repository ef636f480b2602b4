/* spared: see spared.h. */
#include "answer/spared.h"

#include "answer/correct.h"
#include "engine/book.h"
#include "engine/waiting.h"
#include "order/roles.h"
#include "play/game.h"
#include "speech/sentences.h"

static const struct command *instead_of(struct ear *ear, size_t k)
{
	seat_id seat;
	const struct call_row *call = ear_is_sealed(ear) ? ear_asked(ear, &seat) : NULL;
	const struct seat_book *book = call ? book_seat(ear->e, call->call, seat) : NULL;

	return book && k < book->now.noffers ? book->now.offers[k].instead_of : NULL;
}

struct spared spared_before(struct ear *ear)
{
	const seat_id seat = waiting_seat(ear);
	struct spared out = { 0 };

	if (seat == SEAT_NONE || ear->who.host || *ear->prefix || waiting_count(ear, seat) > WHICH_MOST)
		return out;
	for (size_t k = 0; k < waiting_count(ear, seat); k++) {
		const struct command *c = waiting_at(ear, seat, k);

		if (!c)
			continue;
		out.order[out.n] = command_copy(c, ear->a);
		out.instead_of[out.n++] = instead_of(ear, k);
	}
	return out;
}

/* "Yes, that's it, but make it 3 to Galla": whatever keeps it from being taken, what it leaves out was said yes to. */
static bool is_for_it(struct ear *ear, struct str line)
{
	const struct words w = words_said(line, ear->a);

	return w.n && w.at[0].roles & SAYS_ROLE(YES) && !(w.n > 1 && w.at[1].roles & SAYS_ROLE(DENIAL));
}

/* Where the first sentence ends, or the second, that is one such; 0: neither is. */
static uint32_t behind_yes(struct ear *ear, const struct source *text)
{
	struct span at[2];
	const size_t n = sentences_of(text->text, at, 2);

	for (size_t i = 0; i < n; i++)
		if (is_for_it(ear, source_text(text, at[i])))
			return at[i].to + ear->base;
	return 0;
}

static bool is_done(const struct outcome_line *l)
{
	return l->command && l->verdict <= VERDICT_WARNED;
}

static bool is_asked(const struct outcome_line *l)
{
	return l->command && l->verdict == VERDICT_HELD;
}

/* It orders something besides the yes, and takes up nothing of what waited. */
static bool orders_beside(struct ear *ear, uint32_t end)
{
	bool any = false;

	for (size_t i = 0; i < ear->lines.n; i++) {
		const struct outcome_line *l = &ear->lines.at[i];

		if (l->yes || l->follows || l->instead_of ||
		    (l->question && str_eq_c(l->question->code, "guess-still")) || (is_asked(l) && l->at.from < end) ||
		    (is_done(l) && own_verb(ear->e->game, l->command->verb) >= 0 &&
		     own_verb(ear->e->game, l->command->verb) != OWN_ADD))
			return false;
		any |= (is_done(l) && own_verb(ear->e->game, l->command->verb) < 0) || is_asked(l);
	}
	return any;
}

static bool has_place(const struct verb *verb, const struct command *c, int32_t area)
{
	for (unsigned i = 0; i < c->nargs; i++)
		if (verb->slots[c->arg[i].slot].what == NOUN_AREA && c->arg[i].value == area)
			return true;
	return false;
}

/* An order of the mail has its places: that is how it is to be now. */
static bool is_in_its_place(const struct ear *ear, const struct command *c, const struct command *old)
{
	const struct verb *verb = ear->e->game->verbs[old->verb];
	bool any = false;

	if (c->verb != old->verb)
		return false;
	for (unsigned i = 0; i < old->nargs; i++) {
		if (verb->slots[old->arg[i].slot].what != NOUN_AREA)
			continue;
		if (!has_place(verb, c, old->arg[i].value))
			return false;
		any = true;
	}
	return any;
}

/* to_it: the yes may be to what waits, and what is asked about comes beside it. */
static bool is_said_anew(const struct ear *ear, const struct command *old, bool to_it)
{
	for (size_t i = 0; i < ear->lines.n; i++) {
		const struct outcome_line *l = &ear->lines.at[i];

		if ((is_asked(l) || is_done(l)) && (command_equal(l->command, old) ||
						    ((is_done(l) || !to_it) && is_in_its_place(ear, l->command, old)) ||
						    (l->instead_of && command_equal(l->instead_of, old))))
			return true;
	}
	return false;
}

static void wait_on(struct ear *ear, const struct spared *waited, bool asked, bool to_it)
{
	for (size_t k = 0; k < waited->n; k++)
		if ((!asked || waited->asked[k]) && !is_said_anew(ear, waited->order[k], to_it))
			correct_waits(ear, waited->order[k], waited->instead_of[k]);
}

/* Nothing of the mail made it fall: where orders act at once it is in its row still. */
static bool waits_still(struct ear *ear)
{
	for (size_t i = 0; i < ear->lines.n; i++) {
		const struct outcome_line *l = &ear->lines.at[i];

		if (is_asked(l) || (is_done(l) && !l->follows && own_verb(ear->e->game, l->command->verb) < 0))
			return false;
	}
	return !ear_is_sealed(ear);
}

void spared_after(struct ear *ear, const struct source *text, const struct spared *waited)
{
	const uint32_t end = waited->n ? behind_yes(ear, text) : 0;
	bool asked = false;

	for (size_t k = 0; k < waited->n; k++)
		asked |= waited->asked[k];
	if (asked ? !waits_still(ear) : waited->n && (end || ear->yes_part) && orders_beside(ear, end))
		wait_on(ear, waited, asked, asked || end);
}
