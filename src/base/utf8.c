/*
 * utf8: decoding and encoding (RFC 3629: no overlong forms, no surrogates,
 * nothing beyond U+10FFFF).
 */
#include "base/utf8.h"

#include "base/bug.h"

struct form {
	unsigned char mask, lead; /* of the first byte */
	unsigned char more;       /* bytes that follow */
	uint32_t least;           /* what a shorter form cannot say */
};

static const struct form forms[] = {
	{ 0x80, 0x00, 0, 0 },
	{ 0xe0, 0xc0, 1, 0x80 },
	{ 0xf0, 0xe0, 2, 0x800 },
	{ 0xf8, 0xf0, 3, 0x10000 },
};
#define NFORMS (sizeof forms / sizeof *forms)

static const struct form *form_of(unsigned char lead)
{
	for (size_t i = 0; i < NFORMS; i++)
		if ((lead & forms[i].mask) == forms[i].lead)
			return &forms[i];
	return NULL;
}

static bool is_scalar(uint32_t c)
{
	return c <= 0x10ffff && (c < 0xd800 || c > 0xdfff);
}

/* The bytes of the character at p, 0 where there is none. */
static size_t decode(const unsigned char *p, size_t n, uint32_t *c)
{
	const struct form *f = form_of(*p);

	if (!f || f->more >= n)
		return 0;
	*c = *p & (unsigned char)~f->mask;
	for (size_t i = 1; i <= f->more; i++) {
		if ((p[i] & 0xc0) != 0x80)
			return 0;
		*c = *c << 6 | (p[i] & 0x3f);
	}
	return *c >= f->least && is_scalar(*c) ? f->more + 1u : 0;
}

uint32_t utf8_next(struct str s, size_t *at)
{
	const unsigned char *p = (const unsigned char *)s.p + *at;
	uint32_t c = UTF8_BAD;
	size_t n;

	BUG_ON(*at >= s.n);
	if (*p < 0x80) {
		++*at;
		return *p;
	}
	n = decode(p, s.n - *at, &c);
	*at += n ? n : 1;
	return n ? c : UTF8_BAD;
}

size_t utf8_encode(uint32_t c, char out[4])
{
	size_t form = 0;

	if (!is_scalar(c))
		c = UTF8_BAD;
	while (form + 1 < NFORMS && c >= forms[form + 1].least)
		form++;
	for (size_t i = forms[form].more; i; i--, c >>= 6)
		out[i] = (char)(0x80 | (c & 0x3f));
	out[0] = (char)(forms[form].lead | c);
	return forms[form].more + 1u;
}

/* U+200E, U+200F, U+202A..E, U+2066..9, U+061C */
static bool turns_direction(uint32_t c)
{
	return c == 0x200e || c == 0x200f || c == 0x61c || (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

bool utf8_paints(uint32_t c)
{
	return c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0x2028 || c == 0x2029 || turns_direction(c);
}

bool utf8_valid(struct str s)
{
	uint32_t c;

	for (size_t at = 0, n; at < s.n; at += n) {
		n = decode((const unsigned char *)s.p + at, s.n - at, &c);
		if (!n)
			return false;
	}
	return true;
}

size_t utf8_columns(struct str s)
{
	size_t columns = 0;

	for (size_t at = 0; at < s.n;)
		columns += utf8_width(utf8_next(s, &at));
	return columns;
}

size_t utf8_count(struct str s)
{
	size_t n = 0;

	for (size_t at = 0; at < s.n; n++)
		utf8_next(s, &at);
	return n;
}
