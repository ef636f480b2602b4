/* reply_parts: see reply_parts.h. */
#include "answer/reply_parts.h"

#include "answer/agree.h"
#include "answer/beside.h"
#include "base/byte.h"
#include "bind/weigh.h"
#include "engine/waiting.h"
#include "order/answers.h"
#include "order/lean.h"
#include "order/phrasing.h"
#include "play/game.h"
#include "request/finished.h"
#include "speech/mention.h"
#include "speech/topic_words.h"

enum {
	CUTS = 10,       /* of a sentence */
	LINE_WRAPS = 45, /* bytes: a longer line may go on in the next */
	LINE_MOST = 80,  /* ... but for one that no program has wrapped */
	AGAINST_PART = LEAN_ONE / 2,
	CUT_COSTS = LEAN_ONE / 16,
	AGAINST_MORE = LEAN_ONE / 2, /* what speaks against a yes is found before it */
	SURE_PICK = 2 * LEAN_ONE,
	ANSWER_PART = 2,  /* what its likeness to whole answers counts, of its likeness to parts of them */
	WEIGHT_PART = 50, /* what its likeness to what withholds counts */
	WEIGHT_MOST = 30000
};
#define BLANKS " \t\r\n,.;:!()\"'-"
#define ALTERS \
	(SAYS_ROLE(CHANGES) | SAYS_ROLE(RATHER) | SAYS_ROLE(LIMITS) | SAYS_ROLE(AGAINST) | SAYS_ROLE(BESIDES) | \
	 SAYS_ROLE(REST) | SAYS_ROLE(INSTEAD) | SAYS_ROLE(STOP_CORRECTION))

struct str reply_said(const struct reply_answer *r, struct span at)
{
	return str_strip(source_text(r->text, at), BLANKS);
}

bool reply_says_no(const struct words *w)
{
	size_t i = 0;

	while (i < w->n && !word_listed(w->at[i].text, LIST_NO))
		i++;
	return i < w->n;
}

/* "Yes to both. Yarrow and Farrow.": all that waits, by name and no more. */
static bool only_names_all(const struct reply_answer *r, const struct reply_part *p)
{
	const roles joins = SAYS_ROLE(SEPARATOR) | SAYS_ROLE(ARTICLE) | SAYS_ROLE(PREPOSITION) | SAYS_ROLE(NUMBER);
	const struct words w = words_singly(reply_said(r, p->at), r->waiting.ear->a);

	for (size_t i = 0; i < w.n; i++)
		if (!(w.at[i].roles & joins) &&
		    topic_place_at(r->waiting.ear->e->game->map, w.at[i].text) != w.at[i].text.n)
			return false;
	return p->named.places && p->named.n == r->waiting.n && !p->named.strange && !p->named.unclear;
}

/* "Only Ash.", "number 2 only, please": which of them, and no more. */
static bool picks_one(const struct reply_answer *r, const struct reply_part *p)
{
	const roles beside = SAYS_ROLE(ARTICLE) | SAYS_ROLE(REFERENCE) | SAYS_ROLE(COURTESY) | SAYS_ROLE(FILLER) |
			     SAYS_ROLE(SEPARATOR) | SAYS_ROLE(YES) | SAYS_ROLE(THANKS);
	struct arena *a = r->waiting.ear->a;
	const struct map *m = r->waiting.ear->e->game->map;
	const struct words w = words_singly(reply_said(r, p->at), a);
	bool by_name = false, limits = false;
	int64_t nth;

	if (!p->named.n || p->named.n == r->waiting.n || p->named.strange || p->named.unclear)
		return false;
	for (size_t i = 0; i < w.n; i++) {
		const bool name = ordinal_said(w.at[i].text, &nth) || phrasing_says("AM_NTH", w.at[i].text, a) ||
				  topic_place_at(m, w.at[i].text) == w.at[i].text.n;

		limits |= word_listed(w.at[i].text, LIST_CHOOSES);
		if (!name && !(w.at[i].roles & beside) && !word_listed(w.at[i].text, LIST_CHOOSES) &&
		    !number_said(w.at[i].text, &nth))
			return false;
		by_name |= name;
	}
	return by_name && limits && !reply_says_no(&w);
}

