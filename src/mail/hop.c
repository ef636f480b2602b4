/*
 * hop: see hop.h. Received lines are read from the top, where the newest stand:
 * over machines of our own (a filter on this one, a server in the same house) to
 * the first from elsewhere. Lines below that one are its sender's to invent.
 */
#include "mail/hop.h"

#include <arpa/inet.h>

#include "base/buf.h"

/* "[IPv6:2001:db8::1]", as its 16 bytes; IPv4 as 4. */
static size_t read_literal(uint8_t out[16], struct str text)
{
	char s[64];

	if (str_starts_nocase(text, STR("IPv6:")))
		text = str_sub(text, 5, text.n);
	if (text.n >= sizeof s)
		return 0;
	memcpy(s, text.p, text.n);
	s[text.n] = '\0';
	return inet_pton(AF_INET, s, out) == 1 ? 4 : inet_pton(AF_INET6, s, out) == 1 ? 16 : 0;
}

static bool is_ours(const uint8_t *b, size_t n)
{
	static const uint8_t loopback[16] = { [15] = 1 };

	if (n == 4)
		return b[0] == 127 || b[0] == 10 || (b[0] == 172 && b[1] / 16 == 1) || (b[0] == 192 && b[1] == 168);
	return !memcmp(b, loopback, 16) || (b[0] == 0xfe && (b[1] & 0xc0) == 0x80) || (b[0] & 0xfe) == 0xfc;
}

/* What the client said of itself (HELO) may look like an address too: the last one counts, and none that
 * stands behind "helo=". */
static size_t address_in(uint8_t out[16], struct str from)
{
	size_t n = 0;

	for (size_t open; (open = str_find_char(from, '[')) < from.n;) {
		const struct str before = str_sub(from, 0, open), rest = str_sub(from, open + 1, from.n);
		const size_t end = str_find_char(rest, ']');
		uint8_t found[16];
		const size_t got = read_literal(found, str_sub(rest, 0, end));

		if (got && !str_ends(before, STR("helo=")) && !str_ends(before, STR("HELO ")))
			memcpy(out, found, n = got);
		from = str_sub(rest, end, rest.n);
	}
	return n;
}

static struct str written(const uint8_t *b, size_t n, struct arena *a)
{
	struct buf out = buf_new(a);

	if (n == 4)
		return str_printf(a, "%u.%u.%u.%u", b[0], b[1], b[2], b[3]);
	for (size_t i = 0; i < 8; i++) /* a household has a /64, and may choose any address of it */
		buf_addf(&out, "%02x", b[i]);
	return buf_str(&out);
}

struct str hop_read(const struct header *h, struct arena *a)
{
	for (size_t i = 0; i < h->n; i++) {
		struct str value = h->fields[i].value;
		uint8_t b[16];
		size_t n;

		if (!str_eq_nocase(h->fields[i].name, STR("Received")))
			continue;
		if (!str_starts_nocase(value, STR("from ")))
			continue; /* "by ...": nobody handed it over */
		n = address_in(b, str_sub(value, 0, str_find(value, STR(" by "))));
		if (!n)
			return STR_NONE;
		if (!is_ours(b, n))
			return written(b, n, a);
	}
	return STR_NONE;
}
