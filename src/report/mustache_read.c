/*
 * mustache_read: template text -> nodes, in two passes: pieces (tags, texts, line
 * breaks; who closes whom), then lines. A tag that is no value and stands alone
 * on its line takes the whole line with it, as the specification wants; on a
 * line of nothing but parents and blocks all of them together do.
 */
#include "base/byte.h"
#include "base/vec.h"
#include "report/mustache_tree.h"

enum { NESTING = 64 };

struct mustache { /* one compiled template of a set */
	struct str name;
	const struct node *root;
	struct mustache *next;
};

enum piece_kind { PIECE_TEXT, PIECE_BREAK, PIECE_TAG };
struct piece {
	enum piece_kind kind;
	char sign;       /* of a tag; 0 for a value */
	struct str text; /* or the name in a tag */
	size_t from;
	size_t partner; /* of an opening tag the closing one, and the other way round */
};

struct reader {
	struct source *src;
	struct str text;
	size_t at;
	struct str left, right; /* delimiters */
	struct arena *arena;
	VEC(struct piece) pieces;
	size_t open[NESTING]; /* pieces that are not closed yet */
	size_t depth;
	struct node **end[NESTING + 1]; /* where the next node of a level goes */
	struct err *err;
};

static int fail(struct reader *r, size_t at, const char *what)
{
	return err_set(r->err, ERR_SYNTAX, "%.*s:%zu:%zu: %s", STR_ARG(r->src->name),
		       source_line_of(r->src, (uint32_t)at), source_column_of(r->src, (uint32_t)at), what);
}

/* ---- pieces ---- */

static size_t find_from(struct str s, size_t from, struct str what)
{
	return from + str_find(str_sub(s, from, s.n), what);
}

static size_t blank_in(struct str s)
{
	size_t i = 0;

	while (i < s.n && !strchr(" \t\r\n", s.p[i]))
		i++;
	return i;
}

static void add_part(struct reader *r, enum piece_kind kind, size_t from, size_t to)
{
	struct piece p = { kind, '\0', str_sub(r->text, from, to), from, 0 };

	if (to > from)
		VEC_PUSH(&r->pieces, r->arena, p);
}

static void add_text(struct reader *r, size_t from, size_t to)
{
	while (from < to) {
		size_t lf = from + str_find_char(str_sub(r->text, from, to), '\n');
		size_t end = lf > from && lf < to && r->text.p[lf - 1] == '\r' ? lf - 1 : lf;

		add_part(r, PIECE_TEXT, from, end);
		add_part(r, PIECE_BREAK, end, lf < to ? lf + 1 : end);
		from = lf + 1;
	}
}

static int set_delimiters(struct reader *r, const struct piece *t)
{
	size_t blank = blank_in(t->text);

	r->left = str_sub(t->text, 0, blank);
	r->right = str_trim(str_sub(t->text, blank, t->text.n));
	if (!r->left.n || !r->right.n || blank_in(r->right) < r->right.n)
		return fail(r, t->from, "delimiters are two words: {{=<% %>=}}");
	return 0;
}

static int check_name(struct reader *r, const struct piece *t)
{
	if (t->sign == '!')
		return 0;
	if (!t->text.n)
		return fail(r, t->from, "this tag has no name");
	if (blank_in(t->text) < t->text.n)
		return fail(r, t->from, "a name is one word");
	return 0;
}

static int match(struct reader *r, struct piece *t)
{
	const size_t self = r->pieces.n;

	if (t->sign && strchr("#^<$", t->sign)) {
		if (r->depth == NESTING)
			return fail(r, t->from, "sections are nested too deep");
		r->open[r->depth++] = self;
	} else if (t->sign == '/') {
		if (!r->depth || !str_eq(r->pieces.at[r->open[r->depth - 1]].text, t->text))
			return fail(r, t->from, "this closes a section that is not open");
		t->partner = r->open[--r->depth];
		r->pieces.at[t->partner].partner = self;
	}
	return 0;
}

