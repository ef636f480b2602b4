/*
 * utf8_fold: what a character is matched as, and names that mix scripts.
 */
#include "base/utf8.h"

#include "base/arena.h"
#include "base/buf.h"
#include "base/utf8_tables.h"

#define FULL_WIDTH_FIRST 0xff01u
#define FULL_WIDTH_LAST 0xff5eu
#define FULL_WIDTH_SHIFT 0xfee0u

/* The last row of a sorted table whose first member is not beyond c, or NULL. */
static const void *last_from(const void *table, size_t n, size_t size, uint32_t c)
{
	size_t low = 0, high = n;

	while (low < high) {
		size_t middle = low + (high - low) / 2;
		uint32_t from;

		memcpy(&from, (const char *)table + middle * size, sizeof from);
		if (from <= c)
			low = middle + 1;
		else
			high = middle;
	}
	return low ? (const char *)table + (low - 1) * size : NULL;
}

static bool is_vanishing(uint32_t c)
{
	const struct utf8_run *run = last_from(utf8_vanishing, utf8_nvanishing, sizeof *run, c);

	return run && c <= run->to;
}

/* The ASCII form by table, NULL for none. *most is how long it may be. */
static const char *form_of(uint32_t c, size_t *most)
{
	const struct utf8_sign *sign;

	*most = 3;
	if (c >= 0xa0 && c <= 0x24f)
		return utf8_latin[c - 0xa0];
	if (c >= 0x1e00 && c <= 0x1eff)
		return utf8_latin_more[c - 0x1e00];
	*most = sizeof sign->to;
	sign = last_from(utf8_signs, utf8_nsigns, sizeof *sign, c);
	return sign && sign->c == c ? sign->to : NULL;
}

/* Case of what has no ASCII form by itself; that of the others is in their forms. */
static uint32_t lower_of(uint32_t c)
{
	const struct utf8_case *run = last_from(utf8_cases, utf8_ncases, sizeof *run, c);

	if (!run || c > run->to || (c - run->from) % run->step)
		return c;
	return (uint32_t)((int32_t)c + run->delta);
}

/* NUL: vanishes. */
static const char folded_ascii[] = "\0\0\0\0\0\0\0\0\0     \0\0"
				   "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
				   " !\"#$%&'()*+,-./"
				   "0123456789:;<=>?"
				   "@abcdefghijklmno"
				   "pqrstuvwxyz[\\]^_"
				   "'abcdefghijklmno"
				   "pqrstuvwxyz{|}~\0";

size_t utf8_fold(uint32_t c, char out[4])
{
	const char *form;
	size_t most, n;

	if (c - FULL_WIDTH_FIRST <= FULL_WIDTH_LAST - FULL_WIDTH_FIRST)
		c -= FULL_WIDTH_SHIFT;
	if (c < 0x80) {
		out[0] = folded_ascii[c];
		return out[0] != '\0';
	}
	c = lower_of(c);
	if (is_vanishing(c))
		return 0;
	form = form_of(c, &most);
	n = form ? strnlen(form, most) : 0;
	if (!n)
		return utf8_encode(c, out);
	memcpy(out, form, n);
	return n;
}

size_t utf8_fold_bytes(struct str s, char *out, size_t most)
{
	size_t n = 0;

	for (size_t at = 0; at < s.n && n < most;) {
		const unsigned char c = (unsigned char)s.p[at];

		if (c < 0x80) {
			out[n] = folded_ascii[c];
			n += out[n] != '\0';
			at++;
		} else {
			n += utf8_fold(utf8_next(s, &at), out + n);
		}
	}
	return n;
}

/* A name in the making: blanks are written before the next sign only, so that none is first, last or doubled. */
struct name {
	char *p;
	size_t n;
	bool blank;
};

static void add_name_byte(struct name *name, char c)
{
	if (c == '\'' || c == '.')
		return;
	if (c == ' ' || c == '_') {
		name->blank = name->n > 0;
		return;
	}
	if (name->blank)
		name->p[name->n++] = ' ';
	name->blank = false;
	name->p[name->n++] = c;
}

