/*
 * orders: the page where orders are tried before they are sent, in the browser alone: the position as all may see it, as
 * texts (check/check.h), beside a page with the checker. Only where the checker was built (`make checker`).
 */
#include "base/file.h"
#include "report/model.h"
#include "site/site.h"
#include "world/record.h"

enum { CHECKER_MOST = 32 << 20 }; /* bytes: with what is learned of words it has some 17 million */

static const struct viewer everybody = { AUDIENCE_ALL, SEAT_NONE };

static void give(json_t *position, const char *name, struct str text)
{
	json_object_set_new(position, name, json_stringn(text.p, text.n));
}

static struct str game_text(const struct game *g, struct arena *a)
{
	return str_printf(a, "game %.*s\nrules %s\nformat %d\n", STR_ARG(g->name), g->rules->name, (int)g->format);
}

static void give_tables(json_t *position, const struct state *s, struct arena *a)
{
	for (size_t t = 0; t < s->schema->ntables; t++) {
		struct buf rows = buf_new(a);

		record_write_table(&rows, s, (table_id)t, everybody);
		if (rows.n)
			give(position, arena_printf(a, "state/%s", s->schema->tables[t]->name), buf_str(&rows));
	}
}

static int write_position(struct site *w, struct live *l, struct arena *a, struct err *e)
{
	struct str map;
	json_t *position = json_object();
	char *text;
	int code = store_read(&map, l->private, &l->tip, STR("map"), a, e);

	if (!code) {
		give(position, "game", game_text(l->game, a));
		give(position, "map", map);
		give_tables(position, engine_state(l->engine), a);
		text = json_dumps(position, JSON_SORT_KEYS | JSON_INDENT(1));
		code = site_write(w, arena_printf(a, "%.*s/position.js", STR_ARG(l->name)),
				  str_printf(a, "var pbpPosition = %s;\n", text), a, e);
		free(text);
	}
	json_decref(position);
	return code;
}

int site_orders(struct site *w, struct live *l, json_t *svg, struct arena *a, struct err *e)
{
	json_t *page;
	int code;

	if (!w->checker)
		return 0;
	page = json_pack("{ssss}", "up", "../", "here", "");
	json_object_set_new(page, "tries", json_true());
	model_set(page, "game", l->name, a);
	json_object_set(page, "svg", svg);
	code = site_page(w, arena_printf(a, "%.*s/orders.html", STR_ARG(l->name)), "orders", page, a, e);
	json_decref(page);
	return code ? code : write_position(w, l, a, e);
}

int site_checker(struct site *w, struct arena *a, struct err *e)
{
	struct str text;
	int code;

	if (!w->checker)
		return 0;
	code = file_read(&text, w->checker, CHECKER_MOST, a, e);
	if (!code)
		code = site_write(w, "checker.js", text, a, e);
	if (!code)
		code = file_read(&text, place_data(w->root->place, "templates/html", "orders", ".js"), 1 << 20, a, e);
	return code ? code : site_write(w, "orders.js", text, a, e);
}
