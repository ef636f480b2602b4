/*
 * cmd_report: `pbp report`.
 */
#include "app/tools.h"
#include "app/look.h"

static int report_of(struct app *a, struct live *l, struct err *e)
{
	const char *name = app_option(a, "format");
	enum report_format format = a->json ? REPORT_JSON : REPORT_TEXT;
	struct report_turn t;
	struct viewer v;
	int32_t turn = look_turn(a);
	if (name)
		report_format_by_name(str_c(name), &format); /* form_report */
	int code = look_viewer(&v, a, l, e);
	if (!app_option(a, "seat"))
		v.as = AUDIENCE_ALL;
	if (!code && turn < 0 && (turn = look_last_turn(l)) == 0)
		code = err_set(e, ERR_NOT_FOUND, "no turn of game %.*s has ended yet", STR_ARG(l->name));
	if (!code)
		code = live_turn(&t, l, turn, NULL, &l->arena, e);
	if (!code)
		code = live_course(&t, l, &l->arena, e);
	struct buf b = buf_new(&l->arena);
	if (!code)
		code = report_write(&b, &t, v, format, l->templates, e);
	if (!code)
		app_print(a, buf_str(&b));
	return code;
}

int tool_report(struct app *a)
{
	return look(a, report_of);
}
