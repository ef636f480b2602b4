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

static void write_own(struct buf *out, const struct game *g, const struct state *s, const struct holding *h,
		      seat_id seat)
{
	const struct viewer v = { AUDIENCE_OWNER, seat };
	size_t shown = 0, more = 0;

	for (size_t i = 0; i < row_count(s, h->table); i++) {
		struct buf line = buf_new(out->arena);

		if (is_of(h, s, i, seat))
			row_words(&line, g, s, h->table, row_at(s, h->table, i), v, h->own);
		if (!line.n)
			continue;
		if (shown++ < OWN_ROWS)
			letter_line(out, buf_str(&line), 2);
		else
			more++;
	}
	if (more)
		buf_addf(out, "  and %zu more\n", more);
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

static void write_others(struct buf *out, const struct game *g, const struct state *s, seat_id self)
{
	for (size_t k = 0; k < row_count(s, TABLE_SEAT); k++) {
		const seat_id seat = ROW(struct seat_row, s, TABLE_SEAT, k)->seat;
		struct buf line = buf_new(out->arena);
		struct holding h;

		for (size_t t = TABLE_OWN; seat != self && holding_next(&h, g, s, t); t = (size_t)h.table + 1)
			if (h.others.n)
				add_of(&line, g, s, &h, seat);
		if (line.n)
			buf_addf(out, "  %.*s: %.*s\n", STR_ARG(seat_name(s, seat)), STR_ARG(buf_str(&line)));
	}
}

void holdings_write(struct buf *out, const struct game *g, const struct state *s, seat_id seat)
{
	struct buf own = buf_new(out->arena), others = buf_new(out->arena);
	struct holding h;

	for (size_t t = TABLE_OWN; holding_next(&h, g, s, t); t = (size_t)h.table + 1)
		write_own(&own, g, s, &h, seat);
	write_others(&others, g, s, seat);
	if (own.n)
		buf_addf(out, "Yours:\n%.*s", STR_ARG(buf_str(&own)));
	if (others.n)
		buf_addf(out, "%sThe others:\n%.*s", own.n ? "\n" : "", STR_ARG(buf_str(&others)));
}
