/* meant: see meant.h. */
#include "answer/meant.h"

#include "answer/apart.h"
#include "answer/look.h"
#include "engine/waiting.h"
#include "order/roles.h"
#include "play/game.h"
#include "speech/topic.h"

enum { LONGEST = 120 };

bool meant_is_said(struct str text)
{
	struct arena a = ARENA_INIT;
	const struct words w = words_said(str_sub(text, 0, text.n < LONGEST ? text.n : LONGEST), &a);
	const bool is = words_have(&w, SAYS_ROLE(MEANS));

	arena_release(&a);
	return is;
}

static struct str place_behind(const struct ear *ear, const struct words *w, struct str place)
{
	const size_t from = place.n ? (size_t)(place.p + place.n - w->folded.p) : 0;

	return topic_place_in(str_sub(w->folded, from, w->folded.n), ear->e->game->map);
}

static size_t cut_of(struct ear *ear, struct str line)
{
	const size_t colon = str_find_char(line, ':');

	if (colon >= LONGEST || colon + 1 >= line.n || line.p[colon + 1] != ' ' ||
	    !str_trim(str_sub(line, colon + 1, line.n)).n)
		return line.n;
	const struct words w = words_said(str_sub(line, 0, colon), ear->a);
	return words_have(&w, SAYS_ROLE(MEANS)) && place_behind(ear, &w, STR_NONE).n ? colon + 1 : line.n;
}

static bool something_waits(struct ear *ear)
{
	const seat_id seat = waiting_seat(ear);

	return seat != SEAT_NONE && waiting_count(ear, seat);
}

const struct source *meant_apart(struct ear *ear, const struct source *text)
{
	return something_waits(ear) ? ear_apart(ear, text, cut_of) : text;
}

static bool waits(struct ear *ear, verb_id verb)
{
	const seat_id seat = waiting_seat(ear);
	bool any = false;

	for (size_t k = 0, n = seat == SEAT_NONE ? 0 : waiting_count(ear, seat); k < n; k++) {
		const struct command *c = waiting_at(ear, seat, k);

		any |= c && c->verb == verb;
	}
	return any;
}

static bool goes_to(const struct ear *ear, const struct command *c, struct str place)
{
	const area_id area = map_find(ear->e->game->map, place);

	for (size_t i = 0; i < c->nargs; i++)
		if (ear->e->game->verbs[c->verb]->slots[c->arg[i].slot].what == NOUN_AREA && c->arg[i].value == area)
			return true;
	return false;
}

size_t meant_below(struct ear *ear, const struct page *page, const struct sentence *k)
{
	const struct words w = words_said(source_text(page->source, k->at), ear->a);
	const size_t next = k->last + 1;

	if (next >= page->n || !page->lines[next].read || !something_waits(ear) || !words_have(&w, SAYS_ROLE(MEANS)) ||
	    source_text(page->source, k->at).n > LONGEST)
		return SIZE_MAX;
	const struct bound b = ear_glance(ear, page, next);
	const struct command *c = b.n ? b.list[0].command : NULL;
	struct str place = STR_NONE;
	bool named = false;

	if (!c || b.list[0].verdict == VERDICT_REFUSED || own_verb(ear->e->game, c->verb) >= 0 || waits(ear, c->verb))
		return SIZE_MAX;
	while ((place = place_behind(ear, &w, place)).n) {
		if (!goes_to(ear, c, place))
			return SIZE_MAX;
		named = true;
	}
	return named ? next : SIZE_MAX;
}
