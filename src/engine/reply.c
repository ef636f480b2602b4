/* reply: see reply.h. */
#include "engine/reply.h"

#include "base/byte.h"
#include "bind/weigh.h"
#include "engine/agree.h"
#include "engine/beside.h"
#include "engine/confirm.h"
#include "engine/finished.h"
#include "engine/reply_named.h"
#include "engine/said.h"
#include "order/answers.h"
#include "order/lean.h"
#include "order/phrasing.h"
#include "order/replies.h"
#include "play/game.h"

enum {
	PARTS = 24,
	CURT = 2,         /* words */
	SHORT = 4,        /* words: what may be said of anything */
	CUTS = 10,        /* of a sentence */
	TEXT_MOST = 2000, /* bytes: who writes more writes more than an answer */
	LINE_WRAPS = 45,  /* bytes: a longer line may go on in the next */
	SURE_YES = LEAN_ONE,
	SURE_SILENT = 5 * LEAN_ONE / 4, /* no word of it affirms: "As to the second: denied" */
	SURE_SHORT = 2 * LEAN_ONE,
	SAFE_BESIDE = LEAN_ONE / 4,
	SURE_NO = LEAN_ONE / 4,
	SAFE_CHAT = 3 * LEAN_ONE / 4,
	SURE_APART = 3 * LEAN_ONE / 2, /* talk that names what waits, and is of something else */
	AGAINST_PART = LEAN_ONE / 2,
	CUT_COSTS = LEAN_ONE / 16,
	SURE_DENIAL = 2 * LEAN_ONE,  /* a yes in words that deny: "no objections" */
	AGAINST_MORE = LEAN_ONE / 2, /* what speaks against a yes is found before it */
	ANSWER_PART = 2,             /* what its likeness to whole answers counts, of its likeness to parts of them */
	WEIGHT_PART = 50,            /* what its likeness to what withholds counts */
	WEIGHT_MOST = 30000
};
#define BLANKS " \t\r\n,.;:!()\"'-"

/* In a yes it is a way to speak: "no objections", "don't you dare forget Birch". */
#define DENIES \
	(SAYS_ROLE(STOP_NEGATION) | SAYS_ROLE(STOP_CONDITION) | SAYS_ROLE(HAZARD) | SAYS_ROLE(DENIAL) | \
	 SAYS_ROLE(DROP) | SAYS_ROLE(RETRACTS) | SAYS_ROLE(UNSETTLED) | SAYS_ROLE(TEMPORAL))
#define STOPS (SAYS_ROLE(STOP_QUESTION) | SAYS_ROLE(STOP_CORRECTION) | SAYS_ROLE(STOP_VAGUE) | SAYS_ROLE(STOP_PAST))
#define OTHERWISE (SAYS_ROLE(CHANGES) | SAYS_ROLE(RATHER) | SAYS_ROLE(INSTEAD) | SAYS_ROLE(STOP_CORRECTION))
#define ALTERS \
	(SAYS_ROLE(CHANGES) | SAYS_ROLE(RATHER) | SAYS_ROLE(LIMITS) | SAYS_ROLE(AGAINST) | SAYS_ROLE(BESIDES) | \
	 SAYS_ROLE(REST) | SAYS_ROLE(INSTEAD) | SAYS_ROLE(STOP_CORRECTION))
#define AGREES (SAYS_ROLE(YES) | SAYS_ROLE(WHOLE) | SAYS_ROLE(PLEASES) | SAYS_ROLE(PRAISE) | SAYS_ROLE(MEANS))
#define AFFIRMS \
	(SAYS_ROLE(YES) | SAYS_ROLE(WHOLE) | SAYS_ROLE(PLEASES) | SAYS_ROLE(PRAISE) | SAYS_ROLE(DOES) | \
	 SAYS_ROLE(DEED) | SAYS_ROLE(VERB) | SAYS_ROLE(SO) | SAYS_ROLE(MEANS))

struct part {
	struct span at, sentence;
	struct reply_like like;
	int32_t sure; /* that it does what its kind does */
	bool denied;  /* a yes, and part of it speaks against one */
	struct reply_named named;
};
struct answer {
	struct reply_waiting waiting;
	const struct source *text;
	struct part parts[PARTS];
	size_t n;
};
enum fate { FATE_NONE, FATE_DONE, FATE_FALLS, FATE_WAITS };

