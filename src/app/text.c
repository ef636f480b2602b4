/*
 * text: see text.h.
 */
#include "app/text.h"

int text_open(struct text_of *t, struct app *a, struct err *e)
{
	const char *seat = app_option(a, "seat");
	struct str text;
	int code = root_open(&t->root, &a->place, false, e);
	if (!code)
		code = live_open(&t->live, &t->root, str_c(a->args[0]), e);
	if (!code)
		code = look_input(&text, a, e);
	if (code)
		return code;
	t->source = source_new(&a->run, STR("your text"), text);
	t->seat = seat ? seat_by_name(engine_state(t->live->engine), str_c(seat)) : SEAT_NONE;
	if (seat && t->seat == SEAT_NONE)
		return err_set(e, ERR_NOT_FOUND, "there is no seat \"%s\" in game %s", seat, a->args[0]);
	return 0;
}
