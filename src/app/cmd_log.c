/*
 * cmd_log: `pbp log`: the history in words, and the words of refused lines that nobody knew.
 */
#include "app/tools.h"
#include "base/screen.h"
#include "app/explain.h"
#include "app/look.h"
#include "bind/show.h"

static void log_commit(struct buf *b, const struct live *l, const struct commit *c)
{
	struct zone zone = option_zone(engine_state(l->engine));
	struct str mails;
	buf_addf(b, "%.*s  %.*s  %.*s", 8, object_hex(b->arena, &c->id).p,
		 STR_ARG(when_local(b->arena, &zone, c->time)), STR_ARG(commit_subject(c)));
	if (commit_trailer(c, STR("Mails"), &mails)) {
		size_t n = (mails.n + 1) / (HASH_HEX + 1);
		buf_addf(b, " (%zu mail%s)", n, n == 1 ? "" : "s");
	}
	buf_add_char(b, '\n');
}

static json_t *log_json(const struct commit *c, struct arena *a)
{
	json_t *o = json_object();
	struct str mails, word;
	json_t *list = json_array();
	json_object_set_new(o, "commit", tojson_str(object_hex(a, &c->id)));
	json_object_set_new(o, "time", tojson_when(c->time));
	json_object_set_new(o, "subject", tojson_str(commit_subject(c)));
	if (commit_trailer(c, STR("Mails"), &mails))
		while (str_cut(&mails, ' ', &word))
			json_array_append_new(list, tojson_str(word));
	json_object_set_new(o, "mails", list);
	return o;
}

/* The commits of one turn, or all. */
static int log_commits(struct commit **list, size_t *n, const struct app *a, struct live *l, struct err *e)
{
	struct object_id end, before;
	const int32_t turn = look_turn(a);
	int code = live_turn_commit(&end, l, turn, e);
	if (code)
		return code;
	const bool all = turn <= 1 || live_turn_commit(&before, l, turn - 1, NULL);
	return store_history(list, n, l->private, &end, all ? NULL : &before, NEWEST_FIRST, &l->arena, e);
}

/* Whether an event of the step names it, or the seat sent something. */
static bool tells_of(struct live *l, const struct commit *c, const struct subject *x)
{
	struct arena a = ARENA_INIT;
	struct events events = { .arena = &a };
	const struct state *s = NULL;
	struct str text;
	bool found = false;
	if (x->seat != SEAT_NONE)
		live_step_hears(&found, l, &c->id, x->seat, x->name, &a, NULL); /* what does not read is not shown */
	if (!found && !live_state(&s, l, &c->id, &a, NULL) &&
	    !store_read(&text, l->private, &c->id, STR("events"), &a, NULL)) {
		struct source src = source_new(&a, STR("events"), text);
		events_read(&events, l->game->rules, s, &src, NULL);
	}
	for (size_t i = 0; !found && i < events.list.n; i++)
		found = subject_in_event(x, l->game->rules, s, &events.list.at[i]);
	arena_release(&a);
	return found;
}

/* Keeps what the filter asks for. */
static int log_filter(struct commit *list, size_t *n, const struct app *a, struct live *l, const char *option,
		      struct err *e)
{
	const char *name = app_option(a, option);
	struct subject x;
	size_t left = 0;
	if (!name)
		return 0;
	if (!subject_find(&x, l, str_c(name)) || (x.area != AREA_NONE) != !strcmp(option, "area"))
		return err_set(e, ERR_NOT_FOUND, "there is no %s \"%s\" in game %.*s", option, name, STR_ARG(l->name));
	for (size_t i = 0; i < *n; i++)
		if (tells_of(l, &list[i], &x))
			list[left++] = list[i];
	*n = left;
	return 0;
}

/* ---- unknown words ---------------------------------------------------------------------------- */

/* orders/SEAT keeps what was written behind "  > ", under its verdict. */
static void count_words(json_t *counts, struct live *l, struct str text, struct arena *a)
{
	struct str line, *words;
	bool refused = false;
	while (str_line(&text, &line)) {
		if (!str_starts(line, STR("  > "))) {
			refused = str_find(line, STR(" refused")) < line.n;
			continue;
		}
		if (!refused)
			continue;
		struct source src = source_new(a, STR("orders"), str_sub(line, 4, line.n));
		size_t n = show_unknown_words(&words, l->binder, &src, a);
		for (size_t i = 0; i < n; i++) {
			const char *key = str_cstr(a, str_slug(a, words[i]));
			json_int_t have = json_integer_value(json_object_get(counts, key));
			json_object_set_new(counts, key, json_integer(have + 1));
		}
	}
}

static int count_commit(json_t *counts, struct live *l, const struct commit *c, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct file_entry *files;
	size_t n;
	int code = store_list(&files, &n, l->private, &c->id, STR("orders"), &a, e);
	for (size_t i = 0; !code && i < n; i++) {
		struct str text;
		code = store_read(&text, l->private, &c->id, files[i].path, &a, e);
		if (!code)
			count_words(counts, l, text, &a);
	}
	arena_release(&a);
	return code;
}

static int log_unknown_words(struct app *a, struct live *l, struct err *e)
{
	struct commit *list;
	size_t n;
	json_t *counts = json_object(), *value;
	const char *key;
	int code = store_history(&list, &n, l->private, &l->tip, NULL, NEWEST_FIRST, &l->arena, e);
	for (size_t i = 0; !code && i < n; i++)
		code = count_commit(counts, l, &list[i], e);
	if (!code && a->json)
		look_json(a, json_incref(counts));
	else if (!code)
		json_object_foreach(counts, key, value)
			screen_print(a->out, "%6lld  %s\n", (long long)json_integer_value(value), key);
	json_decref(counts);
	return code;
}

/* ---- the command ------------------------------------------------------------------------------ */

static int log_of(struct app *a, struct live *l, struct err *e)
{
	struct commit *list;
	size_t n;
	if (app_option(a, "unknown-words"))
		return log_unknown_words(a, l, e);
	int code = log_commits(&list, &n, a, l, e);
	if (!code)
		code = log_filter(list, &n, a, l, "seat", e);
	if (!code)
		code = log_filter(list, &n, a, l, "area", e);
	struct buf b = buf_new(&l->arena);
	json_t *all = json_array();
	for (size_t i = 0; !code && i < n; i++) {
		if (a->json)
			json_array_append_new(all, log_json(&list[i], &l->arena));
		else
			log_commit(&b, l, &list[i]);
	}
	if (!code && a->json)
		look_json(a, json_incref(all));
	else
		app_print(a, buf_str(&b));
	json_decref(all);
	return code;
}

int tool_log(struct app *a)
{
	return look(a, log_of);
}
