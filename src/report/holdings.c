/*
 * holdings: see holdings.h.
 */
#include "report/holdings.h"

#include "report/letter.h"

enum { OWN_ROWS = 60 };

bool holding_next(struct holding *h, const struct game *g, const struct state *s, size_t t)
{
	for (; t < s->schema->ntables; t++) {
		const char *name = s->schema->tables[t]->name;
		const struct str owner = phrases_get(g->phrases, "holding", name, 0);
		char field[64];

		if (!owner.n || owner.n >= sizeof field)
			continue;
		memcpy(field, owner.p, owner.n);
		field[owner.n] = '\0';
		h->own = phrases_get(g->phrases, "holding", name, 1);
		h->others = phrases_get(g->phrases, "holding", name, 2);
		h->free = phrases_get(g->phrases, "holding", name, 3);
		h->table = (table_id)t;
		h->owner = table_field(s->schema->tables[t], field);
		if (h->owner && h->owner->type == FIELD_SEAT)
			return true;
	}
	return false;
}

seat_id holding_owner(const struct holding *h, const struct state *s, size_t row)
{
	return (seat_id)field_get(h->owner, row_at(s, h->table, row));
}

static bool is_of(const struct holding *h, const struct state *s, size_t i, seat_id seat)
{
	return holding_owner(h, s, i) == seat;
}

/* ---- what touches a place ---------------------------------------------------------------------- */

struct around {
	const struct game *game;
	const struct state *state;
	const struct holding *held;
	const void **row; /* by area; NULL: the table has none of it */
	seat_id seat, reader;
};

/* False: its rows are no places, or the ruleset tells them in words of its own (places.h); or whose they are is not for all. */
static bool around_init(struct around *out, const struct game *g, const struct state *s, const struct holding *h,
			seat_id seat, seat_id reader, struct arena *a)
{
	const struct field_row *key = &s->schema->tables[h->table]->fields[0];

	*out = (struct around){ g, s, h, NULL, seat, reader };
	if (g->rules->place || key->type != FIELD_AREA || !audience_is_all(h->owner->audience))
		return false;
	out->row = ARENA_ARRAY(a, const void *, (size_t)g->map->nplaces + 1);
	for (size_t i = 0; i < row_count(s, h->table); i++)
		out->row[field_get(key, row_at(s, h->table, i))] = row_at(s, h->table, i);
	return true;
}

static seat_id owner_around(const struct around *r, area_id area)
{
	return r->row[area] ? (seat_id)field_get(r->held->owner, r->row[area]) : SEAT_NONE;
}

/* What others have is told as all may read it; what is nobody's as well, where it has words; else its name is enough. */
static void add_beside(struct buf *line, const struct around *r, area_id area, seat_id owner)
{
	const struct viewer all = { AUDIENCE_ALL, SEAT_NONE };
	const struct str words = owner == SEAT_NONE ? r->held->free : r->held->others;

	if (owner == r->seat || !r->row[area] ||
	    !row_words(line, r->game, r->state, r->held->table, r->row[area], all, words))
		buf_add(line, r->game->map->areas[area].name);
}

/* "; yellow Idaho 3, Utah 4" */
static void add_those_of(struct buf *line, const struct around *r, area_id area, seat_id owner)
{
	const struct str of = owner == SEAT_NONE   ? STR("free")
			      : owner == r->seat   ? STR("own")
			      : owner == r->reader ? STR("yours")
						   : seat_name(r->state, owner);
	size_t n, said = 0;
	const struct neighbour *list = map_neighbours(r->game->map, area, &n);

	for (size_t i = 0; i < n; i++) {
		if (owner_around(r, list[i].area) != owner)
			continue;
		buf_add_c(line, said++ ? ", " : str_ends(buf_str(line), STR(":")) ? " " : "; ");
		if (said == 1)
			buf_addf(line, "%.*s ", STR_ARG(of));
		add_beside(line, r, list[i].area, owner);
	}
}