/* ---- its parts --------------------------------------------------------------------------------- */

static struct str said(const struct answer *r, struct span at)
{
	return str_strip(source_text(r->text, at), BLANKS);
}

static struct part weigh_part(const struct answer *r, struct span at)
{
	const struct str text = str_trim(source_text(r->text, at)), masked = reply_masked(&r->waiting, text);
	const int32_t weight = weigh(text), most = weight < WEIGHT_MOST ? weight : WEIGHT_MOST;
	struct part p = { .at = at, .like = replies_like(masked) };

	if (p.like.kind == REPLY_NO && finished_says(r->waiting.ear, said(r, at)) == FINISHED_WAIT) {
		p.like.kind = REPLY_OPEN; /* "but don't close my turn": of none that waits, or keep_open() finds it */
		p.like.side = SIDE_BESIDE;
		p.like.safe = p.like.sure;
	}
	p.named = reply_named(&r->waiting, said(r, at));
	p.sure = p.like.side == SIDE_YES ? p.like.sure : p.like.safe;
	if (p.like.kind == REPLY_YES && (!p.named.n || p.named.n == r->waiting.n))
		p.sure += answers_lean(masked) / ANSWER_PART;
	else if (p.like.kind == REPLY_CHAT)
		p.sure -= (most > -WEIGHT_MOST ? most : -WEIGHT_MOST) / WEIGHT_PART;
	return p;
}

/* Where it may say another thing: before "but", "and then", behind a comma, a dash. */
static bool parts_at(const struct answer *r, struct str text, size_t i)
{
	if (strchr(",;-", text.p[i]))
		return i + 1 < text.n && text.p[i + 1] == ' ';
	return text.p[i] == ' ' &&
	       phrasing_says("AM_PARTS", str_sub(text, i + 1, str_find_any(text, i + 1, " ,\n")), r->waiting.ear->a);
}

/* Where a sentence may be cut, its ends among them. */
static size_t find_cuts(const struct answer *r, struct span at, uint32_t cuts[CUTS])
{
	const struct str text = source_text(r->text, at);
	size_t n = 0;

	cuts[n++] = at.from;
	for (uint32_t i = 1; i + 1 < text.n && n + 1 < CUTS; i++)
		if (parts_at(r, text, i) && said(r, (struct span){ cuts[n - 1], at.from + i }).n)
			cuts[n++] = at.from + i;
	cuts[n++] = at.to;
	return n;
}

/* Each way to cut a sentence: what stands from one cut to another. */
struct cutting {
	const struct answer *r;
	uint32_t cuts[CUTS];
	size_t n;
	struct part part[CUTS][CUTS];
	bool against[CUTS][CUTS]; /* it, or a part of it, speaks against a yes, in a word that does */
};

static bool says_no(const struct words *w)
{
	size_t i = 0;

	while (i < w->n && !word_listed(w->at[i].text, LIST_NO))
		i++;
	return i < w->n;
}

static bool speaks_against(const struct answer *r, const struct part *p)
{
	const struct words w = words_singly(said(r, p->at), r->waiting.ear->a);
	const bool no = says_no(&w);

	return p->like.side == SIDE_AGAINST && p->like.sure >= AGAINST_PART && (no || words_have(&w, DENIES | ALTERS));
}

static void weigh_cuts(struct cutting *c)
{
	for (size_t wide = 1; wide < c->n; wide++)
		for (size_t from = 0; from + wide < c->n; from++) {
			const size_t to = from + wide;
			struct part *p = &c->part[from][to];

			*p = weigh_part(c->r, (struct span){ c->cuts[from], c->cuts[to] });
			c->against[from][to] = speaks_against(c->r, p) ||
					       (wide > 1 && (c->against[from + 1][to] || c->against[from][to - 1]));
		}
}

/* "as to Birch" of "as to Birch, refused" is no yes, and "Yes to Cedar, no to Dogwood" neither. */
static int32_t sureness(const struct cutting *c, size_t from, size_t to)
{
	const struct part *p = &c->part[from][to];
	const struct words w = words_singly(said(c->r, p->at), c->r->waiting.ear->a);
	const bool cut = to - from + 1 < c->n;

	if (p->like.side == SIDE_YES &&
	    (c->against[from][to] || (cut && (p->named.strange || !words_have(&w, AFFIRMS)))))
		return 0;
	return p->like.sure + (p->like.side == SIDE_AGAINST ? AGAINST_MORE : 0);
}