static bool stays(const struct reply_answer *r, struct span at)
{
	struct ear *ear = r->waiting.ear;
	const struct at_issue asked = agree_issue(ear, waiting_seat(ear));

	return assent_says("UNMOVING", str_lower(ear->a, reply_said(r, at), 0), &asked, ear->a);
}

/* "Also spawn all three new ones in Galla" */
static bool opens_order(const struct reply_answer *r, const struct reply_part *p)
{
	const struct words w = words_said(reply_said(r, p->at), r->waiting.ear->a);

	return p->like.side == SIDE_YES && w.n && w.at[0].roles & SAYS_ROLE(ADDS) &&
	       ear_says_deed(r->waiting.ear, reply_said(r, p->at));
}

/* "but Elm can have 2 as well": where nothing waits. */
static bool adds_elsewhere(const struct reply_answer *r, const struct reply_part *p)
{
	const roles never = SAYS_ROLE(INSTEAD) | SAYS_ROLE(RATHER) | SAYS_ROLE(STOP_NEGATION) | SAYS_ROLE(DROP) |
			    SAYS_ROLE(STOP_CONDITION) | SAYS_ROLE(UNSETTLED) | SAYS_ROLE(STOP_ALTERNATIVE);
	const struct words w = words_said(reply_said(r, p->at), r->waiting.ear->a),
			   each = words_singly(reply_said(r, p->at), r->waiting.ear->a);
	bool adds = words_have(&w, SAYS_ROLE(ADDS));

	for (size_t i = 0; i < w.n; i++)
		adds |= word_listed(w.at[i].text, LIST_ADDS_BEHIND);
	return (p->like.side != SIDE_BESIDE || p->like.kind == REPLY_ORDER) && p->named.elsewhere && adds &&
	       !words_have(&each, never) && !reply_says_no(&each);
}

/* What exact rules know of it, whatever it is like. */
static void hear_exactly(const struct reply_answer *r, struct reply_part *p, struct str text)
{
	struct ear *ear = r->waiting.ear;

	if (p->like.side != SIDE_YES && finished_says(ear, reply_said(r, p->at)) == FINISHED_WAIT) {
		p->like.kind = REPLY_OPEN; /* "but don't close my turn": of none that waits, or keep_open() finds it */
		p->like.side = SIDE_BESIDE;
		p->like.safe = p->like.sure = p->like.sure > LEAN_ONE ? p->like.sure : LEAN_ONE;
	}
	p->idle = (p->like.side != SIDE_YES && !p->named.n && stays(r, p->at)) || only_names_all(r, p);
	if (p->idle) {
		p->like = (struct reply_like){ REPLY_CHAT, SIDE_BESIDE, LEAN_ONE, LEAN_ONE };
		p->named = (struct reply_named){ 0 };
	}
	const bool elsewhere = adds_elsewhere(r, p);
	p->idle |= elsewhere;
	if (p->like.sure < LEAN_ONE && (elsewhere || opens_order(r, p)))
		p->like = (struct reply_like){ REPLY_ORDER, SIDE_BESIDE, AGAINST_PART, AGAINST_PART };
	if (p->like.side == SIDE_AGAINST && !p->named.n && str_ends(text, STR("?")) &&
	    (p->like.sure < AGAINST_PART || (p->like.sure < LEAN_ONE && beside_is_apart(ear, text)))) {
		p->like.kind = REPLY_ASK; /* "Or must it be another land?": hardly a doubt, and of none that waits */
		p->like.side = SIDE_BESIDE;
		p->like.safe = p->like.sure = AGAINST_PART;
	}
	p->picks = picks_one(r, p);
	if (p->picks)
		p->like = (struct reply_like){ REPLY_YES, SIDE_YES, SURE_PICK, SURE_PICK };
}

static struct reply_part weigh_part(const struct reply_answer *r, struct span at)
{
	const struct str text = str_trim(source_text(r->text, at)), masked = reply_masked(&r->waiting, text);
	const int32_t weight = weigh(text), most = weight < WEIGHT_MOST ? weight : WEIGHT_MOST;
	struct reply_part p = { .at = at, .like = replies_like(masked) };

