/*
 * model_board: tables as a player sees them: rows that hold something, sorted as
 * the game wants, columns with something in them, and the same as padded lines.
 */
#include "base/utf8.h"
#include "base/vec.h"
#include "report/model.h"
#include "report/wrap.h"

enum { LINE_COLUMNS = 68, GAP = 2 };

struct shown { /* one board for one viewer */
	const struct report_turn *turn;
	struct viewer viewer;
	struct chart chart;
	VEC(const void *) rows;
	const struct field_row *owner; /* the field that says whose a row is, or NULL */
	struct str *cells;             /* row after row */
	bool *changed;                 /* as many: what stood there a turn ago was something else */
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

/* Marked are the rows of who reads, where the game says whose a row is. */
static bool is_own(const struct shown *s, size_t i)
{
	return s->owner && s->viewer.as == AUDIENCE_OWNER && field_get(s->owner, s->rows.at[i]) == s->viewer.seat;
}

static void find_owner(struct shown *s)
{
	const struct str name = phrases_get(s->turn->game->phrases, "holding", s->chart.table->name, 0);
	const struct field_row *f = name.n ? chart_public(s->chart.table, name, s->arena) : NULL;

	s->owner = f && f->type == FIELD_SEAT ? f : NULL;
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

static struct str cell_in(const struct shown *s, size_t c, const struct state *state, const void *row)
{
	struct buf clean = buf_new(s->arena);

	escape_terminal(&clean, chart_cell(&s->chart.columns[c], s->turn->game, state, row, s->arena));
	return buf_str(&clean);
}

/* "2 → 4": what stood there a turn ago, and what stands there now. A row that is new says only what it is. */
static struct str cell_of(struct shown *s, size_t i, size_t c)
{
	const struct str none = STR("-");
	const void *row = s->rows.at[i];
	const void *then = model_before(s->turn) ? row_find(s->turn->before, s->chart.id, row) : NULL;
	const struct str is = cell_in(s, c, s->turn->after, row);
	struct str was;

	if (!then || !chart_visible(&s->chart, then, s->viewer))
		return is;
	was = cell_in(s, c, s->turn->before, then);
	if (str_eq(was, is))
		return is;
	s->changed[i * s->chart.ncolumns + c] = true;
	return str_printf(s->arena, "%.*s \u2192 %.*s", STR_ARG(was.n ? was : none), STR_ARG(is.n ? is : none));
}

static void fill_cells(struct shown *s)
{
	const struct chart *b = &s->chart;
	struct str *cell = ARENA_ARRAY(s->arena, struct str, s->rows.n * b->ncolumns);

	s->cells = cell;
	s->changed = ARENA_ARRAY(s->arena, bool, s->rows.n * b->ncolumns);
	for (size_t c = 0; c < b->ncolumns; c++)
		s->width[c] = utf8_columns(b->columns[c].title);
	for (size_t i = 0; i < s->rows.n; i++)
		for (size_t c = 0; c < b->ncolumns; c++, cell++) {
			size_t width;

			*cell = cell_of(s, i, c);
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

static struct str line_of(const struct shown *s, const struct str *cells, const char *mark)
{
	return str_printf(s->arena, "%s%.*s", mark, STR_ARG(padded(s, cells)));
}

/* Rows of who reads have a mark before them. */
static json_t *lines_json(const struct shown *s)
{
	json_t *lines = json_array();
	bool marked = false;
	struct str titles[COLUMNS];

	for (size_t c = 0; c < s->chart.ncolumns; c++)
		titles[c] = s->chart.columns[c].title;
	for (size_t i = 0; i < s->rows.n; i++)
		marked |= is_own(s, i);
	json_array_append_new(lines, model_text(line_of(s, titles, marked ? "  " : ""), s->arena));
	for (size_t i = 0; i < s->rows.n; i++)
		json_array_append_new(lines, model_text(line_of(s, s->cells + i * s->chart.ncolumns,
								!marked        ? ""
								: is_own(s, i) ? "> "
									       : "  "),
							s->arena));
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
			if (s->used[c]) {
				json_t *cell = cell_json(s, c, "text", s->cells[i * s->chart.ncolumns + c]);

				json_object_set_new(cell, "mine", json_boolean(c == 0 && is_own(s, i)));
				json_object_set_new(cell, "changed",
						    json_boolean(s->changed[i * s->chart.ncolumns + c]));
				json_array_append_new(cells, cell);
			}
		json_object_set_new(row, "cells", cells);
		json_object_set_new(row, "own", json_boolean(is_own(s, i)));
		json_array_append_new(list, row);
	}
	return list;
}

static void add_board(json_t *boards, struct shown *s)
{
	json_t *o;

	find_owner(s);
	find_rows(s);
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
		struct shown s = { .turn = t, .viewer = v, .arena = a };

		if (chart_read(&s.chart, t->game, (table_id)id, a))
			add_board(boards, &s);
	}
	return boards;
}
