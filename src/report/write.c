/*
 * write: the formats of a report: a table of name, template, escaping; letters are written by it too. JSON is
 * the model itself.
 */
#include "base/file.h"
#include "report/model.h"
#include "report/mustache.h"
#include "report/wrap.h"

enum { LETTERS = REPORT_JSON + 1 }; /* no format of reports: lines that letter.c lays out */
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
	[LETTERS] = { NULL, "letters", ".txt", escape_terminal, 0 },
};
enum { FORMATS = sizeof formats / sizeof *formats };

struct templates {
	const char *const *folders; /* what stands in an earlier one stands before the same in a later */
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
	if (!is_template_name(name))
		return false;
	struct arena *a = p->all->arena;
	for (const char *const *folder = p->all->folders; *folder && !p->all->trouble.code; folder++) {
		struct str text;
		const char *path = arena_printf(a, "%s/%s/%.*s%s", *folder, p->format->folder, STR_ARG(name),
						p->format->ending);
		struct err why = { 0 };
		if (!file_read(&text, path, 1 << 20, a, &why)) {
			*out = source_new(a, str_c(path), text);
			return true;
		}
		if (why.code != ERR_NOT_FOUND)
			p->all->trouble = why;
	}
	return false;
}

struct templates *templates_load(const char *const *folders, struct arena *run)
{
	struct templates *t = ARENA_NEW(run, struct templates);
	size_t n = 0;
	while (folders[n])
		n++;
	const char **copy = ARENA_ARRAY(run, const char *, n + 1);
	memcpy(copy, folders, n * sizeof *copy);
	*t = (struct templates){ .folders = copy, .arena = run };
	for (size_t i = 0; i < FORMATS; i++) {
		t->places[i] = (struct place){ t, &formats[i] };
		t->sets[i] = (struct mustache_set){ find_template, &t->places[i], formats[i].escape, run, NULL };
	}
	return t;
}

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

static int write_template(struct buf *out, const json_t *model, struct templates *templates, int format,
			  struct str name, struct err *e)
{
	struct buf text = buf_new(out->arena);
	templates->trouble.code = 0;
	int code = mustache_render(&text, &templates->sets[format], name, model, e);
	if (templates->trouble.code)
		return err_set(e, templates->trouble.code, "%s", templates->trouble.text);
	if (code)
		return code;
	if (formats[format].width)
		wrap_lines(out, buf_str(&text), formats[format].width);
	else
		buf_add(out, buf_str(&text));
	return 0;
}

int report_write(struct buf *out, const struct report_turn *t, struct viewer v, enum report_format format,
		 struct templates *templates, struct err *e)
{
	json_t *model = model_turn(t, v, out->arena);
	int code = format == REPORT_JSON ? write_json(out, model)
					 : write_template(out, model, templates, format, STR("report"), e);
	json_decref(model);
	return code;
}

int report_mail(struct buf *out, const struct report_turn *t, struct viewer v, enum report_format format,
		struct templates *templates, json_t *frame, struct err *e)
{
	json_t *model = model_turn(t, v, out->arena);
	int code;

	json_object_set(model, "letter", frame);
	code = write_template(out, model, templates, format, STR("report"), e);
	json_decref(model);
	return code;
}

int report_page(struct buf *out, struct templates *templates, const char *name, const json_t *value, struct err *e)
{
	return write_template(out, value, templates, REPORT_HTML, str_c(name), e);
}

int report_letter(struct buf *out, struct templates *templates, const char *name, const json_t *value, struct err *e)
{
	return write_template(out, value, templates, LETTERS, str_c(name), e);
}
