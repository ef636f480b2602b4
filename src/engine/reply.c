/* reply: see reply.h. */
#include "engine/reply.h"

#include "engine/agree.h"
#include "engine/beside.h"
#include "engine/confirm.h"
#include "engine/finished.h"
#include "engine/known_by.h"
#include "engine/reply_parts.h"
#include "engine/said.h"
#include "order/lean.h"
#include "play/game.h"

enum {
	CURT = 2,         /* words */
	SHORT = 4,        /* words: what may be said of anything */
	TEXT_MOST = 2000, /* bytes: who writes more writes more than an answer */
	SURE_YES = LEAN_ONE,
	SURE_SILENT = 5 * LEAN_ONE / 4, /* no word of it affirms: "As to the second: denied" */
	SURE_SHORT = 2 * LEAN_ONE,
	SAFE_BESIDE = LEAN_ONE / 4,
	SURE_NO = LEAN_ONE / 4,
	SAFE_CHAT = 3 * LEAN_ONE / 4,
	SURE_APART = 3 * LEAN_ONE / 2, /* talk that names what waits, and is of something else */
	SURE_DENIAL = 2 * LEAN_ONE     /* a yes in words that deny: "no objections" */
};

#define STOPS (SAYS_ROLE(STOP_QUESTION) | SAYS_ROLE(STOP_CORRECTION) | SAYS_ROLE(STOP_VAGUE) | SAYS_ROLE(STOP_PAST))
#define OTHERWISE (SAYS_ROLE(CHANGES) | SAYS_ROLE(RATHER) | SAYS_ROLE(INSTEAD) | SAYS_ROLE(STOP_CORRECTION))
#define AGREES (SAYS_ROLE(YES) | SAYS_ROLE(WHOLE) | SAYS_ROLE(PLEASES) | SAYS_ROLE(PRAISE) | SAYS_ROLE(MEANS))

enum fate { FATE_NONE, FATE_DONE, FATE_FALLS, FATE_WAITS };

/* ---- what becomes of what waits ---------------------------------------------------------------- */

/* "Attack Birch from Ash, it is only an idea": no yes, but the order by its own name. */
static bool orders_again(const struct reply_answer *r, const struct words *w)
{
	bool deed = false;

	for (size_t k = 0; w->n && k < r->waiting.n; k++) {
		struct str rest = r->waiting.words[k], name;

		str_cut(&rest, ' ', &name);
		deed |= str_eq(w->at[0].text, name);
	}
	return deed && !words_have(w, AGREES);
}

static bool holds_denial(const struct words *w)
{
	for (size_t i = 0; i < w->n; i++) {
		const roles r = w->at[i].roles;
		const roles idle = r & SAYS_ROLE(MEANS)    ? SAYS_ROLE(STOP_CORRECTION) /* "what I meant" */
				   : r & SAYS_ROLE(LIMITS) ? SAYS_ROLE(HAZARD)          /* "only the first" */
							   : 0;

		if (r & (REPLY_DENIES | OTHERWISE) & ~idle || word_listed(w->at[i].text, LIST_EXCHANGES))
			return true;
	}
	return false;
}

/* "These are his orders:" */
static bool heads(const struct reply_answer *r, const struct reply_part *p)
{
	return str_ends(str_trim(source_text(r->text, p->at)), STR(":"));
}

/* So few words may be said of anything, unless they are much like a yes, all known, and none doubts: "Both are okay", and not "yeah
 * probs", "Yes, were it so". */
static bool is_curt(const struct reply_part *p, const struct words *w)
{
	bool known = !words_have(w, STOPS | REPLY_DENIES);

	for (size_t i = 0; i < w->n; i++)
		known &= w->at[i].roles != 0;
	if (p->named.n)
		return w->n <= CURT && !words_have(w, AGREES);
	return w->n <= SHORT && (w->n == 1 || !known || p->sure < SURE_SHORT);
}

