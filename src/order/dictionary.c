#include "order/dictionary.h"

/* One word a line, sorted by their bytes. */
extern const char english_words[], proper_words[];
extern const size_t english_size, proper_size;

/* The line around a place. */
static struct str line_at(struct str list, size_t at)
{
	size_t from = at, to = at;

	while (from && list.p[from - 1] != '\n')
		from--;
	while (to < list.n && list.p[to] != '\n')
		to++;
	return str_sub(list, from, to);
}

/* Where the first word stands that is not below one. */
static size_t place_of(struct str list, struct str word)
{
	size_t low = 0, high = list.n; /* both at the beginning of a line, or at the end */

	while (low < high) {
		const struct str line = line_at(list, low + (high - low) / 2);
		const size_t from = (size_t)(line.p - list.p);

		if (str_cmp(line, word) < 0)
			low = from + line.n + 1;
		else
			high = from;
	}
	return low;
}

static bool has(struct str list, struct str word)
{
	const size_t at = place_of(list, word);

	return at < list.n && str_eq(line_at(list, at), word);
}

bool dictionary_has(struct str word)
{
	return has((struct str){ english_words, english_size }, word);
}

struct str dictionary_from(struct str beginning)
{
	const struct str list = { english_words, english_size };
	const size_t from = place_of(list, beginning);
	size_t to = from;

	while (to < list.n && str_starts(str_sub(list, to, list.n), beginning))
		to += line_at(list, to).n + 1;
	return str_sub(list, from, to);
}

bool dictionary_holds(struct str list, struct str word)
{
	return has(list, word);
}

enum dictionary dictionary_find(struct str word)
{
	if (dictionary_has(word))
		return DICTIONARY_WORD;
	return has((struct str){ proper_words, proper_size }, word) ? DICTIONARY_NAME : DICTIONARY_NONE;
}
