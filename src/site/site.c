/*
 * site: see site.h. The pages of a game and of all; feed and calendar are in feed.c.
 */
#include "base/file.h"
#include "disk/turnread.h"
#include "report/model.h"
#include "report/picture.h"
#include "report/tojson.h"
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
	return file_write(full, bytes, 0644, e);
}

int site_page(struct site *w, const char *path, const char *template, const json_t *value, struct arena *a,
	      struct err *e)
{
	struct buf page = buf_new(a);
	int code = report_page(&page, w->root->templates, template, value, e);

	return code ? code : site_write(w, path, buf_str(&page), a, e);
}

/* ---- pictures --------------------------------------------------------------------------------- */

static int draw(struct site *w, const char *path, struct picture *p, struct arena *a, struct err *e)
{
	json_t *picture = picture_json(p, (struct viewer){ AUDIENCE_ALL, SEAT_NONE }, a);
	struct str svg;
	int code = w->draw(w->context, &svg, picture, a, e);

	json_decref(picture);
	return code ? code : site_write(w, path, svg, a, e);
}

/* ---- a turn ----------------------------------------------------------------------------------- */

/* "    said move count=3 from=osaka to=kyoto" of reveal/TURN/STEP, under "  sheet seat=red ..." */
static void add_revealed(json_t *list, struct str text, struct arena *a)
{
	json_t *of = NULL;
	struct str line;

	while (str_line(&text, &line)) {
		const size_t seat = str_find(line, STR("seat=")), said = str_find(line, STR("said "));
		struct str rest = str_sub(line, seat + 5, line.n), name;

		if (str_starts(str_trim(line), STR("sheet ")) && seat < line.n && str_cut(&rest, ' ', &name)) {
			of = json_object();
			model_set(of, "seat", name, a);
			json_object_set_new(of, "lines", json_array());
			json_array_append_new(list, of);
		} else if (of && said < line.n) {
			json_array_append_new(json_object_get(of, "lines"),
					      model_text(str_sub(line, said + 5, line.n), a));
		}
	}
}

/* What public.git reveals of the orders of a turn, seat by seat. */
static int revealed(json_t **out, struct live *l, int32_t turn, struct arena *a, struct err *e)
{
	struct store *public;
	struct object_id tip;
	struct file_entry *files;
	size_t n = 0;
	int code = store_git_open(&public, path_join(a, live_folder(l->root->place, l->name), "public.git"), e);

	*out = json_array();
	if (code)
		return code;
	code = store_tip(&tip, public, e);
	if (!code)
		code = store_list(&files, &n, public, &tip, str_printf(a, "reveal/%d", turn), a, e);
	for (size_t i = 0; !code && i < n; i++) {
		struct str text;

		code = store_read(&text, public, &tip, files[i].path, a, e);
		if (!code)
			add_revealed(*out, text, a);
	}
	store_close(public);
	return code;
}

static void set_number(json_t *o, const char *key, int32_t turn, bool there)
{
	json_object_set_new(o, key, there ? json_integer(turn) : json_null());
}

static int turn_page(struct site *w, struct live *l, const struct report_turn *t, int32_t last, struct arena *a,
		     struct err *e)
{
	json_t *page = model_turn(t, (struct viewer){ AUDIENCE_ALL, SEAT_NONE }, a), *orders = NULL;
	struct picture p = { t->game, t->before, t->after, t->events, t->nevents, t->turn };
	const char *name = str_cstr(a, l->name);
	int code = draw(w, arena_printf(a, "%s/turn/%d.svg", name, t->turn), &p, a, e);

	if (!code)
		code = revealed(&orders, l, t->turn, a, e);
	json_object_set_new(page, "orders", orders ? orders : json_array());
	json_object_set_new(page, "picture", json_sprintf("%d.svg", t->turn));
	set_number(page, "earlier", t->turn - 1, t->turn > 1);
	set_number(page, "later", t->turn + 1, t->turn < last);
	if (!code)
		code = site_page(w, arena_printf(a, "%s/turn/%d.html", name, t->turn), "turn", page, a, e);
	json_decref(page);
	return code;
}

/* ---- a game ----------------------------------------------------------------------------------- */

static json_t *turns_json(const struct live *l, const struct site_turn *turns, size_t n, struct arena *a)
{
	struct zone zone = option_zone(engine_state(l->engine));
	json_t *list = json_array();

	for (size_t i = n; i-- > 0;) {
		json_t *o = json_object();

		json_object_set_new(o, "turn", json_integer(turns[i].turn));
		model_set(o, "words", turns[i].words, a);
		model_set(o, "headline", turns[i].headline, a);
		model_set(o, "ended", when_local(a, &zone, turns[i].ended), a);
		json_array_append_new(list, o);
	}
	return list;
}

