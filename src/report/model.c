/*
 * model: see model.h.
 */
#include "base/utf8.h"
#include "report/model.h"
#include "world/record.h"

/* Text of a player's may hold anything; JSON wants valid UTF-8. */
static json_t *text_json(struct str s, struct arena *a)
{
	struct buf b = buf_new(a);
	escape_terminal(&b, s);
	return json_stringn(b.p ? b.p : "", b.n);
}

static void set(json_t *o, const char *key, struct str s, struct arena *a)
{
	json_object_set_new(o, key, text_json(s, a));
}

/* ---- what happened ---------------------------------------------------------------------------- */

static const char *rule_of(const struct report_turn *t, const struct event *e)
{
	return e->rule ? e->rule : event_row(t->game->rules, e->what)->rule;
}

static json_t *group_titled(json_t *groups, struct str title, struct arena *a)
{
	size_t i;
	json_t *group;
	json_array_foreach(groups, i, group)
		if (str_eq_c(title, json_string_value(json_object_get(group, "title"))))
			return json_object_get(group, "events");
	group = json_object();
	set(group, "title", title, a);
	json_object_set_new(group, "events", json_array());
	json_array_append_new(groups, group);
	return json_object_get(group, "events");
}

/* That calls open and close is for the log; the report says what is asked next. */
static bool is_told(event_id what)
{
	return what != EVENT_OPENED && what != EVENT_CLOSED && what != EVENT_MOVED_BELL;
}

static void add_event(json_t *groups, const struct report_turn *t, const struct event *e,
		      struct arena *a)
{
	struct buf words = buf_new(a);
	const char *name = event_row(t->game->rules, e->what)->name, *rule = rule_of(t, e);
	if (!event_words(&words, t->game, t->after, e))
		return;
	struct str title = phrases_get(t->game->phrases, "group", name, 0);
	json_t *o = json_object();
	set(o, "text", buf_str(&words), a);
	json_object_set_new(o, "rule", rule ? json_string(rule) : json_null());
	json_array_append_new(group_titled(groups, title.n ? title : STR("What happened"), a), o);
}

static json_t *groups_json(const struct report_turn *t, struct viewer v, struct arena *a)
{
	const bool orders = v.as == AUDIENCE_HOST || option_is(t->after, "reveal", "turn");
	json_t *groups = json_array();
	for (size_t i = 0; i < t->nevents; i++) {
		struct event e = t->events[i];
		if (!is_told(e.what) || !event_visible(t->game->rules, &e, v))
			continue;
		/* the wording of an order is for its writer, unless orders are revealed */
		if (!orders && event_visible(t->game->rules, &e, (struct viewer){ AUDIENCE_ALL, SEAT_NONE }))
			e.order = STR_NONE;
		add_event(groups, t, &e, a);
	}
	return groups;
}

/* ---- the board -------------------------------------------------------------------------------- */

struct column {
	const struct field_row *field;
	size_t width;
};

static size_t read_columns(struct column *out, size_t max, const struct table_row *t, struct str names,
			   struct arena *a)
{
	struct str word;
	size_t n = 0;
	while (n < max && str_cut(&names, ' ', &word)) {
		const struct field_row *f = table_field(t, str_cstr(a, word));
		if (f)
			out[n++] = (struct column){ f, strlen(f->name) };
	}
	return n;
}

/* Names in full, nothing for none and no. */
static struct str cell(const struct report_turn *t, const struct field_row *f, const void *row,
		       struct arena *a)
{
	struct buf b = buf_new(a);
	const int32_t id = *(const int32_t *)(const void *)((const char *)row + f->offset);
	if (f->type == FIELD_AREA)
		return id < 0 ? STR("") : t->game->map->areas[id].name;
	if (f->type == FIELD_SEAT)
		return id < 0 ? STR("") : seat_name(t->after, id);
	field_write(&b, t->after, f, row);
	struct str s = buf_str(&b);
	return str_eq_c(s, "no") || str_eq_c(s, "-") || str_eq_c(s, "none") ? STR("") : s;
}

static json_t *row_json(const struct report_turn *t, struct column *c, size_t n, const void *row,
			struct arena *a)
{
	json_t *cells = json_array();
	for (size_t i = 0; i < n; i++) {
		struct str text = cell(t, c[i].field, row, a);
		size_t width = utf8_columns(text);
		c[i].width = width > c[i].width ? width : c[i].width;
		json_array_append_new(cells, text_json(text, a));
	}
	json_t *o = json_object();
	json_object_set_new(o, "cells", cells);
	return o;
}

static void pad(struct buf *b, const char *text, size_t width, bool last)
{
	size_t used = utf8_columns(str_c(text));
	buf_add_c(b, text);
	if (!last)
		buf_add_repeat(b, ' ', width - used + 2);
}

static struct str padded(const json_t *cells, const struct column *c, size_t n, struct arena *a)
{
	struct buf b = buf_new(a);
	for (size_t i = 0; i < n; i++)
		pad(&b, json_string_value(json_array_get(cells, i)), c[i].width, i + 1 == n);
	struct str s = buf_str(&b);
	while (s.n && s.p[s.n - 1] == ' ')
		s.n--;
	return s;
}

