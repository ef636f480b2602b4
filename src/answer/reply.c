/* reply: see reply.h. */
#include "answer/reply.h"

#include "answer/apart.h"
#include "answer/confirm.h"
#include "answer/known_by.h"
#include "answer/look.h"
#include "answer/reply_clear.h"
#include "engine/route.h"
#include "engine/said.h"
#include "engine/waiting.h"
#include "order/lean.h"
#include "play/game.h"
#include "request/finished.h"
#include "speech/mention.h"
#include "speech/sentences.h"

enum {
	TEXT_MOST = 2000, /* bytes: who writes more writes more than an answer */
	SURE_SHORT = REPLY_SURE_SHORT,
	SURE_NO = LEAN_ONE / 4,
	SURE_ASKED = 3 * LEAN_ONE / 4,
	SURE_CHAT = 3 * LEAN_ONE /* "And get a better mail program" */
};

enum fate { FATE_NONE, FATE_DONE, FATE_FALLS, FATE_WAITS };

/* ---- what becomes of what waits ---------------------------------------------------------------- */

/* "Yes, deploy 2 in Ohio", and above a yes: what waits, as it is to be. */
static bool orders_same(const struct reply_answer *r, size_t i)
{
	const struct reply_part *p = &r->parts[i];
	bool yes_below = false;

	if (p->like.kind != REPLY_ORDER || !p->named.n)
		return false;
	for (size_t k = 0; k < r->n; k++)
		yes_below |= r->parts[k].like.side == SIDE_YES &&
			     (k > i || r->parts[k].sentence.from == p->sentence.from);
	return yes_below;
}

/* What is not surely refused waits on. */
static enum fate fate_of(const struct reply_part *p)
{
	const bool no = p->like.kind == REPLY_NO && p->like.sure >= SURE_NO;

	return p->like.kind == REPLY_YES ? FATE_DONE : no ? FATE_FALLS : FATE_WAITS;
}

/* "Only the Fir one, not the Elm one": that which no other part names. */
static bool settle(struct reply_answer *r, struct reply_part *p)
{
	size_t found = WHICH_MOST, n = 0;

	for (size_t k = 0; k < r->waiting.n; k++) {
		bool named = false;

		for (size_t i = 0; i < r->n; i++)
			named |= &r->parts[i] != p && r->parts[i].like.side != SIDE_BESIDE && r->parts[i].named.set[k];
		if (!p->named.maybe[k] || named)
			continue;
		found = k;
		n++;
	}
	if (n != 1)
		return false;
	p->named.n += !p->named.set[found];
	p->named.set[found] = true;
	p->named.unclear = false;
	return true;
}

/* "Only the Elm one", and a yes to others: one of them is none. */
static bool excludes_others(const struct reply_answer *r, size_t i)
{
	const struct reply_part *p = &r->parts[i];
	const struct words w = words_said(reply_said(r, p->at), r->waiting.ear->a);

	if (p->like.side != SIDE_YES || !p->named.n || !(p->picks || words_have(&w, SAYS_ROLE(LIMITS))))
		return false;
	for (size_t j = 0; j < r->n; j++)
		for (size_t k = 0; j != i && r->parts[j].like.side == SIDE_YES && !r->parts[j].open && k < r->waiting.n;
		     k++)
			if (r->parts[j].named.set[k] && !p->named.set[k])
				return true;
	return false;
}

/* What parts say by name; false: two of them differ. */
static bool name_fates(const struct reply_answer *r, enum fate fate[WHICH_MOST])
{
	for (size_t i = 0; i < r->n; i++) {
		const struct reply_part *p = &r->parts[i];

		for (size_t k = 0; k < r->waiting.n && p->like.side != SIDE_BESIDE; k++) {
			if (!p->named.set[k] || p->open)
				continue;
			if (fate[k] != FATE_NONE && fate[k] != fate_of(p))
				return false;
			fate[k] = fate_of(p);
		}
	}
	for (size_t i = 0; i < r->n; i++)
		for (size_t k = 0; k < r->waiting.n && r->parts[i].open; k++) {
			if (r->parts[i].named.set[k] && fate[k] == FATE_DONE)
				return false;
			if (r->parts[i].named.set[k] && fate[k] == FATE_NONE)
				fate[k] = FATE_WAITS;
		}
	return true;
}

