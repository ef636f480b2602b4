#include "order/fold.h"

#include "base/arena.h"
#include "base/utf8.h"

enum { FOLD_GROWTH = 4, FLEX_END = 2, KEYCAP = 0x20e3, EMOJI_STYLE = 0xfe0f };

struct range {
	uint32_t from, to;
};

/* Blocks of Unicode that hold ornaments. Not among them, and so unknown words: letters, digits in circles,
 * and what says something (at least, about, not, an arrow that did not fold). */
static const struct range ornaments[] = {
	{ 0x00a6, 0x00a9 }, { 0x00ae, 0x00ae }, { 0x00b6, 0x00b7 }, { 0x2010, 0x2027 },   { 0x2030, 0x205e },
	{ 0x20d0, 0x20ff }, { 0x2300, 0x245f }, { 0x2500, 0x2775 }, { 0x2794, 0x27bf },   { 0x2b12, 0x2bff },
	{ 0x3000, 0x3004 }, { 0x3008, 0x3020 }, { 0xfe00, 0xfe0f }, { 0x1f000, 0x1f0ff }, { 0x1f1e6, 0x1fbff },
};

static bool is_ornament(uint32_t c)
{
	for (size_t i = 0; i < sizeof ornaments / sizeof *ornaments; i++)
		if (c >= ornaments[i].from && c <= ornaments[i].to)
			return true;
	return false;
}

/* What ASCII folds to by itself; 0: not by itself (controls, other alphabets). Line ends are blanks: a
 * line may have been several. */
/* clang-format off */
static const char plain[256] = {
	['\t'] = ' ', ['\n'] = ' ', ['\r'] = ' ',
	[' '] = ' ', '!', '"', '#', '$', '%', '&', '\'', '(', ')', '*', '+', ',', '-', '.', '/',
	'0', '1', '2', '3', '4', '5', '6', '7', '8', '9', ':', ';', '<', '=', '>', '?', '@',
	'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p', 'q', 'r', 's',
	't', 'u', 'v', 'w', 'x', 'y', 'z', '[', '\\', ']', '^', '_', '`',
	'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p', 'q', 'r', 's',
	't', 'u', 'v', 'w', 'x', 'y', 'z', '{', '|', '}', '~',
};
/* clang-format on */

static bool fold_plain(struct fold *out, struct str s, struct arena *a)
{
	char *text = arena_alloc(a, s.n + FLEX_END, 1);

	for (size_t i = 0; i < s.n; i++)
		if (!(text[i] = plain[(unsigned char)s.p[i]]))
			return false;
	out->text = text;
	out->n = s.n;
	return true;
}

/* The frame around a digit numbers a list, and the sign that asks for an emoji's colours says nothing. */
static bool fold_keycap(uint32_t c, char *folded, size_t *len)
{
	if (c != KEYCAP && c != EMOJI_STYLE)
		return false;
	folded[0] = ')';
	*len = c == KEYCAP;
	return true;
}

static void fold_wide(struct fold *out, struct str s, struct arena *a)
{
	char *text = arena_calloc(a, s.n + 1, FOLD_GROWTH, 1);
	uint32_t *origin = ARENA_ARRAY(a, uint32_t, FOLD_GROWTH * (s.n + 1));
	size_t n = 0;

	for (size_t at = 0; at < s.n;) {
		const uint32_t begin = (uint32_t)at;
		const uint32_t c = utf8_next(s, &at);
		char folded[4];
		size_t len = utf8_fold(c, folded);

		if (c < 0x80 && plain[c]) {
			folded[0] = plain[c];
			len = 1;
		}

		if (!fold_keycap(c, folded, &len) && c >= 0x80 && len && (unsigned char)folded[0] >= 0x80 &&
		    is_ornament(c)) {
			folded[0] = FOLD_SYMBOL;
			len = 1;
		}
		for (size_t i = 0; i < len; i++, n++) {
			text[n] = folded[i];
			origin[n] = out->at.from + begin;
		}
	}
	out->text = text;
	out->origin = origin;
	out->n = n;
}

void fold_line(struct fold *out, const struct source *s, struct span line, struct arena *a)
{
	const struct str text = source_text(s, line);

	*out = (struct fold){ .at = line, .source = s->text.p };
	if (!fold_plain(out, text, a))
		fold_wide(out, text, a);
}

struct span fold_origin(const struct fold *f, size_t from, size_t to)
{
	if (!f->origin)
		return (struct span){ f->at.from + (uint32_t)from, f->at.from + (uint32_t)to };

	const struct str line = { f->source, f->at.to };
	size_t end = f->origin[to - 1];

	utf8_next(line, &end);
	return (struct span){ f->origin[from], (uint32_t)end };
}
