/*
 * mustache_read: template text -> nodes. A tag that is no value and stands
 * alone on its line takes the whole line with it, as the specification wants.
 */
#include "report/mustache_tree.h"

enum { NESTING = 64 };

struct mustache { /* one compiled template of a set */
	struct str name, indent;
	const struct node *root;
	struct mustache *next;
};

struct tag {
	char sign;       /* 0 for a value */
	struct str name; /* trimmed */
	size_t from, to; /* in the text, with its delimiters */
};

struct open { /* a section that is not closed yet */
	struct node *node;
	struct node **end;
};
struct reader {
	struct source *src;
	struct str text;
	size_t at;
	struct str left, right; /* delimiters */
	struct arena *arena;
	struct open open[NESTING];
	size_t depth;
	struct err *err;
};

static int fail(struct reader *r, size_t at, const char *what)
{
	return err_set(r->err, ERR_SYNTAX, "%.*s:%zu:%zu: %s", STR_ARG(r->src->name),
		       source_line_of(r->src, (uint32_t)at), source_column_of(r->src, (uint32_t)at), what);
}

/* ---- tags ------------------------------------------------------------------------------------- */

static size_t find_from(struct str s, size_t from, struct str what)
{
	return from + str_find(str_sub(s, from, s.n), what);
}

/* The next tag; false at the end of the text. */
static bool next_tag(struct reader *r, struct tag *t, int *code)
{
	t->from = find_from(r->text, r->at, r->left);
	if (t->from >= r->text.n)
		return false;
	size_t inside = t->from + r->left.n;
	bool triple = str_eq_c(r->left, "{{") && inside < r->text.n && r->text.p[inside] == '{';
	const bool delimiters = inside < r->text.n && r->text.p[inside] == '=';
	struct str end = triple ? STR("}}}") : r->right;
	if (delimiters)
		end = str_printf(r->arena, "=%.*s", STR_ARG(r->right));
	size_t close = find_from(r->text, inside + (triple || delimiters), end);
	if (close >= r->text.n) {
		*code = fail(r, t->from, "this tag is never closed");
		return false;
	}
	struct str body = str_trim(str_sub(r->text, inside + triple, close));
	t->sign = triple ? '&' : 0;
	if (!triple && body.n && strchr("#^/!>&=<$", body.p[0])) {
		t->sign = body.p[0];
		body = str_trim(str_sub(body, 1, body.n));
	}
	t->name = body;
	t->to = close + end.n;
	return true;
}

static size_t line_start(struct str s, size_t at)
{
	while (at > 0 && s.p[at - 1] != '\n')
		at--;
	return at;
}

static bool blank(struct str s, size_t from, size_t to)
{
	for (; from < to; from++)
		if (s.p[from] != ' ' && s.p[from] != '\t' && s.p[from] != '\r')
			return false;
	return true;
}

/* Whether the tag is alone on its line; then where the text before it ends and after it goes on. */
static bool stands_alone(const struct reader *r, const struct tag *t, size_t *before, size_t *behind)
{
	if (!t->sign || t->sign == '&')
		return false;
	size_t start = line_start(r->text, t->from);
	size_t end = t->to;
	while (end < r->text.n && r->text.p[end] != '\n')
		end++;
	if (start < r->at && start != r->at)
		start = r->at > start ? r->at : start;
	if (line_start(r->text, t->from) < r->at && !blank(r->text, line_start(r->text, t->from), r->at))
		return false;
	if (!blank(r->text, start, t->from) || !blank(r->text, t->to, end))
		return false;
	*before = start;
	*behind = end < r->text.n ? end + 1 : end;
	return true;
}

/* ---- nodes ------------------------------------------------------------------------------------ */

static struct node *add(struct reader *r, enum node_kind kind, struct str text)
{
	struct open *o = &r->open[r->depth];
	struct node *n = ARENA_NEW(r->arena, struct node);
	*n = (struct node){ .kind = kind, .text = text };
	*o->end = n;
	o->end = &n->next;
	return n;
}

static void add_text(struct reader *r, size_t from, size_t to)
{
	if (to > from)
		add(r, NODE_TEXT, str_sub(r->text, from, to));
}

