/*
 * mustache: rendering a compiled template. Compiling is in mustache_read.c.
 */
#include "report/mustache.h"
#include "report/mustache_tree.h"

enum {
	DEPTH = 200,        /* sections, partials and blocks in each other */
	WORK = 1 << 20,     /* nodes rendered */
	OUTPUT = 64u << 20, /* bytes */
};

struct frame { /* a value that names are looked up in */
	const json_t *value;
	const struct frame *below;
};
struct overrides { /* blocks given to a parent; those of the outermost child win */
	const struct node *blocks;
	const struct overrides *outer;
};
struct scope {
	const struct frame *top;
	const struct overrides *over;
	struct str indent; /* written at the begin of every line */
	size_t dedent;     /* bytes of a line's own margin that are left out */
};
struct rendering {
	struct buf *out;
	struct mustache_set *set;
	size_t depth, work;
	struct err *err;
};

static int render_list(struct rendering *r, const struct node *n, const struct scope *s);

/* ---- values ---- */

static const json_t *find_first(const struct frame *f, struct str key)
{
	for (; f; f = f->below) {
		const json_t *found = json_object_getn(f->value, key.p, key.n);

		if (found)
			return found;
	}
	return NULL;
}

/* a.b.c: the first part up the stack, the rest strictly inside; "." is the value itself. */
static const json_t *look_up(const struct frame *top, struct str name)
{
	const json_t *v = NULL;
	struct str part;

	if (str_eq_c(name, "."))
		return top->value;
	for (bool first = true; str_cut(&name, '.', &part); first = false) {
		v = first ? find_first(top, part) : json_object_getn(v, part.p, part.n);
		if (!v)
			return NULL;
	}
	return v;
}

static bool is_false(const json_t *v)
{
	return !v || json_is_null(v) || json_is_false(v) || (json_is_array(v) && !json_array_size(v));
}

static struct str value_text(const json_t *v, struct arena *a)
{
	if (json_is_string(v))
		return (struct str){ json_string_value(v), json_string_length(v) };
	if (json_is_integer(v))
		return str_printf(a, "%lld", (long long)json_integer_value(v));
	if (json_is_real(v))
		return str_printf(a, "%.15g", json_real_value(v));
	if (json_is_boolean(v))
		return json_is_true(v) ? STR("true") : STR("false");
	return STR_NONE;
}

static int render_value(struct rendering *r, const struct node *n, const struct scope *s)
{
	r->set->escape(r->out, value_text(look_up(s->top, n->text), r->out->arena));
	return 0;
}

static int render_raw(struct rendering *r, const struct node *n, const struct scope *s)
{
	buf_add(r->out, value_text(look_up(s->top, n->text), r->out->arena));
	return 0;
}

/* ---- lines ---- */

static int render_text(struct rendering *r, const struct node *n, const struct scope *s)
{
	(void)s;
	buf_add(r->out, n->text);
	return 0;
}

/* What is left of a margin inside a block that is moved. */
static struct str kept(struct str margin, const struct scope *s)
{
	return str_sub(margin, s->dedent, margin.n);
}

static int render_line(struct rendering *r, const struct node *n, const struct scope *s)
{
	buf_add(r->out, s->indent);
	buf_add(r->out, kept(n->indent, s));
	return 0;
}

static struct str indent_below(const struct rendering *r, const struct scope *s, struct str margin)
{
	struct str own = kept(margin, s);

	if (!own.n || !s->indent.n)
		return own.n ? own : s->indent;
	return str_printf(r->out->arena, "%.*s%.*s", STR_ARG(s->indent), STR_ARG(own));
}

/* ---- sections ---- */

static int render_with(struct rendering *r, const struct node *n, const struct scope *s, const json_t *value)
{
	struct frame f = { value, s->top };
	struct scope inner = *s;

	inner.top = &f;
	return render_list(r, n->children, &inner);
}

