/* screen: see screen.h. It needs no arena, so that a bug can be told by it. */
#include "base/screen.h"

#include "base/utf8.h"

#undef fprintf
#undef fwrite
#undef fputs

typedef void (*instead)(FILE *to, uint32_t c);

static bool is_kept(uint32_t c)
{
	return c == '\n' || c == '\t';
}

static void put(FILE *to, struct str text, instead f)
{
	size_t from = 0;

	for (size_t at = 0; at < text.n;) {
		const size_t begin = at;
		const uint32_t c = utf8_next(text, &at);

		if (c != UTF8_BAD && (is_kept(c) || !utf8_paints(c)))
			continue;
		fwrite(text.p + from, 1, begin - from, to);
		f(to, c);
		from = at;
	}
	if (text.n > from)
		fwrite(text.p + from, 1, text.n - from, to);
}

static void put_mark(FILE *to, uint32_t c)
{
	(void)c;
	fputs("\xef\xbf\xbd", to);
}

static void put_escape(FILE *to, uint32_t c)
{
	fprintf(to, "\\u%04x", (unsigned)c);
}

void screen_text(FILE *to, struct str text)
{
	put(to, text, put_mark);
}

void screen_json(FILE *to, struct str json)
{
	put(to, json, put_escape);
}

void screen_vprint(FILE *to, const char *fmt, va_list args)
{
	char text[1024], *longer;
	va_list again;
	int n;

	va_copy(again, args);
	n = vsnprintf(text, sizeof text, fmt, args);
	longer = n >= (int)sizeof text ? malloc((size_t)n + 1) : NULL;
	if (longer)
		vsnprintf(longer, (size_t)n + 1, fmt, again);
	else if (n >= (int)sizeof text)
		n = sizeof text - 1; /* there is no memory: its beginning */
	va_end(again);
	screen_text(to, (struct str){ longer ? longer : text, n < 0 ? 0 : (size_t)n });
	free(longer);
}

void screen_print(FILE *to, const char *fmt, ...)
{
	va_list args;

	va_start(args, fmt);
	screen_vprint(to, fmt, args);
	va_end(args);
}
