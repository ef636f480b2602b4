/*
 * scan: see scan.h.
 */
#include "base/scan.h"

#include "base/bug.h"
#include "base/byte.h"

bool scan_char(struct str *rest, char c)
{
	if (!rest->n || *rest->p != c)
		return false;
	*rest = str_sub(*rest, 1, rest->n);
	return true;
}

bool scan_any(struct str *rest, const char *set, char *c)
{
	if (!rest->n || !*rest->p || !strchr(set, *rest->p))
		return false;
	*c = *rest->p;
	*rest = str_sub(*rest, 1, rest->n);
	return true;
}

bool scan_digits(struct str *rest, size_t least, size_t most, int64_t *value)
{
	int64_t v = 0;
	size_t n = 0;

	BUG_ON(most > 18);
	for (; n < rest->n && byte_is_digit(rest->p[n]); n++) {
		if (n == most)
			return false;
		v = v * 10 + (rest->p[n] - '0');
	}
	if (n < least)
		return false;
	*rest = str_sub(*rest, n, rest->n);
	*value = v;
	return true;
}

struct str scan_letters(struct str *rest)
{
	size_t n = 0;
	struct str letters;

	while (n < rest->n && byte_is_letter(rest->p[n]))
		n++;
	letters = str_sub(*rest, 0, n);
	*rest = str_sub(*rest, n, rest->n);
	return letters;
}
