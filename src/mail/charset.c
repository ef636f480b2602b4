/*
 * charset: our own UTF-8 and Windows-1252, iconv for the rest. Everything is
 * done twice, first only counting, so that a large text is allocated once.
 */
#include "mail/charset.h"

#include <errno.h>
#include <iconv.h>
#include <stdint.h>

#include "base/bug.h"
#include "base/utf8.h"
#include "mail/body.h"

struct sink {
	char *p; /* NULL: only count */
	size_t n;
	unsigned repairs;
};

/* Windows-1252 where it differs from Latin-1: 0x80 to 0x9f. */
static const uint16_t cp1252[32] = {
	0x20ac, 0x81,   0x201a, 0x192,  0x201e, 0x2026, 0x2020, 0x2021, 0x2c6,  0x2030, 0x160,
	0x2039, 0x152,  0x8d,   0x17d,  0x8f,   0x90,   0x2018, 0x2019, 0x201c, 0x201d, 0x2022,
	0x2013, 0x2014, 0x2dc,  0x2122, 0x161,  0x203a, 0x153,  0x9d,   0x17e,  0x178,
};

enum how { BY_GUESS, BY_UTF8, BY_1252, BY_ICONV };

/* Names that do not mean what they say. */
/* clang-format off */
static const struct {
	const char *name;
	enum how how;
	const char *iconv;
} aliases[] = {
	{ "utf-8", BY_UTF8, NULL },           { "utf8", BY_UTF8, NULL },
	{ "us-ascii", BY_GUESS, NULL },       { "ascii", BY_GUESS, NULL },
	{ "ansi_x3.4-1968", BY_GUESS, NULL }, { "unknown-8bit", BY_GUESS, NULL },
	{ "x-unknown", BY_GUESS, NULL },      { "default", BY_GUESS, NULL },
	{ "iso-8859-1", BY_1252, NULL },      { "iso8859-1", BY_1252, NULL },
	{ "iso_8859-1", BY_1252, NULL },      { "latin1", BY_1252, NULL },
	{ "l1", BY_1252, NULL },              { "windows-1252", BY_1252, NULL },
	{ "cp1252", BY_1252, NULL },          { "cp-1252", BY_1252, NULL },
	{ "iso-8859-9", BY_ICONV, "CP1254" }, { "iso-8859-11", BY_ICONV, "CP874" },
	{ "tis-620", BY_ICONV, "CP874" },     { "gb2312", BY_ICONV, "GB18030" },
	{ "gbk", BY_ICONV, "GB18030" },       { "x-gbk", BY_ICONV, "GB18030" },
	{ "shift_jis", BY_ICONV, "CP932" },   { "shift-jis", BY_ICONV, "CP932" },
	{ "x-sjis", BY_ICONV, "CP932" },      { "ks_c_5601-1987", BY_ICONV, "CP949" },
	{ "euc-kr", BY_ICONV, "CP949" },      { "iso-8859-8-i", BY_ICONV, "ISO-8859-8" },
	{ "iso-2022-jp", BY_ICONV, "ISO-2022-JP-3" },
	{ "utf-7", BY_ICONV, "UTF-7" },       { "unicode-1-1-utf-7", BY_ICONV, "UTF-7" },
};
/* clang-format on */

static void put(struct sink *s, uint32_t c)
{
	char bytes[4];
	size_t n;

	if (!c) {
		s->repairs |= REPAIR_NUL;
		return;
	}
	n = utf8_encode(c, bytes);
	if (s->p)
		memcpy(s->p + s->n, bytes, n);
	s->n += n;
}

static void put_1252(struct sink *s, unsigned char c)
{
	put(s, c >= 0x80 && c < 0xa0 ? cp1252[c - 0x80] : c);
}

static void from_1252(struct sink *s, struct str in)
{
	for (size_t i = 0; i < in.n; i++)
		put_1252(s, (unsigned char)in.p[i]);
}

static void from_utf8(struct sink *s, struct str in)
{
	for (size_t at = 0; at < in.n;) {
		size_t from = at;
		uint32_t c = utf8_next(in, &at);

		if (c != UTF8_BAD || at - from == 3) {
			put(s, c);
			continue;
		}
		put_1252(s, (unsigned char)in.p[from]);
		s->repairs |= REPAIR_BYTES;
	}
}

