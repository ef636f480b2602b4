/*
 * mustache_tree: a compiled template: nodes in lists. Texts point into the
 * template's source, which lives in the set's arena.
 */
#ifndef PBP_REPORT_MUSTACHE_TREE_H
#define PBP_REPORT_MUSTACHE_TREE_H

#include "report/mustache.h"

enum node_kind {
	NODE_TEXT,
	NODE_VALUE,
	NODE_RAW,
	NODE_SECTION,
	NODE_INVERTED,
	NODE_PARTIAL,
	NODE_PARENT, /* children: the blocks it overrides; anything else in it is ignored */
	NODE_BLOCK,
};
struct node {
	enum node_kind kind;
	struct str text;   /* the text, or the name */
	struct str indent; /* of a partial or parent that stood alone on its line */
	struct node *children, *next;
};

/* The compiled template, made when it is first asked for; every line of its text behind indent. */
int mustache_find(const struct node **out, struct mustache_set *set, struct str name,
		  struct str indent, struct err *e);

#endif
