/*
 * model_board: tables as a player sees them: rows that hold something, sorted as the game wants, columns with something
 * in them. The same as text is in model_lines.c.
 */
#include "base/utf8.h"
#include "report/shown.h"

enum {
	FEW = 4,   /* columns that stand beside each other on a phone */
	PHONE = 44 /* letters of one width */
};

/* ---- rows ---- */

static bool is_nothing(const struct field_row *f, const void *row)
{
	const int64_t v = field_get(f, row);

	return f->type == FIELD_INT || f->type == FIELD_LONG || f->type == FIELD_BOOL || f->type == FIELD_NAME ? v == 0
													       : v < 0;
}

/* filter: public fields of which one must hold something; empty: every row */
static bool holds_something(const struct table_row *t, const void *row, struct str filter, struct arena *a)
{
	struct str word;
	bool any = false;

	while (str_cut(&filter, ' ', &word)) {
		const struct field_row *f = chart_public(t, word, a);

		if (f && !is_nothing(f, row))
			return true;
		any |= f != NULL;
	}
	return !any;
}

bool chart_shows(const struct chart *b, const struct game *g, const void *row, struct viewer v, struct arena *a)
{
	return chart_visible(b, row, v) &&
	       holds_something(b->table, row, phrases_get(g->phrases, "board", b->table->name, 2), a);
}

static void find_rows(struct shown *s)
{
	const struct chart *b = &s->chart;

	for (size_t i = 0; i < row_count(s->turn->after, b->id); i++) {
		const void *row = row_at(s->turn->after, b->id, i);

		if (chart_shows(b, s->turn->game, row, s->viewer, s->arena))
			VEC_PUSH(&s->rows, s->arena, row);
	}
}

/* Marked are the rows of who reads, where the game says whose a row is, or a row is of a seat. */
bool shown_own(const struct shown *s, size_t i)
{
	return s->owner && viewer_is_seat(s->viewer) && field_get(s->owner, s->rows.at[i]) == s->viewer.seat;
}

static void find_owner(struct shown *s)
{
	const struct table_row *t = s->chart.table;
	const struct str name = phrases_get(s->turn->game->phrases, "holding", t->name, 0);
	const struct field_row *f = name.n ? chart_public(t, name, s->arena) : NULL;

	s->owner = f && f->type == FIELD_SEAT ? f : chart_of_seats(&s->chart);
}

/* Nobody's last; the most first of what ranks. */
static uint64_t place_of(const struct shown *s, const struct column *by, const void *row)
{
	const int64_t amount = chart_amount(by, s->turn->after, row);
	const int64_t v = chart_ranks(&s->chart, by) ? INT64_MAX - amount : amount;

	return v < 0 ? UINT64_MAX : (uint64_t)v;
}

/* Stable, bottom up: rows that are equal stay in key order. */
static void sort_rows(struct shown *s)
{
	struct column column;
	const struct column *by = chart_sorted_by(&column, &s->chart, s->turn->game, s->arena) ? &column : NULL;
	const size_t n = s->rows.n;
	const void **from = s->rows.at, **to = ARENA_ARRAY(s->arena, const void *, n);

	for (size_t run = 1; by && run < n; run *= 2) {
		const void **swap = from;

		for (size_t start = 0; start < n; start += 2 * run) {
			size_t l = start, middle = start + run < n ? start + run : n, r = middle;
			size_t end = middle + run < n ? middle + run : n;

			for (size_t i = start; i < end; i++)
				to[i] = r == end || (l < middle && place_of(s, by, from[l]) <= place_of(s, by, from[r]))
						? from[l++]
						: from[r++];
		}
		from = to;
		to = swap;
	}
	s->rows.at = from;
}

/* ---- cells ---- */

static struct str cell_in(const struct shown *s, size_t c, const struct state *state, const void *row)
{
	struct buf clean = buf_new(s->arena);

	escape_terminal(&clean, chart_cell(&s->chart.columns[c], s->turn->game, state, row, s->arena));
	return buf_str(&clean);
}

/* What stood there a turn ago where that was something else, "-" for nothing; a row that is new says only what it is. */
static struct str cell_was(const struct shown *s, size_t i, size_t c, struct str is)
{
	const void *row = s->rows.at[i];
	const void *then = model_before(s->turn) ? row_find(s->turn->before, s->chart.id, row) : NULL;
	struct str was;

	if (!then || !chart_visible(&s->chart, then, s->viewer))
		return STR_NONE;
	was = cell_in(s, c, s->turn->before, then);
	return str_eq(was, is) ? STR_NONE : was.n ? was : STR("-");
}

/* "2 → 4" */
static struct str both(const struct shown *s, struct str was, struct str is)
{
	return was.n ? str_printf(s->arena, "%.*s \u2192 %.*s", STR_ARG(was), STR_ARG(is.n ? is : STR("-"))) : is;
}

