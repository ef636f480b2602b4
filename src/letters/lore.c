/* lore: see lore.h. */
#include "letters/lore.h"

#include "base/buf.h"
#include "order/roles.h"

enum {
	WORTH = 840,     /* of a word that one entry has; shared by all that have it */
	ASKED = 3,       /* so much more does it count in a question of the entry than in its answer */
	WORDS_MOST = 24, /* of a question */
	BYTES_MOST = 400,
	LEAST = 34, /* of a hundred parts of what it asks */
	SURE = 60,
	ALONE = 85, /* where one word alone is known */
	NEARLY = 88 /* of a hundred parts of the best */
};

struct str lore_stem(struct str word)
{
	static const char *const ends[] = { "ment", "ation", "ting", "ding", "ning", "ing", "es", "s", "ed" };
	enum { BEGINNING = 7, SHORTEST = 3 };
	for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
		if (word.n >= SHORTEST + strlen(ends[i]) && str_ends(word, str_c(ends[i]))) {
			word.n -= strlen(ends[i]);
			break;
		}
	return word.n > BEGINNING ? str_sub(word, 0, BEGINNING) : word;
}

/* ---- the file ------------------------------------------------------------------------------------ */

/* What says nothing of what a question is about. */
#define EMPTY (SAYS_ROLE(CLOSED) | SAYS_ROLE(COURTESY) | SAYS_ROLE(THANKS) | SAYS_ROLE(WHOLE) | SAYS_ROLE(CHAT))

/* The words that say what it is about, by their stems: "-second-headqua-cost-" */
static struct str stems(struct arena *a, struct str text)
{
	const struct words w = words_singly(text, a);
	struct buf out = buf_new(a);
	for (size_t i = 0; i < w.n; i++)
		if (w.at[i].text.n > 2 && !(w.at[i].roles & EMPTY) &&
		    !(w.at[i].roles & SAYS_ROLE(FILLER) && w.at[i].roles & SAYS_ROLE(TAIL)))
			buf_addf(&out, "-%.*s", STR_ARG(lore_stem(str_slug(a, w.at[i].text))));
	buf_add_char(&out, '-');
	return buf_str(&out);
}

static void add(struct lore *out, struct buf *asked, struct buf *text, struct arena *a)
{
	if (asked->n && text->n)
		*VEC_ADD(&out->entries, a) = (struct lore_entry){ .asked = buf_str(asked),
								  .text = buf_str(text),
								  .asks = stems(a, buf_str(asked)),
								  .says = stems(a, buf_str(text)) };
	*asked = buf_new(a);
	*text = buf_new(a);
}

void lore_read(struct lore *out, struct str text, struct arena *a)
{
	struct buf asked = buf_new(a), said = buf_new(a);
	struct str line;
	*out = (struct lore){ 0 };
	while (str_line(&text, &line)) {
		line = str_trim(line);
		if (!line.n)
			add(out, &asked, &said, a);
		else if (str_starts(line, STR("? ")))
			buf_addf(&asked, "%s%.*s", asked.n ? "\n" : "", STR_ARG(str_sub(line, 2, line.n)));
		else if (line.p[0] != '#')
			buf_addf(&said, "%s%.*s", said.n ? " " : "", STR_ARG(line));
	}
	add(out, &asked, &said, a);
}

/* ---- a question ---------------------------------------------------------------------------------- */

struct search {
	const struct lore *lore;
	uint32_t *score, *hits, *rank; /* of each entry: what it has of the question; that and how it is asked */
	uint32_t whole;                /* what one that has all of it would have */
	struct str asked;              /* its stems */
	size_t words;
	struct arena *arena;
};

static bool has(struct str words, struct str stem)
{
	return str_find(words, stem) < words.n;
}

/* The next of "-one-two-", with a dash on each side. */
static bool next_stem(struct str *rest, struct str *out)
{
	if (rest->n < 2)
		return false;
	const size_t n = 1 + str_find_char(str_sub(*rest, 1, rest->n), '-');
	*out = str_sub(*rest, 0, n + 1);
	*rest = str_sub(*rest, n, rest->n);
	return true;
}

