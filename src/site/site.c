/*
 * site: see site.h. The page of a game and of all; turns are in turns.c, what they make together in history.c.
 */
#include "base/file.h"
#include "report/model.h"
#include "site/history.h"
#include "site/site.h"

enum { MOST_BYTES = 64 << 20 };

int site_write(struct site *w, const char *path, struct str bytes, struct arena *a, struct err *e)
{
	const char *full = path_join(a, w->to, path);
	struct str before;

	if (!file_read(&before, full, MOST_BYTES, a, NULL) && str_eq(before, bytes)) {
		w->kept++;
		return 0;
	}
	w->written++;
	return file_keep(full, bytes, 0644, e);
}

int site_page(struct site *w, const char *path, const char *template, const json_t *value, struct arena *a,
	      struct err *e)
{
	struct buf page = buf_new(a);
	int code = report_page(&page, w->templates, template, value, e);

	return code ? code : site_write(w, path, buf_str(&page), a, e);
}

int site_draw(struct site *w, json_t *page, const char *path, const struct picture *p, struct arena *a, struct err *e)
{
	json_t *picture = picture_json(p, w->viewer, a);
	struct str svg;
	int code = w->draw(w->context, &svg, picture, a, e);
	const size_t key = code ? 0 : str_find(svg, STR("\n<svg class=\"key\""));

	json_decref(picture);
	if (!code)
		json_object_set_new(page, "svg", json_stringn(svg.p, svg.n));
	if (!code && key < svg.n)
		svg.n = key + 1;
	return code ? code : site_write(w, path, svg, a, e);
}

/* ---- a game ----------------------------------------------------------------------------------- */

static json_t *turns_json(const struct live *l, const struct site_turn *turns, size_t n, struct arena *a)
{
	struct zone zone = option_zone(engine_state(l->engine));
	json_t *list = json_array(), *fold;

	for (size_t i = 0; i < n; i++) {
		json_t *o = json_object();

		json_object_set_new(o, "turn", json_integer(turns[i].turn));
		model_set(o, "words", turns[i].words, a);
		model_set(o, "headline", turns[i].headline, a);
		model_set(o, "ended", when_local(a, &zone, turns[i].ended), a);
		json_array_append_new(list, o);
	}
	fold = n ? site_fold(list, turns[n - 1].turn) : json_null();
	json_decref(list);
	return fold;
}

/* What the index says of it. */
static void list_game(struct site *w, const struct live *l, const json_t *page, const struct site_turn *last,
		      struct arena *a)
{
	static const char *const same[] = { "rules", "map", "phase", "calls" };
	json_t *entry = json_object();

	model_set(entry, "name", l->name, a);
	for (size_t i = 0; i < sizeof same / sizeof *same; i++)
		json_object_set(entry, same[i], json_object_get(page, same[i]));
	model_set(entry, "words", last ? last->words : STR_NONE, a);
	model_set(entry, "headline", last ? last->headline : STR_NONE, a);
	json_array_append_new(w->games, entry);
}

/* Who says how he is called, as far as all may read it. */
static json_t *names_of(const struct live *l, const struct state *s, struct arena *a)
{
	json_t *all = json_array();

	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, s, TABLE_SEAT, i);
		const struct str name = player_said_name(l->game, s, seat->player,
							 (struct viewer){ AUDIENCE_ALL, SEAT_NONE });
		json_t *o = json_object();

		model_set(o, "seat", seat_name(s, seat->seat), a);
		model_set(o, "name", name, a);
		if (name.n)
			json_array_append(all, o);
		json_decref(o);
	}
	return all;
}

static json_t *game_model(const struct site *w, const struct live *l, const struct site_turn *turns, size_t n,
			  const struct history *h, struct arena *a)
{
	static const char *const phases[] = { "players gather", "is being played", "is over" };
	const struct state *s = engine_state(l->engine);
	struct report_turn now = { .game = l->game, .before = s, .after = s, .turn = state_game(s)->turn };
	json_t *page;

	live_calls(&now, a);
	page = model_turn(&now, w->viewer, a);
	json_object_set_new(page, "phase", json_string(phases[state_game(s)->phase]));
	json_object_set_new(page, "turns", turns_json(l, turns, n, a));
	json_object_set_new(page, "plots", history_plots(h, a));
	json_object_set_new(page, "named", names_of(l, s, a));
	json_object_set_new(page, "last", n ? json_integer(turns[n - 1].turn) : json_null());
	json_object_set_new(page, "slider",
			    n > 1 ? json_pack("[{si}]", "turns", (int)turns[n - 1].turn) : json_array());
	json_object_set_new(page, "checker", json_boolean(w->checker && state_game(s)->phase != GAME_OVER));
	json_object_set_new(page, "up", json_string("../"));
	json_object_set_new(page, "here", json_string(""));
	return page;
}

/* As all may see it now: boards, what is asked, the turns there were. */
static int game_page(struct site *w, struct live *l, const struct site_turn *turns, size_t n, const struct history *h,
		     struct arena *a, struct err *e)
{
	const struct picture p = { .game = l->game, .now = engine_state(l->engine) };
	const char *name = str_cstr(a, l->name);
	json_t *page = game_model(w, l, turns, n, h, a);
	int code = site_draw(w, page, arena_printf(a, "%s/now.svg", name), &p, a, e);

	if (!code)
		code = site_page(w, arena_printf(a, "%s/index.html", name), "game", page, a, e);
	if (!code)
		code = site_orders(w, l, json_object_get(page, "svg"), a, e);
	list_game(w, l, page, n ? &turns[n - 1] : NULL, a);
	json_decref(page);
	return code;
}

static int write_game(struct site *w, struct live *l, struct history *h, struct arena *a, struct err *e)
{
	struct site_turn *turns;
	size_t n;
	const char *name = str_cstr(a, l->name);
	int code = site_turns(&turns, &n, w, l, h, a, e);

	if (!code)
		code = history_pages(h, w, l->name, a, e);
	if (!code)
		code = game_page(w, l, turns, n, h, a, e);
	if (!code)
		code = site_rules(w, l, a, e);
	if (!code)
		code = site_write(w, arena_printf(a, "%s/feed.xml", name), site_feed(l, turns, n, a), a, e);
	return code ? code : site_write(w, arena_printf(a, "%s/bells.ics", name), site_calendar(l, a), a, e);
}

int site_game(struct site *w, struct live *l, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct history *h = history_new(l->game, engine_state(l->engine), &a);
	int code = folder_make(path_join(&a, w->to, arena_printf(&a, "%.*s/turn", STR_ARG(l->name))), 0755, e);

	w->templates = l->templates;
	if (!code)
		code = write_game(w, l, h, &a, e);
	if (!code)
		code = site_clone(w, l, &a, e);
	history_free(h);
	arena_release(&a);
	return code;
}

int site_index(struct site *w, struct arena *a, struct err *e)
{
	json_t *page = json_pack("{sOss}", "games", w->games, "up", "");
	struct str script;
	int code;

	w->templates = w->root->templates;
	code = site_page(w, "index.html", "site", page, a, e);

	if (!code)
		code = site_page(w, "site.css", "sitestyle", page, a, e);
	json_decref(page);
	if (!code)
		code = file_read(&script, place_data(w->root->place, "templates/html", "site", ".js"), 1 << 20, a, e);
	if (!code)
		code = site_write(w, "site.js", script, a, e);
	return code ? code : site_checker(w, a, e);
}
