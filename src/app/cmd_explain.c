/*
 * cmd_explain: `pbp explain GAME SUBJECT`: how what stands at a place, or with a
 * seat, came to be: like git blame for the game. From the history: every event
 * that names the subject, with the rule, the dice, the order, and the player's
 * own words; and the rows about it, where a step changed them.
 */
#include "app/tools.h"
#include "base/screen.h"
#include "app/look.h"
#include "app/explain.h"
#include "base/file.h"
#include "world/record.h"

/* ---- the subject ------------------------------------------------------------------------------ */

/* "12", "12/2" */
static bool read_number(int32_t *out, struct str text)
{
	const size_t slash = str_find_char(text, '/');
	int64_t n, part = 0;
	if (!str_to_int(str_sub(text, 0, slash), &n) || n < 0 || n > INT32_MAX)
		return false;
	if (slash < text.n && (!str_to_int(str_sub(text, slash + 1, text.n), &part) || part < 1 || n >= NOUN_PAIR ||
			       part >= INT32_MAX / NOUN_PAIR))
		return false;
	*out = (int32_t)(n + part * NOUN_PAIR);
	return true;
}

/* "share 12", "#12": a label of the class and a number. */
static bool find_thing(struct subject *out, const struct ruleset *r, struct str name, struct arena *a)
{
	for (const struct class_row *c = r->classes; c && c->name; c++) {
		struct str labels = str_c(c->label), label;
		while (str_cut(&labels, '|', &label)) {
			struct str rest = str_trim(str_sub(name, label.n, name.n));
			if (!str_starts_nocase(name, label) || !read_number(&out->number, rest))
				continue;
			out->thing = c->name;
			out->id = rest;
			out->name = str_printf(a, "%s %.*s", c->name, STR_ARG(rest));
			return true;
		}
	}
	return false;
}

bool subject_find(struct subject *out, const struct live *l, struct str name)
{
	const struct state *s = engine_state(l->engine);
	*out = (struct subject){ .area = map_find(l->game->map, name), .seat = seat_by_name(s, name) };
	if (out->area != AREA_NONE)
		out->name = l->game->map->areas[out->area].name;
	else if (out->seat != SEAT_NONE)
		out->name = seat_name(s, out->seat);
	else
		return find_thing(out, l->game->rules, name, s->arena);
	return out->name.n > 0;
}

static bool is_it(const struct subject *x, const struct state *s, enum field_type type, const char *column,
		  int64_t value)
{
	if (x->thing && type == FIELD_TEXT)
		return !strcmp(column, x->thing) && str_eq(text_of(s, (text_id)value), x->id);
	if (x->thing && type == FIELD_INT)
		return value == x->number && !strcmp(column, x->thing);
	if (type == FIELD_PLACE && value != AREA_NONE && x->area < s->schema->map->nareas)
		value = map_whole(s->schema->map,
				  (area_id)value); /* asked of an area: what happened on its coasts too */
	return ((type == FIELD_AREA || type == FIELD_PLACE) && x->area != AREA_NONE && value == x->area) ||
	       (type == FIELD_SEAT && x->seat != SEAT_NONE && value == x->seat);
}

bool subject_in_event(const struct subject *x, const struct ruleset *r, const struct state *s, const struct event *e)
{
	const struct arg_row *args = event_row(r, e->what)->args;
	for (int i = 0; args[i].name; i++)
		if (is_it(x, s, args[i].type, args[i].name, e->args[i]))
			return true;
	return false;
}

static bool is_about(const struct subject *x, const struct state *s, const struct table_row *t, const void *row)
{
	for (size_t k = 0; k < t->nkeys; k++)
		if (is_it(x, s, t->fields[k].type, t->fields[k].name, field_get(&t->fields[k], row)))
			return true;
	return false;
}

/* ---- the rows about it ------------------------------------------------------------------------ */

static void rows_about(struct buf *out, const struct subject *x, const struct state *s, struct viewer viewer)
{
	for (size_t t = TABLE_OWN; t < s->schema->ntables; t++)
		for (size_t i = 0; i < row_count(s, (table_id)t); i++) {
			const void *row = row_at(s, (table_id)t, i);
			if (!is_about(x, s, s->schema->tables[t], row))
				continue;
			buf_addf(out, "%s ", s->schema->tables[t]->name);
			record_write(out, s, (table_id)t, row, viewer);
			buf_add_char(out, '\n');
		}
}

/* ---- the player's own words ------------------------------------------------------------------- */

/* orders/SEAT: "3 accepted: CANONICAL" and below it "  > as written". */
static struct str words_in(struct str file, struct str canonical)
{
	struct str line, next;
	while (str_line(&file, &line)) {
		size_t at = str_find(line, STR(": "));
		if (at == line.n || !str_eq(str_sub(line, at + 2, line.n), canonical))
			continue;
		if (str_line(&file, &next) && str_starts(next, STR("  > ")))
			return str_sub(next, 4, next.n);
	}
	return STR_NONE;
}

struct due_to { /* an order; who gave it and in which words, where the step has them */
	struct str order, seat, words;
};

