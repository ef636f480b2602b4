/* addition: see addition.h. */
#include "engine/addition.h"

#include "bind/keeps.h"
#include "bind/label.h"
#include "engine/said.h"
#include "play/game.h"

static struct span without_colon(const struct page *page, const struct sentence *k)
{
	return (struct span){ k->at.from, k->at.from + (uint32_t)str_strip(source_text(page->source, k->at), ": ").n };
}

enum { LINE_MOST = 240 }; /* bytes; longer ones are not looked at */

/* The words of a sentence that say so; empty: none do. */
static struct span words_of(const struct view *v, const struct page *page, const struct sentence *k, size_t first)
{
	const struct span heading = without_colon(page, k);
	const struct chunk *label = k->parts && k->parts->kind == CHUNK_LABEL ? k->parts : NULL;

	if (label && label_adds(v, source_text(page->source, label->at)))
		return label->at;
	if (k->ending == ENDS_COLON && label_adds(v, source_text(page->source, heading)))
		return heading;
	if (keeps_of(source_text(page->source, k->at)) == KEEPS_ORDERS)
		return k->at;
	if (k->first == first && !label && label_opens_addition(source_text(page->source, k->at)))
		return k->at;
	return (struct span){ 0 };
}

/* The call in which orders of the speaker stand that this mail would take the place of. */
static bool finds_standing(struct ear *ear, struct heard_by *by)
{
	const struct seat_book *b;

	by->call = ear_asked(ear, &by->seat);
	if (!by->call || kind_of(ear->e->game, by->call)->hearing != SEALED ||
	    kind_of(ear->e->game, by->call)->keeping != REPLACE_ALL)
		return false;
	b = book_seat(ear->e, by->call->call, by->seat);
	return b && b->now.n;
}

/* "Both! I did not want to lose them", "Keep those moves and spawn 3 in Osaka", "2 to Kyoto, everything else stays": where the words
 * that keep end, or begin; its own end: nowhere. */
static size_t cut_of(struct ear *ear, struct str line)
{
	for (size_t at = 1; at < line.n && line.n <= LINE_MOST; at++) {
		const struct str rest = str_sub(line, at, line.n);
		const bool joined = str_starts(rest, STR(" and ")) || str_starts(rest, STR(" but ")) ||
				    str_starts(rest, STR(", and ")) || str_starts(rest, STR(", but "));

		if ((joined || strchr(".!;", line.p[at])) && apart_own_verb(ear, str_sub(line, 0, at)) == OWN_BOTH)
			return at;
		if (!joined && !strchr(",;:-", line.p[at]))
			continue;
		if (keeps_of(str_sub(line, 0, at)) == KEEPS_ORDERS ||
		    keeps_of(str_sub(line, at + 1, line.n)) == KEEPS_ORDERS)
			return at;
	}
	return line.n;
}

const struct source *addition_apart(struct ear *ear, const struct source *text)
{
	struct heard_by by;

	return ear->who.host || *ear->prefix || !finds_standing(ear, &by) ? text : ear_apart(ear, text, cut_of);
}

static void add(struct ear *ear, const struct page *page, struct span at, const struct heard_by *by)
{
	struct command *c = ARENA_NEW(ear->a, struct command);

	*c = (struct command){ .verb = (verb_id)(ear->e->game->nverbs - OWN_VERBS + OWN_ADD),
			       .seat = SEAT_NONE,
			       .player = PLAYER_NONE,
			       .call = CALL_NONE,
			       .at = at };
	ear->line = (uint32_t)source_line_of(page->source, at.from);
	said_order(ear, ear_add(ear, VERDICT_ACCEPTED, at), c, by, true, NULL);
}

void addition_hear(struct ear *ear, const struct page *page, size_t first, size_t last)
{
	struct view v = ear_view(ear, SEAT_NONE, CALL_NONE);
	struct heard_by by;

	if (ear->who.host || *ear->prefix || !finds_standing(ear, &by))
		return;
	v.seat = by.seat;
	for (size_t i = 0; i < page->nsentences; i++) {
		const struct sentence *k = page->sentences[i];
		const bool above = k->first <= last || keeps_of(source_text(page->source, k->at)) == KEEPS_ORDERS;
		const struct span at = above ? words_of(&v, page, k, first) : (struct span){ 0 };

		if (span_is_empty(at))
			continue;
		add(ear, page, at, &by);
		return;
	}
}
