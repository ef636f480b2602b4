/* phrasing: see phrasing.h. Where a row may end is a set of places, a bit each: no way is gone twice. */
#include "order/phrasing.h"

#include "order/roles.h"

typedef uint64_t places;
enum { DEPTH_MOST = 8, OPENING_MOST = 14 /* words */, SAID_MOST = 600 /* bytes of what is all one row */ };

/* What grammar/phrases.awk makes of the grammars. */
enum alt_kind { ALT_WORD, ALT_ASKED, ALT_NAME };
struct alt { /* a text, by its place and length; or the number of a name */
	uint16_t at;
	uint8_t n, kind;
};
struct item { /* alternatives, and the sign behind them or '.' */
	uint16_t from, to;
	char sign;
};
struct row { /* items; of a class alternatives */
	uint16_t from, to;
	bool is_class;
};
struct named { /* rows */
	char name[20];
	uint16_t from, to;
};
#include "phrases.inc"

/* Behind a name at a place: what was found before, and how deep within others, from 1; 0: it was not looked for. */
struct known {
	places behind;
	uint8_t depth;
};
/* Of most names nothing is ever looked for: to clear room for all of them took a third of the time in which mails are read. */
struct phrasing_known {
	struct arena *arena;
	size_t words;
	struct known *of[PHRASES_NAMED];
};

struct phrasing_known *phrasing_memory(size_t n, struct arena *a)
{
	struct phrasing_known *memory = ARENA_NEW(a, struct phrasing_known);

	memory->arena = a;
	memory->words = n;
	return memory;
}

/* What is known behind a name at a place; NULL: it is not kept. */
static struct known *known_behind(const struct phrasing *p, size_t name, size_t from)
{
	if (!p->known)
		return NULL;
	if (!p->known->of[name])
		p->known->of[name] = ARENA_ARRAY(p->known->arena, struct known, p->known->words + 1);
	return &p->known->of[name][from];
}

static places behind_row(const struct phrasing *p, const struct row *row, places from, int depth);

static places at(size_t i)
{
	return (places)1 << i;
}

static bool is_word(const struct phrasing *p, const struct alt *said, struct str word)
{
	const struct str text = { phrases_texts + said->at, said->n };

	if (said->kind == ALT_WORD)
		return word.n == text.n && str_eq(text, word);
	return p->is && p->is(p->context, text, word);
}

static bool in_class(const struct phrasing *p, const struct row *row, struct str word)
{
	for (size_t i = row->from; i < row->to; i++)
		if (is_word(p, &phrases_alts[i], word))
			return true;
	return false;
}

static places behind_name(const struct phrasing *p, size_t name, size_t from, int depth)
{
	struct known *known = known_behind(p, name, from);
	places out = 0;

	if (depth > DEPTH_MOST)
		return 0;
	if (known && known->depth && known->depth <= depth + 1)
		return known->behind;
	for (size_t i = phrases_names[name].from; i < phrases_names[name].to; i++) {
		const struct row *r = &phrases_rows[i];

		if (!r->is_class)
			out |= behind_row(p, r, at(from), depth + 1);
		else
			out |= in_class(p, r, p->words[from]) ? at(from + 1) : 0;
	}
	if (known)
		*known = (struct known){ out, (uint8_t)(depth + 1) };
	return out;
}

/* Behind one word, class or rule, at one place. */
static places behind_one(const struct phrasing *p, const struct alt *said, size_t from, int depth)
{
	if (from >= p->n)
		return 0;
	if (said->kind == ALT_NAME)
		return behind_name(p, said->at, from, depth);
	return is_word(p, said, p->words[from]) ? at(from + 1) : 0;
}

/* The same of several, "a|b", at each of some places. */
static places behind_any(const struct phrasing *p, const struct item *item, places from, int depth)
{
	places out = 0;

	for (size_t k = item->from; k < item->to; k++)
		for (places rest = from; rest; rest &= rest - 1)
			out |= behind_one(p, &phrases_alts[k], (size_t)__builtin_ctzll(rest), depth);
	return out;
}

static places behind_row(const struct phrasing *p, const struct row *row, places from, int depth)
{
	for (size_t i = row->from; from && i < row->to; i++) {
		const struct item *item = &phrases_items[i];
		places next = behind_any(p, item, from, depth), all = next;

		while (next && (item->sign == '*' || item->sign == '+')) {
			next = behind_any(p, item, next, depth) & ~all;
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

bool phrasing_fits(const struct phrasing *p, const char *name, size_t from, size_t to)
{
	const size_t number = name_of(name);

	return number < PHRASES_NAMED && p->n <= PHRASING_WORDS && from < p->n &&
	       behind_name(p, number, from, 0) & at(to);
}

struct str phrasing_behind(const char *name, struct str text, struct arena *a)
{
	struct str words[OPENING_MOST], behind[OPENING_MOST], rest = text, one;
	struct phrasing p = { .words = words };

	while (p.n < OPENING_MOST && str_cut(&rest, ' ', &one)) {
		const struct words w = words_singly(one, a);

		for (size_t i = 0; i < w.n && p.n < OPENING_MOST; i++) {
			behind[p.n] = rest;
			words[p.n++] = w.at[i].text;
		}
	}
	for (size_t to = p.n; to; to--)
		if (behind[to - 1].n && phrasing_fits(&p, name, 0, to))
			return str_trim(behind[to - 1]);
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
