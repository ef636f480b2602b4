/* addition: see addition.h. */
#include "answer/addition.h"
#include "answer/apart.h"
#include "answer/inside.h"
#include "bind/keeps.h"
#include "bind/label.h"
#include "engine/offers.h"
#include "engine/route.h"
#include "engine/said.h"
#include "engine/waiting.h"
#include "play/game.h"
#include "speech/mention.h"

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
	if (page->nsentences == 1 && label_closes_addition(source_text(page->source, k->at)))
		return k->at;
	return (struct span){ 0 };
}

/* The call in which orders of the speaker stand, or wait, that this mail would take the place of. */
static bool finds_standing(struct ear *ear, struct heard_by *by)
{
	const struct seat_book *b;

	by->call = ear_asked(ear, &by->seat);
	if (!by->call || kind_of(ear->e->game, by->call)->hearing != SEALED ||
	    kind_of(ear->e->game, by->call)->keeping != REPLACE_ALL)
		return false;
	b = book_seat(ear->e, by->call->call, by->seat);
	return b && (b->now.n || b->now.noffers);
}

static bool may_add(struct ear *ear, struct heard_by *by)
{
	return !ear->who.host && !*ear->prefix && finds_standing(ear, by);
}

/* "Both! I did not want to lose them", "Keep those moves and spawn 3 in Osaka", "2 to Kyoto, everything else stays": where the words
 * that keep end, or begin; its own end: nowhere. */