static uint32_t worth(const struct search *s, struct str stem)
{
	uint32_t n = 0;
	for (size_t i = 0; i < s->lore->entries.n; i++)
		n += has(s->lore->entries.at[i].asks, stem) || has(s->lore->entries.at[i].says, stem);
	return n ? WORTH / n : 0;
}

static void reward(struct search *s, struct str stem)
{
	const uint32_t more = worth(s, stem);
	for (size_t i = 0; more && i < s->lore->entries.n; i++) {
		const struct lore_entry *e = &s->lore->entries.at[i];
		const bool asks = has(e->asks, stem);
		s->score[i] += asks ? more * ASKED : has(e->says, stem) ? more : 0;
		s->hits[i] += asks || has(e->says, stem);
	}
	s->whole += more ? more * ASKED : WORTH * 3 / 4; /* something is asked that is not known */
	s->words++;
}

/* How much of one of its ways to ask was said, in hundredths: the best. */
static uint32_t likeness(const struct search *s, const struct lore_entry *e)
{
	struct str rest = e->asked, line, stem;
	uint32_t best = 0;
	while (str_line(&rest, &line)) {
		struct str words = stems(s->arena, line);
		uint32_t all = 0, said = 0;
		while (next_stem(&words, &stem)) {
			const uint32_t one = worth(s, stem);
			all += one;
			said += has(s->asked, stem) ? one : 0;
		}
		if (all && said * 100 / all > best)
			best = said * 100 / all;
	}
	return best;
}

/* Of those that have half of the best, by how much they ask beside it. */
static void weigh(struct search *s, struct str question)
{
	struct str rest, stem;
	uint32_t most = 0;
	s->asked = rest = stems(s->arena, str_sub(question, 0, BYTES_MOST));
	while (s->words < WORDS_MOST && next_stem(&rest, &stem))
		reward(s, stem);
	for (size_t i = 0; i < s->lore->entries.n; i++)
		most = s->score[i] > most ? s->score[i] : most;
	for (size_t i = 0; i < s->lore->entries.n; i++)
		s->rank[i] = s->score[i] * 2 < most
				     ? 0
				     : s->score[i] / 100 * (50 + likeness(s, &s->lore->entries.at[i]) / 2);
}

static size_t best_of(const struct search *s, size_t but)
{
	const size_t n = s->lore->entries.n;
	size_t best = n;
	for (size_t i = 0; i < n; i++)
		if (i != but && (best == n || s->rank[i] > s->rank[best]))
			best = i;
	return best;
}

size_t lore_find(const struct lore_entry *out[LORE_MOST], bool *sure, const struct lore *k, struct str question,
		 struct arena *a)
{
	const size_t n = k->entries.n;
	struct search s = { .lore = k, .arena = a };
	s.score = ARENA_ARRAY(a, uint32_t, n + 1);
	s.hits = ARENA_ARRAY(a, uint32_t, n + 1);
	s.rank = ARENA_ARRAY(a, uint32_t, n + 1);
	*sure = false;
	if (!n)
		return 0;
	weigh(&s, question);
	const size_t best = best_of(&s, n), other = best_of(&s, best);
	if (best == n || !s.words || s.score[best] * 100 < s.whole * LEAST ||
	    (s.hits[best] < 2 && (s.words > 2 || s.score[best] * 100 < s.whole * ALONE)))
		return 0;
	*sure = s.score[best] * 100 >= s.whole * SURE && (s.hits[best] > 1 || s.words == 1);
	out[0] = &k->entries.at[best];
	if (other == n || s.rank[other] * 100 < s.rank[best] * NEARLY || s.score[other] * 100 < s.whole * LEAST)
		return 1;
	out[1] = &k->entries.at[other];
	return LORE_MOST;
}
