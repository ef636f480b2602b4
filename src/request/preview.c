/* preview: see preview.h. */
#include "request/preview.h"

#include "speech/ask.h"
#include "engine/ear.h"

struct source preview_blanked(const struct source *text, uint32_t from, uint32_t to, struct arena *a)
{
	char *rest = arena_strndup(a, text->text.p, text->text.n);

	for (uint32_t i = from; i < to; i++)
		if (rest[i] != '\n' && rest[i] != '\r')
			rest[i] = ' ';
	return source_new(a, text->name, (struct str){ rest, text->text.n });
}

static bool asks_for_it(struct str line, struct arena *a)
{
	const struct asked *asked = ask_read(line, a);

	return asked && asked->what == ASK_PREVIEW;
}

const struct source *preview_cut(struct ear *ear, const struct source *text)
{
	for (size_t i = 1; i <= text->nlines; i++) {
		const struct span at = source_line_span(text, i);
		struct source *out;

		if (!asks_for_it(source_text(text, at), ear->a))
			continue;
		ear->line = *ear->prefix ? ear->line : (uint32_t)i;
		ear_add(ear, VERDICT_CHATTER, at);
		out = ARENA_NEW(ear->a, struct source);
		*out = preview_blanked(text, at.from, (uint32_t)text->text.n, ear->a);
		return out;
	}
	return text;
}

struct source preview_below(const struct source *text, uint32_t line, struct arena *a)
{
	const uint32_t end = line < 1 || line > text->nlines ? (uint32_t)text->text.n : source_line_span(text, line).to;

	return preview_blanked(text, 0, end, a);
}
