/*
 * model_board: tables as a player sees them: rows that hold something, sorted as
 * the game wants, columns with something in them, and the same as padded lines.
 */
#include "base/utf8.h"
#include "base/vec.h"
#include "report/model.h"
#include "report/wrap.h"

enum { LINE_COLUMNS = 70, GAP = 2 };

struct shown { /* one board for one viewer */
	const struct report_turn *turn;
	struct chart chart;
	VEC(const void *) rows;
	struct str *cells; /* row after row */
	size_t width[COLUMNS];
	bool used[COLUMNS];
	struct arena *arena;
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

static void find_rows(struct shown *s, struct viewer v)
{
	const struct chart *b = &s->chart;
	struct str filter = phrases_get(s->turn->game->phrases, "board", b->table->name, 2);

	for (size_t i = 0; i < row_count(s->turn->after, b->id); i++) {
		const void *row = row_at(s->turn->after, b->id, i);

		if (chart_visible(b, row, v) && holds_something(b->table, row, filter, s->arena))
			VEC_PUSH(&s->rows, s->arena, row);
	}
}

/* Nobody's last. */
static uint64_t place_of(const struct field_row *f, const void *row)
{
	const int64_t v = field_get(f, row);

	return v < 0 ? UINT64_MAX : (uint64_t)v;
}

/* Stable, bottom up: rows that are equal stay in key order. */
static void sort_rows(struct shown *s)
{
	struct str name = phrases_get(s->turn->game->phrases, "board", s->chart.table->name, 3);
	const struct field_row *by = chart_public(s->chart.table, name, s->arena);
	const size_t n = s->rows.n;
	const void **from = s->rows.at, **to = ARENA_ARRAY(s->arena, const void *, n);

	for (size_t run = 1; by && run < n; run *= 2) {
		const void **swap = from;

		for (size_t start = 0; start < n; start += 2 * run) {
			size_t l = start, middle = start + run < n ? start + run : n, r = middle;
			size_t end = middle + run < n ? middle + run : n;

			for (size_t i = start; i < end; i++)
				to[i] = r == end || (l < middle && place_of(by, from[l]) <= place_of(by, from[r]))
						? from[l++]
						: from[r++];
		}
		from = to;
		to = swap;
	}
	s->rows.at = from;
}

/* ---- cells ---- */

static void fill_cells(struct shown *s)
{
	const struct chart *b = &s->chart;
	struct str *cell = ARENA_ARRAY(s->arena, struct str, s->rows.n * b->ncolumns);

	s->cells = cell;
	for (size_t c = 0; c < b->ncolumns; c++)
		s->width[c] = utf8_columns(b->columns[c].title);
	for (size_t i = 0; i < s->rows.n; i++)
		for (size_t c = 0; c < b->ncolumns; c++, cell++) {
			struct buf clean = buf_new(s->arena);
			size_t width;

			escape_terminal(&clean, chart_cell(&b->columns[c], s->turn->game, s->turn->after, s->rows.at[i],
							   s->arena));
			*cell = buf_str(&clean);
			width = utf8_columns(*cell);
			s->width[c] = width > s->width[c] ? width : s->width[c];
			s->used[c] |= cell->n && !str_eq_c(*cell, "0");
		}
	s->used[0] = true;
}

/* Where a line would be too long the widest column of words gives way. */
static void fit_widths(struct shown *s)
{
	const struct chart *b = &s->chart;

	for (;;) {
		size_t total = 0, widest = COLUMNS;

		for (size_t c = 0; c < b->ncolumns; c++) {
			if (!s->used[c])
				continue;
			total += s->width[c] + (total ? GAP : 0);
			if (!chart_is_number(&b->columns[c]) && (widest == COLUMNS || s->width[c] > s->width[widest]))
				widest = c;
		}
		if (total <= LINE_COLUMNS || widest == COLUMNS || s->width[widest] <= 4)
			return;
		s->width[widest]--;
	}
}

/* ---- as lines ---- */

static struct str fitted(struct str text, size_t width, struct arena *a)
{
	if (utf8_columns(text) <= width)
		return text;
	return str_printf(a, "%.*s...", STR_ARG(str_sub(text, 0, utf8_fit(text, width - 3))));
}

static struct str padded(const struct shown *s, const struct str *cells)
{
	struct buf b = buf_new(s->arena);
	struct str line;

	for (size_t c = 0; c < s->chart.ncolumns; c++) {
		struct str text = fitted(cells[c], s->width[c], s->arena);
		size_t space = s->width[c] - utf8_columns(text);
		bool right = chart_is_number(&s->chart.columns[c]);

		if (!s->used[c])
			continue;
		buf_add_repeat(&b, ' ', (b.n ? GAP : 0) + (right ? space : 0));
		buf_add(&b, text);
		buf_add_repeat(&b, ' ', right ? 0 : space);
	}
	line = buf_str(&b);
	while (line.n && line.p[line.n - 1] == ' ')
		line.n--;
	return line;
}

static json_t *lines_json(const struct shown *s)
{
	json_t *lines = json_array();
	struct str titles[COLUMNS];

	for (size_t c = 0; c < s->chart.ncolumns; c++)
		titles[c] = s->chart.columns[c].title;
	json_array_append_new(lines, model_text(padded(s, titles), s->arena));
	for (size_t i = 0; i < s->rows.n; i++)
		json_array_append_new(lines, model_text(padded(s, s->cells + i * s->chart.ncolumns), s->arena));
	return lines;
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
			if (s->used[c])
				json_array_append_new(cells,
						      cell_json(s, c, "text", s->cells[i * s->chart.ncolumns + c]));
		json_object_set_new(row, "cells", cells);
		json_array_append_new(list, row);
	}
	return list;
}

static void add_board(json_t *boards, struct shown *s, struct viewer v)
{
	json_t *o;

	find_rows(s, v);
	if (!s->rows.n)
		return;
	sort_rows(s);
	fill_cells(s);
	fit_widths(s);
	o = json_object();
	model_set(o, "title", s->chart.title, s->arena);
	json_object_set_new(o, "table", json_string(s->chart.table->name));
	json_object_set_new(o, "columns", columns_json(s));
	json_object_set_new(o, "rows", rows_json(s));
	json_object_set_new(o, "lines", lines_json(s));
	json_array_append_new(boards, o);
}

json_t *model_boards(const struct report_turn *t, struct viewer v, struct arena *a)
{
	json_t *boards = json_array();

	for (size_t id = TABLE_OWN; id < t->game->schema->ntables; id++) {
		struct shown s = { .turn = t, .arena = a };

		if (chart_read(&s.chart, t->game, (table_id)id, a))
			add_board(boards, &s, v);
	}
	return boards;
}
