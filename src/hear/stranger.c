/* stranger: who is no player yet. He is answered only when he asks to be let in, and is not read to the end otherwise. */
#include "answer/addition.h"
#include "answer/agree.h"
#include "answer/apart.h"
#include "answer/confirm.h"
#include "answer/correct.h"
#include "answer/exchange.h"
#include "answer/look.h"
#include "answer/meant.h"
#include "answer/takeback.h"
#include "base/colour.h"
#include "bind/weigh.h"
#include "hear/line.h"
#include "hear/press_read.h"
#include "hear/stranger.h"
#include "order/roles.h"
#include "play/game.h"
#include "request/finished.h"
#include "speech/lucky.h"
#include "speech/mention.h"
#include "speech/topic.h"

static bool names_verb(const struct verb *v, struct str text)
{
	struct str rest = str_c(v->aliases), alias;

	if (mentions(text, str_c(v->name)))
		return true;
	while (verb_cut_alias(v, &rest, &alias))
		if (mentions(text, alias))
			return true;
	return false;
}

static bool names_slot(const struct verb *v, struct str text)
{
	for (const struct slot *s = v->slots; s->name; s++)
		if (mentions(text, str_c(s->name)))
			return true;
	return false;
}

/*
 * A stranger is answered only when a line of his tries to join, understood or not, asks whether he may, or to watch: in
 * whatever words; or tells while players are gathered what joining asks for ("Country: Sunrise Empire").
 */
bool ear_tries_to_join(const struct ear *ear, struct str text)
{
	const struct game *g = ear->e->game;
	const bool gathers = state_game(ear->state)->phase == GAME_MUSTER;

	if (topic_wants_in(text, ear->a))
		return true;
	for (verb_id v = 0; v < g->nverbs; v++)
		if (g->verbs[v]->flags & VERB_STRANGER &&
		    (names_verb(g->verbs[v], text) || (gathers && names_slot(g->verbs[v], text))))
			return true;
	return false;
}

/* Of who does not say in these that he wants to join nothing is to be done: they are enough to say what he wrote. */
enum { STRANGER_LINES = 200, STRANGER_BYTES = 16000 };

static bool says_join(struct ear *ear, const struct page *page, size_t i)
{
	const struct bound b = ear_bind(ear, page, i);

	for (size_t k = 0; k < b.n; k++)
		if (b.list[k].command && ear->e->game->verbs[b.list[k].command->verb]->flags & VERB_STRANGER)
			return true;
	return ear_tries_to_join(ear, source_text(page->source, page->lines[i].at));
}

static struct source beginning(struct ear *ear, const struct source *text)
{
	size_t lines = 0;

	while (lines < text->nlines && lines < STRANGER_LINES && text->line_start[lines] <= STRANGER_BYTES)
		lines++;
	const struct str head = lines < text->nlines ? str_sub(text->text, 0, text->line_start[lines]) : text->text;
	return source_new(ear->a, text->name, head);
}

static const struct source *parted(struct ear *ear, const struct source *text)
{
	static const struct source *(*const ways[])(struct ear *, const struct source *) = {
		lucky_apart,    confirm_apart,  wording_apart, exchange_apart,
		takeback_apart, addition_apart, meant_apart,   correct_apart,
	};

	for (size_t i = 0; i < sizeof ways / sizeof *ways; i++)
		text = ways[i](ear, text);
	return text;
}

const struct source *ear_text(struct ear *ear, const struct source *text)
{
	struct source *first;
	struct page page;

	if (!ear_is_stranger(ear))
		return press_kept(ear, text, parted(ear, text));
	first = ARENA_NEW(ear->a, struct source);
	*first = beginning(ear, text);
	page = ear_read(ear, first);
	for (size_t i = 0; i < page.n; i++)
		if (page.lines[i].read && says_join(ear, &page, i))
			return text;
	return first;
}

/* ---- what was offered to him ---- */

/* The first line that is not empty; its number, from 1. */
static size_t first_line(const struct source *text)
{
	size_t n = 1;

	while (n < text->nlines && !str_trim(source_text(text, source_line_span(text, n))).n)
		n++;
	return n;
}

const struct binding *ear_joins_by(struct ear *ear, struct str words, struct span at)
{
	struct source *line = ARENA_NEW(ear->a, struct source);
	struct binding *b;

	*line = source_new(ear->a, STR("offer"), words);
	const struct page page = ear_read(ear, line);
	const struct bound bound = page.n == 1 ? ear_bind(ear, &page, 0) : (struct bound){ 0 };
	if (bound.n != 1 || !bound.list[0].command || bound.list[0].verdict > VERDICT_WARNED ||
	    !(ear->e->game->verbs[bound.list[0].command->verb]->flags & VERB_STRANGER))
		return NULL;
	b = ARENA_NEW(ear->a, struct binding);
	*b = bound.list[0];
	b->at = at;
	return b;
}

/* The line that stands in the address. */
static const struct binding *bind_offer(struct ear *ear, struct span at)
{
	char *words = arena_strndup(ear->a, ear->in->press.p, ear->in->press.n);

	for (size_t i = 0; i < ear->in->press.n; i++)
		if (words[i] == '.')
			words[i] = ' ';
	return ear_joins_by(ear, (struct str){ words, ear->in->press.n }, at);
}