static int render_section(struct rendering *r, const struct node *n, const struct scope *s)
{
	const json_t *v = look_up(s->top, n->text);
	int code = 0;

	if (is_false(v))
		return 0;
	if (!json_is_array(v))
		return render_with(r, n, s, v);
	for (size_t i = 0; !code && i < json_array_size(v); i++)
		code = render_with(r, n, s, json_array_get(v, i));
	return code;
}

static int render_inverted(struct rendering *r, const struct node *n, const struct scope *s)
{
	return is_false(look_up(s->top, n->text)) ? render_list(r, n->children, s) : 0;
}

/* ---- other templates ---- */

static int render_template(struct rendering *r, const struct node *n, const struct scope *s,
			   const struct overrides *over)
{
	struct scope inner = { s->top, over, STR_NONE, 0 };
	const struct node *root;
	int code = mustache_find(&root, r->set, n->text, r->err);

	if (code)
		return code == ERR_NOT_FOUND ? 0 : code;
	if (n->alone)
		inner.indent = indent_below(r, s, n->indent);
	return render_list(r, root, &inner);
}

static int render_partial(struct rendering *r, const struct node *n, const struct scope *s)
{
	return render_template(r, n, s, NULL);
}

static int render_parent(struct rendering *r, const struct node *n, const struct scope *s)
{
	struct overrides mine = { n->children, s->over };

	return render_template(r, n, s, &mine);
}

static const struct node *block_named(const struct node *blocks, struct str name)
{
	for (; blocks; blocks = blocks->next)
		if (blocks->kind == NODE_BLOCK && str_eq(blocks->text, name))
			return blocks;
	return NULL;
}

static const struct node *given_for(const struct node *n, const struct overrides *over)
{
	const struct node *given = NULL;

	for (; over; over = over->outer) {
		const struct node *found = block_named(over->blocks, n->text);

		given = found ? found : given; /* the outermost is looked at last */
	}
	return given;
}

/* What was given takes the place of the default: its own margin goes, that of the place comes. */
static int render_block(struct rendering *r, const struct node *n, const struct scope *s)
{
	const struct node *given = given_for(n, s->over), *list;
	struct scope inner = *s;

	if (!given)
		return render_list(r, n->children, s);
	inner.indent = indent_below(r, s, node_margin(n));
	inner.dedent = node_margin(given).n;
	list = given->children;
	if (!n->alone && list && list->kind == NODE_LINE)
		list = list->next; /* the line has begun */
	else if (n->alone && list && list->kind == NODE_TEXT)
		buf_add(r->out, inner.indent);
	return render_list(r, list, &inner);
}

/* ---- all ---- */

typedef int (*renderer)(struct rendering *, const struct node *, const struct scope *);

static const renderer renderers[] = {
	[NODE_LINE] = render_line,       [NODE_TEXT] = render_text,       [NODE_VALUE] = render_value,
	[NODE_RAW] = render_raw,         [NODE_SECTION] = render_section, [NODE_INVERTED] = render_inverted,
	[NODE_PARTIAL] = render_partial, [NODE_PARENT] = render_parent,   [NODE_BLOCK] = render_block,
};

static int render_list(struct rendering *r, const struct node *n, const struct scope *s)
{
	int code = 0;

	if (r->depth == DEPTH)
		return err_set(r->err, ERR_LIMIT, "the templates include each other without end");
	r->depth++;
	for (; !code && n; n = n->next) {
		if (++r->work > WORK || r->out->n > OUTPUT)
			code = err_set(r->err, ERR_LIMIT, "the templates write without end");
		else
			code = renderers[n->kind](r, n, s);
	}
	r->depth--;
	return code;
}

int mustache_render(struct buf *out, struct mustache_set *set, struct str name, const json_t *value, struct err *e)
{
	struct rendering r = { .out = out, .set = set, .err = e };
	struct frame top = { value, NULL };
	struct scope s = { &top, NULL, STR_NONE, 0 };
	const struct node *root;
	int code = mustache_find(&root, set, name, e);

	if (code == ERR_NOT_FOUND)
		return err_set(e, code, "there is no template %.*s", STR_ARG(name));
	return code ? code : render_list(&r, root, &s);
}
