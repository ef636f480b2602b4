/*
 * restore: see restore.h.
 */
#include "disk/restore.h"

#include <errno.h>
#include <stdio.h>

#include "base/file.h"
#include "disk/publish.h"
#include "disk/signing.h"

static int look_at(struct put_back *out, struct desk *k, struct arena *a, struct err *e)
{
	VEC(struct lost_step) lost = { 0 };
	struct commit *list;
	size_t n = 0;
	*out = (struct put_back){ .ends = state_game(engine_state(k->live.engine))->step - 1 };
	int code = object_is_none(&k->pen.public.tip) ? 0
						      : store_history(&list, &n, k->pen.public.store,
								      &k->pen.public.tip, NULL, OLDEST_FIRST, a, e);
	for (size_t i = 0; !code && i < n; i++)
		if (step_of(&list[i]) > out->ends)
			VEC_PUSH(&lost, a, ((struct lost_step){ list[i].time, str_dup(a, commit_subject(&list[i])) }));
	out->lost = lost.at;
	out->n = lost.n;
	return code;
}

int restore_look(struct put_back *out, struct root *r, struct str name, struct arena *a, struct err *e)
{
	struct desk *k = NULL;
	int code = desk_open(&k, r, name, e);
	if (!code)
		code = look_at(out, k, a, e);
	desk_close(k);
	return code;
}

static int move_aside(struct put_back *out, const char *folder, struct arena *a, struct err *e)
{
	const char *from = path_join(a, folder, "public.git");
	int n = 1;
	do
		out->aside = arena_printf(a, "%s/public.git.before-restore-%d", folder, n++);
	while (file_exists(out->aside));
	return rename(from, out->aside) ? err_sys(e, errno, "moving %s to %s", from, out->aside) : 0;
}

int restore_game(struct put_back *out, struct root *r, struct str name, struct arena *a, struct err *e)
{
	struct desk *k = NULL;
	int code = restore_look(out, r, name, a, e);
	if (code || !out->n)
		return code;
	code = move_aside(out, live_folder(r->place, name), a, e);
	if (!code)
		code = desk_open(&k, r, name, e);
	if (!code)
		code = signing_begin(&k->pen, live_folder(r->place, name), e);
	if (!code)
		code = publish_steps(&k->pen, e);
	if (!code)
		code = publish_flush(&k->pen, e);
	desk_close(k);
	return code;
}
