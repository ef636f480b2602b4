/* apart: a line that says two things is two lines (line.h). */
#include "engine/line.h"

enum { APART_LINES = 20 }; /* below them nothing is cut in two */

const struct source *ear_apart(struct ear *ear, const struct source *text, size_t (*cut)(struct ear *, struct str line))
{
	struct source *apart;
	char *copy = NULL;

	for (size_t i = 0; i < text->nlines && i < APART_LINES; i++) {
		const struct span at = source_line_span(text, i + 1);
		const size_t where = cut(ear, source_text(text, at));

		if (where == at.to - at.from)
			continue;
		copy = copy ? copy : arena_strndup(ear->a, text->text.p, text->text.n);
		copy[at.from + where] = '\n';
	}
	if (!copy)
		return text;
	apart = ARENA_NEW(ear->a, struct source);
	*apart = source_new(ear->a, text->name, (struct str){ copy, text->text.n });
	return apart;
}
