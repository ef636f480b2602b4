/* lore: see lore.h. */
#include "letters/lore.h"

#include "base/buf.h"
#include "order/learned.h"
#include "order/roles.h"

enum {
	BYTES_MOST = 400, /* of a question */
	LEAST = 34,       /* of a hundred of its words that say what it is about ... */
	MOST = 60,        /* ... and so many are enough */
	SURE = 6 * LIKELY_BIT,
	ABOUT = 3 * LIKELY_BIT, /* more like the best than like all: else it is about something else */
	CLEAR = 4 * LIKELY_BIT, /* ... it may be, where two are nearly as good */
	NEARLY = 3 * LIKELY_BIT,
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
		if ((w.at[i].text.n > 2 || !w.at[i].roles) && !(w.at[i].roles & EMPTY) && /* "HQ" */
		    !(w.at[i].roles & SAYS_ROLE(FILLER) && w.at[i].roles & SAYS_ROLE(TAIL)))
			buf_addf(&out, "-%.*s", STR_ARG(lore_stem(str_slug(a, w.at[i].text))));
	buf_add_char(&out, '-');
	return buf_str(&out);
}

struct maker {
	struct lore *out;
	struct buf asked, text;
	VEC(struct example) examples;
	struct arena *arena;
};

static void add_entry(struct maker *m)
{
	struct lore *out = m->out;
	const struct str asked = buf_str(&m->asked), text = buf_str(&m->text);
	struct str rest = asked, line;
	if (asked.n && text.n && out->entries.n < LIKELY_KINDS) {
		const uint16_t kind = (uint16_t)out->entries.n;
		const struct str both = str_printf(m->arena, "%.*s\n%.*s", STR_ARG(asked), STR_ARG(text));
		*VEC_ADD(&out->entries, m->arena) = (struct lore_entry){ asked, text, stems(m->arena, both) };
		while (str_line(&rest, &line))
			VEC_PUSH(&m->examples, m->arena,
				 ((struct example){ traits_of(line, NULL, NULL, m->arena), kind }));
		VEC_PUSH(&m->examples, m->arena, ((struct example){ traits_of(text, NULL, NULL, m->arena), kind }));
	}
	m->asked = buf_new(m->arena);
	m->text = buf_new(m->arena);
}

void lore_read(struct lore *out, struct str text, struct arena *a)
{
	struct maker m = { .out = out, .asked = buf_new(a), .text = buf_new(a), .arena = a };
	struct str line;
	*out = (struct lore){ 0 };
	while (str_line(&text, &line)) {
		line = str_trim(line);
		if (!line.n)
			add_entry(&m);
		else if (str_starts(line, STR("? ")))
			buf_addf(&m.asked, "%s%.*s", m.asked.n ? "\n" : "", STR_ARG(str_sub(line, 2, line.n)));
		else if (line.p[0] != '#')
			buf_addf(&m.text, "%s%.*s", m.text.n ? " " : "", STR_ARG(line));
	}
	add_entry(&m);
	out->by = ARENA_NEW(a, struct learned);
	*out->by = learned_of(m.examples.at, m.examples.n, (uint32_t)out->entries.n, 1, a);
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
static uint32_t shared(struct str asked, const struct lore_entry *e)
{
	struct str stem;
	uint32_t all = 0, said = 0;
	while (next_stem(&asked, &stem)) {
		all++;
		said += str_find(e->words, stem) < e->words.n;
	}
	return all ? said * 100 / all : 0;
}

bool lore_is_about(const struct lore_entry *e, struct str question, struct arena *a)
{
	const struct str words = stems(a, str_sub(question, 0, BYTES_MOST));
	size_t n = 0;
	for (size_t i = 0; i < words.n; i++)
		n += words.p[i] == '-';
	return n > 2 && shared(words, e) >= MOST;
}

static size_t best_of(const int64_t score[LIKELY_KINDS], size_t n, size_t but)
{
	size_t best = n;
	for (size_t i = 0; i < n; i++)
		if (i != but && (best == n || score[i] > score[best]))
			best = i;
	return best;
}

size_t lore_find(const struct lore_entry *out[LORE_MOST], bool *sure, const struct lore *k, struct str question,
		 struct arena *a)
{
	const size_t n = k->entries.n;
	const struct str text = str_sub(question, 0, BYTES_MOST), words = stems(a, text);
	int64_t score[LIKELY_KINDS];
	*sure = false;
	if (n < 2)
		return 0;
	likely_scores(score, k->by, traits_of(text, NULL, NULL, a));
	const size_t best = best_of(score, n, n), other = best_of(score, n, best);
	const int64_t margin = score[best] - score[other];
	int64_t all = 0;
	for (size_t i = 0; i < n; i++)
		all += score[i];
	const int64_t about = score[best] - all / (int64_t)n;
	const uint32_t has = shared(words, &k->entries.at[best]);
	if (has < LEAST || (has < MOST && (about < ABOUT || (about < CLEAR && margin < NEARLY))))
		return 0;
	*sure = margin >= SURE;
	out[0] = &k->entries.at[best];
	out[1] = &k->entries.at[other];
	return margin < NEARLY ? LORE_MOST : 1;
}