static bool is_sign(const char *folded, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (folded[i] & 0x80 || (folded[i] >= '0' && folded[i] <= '9') ||
		    (folded[i] >= 'a' && folded[i] <= 'z'))
			return false;
	return n > 0;
}

struct str utf8_plain_signs(struct arena *a, struct str s)
{
	struct buf out = buf_new(a);
	char folded[4];

	for (size_t at = 0; at < s.n;) {
		const size_t from = at;
		const uint32_t c = utf8_next(s, &at);
		const size_t n = c < 0x80 ? 0 : utf8_fold(c, folded);

		buf_add(&out, is_sign(folded, n) ? (struct str){ folded, n } : str_sub(s, from, at));
	}
	return buf_str(&out);
}

char utf8_last(struct str s)
{
	size_t at = s.n;
	char folded[4];

	while (at && ((unsigned char)s.p[at - 1] & 0xc0) == 0x80)
		at--;
	if (!at)
		return 0;
	at--;
	const size_t n = utf8_fold(utf8_next(s, &at), folded);
	return n && !(folded[n - 1] & 0x80) ? folded[n - 1] : '\0';
}

/* Of a byte of ASCII at most one comes, of a longer character at most four, of one that is none the three of UTF8_BAD. */
static size_t room_of(struct str s)
{
	size_t n = s.n;

	for (size_t i = 0; i < s.n; i++)
		n += (unsigned char)s.p[i] >= 0x80 ? 2 : 0;
	return n;
}

static struct str fold_name(char *room, struct str s)
{
	struct name name = { .p = room };

	for (size_t at = 0; at < s.n;) {
		const unsigned char c = (unsigned char)s.p[at];
		char form[4];

		if (c < 0x80) {
			if (folded_ascii[c])
				add_name_byte(&name, folded_ascii[c]);
			at++;
			continue;
		}
		const size_t n = utf8_fold(utf8_next(s, &at), form);

		for (size_t i = 0; i < n; i++)
			add_name_byte(&name, form[i]);
	}
	room[name.n] = '\0';
	return (struct str){ room, name.n };
}

struct str utf8_fold_name(struct arena *a, struct str s)
{
	return fold_name(arena_take(a, room_of(s) + 1, 1), s);
}

bool utf8_fold_name_at(struct str *out, struct str s, char *room, size_t most)
{
	const bool fits = room_of(s) < most;

	if (fits)
		*out = fold_name(room, s);
	return fits;
}

static enum utf8_script script_of(uint32_t c)
{
	const struct utf8_script_run *run = last_from(utf8_scripts, utf8_nscripts, sizeof *run, c);

	return run && c <= run->to ? run->script : SCRIPT_OTHER;
}

/* The letters of a word by script: how many, and the first. */
struct mixture {
	size_t count[SCRIPT_COUNT];
	uint32_t first[SCRIPT_COUNT];
};

/* Where two are equal the one that is not Latin is odd: the enum's later one. */
static bool is_mixed(const struct mixture *m, uint32_t *odd)
{
	size_t least = SIZE_MAX, scripts = 0;

	for (int i = SCRIPT_LATIN; i < SCRIPT_COUNT; i++) {
		if (!m->count[i])
			continue;
		scripts++;
		if (m->count[i] <= least) {
			least = m->count[i];
			*odd = m->first[i];
		}
	}
	return scripts > 1;
}

bool utf8_mixed_scripts(struct str s, uint32_t *odd)
{
	struct mixture m = { { 0 }, { 0 } };
	uint32_t minority = 0;

	for (size_t at = 0; at < s.n;) {
		uint32_t c = utf8_next(s, &at);
		enum utf8_script script = script_of(c);

		if (script != SCRIPT_OTHER && !m.count[script]++)
			m.first[script] = c;
		if (script != SCRIPT_OTHER || is_vanishing(c))
			continue;
		if (is_mixed(&m, &minority))
			break;
		m = (struct mixture){ { 0 }, { 0 } };
	}
	if (!is_mixed(&m, &minority))
		return false;
	*odd = minority;
	return true;
}