static bool is_visible(const struct table_row *table, const void *row, struct viewer v,
		       const struct column *c, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (!field_visible(table, c[i].field, row, v))
			return false;
	return true;
}

static json_t *lines_json(const json_t *columns, const json_t *rows, const struct column *c, size_t n,
			  struct arena *a)
{
	json_t *lines = json_array();
	const json_t *row;
	size_t i;
	json_array_append_new(lines, text_json(padded(columns, c, n, a), a));
	json_array_foreach(rows, i, row)
		json_array_append_new(lines, text_json(padded(json_object_get(row, "cells"), c, n, a), a));
	return lines;
}

static void add_board(json_t *boards, const struct report_turn *t, table_id id, struct viewer v,
		      struct arena *a)
{
	const struct table_row *table = t->game->schema->tables[id];
	struct column c[16];
	struct str title = phrases_get(t->game->phrases, "board", table->name, 0);
	size_t n = read_columns(c, 16, table, phrases_get(t->game->phrases, "board", table->name, 1), a);
	json_t *rows = json_array(), *columns = json_array(), *board = json_object();
	for (size_t i = 0; i < n; i++)
		json_array_append_new(columns, json_string(c[i].field->name));
	for (size_t i = 0; n && i < row_count(t->after, id); i++) {
		const void *row = row_at(t->after, id, i);
		if (is_visible(table, row, v, c, n))
			json_array_append_new(rows, row_json(t, c, n, row, a));
	}
	if (json_array_size(rows)) {
		set(board, "title", title, a);
		json_object_set(board, "columns", columns);
		json_object_set(board, "rows", rows);
		json_object_set_new(board, "lines", lines_json(columns, rows, c, n, a));
		json_array_append(boards, board);
	}
	json_decref(rows);
	json_decref(columns);
	json_decref(board);
}

static json_t *boards_json(const struct report_turn *t, struct viewer v, struct arena *a)
{
	json_t *boards = json_array();
	for (size_t id = TABLE_OWN; id < t->game->schema->ntables; id++)
		add_board(boards, t, (table_id)id, v, a);
	return boards;
}

static json_t *changes_json(const struct report_turn *t, struct viewer v, struct arena *a)
{
	json_t *list = json_array();
	struct buf b = buf_new(a);
	if (t->before)
		state_diff(&b, t->before, t->after, v);
	struct str rest = buf_str(&b), line;
	while (str_line(&rest, &line)) {
		json_t *o = json_object();
		set(o, "line", line, a);
		json_array_append_new(list, o);
	}
	return list;
}

/* ---- what is next ----------------------------------------------------------------------------- */

static json_t *call_json(const struct report_turn *t, const struct report_call *c, struct arena *a)
{
	struct zone zone = option_zone(t->after);
	json_t *o = json_object(), *names = json_array();
	set(o, "name", c->name, a);
	if (c->bell == WHEN_NEVER)
		json_object_set_new(o, "bell", json_null());
	else
		set(o, "bell", when_local(a, &zone, c->bell), a);
	json_object_set_new(o, "asked", json_integer((json_int_t)c->asked));
	json_object_set_new(o, "awaited", json_integer((json_int_t)c->awaited));
	for (size_t i = 0; i < c->nnames; i++)
		json_array_append_new(names, text_json(c->names[i], a));
	json_object_set_new(o, "names", names);
	return o;
}

json_t *model_turn(const struct report_turn *t, struct viewer v, struct arena *a)
{
	struct zone zone = option_zone(t->after);
	json_t *o = json_object(), *calls = json_array(), *dice = json_object();
	set(o, "game", t->game->name, a);
	set(o, "rules", str_c(t->game->rules->title), a);
	set(o, "map", t->game->map->title, a);
	json_object_set_new(o, "turn", json_integer(t->turn));
	set(o, "headline", t->subject, a);
	set(o, "from", when_local(a, &zone, t->from), a);
	set(o, "to", when_local(a, &zone, t->to), a);
	if (v.as == AUDIENCE_OWNER)
		set(o, "seat", seat_name(t->after, v.seat), a);
	else
		json_object_set_new(o, "seat", json_null());
	json_object_set_new(o, "groups", groups_json(t, v, a));
	json_object_set_new(o, "boards", boards_json(t, v, a));
	json_object_set_new(o, "changes", changes_json(t, v, a));
	for (size_t i = 0; i < t->ncalls; i++)
		if (t->calls[i].asked) /* the muster asks strangers */
			json_array_append_new(calls, call_json(t, &t->calls[i], a));
	json_object_set_new(o, "calls", calls);
	set(dice, "seed", hash_hex(a, &t->seed), a);
	set(dice, "commitment", hash_hex(a, &t->chain_end), a);
	json_object_set_new(o, "dice", dice);
	json_object_set_new(o, "tip", t->tip.n ? text_json(t->tip, a) : json_null());
	return o;
}