static size_t cut_of(struct ear *ear, struct str line)
{
	if (apart_own_verb(ear, line) == OWN_BOTH)
		return line.n;
	for (size_t at = 1; at < line.n && line.n <= LINE_MOST; at++) {
		const struct str rest = str_sub(line, at, line.n);
		const bool joined = str_starts(rest, STR(" and ")) || str_starts(rest, STR(" but ")) ||
				    str_starts(rest, STR(", and ")) || str_starts(rest, STR(", but "));

		if ((joined || strchr(",.!;", line.p[at])) && apart_own_verb(ear, str_sub(line, 0, at)) == OWN_BOTH)
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

	return may_add(ear, &by) ? ear_apart(ear, text, cut_of) : text;
}

/* ---- what was refused, sent again by itself ---- */

/* A line that was not understood names its places: two, or one beside its deed; of an order that names none, the deed. */
static bool is_of(const struct ear *ear, const struct command *c, struct str text)
{
	const struct verb *verb = ear->e->game->verbs[c->verb];
	struct str rest = str_c(verb->name), deed = STR_NONE;
	size_t places = 0;

	for (size_t i = 0; i < c->nargs; i++) {
		if (verb->slots[c->arg[i].slot].what != NOUN_AREA)
			continue;
		places++;
		if (!mentions(text, ear->e->game->map->areas[c->arg[i].value].name))
			return false;
	}
	return places > 1 || (str_cut(&rest, ' ', &deed) && mentions(text, deed));
}

/* A line of the mail before was refused, or is asked about, that it is of. */
static bool was_not_taken(const struct ear *ear, const struct mail *m, const struct command *c)
{
	for (size_t i = 0; m->input.text && i < m->record.nlines; i++) {
		const struct outcome_line *l = &m->record.lines[i];
		const bool same = !l->command || l->command->verb == c->verb;
		const bool changes = l->question && str_eq_c(l->question->code, "guess-instead");

		if ((l->verdict == VERDICT_REFUSED || offer_is(l->question)) && !changes && same &&
		    is_of(ear, c, source_text(m->input.text, l->at)))
			return true;
	}
	return false;
}

static bool stands_in(const struct stand *s, const struct command *c)
{
	for (size_t i = 0; i < s->n; i++)
		if (command_equal(s->orders[i], c))
			return true;
	return false;
}

/* The first order of a mail all of whose orders mend one; NULL: it is another mail. */
static const struct binding *mended_in(struct ear *ear, const struct page *page, const struct heard_by *by)
{
	const struct seat_book *b = book_seat(ear->e, by->call->call, by->seat);
	const struct binding *found = NULL;

	if (!b->now.faulty && !waiting_count(ear, by->seat))
		return NULL;
	for (size_t i = 0; i < page->n; i++) {
		const struct bound bound = inside_line(ear, page, i);

		for (size_t k = 0; k < bound.n; k++) {
			const struct command *c = bound.list[k].command;

			if (!c)
				continue;
			if (own_verb(ear->e->game, c->verb) >= 0 || stands_in(&b->now, c) ||
			    !was_not_taken(ear, VEC_LAST(&b->sheets)->mail, c))
				return NULL;
			found = found ? found : &bound.list[k];
		}
	}
	return found;
}

/* asks: what is told of it; NULL: it is said in words. */
static void add(struct ear *ear, const struct page *page, struct span at, const struct heard_by *by,
		const struct diag *asks)
{
	struct command *c = own_command(ear->e->game, OWN_ADD, at, NULL, 0, ear->a);

	ear->line = (uint32_t)source_line_of(page->source, at.from);
	said_order(ear, ear_add(ear, VERDICT_ACCEPTED, at), c, by, true, asks);
}

/* The words of a mail that say so; empty: none do. */
static struct span said_in(struct ear *ear, const struct page *page, size_t first, size_t last, seat_id seat)
{
	struct view v = ear_view(ear, SEAT_NONE, CALL_NONE);
	struct span at = { 0 };

	v.seat = seat;
	for (size_t i = 0; i < page->nsentences && span_is_empty(at); i++) {
		const struct sentence *k = page->sentences[i];

		if (k->first <= last || keeps_of(source_text(page->source, k->at)) == KEEPS_ORDERS)
			at = words_of(&v, page, k, first);
	}
	return at;
}

bool addition_is_said(struct ear *ear, const struct page *page, size_t first, size_t last)
{
	struct heard_by by;

	return may_add(ear, &by) && !span_is_empty(said_in(ear, page, first, last, by.seat));
}

void addition_hear(struct ear *ear, const struct page *page, size_t first, size_t last)
{
	struct heard_by by;

	if (!may_add(ear, &by))
		return;
	const struct span at = said_in(ear, page, first, last, by.seat);
	if (!span_is_empty(at)) {
		ear->keeps = keeps_of(source_text(page->source, at)) == KEEPS_ORDERS;
		add(ear, page, at, &by, NULL);
		return;
	}
	const struct binding *mended = mended_in(ear, page, &by);

	if (mended)
		add(ear, page, mended->at, &by, SAY_PLAIN(ear->a, "mends", mended->at));
}

void addition_exchanges(struct ear *ear, const struct binding *b)
{
	struct heard_by by;
	int32_t place;

	if (!ear->keeps || !b->command || b->verdict > VERDICT_WARNED ||
	    own_verb(ear->e->game, b->command->verb) >= 0 || !finds_standing(ear, &by) ||
	    !ear_route(ear, b->command, &by))
		return;
	const struct command *old = offer_renumbers(ear, b->command, &by);
	place = old ? (int32_t)offer_place(ear, old, &by) : 0;
	for (size_t i = 0; i < ear->lines.n; i++) { /* the same mail may have taken it back already */
		const struct command *c = ear->lines.at[i].command;

		if (c && own_verb(ear->e->game, c->verb) == OWN_WITHDRAW_ORDER && command_value(c, 0, 0) == place)
			return;
	}
	if (!place)
		return;
	struct outcome_line *l = ear_add(ear, VERDICT_ACCEPTED, b->at);
	said_order(ear, l, own_command(ear->e->game, OWN_WITHDRAW_ORDER, b->at, &place, 1, ear->a), &by, true, NULL);
}

void addition_of_yes(struct ear *ear, const struct page *page, struct span at)
{
	struct heard_by by;

	if (may_add(ear, &by) && waiting_count(ear, by.seat))
		add(ear, page, at, &by, NULL);
}