/* A sentence in those parts of which the least sure is surest; what speaks against a yes is found before it. */
static void add_parts(struct answer *r, struct span at)
{
	struct cutting *c = ARENA_NEW(r->waiting.ear->a, struct cutting);
	int32_t best[CUTS] = { INT32_MAX };
	size_t before[CUTS] = { 0 }, way[CUTS], steps = 0;

	c->r = r;
	c->n = find_cuts(r, at, c->cuts);
	weigh_cuts(c);
	for (size_t to = 1; to < c->n; to++) {
		best[to] = INT32_MIN;
		for (size_t from = 0; from < to; from++) {
			const int32_t sure = sureness(c, from, to),
				      all = (sure < best[from] ? sure : best[from]) - (from ? CUT_COSTS : 0);

			if (all <= best[to])
				continue;
			best[to] = all;
			before[to] = from;
		}
	}
	for (size_t to = c->n - 1; to; to = before[to])
		way[steps++] = to;
	while (steps-- && r->n < PARTS) {
		struct part *p = &r->parts[r->n++];

		*p = c->part[before[way[steps]]][way[steps]];
		p->sentence = at;
		p->denied = p->like.side == SIDE_YES && c->against[before[way[steps]]][way[steps]];
	}
}

/* The sign ends it; a line does, but where it is long and the next goes on in small letters. */
static bool ends_sentence(struct str text, size_t from, size_t i)
{
	if (text.p[i] == '\n')
		return !(i + 1 < text.n && text.p[i + 1] >= 'a' && text.p[i + 1] <= 'z' && i - from >= LINE_WRAPS);
	return strchr(".!?;", text.p[i]) && (i + 1 == text.n || strchr(" \n\r\"')", text.p[i + 1]));
}

static void cut_parts(struct answer *r)
{
	const struct str text = r->text->text;
	size_t from = 0;

	for (size_t i = 0; i <= text.n; i++) {
		if (i < text.n && !ends_sentence(text, from, i))
			continue;
		const struct span at = { (uint32_t)from, (uint32_t)(i + (i < text.n && text.p[i] != '\n')) };

		if (said(r, at).n)
			add_parts(r, at);
		from = i + 1;
	}
}

/* ---- what becomes of what waits ---------------------------------------------------------------- */

/* "Attack Birch from Ash, it is only an idea": no yes, but the order by its own name. */
static bool orders_again(const struct answer *r, const struct words *w)
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

		if (r & (DENIES | OTHERWISE) & ~idle || word_listed(w->at[i].text, LIST_EXCHANGES))
			return true;
	}
	return false;
}

/* "These are his orders:" */
static bool heads(const struct answer *r, const struct part *p)
{
	return str_ends(str_trim(source_text(r->text, p->at)), STR(":"));
}

/* So few words may be said of anything, unless they are much like a yes, all known, and none doubts: "Both are okay", and not "yeah
 * probs", "Yes, were it so". */
static bool is_curt(const struct part *p, const struct words *w)
{
	bool known = !words_have(w, STOPS | DENIES);

	for (size_t i = 0; i < w->n; i++)
		known &= w->at[i].roles != 0;
	if (p->named.n)
		return w->n <= CURT && !words_have(w, AGREES);
	return w->n <= SHORT && (w->n == 1 || !known || p->sure < SURE_SHORT);
}