static int add_tag(struct reader *r, struct piece *t)
{
	int code = t->sign == '=' ? set_delimiters(r, t) : check_name(r, t);

	if (!code)
		code = match(r, t);
	VEC_PUSH(&r->pieces, r->arena, *t);
	return code;
}

/* The tag at from; r->at moves behind it. */
static int read_tag(struct reader *r, size_t from)
{
	size_t inside = from + r->left.n, close;
	const char first = inside < r->text.n ? r->text.p[inside] : '\0';
	const bool triple = first == '{' && str_eq_c(r->left, "{{");
	struct str end = triple ? STR("}}}") : r->right;
	struct piece t = { PIECE_TAG, triple ? '&' : '\0', STR_NONE, from, 0 };

	if (first == '=')
		end = str_printf(r->arena, "=%.*s", STR_ARG(r->right));
	close = find_from(r->text, inside + (triple || first == '='), end);
	if (close >= r->text.n)
		return fail(r, from, "this tag is never closed");
	t.text = str_trim(str_sub(r->text, inside + triple, close));
	if (!triple && t.text.n && t.text.p[0] && strchr("#^/!>&=<$", t.text.p[0])) {
		t.sign = t.text.p[0];
		t.text = str_trim(str_sub(t.text, 1, t.text.n));
	}
	r->at = close + end.n;
	return add_tag(r, &t);
}

static int read_pieces(struct reader *r)
{
	int code = 0;

	while (!code && r->at < r->text.n) {
		size_t from = find_from(r->text, r->at, r->left);

		add_text(r, r->at, from);
		r->at = from;
		if (from < r->text.n)
			code = read_tag(r, from);
	}
	if (!code && r->depth)
		return fail(r, r->pieces.at[r->open[r->depth - 1]].from, "this section is never closed");
	return code;
}

/* ---- nodes ---- */

static struct node *add(struct reader *r, enum node_kind kind, struct str text)
{
	struct node *n = ARENA_NEW(r->arena, struct node);

	*n = (struct node){ .kind = kind, .text = text };
	*r->end[r->depth] = n;
	r->end[r->depth] = &n->next;
	return n;
}

static const struct {
	char sign;
	enum node_kind kind;
	bool opens;
} signs[] = {
	{ '\0', NODE_VALUE, false }, { '&', NODE_RAW, false },     { '>', NODE_PARTIAL, false },
	{ '#', NODE_SECTION, true }, { '^', NODE_INVERTED, true }, { '<', NODE_PARENT, true },
	{ '$', NODE_BLOCK, true },
};

static void add_node(struct reader *r, const struct piece *t, struct str indent, bool alone)
{
	for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
		struct node *n;

		if (signs[i].sign != t->sign)
			continue;
		n = add(r, signs[i].kind, t->text);
		n->indent = indent;
		n->alone = alone;
		if (signs[i].opens)
			r->end[++r->depth] = &n->children;
	}
	if (t->sign == '/')
		r->depth--;
}

/* ---- lines ---- */

struct line { /* pieces from..to, without the break at to */
	size_t from, to;
	size_t first, last; /* of its tags */
	size_t ntags;
	bool text, heirs; /* holds more than blanks; all its tags are of inheritance */
};

static bool is_heir(const struct reader *r, const struct piece *t)
{
	const char sign = t->sign == '/' ? r->pieces.at[t->partner].sign : t->sign;

	return sign == '<' || sign == '$';
}

static struct line line_from(const struct reader *r, size_t from)
{
	struct line l = { .from = from, .heirs = true };

	for (l.to = from; l.to < r->pieces.n && r->pieces.at[l.to].kind != PIECE_BREAK; l.to++) {
		const struct piece *p = &r->pieces.at[l.to];

		if (p->kind == PIECE_TEXT) {
			l.text |= str_trim(p->text).n > 0;
			continue;
		}
		l.first = l.ntags++ ? l.first : l.to;
		l.last = l.to;
		l.heirs &= is_heir(r, p);
	}
	return l;
}

