/*
 * model_lines: a board as text: as padded lines, for where letters have one width; and as lists, owner by owner, for
 * where they have not, and where a table of fifty rows is too long (a phone, a forum).
 */
#include "base/utf8.h"
#include "report/shown.h"
#include "report/wrap.h"

enum { LINE_COLUMNS = 68, GAP = 2, LEAST_GAP = 1, LEAST = 4 };

/* ---- padded lines ---- */

struct lay { /* how wide columns are */
	const struct shown *shown;
	size_t width[COLUMNS], gap;
	bool plain[COLUMNS]; /* there is no room for what stood there a turn ago */
};

static size_t title_width(const struct shown *s, size_t c)
{
	return utf8_columns(s->chart.columns[c].title);
}

/* What gives way: of titles that are wider than all that stands below them the widest; else of columns of words. */
static size_t widest(const struct lay *l)
{
	const struct shown *s = l->shown;
	size_t of[2] = { COLUMNS, COLUMNS };

	for (size_t c = 0; c < s->chart.ncolumns; c++) {
		const size_t kind = l->width[c] > s->width[c] ? 0 : 1;

		if (!s->used[c] || l->width[c] <= LEAST || (kind == 1 && chart_is_number(&s->chart.columns[c])))
			continue;
		if (of[kind] == COLUMNS || l->width[c] > l->width[of[kind]])
			of[kind] = c;
	}
	return of[0] < COLUMNS ? of[0] : of[1];
}

static size_t length(const struct lay *l)
{
	size_t total = 0;

	for (size_t c = 0; c < l->shown->chart.ncolumns; c++)
		if (l->shown->used[c])
			total += l->width[c] + (total ? l->gap : 0);
	return total;
}

static struct str cell(const struct lay *l, size_t i, size_t c)
{
	return (l->plain[c] ? l->shown->is : l->shown->cells)[i * l->shown->chart.ncolumns + c];
}

/* First a column goes without what stood there before, then it is cut. */
static void narrow(struct lay *l, size_t c)
{
	size_t width = title_width(l->shown, c);

	if (l->plain[c] || l->width[c] > l->shown->width[c]) {
		l->width[c]--;
		return;
	}
	l->plain[c] = true;
	for (size_t i = 0; i < l->shown->rows.n; i++) {
		const size_t of = utf8_columns(cell(l, i, c));

		width = of > width ? of : width;
	}
	l->width[c] = width;
}

static void fit(struct lay *l)
{
	for (size_t c = 0; c < l->shown->chart.ncolumns; c++) {
		const size_t title = title_width(l->shown, c);

		l->width[c] = title > l->shown->width[c] ? title : l->shown->width[c];
	}
	l->gap = GAP;
	if (length(l) > LINE_COLUMNS)
		l->gap = LEAST_GAP;
	while (length(l) > LINE_COLUMNS && widest(l) < COLUMNS)
		narrow(l, widest(l));
}

/* "Trebuchets" in six columns: "Trebu." */
static struct str fitted(struct str text, size_t width, struct arena *a)
{
	if (utf8_columns(text) <= width)
		return text;
	return str_printf(a, "%.*s.", STR_ARG(str_sub(text, 0, utf8_fit(text, width - 1))));
}

/* A row, or the titles where there is none. */
static struct str padded(const struct lay *l, size_t row, const char *mark)
{
	const struct shown *s = l->shown;
	struct buf b = buf_new(s->arena);
	struct str line;

	buf_add_c(&b, mark);
	for (size_t c = 0; c < s->chart.ncolumns; c++) {
		struct str said = row < s->rows.n ? cell(l, row, c) : s->chart.columns[c].title;
		struct str text = fitted(said, l->width[c], s->arena);
		size_t space = l->width[c] - utf8_columns(text);
		bool right = chart_is_number(&s->chart.columns[c]);

		if (!s->used[c])
			continue;
		buf_add_repeat(&b, ' ', (c ? l->gap : 0) + (right ? space : 0));
		buf_add(&b, text);
		buf_add_repeat(&b, ' ', right ? 0 : space);
	}
	line = buf_str(&b);
	while (line.n && line.p[line.n - 1] == ' ')
		line.n--;
	return line;
}

/* Rows of who reads have a mark before them. */
json_t *shown_lines(const struct shown *s)
{
	struct lay l = { .shown = s };
	json_t *lines = json_array();
	bool marked = false;

	fit(&l);
	for (size_t i = 0; i < s->rows.n; i++)
		marked |= shown_own(s, i);
	json_array_append_new(lines, model_text(padded(&l, s->rows.n, marked ? "  " : ""), s->arena));
	for (size_t i = 0; i < s->rows.n; i++) {
		const char *mark = !marked ? "" : shown_own(s, i) ? "> " : "  ";

		json_array_append_new(lines, model_text(padded(&l, i, mark), s->arena));
	}
	return lines;
}

/* ---- lists ---- */

/* Blanks that no line is broken at. */
static void add_whole(struct buf *b, struct str text)
{
	for (size_t i = 0; i < text.n; i++)
		if (text.p[i] == ' ')
			buf_add_c(b, "\u00a0");
		else
			buf_add_char(b, text.p[i]);
}

