/*
 * words: which words a commit was written in, and what two commits say when their
 * words are left out. Another version of pbp, or a host's own templates, say the
 * same in another way: `pbp verify` names that, and does not call it a fraud.
 */
#include "disk/words.h"
#include "base/file.h"

static const char reader[] =
#include "reader.inc"
	;

struct str words_reader(void)
{
	return str_c(reader);
}

/* A file that is not there says nothing; one that cannot be read is no reason to write other words. */
static int add_file(struct buf *b, const char *path, struct arena *a, struct err *e)
{
	struct str text;
	int code = file_read(&text, path, 1 << 20, a, e);
	if (code)
		return code == ERR_NOT_FOUND ? 0 : code;
	buf_addf(b, "%zu ", text.n);
	buf_add(b, text);
	return 0;
}

static int add_folder(struct buf *b, const char *folder, struct arena *a, struct err *e)
{
	struct str *names;
	size_t n = 0;
	int code = folder_list(&names, &n, folder, a, e);
	if (code)
		return code == ERR_NOT_FOUND ? 0 : code;
	for (size_t i = 0; !code && i < n; i++)
		code = add_file(b, path_join(a, folder, str_cstr(a, names[i])), a, e);
	return code;
}

/* Everything that goes into what a commit says: phrases, and templates of the report that is committed. */
static int read_all(struct buf *b, const struct live *l, struct arena *a, struct err *e)
{
	const char *data = l->root->place->data;
	int code = add_file(b, path_join(a, data, "games/core/phrases"), a, e);
	if (!code)
		code = add_file(b, arena_printf(a, "%s/games/%s/phrases", data, l->game->rules->name), a, e);
	if (!code)
		code = add_folder(b, path_join(a, data, "templates/markdown"), a, e);
	if (!code)
		code = add_folder(b, arena_printf(a, "%s/.pbp/templates/markdown", l->root->place->root), a, e);
	if (!code)
		code = add_folder(b, arena_printf(a, "%s/games/%s/templates/markdown", data, l->game->rules->name), a,
				  e);
	if (!code && l->name.n)
		code = add_folder(b, path_join(a, live_folder(l->root->place, l->name), "templates/markdown"), a, e);
	return code;
}

int words_learn(struct str *out, struct live *l, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct buf b = buf_new(&a);
	int code = read_all(&b, l, &a, e);
	if (!code) {
		const struct hash h = hash_of(buf_str(&b));
		*out = str_printf(&l->arena, "pbp %s, words %.*s", PBP_VERSION, STR_ARG(hash_hex_short(&a, &h)));
	}
	arena_release(&a);
	return code;
}

struct str words_of(const struct commit *c)
{
	struct str value = STR("an unknown pbp");
	commit_trailer(c, STR("Written-By"), &value);
	return value;
}

/* ---- what is left without the words ----------------------------------------------------------- */

static struct str bare_event(struct str line)
{
	return str_sub(line, 0, str_find(line, STR(" order=\"")));
}

/* "3 accepted: move 2 ..." and "  ! rule: why" without what comes behind; what the player wrote stays. */
static struct str bare_order(struct str line)
{
	const size_t colon = str_find_char(line, ':');
	return str_starts(line, STR("  >")) || str_starts(line, STR("mail ")) ? line : str_sub(line, 0, colon);
}

static const struct {
	const char *prefix;
	struct str (*bare)(struct str line); /* NULL: it is words and nothing else */
} worded[] = {
	{ "events", bare_event },
	{ "orders/", bare_order },
	{ "report.md", NULL },
};

bool words_only(struct str path, struct str a, struct str b)
{
	struct str x, y;
	size_t k = 0;
	while (k < sizeof worded / sizeof *worded && !str_starts(path, str_c(worded[k].prefix)))
		k++;
	if (k == sizeof worded / sizeof *worded)
		return false;
	while (worded[k].bare && str_line(&a, &x)) {
		if (!str_line(&b, &y) || !str_eq(worded[k].bare(x), worded[k].bare(y)))
			return false;
	}
	return !worded[k].bare || !b.n;
}

static struct str trailers_of(struct str message)
{
	size_t at = message.n;
	while (at > 0 && !str_starts(str_sub(message, at, message.n), STR("\nStep: ")))
		at--;
	return str_sub(message, at, message.n);
}

bool words_only_message(struct str a, struct str b)
{
	return str_eq(trailers_of(a), trailers_of(b));
}
