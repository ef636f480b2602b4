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

static bool has(struct str list, struct str word)
{
	size_t low = 0, high = list.n; /* both at the beginning of a line, or at the end */

	while (low < high) {
		const struct str line = line_at(list, low + (high - low) / 2);
		const size_t from = (size_t)(line.p - list.p);
		const int order = str_cmp(line, word);

		if (!order)
			return true;
		if (order < 0)
			low = from + line.n + 1;
		else
			high = from;
	}
	return false;
}

bool dictionary_has(struct str word)
{
	return has((struct str){ english_words, english_size }, word);
}

enum dictionary dictionary_find(struct str word)
{
	if (dictionary_has(word))
		return DICTIONARY_WORD;
	return has((struct str){ proper_words, proper_size }, word) ? DICTIONARY_NAME : DICTIONARY_NONE;
}
