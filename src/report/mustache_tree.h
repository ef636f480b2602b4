/*
 * mustache_tree: a compiled template: nodes in lists. Texts point into the
 * template's source, which lives in the set's arena.
 *
 * Every line of a template that writes anything begins with a NODE_LINE that
 * holds its leading blanks, because indentation is added to lines (partials and
 * parents that stand alone) and taken from them (blocks that are given to a
 * parent) while rendering.
 */
#ifndef PBP_REPORT_MUSTACHE_TREE_H
#define PBP_REPORT_MUSTACHE_TREE_H

#include "report/mustache.h"

enum node_kind {
	NODE_LINE, /* indent: its leading blanks */
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
	bool alone;        /* its tag has its line for itself */
	struct str text;   /* the text, or the name */
	struct str indent; /* blanks before its tag, where that is the first of its line */
	struct node *children, *next;
};

/* What a block's content is indented by: its first line's margin, or its tag's when it is empty. */
struct str node_margin(const struct node *block);

/* The compiled template, made when it is first asked for. */
int mustache_find(const struct node **out, struct mustache_set *set, struct str name, struct err *e);

#endif
