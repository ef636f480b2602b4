/*
 * frame_alike: "Canada into Greenland, and Iceland the same", "Kansas likewise", "... with 3, then the same from Iowa": a clause of
 * one place and a word that says that it does as the one before it. It is set as that clause, with its own place where the other's
 * stood. "Kansas too" may as well be where the other's deed leads to, and so may what a number is said of: its writer is asked.
 */
#include "frame/frame.h"

enum alike {
	ALIKE_NOT,
	ALIKE_OPEN, /* "too" */
	ALIKE_SURE, /* "the same" */
	ALIKE_ELSE, /* something else is said */
};

struct pair {
	size_t begin, end;  /* the clause before */
	size_t place, sign; /* of the clause that does as that one; where its signs begin */
	size_t last;        /* behind it */
	size_t in_place_of; /* the place of the clause before */
	enum alike alike;
};

static enum alike word_alike(const struct said *s)
{
	return s->roles & SAYS_ROLE(SAME)                                             ? ALIKE_SURE
	       : word_listed(s->text, LIST_ADDS_BEHIND) || s->roles & SAYS_ROLE(ADDS) ? ALIKE_OPEN
										      : ALIKE_NOT;
}

/* "so does Kansas", "Kansas does the same"; "does Kansas ...?" asks. */
static bool is_does(const struct words *w, size_t i, bool behind)
{
	return w->at[i].roles & SAYS_ROLE(DOES) && !(w->at[i].roles & SAYS_ROLE(STOP_NEGATION)) &&
	       (behind || (i && w->at[i - 1].roles & SAYS_ROLE(SO)));
}

/* What its words before the place, or behind it, say; ALIKE_NOT: something else, or nothing. */
static enum alike words_alike(const struct words *w, bool behind)
{
	const roles nothing = SAYS_ROLE(FILLER) | SAYS_ROLE(SO) | SAYS_ROLE(ARTICLE) | SAYS_ROLE(COURTESY) |
			      SAYS_ROLE(WORDING) | SAYS_ROLE(SEPARATOR) | SAYS_ROLE(PREPOSITION);
	enum alike best = ALIKE_NOT;
	for (size_t i = 0; i < w->n; i++) {
		const enum alike now = is_does(w, i, behind) ? ALIKE_SURE : word_alike(&w->at[i]);
		if (!now && (!(w->at[i].roles & nothing) || w->at[i].roles & SAYS_ROLE(STOP_VAGUE)))
			return ALIKE_ELSE;
		best = now > best ? now : best;
	}
	return best;
}

/* Every word of the clause but the place says so, or nothing. */
static enum alike clause_alike(const struct frames *f, size_t from, size_t to, size_t place)
{
	const struct span at = f->at[place].at;
	const struct words before = frame_words(f, frame_before(f, from), at.from),
			   behind = frame_words(f, at.to, to < f->n ? f->at[to].at.from : f->to);
	const enum alike a = words_alike(&before, false), b = words_alike(&behind, true);
	return a > b ? a : b;
}

/* The one place of the clause; to: none, or several, or something else that is named. */
static size_t lone_place(const struct frames *f, size_t from, size_t to)
{
	size_t place = to;
	for (size_t i = from; i < to; i++) {
		if (names_area(&f->at[i]) && place < to)
			return to;
		if (names_area(&f->at[i]))
			place = i;
		else if (is_game(&f->at[i]))
			return to;
	}
	return place;
}

static size_t places_in(const struct frames *f, size_t from, size_t to)
{
	size_t n = 0;
	for (; from < to; from++)
		n += names_area(&f->at[from]);
	return n;
}

/* "Canada into Greenland", "Wyoming hits Colorado": who does it stands first, bare. */
static bool has_doer(const struct frames *f, const struct pair *p)
{
	return p->begin + 1 < p->end && is_place(&f->at[p->begin], ROLE_BARE) &&
	       !is_place(&f->at[p->begin + 1], ROLE_BARE) && places_in(f, p->begin, p->end) > 1;
}

/* Whose place it takes; end: that is not known. */
static size_t counterpart(const struct frames *f, const struct pair *p)
{
	const unsigned role = f->at[p->place].role;
	const bool sources = role == ROLE_FROM || (p->alike == ALIKE_SURE && places_in(f, p->begin, p->end) > 1);
	size_t from = p->end, n = 0;
	if (role == ROLE_BARE && has_doer(f, p))
		return p->begin;
	for (size_t i = p->begin; i < p->end; i++)
		if (is_place(&f->at[i], sources ? ROLE_FROM : f->at[i].role)) {
			from = i;
			n++;
		}
	if (role == ROLE_FROM && !n && has_doer(f, p))
		return p->begin;
	return n == 1 && (role == ROLE_FROM || role == ROLE_BARE) ? from : p->end;
}

static bool is_plain(const struct frames *f, size_t from, size_t to)
{
	for (; from < to; from++)
		if (!(is_argument(&f->at[from]) && !is_unknown(&f->at[from])) && f->at[from].role != ROLE_VERB)
			return false;
	return true;
}

