/*
 * cmd_rules: `pbp rules [R]`: what a ruleset offers, from its tables; with --check what is wrong with it.
 */
#include "app/tools.h"
#include "base/screen.h"
#include "app/look.h"
#include "base/file.h"
#include "disk/lint.h"
#include "engine/engine.h"

static const char *or_empty(const char *s)
{
	return s ? s : "";
}

static const char *names_of(const struct option_row *o, struct arena *a)
{
	struct buf b = buf_new(a);
	for (const char *const *n = o->names; n && *n; n++)
		buf_addf(&b, "%s%s", n == o->names ? "" : " | ", *n);
	return o->names ? buf_str(&b).p : "";
}

static size_t count_options(const struct option_row *o)
{
	size_t n = 0;
	while (o && o[n].name)
		n++;
	return n;
}

/* As a game of these rules has them: the rules' own row instead of the core's of that name. */
static const struct option_row *all_options(const struct ruleset *r, struct arena *a)
{
	const size_t ncore = count_options(option_core), nown = count_options(r->options);
	struct option_row *list = ARENA_ARRAY(a, struct option_row, ncore + nown + 1);
	size_t n = ncore;
	memcpy(list, option_core, ncore * sizeof *list);
	for (size_t i = 0; i < nown; i++) {
		size_t at = 0;
		while (at < ncore && strcmp(list[at].name, r->options[i].name))
			at++;
		list[at < ncore ? at : n++] = r->options[i];
	}
	for (size_t i = 0; r->reveal && i < n; i++)
		if (!strcmp(list[i].name, "reveal"))
			list[i].def = r->reveal;
	for (size_t i = n = 0; list[i].name; i++)
		if (option_has_effect(r, list[i].name))
			list[n++] = list[i];
	list[n] = (struct option_row){ 0 };
	return list;
}

static void options_text(struct buf *b, const struct option_row *o)
{
	for (; o && o->name; o++)
		buf_addf(b, "  %s = %s%s%s%s\n      %s\n", o->name, o->def, o->names ? "  (" : "",
			 names_of(o, b->arena), o->names ? ")" : "", o->help);
}

static void tables_text(struct buf *b, const struct table_row *t)
{
	for (; t && t->name; t++) {
		buf_addf(b, "  %s: %s\n      ", t->name, or_empty(t->help));
		for (const struct field_row *f = t->fields; f->name; f++)
			buf_addf(b, "%s%s%s", f == t->fields ? "" : " ", f->name,
				 audience_is_all(f->audience) ? "" : "(secret)");
		buf_add_char(b, '\n');
	}
}

static void verbs_text(struct buf *b, const struct verb *v)
{
	for (; v && v->name; v++) {
		struct str rest = str_c(v->examples), line;
		buf_addf(b, "  %s%s%s: %s\n", v->name, v->rule ? ", rule " : "", or_empty(v->rule), or_empty(v->help));
		while (str_line(&rest, &line))
			buf_addf(b, "      %.*s\n", STR_ARG(line));
	}
}

static void names_text(struct buf *b, const char *title, const char *name, const char *rule)
{
	if (title)
		buf_addf(b, "\n%s:\n", title);
	if (name)
		buf_addf(b, "  %s%s%s\n", name, rule ? "  " : "", or_empty(rule));
}

/* The rule ids stand in games/NAME/rules.cat: id and title, a line each. */
static void catalogue_text(struct app *a, struct buf *b, const char *ruleset)
{
	struct str text, line;
	if (file_read(&text, place_data(&a->place, "games", ruleset, "/rules.cat"), 4 << 20, &a->run, NULL))
		return;
	buf_add_c(b, "\nrules:\n");
	while (str_line(&text, &line))
		if (line.n && line.p[0] != '#' && line.p[0] != ' ')
			buf_addf(b, "  %.*s\n", STR_ARG(line));
}

static void rules_text(struct app *a, const struct ruleset *r)
{
	struct buf b = buf_new(&a->run);
	buf_addf(&b, "%s: %s, version %u\n\noptions:\n", r->name, r->title, r->version);
	options_text(&b, all_options(r, &a->run));
	buf_add_c(&b, "\ntables:\n");
	tables_text(&b, r->tables);
	buf_add_c(&b, "\norders:\n");
	verbs_text(&b, r->verbs);
	names_text(&b, "calls", NULL, NULL);
	for (const struct call_kind *k = r->kinds; k && k->name; k++)
		names_text(&b, NULL, k->name, k->hearing == SEALED ? "sealed" : "live");
	names_text(&b, "events", NULL, NULL);
	for (const struct event_row *e = r->events; e && e->name; e++)
		names_text(&b, NULL, e->name, e->rule);
	catalogue_text(a, &b, r->name);
	app_print(a, buf_str(&b));
}

/* ---- JSON ------------------------------------------------------------------------------------- */

