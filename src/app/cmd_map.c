/*
 * cmd_map: `pbp map`. What is drawn is made here, from what the viewer may see; drawing is the work of a program of its
 * own, pbp-draw, which lies beside this one and reads it from its standard input.
 */
#include <unistd.h>

#include "app/draw.h"
#include "app/look.h"
#include "app/tools.h"
#include "report/picture.h"

/* The turn that is asked for, or now with what the last turn brought. */
static int picture_of(struct picture *out, const struct app *a, struct live *l, struct err *e)
{
	const int32_t asked = look_turn(a), last = look_last_turn(l);
	struct report_turn t;
	int code = 0;

	*out = (struct picture){ .game = l->game, .now = engine_state(l->engine) };
	out->turn = asked < 0 ? last : asked;
	if (asked < 0 && last == 0)
		return 0;
	code = live_turn(&t, l, out->turn, NULL, &l->arena, e);
	if (code)
		return code;
	out->before = t.before;
	out->events = t.events;
	out->nevents = t.nevents;
	if (asked >= 0)
		out->now = t.after;
	return 0;
}

static int map_of(struct app *a, struct live *l, struct err *e)
{
	const char *format = a->json ? "json" : app_option(a, "format");
	struct picture p;
	struct viewer v;
	json_t *picture;
	int code = look_viewer(&v, a, l, e);

	if (!app_option(a, "seat"))
		v.as = AUDIENCE_ALL;
	if (!code)
		code = picture_of(&p, a, l, e);
	if (code)
		return code;
	picture = picture_json(&p, v, &l->arena);
	if (format && str_eq_c(str_c(format), "json")) {
		look_json(a, picture);
		return 0;
	}
	fflush(a->out);
	code = draw_to(STDOUT_FILENO, a, picture, format ? format : "svg", e);
	json_decref(picture);
	return code;
}

int tool_map(struct app *a)
{
	return look(a, map_of);
}