/* "Number three is not what I asked for, and I don't want it": of what its sentence names. */
static void take_names(struct reply_answer *r, size_t i)
{
	struct reply_part *p = &r->parts[i];
	const struct reply_part *before = i ? p - 1 : p;

	if (!i || before->sentence.from != p->sentence.from || p->like.side != SIDE_AGAINST || p->named.n ||
	    p->named.all || p->named.others || p->named.places || p->named.strange)
		return;
	p->named.n = before->named.n;
	for (size_t k = 0; k < r->waiting.n; k++)
		p->named.set[k] = before->named.set[k];
}

/* What is said of none by its name is said of all, or of those that nothing else is said of. */
static bool fill_fates(const struct reply_answer *r, enum fate fate[WHICH_MOST])
{
	enum fate rest = FATE_NONE;
	bool named = false;

	for (size_t k = 0; k < r->waiting.n; k++)
		named |= fate[k] != FATE_NONE;
	for (size_t i = 0; i < r->n; i++) {
		const struct reply_part *p = &r->parts[i];
		const enum fate own = fate_of(p);

		if (p->like.side == SIDE_BESIDE || p->named.n)
			continue;
		if (own != FATE_DONE && !p->named.others && !(p->named.all && named))
			return false; /* "no", "not yet": of all, or of what was said above */
		if (rest != FATE_NONE && rest != own)
			return false;
		rest = own;
	}
	for (size_t k = 0; k < r->waiting.n; k++)
		fate[k] = fate[k] == FATE_NONE ? rest : fate[k];
	return true;
}

/* "Yes, all of it. But hold the turn open": what would end it is not meant. */
static void keep_open(const struct reply_answer *r, enum fate fate[WHICH_MOST])
{
	struct ear *ear = r->waiting.ear;
	bool open = false;

	for (size_t i = 0; i < r->n; i++)
		open |= r->parts[i].like.kind == REPLY_OPEN;
	for (size_t k = 0; open && k < r->waiting.n; k++)
		if (ear->e->game->verbs[waiting_at(ear, waiting_seat(ear), k)->verb]->flags & VERB_ENDS)
			fate[k] = FATE_FALLS;
}

/* Whatever it is like. */
static void hear_order(const struct reply_answer *r, struct reply_part *p)
{
	if ((p->like.side == SIDE_BESIDE && p->like.kind != REPLY_CHAT && p->like.kind != REPLY_TELL) ||
	    !reply_orders_else(r, p))
		return;
	p->like.kind = REPLY_ORDER;
	p->like.side = SIDE_BESIDE;
	p->idle = true;
}

static bool find_fates(struct reply_answer *r, enum fate fate[WHICH_MOST])
{
	bool yes = false;

	for (size_t i = 0; i < r->n; i++)
		hear_order(r, &r->parts[i]);
	for (size_t i = 0; i < r->n; i++)
		take_names(r, i);
	for (size_t i = 0; i < r->n; i++) {
		struct reply_part *p = &r->parts[i];

		if ((p->named.unclear && p->like.side != SIDE_BESIDE && !settle(r, p)) ||
		    (p->like.kind == REPLY_NO && reply_may_order(r, p)))
			return false;
		p->open = !reply_is_clear(r, i);
		if (p->open && !reply_is_open(r, i))
			return false;
		yes |= p->like.side == SIDE_YES && !p->open;
	}
	for (size_t i = 0; i < r->n; i++)
		if (excludes_others(r, i) || orders_same(r, i))
			return false;
	if (!yes || !name_fates(r, fate) || !fill_fates(r, fate))
		return false;
	keep_open(r, fate);
	return true;
}

/* ---- doing it ---------------------------------------------------------------------------------- */

