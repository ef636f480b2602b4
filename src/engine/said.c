/* said: see said.h. */
#include "engine/acts.h"
#include "engine/hold.h"
#include "engine/offers.h"
#include "engine/said.h"
#include "play/game.h"

bool said_is_sealed(const struct ear *ear, const struct heard_by *by)
{
	return by && by->call && kind_of(ear->e->game, by->call)->hearing == SEALED;
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
	l->canonical = str_printf(ear->a, "%s%.*s", ear->prefix, STR_ARG(ear_words(ear, c)));
	l->command = c;
}

/* It stands, and its writer is asked whether it is meant. */
static void ask(struct ear *ear, struct outcome_line *l, const struct diag *asks)
{
	if (!asks || l->verdict == VERDICT_REFUSED)
		return;
	l->question = asks;
	ear_remark(ear, l, asks);
}

/* At once, or when its writer has said that he means it (held.c). */
static void act(struct ear *ear, struct command *c, struct outcome_line *l, const struct diag *asks)
{
	const int own = own_verb(ear->e->game, c->verb);

	if (!asks)
		asks = held_behind(ear, c);
	if (!asks)
		asks = hold_asks(ear, c);
	if (asks && c->seat != SEAT_NONE && own != OWN_LUCK) {
		held_add(ear, c, l, asks);
		return;
	}
	ear_act(ear, c, l);
	ask(ear, l, asks);
}

static bool is_confirmation(const struct ear *ear, const struct command *c)
{
	return own_verb(ear->e->game, c->verb) >= OWN_CONFIRM_LINE;
}

/* What waits is known to its writer alone, and so is that he takes it back. */
static bool is_withdrawal(const struct ear *ear, const struct command *c)
{
	const int own = own_verb(ear->e->game, c->verb);

	return own == OWN_WITHDRAW || own == OWN_WITHDRAW_LINE || own == OWN_DECLINE;
}

static bool is_addition(const struct ear *ear, const struct command *c)
{
	const int own = own_verb(ear->e->game, c->verb);

	return own == OWN_ADD || own == OWN_BOTH;
}

/* "luck Marmalade. Move 2 to Brume": all of the line is the word of luck, and what else it says is done by nobody. */
static void warn_of_rest(struct ear *ear, struct outcome_line *l, const struct command *c)
{
	const text_id id = own_verb(ear->e->game, c->verb) == OWN_LUCK ? command_value(c, 0, TEXT_NONE) : TEXT_NONE;
	const struct str text = id == TEXT_NONE ? STR_NONE : text_of(ear->state, id);
	for (size_t i = 0; i + 1 < text.n; i++)
		if (strchr(".!?;", text.p[i]) && text.p[i + 1] == ' ') {
			ear_remark(ear, l, SAY(ear->a, "luck-and-more", c->at, { "text", text }));
			return;
		}
}

/* In a call whose orders are written down. */
static void obey_sealed(struct ear *ear, struct outcome_line *l, struct command *c, const struct heard_by *by,
			const struct diag *asks)
{
	const size_t at_line = (size_t)(l - ear->lines.at);

	if (own_verb(ear->e->game, c->verb) == OWN_DECLINE) {
		offers_decline(ear, c, by, l);
	} else if (offer_is(asks)) {
		offer_add(ear, c, by, l, asks);
	} else {
		ear_write(ear, c, l);
		ask(ear, &ear->lines.at[at_line], asks);
	}
}

static void obey(struct ear *ear, struct outcome_line *l, const struct command *said, const struct heard_by *by,
		 bool counts, const struct diag *asks)
{
	const struct span at = { l->at.from - ear->base, l->at.to - ear->base };
	struct command *c;

	if (!by) {
		word_line(ear, l, said);
		ear_refuse_line(ear, l, counts ? ear_explain(ear, said, at) : NULL);
		return;
	}
	c = own_copy(ear, said, by);
	word_line(ear, l, c);
	if (ear->heard == CALL_NONE) {
		ear->heard = c->call;
		ear->seat = by->seat;
	}
	if (counts)
		warn_of_rest(ear, l, c);
	if (!counts) {
		ear_refuse_line(ear, l, NULL);
	} else if (is_confirmation(ear, c)) {
		if (!said_is_sealed(ear, by) || !offer_confirm(ear, c, by))
			held_confirm(ear, c, l);
	} else if (said_is_sealed(ear, by)) {
		obey_sealed(ear, l, c, by, asks);
	} else if (own_verb(ear->e->game, c->verb) == OWN_WITHDRAW_ORDER) {
		ear_refuse_line(ear, l, SAY_PLAIN(ear->a, "nothing-to-withdraw", at));
	} else if (is_withdrawal(ear, c)) {
		held_withdraw(ear, c, l);
	} else if (is_addition(ear, c)) {
		ear_refuse_line(ear, l, SAY_PLAIN(ear->a, "adds-anyway", at));
	} else {
		act(ear, c, l, asks);
	}
}

void said_order(struct ear *ear, struct outcome_line *l, const struct command *c, const struct heard_by *by,
		bool counts, const struct diag *asks)
{
	const bool sealed = said_is_sealed(ear, by);
	const size_t at = ear->lines.n - 1;
	struct tape_piece *p = tape_order(ear, c, counts, l->verdict == VERDICT_WARNED, asks);
	bool taken, hidden;

	p->instead = offer_place(ear, l->instead_of, by);
	ear->orders++;
	ear->tried_to_join |= (ear->e->game->verbs[c->verb]->flags & VERB_STRANGER) != 0;
	ear->tape.shut++;
	obey(ear, l, c, by, counts, asks);
	ear->tape.shut--;
	taken = counts && ear->lines.at[at].verdict <= VERDICT_WARNED;
	hidden = is_confirmation(ear, c) || is_withdrawal(ear, c);
	p->done = taken && by && !sealed && !hidden;
	p->booked = taken && sealed;
	p->waits = !sealed && ((taken && hidden) || ear->lines.at[at].verdict == VERDICT_HELD);
	if (taken && ear->lines.at[at].yes)
		tape_followed(ear, at + 1);
}
