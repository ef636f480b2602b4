/*
 * picture_arrows: what of a turn went from a place to a place, as arrows. The rule is that of picture.h, for all games:
 * the names of an event's arguments say how it goes, or the game's phrases where these names say something else.
 */
#include "report/picture.h"

#include "base/board.h"
#include "base/vec.h"
#include "bind/bind.h"
#include "play/typed.h"

enum { PART_FROM, PART_TO, PART_COUNT, PART_OWNER, PARTS };

/* The first of which an event has both names; adds: who went there stays there, so two of a kind went together. */
static const struct {
	const char *from, *to;
	bool adds;
} ways[] = {
	{ "from", "to", true },
	{ "from", "area", false },
	{ "area", "target", false },
};
static const char *const counts[] = { "count", "attackers" };

static const char by_orders[] = "orders"; /* in the place of an argument: from where the orders lead there */

struct way { /* names of arguments */
	struct str from, to, count, owner;
	bool adds;
};
struct arrow {
	int64_t from, to, owner, count, sum;
	event_id last; /* the kind of which sum is the number */
};
struct said { /* an order that was given, as it is worded */
	struct str words;
	const struct command *command;
};
struct arrows {
	const struct picture *picture;
	enum field_type owners; /* of what areas have */
	struct arena *arena;
	VEC(struct arrow) list;
	bool knows; /* said is filled */
	VEC(struct said) said;
};

/* ---- how an event goes ------------------------------------------------------------------------ */

static const struct arg_row *argument(const struct event_row *row, struct str name, unsigned *at)
{
	for (*at = 0; name.n && *at < EVENT_ARGS && row->args[*at].name; ++*at)
		if (str_eq_c(name, row->args[*at].name))
			return &row->args[*at];
	return NULL;
}

static bool is_place(const struct event_row *row, const char *name)
{
	unsigned at;
	const struct arg_row *a = argument(row, str_c(name), &at);

	return a && (a->type == FIELD_AREA || a->type == FIELD_PLACE);
}

static struct str count_of(const struct event_row *row)
{
	unsigned at;

	for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
		if (argument(row, str_c(counts[i]), &at))
			return str_c(counts[i]);
	return STR_NONE;
}

/* Seats, or regions, whichever own areas. */
static struct str owner_of(const struct event_row *row, enum field_type type)
{
	for (unsigned i = 0; i < EVENT_ARGS && row->args[i].name; i++)
		if (row->args[i].type == type)
			return str_c(row->args[i].name);
	return STR_NONE;
}

bool picture_goes(const struct event_row *row)
{
	for (size_t i = 0; i < sizeof ways / sizeof *ways; i++)
		if (is_place(row, ways[i].from) && is_place(row, ways[i].to))
			return true;
	return false;
}

static bool by_names(struct way *w, const struct event_row *row, enum field_type owners)
{
	for (size_t i = 0; i < sizeof ways / sizeof *ways; i++)
		if (is_place(row, ways[i].from) && is_place(row, ways[i].to)) {
			*w = (struct way){ str_c(ways[i].from), str_c(ways[i].to), count_of(row), owner_of(row, owners),
					   ways[i].adds };
			return true;
		}
	return false;
}

/* The k-th of which the phrases tell, else the one that the names say. */
static bool way_of(struct way *w, const struct arrows *s, const struct event_row *row, unsigned k)
{
	struct str part[PARTS];

	for (unsigned i = 0; i < PARTS; i++)
		part[i] = phrases_get(s->picture->game->phrases, "arrow", row->name, k * PARTS + i);
	if (!k && !part[PART_FROM].n && !part[PART_TO].n)
		return by_names(w, row, s->owners);
	*w = (struct way){ part[PART_FROM], part[PART_TO], part[PART_COUNT], part[PART_OWNER], false };
	return w->to.n > 0;
}

/* ---- the list --------------------------------------------------------------------------------- */

/* What tells again of a way that has its arrow adds none. */
static void add(struct arrows *s, const struct arrow *new, bool adds)
{
	for (size_t i = 0; i < s->list.n; i++) {
		struct arrow *a = &s->list.at[i];

		if (a->from != new->from || a->to != new->to ||
		    (a->owner != new->owner && a->owner >= 0 && new->owner >= 0))
			continue;
		a->sum = adds && a->last == new->last ? a->sum + new->count : new->count;
		a->count = a->count > a->sum ? a->count : a->sum;
		a->owner = a->owner < 0 ? new->owner : a->owner;
		a->last = new->last;
		return;
	}
	if (new->from != new->to)
		VEC_PUSH(&s->list, s->arena, *new);
}

static int64_t area_at(const struct arrows *s, const struct event *e, const struct event_row *row, struct str name)
{
	const struct map *m = s->picture->now->schema->map;
	unsigned at;
	const struct arg_row *a = argument(row, name, &at);
	const int64_t v = a && (a->type == FIELD_AREA || a->type == FIELD_PLACE) ? e->args[at] : -1;

	return v < 0 || v >= m->nplaces ? -1 : (int64_t)map_whole(m, (area_id)v);
}