	p.named = reply_named(&r->waiting, reply_said(r, at));
	hear_exactly(r, &p, text);
	p.sure = p.like.side == SIDE_YES ? p.like.sure : p.like.safe;
	if (p.like.kind == REPLY_YES && (!p.named.n || p.named.n == r->waiting.n))
		p.sure += answers_lean(masked) / ANSWER_PART;
	else if (p.like.kind == REPLY_CHAT)
		p.sure -= (most > -WEIGHT_MOST ? most : -WEIGHT_MOST) / WEIGHT_PART;
	return p;
}

static bool may_name(const struct reply_answer *r, struct str text)
{
	const struct str first = str_lower(r->waiting.ear->a, str_sub(text, 0, str_find_any(text, 0, " ,\n")), 0);
	int64_t number;

	return first.n && (number_said(first, &number) || ordinal_said(first, &number) ||
			   topic_place_at(r->waiting.ear->e->game->map, text));
}

static bool answers(struct str word, struct arena *a)
{
	word = str_lower(a, str_strip(word, BLANKS), 0);
	return phrasing_says("YEA", word, a) || word_listed(word, LIST_NO);
}

/* "Cedar yes Dogwood no", "1 yes 2 no": behind an answer, before what the next is to; not "yes Cedar yes 5". */
static bool is_between_answers(const struct reply_answer *r, struct str text, size_t i)
{
	struct arena *a = r->waiting.ear->a;
	const struct str before = str_trim(str_sub(text, 0, i));
	size_t from = before.n;

	while (from && before.p[from - 1] != ' ')
		from--;
	return answers(str_sub(before, from, before.n), a) && may_name(r, str_sub(text, i + 1, text.n)) &&
	       !answers(str_sub(before, 0, str_find_any(before, 0, " ,\n")), a);
}

/* Where it may say another thing: before "but", "and then", behind a comma, a dash. */
static bool parts_at(const struct reply_answer *r, struct str text, size_t i)
{
	if (strchr(",;-", text.p[i]))
		return i + 1 < text.n && text.p[i + 1] == ' ';
	return text.p[i] == ' ' &&
	       (phrasing_says("AM_PARTS", str_sub(text, i + 1, str_find_any(text, i + 1, " ,\n")), r->waiting.ear->a) ||
		is_between_answers(r, text, i));
}

/* Where a sentence may be cut, its ends among them. */
static size_t find_cuts(const struct reply_answer *r, struct span at, uint32_t cuts[CUTS])
{
	const struct str text = source_text(r->text, at);
	size_t n = 0;

	cuts[n++] = at.from;
	for (uint32_t i = 1; i + 1 < text.n && n + 1 < CUTS; i++)
		if (parts_at(r, text, i) && reply_said(r, (struct span){ cuts[n - 1], at.from + i }).n)
			cuts[n++] = at.from + i;
	cuts[n++] = at.to;
	return n;
}

/* Each way to cut a sentence: what stands from one cut to another. */
struct cutting {
	const struct reply_answer *r;
	uint32_t cuts[CUTS];
	size_t n;
	struct reply_part part[CUTS][CUTS];
	bool against[CUTS][CUTS]; /* it, or a part of it, speaks against a yes, in a word that does */
	bool begins[CUTS][CUTS];  /* a yes stands at its beginning, and more behind it */
	bool ends[CUTS][CUTS]; /* ... behind which his turn is to end, or to stay open: "yes, and then end my turn" */
};

static bool speaks_against(const struct reply_answer *r, const struct reply_part *p)
{
	const struct words w = words_singly(reply_said(r, p->at), r->waiting.ear->a);
	const bool no = reply_says_no(&w);

	return p->like.side == SIDE_AGAINST && p->like.sure >= AGAINST_PART &&
	       (no || words_have(&w, REPLY_DENIES | ALTERS));
}

static bool is_of_turn(const struct reply_part *p)
{
	return (p->like.kind == REPLY_END || p->like.kind == REPLY_OPEN) && p->sure >= LEAN_ONE;
}