static bool begin(struct reply_answer *r, struct ear *ear, const struct source *text)
{
	const seat_id seat = waiting_seat(ear);

	*r = (struct reply_answer){ .waiting = { .ear = ear }, .text = text };
	if (seat == SEAT_NONE || ear->who.host || *ear->prefix || ear_is_stranger(ear) || text->text.n > TEXT_MOST ||
	    waiting_count(ear, seat) > WHICH_MOST)
		return false;
	for (; r->waiting.n < waiting_count(ear, seat); r->waiting.n++) {
		const struct command *c = waiting_at(ear, seat, r->waiting.n);

		if (!c)
			return false;
		r->waiting.words[r->waiting.n] = ear_words(ear, c);
		r->waiting.names[r->waiting.n] = known_by(ear, c);
	}
	return r->waiting.n > 0;
}

static struct span span_of_yes(const struct reply_answer *r)
{
	size_t i = 0;

	while (r->parts[i].like.side != SIDE_YES)
		i++;
	return r->parts[i].at;
}

/* Something is to be otherwise, or later: it is heard of what waits still, and so is what is refused beside it. */
static bool waits_on(const struct reply_answer *r, const enum fate fate[WHICH_MOST])
{
	bool waits = false;

	for (size_t k = 0; k < r->waiting.n; k++)
		waits |= fate[k] == FATE_WAITS;
	return waits;
}

static bool confirm(const struct reply_answer *r, const enum fate fate[WHICH_MOST])
{
	struct ear *ear = r->waiting.ear;
	int32_t chosen[WHICH_MOST];
	struct heard_by by;
	size_t n = 0;

	for (size_t k = 0; k < r->waiting.n; k++)
		if (fate[k] == FATE_DONE)
			chosen[n++] = (int32_t)k + 1;
	const bool all = n == r->waiting.n;
	/* where they wait in a book, what waits on is put there again when all is heard, as it is then (spared.h) */
	const bool stays = waits_on(r, fate) && !ear_is_sealed(ear);
	const struct binding b = bound_to(own_command(ear->e->game,
						      all     ? OWN_CONFIRM
						      : stays ? OWN_ACCEPT_ORDER
							      : OWN_CONFIRM_ORDER,
						      span_of_yes(r), chosen, all ? 0 : n, ear->a));
	if (!n || !ear_route(ear, b.command, &by))
		return false;
	ear->line = (uint32_t)source_line_of(ear->in->text, b.at.from + ear->base);
	said_order(ear, ear_add(ear, VERDICT_ACCEPTED, b.at), b.command, &by, true, NULL);
	return true;
}

/* The parts that are heard: not such as say something to the game as well. */
static const struct source *rest_of(const struct reply_answer *r, bool waits)
{
	struct ear *ear = r->waiting.ear;
	char *rest = arena_strndup(ear->a, r->text->text.p, r->text->text.n);
	struct source *out = ARENA_NEW(ear->a, struct source);

	for (size_t i = 0; i < r->n; i++) {
		const struct reply_part *p = &r->parts[i];

		if ((p->like.kind != REPLY_YES && p->like.kind != REPLY_CHAT &&
		     (waits || p->like.kind != REPLY_NO || p->named.strange)) ||
		    reply_speaks_elsewhere(r, p))
			continue;
		if (p->like.kind == REPLY_CHAT || p->open) {
			ear->line = (uint32_t)source_line_of(ear->in->text, p->at.from + ear->base);
			ear_add(ear, VERDICT_CHATTER, p->at);
		}
		for (size_t k = p->at.from; k < p->at.to; k++)
			if (rest[k] != '\n')
				rest[k] = ' ';
	}
	*out = source_new(ear->a, r->text->name, (struct str){ rest, r->text->text.n });
	return out;
}

