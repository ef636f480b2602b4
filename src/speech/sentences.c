/* sentences: see sentences.h. */
#include "speech/sentences.h"

#include "base/arena.h"
#include "base/byte.h"

/* "9.-12. January", "3.5", "https://a.example/b.html": a full stop within is none. */
static bool ends(struct str text, size_t i)
{
	if (text.p[i] != '.')
		return strchr("!?;\n", text.p[i]);
	return (i + 1 == text.n || strchr(" \n\r\"')", text.p[i + 1])) &&
	       !(i && byte_is_digit(text.p[i - 1]) && i + 2 < text.n && text.p[i + 1] == ' ' &&
		 (byte_is_digit(text.p[i + 2]) || (byte_is_letter(text.p[i + 2]) && !byte_is_capital(text.p[i + 2]))));
}

size_t sentences_of(struct str text, struct span *out, size_t most)
{
	size_t n = 0, from = 0;

	for (size_t i = 0; i <= text.n && n < most; i++) {
		if (i < text.n && !ends(text, i))
			continue;
		while (from < i && strchr(" \t\r\n", text.p[from]))
			from++;
		if (from < i)
			out[n++] = (struct span){ (uint32_t)from, (uint32_t)i };
		from = i + 1;
	}
	return n;
}

const struct source *sentences_without(const struct source *text, const struct span *at, size_t n, struct arena *a)
{
	char *rest = arena_strndup(a, text->text.p, text->text.n);
	struct source *out = ARENA_NEW(a, struct source);

	for (size_t k = 0; k < n; k++)
		for (size_t i = at[k].from;
		     i < text->text.n && (i < at[k].to || (i == at[k].to && ends(text->text, i))); i++)
			if (rest[i] != '\n' && rest[i] != '\r')
				rest[i] = ' ';
	*out = source_new(a, text->name, (struct str){ rest, text->text.n });
	return out;
}
