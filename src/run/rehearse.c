/*
 * rehearse: see rehearse.h.
 */
#include "run/rehearse.h"

#include <errno.h>
#include <stdlib.h>

#include "base/file.h"
#include "disk/desk.h"
#include "mail/message.h"
#include "run/hostline.h"

/* ROOT/.pbp/rehearsal-XXXXXX: a root that holds this one game, and how we are called. */
static int copy_root(char *to, const struct root *r, struct str name, struct err *e)
{
	struct arena *a = r->place->run;
	const char *config = path_join(a, r->path, ".pbp/config"), *templates = path_join(a, r->path, ".pbp/templates");
	struct str text;
	if (!mkdtemp(to))
		return err_sys(e, errno, "making folder %s", to);
	const char *own = path_join(a, to, ".pbp");
	int code = folder_make(own, 0700, e);
	if (!code && !file_read(&text, config, 0, a, NULL))
		code = file_keep(path_join(a, own, "config"), text, 0600, e);
	if (!code && file_exists(templates))
		code = folder_copy(templates, path_join(a, own, "templates"), e);
	return code ? code : folder_copy(live_folder(r->place, name), arena_printf(a, "%s/%.*s", to, STR_ARG(name)), e);
}

static int tip_of(struct object_id *tip, struct desk **k, struct root *r, struct str name, struct err *e)
{
	const int code = desk_open(k, r, name, e);
	if (!code)
		*tip = (*k)->live.tip;
	return code;
}

static int list_steps(struct rehearsal *out, struct root *r, struct str name, const struct object_id *before,
		      struct err *e)
{
	struct arena *a = r->place->run;
	struct commit *list;
	struct object_id tip;
	struct desk *k = NULL;
	size_t n = 0;
	int code = tip_of(&tip, &k, r, name, e);
	if (!code)
		code = store_history(&list, &n, k->live.private, &tip, before, OLDEST_FIRST, a, e);
	struct str *steps = ARENA_ARRAY(a, struct str, n + 1);
	for (size_t i = 0; !code && i < n; i++)
		steps[i] = str_dup(a, commit_subject(&list[i]));
	desk_close(k);
	out->steps = steps;
	out->nsteps = n;
	return code;
}

static int list_letters(struct rehearsal *out, const struct root *r, struct err *e)
{
	struct arena *a = r->place->run;
	const char *folder = path_join(a, r->outbox.folder, "new");
	struct str *names, raw;
	size_t n;
	int code = folder_list(&names, &n, folder, a, e);
	struct str *letters = ARENA_ARRAY(a, struct str, code ? 1 : n + 1);
	for (size_t i = 0; !code && i < n; i++) {
		struct message m;
		code = file_read(&raw, path_join(a, folder, str_cstr(a, names[i])), 0, a, e);
		if (code)
			break;
		message_read(&m, raw, false, &r->site, a);
		letters[out->nletters++] = str_printf(a, "%.*s: %.*s", STR_ARG(m.nto ? m.to[0] : STR("?")),
						      STR_ARG(m.subject));
	}
	out->letters = letters;
	return code;
}

/* What a bell brings is told in subjects of steps and letters, and what is refused behind it tells of the board: who plays
 * reads nothing of a rehearsal in which one would ring. */
static int hide_bells(struct rehearsal *out, const struct desk *k, seat_id own, struct err *e)
{
	for (size_t i = 0; i < out->nsteps; i++)
		if (!str_starts(out->steps[i], STR("host: ")))
			return err_set(
				e, ERR_REFUSED,
				"the host of %.*s plays %.*s: what would come of what others have ordered is not "
				"shown to him",
				STR_ARG(k->live.name), STR_ARG(seat_name(engine_state(k->live.engine), own)));
	return 0;
}

static int play(struct rehearsal *out, const struct place *p, struct str name, struct str line, struct err *e)
{
	struct root copy;
	struct object_id before;
	struct desk *k = NULL;
	seat_id own = SEAT_NONE;
	int code = root_open(&copy, p, true, e);
	if (!code)
		code = tip_of(&before, &k, &copy, name, e);
	if (!code)
		own = hosts_seat(&k->live.hosts, engine_state(k->live.engine));
	if (!code)
		code = hostline_say(&copy, name, line, &out->answer, &out->refused, e);
	if (!code)
		code = list_steps(out, &copy, name, &before, e);
	if (!code && own != SEAT_NONE)
		code = hide_bells(out, k, own, e);
	if (!code && !out->refused)
		code = list_letters(out, &copy, e);
	if (out->refused)
		out->nsteps = 0;
	desk_close(k);
	root_close(&copy);
	return code;
}

int rehearse(struct rehearsal *out, const struct root *r, struct str name, struct str line, struct err *e)
{
	struct arena *a = r->place->run;
	char *folder = path_join(a, r->path, ".pbp/rehearsal-XXXXXX");
	struct place p = *r->place;
	*out = (struct rehearsal){ .answer = buf_new(a) };
	if (!root_has(r, name))
		return err_set(e, ERR_NOT_FOUND, "there is no game \"%.*s\" in %s; `pbp status` lists them",
			       STR_ARG(name), r->path);
	int code = copy_root(folder, r, name, e);
	p.root = folder;
	p.outbox = NULL;
	if (!code)
		code = play(out, &p, name, line, e);
	const int swept = folder_remove(folder, code ? NULL : e);
	return code ? code : swept;
}
