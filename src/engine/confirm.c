/*
 * confirm: while orders wait for their writer's word, what stands behind that word is a line of its own: "confirm, and end
 * turn", "Yes I confirm, attack Indiana". The sign or the blank between them counts as the end of a line, so that every place
 * in the text stays what it is.
 */
#include "base/byte.h"
#include "bind/whole.h"
#include "engine/line.h"
#include "order/roles.h"

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

/* Says yes, and not what to. */
#define BESIDE_YES \
	(SAYS_ROLE(YES) | SAYS_ROLE(FILLER) | SAYS_ROLE(WHOLE) | SAYS_ROLE(TAIL) | SAYS_ROLE(CHAT) | \
	 SAYS_ROLE(POINTED) | SAYS_ROLE(REFERENCE) | SAYS_ROLE(ARTICLE) | SAYS_ROLE(OWN_WORD) | SAYS_ROLE(SUBJECT) | \
	 SAYS_ROLE(DOES) | SAYS_ROLE(PREDICATE) | SAYS_ROLE(THANKS) | SAYS_ROLE(CLOSING))
#define AGAINST_YES \
	(SAYS_ROLE(AGAINST) | SAYS_ROLE(BESIDES) | SAYS_ROLE(CHANGES) | SAYS_ROLE(DENIAL) | SAYS_ROLE(DROP) | \
	 SAYS_ROLE(EARLIER) | SAYS_ROLE(HAZARD) | SAYS_ROLE(LIMITS) | SAYS_ROLE(RATHER) | SAYS_ROLE(REST) | \
	 SAYS_ROLE(RETRACTS) | SAYS_ROLE(STOP_ALTERNATIVE) | SAYS_ROLE(STOP_CONDITION) | SAYS_ROLE(STOP_NEGATION) | \
	 SAYS_ROLE(STOP_QUESTION) | SAYS_ROLE(STOP_VAGUE) | SAYS_ROLE(TEMPORAL) | SAYS_ROLE(UNDONE) | \
	 SAYS_ROLE(UNSETTLED))

static bool says_yes(struct str line, struct arena *a)
{
	enum { WORDS_MOST = 7 };
	bool yes = false;
	if (line.n > WORD_MOST || str_find_char(line, '?') < line.n)
		return false;
	const struct words w = words_said(line, a);
	for (size_t i = 0; i < w.n; i++) {
		if (!(w.at[i].roles & BESIDE_YES) || w.at[i].roles & AGAINST_YES)
			return false;
		yes |= (w.at[i].roles & SAYS_ROLE(YES)) != 0;
	}
	return yes && w.n <= WORDS_MOST;
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

/* A name, a greeting: below the word it says nothing. */
static bool is_short(struct str line)
{
	enum { WORDS_MOST = 3 };
	size_t words = 1;
	for (size_t i = 0; i < line.n; i++) {
		if (byte_is_digit(line.p[i]))
			return false;
		words += line.p[i] == ' ';
	}
	return words <= WORDS_MOST;
}

/* The line that says yes, where the others say nothing; 0: there is none. */
static size_t line_of_yes(struct ear *ear, const struct source *text)
{
	size_t yes = 0;
	for (size_t i = 1; i <= text->nlines; i++) {
		const struct str line = str_trim(source_text(text, source_line_span(text, i)));
		if (line.n && !yes && says_yes(line, ear->a))
			yes = i;
		else if (line.n && (!is_short(line) || i > LINES_MOST))
			return 0;
	}
	const struct page page = ear_read(ear, text);
	for (size_t i = 0; i < page.n; i++) {
		const struct bound b = page.lines[i].read ? ear_bind(ear, &page, i) : (struct bound){ 0 };
		if (!bound_is_chatter(&b))
			return 0;
	}
	return yes;
}

bool confirm_meant(struct ear *ear, const struct source *text)
{
	const seat_id seat = seat_of_player(ear->state, ear->who.player);
	if (seat == SEAT_NONE || !held_count(ear->state, seat, 0))
		return false;
	const struct view v = ear_view(ear, seat, CALL_NONE);
	const struct scope scope = { ear_scope(ear), ear_subjects(ear), false };
	const size_t line = line_of_yes(ear, text);
	struct bound b;
	if (!line || !bind_whole(&b, &v, &scope, UINT32_MAX, STR("confirm"), source_line_span(text, line), ear->a))
		return false;
	ear->line = (uint32_t)line;
	ear_binding(ear, &b.list[0]);
	return true;
}
