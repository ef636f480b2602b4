/* guess_words: a sentence in the words that its game has (guess_ways.h). */
#include "verdict/guess_ways.h"

#include "base/byte.h"
#include "base/utf8.h"
#include "bind/anothers.h"
#include "bind/suggest.h"
#include "bind/tells.h"
#include "frame/frames.h"

enum { SLIP_LETTERS = 4 };

/* One letter more, less or another, or two that changed places. */
static bool is_near(struct str a, struct str b)
{
	size_t same = 0, tail = 0;
	while (same < a.n && same < b.n && a.p[same] == b.p[same])
		same++;
	while (tail < a.n - same && tail < b.n - same && a.p[a.n - tail - 1] == b.p[b.n - tail - 1])
		tail++;
	const size_t more = a.n - same - tail, less = b.n - same - tail;
	return more < 2 && less < 2
		       ? b.n >= SLIP_LETTERS
		       : more == 2 && less == 2 && a.p[same] == b.p[same + 1] && a.p[same + 1] == b.p[same];
}

/* "exept", "mercenarys", "morroco": what is in no dictionary, and near to a word that matters. */
static bool may_be_a_slip(const struct term *unknown, const struct task *t)
{
	static const char *const stops[] = {
#define STOP(text, why) text,
#define BUT(text) text,
#include "lexicon.inc"
	};
	const struct str word = utf8_fold_name(t->arena, unknown->u.text);
	if (suggest_is_plain(unknown, t) || word.n < SLIP_LETTERS)
		return false;
	for (size_t i = 0; i < sizeof stops / sizeof *stops; i++)
		if (is_near(word, str_c(stops[i])))
			return true;
	return suggest_near(t, unknown->u.text, NOUN_NONE).n;
}

/* "Red marches", where he is red. */
static bool is_of_writer(const struct task *t, const struct phrase *p)
{
	for (uint32_t k = 0; is_name(p) && p->role == ROLE_BARE && k < p->terms->u.nouns.n; k++)
		if (p->terms->u.nouns.at[k].what != NOUN_SEAT || !view_speaks_for(t->view, p->terms->u.nouns.at[k].id))
			return false;
	return is_name(p) && p->role == ROLE_BARE;
}

static bool is_large(const struct term *word)
{
	return word->u.text.n && byte_is_capital(*word->u.text.p);
}

/* "three of them": so many, of whatever they are. */
static bool is_some_of_them(const struct phrase *p)
{
	return p->nterms == 2 && p->terms->kind == TERM_COUNT && p->terms->how == COUNT_EXACT &&
	       !(p->terms->flags & TERM_REST) && is_them(&(struct phrase){ .nterms = 1, .terms = p->terms + 1 });
}

/* What nobody knows is no word that may be missing where a name stands: begun, counted, behind a preposition or colon. */
static enum fate fate_of_argument(const struct task *t, const struct phrase *p, bool behind_colon)
{
	const struct term *last = p->nterms ? &p->terms[p->nterms - 1] : NULL;
	if (!last)
		return GOES;
	if (last->kind == TERM_UNKNOWN && (behind_colon || p->nterms > 1 || may_be_a_slip(last, t)))
		return FORBIDS;
	if (last->kind == TERM_UNKNOWN && (p->role == ROLE_WITH || (p->role != ROLE_BARE && is_large(last))))
		return FORBIDS; /* with what it is done; a name that the board lacks */
	if (last->kind == TERM_UNKNOWN)
		return suggest_is_plain(last, t) || (p->role == ROLE_BARE && !(last->flags & TERM_STUMP)) ? GOES
													  : FORBIDS;
	if (is_rest(p))
		return FORBIDS;
	if (is_of_writer(t, p))
		return GOES;
	if (last->kind == TERM_PRONOUN && p->nterms > 1)
		return is_some_of_them(p) ? STAYS : FORBIDS;
	if (last->kind == TERM_PRONOUN)
		return p->role == ROLE_BARE || last->u.pronoun == PRONOUN_ME ? GOES : STAYS;
	return STAYS;
}

/* The word before it, folded. */
static struct str word_before(const struct task *t, const struct phrase *p)
{
	const struct str text = t->source->text;
	size_t to = p->at.from;
	while (to > t->line.from && text.p[to - 1] == ' ')
		to--;
	size_t from = to;
	while (from > t->line.from && !strchr(" \n,.;:!?", text.p[from - 1]))
		from--;
	return utf8_fold_name(t->arena, str_sub(text, from, to));
}