static void fill_cells(struct shown *s)
{
	const size_t n = s->rows.n * s->chart.ncolumns;

	s->is = ARENA_ARRAY(s->arena, struct str, n);
	s->was = ARENA_ARRAY(s->arena, struct str, n);
	s->cells = ARENA_ARRAY(s->arena, struct str, n);
	for (size_t k = 0; k < n; k++) {
		const size_t i = k / s->chart.ncolumns, c = k % s->chart.ncolumns;
		size_t width;

		s->is[k] = cell_in(s, c, s->turn->after, s->rows.at[i]);
		s->was[k] = cell_was(s, i, c, s->is[k]);
		s->cells[k] = both(s, s->was[k], s->is[k]);
		width = utf8_columns(s->cells[k]);
		s->width[c] = width > s->width[c] ? width : s->width[c];
		s->used[c] |= s->cells[k].n && !str_eq_c(s->cells[k], "0");
	}
	s->used[0] = true;
}

/* ---- as JSON ---- */

static json_t *cell_json(const struct shown *s, size_t column, const char *key, struct str text)
{
	json_t *o = json_object();

	model_set(o, key, text, s->arena);
	json_object_set_new(o, "number", json_boolean(chart_is_number(&s->chart.columns[column])));
	return o;
}

static json_t *columns_json(const struct shown *s)
{
	json_t *list = json_array();

	for (size_t c = 0; c < s->chart.ncolumns; c++)
		if (s->used[c])
			json_array_append_new(list, cell_json(s, c, "title", s->chart.columns[c].title));
	return list;
}

static json_t *rows_json(const struct shown *s)
{
	json_t *list = json_array();

	for (size_t i = 0; i < s->rows.n; i++) {
		json_t *row = json_object(), *cells = json_array();

		for (size_t c = 0; c < s->chart.ncolumns; c++)
			if (s->used[c]) {
				json_t *cell = cell_json(s, c, "text", s->cells[i * s->chart.ncolumns + c]);

				model_set(cell, "title", s->chart.columns[c].title, s->arena);
				json_object_set_new(cell, "mine", json_boolean(c == 0 && shown_own(s, i)));
				json_object_set_new(cell, "changed",
						    json_boolean(s->was[i * s->chart.ncolumns + c].n > 0));
				json_array_append_new(cells, cell);
			}
		json_object_set_new(row, "cells", cells);
		model_set(row, "words", shown_words(s, i, NULL), s->arena);
		json_object_set_new(row, "own", json_boolean(shown_own(s, i)));
		json_array_append_new(list, row);
	}
	return list;
}

static size_t used_columns(const struct shown *s)
{
	size_t n = 0;

	for (size_t c = 0; c < s->chart.ncolumns; c++)
		n += s->used[c];
	return n;
}

/* Too wide for letters of one width on a phone. */
static bool is_wide(const json_t *lines)
{
	const json_t *line;
	size_t i;

	json_array_foreach(lines, i, line) if (utf8_columns(str_c(json_string_value(line))) > PHONE) return true;
	return false;
}

static void add_board(json_t *boards, const struct shown *s)
{
	json_t *o, *lines;

	if (!s->rows.n)
		return;
	o = json_object();
	lines = shown_lines(s);
	model_set(o, "title", s->chart.title, s->arena);
	json_object_set_new(o, "many", json_boolean(used_columns(s) > FEW));
	json_object_set_new(o, "table", json_string(s->chart.table->name));
	json_object_set_new(o, "columns", columns_json(s));
	json_object_set_new(o, "rows", rows_json(s));
	json_object_set_new(o, "lines", lines);
	json_object_set_new(o, "wide", json_boolean(is_wide(lines)));
	json_object_set_new(o, "lists", shown_lists(s));
	json_object_set_new(o, "folds", json_boolean(shown_folds(s)));
	json_array_append_new(boards, o);
}

static void fill(struct shown *s)
{
	find_owner(s);
	find_rows(s);
	sort_rows(s);
	fill_cells(s);
}

bool shown_read(struct shown *s, const struct report_turn *t, table_id id, struct viewer v, struct arena *a)
{
	*s = (struct shown){ .turn = t, .viewer = v, .arena = a };
	if (!chart_read(&s->chart, t->game, id, a))
		return false;
	fill(s);
	return true;
}

bool shown_read_ranks(struct shown *s, const struct report_turn *t, table_id id, struct viewer v, struct arena *a)
{
	*s = (struct shown){ .turn = t, .viewer = v, .arena = a };
	if (!chart_read(&s->chart, t->game, id, a) || !shown_ranks(s))
		return false;
	fill(s);
	return true;
}

/* Of seats, in the order of what they have. */
bool shown_ranks(const struct shown *s)
{
	struct column by;

	return chart_of_seats(&s->chart) && chart_sorted_by(&by, &s->chart, s->turn->game, s->arena) &&
	       chart_ranks(&s->chart, &by);
}

void model_boards(json_t *o, const struct report_turn *t, struct viewer v, struct arena *a)
{
	json_t *boards = json_array(), *standings = json_array();

	for (size_t id = TABLE_SEAT; id < t->game->schema->ntables; id++) {
		struct shown s;

		if (shown_read(&s, t, (table_id)id, v, a))
			add_board(shown_ranks(&s) ? standings : boards, &s);
	}
	json_object_set_new(o, "standings", standings);
	json_object_set_new(o, "boards", boards);
}
