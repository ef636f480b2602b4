/*
 * look: see look.h.
 */
#include <limits.h>
#include <unistd.h>

#include "app/look.h"
#include "base/screen.h"
#include "disk/recall.h"
#include "base/file.h"

int look(struct app *a, int (*f)(struct app *a, struct live *l, struct err *e))
{
	struct err e = { 0 };
	struct root root;
	struct desk *k = NULL;
	int code = root_open(&root, &a->place, false, &e);
	if (!code)
		code = desk_open(&k, &root, str_c(a->args[0]), &e);
	if (!code)
		code = desk_recall(k, &e);
	if (!code)
		code = f(a, &k->live, &e);
	desk_close(k);
	return code ? app_failed(a, &e) : EXIT_DONE;
}

int look_not_own(const struct live *l, seat_id seat, struct err *e)
{
	const struct state *s = engine_state(l->engine);
	const seat_id own = hosts_seat(&l->hosts, s);
	if (own == SEAT_NONE || seat == own)
		return 0;
	return err_set(
		e, ERR_REFUSED,
		"the host of %.*s plays %.*s: what %.*s alone may see is not shown to him before the game is over",
		STR_ARG(l->name), STR_ARG(seat_name(s, own)), STR_ARG(seat_name(s, seat)));
}

int look_viewer(struct viewer *out, const struct app *a, const struct live *l, struct err *e)
{
	const char *seat = app_option(a, "seat");
	const struct state *s = engine_state(l->engine);
	const seat_id own = hosts_seat(&l->hosts, s);
	*out = (struct viewer){ own == SEAT_NONE ? AUDIENCE_HOST : AUDIENCE_OWNER, own };
	if (!seat)
		return 0;
	*out = (struct viewer){ AUDIENCE_OWNER, seat_by_name(s, str_c(seat)) };
	if (out->seat == SEAT_NONE)
		return err_set(e, ERR_NOT_FOUND, "there is no seat \"%s\" in game %.*s", seat, STR_ARG(l->name));
	return look_not_own(l, out->seat, e);
}

int32_t look_turn(const struct app *a)
{
	const char *given = app_option(a, "turn");
	int64_t n = -1;
	if (given)
		str_to_int(str_c(given), &n); /* form_turn */
	return (int32_t)n;
}

int32_t look_last_turn(struct live *l)
{
	struct object_id id;
	int32_t n = state_game(engine_state(l->engine))->turn;
	while (n > 0 && live_turn_commit(&id, l, n, NULL))
		n--;
	return n;
}

char *look_beside(struct app *a, const char *name)
{
	char self[PATH_MAX];
	ssize_t n = readlink("/proc/self/exe", self, sizeof self - 1);
	if (n <= 0)
		return NULL;
	self[n] = '\0';
	return arena_printf(&a->run, "%s-%s", self, name);
}

int look_input(struct str *out, struct app *a, struct err *e)
{
	if (a->nargs > 1)
		return file_read(out, a->args[1], 64 << 20, &a->run, e);
	return file_read_fd(out, STDIN_FILENO, 64 << 20, &a->run, e);
}

void look_json(struct app *a, json_t *value)
{
	char *text = json_dumps(value, JSON_SORT_KEYS | JSON_INDENT(1) | JSON_ENCODE_ANY);
	if (text)
		screen_json(a->out, str_printf(&a->run, "%s\n", text));
	free(text);
	json_decref(value);
}
