/*
 * templates: see templates.h. They are compiled when they are first asked for.
 */
#include "report/templates.h"
#include "report/mustache.h"
#include "report/wrap.h"

static const struct format {
	const char *name, *folder, *ending;
	escaper escape;
	unsigned width; /* lines are wrapped to; 0: left as they are */
} formats[] = {
	[REPORT_TEXT] = { "text", "text", ".txt", escape_terminal, 72 },
	[REPORT_MARKDOWN] = { "markdown", "markdown", ".md", escape_markdown, 0 },
	[REPORT_BBCODE] = { "bbcode", "bbcode", ".bbcode", escape_bbcode, 0 },
	[REPORT_HTML] = { "html", "html", ".html", escape_html, 0 },
	[REPORT_JSON] = { "json", NULL, NULL, NULL, 0 },
	[REPORT_LETTER] = { NULL, "letters", ".txt", escape_terminal, 0 },
};
enum { FORMATS = sizeof formats / sizeof *formats };

struct templates {
	template_source find;
	void *context;
	struct arena *arena;
	struct err trouble; /* a template that is there and cannot be read: none stands in for it */
	struct place {
		struct templates *all;
		const struct format *format;
	} places[FORMATS];
	struct mustache_set sets[FORMATS];
};

bool report_format_by_name(struct str name, enum report_format *out)
{
	for (size_t i = 0; i < FORMATS; i++)
		if (formats[i].name && str_eq_c(name, formats[i].name)) {
			*out = (enum report_format)i;
			return true;
		}
	return false;
}

/* Names come from templates: they lead nowhere else. */
static bool is_template_name(struct str name)
{
	for (size_t i = 0; i < name.n; i++)
		if (!name.p[i] || !strchr("abcdefghijklmnopqrstuvwxyz0123456789-_", name.p[i]))
			return false;
	return name.n > 0;
}

static bool find_template(void *context, struct str name, struct source *out)
{
	struct place *p = context;
	struct templates *t = p->all;
	if (!is_template_name(name) || t->trouble.code)
		return false;
	const char *path = arena_printf(t->arena, "%s/%.*s%s", p->format->folder, STR_ARG(name), p->format->ending);
	return t->find(t->context, path, out, &t->trouble);
}

struct templates *templates_new(template_source find, void *context, struct arena *run)
{
	struct templates *t = ARENA_NEW(run, struct templates);
	*t = (struct templates){ .find = find, .context = context, .arena = run };
	for (size_t i = 0; i < FORMATS; i++) {
		t->places[i] = (struct place){ t, &formats[i] };
		t->sets[i] = (struct mustache_set){ find_template, &t->places[i], formats[i].escape, run, NULL };
	}
	return t;
}

int templates_fill(struct buf *out, struct templates *t, int format, const char *name, const json_t *value,
		   struct err *e)
{
	struct buf text = buf_new(out->arena);
	t->trouble.code = 0;
	int code = mustache_render(&text, &t->sets[format], str_c(name), value, e);
	if (t->trouble.code)
		return err_set(e, t->trouble.code, "%s", t->trouble.text);
	if (code)
		return code;
	if (formats[format].width)
		wrap_lines(out, buf_str(&text), formats[format].width);
	else
		buf_add(out, buf_str(&text));
	return 0;
}

int report_page(struct buf *out, struct templates *templates, const char *name, const json_t *value, struct err *e)
{
	return templates_fill(out, templates, REPORT_HTML, name, value, e);
}

int report_letter(struct buf *out, struct templates *templates, const char *name, const json_t *value, struct err *e)
{
	return templates_fill(out, templates, REPORT_LETTER, name, value, e);
}
