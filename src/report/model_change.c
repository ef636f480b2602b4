/*
 * model_change: what stood on the boards a turn ago and stands there no longer, in words: a row by its key, and behind
 * it every field that has changed, with what it was. (What still stands there shows its changes itself.)
 */
#include "report/model.h"

struct change {
	const struct report_turn *turn;
	const struct chart *chart;
	struct viewer viewer;
	struct arena *arena;
};

/* The row with that key, or one that holds nothing. */
static const void *row_then(const struct change *c, const struct state *s, const void *key)
{
	const struct table_row *t = c->chart->table;
	const void *row = row_find(s, c->chart->id, key);
	void *empty;

	if (row)
		return row;
	empty = arena_alloc(c->arena, t->size, alignof(max_align_t));
	row_default(s, c->chart->id, empty);
	field_set(&t->fields[0], empty, field_get(&t->fields[0], key));
	return empty;
}

static struct str or_none(struct str text, const struct field_row *f)
{
	if (text.n)
		return text;
	return f->type == FIELD_BOOL ? STR("no") : f->type == FIELD_INT ? STR("0") : STR("none");
}

static void add_field(struct buf *out, const struct change *c, const struct column *column, const void *before,
		      const void *after)
{
	const struct report_turn *t = c->turn;
	struct str is, was;

	if (column->kind != COLUMN_FIELD || field_get(column->field, before) == field_get(column->field, after))
		return;
	is = or_none(chart_cell(column, t->game, t->after, after, c->arena), column->field);
	was = or_none(chart_cell(column, t->game, t->before, before, c->arena), column->field);
	buf_addf(out, "%s%.*s %.*s (was %.*s)", out->n ? ", " : "", STR_ARG(column->title), STR_ARG(is), STR_ARG(was));
}

static void add_row(json_t *rows, const struct change *c, const void *key)
{
	const void *before = row_then(c, c->turn->before, key), *after = row_then(c, c->turn->after, key);
	const struct column *first = &c->chart->columns[0];
	struct buf text = buf_new(c->arena);
	json_t *o;

	if (!chart_shows(c->chart, c->turn->game, before, c->viewer, c->arena) ||
	    chart_shows(c->chart, c->turn->game, after, c->viewer, c->arena))
		return;
	for (size_t i = 0; i < c->chart->ncolumns; i++)
		add_field(&text, c, &c->chart->columns[i], before, after);
	if (!text.n)
		return;
	o = json_object();
	model_set(o, "name", chart_cell(first, c->turn->game, c->turn->after, after, c->arena), c->arena);
	model_set(o, "text", buf_str(&text), c->arena);
	json_array_append_new(rows, o);
}

/* Rows that stand now, then those that are gone. */
static json_t *rows_json(const struct change *c)
{
	const struct report_turn *t = c->turn;
	json_t *rows = json_array();

	for (size_t i = 0; i < row_count(t->after, c->chart->id); i++)
		add_row(rows, c, row_at(t->after, c->chart->id, i));
	for (size_t i = 0; i < row_count(t->before, c->chart->id); i++) {
		const void *row = row_at(t->before, c->chart->id, i);

		if (!row_find(t->after, c->chart->id, row))
			add_row(rows, c, row);
	}
	return rows;
}

static void add_table(json_t *list, const struct change *c)
{
	json_t *rows = rows_json(c), *o;

	if (json_array_size(rows)) {
		o = json_object();
		model_set(o, "title", c->chart->title, c->arena);
		json_object_set(o, "rows", rows);
		json_array_append_new(list, o);
	}
	json_decref(rows);
}

bool model_before(const struct report_turn *t)
{
	return t->before && state_game(t->before)->phase == GAME_RUNNING;
}

json_t *model_changes(const struct report_turn *t, struct viewer v, struct arena *a)
{
	json_t *list = json_array();

	if (!model_before(t))
		return list;
	for (size_t id = TABLE_OWN; id < t->game->schema->ntables; id++) {
		struct chart b;
		struct change c = { t, &b, v, a };

		if (chart_read(&b, t->game, (table_id)id, a) && b.table->nkeys == 1)
			add_table(list, &c);
	}
	return list;
}