/* Numbers and places in another order are another order. */
static bool is_heard_yes(const struct reply_answer *r, const struct reply_part *p)
{
	struct ear *ear = r->waiting.ear;
	const struct words w = words_singly(reply_said(r, p->at), ear->a);
	const bool denies = holds_denial(&w), asks = str_ends(str_trim(source_text(r->text, p->at)), STR("?"));

	if ((is_curt(p, &w) || asks || heads(r, p) || reply_says_no(&w) ||
	     words_have(&w, SAYS_ROLE(STOP_ALTERNATIVE)) || orders_again(r, &w)) &&
	    !agree_says_yes(ear, waiting_seat(ear), reply_said(r, p->at)))
		return false;
	if (denies && p->named.n && p->named.n < r->waiting.n) /* "Yes, but don't forget Dogwood" */
		return false;
	return !p->denied && !p->named.strange &&
	       p->sure >= (denies                          ? SURE_DENIAL
			   : words_have(&w, REPLY_AFFIRMS) ? SURE_YES
							   : SURE_SILENT);
}

static bool opens_condition(const struct words *w)
{
	const roles joins = SAYS_ROLE(SEPARATOR) | SAYS_ROLE(SO);
	size_t i = 0;

	while (i + 1 < w->n && w->at[i].roles & joins)
		i++;
	return w->n && w->at[i].roles & SAYS_ROLE(STOP_CONDITION);
}

/* It may be of what waits, whatever it is like: "Yes! All five in Elm", "Yes. Elm needs them more." */
static bool bears(const struct reply_answer *r, const struct reply_part *p)
{
	struct ear *ear = r->waiting.ear;
	const struct words w = words_singly(reply_said(r, p->at), ear->a);
	const bool names = p->named.n || p->named.places || p->named.strange;

	const bool asks = p->like.kind == REPLY_ASK && str_ends(str_trim(source_text(r->text, p->sentence)), STR("?"));
	if ((w.n <= CURT && words_have(&w, REPLY_DENIES)) || (!asks && opens_condition(&w))) /* "when Bob is done" */
		return true;
	if (p->like.kind == REPLY_END && w.n <= CURT) /* "pass" */
		return finished_says(ear, reply_said(r, p->at)) == FINISHED_NOT;
	if (p->like.kind == REPLY_CHAT)
		return p->named.by_place_in_list ||
		       (((names && p->sure < SURE_APART) || w.n <= SHORT) && beside_bears(ear, reply_said(r, p->at)));
	if (p->like.kind == REPLY_ASK)
		return words_have(&w, OTHERWISE) || beside_doubts(ear, str_trim(source_text(r->text, p->at)));
	return p->like.kind == REPLY_ORDER &&
	       !(ear_says_deed(ear, reply_said(r, p->at)) || words_have(&w, SAYS_ROLE(ADDS)));
}

/* "Yes, the weather is dreadful here too", "yeah, nvr": what a bare yes may be said to. */
static bool goes_with_yes(const struct reply_answer *r, size_t i)
{
	const struct reply_part *p = &r->parts[i];
	struct ear *ear = r->waiting.ear;

	if (!i || r->parts[i - 1].sentence.from != p->sentence.from || r->parts[i - 1].like.side != SIDE_YES ||
	    (p->like.kind != REPLY_CHAT && (p->like.kind != REPLY_YES || p->named.n)))
		return true;
	return words_singly(reply_said(r, r->parts[i - 1].at), ear->a).n > CURT ||
	       agree_says_yes(ear, waiting_seat(ear), reply_said(r, p->sentence));
}

/* "Yes, but don't forget Dogwood" */
static bool denies_twice(const struct reply_answer *r, const struct reply_part *p)
{
	const struct words w = words_singly(reply_said(r, p->at), r->waiting.ear->a);

	return words_have(&w, SAYS_ROLE(STOP_NEGATION)) && words_have(&w, SAYS_ROLE(DROP) | SAYS_ROLE(RETRACTS));
}