static void weigh_cuts(struct cutting *c)
{
	for (size_t wide = 1; wide < c->n; wide++)
		for (size_t from = 0; from + wide < c->n; from++) {
			const size_t to = from + wide;
			struct reply_part *p = &c->part[from][to];

			*p = weigh_part(c->r, (struct span){ c->cuts[from], c->cuts[to] });
			c->against[from][to] = speaks_against(c->r, p) ||
					       (wide > 1 && (c->against[from + 1][to] || c->against[from][to - 1]));
			for (size_t i = from + 1; i < to; i++) {
				const bool begins = c->part[from][i].like.side == SIDE_YES &&
						    c->part[from][i].sure >= LEAN_ONE && !c->against[from][i];

				c->begins[from][to] |= begins;
				c->ends[from][to] |= begins && is_of_turn(&c->part[i][to]);
			}
		}
}

/* "as to Birch" of "as to Birch, refused" is no yes, and "Yes to Cedar, no to Dogwood" neither. */
static int32_t sureness(const struct cutting *c, size_t from, size_t to)
{
	const struct reply_part *p = &c->part[from][to];
	const struct words w = words_singly(reply_said(c->r, p->at), c->r->waiting.ear->a);
	const bool cut = to - from + 1 < c->n;

	if (p->like.side == SIDE_YES && !p->picks &&
	    (c->against[from][to] || c->ends[from][to] ||
	     (cut && (p->named.strange || !words_have(&w, REPLY_AFFIRMS)))))
		return 0;
	if (p->like.kind == REPLY_ORDER && c->begins[from][to]) /* "Yeah, do that one, and also hit Dogwood with 2" */
		return 0;
	return p->like.sure + (p->like.side == SIDE_AGAINST ? AGAINST_MORE : 0);
}

/* A sentence in those parts of which the least sure is surest; what speaks against a yes is found before it. */
static void add_parts(struct reply_answer *r, struct span at)
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
	while (steps-- && r->n < REPLY_PARTS) {
		struct reply_part *p = &r->parts[r->n++];

		*p = c->part[before[way[steps]]][way[steps]];
		p->sentence = at;
		p->denied = p->like.side == SIDE_YES && c->against[before[way[steps]]][way[steps]];
	}
}

/* The line that ends there is long, and the next goes on in small letters. */
static bool is_wrapped(struct str text, size_t from, size_t i)
{
	size_t line = i;

	while (line && text.p[line - 1] != '\n')
		line--;
	return i - from >= LINE_WRAPS && i - line <= LINE_MOST && i + 1 < text.n && text.p[i + 1] >= 'a' &&
	       text.p[i + 1] <= 'z';
}

/* "1." of "1. yes" */
static bool is_number(struct str text)
{
	size_t i = 0;

	while (i < text.n && byte_is_digit(text.p[i]))
		i++;
	return text.n && i == text.n;
}

/* The sign ends it, and a line. */
static bool ends_sentence(struct str text, size_t from, size_t i)
{
	if (text.p[i] == '\n')
		return !is_wrapped(text, from, i);
	return strchr(".!?;", text.p[i]) && (i + 1 == text.n || strchr(" \n\r\"')", text.p[i + 1])) &&
	       !(text.p[i] == '.' && i + 1 < text.n && text.p[i + 1] == ' ' &&
		 is_number(str_trim(str_sub(text, from, i))));
}

/* "1: correct. 2: correct. 3: make it 2": sentences begin with their numbers, in their row. */
static bool is_list(const struct reply_answer *r)
{
	const struct str text = r->text->text;
	size_t next = 1;

	for (size_t i = 0, from = 0; i <= text.n; i++) {
		if (i < text.n && !ends_sentence(text, from, i))
			continue;
		const struct str said = str_strip(str_sub(text, from, i), BLANKS "#");
		size_t digits = 0;
		int64_t number;

		while (digits < said.n && byte_is_digit(said.p[digits]))
			digits++;
		if (digits && number_said(str_sub(said, 0, digits), &number))
			next = number == (int64_t)next ? next + 1 : 0;
		from = i + 1;
		if (!next)
			return false;
	}
	return next > 2 && next <= r->waiting.n + 1;
}

void reply_cut(struct reply_answer *r)
{
	const struct str text = r->text->text;
	size_t from = 0;

	r->waiting.listed = is_list(r);
	for (size_t i = 0; i <= text.n; i++) {
		if (i < text.n && !ends_sentence(text, from, i))
			continue;
		const struct span at = { (uint32_t)from, (uint32_t)(i + (i < text.n && text.p[i] != '\n')) };

		if (reply_said(r, at).n)
			add_parts(r, at);
		from = i + 1;
	}
}
