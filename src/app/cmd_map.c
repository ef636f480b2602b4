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
	*out = picture_of_turn(&t);
	if (asked < 0)
		out->now = engine_state(l->engine);
	return 0;
}

/* His own picture of now shows what he has ordered. */
static void add_orders(struct picture *p, const struct app *a, const struct live *l, seat_id seat, struct outcome *o,
		       struct arena *arena)
{
	if (seat == SEAT_NONE || look_turn(a) >= 0)
		return;
	engine_outlook(l->engine, seat, o, arena);
	p->nbooked = engine_booked(l->engine, seat, &p->booked, arena);
	p->told = o->standing;
	p->ntold = o->nstanding;
}

static int map_of(struct app *a, struct live *l, struct err *e)
{
	const char *format = a->json ? "json" : app_option(a, "format");
	struct picture p;
	struct outcome outlook;
	struct viewer v;
	json_t *picture;
	int code = look_viewer(&v, a, l, e);

	if (!app_option(a, "seat"))
		v.as = AUDIENCE_ALL;
	if (!code)
		code = picture_of(&p, a, l, e);
	if (code)
		return code;
	add_orders(&p, a, l, v.seat, &outlook, &l->arena);
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