static json_t *seats_json(const struct state *s, struct arena *a)
{
	json_t *list = json_array();

	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++)
		json_array_append_new(list, model_text(text_of(s, ROW(struct seat_row, s, TABLE_SEAT, i)->name), a));
	return list;
}

/* As all may see it now: boards, what is asked, the turns there were. */
static int game_page(struct site *w, struct live *l, const struct site_turn *turns, size_t n, struct arena *a,
		     struct err *e)
{
	static const char *const phases[] = { "players gather", "is being played", "is over" };
	const struct state *s = engine_state(l->engine);
	struct report_turn now = { .game = l->game, .before = s, .after = s, .turn = state_game(s)->turn };
	struct picture p = { l->game, NULL, s, NULL, 0, 0 };
	const char *name = str_cstr(a, l->name);
	json_t *page, *entry = json_object();
	int code;

	live_calls(&now, a);
	page = model_turn(&now, (struct viewer){ AUDIENCE_ALL, SEAT_NONE }, a);
	json_object_set_new(page, "phase", json_string(phases[state_game(s)->phase]));
	json_object_set_new(page, "turns", turns_json(l, turns, n, a));
	json_object_set_new(page, "seats", seats_json(s, a));
	json_object_set_new(page, "last", n ? json_integer(turns[n - 1].turn) : json_null());
	json_object_set_new(page, "slider",
			    n > 1 ? json_pack("[{si}]", "turns", (int)turns[n - 1].turn) : json_array());
	code = draw(w, arena_printf(a, "%s/now.svg", name), &p, a, e);
	if (!code)
		code = site_page(w, arena_printf(a, "%s/index.html", name), "game", page, a, e);
	model_set(entry, "name", l->name, a);
	json_object_set(entry, "rules", json_object_get(page, "rules"));
	json_object_set(entry, "map", json_object_get(page, "map"));
	json_object_set(entry, "phase", json_object_get(page, "phase"));
	json_object_set(entry, "calls", json_object_get(page, "calls"));
	model_set(entry, "headline", n ? turns[n - 1].headline : STR_NONE, a);
	json_array_append_new(w->games, entry);
	json_decref(page);
	return code;
}

/* "red takes Osaka" of "Turn 3: red takes Osaka" */
static struct str without(struct str headline, struct str words)
{
	const bool named = str_starts(headline, words) && headline.n > words.n + 2;

	return named ? str_sub(headline, words.n + 2, headline.n) : headline;
}

/* The ended turns, oldest first, each with its page. Memory of a turn goes with it. */
static int turn_pages(struct site_turn **out, size_t *n, struct site *w, struct live *l, struct arena *a, struct err *e)
{
	const int32_t most = state_game(engine_state(l->engine))->turn;
	int32_t last = most;
	int code = 0;

	*n = 0;
	*out = ARENA_ARRAY(a, struct site_turn, (size_t)most + 1);
	while (last > 0 && live_turn_commit(&(*out)->commit, l, last, NULL))
		last--;
	for (int32_t turn = 1; !code && turn <= last; turn++) {
		struct site_turn *t = &(*out)[*n];
		struct arena page = ARENA_INIT;
		struct report_turn report;

		if (!live_turn_commit(&t->commit, l, turn, NULL)) {
			code = live_turn(&report, l, turn, NULL, &page, e);
			if (!code)
				code = turn_page(w, l, &report, last, &page, e);
			if (!code) {
				t->turn = turn;
				t->words = str_dup(a, turn_words(l->game, report.after, turn, true, &page));
				t->headline = str_dup(a, without(report_headline(&report, &page), t->words));
				t->ended = report.to;
				(*n)++;
			}
		}
		arena_release(&page);
	}
	return code;
}

int site_game(struct site *w, struct live *l, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct site_turn *turns;
	const char *name = str_cstr(&a, l->name);
	size_t n;
	int code = folder_make(path_join(&a, w->to, arena_printf(&a, "%s/turn", name)), 0755, e);

	if (!code)
		code = turn_pages(&turns, &n, w, l, &a, e);
	if (!code)
		code = game_page(w, l, turns, n, &a, e);
	if (!code)
		code = site_write(w, arena_printf(&a, "%s/feed.xml", name), site_feed(l, turns, n, &a), &a, e);
	if (!code)
		code = site_write(w, arena_printf(&a, "%s/bells.ics", name), site_calendar(l, &a), &a, e);
	arena_release(&a);
	return code;
}

int site_index(struct site *w, struct arena *a, struct err *e)
{
	json_t *page = json_pack("{sO}", "games", w->games);
	struct str script;
	int code = site_page(w, "index.html", "site", page, a, e);

	json_decref(page);
	if (!code)
		code = file_read(&script, place_data(w->root->place, "templates/html", "site", ".js"), 1 << 20, a, e);
	return code ? code : site_write(w, "site.js", script, a, e);
}
