/*
 * cmd_parse: `pbp parse`: words and phrases of a text.
 */
#include "app/tools.h"
#include "app/text.h"
#include "bind/show.h"

int tool_parse(struct app *a)
{
	struct err e = { 0 };
	struct text_of t = { .live = NULL };
	struct buf b = buf_new(&a->run);
	int code = text_open(&t, a, &e);
	if (!code) {
		show_sheet(&b, t.live->binder, &t.source);
		if (a->json)
			look_json(a, tojson_lines(buf_str(&b)));
		else
			app_print(a, buf_str(&b));
	}
	desk_close(t.desk);
	return code ? app_failed(a, &e) : EXIT_DONE;
}
