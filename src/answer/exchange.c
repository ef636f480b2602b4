/* exchange: see exchange.h. */
#include "answer/exchange.h"

#include "answer/inside.h"
#include "answer/look.h"
#include "answer/which.h"
#include "base/byte.h"
#include "engine/acts.h"
#include "engine/route.h"
#include "engine/said.h"
#include "play/game.h"
#include "speech/mention.h"

enum { LINES_MOST = 40, LINE_MOST = 240 /* bytes */ };
#define IS(name) SAYS_ROLE(name)

/* The orders of the speaker that stand in a book. */
static const struct stand *standing(struct ear *ear)
{
	seat_id seat;
	const struct call_row *c = ear->who.host || *ear->prefix ? NULL : ear_asked(ear, &seat);
	const struct seat_book *b = c && kind_of(ear->e->game, c)->hearing == SEALED &&
						    kind_of(ear->e->game, c)->keeping == REPLACE_ALL
					    ? book_seat(ear->e, c->call, seat)
					    : NULL;

	return b && b->now.n && b->now.n <= WHICH_MOST ? &b->now : NULL;
}

#define IDLE (IS(FILLER) | IS(CHAT) | IS(COURTESY) | IS(WHOLE) | IS(THANKS))

/* Behind "please change"; 0: nothing is exchanged, or more is said than that. */
static size_t behind_verb(const struct words *w)
{
	for (size_t i = 0; i < w->n; i++) {
		if (word_listed(w->at[i].text, LIST_EXCHANGES))
			return i + 1;
		if (!(w->at[i].roles & IDLE) ||
		    w->at[i].roles & (IS(STOP_NEGATION) | IS(STOP_CONDITION) | IS(UNSETTLED)))
			break;
	}
	return 0;
}

/* Which of those that stand the words name, from 1; 0: none, or not one alone. */
static size_t named_by(struct ear *ear, struct str text, const struct stand *s)
{
	struct which which;
	bool set[WHICH_MOST] = { false };
	size_t found = 0, n = 0;
	const roles besides = IS(LIMITS) | IS(BESIDES) | IS(STOP_NEGATION) | IS(MENTION) | IS(STOP_ALTERNATIVE);
	const struct words w = words_singly(text, ear->a);
	const size_t from = behind_verb(&w);

	if (!from || from == w.n || !which_begin(&which, ear, s->orders, s->n))
		return 0;
	for (size_t i = from; i < w.n; i++) {
		const enum which_said said = which_hear(&which, &w, i);

		if (said == WHICH_OPEN || said == WHICH_STRANGE || w.at[i].roles & besides)
			return 0;
	}
	which_end(&which, set);
	for (size_t k = 0; k < s->n; k++)
		if (set[k]) {
			found = k + 1;
			n++;
		}
	return which.fails || n != 1 ? 0 : found;
}

/* It is an order that the rules take: for one that they do not nothing is given up. */
static bool is_taken(struct ear *ear, struct str text)
{
	struct source *one = ARENA_NEW(ear->a, struct source);
	struct outcome_line tried = { .line = ear->line };
	struct heard_by by;
	size_t n = 0;

	if (!ear_says_deed(ear, text))
		return false;
	*one = source_new(ear->a, STR("order"), text);
	const struct page page = ear_read(ear, one);
	for (size_t i = 0; i < page.n; i++) {
		const struct bound bound = inside_line(ear, &page, i);

		for (size_t k = 0; k < bound.n; k++, n++) {
			const struct command *c = bound.list[k].verdict == VERDICT_ACCEPTED ? bound.list[k].command
											    : NULL;

			if (!c || !ear_route(ear, c, &by) || !by.call || ear_would_refuse(ear, c, &by, &tried))
				return false;
		}
	}
	return n > 0;
}

/* How long the sign at a place is that what is to stand follows, with the blanks around it: " to: ", " with ", ": "; 0: it is none. */
static size_t sign_at(struct str line, size_t at)
{
	size_t end = at + 1;

	if (line.p[at] != ' ' && line.p[at] != ':')
		return 0;
	while (line.p[at] == ' ' && end < line.n && byte_is_word(line.p[end]))
		end++;
	if (line.p[at] == ' ' && !word_listed(str_sub(line, at + 1, end), LIST_EXCHANGES_FOR))
		return 0;
	end += line.p[at] == ' ' && end < line.n && line.p[end] == ':';
	return end < line.n && line.p[end] == ' ' ? end + 1 - at : 0;
}

/* Where what is to stand begins; its own end: nowhere. */
static size_t find_exchange(struct ear *ear, struct str line, const struct stand *s, size_t *place)
{
	for (size_t at = 1; at < line.n && line.n <= LINE_MOST; at++) {
		const size_t sign = sign_at(line, at);

		if (sign && (*place = named_by(ear, str_sub(line, 0, at), s)) &&
		    is_taken(ear, str_sub(line, at + sign, line.n)))
			return at + sign;
	}
	return line.n;
}

const struct source *exchange_apart(struct ear *ear, const struct source *text)
{
	const struct stand *s = standing(ear);
	struct source *apart;
	char *copy = NULL;

	for (size_t i = 0; s && i < text->nlines && i < LINES_MOST; i++) {
		const struct span at = source_line_span(text, i + 1);
		size_t place = 0;
		const size_t where = find_exchange(ear, source_text(text, at), s, &place);
		const struct str word = str_printf(ear->a, "withdraw order %u", (unsigned)place);

		if (where == at.to - at.from || word.n >= where)
			continue;
		copy = copy ? copy : arena_strndup(ear->a, text->text.p, text->text.n);
		memset(copy + at.from, ' ', where);
		memcpy(copy + at.from, word.p, word.n);
		copy[at.from + where - 1] = '\n';
	}
	if (!copy)
		return text;
	apart = ARENA_NEW(ear->a, struct source);
	*apart = source_new(ear->a, text->name, (struct str){ copy, text->text.n });
	return apart;
}