static int open_node(struct reader *r, enum node_kind kind, const struct tag *t, struct str indent)
{
	if (r->depth + 1 == NESTING)
		return fail(r, t->from, "sections are nested too deep");
	struct node *n = add(r, kind, t->name);
	n->indent = indent;
	r->depth++;
	r->open[r->depth] = (struct open){ n, &n->children };
	return 0;
}

static int close_node(struct reader *r, const struct tag *t)
{
	if (!r->depth || !str_eq(r->open[r->depth].node->text, t->name))
		return fail(r, t->from, "this closes a section that is not open");
	r->depth--;
	return 0;
}

static int set_delimiters(struct reader *r, const struct tag *t)
{
	struct str rest = t->name;
	size_t blank_at = str_find_char(rest, ' ');
	r->left = str_sub(rest, 0, blank_at);
	r->right = str_trim(str_sub(rest, blank_at, rest.n));
	if (!r->left.n || !r->right.n)
		return fail(r, t->from, "delimiters are two words: {{=<% %>=}}");
	return 0;
}

static int take_tag(struct reader *r, const struct tag *t, struct str indent)
{
	switch (t->sign) {
	case 0:
		add(r, NODE_VALUE, t->name);
		return 0;
	case '&':
		add(r, NODE_RAW, t->name);
		return 0;
	case '#':
		return open_node(r, NODE_SECTION, t, STR_NONE);
	case '^':
		return open_node(r, NODE_INVERTED, t, STR_NONE);
	case '<':
		return open_node(r, NODE_PARENT, t, indent);
	case '$':
		return open_node(r, NODE_BLOCK, t, STR_NONE);
	case '/':
		return close_node(r, t);
	case '>':
		add(r, NODE_PARTIAL, t->name)->indent = indent;
		return 0;
	case '=':
		return set_delimiters(r, t);
	default: /* a comment */
		return 0;
	}
}

static int read_all(struct reader *r, const struct node **root)
{
	struct node *first = NULL;
	struct tag t;
	int code = 0;
	r->open[0] = (struct open){ NULL, &first };
	while (!code && next_tag(r, &t, &code)) {
		size_t before = t.from, behind = t.to;
		struct str indent = STR_NONE;
		if (stands_alone(r, &t, &before, &behind))
			indent = str_sub(r->text, before, t.from);
		add_text(r, r->at, before);
		code = take_tag(r, &t, indent);
		r->at = behind;
	}
	if (!code && r->depth)
		return fail(r, r->text.n, "a section is never closed");
	add_text(r, r->at, r->text.n);
	*root = first;
	return code;
}

/* ---- the set ---------------------------------------------------------------------------------- */

static struct str indented(struct arena *a, struct str text, struct str indent)
{
	struct buf b = buf_new(a);
	if (!indent.n)
		return text;
	for (size_t i = 0; i < text.n; i++) {
		if (i == 0 || text.p[i - 1] == '\n')
			buf_add(&b, indent);
		buf_add_char(&b, text.p[i]);
	}
	return buf_str(&b);
}

static int compile(const struct node **root, struct mustache_set *set, struct str name,
		   struct str indent, struct err *e)
{
	struct source *src = ARENA_NEW(set->arena, struct source);
	if (!set->find(set->context, name, src))
		return ERR_NOT_FOUND;
	struct reader r = { .arena = set->arena, .left = STR("{{"), .right = STR("}}"), .err = e };
	r.text = indented(set->arena, src->text, indent);
	*src = source_new(set->arena, src->name, r.text);
	r.src = src;
	return read_all(&r, root);
}

int mustache_find(const struct node **out, struct mustache_set *set, struct str name,
		  struct str indent, struct err *e)
{
	for (const struct mustache *m = set->compiled; m; m = m->next)
		if (str_eq(m->name, name) && str_eq(m->indent, indent)) {
			*out = m->root;
			return 0;
		}
	int code = compile(out, set, name, indent, e);
	if (code)
		return code;
	struct mustache *m = ARENA_NEW(set->arena, struct mustache);
	*m = (struct mustache){ str_dup(set->arena, name), str_dup(set->arena, indent), *out, set->compiled };
	set->compiled = m;
	return 0;
}