/* "Nevada 3: yellow Idaho 3, Utah 4; free Oregon; own Arizona" */
static void add_around(struct buf *line, const struct around *r, const void *row)
{
	const area_id area = (area_id)field_get(&r->state->schema->tables[r->held->table]->fields[0], row);

	buf_add_char(line, ':');
	for (size_t k = 0; k < row_count(r->state, TABLE_SEAT); k++) {
		const seat_id seat = ROW(struct seat_row, r->state, TABLE_SEAT, k)->seat;
		if (seat != r->seat)
			add_those_of(line, r, area, seat);
	}
	add_those_of(line, r, area, SEAT_NONE);
	add_those_of(line, r, area, r->seat);
}

/* places: only what is a place. Whether its rows are. */
static bool write_own(struct buf *out, const struct game *g, const struct state *s, const struct holding *h,
		      seat_id seat, seat_id reader, bool places)
{
	struct around around;
	const bool is_place = around_init(&around, g, s, h, seat, reader, out->arena);
	const struct viewer v = { AUDIENCE_OWNER, seat };
	size_t shown = 0, more = 0;

	for (size_t i = 0; (is_place || !places) && i < row_count(s, h->table); i++) {
		struct buf line = buf_new(out->arena);

		if (is_of(h, s, i, seat))
			row_words(&line, g, s, h->table, row_at(s, h->table, i), v, h->own);
		if (!line.n)
			continue;
		if (is_place)
			add_around(&line, &around, row_at(s, h->table, i));
		if (shown++ < OWN_ROWS)
			letter_line(out, buf_str(&line), 2);
		else
			more++;
	}
	if (more)
		buf_addf(out, "  and %zu more\n", more);
	return is_place && shown;
}

static void add_of(struct buf *line, const struct game *g, const struct state *s, const struct holding *h, seat_id seat)
{
	const struct viewer all = { AUDIENCE_ALL, SEAT_NONE };
	bool any = false;

	for (size_t i = 0; i < row_count(s, h->table); i++) {
		if (!is_of(h, s, i, seat))
			continue;
		buf_add_c(line, any ? ", " : line->n ? "; " : "");
		row_words(line, g, s, h->table, row_at(s, h->table, i), all, h->others);
		any = true;
	}
}

void holdings_public(struct buf *out, const struct game *g, const struct state *s, seat_id seat)
{
	struct buf line = buf_new(out->arena);
	struct holding h;

	for (size_t t = TABLE_OWN; holding_next(&h, g, s, t); t = (size_t)h.table + 1)
		if (h.others.n)
			add_of(&line, g, s, &h, seat);
	if (line.n)
		buf_addf(out, "  %.*s: %.*s\n", STR_ARG(seat_name(s, seat)), STR_ARG(buf_str(&line)));
}

static void write_others(struct buf *out, const struct game *g, const struct state *s, seat_id self)
{
	for (size_t k = 0; k < row_count(s, TABLE_SEAT); k++) {
		const seat_id seat = ROW(struct seat_row, s, TABLE_SEAT, k)->seat;

		if (seat != self)
			holdings_public(out, g, s, seat);
	}
}

void holdings_write(struct buf *out, const struct game *g, const struct state *s, seat_id seat)
{
	struct buf own = buf_new(out->arena), others = buf_new(out->arena);
	struct holding h;
	bool places = false;

	for (size_t t = TABLE_OWN; holding_next(&h, g, s, t); t = (size_t)h.table + 1)
		places |= write_own(&own, g, s, &h, seat, seat, false);
	write_others(&others, g, s, seat);
	if (own.n)
		buf_addf(out, "Yours%s:\n%.*s", places ? ", and what touches it" : "", STR_ARG(buf_str(&own)));
	if (others.n)
		buf_addf(out, "%sThe others:\n%.*s", own.n ? "\n" : "", STR_ARG(buf_str(&others)));
}

void holdings_places(struct buf *out, const struct game *g, const struct state *s, seat_id seat, seat_id reader)
{
	struct holding h;

	for (size_t t = TABLE_OWN; holding_next(&h, g, s, t); t = (size_t)h.table + 1)
		write_own(out, g, s, &h, seat, reader, true);
}