bool guess_is_ought(const struct task *t, const struct reading *r, size_t i)
{
	const struct phrase *p = &r->phrases[i];
	const struct str before = word_before(t, p);
	const bool own = word_is(before, SAYS_ROLE(WRITER));
	return is_stop(p, STOP_CONDITION) && (own || (i && !parts_clauses(p - 1) && !names_seat(p - 1))) &&
	       str_eq_nocase(source_text(t->source, p->at), STR("should"));
}

/* "osk supports Nara": who does it, in a word of no language. */
static bool is_strange_doer(const struct task *t, const struct phrase *p, const struct phrase *next)
{
	return is_unknown(p) && next->role == ROLE_VERB && !suggest_is_plain(p->terms, t);
}

bool guess_divides(const struct task *t, const struct phrase *p)
{
	int64_t n, of;
	const struct str text = source_text(t->source, p->at);
	return text_listed(text, LIST_EVENLY) || share_said(utf8_fold_name(t->arena, text), &n, &of);
}

bool guess_leaves_shares(const struct task *t, const struct line *line, struct span at)
{
	bool share = false;
	for (size_t i = 0; line->readings && i < line->readings->nphrases; i++) {
		const struct phrase *p = &line->readings->phrases[i];
		if (p->role == ROLE_FULL_STOP && p->at.from >= at.to)
			break;
		share &= p->role != ROLE_FULL_STOP;
		share |= (p->role == ROLE_STOP || p->role == ROLE_UNKNOWN) && guess_divides(t, p);
	}
	return share;
}

enum fate guess_fate(const struct task *t, const struct phrase *p, bool behind_colon)
{
	switch (p->role) {
	case ROLE_STOP:
		return p->terms->u.stop == STOP_PAST || (p->terms->u.stop == STOP_VAGUE && !guess_divides(t, p))
			       ? GOES
			       : FORBIDS;
	case ROLE_PAST:
	case ROLE_KEEP:
	case ROLE_KEPT:
		return FORBIDS;
	case ROLE_UNKNOWN:
		return behind_colon ||
				       word_is(utf8_fold_name(t->arena, source_text(t->source, p->at)),
					       SAYS_ROLE(RETRACTS)) ||
				       (p->nterms && may_be_a_slip(p->terms, t))
			       ? FORBIDS
			       : GOES;
	case ROLE_CHAT:
	case ROLE_DESCRIPTION:
	case ROLE_LEAD:
	case ROLE_GETS:
	case ROLE_OUGHT:
		return GOES;
	default:
		return p->role < ROLE_ARGUMENTS ? fate_of_argument(t, p, behind_colon) : STAYS;
	}
}

/* "Utah is attacked": what stands before the deed is its object. */
static void set_done(struct pick *p)
{
	const size_t from = phrases_begin(p->at, p->n - 1);
	put_before(p->at, from, p->n - 1);
	p->at[from].role = ROLE_VERB;
}

/* "I thought you were finished": how somebody was is no wish to be so. */
static bool tells_how_it_was(struct task *t, const struct phrase *p, const struct phrase *deed)
{
	const struct frames f = { .task = t };
	const struct str word = source_text(t->source, p->at);
	return is_stop(p, STOP_PAST) && frame_says_all(&f, deed) && text_listed(word, LIST_WAS);
}

static bool is_where(const struct phrase *p)
{
	return names_area(p) && p->role != ROLE_BARE;
}