/* Numbers and places in another order are another order. */
static bool is_heard_yes(const struct answer *r, const struct part *p)
{
	struct ear *ear = r->waiting.ear;
	const struct words w = words_singly(said(r, p->at), ear->a);
	const bool denies = holds_denial(&w), asks = str_ends(str_trim(source_text(r->text, p->at)), STR("?"));

	if ((is_curt(p, &w) || asks || heads(r, p) || says_no(&w) || words_have(&w, SAYS_ROLE(STOP_ALTERNATIVE)) ||
	     orders_again(r, &w)) &&
	    !agree_says_yes(ear, waiting_seat(ear), said(r, p->at)))
		return false;
	if (denies && p->named.n && p->named.n < r->waiting.n) /* "Yes, but don't forget Dogwood" */
		return false;
	return !p->denied && !p->named.strange &&
	       p->sure >= (denies                    ? SURE_DENIAL
			   : words_have(&w, AFFIRMS) ? SURE_YES
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
static bool bears(const struct answer *r, const struct part *p)
{
	struct ear *ear = r->waiting.ear;
	const struct words w = words_singly(said(r, p->at), ear->a);
	const bool names = p->named.n || p->named.places || p->named.strange;

	const bool asks = p->like.kind == REPLY_ASK && str_ends(str_trim(source_text(r->text, p->sentence)), STR("?"));
	if ((w.n <= CURT && words_have(&w, DENIES)) || (!asks && opens_condition(&w))) /* "when Bob is done" */
		return true;
	if (p->like.kind == REPLY_END && w.n <= CURT) /* "pass" */
		return finished_says(ear, said(r, p->at)) == FINISHED_NOT;
	if (p->like.kind == REPLY_CHAT)
		return p->named.by_place_in_list ||
		       (((names && p->sure < SURE_APART) || w.n <= SHORT) && beside_bears(ear, said(r, p->at)));
	if (p->like.kind == REPLY_ASK)
		return words_have(&w, OTHERWISE) || beside_doubts(ear, str_trim(source_text(r->text, p->at)));
	return p->like.kind == REPLY_ORDER && !(ear_says_deed(ear, said(r, p->at)) || words_have(&w, SAYS_ROLE(ADDS)));
}

/* "Yes, the weather is dreadful here too", "yeah, nvr": what a bare yes may be said to. */
static bool goes_with_yes(const struct answer *r, size_t i)
{
	const struct part *p = &r->parts[i];
	struct ear *ear = r->waiting.ear;

	if (!i || r->parts[i - 1].sentence.from != p->sentence.from || r->parts[i - 1].like.side != SIDE_YES ||
	    (p->like.kind != REPLY_CHAT && p->like.kind != REPLY_YES))
		return true;
	return words_singly(said(r, r->parts[i - 1].at), ear->a).n > CURT ||
	       agree_says_yes(ear, waiting_seat(ear), said(r, p->sentence));
}

/* "Yes, but don't forget Dogwood" */
static bool denies_twice(const struct answer *r, const struct part *p)
{
	const struct words w = words_singly(said(r, p->at), r->waiting.ear->a);

	return words_have(&w, SAYS_ROLE(STOP_NEGATION)) && words_have(&w, SAYS_ROLE(DROP) | SAYS_ROLE(RETRACTS));
}

/* "Yes... unless that leaves Dogwood weak": of all of it. */
static bool is_condition(const struct answer *r, const struct part *p)
{
	const struct words w = words_singly(said(r, p->at), r->waiting.ear->a);

	return opens_condition(&w);
}

/* "Yes, deploy 2 in Ohio", and above a yes: what waits, as it is to be. */
static bool orders_same(const struct answer *r, size_t i)
{
	const struct part *p = &r->parts[i];
	bool yes_below = false;

	if (p->like.kind != REPLY_ORDER || !p->named.n)
		return false;
	for (size_t k = 0; k < r->n; k++)
		yes_below |= r->parts[k].like.side == SIDE_YES &&
			     (k > i || r->parts[k].sentence.from == p->sentence.from);
	return yes_below;
}

/* What orders something for the same as one that waits may be another way to say that. */
static bool is_clear(const struct answer *r, const struct part *p)
{
	switch (p->like.side) {
	case SIDE_YES:
		return is_heard_yes(r, p);
	case SIDE_AGAINST:
		return (!p->named.strange || p->named.n) && !is_condition(r, p) && !denies_twice(r, p);
	default:
		return p->sure >= (p->like.kind == REPLY_CHAT ? SAFE_CHAT : SAFE_BESIDE) && !bears(r, p);
	}
}

/* What is not surely refused waits on. */
static enum fate fate_of(const struct part *p)
{
	const bool no = p->like.kind == REPLY_NO && p->like.sure >= SURE_NO;

	return p->like.kind == REPLY_YES ? FATE_DONE : no ? FATE_FALLS : FATE_WAITS;
}

/* "Only the Fir one, not the Elm one": that which no other part names. */
static bool settle(struct answer *r, struct part *p)
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
static bool excludes_others(const struct answer *r, size_t i)
{
	const struct part *p = &r->parts[i];
	const struct words w = words_said(said(r, p->at), r->waiting.ear->a);

	if (p->like.side != SIDE_YES || !p->named.n || !words_have(&w, SAYS_ROLE(LIMITS)))
		return false;
	for (size_t j = 0; j < r->n; j++)
		for (size_t k = 0; j != i && r->parts[j].like.side == SIDE_YES && k < r->waiting.n; k++)
			if (r->parts[j].named.set[k] && !p->named.set[k])
				return true;
	return false;
}

/* What parts say by name; false: two of them differ. */
static bool name_fates(const struct answer *r, enum fate fate[WHICH_MOST])
{
	for (size_t i = 0; i < r->n; i++) {
		const struct part *p = &r->parts[i];

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
static bool fill_fates(const struct answer *r, enum fate fate[WHICH_MOST])
{
	enum fate rest = FATE_NONE;
	bool named = false;

	for (size_t k = 0; k < r->waiting.n; k++)
		named |= fate[k] != FATE_NONE;
	for (size_t i = 0; i < r->n; i++) {
		const struct part *p = &r->parts[i];
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
static void keep_open(const struct answer *r, enum fate fate[WHICH_MOST])
{
	struct ear *ear = r->waiting.ear;
	bool open = false;

	for (size_t i = 0; i < r->n; i++)
		open |= r->parts[i].like.kind == REPLY_OPEN;
	for (size_t k = 0; open && k < r->waiting.n; k++)
		if (ear->e->game->verbs[waiting_at(ear, waiting_seat(ear), k)->verb]->flags & VERB_ENDS)
			fate[k] = FATE_FALLS;
}

static bool find_fates(struct answer *r, enum fate fate[WHICH_MOST])
{
	bool yes = false;

	for (size_t i = 0; i < r->n; i++) {
		struct part *p = &r->parts[i];

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

static bool begin(struct answer *r, struct ear *ear, const struct source *text)
{
	const seat_id seat = waiting_seat(ear);

	*r = (struct answer){ .waiting = { .ear = ear }, .text = text };
	if (seat == SEAT_NONE || ear->who.host || *ear->prefix || ear_is_stranger(ear) || text->text.n > TEXT_MOST ||
	    waiting_count(ear, seat) > WHICH_MOST)
		return false;
	for (; r->waiting.n < waiting_count(ear, seat); r->waiting.n++) {
		const struct command *c = waiting_at(ear, seat, r->waiting.n);

		if (!c)
			return false;
		r->waiting.words[r->waiting.n] = ear_words(ear, c);
	}
	return r->waiting.n > 0;
}

static struct span span_of_yes(const struct answer *r)
{
	size_t i = 0;

	while (r->parts[i].like.side != SIDE_YES)
		i++;
	return r->parts[i].at;
}

/* Something is to be otherwise, or later: it is heard of what waits still, and so is what is refused beside it. */
static bool waits_on(const struct answer *r, const enum fate fate[WHICH_MOST])
{
	bool waits = false;

	for (size_t k = 0; k < r->waiting.n; k++)
		waits |= fate[k] == FATE_WAITS;
	return waits;
}

static bool confirm(const struct answer *r, const enum fate fate[WHICH_MOST])
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
static const struct source *rest_of(const struct answer *r, bool waits)
{
	struct ear *ear = r->waiting.ear;
	char *rest = arena_strndup(ear->a, r->text->text.p, r->text->text.n);
	struct source *out = ARENA_NEW(ear->a, struct source);

	for (size_t i = 0; i < r->n; i++) {
		const struct part *p = &r->parts[i];

		if (p->like.kind != REPLY_YES && p->like.kind != REPLY_CHAT && (waits || p->like.kind != REPLY_NO))
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
static bool holds_own_word(const struct answer *r)
{
	for (size_t i = 0; i < r->n; i++) {
		const int own = apart_own_verb(r->waiting.ear, said(r, r->parts[i].at));

		if (own >= 0 && own != OWN_DONE && own != OWN_BOTH && own != OWN_CONFIRM)
			return true;
	}
	return false;
}

const struct source *reply_hear(struct ear *ear, const struct source *text)
{
	struct answer *r = ARENA_NEW(ear->a, struct answer);
	enum fate fate[WHICH_MOST] = { FATE_NONE };

	if (!begin(r, ear, text) || confirm_is_undone(ear))
		return text;
	cut_parts(r);
	if (holds_own_word(r))
		return text;
	if (r->n == PARTS || !find_fates(r, fate) || !confirm(r, fate))
		return text;
	return rest_of(r, waits_on(r, fate));
}