/* "confirm order 2", "pass": in the game's own words it is heard as that. */
static bool holds_own_word(const struct reply_answer *r)
{
	for (size_t i = 0; i < r->n; i++) {
		const int own = apart_own_verb(r->waiting.ear, reply_said(r, r->parts[i].at));

		if (own >= 0 && own != OWN_DONE && own != OWN_BOTH && own != OWN_CONFIRM)
			return true;
	}
	return false;
}

/* Much like one, or by its words: "Yes to both, and I'm finished", where three wait. */
static bool holds_yes(const struct reply_answer *r)
{
	for (size_t i = 0; i < r->n; i++) {
		const struct words w = words_singly(reply_said(r, r->parts[i].at), r->waiting.ear->a);

		if (words_have(&w, SAYS_ROLE(YES)) ||
		    (r->parts[i].like.kind == REPLY_YES && r->parts[i].sure >= SURE_SHORT))
			return true;
	}
	return false;
}

/* "Yes to both", where three wait: to how many; 0. */
static size_t miscount(const struct reply_answer *r)
{
	for (size_t i = 0; i < r->n; i++)
		if (r->parts[i].like.side == SIDE_YES && r->parts[i].named.miscount)
			return r->parts[i].named.miscount;
	return 0;
}

/* What it asks or orders is not of what waits, or it says of which it is: "Is it Margaret who plays green?", "and spawn all three new ones". */
static bool is_beside(const struct reply_answer *r, const struct reply_part *p)
{
	switch (p->like.side) {
	case SIDE_AGAINST:
		return p->named.n || p->named.others;
	case SIDE_BESIDE:
		return (p->like.kind == REPLY_ASK && p->sure >= SURE_ASKED && !p->named.n) ||
		       (p->like.kind == REPLY_CHAT && p->sure >= SURE_CHAT && !p->named.n) ||
		       (p->like.kind == REPLY_ORDER && ear_says_deed(r->waiting.ear, reply_said(r, p->at)));
	default:
		return false;
	}
}

static bool all_beside(const struct reply_answer *r, struct span sentence)
{
	const uint32_t base = r->waiting.ear->base;
	bool any = false;

	for (size_t i = 0; i < r->n; i++) {
		const struct span at = { r->parts[i].at.from + base, r->parts[i].at.to + base };

		if (at.to <= sentence.from || at.from >= sentence.to)
			continue;
		if (!is_beside(r, &r->parts[i]))
			return false;
		any = true;
	}
	return any;
}

static bool is_undone(const struct reply_answer *r)
{
	struct ear *ear = r->waiting.ear;
	struct span at[CONFIRM_SENTENCES];
	const size_t n = sentences_of(ear->in->text->text, at, CONFIRM_SENTENCES);

	for (size_t k = 0; k < n; k++)
		if (confirm_undoes(ear, at[k]) && !all_beside(r, at[k]))
			return true;
	return false;
}

/* Where orders act at once what stands above a yes is done before it: "Activate Hesper. And yes to the soldiers." */
static bool orders_above(const struct reply_answer *r)
{
	size_t i = 0;

	while (i < r->n && r->parts[i].like.side != SIDE_YES && r->parts[i].like.kind != REPLY_ORDER)
		i++;
	return !ear_is_sealed(r->waiting.ear) && i < r->n && r->parts[i].like.side != SIDE_YES;
}

const struct source *reply_hear(struct ear *ear, const struct source *text, struct spared *waited)
{
	struct reply_answer *r = ARENA_NEW(ear->a, struct reply_answer);
	enum fate fate[WHICH_MOST] = { FATE_NONE };

	if (!begin(r, ear, text))
		return text;
	reply_cut(r);
	if (holds_own_word(r))
		return text;
	if (is_undone(r) || r->n == REPLY_PARTS || !find_fates(r, fate) || orders_above(r) || !confirm(r, fate)) {
		ear->yes_part |= holds_yes(r);
		ear->yes_count = miscount(r);
		return text;
	}
	for (size_t k = 0; k < waited->n && waited->n == r->waiting.n; k++)
		waited->asked[k] = fate[k] == FATE_WAITS;
	return rest_of(r, waits_on(r, fate));
}