/* "I have 5 in Osaka", not "I'll have 5 in Osaka"; "he has 4 next door", "there are 3 in Nara": how many there are, and not what is to be done. */
static bool tells_how_many(struct task *t, const struct reading *r, size_t from, size_t i, size_t to)
{
	const struct phrase *p = &r->phrases[i];
	const struct words w = words_singly(source_text(t->source, p->at), t->arena);
	if (!is_stop(p, STOP_PAST) || i + 1 == to || !has_count(p + 1) || !w.n)
		return false;
	const size_t begin = phrases_begin(r->phrases, i), end = phrases_end(r->phrases, to, i);
	if (has_phrase(r->phrases, begin, end, is_verb))
		return false;
	if (i > from && names_area(p - 1) && word_listed(w.at[0].text, LIST_IS) &&
	    !has_phrase(r->phrases, i, end, is_past))
		return true; /* "Ohio is all alone" */
	if (str_eq_c(w.at[0].text, "has") || str_eq_c(w.at[0].text, "there") || w.n > 1)
		return true;
	const struct str before = word_before(t, p);
	const bool have = str_eq_c(w.at[0].text, "have") || str_eq_c(w.at[0].text, "had") ||
			  str_eq_c(w.at[0].text, "ive");
	const bool will = word_is(before, SAYS_ROLE(WILL)) && has_phrase(r->phrases, i, end, is_where);
	return (have && !will && word_is(before, SAYS_ROLE(PERSON))) || str_eq_c(w.at[0].text, "ive");
}

/* "Points, please, acquired by a bribe" may be wished; "I took Utah", "Utah was attacked", "yesterday" tell. */
static bool may_be_wished(struct task *t, const struct reading *r, size_t from, size_t to)
{
	const struct span at = span_join(r->phrases[from].at, r->phrases[to - 1].at);
	const struct words w = words_singly(source_text(t->source, (struct span){ at.from, at.to }), t->arena);
	for (size_t i = from; i < to; i++)
		if (is_stop(&r->phrases[i], STOP_PAST) && !tells_now(t, &r->phrases[i]))
			return false;
	return !words_have(&w, SAYS_ROLE(OWN_WORD) | SAYS_ROLE(PAST_TIME) | SAYS_ROLE(HEARSAY) | SAYS_ROLE(OTHERS));
}

/* "The Osaka one", in letters: what is there. */
static bool stands_for_noun(const struct task *t, const struct phrase *p)
{
	return p->flags & PHRASE_ADJACENT && p[-1].flags & PHRASE_THE && names_area(&p[-1]) && has_count(p) &&
	       p->nterms == 1 && p->terms->how == COUNT_EXACT && p->terms->u.number == 1 &&
	       byte_is_letter(*source_text(t->source, p->at).p);
}

/* What a game or a number names, the deeds, and the signs between them; NULL: something that must not be left out. */
const struct reading *guess_words(struct task *t, const struct reading *r, size_t from, size_t to)
{
	struct pick out = pick_new(t, r);
	for (size_t i = from; i < to; i++) {
		const struct phrase *p = &r->phrases[i];
		const bool done = p->role == ROLE_PAST && i > from &&
				  (tells_now(t, p - 1) || p[-1].role == ROLE_OUGHT || may_be_wished(t, r, from, to));
		const enum fate fate = done ? STAYS
				       : (i > from && stands_for_noun(t, p)) || guess_is_ought(t, r, i)
					       ? GOES
					       : guess_fate(t, p, i && p[-1].flags & PHRASE_COLON);
		const bool strange = i + 1 < to && (is_strange_doer(t, p, p + 1) || tells_how_it_was(t, p, p + 1));
		const bool idle = parts_clauses(p) && (!out.n || parts_clauses(&out.at[out.n - 1]));
		if (fate == FORBIDS || strange || tells_how_many(t, r, from, i, to))
			return NULL;
		if (fate == STAYS && idle && out.n && p->role == ROLE_THEN)
			out.at[out.n - 1] = *p; /* ", then" is no list */
		if (fate == STAYS && !idle)
			out.at[out.n++] = *p;
		if (fate == STAYS && !idle && is_some_of_them(p))
			out.at[out.n - 1].nterms = 1;
		if (done)
			set_done(&out);
	}
	while (out.n && parts_clauses(&out.at[out.n - 1]))
		out.n--;
	return out.n ? picked(t, r, out) : NULL;
}

/* The same of the sentence without the wishes, reasons and remarks around what it orders. */
const struct reading *guess_plain_words(struct task *t, const struct reading *r, size_t from, size_t to)
{
	struct pick sentence = pick_new(t, r);
	memcpy(sentence.at, r->phrases + from, (to - from) * sizeof *sentence.at);
	sentence.n = to - from;
	for (size_t i = 0; i < sentence.n; i++)
		if (sentence.at[i].flags & PHRASE_COLON)
			return NULL;
	const struct reading *plain = frames_plain(t, picked(t, r, sentence));
	return plain ? guess_words(t, plain, 0, plain->nphrases) : NULL;
}