static json_t *maybe(const char *s)
{
	return s ? json_string(s) : json_null();
}

static void options_json(json_t *list, const struct option_row *o)
{
	for (; o && o->name; o++) {
		json_t *names = json_array();
		for (const char *const *n = o->names; n && *n; n++)
			json_array_append_new(names, json_string(*n));
		json_array_append_new(list, json_pack("{s:s, s:s, s:s, s:o}", "name", o->name, "default", o->def,
						      "help", o->help, "values", names));
	}
}

static json_t *tables_json(const struct table_row *t)
{
	json_t *list = json_array();
	for (; t && t->name; t++) {
		json_t *fields = json_array();
		for (const struct field_row *f = t->fields; f->name; f++)
			json_array_append_new(fields, json_pack("{s:s, s:b}", "name", f->name, "secret",
								!audience_is_all(f->audience)));
		json_array_append_new(
			list, json_pack("{s:s, s:o, s:o}", "name", t->name, "help", maybe(t->help), "fields", fields));
	}
	return list;
}

static json_t *verbs_json(const struct verb *v)
{
	json_t *list = json_array();
	for (; v && v->name; v++) {
		json_t *slots = json_array(), *examples = json_array();
		struct str rest = str_c(v->examples), line;
		for (const struct slot *s = v->slots; s && s->name; s++)
			json_array_append_new(
				slots, json_pack("{s:s, s:i, s:i}", "name", s->name, "min", s->min, "max", s->max));
		while (str_line(&rest, &line))
			json_array_append_new(examples, tojson_str(line));
		json_array_append_new(list,
				      json_pack("{s:s, s:o, s:o, s:o, s:o}", "name", v->name, "rule", maybe(v->rule),
						"help", maybe(v->help), "slots", slots, "examples", examples));
	}
	return list;
}

static void rules_json(struct app *a, const struct ruleset *r)
{
	json_t *o = json_object(), *options = json_array(), *calls = json_array(), *events = json_array();
	options_json(options, all_options(r, &a->run));
	for (const struct call_kind *k = r->kinds; k && k->name; k++)
		json_array_append_new(calls, json_string(k->name));
	for (const struct event_row *e = r->events; e && e->name; e++)
		json_array_append_new(events, json_pack("{s:s, s:o}", "name", e->name, "rule", maybe(e->rule)));
	json_object_set_new(o, "name", json_string(r->name));
	json_object_set_new(o, "title", json_string(r->title));
	json_object_set_new(o, "version", json_integer(r->version));
	json_object_set_new(o, "options", options);
	json_object_set_new(o, "tables", tables_json(r->tables));
	json_object_set_new(o, "orders", verbs_json(r->verbs));
	json_object_set_new(o, "calls", calls);
	json_object_set_new(o, "events", events);
	look_json(a, o);
}

static int list_rulesets(struct app *a)
{
	json_t *list = json_array();
	for (const struct ruleset *const *r = rulesets; *r; r++) {
		json_array_append_new(list, json_pack("{s:s, s:s}", "name", (*r)->name, "title", (*r)->title));
		if (!a->json)
			screen_print(a->out, "%-20s %s\n", (*r)->name, (*r)->title);
	}
	if (a->json)
		look_json(a, json_incref(list));
	json_decref(list);
	return EXIT_DONE;
}

/* ---- --check ---------------------------------------------------------------------------------- */

struct checked {
	struct app *app;
	json_t *findings;
};

static void say_finding(void *context, const char *where, const char *what)
{
	const struct checked *c = context;
	json_array_append_new(c->findings, json_pack("{s:s, s:s}", "where", where, "what", what));
	if (!c->app->json)
		screen_print(c->app->out, "%s: %s\n", where, what);
}

static int check_rules(struct app *a, const struct ruleset *r)
{
	struct err e = { 0 };
	struct checked c = { a, json_array() };
	int code = lint_rules(&a->place, r, say_finding, &c, &e);
	const size_t n = json_array_size(c.findings);
	if (!code && a->json)
		look_json(a, json_incref(c.findings));
	else if (!code && !n)
		screen_print(a->out, "%s: nothing found\n", r->name);
	json_decref(c.findings);
	return code ? app_failed(a, &e) : n ? EXIT_NO : EXIT_DONE;
}

int tool_rules(struct app *a)
{
	if (!a->nargs && app_option(a, "check"))
		return app_fail(a, EXIT_NO, "say which ruleset: pbp rules NAME --check; `pbp doctor` checks them all");
	if (!a->nargs)
		return list_rulesets(a);
	const struct ruleset *r = ruleset_by_name(str_c(a->args[0]));
	if (!r)
		return app_fail(a, EXIT_NO, "there is no ruleset \"%s\"; `pbp rules` lists them", a->args[0]);
	if (app_option(a, "check"))
		return check_rules(a, r);
	(a->json ? rules_json : rules_text)(a, r);
	return EXIT_DONE;
}