/* "blue", "Osaka": he may want another start than the one he is offered. */
static bool names_start(const struct ear *ear, struct str text)
{
	for (const struct colour *c = colours; c->name; c++)
		if (mentions(text, str_c(c->name)))
			return true;
	return topic_place_in(text, ear->e->game->map).n;
}

/* "What happens when I miss a turn?", "I look forward to it.": it says nothing of the yes beside it. asks: it is a question, and what
 * it makes a condition is none of the yes. */
static bool leaves_yes(const struct ear *ear, struct str sentence, bool asks)
{
	const roles against = SAYS_ROLE(DENIAL) | SAYS_ROLE(RATHER) | SAYS_ROLE(CHANGES) | SAYS_ROLE(STOP_ALTERNATIVE) |
			      SAYS_ROLE(STOP_NEGATION) | SAYS_ROLE(RETRACTS) | SAYS_ROLE(DROP) | SAYS_ROLE(UNSETTLED) |
			      SAYS_ROLE(AGAINST) | SAYS_ROLE(HAZARD) | SAYS_ROLE(UNDONE);
	const struct words w = words_said(sentence, ear->a);
	bool question = false, condition = false;

	for (size_t i = 0; i < w.n; i++) {
		if (w.at[i].roles & against)
			return false;
		question |= asks && i < 2 && w.at[i].roles & SAYS_ROLE(STOP_QUESTION);
		condition |= w.at[i].roles & SAYS_ROLE(STOP_CONDITION) && !question;
	}
	return !names_start(ear, sentence) &&
	       (!condition || (asks && weigh(sentence) <= WEIGHT_MILD && !weighs_against(sentence)));
}

static bool all_leave_yes(const struct ear *ear, struct str text)
{
	for (size_t at = 0, from = 0; at <= text.n; at++) {
		if (at < text.n && !strchr(".!?\n", text.p[at]))
			continue;
		if (!leaves_yes(ear, str_trim(str_sub(text, from, at)), at < text.n && text.p[at] == '?'))
			return false;
		from = at + 1;
	}
	return true;
}

/* Where his yes ends, in a line at that place; at: it says none, or more stands behind it that may want something else. */
static size_t end_of_yes(struct ear *ear, struct str text, struct span line)
{
	for (size_t to = line.from + 1; to <= line.to; to++) {
		const struct str rest = str_sub(text, to, text.n);
		const bool joined = str_starts(rest, STR(" and ")) || str_starts(rest, STR(", and "));

		if (to < line.to && !joined && !strchr(".,!;", text.p[to]))
			continue;
		if (agree_says_yes(ear, SEAT_NONE, str_sub(text, line.from, to)) && all_leave_yes(ear, rest))
			return to;
	}
	return line.from;
}

/* "Yes, count me in!": the sign behind the yes is none of what follows, and what asks again for what he has said yes to is no
 * line of its own; a question stays one. */
static void blank_asked_again(const struct ear *ear, char *text, size_t from, size_t to)
{
	if (from < to && strchr(".,;!", text[from]))
		text[from] = ' ';
	for (size_t at = from; from < to; from = at = at + 1) {
		while (at < to && !strchr(".,;!?\n", text[at]))
			at++;
		if ((at == to || text[at] != '?') && ear_tries_to_join(ear, (struct str){ text + from, at - from }))
			memset(text + from, ' ', at + (at < to && text[at] != '\n') - from);
	}
}

const struct source *ear_takes_offer(struct ear *ear, const struct source *text)
{
	if (!ear_is_stranger(ear) || !input_is_offer(ear->in) || !text->nlines)
		return text;
	const size_t n = first_line(text);
	const struct span line = source_line_span(text, n);
	const size_t end = end_of_yes(ear, text->text, line);
	const struct binding *offer = end > line.from ? bind_offer(ear, (struct span){ line.from, (uint32_t)end })
						      : NULL;
	struct source *rest;
	char *copy;

	if (!offer)
		return text;
	ear->line = (uint32_t)n;
	ear_binding(ear, offer);
	copy = arena_strndup(ear->a, text->text.p, text->text.n);
	memset(copy + line.from, ' ', end - line.from);
	blank_asked_again(ear, copy, end, text->text.n);
	rest = ARENA_NEW(ear->a, struct source);
	*rest = source_new(ear->a, text->name, (struct str){ copy, text->text.n });
	return rest;
}

bool stranger_tells(const struct ear *ear, struct str text)
{
	const roles open = SAYS_ROLE(STOP_CONDITION) | SAYS_ROLE(STOP_ALTERNATIVE) | SAYS_ROLE(STOP_NEGATION) |
			   SAYS_ROLE(STOP_CORRECTION) | SAYS_ROLE(UNSETTLED) | SAYS_ROLE(STATUS) | SAYS_ROLE(OTHERS) |
			   SAYS_ROLE(HEARSAY) | SAYS_ROLE(STOP_VAGUE) | SAYS_ROLE(WILL);
	const struct words w = words_said(text, ear->a);

	return !words_have(&w, open) && ear_is_stranger(ear) && !weighs_against(text);
}
