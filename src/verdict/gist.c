/* gist: see gist.h. */
#include "verdict/gist.h"

#include "bind/tells.h"
#include "order/meaning.h"
#include "order/phrasing.h"
#include "order/roles.h"
#include "verdict/guess_ways.h"

enum { GIST_CLAUSES = GIST_SPANS }; /* of a sentence; of more nothing is left out */

/* Some phrases of a sentence between signs, or behind a word that opens a clause. */
struct clause_at {
	size_t from, to;
	size_t names; /* what the game or a number names */
	size_t places;
	bool deed, counts, told, talks;
	bool limits;  /* what is said beside it */
	bool strange; /* a label nobody knows, or what it labels: "Bob:", "tactic: flattery" */
	bool kept;    /* it is read */
	bool bears;   /* what is left out may bear on what is read */
};
struct clauses_at {
	struct clause_at at[GIST_CLAUSES];
	size_t n;
};

/* "because": a clause that tells why. */
static bool tells_why(const struct task *t, const struct phrase *p)
{
	const struct words w = words_said(source_text(t->source, p->at), t->arena);
	return !is_argument(p) && p->role != ROLE_VERB && w.n && w.at[0].roles & SAYS_ROLE(WHY);
}

/* "while I am away" */
static bool tells_meanwhile(const struct task *t, const struct phrase *p)
{
	const struct str text = t->source->text;
	const struct words w = words_singly(str_sub(text, p->at.to, p->at.to + 8 < text.n ? p->at.to + 8 : text.n),
					    t->arena);
	return p->role == ROLE_STOP && w.n && w.at[0].roles & SAYS_ROLE(PERSON) &&
	       text_listed(source_text(t->source, p->at), LIST_MEANWHILE);
}

/* "because", "which", "before he" */
static bool opens_told(const struct task *t, const struct phrase *p)
{
	return tells_why(t, p) || tells_aside(t, p) || tells_meanwhile(t, p);
}

static bool bears_on_others(const struct phrase *p)
{
	return is_stop(p, STOP_CONDITION) || is_stop(p, STOP_ALTERNATIVE) || is_stop(p, STOP_CORRECTION) ||
	       p->role == ROLE_KEEP || p->role == ROLE_KEPT || (is_argument(p) && is_rest(p));
}

/* "I have the points for it", "there is an army next door": what there is of the game, at no place, and nothing denied, done or left open. */
static bool tells_stock(const struct reading *r, const struct clause_at *c)
{
	bool stock = is_stop(&r->phrases[c->from], STOP_PAST) && c->to > c->from + 1 && !c->places && !c->deed;
	for (size_t i = c->from + 1; stock && i < c->to; i++) {
		const struct phrase *p = &r->phrases[i];
		stock = (p->role != ROLE_STOP || is_stop(p, STOP_VAGUE)) && p->role != ROLE_PAST && !bears_on_others(p);
	}
	return stock && c->names;
}

/* "tactic:" */
static bool is_labelled(const struct task *t, const struct phrase *p)
{
	const struct str mark = source_text(t->source, (struct span){ p->at.from, p->terms->at.from });
	return str_find_char(mark, ':') < mark.n;
}

/* "if I can afford it", "if I may": a condition that is none. */
static bool is_polite(const struct task *t, const struct reading *r, size_t i)
{
	size_t to = i;
	while (to + 1 < r->nphrases && !parts_clauses(&r->phrases[to + 1]))
		to++;
	const struct str text = source_text(t->source, span_join(r->phrases[i].at, r->phrases[to].at));
	return phrasing_says("POLITELY", text, t->arena) || phrasing_says("WITHIN_MEANS", text, t->arena);
}

/* ", unless he moves", "if he moves, ..."; ", and if he moves, ..." is another order. */
static bool limits_order(const struct task *t, const struct reading *r, size_t i)
{
	const struct phrase *p = &r->phrases[i];
	const bool another = i && (p[-1].role == ROLE_AND || p[-1].role == ROLE_THEN);
	return (is_stop(p, STOP_CONDITION) || is_stop(p, STOP_ALTERNATIVE)) && !opens_told(t, p) && !another &&
	       !is_polite(t, r, i) && !guess_is_ought(t, r, i);
}