/* "Attack Colorado from Wyoming and from Kansas" */
static bool is_source_alone(const struct frames *f, const struct pair *p, size_t from)
{
	return f->at[p->place].role == ROLE_FROM && p->last == from + 1 && f->at[p->end].role != ROLE_FULL_STOP &&
	       has_role(f, p->begin, p->end, ROLE_VERB) && !has_phrase(f->at, p->begin, p->end, has_count);
}

static bool find(const struct frames *f, size_t place, struct pair *p)
{
	if (!names_area(&f->at[place]))
		return false;
	const size_t from = clause_begin(f, place);
	p->place = place;
	p->last = clause_end(f, place);
	p->sign = signs_begin(f->at, from);
	p->end = p->sign;
	if (!p->sign || p->sign == from || lone_place(f, from, p->last) != place)
		return false;
	p->begin = clause_begin(f, p->sign - 1);
	p->alike = clause_alike(f, from, p->last, place);
	if (!p->alike && is_source_alone(f, p, from))
		p->alike = ALIKE_SURE;
	if (!p->alike || p->alike == ALIKE_ELSE || !is_plain(f, p->begin, p->end))
		return false;
	p->in_place_of = counterpart(f, p);
	return p->in_place_of < p->end;
}

/* Its place may as well be where the other's deed leads to. */
static bool is_open(const struct frames *f, const struct pair *p)
{
	const bool doer = p->in_place_of == p->begin && has_doer(f, p);
	if (f->at[p->place].role != ROLE_BARE)
		return false;
	return (doer || f->at[p->in_place_of].role == ROLE_FROM) && p->alike == ALIKE_OPEN;
}

/* "2 from Osaka to Nara, Kyoto the same": there, or from there? */
static bool is_of_number(const struct frames *f, const struct pair *p)
{
	return f->at[p->place].role == ROLE_BARE && has_phrase(f->at, p->begin, p->end, has_count) &&
	       places_in(f, p->begin, p->end) > 1 && p->alike == ALIKE_SURE;
}

static struct span trimmed(const struct frames *f, struct span at)
{
	const struct str all = source_text(f->task->source, at), text = str_strip(all, " .,!\n");
	const uint32_t from = at.from + (uint32_t)(text.p - all.p);
	return (struct span){ from, from + (uint32_t)text.n };
}

/* The words that leave it open, beside its place. */
static struct phrase left_open(const struct frames *f, const struct pair *p)
{
	const struct span place = f->at[p->place].at;
	struct span at = trimmed(f, (struct span){ place.to, p->last < f->n ? f->at[p->last].at.from : f->to });
	if (span_is_empty(at))
		at = trimmed(f, (struct span){ frame_before(f, clause_begin(f, p->place)), place.from });
	struct term *word = ARENA_NEW(f->task->arena, struct term);
	*word = (struct term){ .kind = TERM_UNKNOWN, .at = at, .u.text = source_text(f->task->source, at) };
	return (struct phrase){
		.role = ROLE_UNKNOWN, .nterms = 1, .terms = word, .at = at, .mark = { at.from, at.from }
	};
}

static void set_alike(struct frames *f, const struct pair *p)
{
	const size_t from = clause_begin(f, p->place), n = p->end - p->begin, own = p->last - from;
	struct phrase *copy = ARENA_ARRAY(f->task->arena, struct phrase, n + 1);
	const struct phrase place = f->at[p->place];
	const bool open = is_open(f, p);
	size_t k = 0;
	if (f->n + n + 1 > f->room + own)
		return;
	for (size_t i = p->begin; i < p->end; i++) {
		struct phrase c = f->at[i];
		const uint32_t at = i < p->in_place_of ? place.at.from : place.at.to;
		c.at = c.mark = (struct span){ at, at };
		if (i == p->in_place_of) {
			c = place;
			c.role = f->at[i].role;
		}
		copy[k++] = c;
	}
	if (open)
		copy[k++] = left_open(f, p);
	drop_range(f, from, p->last);
	for (size_t i = 0; i < k; i++)
		frame_insert(f, from + i, copy[i]);
	f->changed = true;
}

/* "Osaka holds, Nara too", "a fortress in Osaka, Nara too": nothing else can be meant; or it is asked as it stands. */
static bool stands_as_it_is(const struct frames *f, const struct pair *p)
{
	const bool source = f->at[p->place].role == ROLE_FROM && has_role(f, p->begin, p->end, ROLE_VERB) &&
			    !has_phrase(f->at, p->begin, p->end, has_count);
	return (p->alike == ALIKE_OPEN && !is_open(f, p) && !source) || is_of_number(f, p);
}

void frame_alike(struct frames *f)
{
	struct pair p;
	for (size_t i = 1; i < f->n; i++)
		if (find(f, i, &p) && !stands_as_it_is(f, &p))
			set_alike(f, &p);
}
