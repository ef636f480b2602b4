/*
 * frame_beside: "move 3 from Osaka to Kyoto, it is quiet down there", "hit Toyama from Niigata my train is here": what stands behind
 * the last word that a game knows. It falls where it is much more like what people write beside orders they mean than like that by
 * which they withhold them (bind/talk.h); a word of a closed class that doubts, limits or takes back keeps it.
 */
#include "bind/talk.h"
#include "frame/frame.h"
#include "order/dictionary.h"

enum { BESIDE_WORDS = 2 }; /* one alone may be a slip of the pen for one that counts */

/* "ann scares me", "dont trust bob": another player is spoken of; "bob" alone may be a part of the order. */
static bool is_spoken_of(const struct frames *f, size_t i)
{
	return names_seat(&f->at[i]) && !names_area(&f->at[i]) && f->at[i].role == ROLE_BARE;
}

/* "gotta go", "long shift": in words that the game has for a deed as well, and by no name of one. */
static bool is_by_the_way(const struct frames *f, size_t i)
{
	const struct phrase *p = &f->at[i];
	const struct str word = p->role == ROLE_VERB ? source_text(f->task->source, p->terms->at) : STR_NONE;
	for (uint32_t k = 0; word.n && k < p->terms->u.nouns.n; k++) {
		const struct verb *v = task_verb(f->task, p->terms->u.nouns.at[k].id);
		if (str_starts_nocase(word, str_c(v->name)) || !verb_slots(v) || v->flags & VERB_ENDS)
			return false;
	}
	return word.n && i + 1 == sentence_end(f, i) && i && f->at[i - 1].role == ROLE_COMMA; /* not "long march" */
}

static bool may_stand_beside(const struct frames *f, size_t i)
{
	const struct phrase *p = &f->at[i];
	return (p->role != ROLE_STOP || is_stop(p, STOP_PAST) || is_stop(p, STOP_NEGATION) || is_stop(p, STOP_VAGUE)) &&
	       p->role != ROLE_FULL_STOP && !has_count(p) && (!is_game(p) || is_spoken_of(f, i) || is_by_the_way(f, i));
}

/* Where the words begin that no game knows; to: there are none. */
static size_t beside_begin(const struct frames *f, size_t from, size_t to)
{
	size_t i = to;
	while (i > from && may_stand_beside(f, i - 1))
		i--;
	while (i < to && f->at[i].role == ROLE_COMMA)
		i++;
	return i > from ? i : to;
}

/* "and hope for the best" may be another order; ", for honour" is no more than a reason. */
static bool may_begin(const struct frames *f, size_t i)
{
	const struct phrase *p = &f->at[i];
	const bool why = p->role == ROLE_FOR && f->at[i - 1].role == ROLE_COMMA;
	return !parts_clauses(p) && (!is_argument(p) || p->role == ROLE_BARE || why);
}

static struct span words_beside(const struct frames *f, size_t i, size_t to)
{
	return (struct span){ f->at[i - 1].at.to, f->at[to - 1].at.to };
}

static bool are_enough(const struct frames *f, size_t i, size_t to)
{
	const struct span at = words_beside(f, i, to);
	const struct words w = frame_words(f, at.from, at.to);
	size_t words = w.n;
	for (size_t k = i; k < to; k++)
		words -= words > 0 && is_spoken_of(f, k);
	return words >= BESIDE_WORDS;
}

/* "are for the birds": to whom or what it is done, though nobody knows that. */
static bool is_object(const struct frames *f, size_t i)
{
	return f->at[i - 1].role == ROLE_VERB;
}

/* "Ohio against Michigan was fun", "Kochi is fine": how the last of them is, and no words beside an order; "it's quiet there" has a
 * subject of its own. */
static bool is_predicate(const struct frames *f, size_t i)
{
	const struct words w = frame_words(f, f->at[i].at.from, f->at[i].at.to);
	return is_stop(&f->at[i], STOP_PAST) && !parts_clauses(&f->at[i - 1]) &&
	       !(w.n && w.at[0].roles & (SAYS_ROLE(OTHERS) | SAYS_ROLE(OWN_WORD) | SAYS_ROLE(SUBJECT)));
}

/* A deed or two of what it needs. */
static bool is_order(const struct frames *f, size_t from, size_t to)
{
	size_t game = 0;
	for (size_t i = from; i < to; i++)
		game += is_game(&f->at[i]) + frame_says_all(f, &f->at[i]);
	return game > 1;
}

/* "Frobnicating, move 4 ...": nobody knows what one strange word says. */
static bool is_strange_word(const struct frames *f, struct str text)
{
	const struct words w = words_singly(text, f->task->arena);
	return w.n == 1 && !w.at[0].roles && dictionary_find(w.at[0].text) != DICTIONARY_WORD;
}

static bool is_talk_before(const struct frames *f, size_t from, size_t to)
{
	const struct str text = source_text(f->task->source,
					    (struct span){ frame_before(f, from), f->at[to - 1].at.to });
	const bool apart = to < f->n && f->at[to].role == ROLE_COMMA;
	return !is_strange_word(f, text) &&
	       (apart ? talk_is_beside(f->task->view, text) : talk_is_before(f->task->view, text));
}

/* "yo hit Utah", "so tired today, move 3 ...", "perfect, I'm done": up to the deed that opens the order. */
static void drop_lead(struct frames *f, size_t from)
{
	size_t game = from;
	while (game < f->n && !is_game(&f->at[game]) && f->at[game].role != ROLE_STOP &&
	       f->at[game].role != ROLE_FULL_STOP)
		game++;
	if (game == from || game == f->n || f->at[game].role != ROLE_VERB ||
	    f->at[game].flags & (PHRASE_THE | PHRASE_S | PHRASE_ING | PHRASE_TO) ||
	    (frame_says_all(f, &f->at[game]) && f->at[game - 1].role != ROLE_COMMA)) /* "well done" */
		return;
	for (size_t to = game; to > from; to--)
		if (f->at[to - 1].role != ROLE_COMMA && is_talk_before(f, from, to)) {
			drop_range(f, from, to + (to < game && f->at[to].role == ROLE_COMMA));
			return;
		}
}

void frame_beside(struct frames *f)
{
	for (size_t from = 0, to; from < f->n; from = to + 1) {
		drop_lead(f, from);
		to = sentence_end(f, from);
		const size_t i = beside_begin(f, from, to);
		if (i == to || !may_begin(f, i) || !are_enough(f, i, to) || is_object(f, i) || is_predicate(f, i) ||
		    !is_order(f, from, i) ||
		    !talk_is_beside(f->task->view, source_text(f->task->source, words_beside(f, i, to))))
			continue;
		const size_t first = i - (f->at[i - 1].role == ROLE_COMMA);
		drop_range(f, first, to);
		to = first;
	}
}
