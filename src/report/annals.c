/*
 * annals: what a turn leaves behind for who looks back over many: what changed on the boards, cell by cell, and where the
 * seats stand. For all to see.
 */
#include "report/annals.h"

#include "report/shown.h"

/* "kyoto" where rows are of areas, or null. */
static json_t *area_of(const struct shown *s, size_t i)
{
	const struct field_row *f = s->chart.columns[0].field;
	const struct map *m = s->turn->game->map;
	const int64_t area = f && f->type == FIELD_AREA ? field_get(f, s->rows.at[i]) : -1;

	return area < 0 ? json_null() : model_text(m->areas[area].slug, s->arena);
}

static struct str cell_is(const struct shown *s, size_t i, size_t c)
{
	return s->is[i * s->chart.ncolumns + c];
}

/* A number alone names nothing: "Share 14". */
static void add_key(struct buf *out, const struct shown *s, size_t i, size_t c)
{
	if (chart_is_number(&s->chart.columns[c]))
		buf_addf(out, "%.*s ", STR_ARG(s->chart.columns[c].title));
	buf_add(out, cell_is(s, i, c));
}

/* Of a row that lies in another thing: which it is of that, "Space 3"; empty: it is the thing. */
static struct str part_of(const struct shown *s, size_t i)
{
	struct buf b = buf_new(s->arena);

	if (s->chart.table->nkeys > 1 && s->chart.ncolumns > 1 &&
	    s->chart.columns[1].field == &s->chart.table->fields[1])
		add_key(&b, s, i, 1);
	return buf_str(&b);
}

static struct str name_of(const struct shown *s, size_t i)
{
	const struct str part = part_of(s, i);
	struct buf b = buf_new(s->arena);

	add_key(&b, s, i, 0);
	if (part.n)
		buf_addf(&b, ", %.*s", STR_ARG(part));
	return buf_str(&b);
}

static void add_change(json_t *list, const struct shown *s, size_t i, struct str what, struct str was, struct str is)
{
	json_t *o = json_object();

	model_set(o, "board", s->chart.title, s->arena);
	model_set(o, "name", name_of(s, i), s->arena);
	model_set(o, "part", part_of(s, i), s->arena);
	json_object_set_new(o, "area", area_of(s, i));
	if (what.n)
		model_set(o, "what", what, s->arena);
	else
		json_object_set_new(o, "what", json_null());
	model_set(o, "was", was, s->arena);
	model_set(o, "is", is.n ? is : STR("-"), s->arena);
	json_array_append_new(list, o);
}

static bool is_new(const struct shown *s, size_t i)
{
	return model_before(s->turn) && !row_find(s->turn->before, s->chart.id, s->rows.at[i]);
}

/* Where the game says in words what a row holds, that is one change. */
static bool add_said(json_t *list, const struct shown *s, size_t i)
{
	const void *then = shown_before(s, i);
	const struct str is = shown_said(s, s->turn->after, s->rows.at[i], 1);
	const struct str was = then ? shown_said(s, s->turn->before, then, 1) : STR_NONE;

	if (was.n && is.n && !str_eq(was, is))
		add_change(list, s, i, s->chart.columns[s->chart.table->nkeys].title, was, is);
	return was.n && is.n;
}

static void add_row(json_t *list, const struct shown *s, size_t i)
{
	if (add_said(list, s, i))
		return;
	if (is_new(s, i))
		add_change(list, s, i, STR_NONE, STR("-"), shown_words(s, i, s->chart.columns[0].field));
	for (size_t c = 0; c < s->chart.ncolumns; c++) {
		const struct str was = s->was[i * s->chart.ncolumns + c];

		if (was.n)
			add_change(list, s, i, s->chart.columns[c].title, was, cell_is(s, i, c));
	}
}

static bool is_counted(const struct column *c)
{
	return c->kind == COLUMN_COUNT || c->kind == COLUMN_SUM;
}

static json_t *standing_json(const struct shown *s, size_t c)
{
	json_t *rows = json_array(), *o = json_object();

	for (size_t i = 0; i < s->rows.n; i++) {
		json_t *row = json_object();

		model_set(row, "name", cell_is(s, i, 0), s->arena);
		json_object_set_new(row, "count",
				    json_integer(chart_tally(&s->chart.columns[c], s->turn->after, s->rows.at[i])));
		json_array_append_new(rows, row);
	}
	model_set(o, "title", s->chart.columns[c].title, s->arena);
	json_object_set_new(o, "rows", rows);
	return o;
}

json_t *report_annals(const struct report_turn *t, struct arena *a)
{
	json_t *changes = json_array(), *counts = json_array();

	for (size_t id = TABLE_SEAT; id < t->game->schema->ntables; id++) {
		struct shown s;

		if (!shown_read(&s, t, (table_id)id, (struct viewer){ AUDIENCE_ALL, SEAT_NONE }, a))
			continue;
		for (size_t i = 0; !shown_ranks(&s) && s.chart.table->nkeys && i < s.rows.n; i++)
			add_row(changes, &s, i);
		for (size_t c = 0; shown_ranks(&s) && c < s.chart.ncolumns; c++)
			if (is_counted(&s.chart.columns[c]))
				json_array_append_new(counts, standing_json(&s, c));
	}
	return json_pack("{soso}", "changes", changes, "counts", counts);
}
