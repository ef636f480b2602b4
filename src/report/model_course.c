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
	int64_t most; /* of anybody, ever */
	struct arena *arena;
};

/* Of the k-th turn, this one being the last; false: there was no such row. */
static bool count_at(int64_t *out, const struct course *c, size_t row, size_t k)
{
	const struct state *s = k < c->turn->npast ? c->turn->past[k].state : c->turn->after;
	const void *then = row_find(s, c->shown->chart.id, c->shown->rows.at[row]);

	if (then)
		*out = chart_tally(c->column, s, then);
	return then != NULL;
}

static void find_most(struct course *c)
{
	for (size_t i = 0; i < c->shown->rows.n; i++)
		for (size_t k = 0; k <= c->turn->npast; k++) {
			int64_t n;

			if (count_at(&n, c, i, k) && n > c->most)
				c->most = n;
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
	struct buf b = buf_new(c->arena);
	int64_t n = 0;

	for (size_t k = 0; k <= c->turn->npast; k++)
		if (count_at(&n, c, row, k))
			buf_addf(&b, "\xe2\x96%c", (char)(0x81 + height(n, c->most)));
		else
			buf_add_char(&b, ' ');
	return buf_str(&b);
}

static json_t *row_json(const struct course *c, size_t row)
{
	json_t *o = json_object();
	int64_t first = 0, last = 0;
	size_t k = 0;

	while (!count_at(&first, c, row, k) && k < c->turn->npast)
		k++;
	count_at(&last, c, row, c->turn->npast);
	model_set(o, "name", c->shown->is[row * c->shown->chart.ncolumns], c->arena);
	model_set(o, "line", line_of(c, row), c->arena);
	json_object_set_new(o, "first", json_integer(first));
	json_object_set_new(o, "last", json_integer(last));
	return o;
}

/* "gold  ▁▃▅█  8" */
static json_t *lines_json(const struct course *c)
{
	json_t *lines = json_array();

	for (size_t i = 0; i < c->shown->rows.n; i++) {
		const struct str name = c->shown->is[i * c->shown->chart.ncolumns];
		struct buf b = buf_new(c->arena);
		int64_t last = 0;

		count_at(&last, c, i, c->turn->npast);
		buf_add(&b, name);
		buf_add_repeat(&b, ' ', c->shown->width[0] - utf8_columns(name) + 2);
		buf_addf(&b, "%.*s  %lld", STR_ARG(line_of(c, i)), (long long)last);
		json_array_append_new(lines, model_text(buf_str(&b), c->arena));
	}
	return lines;
}

static json_t *course_json(struct course *c)
{
	json_t *o = json_object(), *rows = json_array();

	find_most(c);
	for (size_t i = 0; i < c->shown->rows.n; i++)
		json_array_append_new(rows, row_json(c, i));
	model_set(o, "title", c->column->title, c->arena);
	json_object_set_new(o, "from", json_integer(c->turn->past[0].turn));
	json_object_set_new(o, "to", json_integer(c->turn->turn));
	json_object_set_new(o, "lines", lines_json(c));
	json_object_set_new(o, "rows", rows);
	return o;
}

static void add_courses(json_t *list, const struct report_turn *t, const struct shown *s, struct arena *a)
{
	const size_t most = state_game(t->after)->phase == GAME_OVER ? COLUMNS : 1;

	for (size_t c = 0; c < s->chart.ncolumns && json_array_size(list) < most; c++) {
		struct course course = { t, s, &s->chart.columns[c], 0, a };

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
