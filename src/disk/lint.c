/*
 * lint: see lint.h. The files of a ruleset, one after the other.
 */
#include <stdarg.h>

#include "disk/lint.h"
#include "base/file.h"

void lint_say(const struct lint *l, const char *where, const char *fmt, ...)
{
	va_list ap;
	va_start(ap, fmt);
	const char *what = arena_vprintf(l->arena, NULL, fmt, ap);
	va_end(ap);
	l->found(l->context, where, what);
}

static int load(struct source *out, const struct place *p, const char *ruleset, const char *file, struct arena *a,
		struct err *e)
{
	struct str text;
	int code = file_read(&text, place_data(p, "games", ruleset, file), 16 << 20, a, e);
	if (!code)
		*out = source_new(a, str_printf(a, "games/%s%s", ruleset, file), text);
	return code;
}

int lint_rules(const struct place *p, const struct ruleset *r, lint_found found, void *context, struct err *e)
{
	struct arena a = ARENA_INIT;
	const struct lint l = { r, &a, found, context };
	struct source core, own, catalogue;
	int code = load(&core, p, "core", "/phrases", &a, e);
	if (!code)
		code = load(&own, p, r->name, "/phrases", &a, e);
	if (!code)
		code = lint_phrases(&l, &core, false, e);
	if (!code)
		code = lint_phrases(&l, &own, true, e);
	if (!code)
		code = lint_unworded(&l, &own, e);
	if (!code) {
		lint_words(&l);
		lint_tables(&l);
		if (load(&catalogue, p, r->name, "/rules.cat", &a, e))
			lint_say(
				&l, arena_printf(&a, "games/%s/rules.cat", r->name),
				"it cannot be read; write a line with the id and title of each rule, its proof indented below");
		else
			lint_catalogue(&l, str_cstr(&a, catalogue.name), catalogue.text);
	}
	arena_release(&a);
	return code;
}