static void put_all(struct sink *s, struct str utf8)
{
	for (size_t at = 0; at < utf8.n;)
		put(s, utf8_next(utf8, &at));
}

/* Both bytes of a pair are skipped where the charset has pairs only. */
static void from_iconv(struct sink *s, struct str in, iconv_t cd, size_t step)
{
	char *from = (char *)(uintptr_t)in.p, chunk[4096];
	size_t left = in.n;

	iconv(cd, NULL, NULL, NULL, NULL);
	while (left) {
		char *to = chunk;
		size_t room = sizeof chunk;
		size_t done = iconv(cd, &from, &left, &to, &room);
		int reason = errno;

		put_all(s, (struct str){ chunk, (size_t)(to - chunk) });
		if (done != (size_t)-1 || reason == E2BIG)
			continue;
		put(s, UTF8_BAD);
		s->repairs |= REPAIR_BYTES;
		step = step < left ? step : left;
		from += step;
		left -= step;
	}
}

static bool is_ascii(struct str s)
{
	for (size_t i = 0; i < s.n; i++)
		if ((unsigned char)s.p[i] >= 0x80)
			return false;
	return true;
}

static enum how how_to(struct str charset, const char **name, struct arena *a)
{
	*name = str_cstr(a, charset);
	for (size_t i = 0; i < sizeof aliases / sizeof *aliases; i++)
		if (str_eq_nocase(charset, str_c(aliases[i].name))) {
			*name = aliases[i].iconv;
			return aliases[i].how;
		}
	/* a name with a '/' would be taken by iconv for an option of its own */
	return charset.n && charset.n < 40 && str_find_char(charset, '/') == charset.n ? BY_ICONV : BY_GUESS;
}

static bool is_wide(const char *name)
{
	return !strncasecmp(name, "utf-16", 6) || !strncasecmp(name, "ucs-2", 5);
}

/* UTF-16 without a mark is big-endian (RFC 2781, 4.3); the library would take the machine's. */
static iconv_t iconv_for(const char *name, struct str bytes)
{
	bool marked = bytes.n > 1 && ((bytes.p[0] == '\xff' && bytes.p[1] == '\xfe') ||
				      (bytes.p[0] == '\xfe' && bytes.p[1] == '\xff'));

	return iconv_open("UTF-8", !strcasecmp(name, "utf-16") && !marked ? "UTF-16BE" : name);
}

static void convert(struct sink *s, struct str bytes, enum how how, iconv_t cd, size_t step)
{
	if (how == BY_UTF8)
		from_utf8(s, bytes);
	else if (how == BY_1252)
		from_1252(s, bytes);
	else
		from_iconv(s, bytes, cd, step);
}

static struct str converted(struct arena *a, struct str bytes, enum how how, iconv_t cd, size_t step, unsigned *repairs)
{
	struct sink count = { 0 }, out = { 0 };

	convert(&count, bytes, how, cd, step);
	out.p = arena_alloc(a, count.n + 1, 1);
	convert(&out, bytes, how, cd, step);
	BUG_ON(out.n != count.n);
	*repairs |= out.repairs;
	return (struct str){ out.p, out.n };
}

static struct str without_mark(struct str s)
{
	return str_starts(s, STR("\xef\xbb\xbf")) ? str_sub(s, 3, s.n) : s;
}

struct str charset_to_utf8(struct arena *a, struct str bytes, struct str charset, unsigned *repairs)
{
	const char *name;
	enum how how = how_to(charset, &name, a);
	iconv_t cd = (iconv_t)-1;
	struct str out;

	if (how == BY_ICONV)
		cd = iconv_for(name, bytes);
	if (how == BY_ICONV && cd == (iconv_t)-1)
		how = BY_GUESS;
	if (how == BY_GUESS) {
		how = utf8_valid(bytes) ? BY_UTF8 : BY_1252;
		*repairs |= is_ascii(bytes) ? 0 : REPAIR_CHARSET;
	}
	if (how == BY_UTF8 && utf8_valid(bytes) && !memchr(bytes.p ? bytes.p : "", 0, bytes.n))
		return without_mark(bytes);
	out = converted(a, bytes, how, cd, how == BY_ICONV && is_wide(name) ? 2 : 1, repairs);
	if (cd != (iconv_t)-1)
		iconv_close(cd);
	return without_mark(out);
}
