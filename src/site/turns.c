/*
 * turns: a page for each turn that has ended: its board, its report, the orders that are revealed.
 */
#include "base/file.h"
#include "bind/bind.h"
#include "play/typed.h"
#include "report/model.h"
#include "site/history.h"
#include "site/site.h"

/* ---- orders that are revealed ------------------------------------------------------------------ */

/* "said move count=3 from=osaka to=kyoto" as an order is worded; as it stands where this game no longer knows it. */
static struct str order_words(const struct report_turn *t, const struct board_line *l, struct arena *a)
{
	struct command *c;
	struct buf words = buf_new(a);

	if (typed_read(&c, t->game, t->after, l, 1, a, NULL))
		return l->raw;
	command_print(&words, t->game, t->after, c);
	return buf_str(&words);
}

static void add_sheet(json_t *list, const struct report_turn *t, const struct board_line *sheet, struct arena *a)
{
	const struct board_word *seat = board_value(sheet, "seat");
	json_t *o = json_object(), *lines = json_array();

	model_set(o, "seat", seat ? seat->text : STR_NONE, a);
	for (size_t i = 0; i < sheet->nblock; i++)
		if (board_word_is(&sheet->block[i], 0, "said"))
			json_array_append_new(lines, model_text(order_words(t, &sheet->block[i], a), a));
	json_object_set_new(o, "lines", lines);
	json_array_append_new(list, o);
}

/* A step of reveal/TURN/STEP (engine/played.h): the sheets that a close found. */
static void add_revealed(json_t *list, const struct report_turn *t, struct str text, struct arena *a)
{
	struct source source = source_new(a, STR("reveal"), text);
	struct board board;

	if (board_parse(&board, &source, a, NULL))
		return;
	for (size_t i = 0; i < board.nlines; i++)
		for (size_t k = 0; k < board.lines[i].nblock; k++)
			if (board_word_is(&board.lines[i].block[k], 0, "sheet"))
				add_sheet(list, t, &board.lines[i].block[k], a);
}

/* What public.git reveals of the orders of a turn, seat by seat. */
static int revealed(json_t **out, const struct live *l, const struct report_turn *t, struct arena *a, struct err *e)
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
		code = store_list(&files, &n, public, &tip, str_printf(a, "reveal/%d", t->turn), a, e);
	for (size_t i = 0; !code && i < n; i++) {
		struct str text;

		code = store_read(&text, public, &tip, files[i].path, a, e);
		if (!code)
			add_revealed(*out, t, text, a);
	}
	store_close(public);
	return code;
}

/* ---- a turn ----------------------------------------------------------------------------------- */

static void set_number(json_t *o, const char *key, int32_t turn, bool there)
{
	json_object_set_new(o, key, there ? json_integer(turn) : json_null());
}

static int turn_page(struct site *w, struct live *l, struct history *h, const struct report_turn *t, int32_t last,
		     struct arena *a, struct err *e)
{
	json_t *page = model_turn(t, w->viewer, a), *orders = NULL;
	const struct picture p = picture_of_turn(t);
	const char *name = str_cstr(a, l->name);
	int code = site_draw(w, page, arena_printf(a, "%s/turn/%d.svg", name, t->turn), &p, a, e);

	if (!code)
		code = revealed(&orders, l, t, a, e);
	json_object_set_new(page, "orders", orders ? orders : json_array());
	json_object_set_new(page, "last", json_integer(last));
	json_object_set_new(page, "up", json_string("../../"));
	json_object_set_new(page, "here", json_string("../"));
	set_number(page, "earlier", t->turn - 1, t->turn > 1);
	set_number(page, "later", t->turn + 1, t->turn < last);
	if (!code)
		history_add(h, t, page, a);
	if (!code)
		code = site_page(w, arena_printf(a, "%s/turn/%d.html", name, t->turn), "turn", page, a, e);
	json_decref(page);
	return code;
}

/* "red takes Osaka" of "Turn 3: red takes Osaka" */
static struct str without(struct str headline, struct str words)
{
	const bool named = str_starts(headline, words) && headline.n > words.n + 2;

	return named ? str_sub(headline, words.n + 2, headline.n) : headline;
}

static void keep_turn(struct site_turn *to, const struct report_turn *t, struct arena *keep, struct arena *page)
{
	to->turn = t->turn;
	to->words = str_dup(keep, turn_words(t->game, t->after, t->turn, true, page));
	to->headline = str_dup(keep, without(report_headline(t, page), to->words));
	to->ended = t->to;
}

/* Memory of a turn goes with its page. */
static int one_turn(struct site_turn *to, struct site *w, struct live *l, struct history *h, int32_t turn, int32_t last,
		    struct arena *keep, struct err *e)
{
	struct arena page = ARENA_INIT;
	struct report_turn report;
	int code = live_turn(&report, l, turn, NULL, &page, e);

	if (!code)
		code = turn_page(w, l, h, &report, last, &page, e);
	if (!code)
		keep_turn(to, &report, keep, &page);
	arena_release(&page);
	return code;
}

int site_turns(struct site_turn **out, size_t *n, struct site *w, struct live *l, struct history *h, struct arena *a,
	       struct err *e)
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

		if (live_turn_commit(&t->commit, l, turn, NULL))
			continue;
		code = one_turn(t, w, l, h, turn, last, a, e);
		*n += !code;
	}
	return code;
}
