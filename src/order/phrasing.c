/* phrasing: see phrasing.h. Where a row may end is a set of places, a bit each: no way is gone twice. */
#include "order/phrasing.h"

#include "order/roles.h"

typedef uint64_t places;
typedef uint16_t word_no; /* of phrases_words, from 1 on; 0: it stands in no row */
enum { DEPTH_MOST = 8, OPENING_MOST = 14 /* words */, SAID_MOST = 600 /* bytes of what is all one row */ };
enum {
	KNOWN_FIRST = 32 /* a power of two */,
	SCATTER = 40503 /* 2^16 by the golden ratio: keys that are near stand far apart */
};

/* What grammar/phrases.awk makes of the grammars. */
struct known_word { /* and the rows that may begin with it */
	struct str text;
	uint16_t from, to;
};
enum alt_kind { ALT_WORD, ALT_ASKED, ALT_NAME };
struct alt { /* by its number */
	uint16_t what;
	uint8_t kind;
};
struct item { /* alternatives, and the sign behind them or '.' */
	uint16_t from, to;
	char sign;
};
struct row { /* items; of a class alternatives */
	uint16_t from, to;
	bool is_class, is_open /* it may begin with what is asked, or be all left out */;
};
struct named { /* rows */
	char name[20];
	uint16_t from, to;
};
#include "phrases.inc"
_Static_assert(PHRASES_NAMED *(PHRASING_WORDS + 1) < UINT16_MAX, "a key for each name at each place");

/* Behind a name at a place: what was found before, and how deep within others, from 1. */
struct known {
	places behind;
	uint16_t key; /* 0: none */
	uint8_t depth;
};
enum answer { NOT_ASKED, IS_NOT, IS_SO };
/* Of most names nothing is ever looked for: what is known stands in a table of few, which grows. */
struct phrasing_known {
	struct arena *arena;
	bool begun;
	word_no *number;
	uint8_t *asked; /* enum answer, of what is asked at each place */
	struct known *of;
	size_t n, cap; /* cap: a power of two */
};

/* The words of one call. */
struct reading {
	const struct phrasing *p;
	const word_no *number;
};

struct phrasing_known *phrasing_memory(size_t n, struct arena *a)
{
	struct phrasing_known *memory = ARENA_NEW(a, struct phrasing_known);

	memory->arena = a;
	memory->number = ARENA_ARRAY(a, word_no, n + 1);
	memory->asked = ARENA_ARRAY(a, uint8_t, (n + 1) * PHRASES_ASKED);
	memory->cap = KNOWN_FIRST;
	memory->of = ARENA_ARRAY(a, struct known, memory->cap);
	return memory;
}

static word_no number_of(struct str word)
{
	size_t low = 0, high = PHRASES_WORDS;

	while (low < high) {
		const size_t mid = low + (high - low) / 2;

		if (str_cmp(phrases_words[mid].text, word) < 0)
			low = mid + 1;
		else
			high = mid;
	}
	return low < PHRASES_WORDS && str_eq(phrases_words[low].text, word) ? (word_no)(low + 1) : 0;
}

static void number_words(const struct phrasing *p, word_no *out)
{
	for (size_t i = 0; i < p->n; i++)
		out[i] = number_of(p->words[i]);
}

/* Its own, or where it would stand. */
static struct known *slot_of(const struct phrasing_known *memory, uint16_t key)
{
	size_t i = key * SCATTER & (memory->cap - 1);

	while (memory->of[i].key && memory->of[i].key != key)
		i = (i + 1) & (memory->cap - 1);
	return &memory->of[i];
}

static void make_room(struct phrasing_known *memory)
{
	const struct phrasing_known old = *memory;

	if (memory->n * 2 < memory->cap)
		return;
	memory->cap *= 2;
	memory->of = ARENA_ARRAY(memory->arena, struct known, memory->cap);
	for (size_t i = 0; i < old.cap; i++)
		if (old.of[i].key)
			*slot_of(memory, old.of[i].key) = old.of[i];
}

static uint16_t key_of(size_t name, size_t from)
{
	return (uint16_t)(name * (PHRASING_WORDS + 1) + from + 1);
}

/* What is known behind a name at a place, not deeper than here; NULL: nothing. */
static const struct known *known_behind(const struct phrasing *p, uint16_t key, int depth)
{
	const struct known *known = p->known ? slot_of(p->known, key) : NULL;

	return known && known->key && known->depth <= depth + 1 ? known : NULL;
}

static void keep_behind(const struct phrasing *p, uint16_t key, places behind, int depth)
{
	if (!p->known)
		return;
	make_room(p->known);
	struct known *known = slot_of(p->known, key);

	p->known->n += !known->key;
	*known = (struct known){ behind, key, (uint8_t)(depth + 1) };
}

static places behind_row(const struct reading *r, const struct row *row, places from, int depth);

static places at(size_t i)
{
	return (places)1 << i;
}

static bool is_asked(const struct phrasing *p, size_t what, size_t i)
{
	uint8_t *answer = p->known ? &p->known->asked[i * PHRASES_ASKED + what] : NULL;

	if (!p->is || (answer && *answer))
		return p->is && *answer == IS_SO;
	const bool so = p->is(p->context, str_c(phrases_asked[what]), p->words[i]);

	if (answer)
		*answer = so ? IS_SO : IS_NOT;
	return so;
}

static bool is_word(const struct reading *r, const struct alt *said, size_t i)
{
	return said->kind == ALT_WORD ? said->what + 1 == r->number[i] : is_asked(r->p, said->what, i);
}

