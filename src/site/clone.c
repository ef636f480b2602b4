/*
 * clone: the public history as files of the site, to be cloned from any web server ("dumb HTTP"): what git's own
 * update-server-info would leave, without running git. Contents go before the names that lead to them, and what git has
 * packed anew goes last, so who clones meanwhile finds all that he is told of.
 */
#include "base/file.h"
#include "site/site.h"

enum { MOST_BYTES = 1 << 30 };

struct cloning {
	struct site *site;
	const char *from, *to; /* the repository; its folder below the site */
	struct arena *arena;
	struct err *e;
};

static const char *in(const struct cloning *c, const char *folder, const char *name)
{
	return path_join(c->arena, folder, name);
}

static int copy_file(const struct cloning *c, const char *path)
{
	struct str bytes;
	int code = file_read(&bytes, in(c, c->from, path), MOST_BYTES, c->arena, c->e);

	return code ? code : site_write(c->site, in(c, c->to, path), bytes, c->arena, c->e);
}

/* An object never changes: what is there is not read again. */
static int copy_object(const struct cloning *c, const char *path)
{
	if (!file_exists(in(c, c->site->to, in(c, c->to, path))))
		return copy_file(c, path);
	c->site->kept++;
	return 0;
}

static int list(struct str **names, size_t *n, const struct cloning *c, const char *folder)
{
	const char *path = in(c, c->from, folder);

	*n = 0;
	return file_exists(path) ? folder_list(names, n, path, c->arena, c->e) : 0;
}

/* Packs and loose objects; packs: their list, as objects/info/packs has it. */
static int copy_objects(const struct cloning *c, const char *folder, struct buf *packs)
{
	struct str *names;
	size_t n;
	const char *to = in(c, c->site->to, in(c, c->to, folder));
	int code = list(&names, &n, c, folder);

	if (!code && n)
		code = folder_make(to, 0755, c->e);
	for (size_t i = 0; !code && i < n; i++) {
		const struct str name = names[i];
		const char *path = in(c, folder, str_cstr(c->arena, name));

		if (str_ends(name, STR(".pack")))
			buf_addf(packs, "P %.*s\n", STR_ARG(name));
		if (str_ends(name, STR(".pack")) || str_ends(name, STR(".idx")) || name.n == 38)
			code = copy_object(c, path);
	}
	return code;
}

/* Packs that git has packed anew. */
static int remove_old(const struct cloning *c)
{
	const char *folder = in(c, c->site->to, in(c, c->to, "objects/pack"));
	struct str *names;
	size_t n = 0;
	int code = file_exists(folder) ? folder_list(&names, &n, folder, c->arena, c->e) : 0;

	for (size_t i = 0; !code && i < n; i++) {
		const char *name = str_cstr(c->arena, names[i]);

		if (!file_exists(in(c, c->from, in(c, "objects/pack", name))))
			code = file_remove(in(c, folder, name), c->e);
	}
	return code;
}

static int copy_all_objects(const struct cloning *c)
{
	struct str *names;
	size_t n;
	struct buf packs = buf_new(c->arena);
	int code = list(&names, &n, c, "objects");

	for (size_t i = 0; !code && i < n; i++)
		if (names[i].n == 2 || str_eq_c(names[i], "pack"))
			code = copy_objects(c, in(c, "objects", str_cstr(c->arena, names[i])), &packs);
	if (!code)
		code = folder_make(in(c, c->site->to, in(c, c->to, "objects/info")), 0755, c->e);
	buf_add_char(&packs, '\n');
	if (!code)
		code = site_write(c->site, in(c, c->to, "objects/info/packs"), buf_str(&packs), c->arena, c->e);
	return code ? code : remove_old(c);
}

/* ---- names ------------------------------------------------------------------------------------ */

static void add_ref(struct buf *refs, struct str hex, struct str name, const char *behind)
{
	if (hex.n == 40)
		buf_addf(refs, "%.*s\t%.*s%s\n", STR_ARG(hex), STR_ARG(name), behind);
}

static int add_loose(const struct cloning *c, struct buf *refs, const char *name)
{
	struct str text;
	int code = file_read(&text, in(c, c->from, name), 4096, c->arena, c->e);

	if (!code)
		add_ref(refs, str_trim(text), str_c(name), "");
	return code;
}

static int add_loose_tags(const struct cloning *c, struct buf *refs)
{
	struct str *names;
	size_t n;
	int code = list(&names, &n, c, "refs/tags/turn");

	for (size_t i = 0; !code && i < n; i++)
		code = add_loose(c, refs, in(c, "refs/tags/turn", str_cstr(c->arena, names[i])));
	return code;
}

/* "HEX refs/tags/turn/1", and below it "^HEX" of the commit where the tag is an object. A loose one counts before it. */
static int add_packed(const struct cloning *c, struct buf *refs)
{
	const char *path = in(c, c->from, "packed-refs");
	struct str text, line, hex, name = STR_NONE;
	int code = file_exists(path) ? file_read(&text, path, MOST_BYTES, c->arena, c->e) : ERR_NOT_FOUND;

	while (!code && str_line(&text, &line)) {
		if (line.n && line.p[0] == '^') {
			add_ref(refs, str_sub(line, 1, line.n), name, "^{}");
			continue;
		}
		name = line;
		if (!str_cut(&name, ' ', &hex) || file_exists(in(c, c->from, str_cstr(c->arena, name))))
			name = STR_NONE;
		if (name.n)
			add_ref(refs, hex, name, "");
	}
	return code == ERR_NOT_FOUND ? 0 : code;
}

static int copy_names(const struct cloning *c)
{
	struct buf refs = buf_new(c->arena);
	int code = add_loose(c, &refs, "refs/heads/main");

	if (!code)
		code = add_packed(c, &refs);
	if (!code)
		code = add_loose_tags(c, &refs);
	if (!code)
		code = folder_make(in(c, c->site->to, in(c, c->to, "info")), 0755, c->e);
	if (!code)
		code = site_write(c->site, in(c, c->to, "info/refs"), buf_str(&refs), c->arena, c->e);
	return code ? code : copy_file(c, "HEAD");
}

int site_clone(struct site *w, const struct live *l, struct arena *a, struct err *e)
{
	const struct cloning c = { w, path_join(a, live_folder(l->root->place, l->name), "public.git"),
				   arena_printf(a, "%.*s/public.git", STR_ARG(l->name)), a, e };
	int code = file_exists(in(&c, c.from, "refs/heads/main")) ? 0 : ERR_NOT_FOUND;

	if (code)
		return 0; /* nothing is public yet */
	code = copy_all_objects(&c);
	return code ? code : copy_names(&c);
}