/* What may be left out, and what may be read. */
static void look_at(struct task *t, const struct reading *r, struct clause_at *c)
{
	bool bears = false;
	c->told = opens_told(t, &r->phrases[c->from]);
	c->limits = limits_order(t, r, c->from);
	for (size_t i = c->from; i < c->to; i++) {
		const struct phrase *p = &r->phrases[i];
		c->names += is_game(p);
		c->places += names_area(p);
		c->strange |= is_unknown(p) && (is_labelled(t, p) || (p->flags & PHRASE_COLON && i == c->from));
		c->deed |= p->role == ROLE_VERB && p->terms->how != VERB_WEAK;
		c->counts |= has_count(p);
		c->talks |= p->role == ROLE_STOP || is_unknown(p);
		bears |= bears_on_others(p) && !(i == c->from && (tells_why(t, p) || tells_meanwhile(t, p))) &&
			 !guess_is_ought(t, r, i);
	}
	c->told |= c->from > 0 && tells_stock(r, c);
	c->kept = !c->told && c->names && guess_words(t, r, c->from, c->to);
	c->bears = bears || (!c->kept && (c->deed || c->counts) && !c->told);
}

static bool holds_game(const struct reading *r, size_t from, size_t to)
{
	return has_phrase(r->phrases, from, to, is_game);
}

/* "What I want is simple:", not "tactic: flattery" */
static bool is_heading(const struct reading *r, size_t from, size_t to, size_t end)
{
	return r->phrases[to - 1].flags & PHRASE_COLON && !holds_game(r, from, to) && holds_game(r, to, end);
}

static bool cut(struct task *t, const struct reading *r, size_t from, size_t to, struct clauses_at *out)
{
	out->n = 0;
	while (from < to) {
		size_t end = from + 1;
		if (parts_clauses(&r->phrases[from])) {
			from++;
			continue;
		}
		while (end < to && !parts_clauses(&r->phrases[end]) && !opens_told(t, &r->phrases[end]) &&
		       !(is_stop(&r->phrases[end], STOP_CONDITION) && is_polite(t, r, end)) &&
		       !is_heading(r, from, end, to))
			end++;
		if (out->n == GIST_CLAUSES)
			return false;
		struct clause_at *c = &out->at[out->n++];
		*c = (struct clause_at){ .from = from, .to = end };
		look_at(t, r, c);
		from = end;
	}
	return true;
}

/* The sign before a clause: what a clause is to the one before it. */
static struct phrase sign_before(const struct reading *r, const struct clause_at *c)
{
	const struct phrase *p = &r->phrases[c->from];
	if (c->from && parts_clauses(p - 1))
		return p[-1];
	static const struct term nothing = { .kind = TERM_WORD };
	return (struct phrase){ .role = ROLE_COMMA,
				.nterms = 1,
				.terms = &nothing,
				.at = { p->at.from, p->at.from },
				.mark = { p->at.from, p->at.from } };
}

static const struct phrase *last_place(const struct reading *r, size_t before)
{
	while (before-- > 0)
		if (names_area(&r->phrases[before]))
			return &r->phrases[before];
	return NULL;
}

/* "... in Osaka, so put a fort there": the place that was named. */
static struct phrase pointed(struct task *t, const struct reading *r, size_t i, size_t clause)
{
	struct phrase p = r->phrases[i];
	const struct term *last = p.nterms ? &p.terms[p.nterms - 1] : NULL;
	const bool there = is_argument(&p) && last->kind == TERM_PRONOUN &&
			   (last->u.pronoun == PRONOUN_THERE || last->u.pronoun == PRONOUN_IT);
	const struct phrase *place = there ? last_place(r, clause) : NULL;
	if (!place)
		return p;
	struct term *terms = ARENA_ARRAY(t->arena, struct term, p.nterms);
	memcpy(terms, p.terms, p.nterms * sizeof *terms);
	terms[p.nterms - 1] = place->terms[0];
	p.terms = terms;
	return p;
}

static const struct reading *kept_clauses(struct task *t, const struct reading *r, const struct clauses_at *c,
					  unsigned left_out, bool points)
{
	struct pick out = { ARENA_ARRAY(t->arena, struct phrase, r->nphrases + GIST_CLAUSES), 0 };
	for (size_t k = 0; k < c->n; k++) {
		if (!c->at[k].kept || left_out >> k & 1)
			continue;
		if (out.n)
			out.at[out.n++] = sign_before(r, &c->at[k]);
		for (size_t i = c->at[k].from; i < c->at[k].to; i++) {
			struct phrase p = points ? pointed(t, r, i, c->at[k].from) : r->phrases[i];
			p.flags &= (uint8_t)~PHRASE_COLON;
			out.at[out.n++] = p;
		}
	}
	return out.n ? picked(t, r, out) : NULL;
}

static bool is_used(const struct path *p, const struct phrase *said)
{
	for (; p; p = p->before)
		for (unsigned i = 0; p->sense && p->sense->fault.kind == FAULT_NONE && i < p->sense->nargs; i++) {
			const struct span at = p->sense->args[i].at;
			if (at.from < said->at.to && said->at.from < at.to)
				return true;
		}
	return false;
}

