/*
 * transfer: own decoders, because those of libraries drop what follows a
 * missing '=' of base64 and keep a soft line break with blanks behind it: the
 * one makes "Osak" of "Osaka", the other two orders of one.
 */
#include "mail/transfer.h"

#include "base/byte.h"

#include <stdbool.h>

/* The length of a soft line break at p: '=', blanks that a server may have added, a line end. */
static size_t soft_break(const char *p, size_t n)
{
	size_t at = 1;

	while (at < n && (byte_is_blank(p[at]) || p[at] == '\r'))
		at++;
	if (at == n)
		return n;
	return p[at] == '\n' ? at + 1 : 0;
}

size_t transfer_undo_qp(char *p, size_t n)
{
	size_t to = 0;

	for (size_t at = 0; at < n;) {
		size_t soft = p[at] == '=' ? soft_break(p + at, n - at) : 0;

		if (soft) {
			at += soft;
		} else if (p[at] == '=' && at + 2 < n && byte_hex(p[at + 1]) >= 0 && byte_hex(p[at + 2]) >= 0) {
			p[to++] = (char)(byte_hex(p[at + 1]) * 16 + byte_hex(p[at + 2]));
			at += 3;
		} else {
			p[to++] = p[at++];
		}
	}
	return to;
}

/* Signs of the URL-safe alphabet count as well. */
static int base64_digit(char c)
{
	if (byte_is_capital(c))
		return c - 'A';
	if (byte_is_small(c))
		return c - 'a' + 26;
	if (byte_is_digit(c))
		return c - '0' + 52;
	if (c == '+' || c == '-')
		return 62;
	return c == '/' || c == '_' ? 63 : -1;
}

size_t transfer_undo_base64(char *p, size_t n)
{
	unsigned bits = 0, held = 0;
	size_t to = 0;

	for (size_t at = 0; at < n; at++) {
		int digit = base64_digit(p[at]);

		if (p[at] == '=')
			held = 0; /* what follows is another piece, encoded by itself */
		if (digit < 0)
			continue;
		bits = bits << 6 | (unsigned)digit;
		held += 6;
		if (held >= 8) {
			held -= 8;
			p[to++] = (char)(bits >> held & 0xff);
		}
	}
	return to;
}