static struct due_to due_to(struct live *l, const struct commit *c, struct str canonical, struct arena *a)
{
	struct due_to d = { .order = canonical };
	struct file_entry *files;
	size_t n;
	if (store_list(&files, &n, l->private, &c->id, STR("orders"), a, NULL))
		return d;
	for (size_t i = 0; i < n && !d.words.n; i++) {
		struct str text;
		if (!store_read(&text, l->private, &c->id, files[i].path, a, NULL))
			d.words = words_in(text, canonical);
		if (d.words.n && str_starts(files[i].path, STR("orders/")))
			d.seat = str_dup(a, str_sub(files[i].path, 7, files[i].path.n));
	}
	return d;
}

/* ---- one step --------------------------------------------------------------------------------- */

struct telling {
	const struct app *app;
	struct live *live;
	const struct subject *subject;
	struct viewer viewer; /* the host, who sees all; or the seat that he plays */
	struct zone zone;
	json_t *json;         /* a list, or NULL for text */
	struct buf rows;      /* about the subject, after the step before */
	struct str head;      /* of the step, once */
	size_t told;          /* lines so far */
	size_t told_at_close; /* lines before the last turn's end: what is taken back with it */
	struct game_row game; /* after the step before */
};

static json_t *str_or_null(struct str s)
{
	return s.n ? tojson_str(s) : json_null();
}

static json_t *orders_json(const struct due_to *orders, size_t n)
{
	json_t *list = json_array();
	for (size_t i = 0; i < n; i++) {
		json_t *o = json_object();
		json_object_set_new(o, "order", str_or_null(orders[i].order));
		json_object_set_new(o, "seat", str_or_null(orders[i].seat));
		json_object_set_new(o, "words", str_or_null(orders[i].words));
		json_array_append_new(list, o);
	}
	return list;
}

static void tell_line(struct telling *t, const char *kind, struct str text, const char *rule,
		      const struct due_to *orders, size_t n)
{
	t->told++;
	if (t->json) {
		json_t *o = json_object();
		json_object_set_new(o, "step", tojson_str(t->head));
		json_object_set_new(o, "kind", json_string(kind));
		json_object_set_new(o, "text", tojson_str(text));
		json_object_set_new(o, "rule", rule ? json_string(rule) : json_null());
		json_object_set_new(o, "order", str_or_null(n ? orders[0].order : STR_NONE));
		json_object_set_new(o, "words", str_or_null(n ? orders[0].words : STR_NONE));
		json_object_set_new(o, "orders", orders_json(orders, n));
		json_array_append_new(t->json, o);
		return;
	}
	FILE *out = t->app->out;
	if (t->head.n)
		screen_print(out, "%.*s\n", STR_ARG(t->head));
	t->head = STR_NONE;
	screen_print(out, "  %.*s", STR_ARG(text));
	if (rule)
		screen_print(out, " [%s/%s]", t->live->game->rules->name, rule);
	screen_print(out, "\n");
	for (size_t i = 0; i < n; i++) {
		screen_print(out, "      because of: %.*s", STR_ARG(orders[i].order));
		if (n > 1 && orders[i].seat.n) /* they may be of several */
			screen_print(out, " (%.*s)", STR_ARG(orders[i].seat));
		screen_print(out, "\n");
		if (orders[i].words.n && !str_eq(orders[i].words, orders[i].order))
			screen_print(out, "      as written: %.*s\n", STR_ARG(orders[i].words));
	}
}

/* A host who plays reads the orders of others when all do. */
static bool may_be_told(const struct telling *t, const struct state *s, struct str seat)
{
	return viewer_is_host(t->viewer) || option_is(s, "reveal", "turn") ||
	       (seat.n && seat_by_name(s, seat) == t->viewer.seat);
}

static void tell_event(struct telling *t, const struct commit *c, const struct state *s, const struct event *e,
		       struct arena *a)
{
	const struct ruleset *r = t->live->game->rules;
	struct buf words = buf_new(a);
	VEC(struct due_to) orders = { 0 };
	struct str rest = e->order, order;
	if (!event_visible(r, e, t->viewer))
		return;
	while (str_line(&rest, &order)) {
		const struct due_to due = due_to(t->live, c, order, a);
		if (may_be_told(t, s, due.seat))
			VEC_PUSH(&orders, a, due);
	}
	if (!event_words(&words, t->live->game, s, e))
		event_write(&words, r, s, e);
	tell_line(t, "event", str_trim(buf_str(&words)), e->rule ? e->rule : event_row(r, e->what)->rule, orders.at,
		  orders.n);
}

/* A roll is told when what follows it names the subject. */
static bool names_next(const struct telling *t, const struct state *s, const struct events *events, size_t i)
{
	while (i < events->list.n && event_roll(&events->list.at[i]))
		i++;
	return i < events->list.n && subject_in_event(t->subject, t->live->game->rules, s, &events->list.at[i]);
}

static void tell_events(struct telling *t, const struct commit *c, const struct state *s, const struct events *events,
			struct arena *a)
{
	for (size_t i = 0; i < events->list.n; i++)
		if (names_next(t, s, events, i))
			tell_event(t, c, s, &events->list.at[i], a);
}