/* Every place and number that is read has its part in what it means. */
static bool uses_all(const struct task *t, const struct path *p, const struct reading *kept)
{
	for (size_t i = 0; i < kept->nphrases; i++) {
		const struct phrase *said = &kept->phrases[i];
		if ((names_area(said) || has_count(said)) && guess_fate(t, said, false) == STAYS && !is_used(p, said))
			return false;
	}
	return true;
}

static void try_kept(struct task *t, guess_reader *read, const struct reading *kept, struct paths *found)
{
	const struct reading *words = kept ? guess_words(t, kept, 0, kept->nphrases) : NULL;
	if (words)
		guess_read(t, read, words, found);
	if (!found->n && kept && (words = guess_plain_words(t, kept, 0, kept->nphrases)))
		guess_read(t, read, words, found);
}

static unsigned ones(unsigned x)
{
	unsigned n = 0;
	for (; x; x &= x - 1)
		n++;
	return n;
}

/* Of what can be read only that may be left out which says something of a place or of somebody, and no deed, number or way. */
static bool may_leave(const struct clauses_at *c, unsigned left_out)
{
	for (size_t k = 0; k < c->n; k++)
		if (left_out >> k & 1 &&
		    (!c->at[k].kept || !c->at[k].talks || c->at[k].deed || c->at[k].counts || c->at[k].places > 1))
			return false;
	return true;
}

/* "let him have a pop at Ohio from there", "bother Ohio": at a place, and not told of one as "Ohio looks weak" is. */
static bool is_at_place(const struct reading *r, const struct clause_at *c)
{
	for (size_t i = c->from + 1; i < c->to; i++)
		if (names_area(&r->phrases[i]))
			return true;
	return false;
}

/* Of what is left out and might have been read, the first that is at a place. */
static struct span left_at_place(const struct reading *r, const struct clauses_at *c, unsigned left_out)
{
	for (size_t k = 0; k < c->n; k++)
		if (left_out >> k & 1 && is_at_place(r, &c->at[k]))
			return span_join(r->phrases[c->at[k].from].at, r->phrases[c->at[k].to - 1].at);
	return (struct span){ 0 };
}

void gist_read(struct task *t, guess_reader *read, const struct reading *r, size_t from, size_t to, struct paths *found,
	       struct span *left)
{
	struct clauses_at c;
	unsigned most = 0;
	size_t names = 0, unread = 0;
	bool strange = false;
	if (!cut(t, r, from, to, &c))
		return;
	*left = (struct span){ 0 };
	for (size_t k = 0; k < c.n; k++) {
		most += c.at[k].kept;
		if (c.at[k].bears && span_is_empty(*left))
			*left = span_join(r->phrases[c.at[k].from].at, r->phrases[c.at[k].to - 1].at);
		strange |= c.at[k].strange || c.at[k].limits;
		names += c.at[k].kept ? c.at[k].names : 0;
		unread += c.at[k].kept || c.at[k].told ? 0 : c.at[k].names;
	}
	if (strange || unread > names)
		return;
	for (unsigned n = 0; n < most && !found->n; n++)
		for (unsigned out = 0; out < 1U << c.n; out++)
			if (ones(out) == n && may_leave(&c, out)) {
				const struct reading *kept = kept_clauses(t, r, &c, out, false);
				struct paths now = { .n = 0 };
				try_kept(t, read, kept, &now);
				if (!now.n)
					try_kept(t, read, kept = kept_clauses(t, r, &c, out, true), &now);
				for (size_t k = 0; k < now.n; k++)
					if (uses_all(t, now.at[k], kept))
						paths_keep(found, now.at[k]);
				if (now.n && found->n && span_is_empty(*left))
					*left = left_at_place(r, &c, out);
			}
}

static bool is_within(const struct phrase *p, struct span at)
{
	return p->at.from >= at.from && p->at.to <= at.to;
}

size_t gist_spans(struct task *t, const struct reading *r, struct span sentence, struct span out[GIST_SPANS],
		  struct span *left)
{
	struct clauses_at c;
	size_t from = 0, to = r->nphrases, n = 0;
	while (from < to && !is_within(&r->phrases[from], sentence))
		from++;
	while (to > from && !is_within(&r->phrases[to - 1], sentence))
		to--;
	*left = (struct span){ 0 };
	if (!cut(t, r, from, to, &c))
		return 0;
	for (size_t k = 0; k < c.n; k++) {
		const struct span at = span_join(r->phrases[c.at[k].from].at, r->phrases[c.at[k].to - 1].at);
		const bool goes = c.at[k].told || !c.at[k].names;
		if (c.at[k].strange || c.at[k].limits)
			return 0;
		if (goes && c.at[k].bears && span_is_empty(*left))
			*left = at;
		if (!goes)
			out[n++] = at;
	}
	return n;
}