/* "2 → 4", "HQ", "now HQ", "no longer HQ", "Trebuchets 1". */
static void add_value(struct buf *b, const struct shown *s, size_t i, size_t c, bool titled)
{
	const size_t at = i * s->chart.ncolumns + c;
	const struct column *column = &s->chart.columns[c];
	const bool flag = column->kind == COLUMN_FIELD && column->field->type == FIELD_BOOL;

	if (flag && s->was[at].n)
		buf_add_c(b, s->is[at].n ? "now\u00a0" : "no\u00a0longer\u00a0");
	if (flag || titled)
		add_whole(b, column->title);
	if (titled && !flag)
		buf_add_c(b, "\u00a0");
	if (!flag)
		add_whole(b, s->cells[at]);
}

static bool says_nothing(const struct shown *s, size_t i, size_t c)
{
	const size_t at = i * s->chart.ncolumns + c;

	return !s->used[c] || (!s->is[at].n && (!s->was[at].n || str_eq_c(s->was[at], "-")));
}

static bool is_of(const struct column *c, const struct field_row *f)
{
	return f && c->kind == COLUMN_FIELD && c->field == f;
}

static void add_from(struct buf *b, struct str was)
{
	if (str_eq_c(was, "-"))
		buf_add_c(b, " (new)");
	else if (was.n)
		buf_addf(b, " (from\u00a0%.*s)", STR_ARG(was));
}

struct str shown_said(const struct shown *s, const struct state *state, const void *row, unsigned part)
{
	struct buf b = buf_new(s->arena);

	row_words(&b, s->turn->game, state, s->chart.id, row, s->viewer,
		  phrases_get(s->turn->game->phrases, "row", s->chart.table->name, part));
	return buf_str(&b);
}

const void *shown_before(const struct shown *s, size_t i)
{
	const void *row = model_before(s->turn) ? row_find(s->turn->before, s->chart.id, s->rows.at[i]) : NULL;

	return row && chart_visible(&s->chart, row, s->viewer) ? row : NULL;
}

/* "3 crossed (was red)", as the game's phrase says it; empty: it has none. */
static struct str phrased(const struct shown *s, size_t i)
{
	const void *then = shown_before(s, i);
	const struct str is = shown_said(s, s->turn->after, s->rows.at[i], 1);
	const struct str was = then ? shown_said(s, s->turn->before, then, 1) : STR_NONE;
	struct buf b = buf_new(s->arena);

	if (!is.n)
		return STR_NONE;
	add_whole(&b, shown_said(s, s->turn->after, s->rows.at[i], 0));
	buf_add_c(&b, "\u00a0");
	add_whole(&b, is);
	if (was.n && !str_eq(was, is)) {
		buf_add_c(&b, " (was\u00a0");
		add_whole(&b, was);
		buf_add_char(&b, ')');
	}
	return buf_str(&b);
}

/* In a list words and the first number speak for themselves; else all but the first has its title. */
struct str shown_words(const struct shown *s, size_t i, const struct field_row *skip)
{
	const struct column *columns = s->chart.columns;
	struct buf b = buf_new(s->arena);
	bool counted = false;
	struct str from = STR_NONE;
	const struct str said = skip ? phrased(s, i) : STR_NONE;

	if (said.n)
		return said;
	for (size_t c = 0; c < s->chart.ncolumns; c++) {
		const bool number = chart_is_number(&columns[c]);

		if (is_of(&columns[c], skip))
			from = s->was[i * s->chart.ncolumns + c];
		else if (!says_nothing(s, i, c)) {
			buf_add_c(&b, !b.n ? "" : skip ? "\u00a0" : ", ");
			add_value(&b, s, i, c, skip ? number && counted : b.n || number);
			counted |= number;
		}
	}
	add_from(&b, from);
	return buf_str(&b);
}

static json_t *list_of(const struct shown *s, const struct column *by, size_t from, size_t to)
{
	json_t *o = json_object();
	struct buf text = buf_new(s->arena);
	struct str of = chart_cell(by, s->turn->game, s->turn->after, s->rows.at[from], s->arena);

	json_object_set_new(o, "of", of.n ? model_text(of, s->arena) : json_null());
	json_object_set_new(o, "own", json_boolean(by->field == s->owner && shown_own(s, from)));
	json_object_set_new(o, "count", json_integer((json_int_t)(to - from)));
	for (size_t i = from; i < to; i++)
		buf_addf(&text, "%s%.*s", text.n ? ", " : "", STR_ARG(shown_words(s, i, by->field)));
	model_set(o, "text", buf_str(&text), s->arena);
	return o;
}

bool shown_folds(const struct shown *s)
{
	const struct table_row *t = s->chart.table;
	struct column by;

	return t->nkeys > 1 && chart_sorted_by(&by, &s->chart, s->turn->game, s->arena) && by.field == &t->fields[0];
}

/* Of each value of the field that rows are sorted by, unless there is a row for each. */
json_t *shown_lists(const struct shown *s)
{
	const struct table_row *t = s->chart.table;
	json_t *lists = json_array();
	struct column by;

	if (!chart_sorted_by(&by, &s->chart, s->turn->game, s->arena) || chart_ranks(&s->chart, &by) ||
	    (t->nkeys == 1 && by.field == &t->fields[0]))
		return lists;
	for (size_t i = 0, next; i < s->rows.n; i = next) {
		for (next = i + 1; next < s->rows.n; next++)
			if (field_get(by.field, s->rows.at[i]) != field_get(by.field, s->rows.at[next]))
				break;
		json_array_append_new(lists, list_of(s, &by, i, next));
	}
	return lists;
}
