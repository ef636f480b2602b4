/*
 * rulespage: what a player looks up: how the game goes, how orders are written, its options as they are played, its rules by
 * number, to which reports point.
 */
#include "base/file.h"
#include "report/examples.h"
#include "report/model.h"
#include "site/site.h"

enum { MOST_BYTES = 4 << 20 };

/* chosen: those that have another value than where nothing is said; or the others. */
static json_t *options_json(const struct state *s, bool chosen, struct arena *a)
{
	json_t *list = json_array();

	for (size_t i = 0; i < s->schema->noptions; i++) {
		const struct option_row *o = s->schema->options[i];
		const struct str value = option_text(s, o->name);
		json_t *one;

		if (str_eq_c(value, o->def) == chosen)
			continue;
		one = json_object();
		model_set(one, "name", str_c(o->name), a);
		model_set(one, "value", value.n ? value : STR("none"), a);
		model_set(one, "help", str_c(o->help), a);
		json_array_append_new(list, one);
	}
	return list;
}

static json_t *lines_json(struct str text, struct arena *a)
{
	json_t *list = json_array();
	struct str line;

	while (str_line(&text, &line))
		json_array_append_new(list, model_text(line, a));
	return list;
}

static json_t *orders_json(const struct game *g, struct arena *a)
{
	json_t *list = json_array();

	for (int32_t i = 0; i < g->nverbs; i++) {
		const struct verb *v = g->verbs[i];
		json_t *o = json_object();

		model_set(o, "name", str_c(v->name), a);
		model_set(o, "help", str_c(v->help), a);
		json_object_set_new(o, "examples", lines_json(str_c(v->examples), a));
		json_array_append_new(list, o);
	}
	return list;
}

/* Of rules.cat the lines "8.9 Who is repelled". */
static json_t *rules_json(struct str text, struct arena *a)
{
	json_t *list = json_array();
	struct str line;

	while (str_line(&text, &line)) {
		const size_t n = str_find_char(line, ' ');
		json_t *o;

		if (!line.n || line.p[0] == '#' || line.p[0] == ' ' || n == line.n)
			continue;
		o = json_object();
		model_set(o, "id", str_sub(line, 0, n), a);
		model_set(o, "title", str_sub(line, n + 1, line.n), a);
		json_array_append_new(list, o);
	}
	return list;
}

/* A file of games/NAME; empty where there is none. */
static struct str data_of(const struct live *l, const char *file, struct arena *a)
{
	struct str text = STR_NONE;

	file_read(&text, place_data(l->root->place, "games", l->game->rules->name, file), MOST_BYTES, a, NULL);
	return text;
}

/* ---- help ------------------------------------------------------------------------------------- */

/* Without its first paragraph, the title. */
static struct str help_of(const struct live *l, struct arena *a)
{
	const struct str text = examples_here(data_of(l, "/help", a), l->game, engine_state(l->engine), SEAT_NONE, a);
	const size_t n = str_find(text, STR("\n\n"));

	return n < text.n ? str_sub(text, n + 2, text.n) : text;
}

/* "    buy dynamite      30" is an order and what is said of it. */
static void add_example(json_t *list, struct str line, struct arena *a)
{
	const struct str text = str_trim(line);
	const size_t n = str_find(text, STR("  "));
	json_t *o = json_object();

	model_set(o, "order", str_sub(text, 0, n), a);
	if (n < text.n)
		model_set(o, "remark", str_trim(str_sub(text, n, text.n)), a);
	else
		json_object_set_new(o, "remark", json_null());
	json_array_append_new(list, o);
}

/* Lines that begin with blanks are examples; the others of a block make a paragraph. */
static json_t *block_json(struct str block, struct arena *a)
{
	json_t *o = json_object(), *examples = json_array();
	struct buf text = buf_new(a);
	struct str line;

	while (str_line(&block, &line))
		if (str_starts(line, STR("  ")))
			add_example(examples, line, a);
		else
			buf_addf(&text, "%s%.*s", text.n ? " " : "", STR_ARG(line));
	model_set(o, "text", buf_str(&text), a);
	model_set_list(o, "list", "examples", examples);
	return o;
}

static json_t *help_json(struct str rest, struct arena *a)
{
	json_t *list = json_array();

	while (rest.n) {
		const size_t n = str_find(rest, STR("\n\n"));

		json_array_append_new(list, block_json(str_sub(rest, 0, n), a));
		rest = n < rest.n ? str_sub(rest, n + 2, rest.n) : STR_NONE;
	}
	return list;
}

int site_rules(struct site *w, const struct live *l, struct arena *a, struct err *e)
{
	const struct state *s = engine_state(l->engine);
	json_t *page = json_object();
	int code;

	model_set(page, "game", l->name, a);
	model_set(page, "rules", str_c(l->game->rules->title), a);
	model_set(page, "map", l->game->map->title, a);
	json_object_set_new(page, "up", json_string("../"));
	json_object_set_new(page, "here", json_string(""));
	json_object_set_new(page, "help", help_json(help_of(l, a), a));
	json_object_set_new(page, "chosen", options_json(s, true, a));
	json_object_set_new(page, "options", options_json(s, false, a));
	json_object_set_new(page, "orders", orders_json(l->game, a));
	json_object_set_new(page, "catalogue", rules_json(data_of(l, "/rules.cat", a), a));
	code = site_page(w, arena_printf(a, "%.*s/rules.html", STR_ARG(l->name)), "rules", page, a, e);
	json_decref(page);
	return code;
}