static bool has_line(struct str rows, struct str wanted)
{
	struct str line;
	while (str_line(&rows, &line))
		if (str_eq(line, wanted))
			return true;
	return false;
}

/* Of "land area=kyoto owner=teal" the table and its keys: what has neither is gone. */
static struct str row_name(const struct schema *schema, struct str row)
{
	struct str rest = row, word, table;
	str_cut(&rest, ' ', &table);
	for (size_t t = 0; t < schema->ntables; t++)
		for (size_t k = 0; str_eq_c(table, schema->tables[t]->name) && k < schema->tables[t]->nkeys; k++)
			str_cut(&rest, ' ', &word);
	return str_trim(str_sub(row, 0, row.n - (rest.p ? rest.n : 0)));
}

static bool has_row(const struct schema *schema, struct str rows, struct str name)
{
	struct str line;
	while (str_line(&rows, &line))
		if (str_eq(row_name(schema, line), name))
			return true;
	return false;
}

static void tell_row(struct telling *t, const char *how, struct str row, struct arena *a)
{
	tell_line(t, "row", str_printf(a, "%s: %.*s", how, STR_ARG(row)), NULL, NULL, 0);
}

static void tell_rows(struct telling *t, const struct state *s, struct arena *a)
{
	struct buf now = buf_new(a);
	struct str rest, line;
	rows_about(&now, t->subject, s, t->viewer);
	if (str_eq(buf_str(&now), buf_str(&t->rows)))
		return;
	rest = buf_str(&now);
	while (str_line(&rest, &line))
		if (!has_line(buf_str(&t->rows), line))
			tell_row(t, "now", line, a);
	rest = buf_str(&t->rows);
	while (str_line(&rest, &line))
		if (!has_row(s->schema, buf_str(&now), row_name(s->schema, line)))
			tell_row(t, "no more", row_name(s->schema, line), a);
	t->rows.n = 0;
	buf_add(&t->rows, buf_str(&now));
}

/* The host took the end of a turn back: what was told of it does not count, even where no row shows that. */
static void tell_annulment(struct telling *t, const struct state *s, struct arena *a)
{
	const struct game_row *now = state_game(s), *before = &t->game;
	if (now->rerun && !before->rerun && t->told > t->told_at_close)
		tell_line(t, "annulment",
			  str_printf(a, "the end of turn %d is taken back: what is told of it above does not count",
				     now->turn),
			  NULL, NULL, 0);
}

static int tell_step(struct telling *t, const struct commit *c, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct events events = { .arena = &a };
	const struct state *s;
	struct str text;
	int code = live_state(&s, t->live, &c->id, &a, e);
	if (!code && !store_read(&text, t->live->private, &c->id, STR("events"), &a, NULL)) {
		struct source src = source_new(&a, STR("events"), text);
		code = events_read(&events, t->live->game->rules, s, &src, e);
	}
	if (!code) {
		t->head = str_printf(&t->live->arena, "%.*s: %.*s (%.10s)", STR_ARG(when_local(&a, &t->zone, c->time)),
				     STR_ARG(commit_subject(c)), object_hex(&a, &c->id).p);
		const struct game_row *now = state_game(s);
		if (now->turn > t->game.turn || now->phase > t->game.phase)
			t->told_at_close = t->told;
		tell_annulment(t, s, &a);
		tell_events(t, c, s, &events, &a);
		tell_rows(t, s, &a);
		t->game = *now;
	}
	arena_release(&a);
	return code;
}

/* ---- the command ------------------------------------------------------------------------------ */

static struct str subject_words(struct app *a)
{
	struct buf b = buf_new(&a->run);
	for (int i = 1; i < a->nargs; i++)
		buf_addf(&b, "%s%s", i > 1 ? " " : "", a->args[i]);
	return buf_str(&b);
}

static int explain(struct app *a, struct live *l, struct err *e)
{
	struct subject subject;
	struct object_id id;
	struct commit *list;
	size_t n;
	struct str name = subject_words(a);
	if (!subject_find(&subject, l, name))
		return err_set(e, ERR_NOT_FOUND, "there is no area, no seat and no thing called \"%.*s\" in game %.*s",
			       STR_ARG(name), STR_ARG(l->name));
	int code = live_turn_commit(&id, l, look_turn(a), e);
	if (!code)
		code = store_history(&list, &n, l->private, &id, NULL, OLDEST_FIRST, &l->arena, e);
	struct telling t = { .app = a, .live = l, .subject = &subject, .rows = buf_new(&l->arena) };
	t.zone = option_zone(engine_state(l->engine));
	if (!code)
		code = look_viewer(&t.viewer, a, l, e);
	t.json = a->json ? json_array() : NULL;
	for (size_t i = 0; !code && i < n; i++)
		code = tell_step(&t, &list[i], e);
	if (t.json && !code)
		look_json(a, json_incref(t.json));
	json_decref(t.json);
	return code;
}

int tool_explain(struct app *a)
{
	return look(a, explain);
}
