/* apart: a line that says two things is two lines (line.h). */
#include "answer/apart.h"

#include "base/byte.h"
#include "bind/label.h"
#include "bind/whole.h"
#include "engine/ear.h"
#include "engine/route.h"
#include "order/phrasing.h"
#include "play/game.h"
#include "speech/mention.h"

enum { APART_LINES = 20, WORD_MOST = 160 }; /* below them nothing is cut in two; bytes of a word of the engine's */

int apart_own_verb(struct ear *ear, struct str part)
{
	const struct view v = ear_view(ear, SEAT_NONE, CALL_NONE);
	const struct scope scope = { ear_scope(ear), ear_subjects(ear), false };
	struct bound b;

	if (part.n > WORD_MOST ||
	    !bind_whole(&b, &v, &scope, UINT32_MAX, part, (struct span){ 0, (uint32_t)part.n }, ear->a))
		return -1;
	return own_verb(ear->e->game, b.list[0].command->verb);
}

bool apart_joins(struct str rest)
{
	static const char *const joints[] = { "and ", "then ", "+ ", "& " };
	const size_t comma = rest.n && rest.p[0] == ',';

	for (size_t i = 0; i < sizeof joints / sizeof *joints; i++)
		if (str_starts(str_sub(rest, comma, rest.n), STR(" ")) &&
		    str_starts_nocase(str_sub(rest, comma + 1, rest.n), str_c(joints[i])))
			return true;
	return false;
}

/* Behind a yes: "After that, send 3", "Once they are there, let 2 go": what the order opens with. */
static size_t opener(struct str line, struct arena *a)
{
	const struct str rest = phrasing_behind("NEXTS", line, a);

	return line.n - rest.n;
}

/* ", and then 1 from Osaka": what joined it to the line before says nothing on a line of its own. */
static void blank_joint(char *text, size_t from, size_t to)
{
	while (from < to && apart_joins(str_sub((struct str){ text, to }, from, to)))
		for (from += strspn(text + from, ", ");
		     from < to && (byte_is_word(text[from]) || strchr("+&", text[from]));)
			text[from++] = ' ';
}

/* A full stop stays before the end of its line: without it "Forget those" would go on below. */
static bool ends(struct str line, size_t at)
{
	return at + 1 < line.n && strchr(".!", line.p[at]) && line.p[at + 1] == ' ';
}

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
		blank_joint(copy, at.from + where, at.to);
		copy[at.from + where + ends(source_text(text, at), where)] = '\n';
	}
	if (!copy)
		return text;
	apart = ARENA_NEW(ear->a, struct source);
	*apart = source_new(ear->a, text->name, (struct str){ copy, text->text.n });
	return apart;
}

const struct source *ear_unjoined(struct ear *ear, const struct source *text,
				  bool (*whole)(struct ear *, struct str line))
{
	struct source *apart = NULL;
	char *copy = NULL;

	for (size_t i = 1; i < text->nlines && i < APART_LINES; i++) {
		const struct span at = source_line_span(text, i + 1), above = source_line_span(text, i);
		const bool joined = at.from && apart_joins(str_printf(ear->a, " %.*s", STR_ARG(source_text(text, at))));

		const size_t opens = opener(source_text(text, at), ear->a);

		if (!(joined || opens) || !ear_says_deed(ear, source_text(text, at)) || /* "then again, no" */
		    !whole(ear, source_text(text, above)))
			continue;
		copy = copy ? copy : arena_strndup(ear->a, text->text.p, text->text.n);
		copy[at.from - 1] = ' '; /* the sign of the line's beginning, for as long as it takes */
		blank_joint(copy, at.from - 1, at.to);
		copy[at.from - 1] = '\n';
		for (size_t k = at.from; k < at.from + opens; k++)
			copy[k] = copy[k] == '\n' ? '\n' : ' ';
	}
	if (!copy)
		return text;
	apart = ARENA_NEW(ear->a, struct source);
	*apart = source_new(ear->a, text->name, (struct str){ copy, text->text.n });
	return apart;
}

static size_t behind_wording(struct ear *ear, struct str line)
{
	const size_t colon = str_find_char(line, ':');
	size_t from = colon < line.n ? colon : 0;

	while (from && !strchr(".!?", line.p[from - 1]))
		from--;
	const struct str said = str_trim(str_sub(line, from, colon));
	return colon - from < WORD_MOST && colon + 1 < line.n && line.p[colon + 1] == ' ' &&
			       str_trim(str_sub(line, colon + 1, line.n)).n &&
			       (label_is_of_wording(str_sub(line, 0, colon)) || phrasing_says("PRESENTS", said, ear->a))
		       ? colon + 1
		       : line.n;
}

const struct source *wording_apart(struct ear *ear, const struct source *text)
{
	return ear_apart(ear, text, behind_wording);
}
