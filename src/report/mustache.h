/*
 * mustache: templates of the official specification (mustache/spec 1.4:
 * interpolation, sections, inverted, comments, partials, delimiters, and
 * inheritance), without lambdas. Values are Jansson's. Nothing is read while
 * rendering but other templates of the same set, and it always ends: depth,
 * work and output are limited.
 */
#ifndef PBP_REPORT_MUSTACHE_H
#define PBP_REPORT_MUSTACHE_H

#include <jansson.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/err.h"
#include "base/source.h"

typedef void (*escaper)(struct buf *out, struct str s);
/* The text of a template by name; false when there is none. */
typedef bool (*template_finder)(void *context, struct str name, struct source *out);

struct mustache_set {
	template_finder find;
	void *context;
	escaper escape;
	struct arena *arena; /* compiled templates live as long as this */
	struct mustache *compiled;
};

/* ERR_SYNTAX with template:line:column; ERR_NOT_FOUND where the template is missing (a missing
 * partial is empty, as the specification wants); ERR_LIMIT for what includes itself without end or
 * would take too long. What was written before a failure stays in out. */
int mustache_render(struct buf *out, struct mustache_set *set, struct str name, const json_t *value, struct err *e);

#endif
