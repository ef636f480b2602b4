/*
 * hold: what a refused line of a mail keeps from being done at once (law 7). A line that ends something for
 * its writer makes it too late for what he got wrong above it, so it waits for him; and what stands below
 * such a line was written for what comes after it, and waits too. All else is independent, and is done.
 */
#include "engine/ear.h"
#include "engine/hold.h"

#include "bind/callname.h"
#include "bind/talk.h"
#include "play/game.h"

static bool holds(const struct ear *ear)
{
	return option_is(ear->state, "on_refusal", "hold_end");
}

/* Of the verbs that were refused, the first line of each; behind them, of what is known to be of none. */
static uint32_t *refused_of(struct ear *ear, verb_id verb)
{
	const verb_id n = ear->e->game->nverbs;

	if (!ear->refused)
		ear->refused = ARENA_ARRAY(ear->a, uint32_t, (size_t)n + 1);
	return &ear->refused[verb == VERB_NONE ? n : verb];
}

void hold_note(struct ear *ear, verb_id verb)
{
	uint32_t *first = refused_of(ear, verb);

	if (!*first)
		*first = ear->line;
}

/* What cannot be read holds back what stands before it in its own line too: "end turn; attack Okasa". */
void hold_foresee(struct ear *ear, const struct bound *bound)
{
	for (size_t i = 0; i < bound->n; i++)
		if (bound->list[i].verdict == VERDICT_REFUSED) {
			tape_foreseen(ear, bound->list[i].verb);
			hold_note(ear, bound->list[i].verb);
			if (ear->foreseen.line != ear->line)
				ear->foreseen.at = bound->list[i].at;
			ear->foreseen.line = ear->line;
		}
}

bool hold_shuts(const struct view *v, const struct command *c, verb_id other)
{
	const struct verb *verb = v->game->verbs[c->verb];

	if (other != VERB_NONE && v->game->verbs[other]->flags & VERB_ENDS)
		return false; /* who wanted an end loses nothing by it */
	return verb->flags & VERB_ENDS || (verb->shuts && verb->shuts(v, c, other));
}

/* Not even another order of its own kind can follow. */
static bool is_end(const struct view *v, const struct command *c)
{
	const struct verb *verb = v->game->verbs[c->verb];

	return verb->flags & VERB_ENDS || (verb->shuts && verb->shuts(v, c, c->verb));
}

/* The first refused line for whose order it would be too late afterwards; 0. */
static uint32_t waits_for(struct ear *ear, const struct view *v, const struct command *c)
{
	const verb_id n = ear->e->game->nverbs;
	uint32_t first = 0;

	for (verb_id i = 0; ear->refused && i <= n; i++)
		if (ear->refused[i] && (!first || ear->refused[i] < first) && hold_shuts(v, c, i < n ? i : VERB_NONE))
			first = ear->refused[i];
	return first;
}

/* What was refused of its line; its own words are no reason for it, but what stands before them, or behind. */
static struct str refused_beside(struct ear *ear, const struct command *c)
{
	const struct span seen = ear->foreseen.at;
	const bool itself = seen.from <= c->at.from && c->at.to <= seen.to;
	const struct span before = { seen.from, c->at.from }, behind = { c->at.to, seen.to };
	const struct str text = str_strip(source_text(ear->in->text, ear_span(ear, itself ? before : seen)), " ,;:-");

	return text.n || !itself ? text : str_strip(source_text(ear->in->text, ear_span(ear, behind)), " ,;:-");
}

const struct diag *hold_words(struct ear *ear, const struct command *c, uint32_t line)
{
	const struct str number = str_printf(ear->a, "%u", (unsigned)line);
	const struct str text = ear->foreseen.line == line ? refused_beside(ear, c) : STR_NONE;

	return SAY(ear->a, line == ear->line ? "held-here" : "held", c->at, { "order", ear_words(ear, c) },
		   { "line", number }, { "text", text.n ? talk_quoted(text, ear->a) : STR_NONE });
}