/* ---- from where the orders come that an event is due to ------------------------------------------ */

static void learn_line(struct arrows *s, const struct board_line *l)
{
	struct command *c;
	struct buf words = buf_new(s->arena);
	const size_t at = board_word_is(l, 0, "order") ? 1 : 0;

	for (size_t i = 0; i < l->nblock; i++)
		learn_line(s, &l->block[i]);
	if (!board_word_is(l, at, "said") ||
	    typed_read(&c, s->picture->game, s->picture->now, l, at + 1, s->arena, NULL))
		return;
	command_print(&words, s->picture->game, s->picture->now, c);
	VEC_PUSH(&s->said, s->arena, ((struct said){ buf_str(&words), c }));
}

static void learn(struct arrows *s)
{
	for (size_t i = 0; !s->knows && i < s->picture->nplayed; i++) {
		struct source source = source_new(s->arena, STR("played"), s->picture->played[i]);
		struct board board;

		if (board_parse(&board, &source, s->arena, NULL))
			continue;
		for (size_t k = 0; k < board.nlines; k++)
			learn_line(s, &board.lines[k]);
	}
	s->knows = true;
}

struct legs {
	struct leg at[16];
	size_t n;
	int64_t sum; /* of what is ordered; -1: not all of it is a number */
};

static void add_leg(struct legs *l, const struct leg *leg)
{
	size_t k = 0;

	l->sum = l->sum < 0 || !leg->count ? -1 : l->sum + leg->count;
	while (k < l->n && l->at[k].from != leg->from)
		k++;
	if (k == l->n && k < sizeof l->at / sizeof *l->at)
		l->at[l->n++] = *leg;
	else if (k < l->n)
		l->at[k].count += leg->count;
}

static void legs_of_order(struct legs *out, const struct arrows *s, struct str words, int64_t to)
{
	for (size_t i = 0; i < s->said.n; i++) {
		struct leg *legs;
		size_t n;

		if (!str_eq(s->said.at[i].words, words))
			continue;
		n = picture_legs(&legs, s->picture, s->said.at[i].command, s->arena);
		for (size_t k = 0; k < n; k++)
			if (legs[k].to == to)
				add_leg(out, &legs[k]);
		return;
	}
}

/* Of several the event says how many came together: each has a number where those that were ordered make that. */
static void add_from_orders(struct arrows *s, const struct event *e, const struct arrow *arrow)
{
	struct legs legs = { .n = 0 };
	struct str rest = e->order, words;

	learn(s);
	while (str_line(&rest, &words))
		legs_of_order(&legs, s, words, arrow->to);
	for (size_t i = 0; i < legs.n; i++) {
		struct arrow one = *arrow;

		one.from = legs.at[i].from;
		if (legs.n > 1)
			one.count = legs.sum == arrow->count ? legs.at[i].count : 0;
		one.sum = one.count;
		add(s, &one, false);
	}
}

/* ---- events ----------------------------------------------------------------------------------- */

static void add_way(struct arrows *s, const struct event *e, const struct event_row *row, const struct way *w)
{
	unsigned count, owner;
	const bool counted = argument(row, w->count, &count);
	const struct arg_row *of = argument(row, w->owner, &owner);
	struct arrow arrow = { -1, area_at(s, e, row, w->to), -1, counted ? e->args[count] : 0, 0, e->what };

	if (of)
		arrow.owner = picture_owner(s->picture->now, of->type, e->args[owner]);
	arrow.sum = arrow.count;
	if (arrow.to < 0)
		return;
	if (str_eq_c(w->from, by_orders)) {
		add_from_orders(s, e, &arrow);
		return;
	}
	arrow.from = area_at(s, e, row, w->from);
	if (arrow.from >= 0)
		add(s, &arrow, w->adds);
}

json_t *arrow_json(const struct leg *l, int64_t owner, bool planned)
{
	return json_pack("{sIsIsIsosb}", "from", (json_int_t)l->from, "to", (json_int_t)l->to, "count",
			 (json_int_t)l->count, "owner", owner < 0 ? json_null() : json_integer(owner), "planned",
			 (int)planned);
}

json_t *picture_arrows(const struct picture *p, struct viewer v, enum field_type owners, struct arena *a)
{
	struct arrows s = { .picture = p, .owners = owners, .arena = a };
	json_t *list = json_array();

	for (size_t i = 0; i < p->nevents; i++) {
		const struct event *e = &p->events[i];
		const struct event_row *row = event_row(p->game->rules, e->what);
		struct way w;

		for (unsigned k = 0; event_visible(p->game->rules, e, v) && way_of(&w, &s, row, k); k++)
			add_way(&s, e, row, &w);
	}
	for (size_t i = 0; i < s.list.n; i++) {
		const struct arrow *one = &s.list.at[i];

		json_array_append_new(list,
				      arrow_json(&(struct leg){ one->from, one->to, one->count }, one->owner, false));
	}
	return list;
}
