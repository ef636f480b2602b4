/*
 * model_course: how the seats fared: what the standings count, turn by turn, as a small line each. While the game runs of the
 * first column that counts, when it is over of all.
 */
#include "base/utf8.h"
#include "report/shown.h"

enum { HEIGHTS = 8 };

struct course {
	const struct report_turn *turn;
	const struct shown *shown;
	const struct column *column;
	int64_t *counts; /* of each row in each turn, this one being the last; NONE: there was no such row */
	int64_t most;    /* of anybody, ever */
	struct arena *arena;
};
static const int64_t NONE = INT64_MIN;

static size_t turns_of(const struct course *c)
{
	return c->turn->npast + 1;
}

static const int64_t *counts_of(const struct course *c, size_t row)
{
	return c->counts + row * turns_of(c);
}

static int64_t count_in(const struct course *c, size_t row, size_t k)
{
	const struct state *s = k < c->turn->npast ? c->turn->past[k].state : c->turn->after;
	const void *then = row_find(s, c->shown->chart.id, c->shown->rows.at[row]);

	return then ? chart_tally(c->column, s, then) : NONE;
}

static void count(struct course *c)
{
	const size_t turns = turns_of(c), n = c->shown->rows.n * turns;

	c->counts = ARENA_ARRAY(c->arena, int64_t, n + 1);
	for (size_t i = 0; i < n; i++) {
		c->counts[i] = count_in(c, i / turns, i % turns);
		c->most = c->counts[i] > c->most ? c->counts[i] : c->most;
	}
}

/* 0 for nothing, 1 at least for something. */
static int height(int64_t n, int64_t most)
{
	return n <= 0 || most <= 0 ? 0 : 1 + (int)((n * (HEIGHTS - 2) + most / 2) / most);
}

/* "▁▃▅█", a blank where there was no such row */
static struct str line_of(const struct course *c, size_t row)
{
	const int64_t *n = counts_of(c, row);
	struct buf b = buf_new(c->arena);

	for (size_t k = 0; k < turns_of(c); k++)
		if (n[k] != NONE)
			buf_addf(&b, "\xe2\x96%c", (char)(0x81 + height(n[k], c->most)));
		else
			buf_add_char(&b, ' ');
	return buf_str(&b);
}

/* Where a row is not, it has none. */
static int64_t first_of(const struct course *c, size_t row)
{
	const int64_t *n = counts_of(c, row);
	size_t k = 0;

	while (n[k] == NONE && k < c->turn->npast)
		k++;
	return n[k] == NONE ? 0 : n[k];
}

static int64_t last_of(const struct course *c, size_t row)
{
	const int64_t n = counts_of(c, row)[c->turn->npast];

	return n == NONE ? 0 : n;
}

static json_t *row_json(const struct course *c, size_t row, struct str line)
{
	json_t *o = json_object();

	model_set(o, "name", c->shown->is[row * c->shown->chart.ncolumns], c->arena);
	model_set(o, "line", line, c->arena);
	json_object_set_new(o, "first", json_integer(first_of(c, row)));
	json_object_set_new(o, "last", json_integer(last_of(c, row)));
	return o;
}

/* "gold  ▁▃▅█  8" */
static json_t *line_json(const struct course *c, size_t row, struct str line)
{
	const struct str name = c->shown->is[row * c->shown->chart.ncolumns];
	struct buf b = buf_new(c->arena);

	buf_add(&b, name);
	buf_add_repeat(&b, ' ', c->shown->width[0] - utf8_columns(name) + 2);
	buf_addf(&b, "%.*s  %lld", STR_ARG(line), (long long)last_of(c, row));
	return model_text(buf_str(&b), c->arena);
}

static json_t *course_json(struct course *c)
{
	json_t *o = json_object(), *lines = json_array(), *rows = json_array();

	count(c);
	for (size_t i = 0; i < c->shown->rows.n; i++) {
		const struct str line = line_of(c, i);

		json_array_append_new(rows, row_json(c, i, line));
		json_array_append_new(lines, line_json(c, i, line));
	}
	model_set(o, "title", c->column->title, c->arena);
	json_object_set_new(o, "from", json_integer(c->turn->past[0].turn));
	json_object_set_new(o, "to", json_integer(c->turn->turn));
	json_object_set_new(o, "lines", lines);
	json_object_set_new(o, "rows", rows);
	return o;
}

static void add_courses(json_t *list, const struct report_turn *t, const struct shown *s, struct arena *a)
{
	const size_t most = state_game(t->after)->phase == GAME_OVER ? COLUMNS : 1;

	for (size_t c = 0; c < s->chart.ncolumns && json_array_size(list) < most; c++) {
		struct course course = { t, s, &s->chart.columns[c], NULL, 0, a };

		if (course.column->kind == COLUMN_COUNT || course.column->kind == COLUMN_SUM)
			json_array_append_new(list, course_json(&course));
	}
}

json_t *model_course(const struct report_turn *t, struct arena *a)
{
	json_t *list = json_array();

	for (size_t id = TABLE_SEAT; t->npast && id < t->game->schema->ntables; id++) {
		struct shown s;

		if (shown_read_ranks(&s, t, (table_id)id, (struct viewer){ AUDIENCE_ALL, SEAT_NONE }, a))
			add_courses(list, t, &s, a);
	}
	return list;
}
