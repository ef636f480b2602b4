/*
 * write: a report in each of its formats. JSON is the model itself.
 */
#include "report/model.h"
#include "report/templates.h"

struct str report_subject(const struct report_turn *t, struct arena *a)
{
	struct str turn = turn_words(t->game, t->after, t->turn, true, a), headline = report_headline(t, a);
	const bool named = str_starts(headline, turn);
	return str_printf(a, "%.*s%s%.*s [pbp:%.*s]", STR_ARG(named ? STR("") : turn), named || !headline.n ? "" : ": ",
			  STR_ARG(headline), STR_ARG(t->game->name));
}

static int write_json(struct buf *out, const json_t *model)
{
	char *text = json_dumps(model, JSON_SORT_KEYS | JSON_INDENT(1));
	buf_addf(out, "%s\n", text ? text : "null");
	free(text);
	return 0;
}

int report_write(struct buf *out, const struct report_turn *t, struct viewer v, enum report_format format,
		 struct templates *templates, struct err *e)
{
	json_t *model = model_turn(t, v, out->arena);
	int code = format == REPORT_JSON ? write_json(out, model)
					 : templates_fill(out, templates, format, "report", model, e);
	json_decref(model);
	return code;
}

int report_mail(struct buf *text, struct buf *html, const struct report_turn *t, struct viewer v,
		struct templates *templates, json_t *frame, struct err *e)
{
	json_t *model = model_turn(t, v, text->arena);
	int code;

	json_object_set(model, "letter", frame);
	json_object_set_new(model, "led", json_boolean(json_object_get(frame, "below") != NULL));
	code = templates_fill(text, templates, REPORT_TEXT, "report", model, e);
	if (!code)
		code = templates_fill(html, templates, REPORT_HTML, "report", model, e);
	json_decref(model);
	return code;
}
