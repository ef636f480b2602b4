/*
 * confirm: while orders wait for their writer's word, what stands behind that word is a line of its own: "confirm, and end
 * turn", "Yes I confirm, attack Indiana". The sign or the blank between them counts as the end of a line, so that every place
 * in the text stays what it is.
 */
#include "bind/whole.h"
#include "engine/line.h"

#include "play/game.h"

enum { LINES_MOST = 20, WORD_MOST = 40 };

/* Where a word may end that stands before more: at a sign, or before "and". */
static size_t end_of_part(struct str line)
{
	size_t at = 0;
	while (at < line.n && !strchr(",.!;", line.p[at]))
		at++;
	const size_t and = str_find(line, STR(" and "));
	return and < at ? and : at;
}

static bool confirms(struct ear *ear, struct str part)
{
	const struct view v = ear_view(ear, SEAT_NONE, CALL_NONE);
	const struct scope scope = { ear_scope(ear), ear_subjects(ear), false };
	struct bound b;
	return part.n <= WORD_MOST &&
	       bind_whole(&b, &v, &scope, UINT32_MAX, part, (struct span){ 0, (uint32_t)part.n }, ear->a) &&
	       own_verb(ear->e->game, b.list[0].command->verb) >= OWN_CONFIRM_LINE;
}

/* Where a line is cut; its own end: nowhere. */
static size_t cut_of(struct ear *ear, struct str line)
{
	const size_t at = end_of_part(line);
	const bool more = at < line.n && str_trim(str_sub(line, at + 1, line.n)).n > 0;
	return more && !confirms(ear, line) && confirms(ear, str_sub(line, 0, at)) ? at : line.n;
}

const struct source *confirm_apart(struct ear *ear, const struct source *text)
{
	const seat_id seat = seat_of_player(ear->state, ear->who.player);
	struct source *apart;
	char *copy = NULL;
	if (seat == SEAT_NONE || !held_count(ear->state, seat, 0))
		return text;
	for (size_t i = 0; i < text->nlines && i < LINES_MOST; i++) {
		const struct span at = source_line_span(text, i + 1);
		const struct str line = source_text(text, at);
		const size_t cut = cut_of(ear, line);
		if (cut == line.n)
			continue;
		copy = copy ? copy : arena_strndup(ear->a, text->text.p, text->text.n);
		copy[at.from + cut] = '\n';
	}
	if (!copy)
		return text;
	apart = ARENA_NEW(ear->a, struct source);
	*apart = source_new(ear->a, text->name, (struct str){ copy, text->text.n });
	return apart;
}
