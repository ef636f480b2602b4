/* leftover: see leftover.h. */
#include "hear/leftover.h"

#include "answer/look.h"
#include "base/byte.h"
#include "bind/anothers.h"
#include "bind/talk.h"
#include "bind/weigh.h"
#include "hear/pass.h"
#include "hear/press_read.h"
#include "order/roles.h"
#include "play/game.h"
#include "request/finished.h"
#include "request/request.h"
#include "speech/sentences.h"
#include "speech/topic.h"

enum { LOOKED_THROUGH = 4000 /* bytes: of a longer mail it is not asked */, SENTENCES = 12, FEWEST_WORDS = 3 };
#define IS(name) SAYS_ROLE(name)

/* ---- what is like an order ---- */

/* A number, or a word for a deed: it says how much, or what. */
static bool says_what(const struct ear *ear, const struct words *w)
{
	for (size_t i = 0; i < w->n; i++)
		if (w->at[i].roles & IS(NUMBER) || byte_is_digit(*w->at[i].text.p) ||
		    game_names_deed(ear->e->game, w->at[i].text))
			return true;
	return false;
}

bool leftover_corrects(const struct words *w)
{
	return words_have(w, IS(STOP_CORRECTION) | IS(DENIAL) | IS(RATHER) | IS(INSTEAD) | IS(CHANGES));
}

/* It tells how things are or were, or what another says or does; "they" may be the writer's. */
static bool tells(const struct words *w)
{
	const roles told = IS(PAST_TIME) | IS(STOP_QUESTION) | IS(ASKS_FACT) |
			   (leftover_corrects(w) ? 0 : IS(STOP_PAST));
	const roles others = IS(HEARSAY) | IS(OTHERS);

	for (size_t i = 0; i < w->n; i++)
		if (w->at[i].roles & told || (w->at[i].roles & others && (w->at[i].roles & others) != others))
			return true;
	return false;
}

/* at: in the text; with the sign behind it. */
static bool asks(struct ear *ear, struct str text, struct span at)
{
	const struct str said = str_sub(text, at.from, at.to);

	return (at.to < text.n && text.p[at.to] == '?') || talk_asks(said) || talk_begins_asking(said, ear->a);
}

static bool is_for_others(struct ear *ear, struct str said)
{
	return press_is_hosts(said) || pass_is_hosts(said, ear->a) || request_reads(ear, said) ||
	       request_tells_away(ear, said);
}

static bool is_like_order(struct ear *ear, struct str text, struct span at)
{
	const struct str said = str_sub(text, at.from, at.to);
	const struct words w = words_singly(said, ear->a);

	return w.n >= FEWEST_WORDS && topic_place_in(w.folded, ear->e->game->map).n && says_what(ear, &w) &&
	       !tells(&w) && !asks(ear, text, at) && !weighs_as_talk(said) && !is_for_others(ear, said);
}

/* ---- what it means by itself ---- */

/* The page without all but the sentence; every place in it stays what it is. */
static struct page alone(struct ear *ear, const struct source *text, struct span at)
{
	const struct span others[] = { { 0, at.from }, { at.to, (uint32_t)text->text.n } };

	return ear_read(ear, sentences_without(text, others, 2, ear->a));
}

/* What would be done is offered; what means nothing is refused. */
static struct binding offered(struct ear *ear, const struct binding *b, struct span at)
{
	struct binding out = *b;

	if (b->verdict == VERDICT_REFUSED)
		return out;
	out.verdict = VERDICT_REFUSED;
	out.diags = SAY_PLAIN(ear->a, "unread", at);
	out.ndiags = 1;
	out.at = at;
	if (!b->command)
		return out;
	const struct command **guess = ARENA_NEW(ear->a, const struct command *);
	*guess = b->command;
	out.guess = guess;
	out.nguess = 1;
	out.command = NULL;
	return out;
}

/* Of the engine's own words: others hear those. */
static bool is_own(const struct ear *ear, const struct bound *b)
{
	for (size_t k = 0; k < b->n; k++)
		if (b->list[k].command && own_verb(ear->e->game, b->list[k].command->verb) >= 0)
			return true;
	return false;
}

struct found {
	struct binding *list;
	size_t n, room;
};

static void add(struct found *f, const struct binding *b)
{
	if (f->n < f->room)
		f->list[f->n++] = *b;
}

static struct binding talk(struct span at)
{
	return (struct binding){ .at = at, .verdict = VERDICT_CHATTER, .verb = VERB_NONE };
}

static void add_meant(struct ear *ear, const struct page *page, struct span at, struct found *f)
{
	const struct page one = alone(ear, page->source, at);
	const size_t before = f->n;

	for (size_t i = 0; i < one.n; i++) {
		const struct bound b = one.lines[i].read ? ear_bind_plain(ear, &one, i) : (struct bound){ 0 };

		for (size_t k = 0; k < b.n && !bound_is_chatter(&b) && !is_own(ear, &b); k++) {
			const struct binding meant = b.list[k].verdict == VERDICT_CHATTER
							     ? b.list[k]
							     : offered(ear, &b.list[k], b.list[k].at);
			add(f, &meant);
		}
	}
	if (f->n > before)
		return;
	const struct binding none = offered(ear, &(struct binding){ .verb = VERB_NONE, .verdict = VERDICT_CHATTER },
					    at);
	add(f, &none);
}

/* Its sentences; those that are like no order stay one. */
static void look_through(struct ear *ear, const struct page *page, const struct binding *b, struct found *f)
{
	const struct str text = source_text(page->source, b->at);
	struct span parts[SENTENCES];
	const size_t n = sentences_of(text, parts, SENTENCES);
	uint32_t from = b->at.from;

	for (size_t k = 0; k < n; k++) {
		const struct span at = { b->at.from + parts[k].from, b->at.from + parts[k].to };

		if (!is_like_order(ear, page->source->text, at))
			continue;
		if (k && at.from > from)
			add(f, &(struct binding){
				       .at = { from, at.from }, .verdict = VERDICT_CHATTER, .verb = VERB_NONE });
		add_meant(ear, page, at, f);
		from = at.to;
	}
	const bool all = from == b->at.from;
	const struct binding rest = all ? *b : talk((struct span){ from, b->at.to });
	if (all || str_strip(source_text(page->source, rest.at), " .!?;\n\r").n)
		add(f, &rest);
}

static bool may_look(const struct ear *ear, const struct page *page)
{
	return !ear->who.host && !*ear->prefix && !ear_is_stranger(ear) && page->source->text.n <= LOOKED_THROUGH;
}

struct bound leftover_find(struct ear *ear, const struct page *page, struct bound bound)
{
	struct found f = { .room = bound.n + 2 * SENTENCES };

	if (!may_look(ear, page))
		return bound;
	f.list = ARENA_ARRAY(ear->a, struct binding, f.room);
	for (size_t k = 0; k < bound.n; k++)
		if (bound.list[k].verdict == VERDICT_CHATTER && !bound.list[k].agrees)
			look_through(ear, page, &bound.list[k], &f);
		else
			add(&f, &bound.list[k]);
	return (struct bound){ f.list, f.n };
}
