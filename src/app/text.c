/*
 * text: see text.h.
 */
#include "app/text.h"
#include "app/look.h"
#include "disk/recall.h"

static int find_seat(struct text_of *t, struct app *a, struct err *e)
{
	const char *given = app_option(a, "seat");
	t->seat = SEAT_NONE;
	if (!given)
		return 0;
	t->seat = seat_by_name(engine_state(t->live->engine), str_c(given));
	if (t->seat == SEAT_NONE)
		return err_set(e, ERR_NOT_FOUND, "there is no seat \"%s\" in game %s; `pbp status` names them", given,
			       a->args[0]);
	return look_not_own(t->live, t->seat, e);
}

int text_open(struct text_of *t, struct app *a, struct err *e)
{
	struct str text;
	int code = root_open(&t->root, &a->place, false, e);
	if (!code)
		code = desk_open(&t->desk, &t->root, str_c(a->args[0]), e);
	if (!code)
		code = desk_recall(t->desk, e);
	if (!code)
		t->live = &t->desk->live;
	if (!code)
		code = find_seat(t, a, e);
	if (!code)
		code = look_input(&text, a, e);
	if (!code)
		t->source = source_new(&a->run, STR("your orders"), text);
	return code;
}

static struct str address_of(const struct state *s, seat_id seat)
{
	const struct seat_row *row = seat_find(s, seat);
	const struct player_row *p = row ? row_find(s, TABLE_PLAYER, &(struct player_row){ .player = row->player })
					 : NULL;
	return p ? text_of(s, p->address) : STR_NONE;
}

void text_is_now(const struct text_of *t, struct app *a)
{
	const when last = state_game(engine_state(t->live->engine))->last;
	a->place.now = a->place.now < last ? last : a->place.now;
}

void text_input(struct input *in, const struct text_of *t, const struct app *a)
{
	*in = (struct input){ .at = a->place.now, .hash = hash_of(t->source.text), .text = &t->source };
	in->address = address_of(engine_state(t->live->engine), t->seat);
}
