/*
 * model_you: who reads, and what he has, in one line: what is counted of him in the standings, then what the game's
 * `holding` says of tables with a row a seat (his purse).
 */
#include "report/shown.h"

static void add(struct buf *out, struct str text)
{
	if (text.n)
		buf_addf(out, "%s%.*s", out->n ? ", " : "", STR_ARG(text));
}

/* "Land 5 → 6, Troops 9" */
static void add_counted(struct buf *out, const struct shown *s)
{
	for (size_t i = 0; i < s->rows.n; i++)
		for (size_t c = 0; c < s->chart.ncolumns && shown_own(s, i); c++) {
			const struct column *column = &s->chart.columns[c];

			if (s->used[c] && s->cells[i * s->chart.ncolumns + c].n &&
			    (column->kind == COLUMN_COUNT || column->kind == COLUMN_SUM))
				add(out, str_printf(s->arena, "%.*s %.*s", STR_ARG(column->title),
						    STR_ARG(s->cells[i * s->chart.ncolumns + c])));
		}
}

void model_counted(struct buf *out, const struct report_turn *t, seat_id seat)
{
	for (size_t id = TABLE_SEAT; id < t->game->schema->ntables; id++) {
		struct shown s;

		if (shown_read_ranks(&s, t, (table_id)id, (struct viewer){ AUDIENCE_OWNER, seat }, out->arena))
			add_counted(out, &s);
	}
}

static void add_purse(struct buf *out, const struct report_turn *t, table_id id, struct viewer v)
{
	const struct table_row *table = t->after->schema->tables[id];
	const struct str phrase = phrases_get(t->game->phrases, "holding", table->name, 1);
	const void *row = NULL;
	struct buf text = buf_new(out->arena);
	void *key;

	if (!phrase.n || !chart_of_seats(&(struct chart){ .id = id, .table = table }))
		return;
	key = arena_alloc(out->arena, table->size, alignof(max_align_t));
	field_set(&table->fields[0], key, v.seat);
	row = row_find(t->after, id, key);
	if (row)
		row_words(&text, t->game, t->after, id, row, v, phrase);
	add(out, buf_str(&text));
}

json_t *model_you(const struct report_turn *t, struct viewer v, struct arena *a)
{
	struct buf text = buf_new(a);

	if (!viewer_is_seat(v))
		return json_array();
	for (size_t id = TABLE_SEAT; id < t->game->schema->ntables; id++) {
		struct shown s;

		if (shown_read_ranks(&s, t, (table_id)id, v, a))
			add_counted(&text, &s);
		add_purse(&text, t, (table_id)id, v);
	}
	return text.n ? json_pack("[o]", model_text(buf_str(&text), a)) : json_array();
}
