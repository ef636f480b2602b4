/* lore: see lore.h. */
#include "letters/lore.h"

#include "base/buf.h"
#include "base/byte.h"
#include "base/traits.h"
#include "speech/topic_words.h"
#include "order/roles.h"

#include <stdlib.h>

enum {
	BYTES_MOST = 400, /* of a question */
	MOST = 60,        /* of a hundred of its words that say what it is about: how many an entry has */
	/* how much it is like an entry, and by how much more than like another, and than like what none answers */
	LIKE = 44,
	APART = 20,
	FAR_APART = 70,
	HARDLY_APART = 12,
	ANSWERED = 130,
	CLEARLY_APART = 50,
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

struct str lore_plain(struct str text)
{
	size_t at = text.n;
	while (at && text.p[at - 1] != '[')
		at--;
	return at && str_ends(text, STR("]")) ? str_trim(str_sub(text, 0, at - 1)) : text;
}

/* What says nothing of what a question is about. */
#define EMPTY (SAYS_ROLE(CLOSED) | SAYS_ROLE(COURTESY) | SAYS_ROLE(THANKS) | SAYS_ROLE(WHOLE) | SAYS_ROLE(CHAT))

/* The words that say what it is about, by their stems: "-second-headqua-cost-" */
static struct str stems(struct arena *a, struct str text)
{
	const struct words w = words_singly(text, a);
	struct buf out = buf_new(a);
	for (size_t i = 0; i < w.n; i++)
		if ((w.at[i].text.n > 2 || !w.at[i].roles) && !(w.at[i].roles & EMPTY) && /* "HQ" */
		    !(w.at[i].roles & SAYS_ROLE(FILLER) && w.at[i].roles & SAYS_ROLE(TAIL)))
			buf_addf(&out, "-%.*s", STR_ARG(lore_stem(str_slug(a, w.at[i].text))));
	buf_add_char(&out, '-');
	return buf_str(&out);
}

/* ---- what a text is like ------------------------------------------------------------------------- */

struct sense {
	uint32_t word, sense;
};

static int by_word(const void *a, const void *b)
{
	const struct sense *x = a, *y = b;
	return (x->word > y->word) - (x->word < y->word);
}

/* Words that come to the same, by word. */
static struct sense *senses(size_t *n, struct arena *a)
{
	static const char *const same[] = {
#define LIKEWISE(words) words,
#include "../../grammar/likewise.def"
	};
	VEC(struct sense) out = { 0 };
	for (size_t i = 0; i < sizeof same / sizeof *same; i++) {
		struct str rest = str_c(same[i]), word;
		while (str_cut(&rest, ' ', &word))
			VEC_PUSH(&out, a, ((struct sense){ trait_of_word(word, a), (uint32_t)i + 1 }));
	}
	qsort(out.at, out.n, sizeof *out.at, by_word);
	*n = out.n;
	return out.at;
}

/* Numbers are all alike. */
static struct str shape_of(struct str word)
{
	for (size_t i = 0; i < word.n; i++)
		if (word.p[i] < '0' || word.p[i] > '9')
			return lore_stem(word);
	return STR("#");
}

/* What the words of a text are beside those before them. */
struct walk {
	struct traits_maker made;
	struct str before[2], sense_before; /* stems; a number */
};

static void take_word(struct walk *k, const struct lore *lore, struct str word)
{
	struct arena *a = k->made.arena;
	const struct str stem = shape_of(word);
	const struct sense key = { trait_of_word(word, a), 0 };
	const struct sense *same = bsearch(&key, lore->senses, lore->nsenses, sizeof key, by_word);
	traits_add(&k->made, 'w', stem, STR_NONE);
	traits_add(&k->made, 'p', k->before[1], stem);
	traits_add(&k->made, 'k', k->before[0], stem);
	traits_add_pieces(&k->made, 'c', word);
	k->before[0] = k->before[1];
	k->before[1] = stem;
	if (!same)
		return;
	const struct str sense = str_printf(a, "%u", (unsigned)same->sense);
	traits_add(&k->made, 's', sense, STR_NONE);
	traits_add(&k->made, 'S', k->sense_before, sense);
	k->sense_before = sense;
}

/* "don't" and "dont" */
static struct str without_apostrophe(struct str word, struct arena *a)
{
	struct buf out = buf_new(a);
	for (size_t i = 0; i < word.n; i++)
		if (word.p[i] != '\'')
			buf_add_char(&out, word.p[i]);
	return buf_str(&out);
}

/* Whichever place it is: "Who owns Ohio?" is about none of those that an answer names. */
static struct str without_places(const struct lore *lore, struct str text, struct arena *a)
{
	struct buf out = buf_new(a);
	for (size_t i = 0, to; lore->map && i < text.n; i = to) {
		const size_t place = topic_place_at(lore->map, str_sub(text, i, text.n));
		to = place ? i + place : byte_is_word(text.p[i]) ? topic_end_of_word(text, i) : i + 1;
		buf_add(&out, place ? STR("someplace") : str_sub(text, i, to));
	}
	return lore->map ? buf_str(&out) : text;
}

static struct traits traits_in(const struct lore *lore, struct str text, struct arena *a)
{
	const struct str begin = STR("^");
	struct walk k = { { .arena = a }, { begin, begin }, begin };
	const struct words w = words_singly(without_places(lore, text, a), a);
	for (size_t i = 0; i < w.n; i++)
		take_word(&k, lore, without_apostrophe(w.at[i].text, a));
	traits_add(&k.made, 'p', k.before[1], STR("$"));
	return traits_made(&k.made);
}

void lore_scores(int64_t *out, const struct lore *k, struct str question, struct arena *a)
{
	likeness_score(out, &k->by, traits_in(k, question, a));
}

/* ---- the file ------------------------------------------------------------------------------------ */

struct maker {
	struct lore *out;
	struct buf asked, text;
	bool elsewhere; /* of another map than ours */
	struct arena *arena;
};

static void add_entry(struct maker *m)
{
	struct lore *out = m->out;
	const struct str asked = buf_str(&m->asked), text = buf_str(&m->text);
	if (asked.n && text.n && !m->elsewhere)
		VEC_PUSH(&out->entries, m->arena, ((struct lore_entry){ asked, text }));
	m->asked = buf_new(m->arena);
	m->text = buf_new(m->arena);
	m->elsewhere = false;
}

/* What no entry answers. */
static void learn_asides(struct lore *k, struct arena *a)
{
	static const char *const asides[] = {
#define ASIDE(text) text,
#include "../../grammar/asides.def"
	};
	for (size_t i = 0; i < sizeof asides / sizeof *asides; i++)
		likeness_add(&k->by, k->entries.n, traits_in(k, str_c(asides[i]), a));
}

static void learn_all(struct lore *k, struct arena *a)
{
	k->senses = senses(&k->nsenses, a);
	likeness_init(&k->by, k->entries.n + 1, a);
	for (size_t i = 0; i < k->entries.n; i++) {
		struct str rest = k->entries.at[i].asked, line;
		while (str_line(&rest, &line))
			likeness_add(&k->by, i, traits_in(k, line, a));
		likeness_add(&k->by, i, traits_in(k, k->entries.at[i].text, a));
	}
	learn_asides(k, a);
	likeness_close(&k->by);
}

void lore_read(struct lore *out, struct str text, const struct map *map, struct arena *a)
{
	struct maker m = { .out = out, .asked = buf_new(a), .text = buf_new(a), .arena = a };
	struct str line;
	*out = (struct lore){ .map = map };
	while (str_line(&text, &line)) {
		line = str_trim(line);
		if (!line.n)
			add_entry(&m);
		else if (str_starts(line, STR("= ")))
			m.elsewhere = map && !str_eq(str_sub(line, 2, line.n), map->name);
		else if (str_starts(line, STR("? ")))
			buf_addf(&m.asked, "%s%.*s", m.asked.n ? "\n" : "", STR_ARG(str_sub(line, 2, line.n)));
		else if (line.p[0] != '#')
			buf_addf(&m.text, "%s%.*s", m.text.n ? " " : "", STR_ARG(line));
	}
	add_entry(&m);
	learn_all(out, a);
}

/* ---- a question ---------------------------------------------------------------------------------- */

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

/* How many of a hundred of the words that say what is asked the entry has. */
static uint32_t shared(struct str asked, const struct lore_entry *e, struct arena *a)
{
	const struct str words = stems(a, str_printf(a, "%.*s\n%.*s", STR_ARG(e->asked), STR_ARG(e->text)));
	struct str stem;
	uint32_t all = 0, said = 0;
	while (next_stem(&asked, &stem)) {
		all++;
		said += str_find(words, stem) < words.n;
	}
	return all ? said * 100 / all : 0;
}

/* More than one word of it says what it is about. */
static bool says_much(struct str stems)
{
	size_t n = 0;
	for (size_t i = 0; i < stems.n; i++)
		n += stems.p[i] == '-';
	return n > 2;
}

bool lore_is_about(const struct lore_entry *e, struct str question, struct arena *a)
{
	const struct str words = stems(a, str_sub(question, 0, BYTES_MOST));
	return says_much(words) && shared(words, e, a) >= MOST;
}

static size_t best_of(const int64_t *score, size_t n, size_t but)
{
	size_t best = n;
	for (size_t i = 0; i < n; i++)
		if (i != but && (best == n || score[i] > score[best]))
			best = i;
	return best;
}

/* Of those that are told 77 of a hundred are what was asked: another answer is worse than the host's. Of 1036 questions of people who
 * knew no answer, and 108 that none answers (tests/grammar/lore). */
static bool is_told(int64_t like, int64_t apart, int64_t answered, bool much)
{
	if (apart >= CLEARLY_APART)
		return answered >= 0;
	return much && answered >= ANSWERED && (like >= LIKE || apart >= APART);
}

/* Asked in the very words of an entry. */
static size_t asked_as(const struct lore *k, struct str question, struct arena *a)
{
	const struct str words = str_slug(a, question);
	for (size_t i = 0; i < k->entries.n; i++) {
		struct str rest = k->entries.at[i].asked, line;
		while (str_line(&rest, &line))
			if (str_eq(str_slug(a, line), words))
				return i;
	}
	return k->entries.n;
}

/* The second is shown only if it is nearly as likely, and has as many words of the question as the first. */
size_t lore_find(const struct lore_entry *out[LORE_MOST], enum lore_sure *sure, const struct lore *k,
		 struct str question, struct arena *a)
{
	const size_t n = k->entries.n;
	const struct str text = str_sub(question, 0, BYTES_MOST), words = stems(a, text);
	int64_t *score = ARENA_ARRAY(a, int64_t, n + 2);
	*sure = LORE_PERHAPS;
	if (n < 2)
		return 0;
	const size_t exact = asked_as(k, text, a);
	if (exact < n) {
		*sure = LORE_SURE;
		out[0] = &k->entries.at[exact];
		return 1;
	}
	lore_scores(score, k, text, a);
	const size_t best = best_of(score, n, n), other = best_of(score, n, best);
	const int64_t far = score[best] - score[other], answered = score[best] - score[n];
	if (!is_told(score[best], far, answered, says_much(words)))
		return 0;
	if (says_much(words)) /* "starting": the rules that name it may say more */
		*sure = far >= FAR_APART && answered >= ANSWERED && shared(words, &k->entries.at[best], a) >= MOST
				? LORE_SURE
			: far >= APART ? LORE_LIKELY
				       : LORE_PERHAPS;
	out[0] = &k->entries.at[best];
	out[1] = &k->entries.at[other];
	return far < HARDLY_APART && shared(words, out[1], a) >= shared(words, out[0], a) ? LORE_MOST : 1;
}