static bool in_class(const struct reading *r, const struct row *row, size_t i)
{
	for (size_t k = row->from; k < row->to; k++)
		if (is_word(r, &phrases_alts[k], i))
			return true;
	return false;
}

/* The first row, not below one, that may begin with a word; all rows: none. */
static size_t next_begun(word_no word, size_t row)
{
	if (!word)
		return SIZE_MAX;
	const struct known_word *w = &phrases_words[word - 1];
	size_t low = w->from, high = w->to;

	while (low < high) {
		const size_t mid = low + (high - low) / 2;

		if (phrases_begun[mid] < row)
			low = mid + 1;
		else
			high = mid;
	}
	return low < w->to ? phrases_begun[low] : SIZE_MAX;
}

/* The first row of some, not below one, that may begin at a place; where they end: none. */
static size_t next_row(const struct reading *r, const struct named *rows, size_t row, size_t from)
{
	const size_t begun = next_begun(r->number[from], row);

	while (row < rows->to && row < begun && !phrases_rows[row].is_open)
		row++;
	return row;
}

static places behind_name(const struct reading *r, size_t name, size_t from, int depth)
{
	const struct named *rows = &phrases_names[name];
	size_t i = next_row(r, rows, rows->from, from);

	if (depth > DEPTH_MOST || i == rows->to)
		return 0;
	const uint16_t key = key_of(name, from);
	const struct known *known = known_behind(r->p, key, depth);
	places out = 0;

	if (known)
		return known->behind;
	for (; i < rows->to; i = next_row(r, rows, i + 1, from)) {
		const struct row *row = &phrases_rows[i];

		if (!row->is_class)
			out |= behind_row(r, row, at(from), depth + 1);
		else
			out |= in_class(r, row, from) ? at(from + 1) : 0;
	}
	keep_behind(r->p, key, out, depth);
	return out;
}

/* Behind one word, class or rule, at one place. */
static places behind_one(const struct reading *r, const struct alt *said, size_t from, int depth)
{
	if (from >= r->p->n)
		return 0;
	if (said->kind == ALT_NAME)
		return behind_name(r, said->what, from, depth);
	return is_word(r, said, from) ? at(from + 1) : 0;
}

/* The same of several, "a|b", at each of some places. */
static places behind_any(const struct reading *r, const struct item *item, places from, int depth)
{
	places out = 0;

	for (size_t k = item->from; k < item->to; k++)
		for (places rest = from; rest; rest &= rest - 1)
			out |= behind_one(r, &phrases_alts[k], (size_t)__builtin_ctzll(rest), depth);
	return out;
}

static places behind_row(const struct reading *r, const struct row *row, places from, int depth)
{
	for (size_t i = row->from; from && i < row->to; i++) {
		const struct item *item = &phrases_items[i];
		places next = behind_any(r, item, from, depth), all = next;

		while (next && (item->sign == '*' || item->sign == '+')) {
			next = behind_any(r, item, next, depth) & ~all;
			all |= next;
		}
		from = item->sign == '?' || item->sign == '*' ? from | all : all;
	}
	return from;
}

static size_t name_of(const char *name)
{
	size_t from = 0, to = PHRASES_NAMED;

	while (from + 1 < to) {
		const size_t mid = (from + to) / 2;

		*(strcmp(phrases_names[mid].name, name) <= 0 ? &from : &to) = mid;
	}
	return strcmp(phrases_names[from].name, name) ? PHRASES_NAMED : from;
}

/* Where what a row of that name says may end. */
static places behind(const struct phrasing *p, const char *name, size_t from)
{
	const size_t number = name_of(name);
	word_no numbers[PHRASING_WORDS];
	struct reading r = { p, p->known ? p->known->number : numbers };

	if (number == PHRASES_NAMED || p->n > PHRASING_WORDS || from >= p->n)
		return 0;
	if (!p->known)
		number_words(p, numbers);
	else if (!p->known->begun)
		number_words(p, p->known->number);
	if (p->known)
		p->known->begun = true;
	return behind_name(&r, number, from, 0);
}

bool phrasing_fits(const struct phrasing *p, const char *name, size_t from, size_t to)
{
	return behind(p, name, from) & at(to);
}

struct str phrasing_behind(const char *name, struct str text, struct arena *a)
{
	struct str words[OPENING_MOST], after[OPENING_MOST], rest = text, one;
	struct phrasing p = { .words = words };

	while (p.n < OPENING_MOST && str_cut(&rest, ' ', &one)) {
		const struct words w = words_singly(one, a);

		for (size_t i = 0; i < w.n && p.n < OPENING_MOST; i++) {
			after[p.n] = rest;
			words[p.n++] = w.at[i].text;
		}
	}
	const places ends = behind(&p, name, 0);

	for (size_t to = p.n; to; to--)
		if (after[to - 1].n && ends & at(to))
			return str_trim(after[to - 1]);
	return text;
}

bool phrasing_says_of(const char *name, struct str text, bool (*is)(void *context, struct str what, struct str word),
		      void *context, struct arena *a)
{
	if (text.n > SAID_MOST)
		return false;
	const struct words w = words_singly(text, a);
	struct str words[PHRASING_WORDS];
	struct phrasing p = { .words = words, .is = is, .context = context };

	while (p.n < w.n && p.n < PHRASING_WORDS) {
		words[p.n] = w.at[p.n].text;
		p.n++;
	}
	return p.n && p.n == w.n && phrasing_fits(&p, name, 0, p.n);
}

bool phrasing_says(const char *name, struct str text, struct arena *a)
{
	return phrasing_says_of(name, text, NULL, NULL, a);
}