/* "Yes... unless that leaves Dogwood weak": of all of it. */
static bool is_condition(const struct reply_answer *r, const struct reply_part *p)
{
	const struct words w = words_singly(reply_said(r, p->at), r->waiting.ear->a);

	return opens_condition(&w);
}

/* Where the sentence of the first yes begins. */
static uint32_t first_yes(const struct reply_answer *r)
{
	size_t i = 0;

	while (i < r->n && r->parts[i].like.side != SIDE_YES)
		i++;
	return i < r->n ? r->parts[i].sentence.from : UINT32_MAX;
}

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

/* "And then the lot in Fir can give Hazel what for": whatever it does, it does to none that waits. */
static bool speaks_elsewhere(const struct reply_answer *r, const struct reply_part *p)
{
	const struct words w = words_singly(reply_said(r, p->at), r->waiting.ear->a);

	return p->named.elsewhere && p->sentence.from != first_yes(r) && w.n > SHORT &&
	       !words_have(&w, REPLY_DENIES | OTHERWISE) && !is_condition(r, p);
}

/* What orders something for the same as one that waits may be another way to say that. */
static bool is_clear(const struct reply_answer *r, const struct reply_part *p)
{
	switch (p->like.side) {
	case SIDE_YES:
		return is_heard_yes(r, p);
	case SIDE_AGAINST:
		return (!p->named.strange || p->named.n) && !is_condition(r, p) && !denies_twice(r, p);
	default:
		return speaks_elsewhere(r, p) ||
		       (p->sure >= (p->like.kind == REPLY_CHAT ? SAFE_CHAT : SAFE_BESIDE) && !bears(r, p));
	}
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

	if (p->like.side != SIDE_YES || !p->named.n || !words_have(&w, SAYS_ROLE(LIMITS)))
		return false;
	for (size_t j = 0; j < r->n; j++)
		for (size_t k = 0; j != i && r->parts[j].like.side == SIDE_YES && k < r->waiting.n; k++)
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
			if (!p->named.set[k])
				continue;
			if (fate[k] != FATE_NONE && fate[k] != fate_of(p))
				return false;
			fate[k] = fate_of(p);
		}
	}
	return true;
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

static bool find_fates(struct reply_answer *r, enum fate fate[WHICH_MOST])
{
	bool yes = false;

	for (size_t i = 0; i < r->n; i++) {
		struct reply_part *p = &r->parts[i];

		if (p->named.unclear && p->like.side != SIDE_BESIDE && !settle(r, p))
			return false;
		if (!is_clear(r, p))
			return false;
		yes |= p->like.side == SIDE_YES;
		if (excludes_others(r, i) || orders_same(r, i) || !goes_with_yes(r, i))
			return false;
	}
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
	const struct binding b = bound_to(own_command(ear->e->game,
						      all                 ? OWN_CONFIRM
						      : waits_on(r, fate) ? OWN_ACCEPT_ORDER
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

		if ((p->like.kind != REPLY_YES && p->like.kind != REPLY_CHAT && (waits || p->like.kind != REPLY_NO)) ||
		    speaks_elsewhere(r, p))
			continue;
		if (p->like.kind == REPLY_CHAT) {
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

static bool holds_yes(const struct reply_answer *r)
{
	for (size_t i = 0; i < r->n; i++)
		if (r->parts[i].like.kind == REPLY_YES && r->parts[i].sure >= SURE_SHORT)
			return true;
	return false;
}

const struct source *reply_hear(struct ear *ear, const struct source *text)
{
	struct reply_answer *r = ARENA_NEW(ear->a, struct reply_answer);
	enum fate fate[WHICH_MOST] = { FATE_NONE };

	if (!begin(r, ear, text) || confirm_is_undone(ear))
		return text;
	reply_cut(r);
	if (holds_own_word(r))
		return text;
	if (r->n == REPLY_PARTS || !find_fates(r, fate) || !confirm(r, fate)) {
		ear->yes_part = holds_yes(r);
		return text;
	}
	return rest_of(r, waits_on(r, fate));
}