/* Its writer is asked, so that one word of his does it, whatever is wrong beside it; but not what does nothing but end. */
static bool may_ask(const struct ear *ear, const struct command *c)
{
	const struct verb *verb = ear->e->game->verbs[c->verb];

	return ear->e->game->format >= GAME_FORMAT_ELEVENTH && !ear->who.host &&
	       (!(verb->flags & VERB_ENDS) || (verb->slots && verb->slots->name));
}

/* It is wrong beside it, or in a line of which the rest is asked about. */
static bool may_wait(const struct ear *ear, const struct command *c, uint32_t line)
{
	bool asked = line == ear->line;

	for (size_t i = 0; i < ear->lines.n; i++)
		asked |= ear->lines.at[i].line == line && ear->lines.at[i].verdict == VERDICT_HELD;
	return line && asked && may_ask(ear, c);
}

const struct diag *hold_asks(struct ear *ear, const struct command *c)
{
	const struct view v = ear_view(ear, c->seat, c->call);

	const bool free = !holds(ear) || v.game->verbs[c->verb]->flags & VERB_OWN_STEP || ear->held;
	const uint32_t line = free ? 0 : waits_for(ear, &v, c);

	if (!may_wait(ear, c, line))
		return NULL;
	if (line != ear->line)
		return SAY(ear->a, "held-behind", c->at, { "line", str_printf(ear->a, "%u", (unsigned)line) });
	return SAY(ear->a, "held-asks", c->at, { "order", ear_words(ear, c) },
		   { "what", hold_words(ear, c, line)->what });
}

const struct diag *hold_line(struct ear *ear, const struct view *v, const struct command *c)
{
	uint32_t line;

	if (!holds(ear) || v->game->verbs[c->verb]->flags & VERB_OWN_STEP)
		return NULL;
	if (ear->held)
		return SAY(ear->a, "held-below", c->at, { "line", str_printf(ear->a, "%u", (unsigned)ear->held) });
	line = waits_for(ear, v, c);
	if (!line || (ear->asking && may_wait(ear, c, line)))
		return NULL;
	if (is_end(v, c))
		ear->held = ear->line;
	return hold_words(ear, c, line);
}

bool hold_answer(struct ear *ear, const struct draft *d)
{
	return d->refused && d->says == SAYS_DONE && holds(ear);
}

const struct diag *hold_offered(struct ear *ear, const struct draft *d)
{
	if (d->refused || d->says != SAYS_DONE || !holds(ear) || ear->e->game->format < GAME_FORMAT_EIGHTH)
		return NULL;
	for (size_t i = 0; i < ear->lines.n; i++) {
		const struct outcome_line *l = &ear->lines.at[i];

		if (l->verdict == VERDICT_HELD && l->command && l->command->seat == d->seat)
			return SAY_PLAIN(ear->a, "done-waits", ear->lines.at[d->said].command->at);
	}
	return NULL;
}

/* ---- silence is no answer ---- */

/* What a call of that kind hears, by name. */
static struct str verbs_of(const struct ear *ear, kind_id kind)
{
	const struct game *g = ear->e->game;
	struct buf out = buf_new(ear->a);

	for (verb_id v = 0; v < g->nverbs; v++)
		if (g->verbs[v]->admitted & KIND_BIT(kind))
			buf_addf(&out, "%s%s", out.n ? ", " : "", g->verbs[v]->name);
	return buf_str(&out);
}

const struct diag *hold_silence(struct ear *ear, const struct command *c)
{
	const int own = own_verb(ear->e->game, c->verb);
	const struct call_row *call = call_find(ear->state, c->call);

	if (!call || (own != OWN_DONE && own != OWN_PASS) || !(kind_of(ear->e->game, call)->flags & KIND_EXPLICIT))
		return NULL;
	return SAY(ear->a, "no-answer", c->at, { "order", str_c(ear->e->game->verbs[c->verb]->name) },
		   { "call", call_words(ear->e->game, ear->state, call, ear->a) },
		   { "verbs", verbs_of(ear, call->kind) });
}
