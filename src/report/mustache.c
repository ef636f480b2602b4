/*
 * mustache: rendering a compiled template. Compiling is in mustache_read.c.
 */
#include "report/mustache.h"
#include "report/mustache_tree.h"

enum { DEPTH = 64 };

struct frame { /* a value that names are looked up in */
	const json_t *value;
	const struct frame *below;
};
struct overrides { /* blocks given to a parent; those of the outermost child win */
	const struct node *blocks;
	const struct overrides *outer;
};
struct rendering {
	struct buf *out;
	struct mustache_set *set;
	unsigned depth;
	struct err *err;
};

static int render_list(struct rendering *r, const struct node *n, const struct frame *top,
		       const struct overrides *over);

/* ---- values ----------------------------------------------------------------------------------- */

static const json_t *find_first(const struct frame *f, const char *key)
{
	for (; f; f = f->below) {
		const json_t *found = json_object_get(f->value, key);
		if (found)
			return found;
	}
	return NULL;
}

/* a.b.c: the first part up the stack, the rest strictly inside; "." is the value itself. */
static const json_t *look_up(const struct rendering *r, const struct frame *top, struct str name)
{
	struct str part;
	const json_t *v = NULL;
	if (str_eq_c(name, "."))
		return top->value;
	for (bool first = true; str_cut(&name, '.', &part); first = false) {
		const char *key = str_cstr(r->out->arena, part);
		v = first ? find_first(top, key) : json_object_get(v, key);
		if (!v)
			return NULL;
	}
	return v;
}

static bool is_false(const json_t *v)
{
	return !v || json_is_null(v) || json_is_false(v) || (json_is_array(v) && !json_array_size(v));
}

static void write_value(struct rendering *r, const json_t *v, bool raw)
{
	struct buf plain = buf_new(r->out->arena);
	if (json_is_string(v))
		buf_add(&plain, (struct str){ json_string_value(v), json_string_length(v) });
	else if (json_is_integer(v))
		buf_addf(&plain, "%lld", (long long)json_integer_value(v));
	else if (json_is_real(v))
		buf_addf(&plain, "%.15g", json_real_value(v));
	else if (json_is_boolean(v))
		buf_add_c(&plain, json_is_true(v) ? "true" : "false");
	if (raw)
		buf_add(r->out, buf_str(&plain));
	else
		r->set->escape(r->out, buf_str(&plain));
}

/* ---- nodes ------------------------------------------------------------------------------------ */

static int render_section(struct rendering *r, const struct node *n, const struct frame *top,
			  const struct overrides *over)
{
	const json_t *v = look_up(r, top, n->text);
	int code = 0;
	if (is_false(v))
		return 0;
	if (!json_is_array(v)) {
		struct frame f = { v, top };
		return render_list(r, n->children, &f, over);
	}
	for (size_t i = 0; !code && i < json_array_size(v); i++) {
		struct frame f = { json_array_get(v, i), top };
		code = render_list(r, n->children, &f, over);
	}
	return code;
}

static int render_template(struct rendering *r, const struct node *n, const struct frame *top,
			   const struct overrides *over)
{
	const struct node *root;
	int code = mustache_find(&root, r->set, n->text, n->indent, r->err);
	if (code == ERR_NOT_FOUND)
		return 0;
	if (!code && ++r->depth > DEPTH)
		return err_set(r->err, ERR_LIMIT, "template %.*s includes itself without end", STR_ARG(n->text));
	if (!code)
		code = render_list(r, root, top, over);
	r->depth--;
	return code;
}

static const struct node *block_named(const struct node *blocks, struct str name)
{
	for (; blocks; blocks = blocks->next)
		if (blocks->kind == NODE_BLOCK && str_eq(blocks->text, name))
			return blocks;
	return NULL;
}

static int render_block(struct rendering *r, const struct node *n, const struct frame *top,
			const struct overrides *over)
{
	const struct node *chosen = n;
	for (const struct overrides *o = over; o; o = o->outer) {
		const struct node *given = block_named(o->blocks, n->text);
		if (given)
			chosen = given; /* the outermost is looked at last */
	}
	return render_list(r, chosen->children, top, over);
}

static int render_node(struct rendering *r, const struct node *n, const struct frame *top,
		       const struct overrides *over)
{
	switch (n->kind) {
	case NODE_TEXT:
		buf_add(r->out, n->text);
		return 0;
	case NODE_VALUE:
	case NODE_RAW:
		write_value(r, look_up(r, top, n->text), n->kind == NODE_RAW);
		return 0;
	case NODE_SECTION:
		return render_section(r, n, top, over);
	case NODE_INVERTED:
		return is_false(look_up(r, top, n->text)) ? render_list(r, n->children, top, over) : 0;
	case NODE_PARTIAL:
		return render_template(r, n, top, NULL);
	case NODE_PARENT: {
		struct overrides mine = { n->children, over };
		return render_template(r, n, top, &mine);
	}
	case NODE_BLOCK:
		return render_block(r, n, top, over);
	}
	return 0;
}

static int render_list(struct rendering *r, const struct node *n, const struct frame *top,
		       const struct overrides *over)
{
	int code = 0;
	for (; !code && n; n = n->next)
		code = render_node(r, n, top, over);
	return code;
}

int mustache_render(struct buf *out, struct mustache_set *set, struct str name, const json_t *value,
		    struct err *e)
{
	struct rendering r = { .out = out, .set = set, .err = e };
	struct frame top = { value, NULL };
	const struct node *root;
	int code = mustache_find(&root, set, name, STR_NONE, e);
	if (code == ERR_NOT_FOUND)
		return err_set(e, code, "there is no template %.*s", STR_ARG(name));
	return code ? code : render_list(&r, root, &top, NULL);
}