/* Whether a block opens and closes in the line: then what is around it is text. */
static bool is_inline(const struct reader *r, const struct line *l, size_t tag)
{
	const size_t partner = r->pieces.at[tag].partner;
	const char sign = r->pieces.at[tag].sign == '/' ? r->pieces.at[partner].sign : r->pieces.at[tag].sign;

	return sign == '$' && partner >= l->from && partner < l->to;
}

static bool drops_margin(const struct reader *r, const struct line *l)
{
	const char sign = l->ntags ? r->pieces.at[l->first].sign : '\0';

	if (l->text || !sign || sign == '&')
		return false;
	return l->ntags == 1 || (l->heirs && !is_inline(r, l, l->first));
}

static bool drops_break(const struct reader *r, const struct line *l)
{
	const char sign = l->ntags ? r->pieces.at[l->last].sign : '\0';

	if (l->text || !sign || sign == '&')
		return false;
	return l->ntags == 1 || (l->heirs && !is_inline(r, l, l->last));
}

/* Leading blanks are no text of their own; they are the margin. */
static struct str margin_of(const struct reader *r, const struct line *l, size_t *next)
{
	const struct piece *p = &r->pieces.at[l->from];
	size_t n = 0;

	*next = l->from;
	if (l->from == l->to || p->kind != PIECE_TEXT)
		return STR_NONE;
	while (n < p->text.n && byte_is_blank(p->text.p[n]))
		n++;
	*next += n == p->text.n;
	return str_sub(p->text, 0, n);
}

static void add_line(struct reader *r, const struct line *l)
{
	const bool alone = drops_margin(r, l), whole = drops_break(r, l);
	size_t start;
	struct str margin = margin_of(r, l, &start);

	if (!alone)
		add(r, NODE_LINE, STR_NONE)->indent = margin;
	for (size_t i = start; i < l->to; i++) {
		const struct piece *p = &r->pieces.at[i];

		if (p->kind == PIECE_TAG)
			add_node(r, p, i == start ? margin : STR_NONE, alone && i == start);
		else if (i == l->from)
			add(r, NODE_TEXT, str_sub(p->text, margin.n, p->text.n));
		else if (!whole || i < l->last)
			add(r, NODE_TEXT, p->text);
	}
	if (l->to < r->pieces.n && !whole)
		add(r, NODE_TEXT, r->pieces.at[l->to].text);
}

static const struct node *read_lines(struct reader *r)
{
	struct node *root = NULL;

	r->end[0] = &root;
	for (size_t i = 0; i < r->pieces.n;) {
		struct line l = line_from(r, i);

		add_line(r, &l);
		i = l.to + 1;
	}
	r->end[0] = NULL;
	return root;
}

struct str node_margin(const struct node *block)
{
	const struct node *first = block->children;

	if (!block->alone && !(first && first->kind == NODE_LINE))
		return block->indent;
	return first && (first->kind == NODE_LINE || first->alone) ? first->indent : block->indent;
}

/* ---- the set ---- */

static int compile(const struct node **root, struct mustache_set *set, struct str name, struct err *e)
{
	struct source *src = ARENA_NEW(set->arena, struct source);
	struct reader r = { .arena = set->arena, .left = STR("{{"), .right = STR("}}"), .err = e };
	int code;

	if (!set->find(set->context, name, src))
		return ERR_NOT_FOUND;
	r.src = src;
	r.text = src->text;
	code = read_pieces(&r);
	if (!code)
		*root = read_lines(&r);
	return code;
}

int mustache_find(const struct node **out, struct mustache_set *set, struct str name, struct err *e)
{
	struct mustache *m;
	int code;

	for (m = set->compiled; m; m = m->next)
		if (str_eq(m->name, name)) {
			*out = m->root;
			return 0;
		}
	code = compile(out, set, name, e);
	if (code)
		return code;
	m = ARENA_NEW(set->arena, struct mustache);
	*m = (struct mustache){ str_dup(set->arena, name), *out, set->compiled };
	set->compiled = m;
	return 0;
}
