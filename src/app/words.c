/*
 * words: which words a commit was written in, and what two commits say when their
 * words are left out. Another version of pbp, or a host's own templates, say the
 * same in another way: `pbp verify` names that, and does not call it a fraud.
 */
#include "app/words.h"
#include "base/file.h"

/* A file that is not there says nothing. */
static void add_file(struct buf *b, const char *path, struct arena *a)
{
	struct str text;
	if (file_read(&text, path, 1 << 20, a, NULL))
		return;
	buf_addf(b, "%zu ", text.n);
	buf_add(b, text);
}

static void add_folder(struct buf *b, const char *folder, struct arena *a)
{
	struct str *names;
	size_t n = 0;
	if (folder_list(&names, &n, folder, a, NULL))
		return;
	for (size_t i = 0; i < n; i++)
		add_file(b, path_join(a, folder, str_cstr(a, names[i])), a);
}

/* Everything that goes into what a commit says: phrases, and templates of the report that is committed. */
struct str words_here(struct live *l)
{
	struct arena a = ARENA_INIT;
	const char *data = l->app->data;
	if (l->words.n)
		return l->words;
	struct buf b = buf_new(&a);
	add_file(&b, path_join(&a, data, "games/core/phrases"), &a);
	add_file(&b, arena_printf(&a, "%s/games/%s/phrases", data, l->game->rules->name), &a);
	add_folder(&b, path_join(&a, data, "templates/markdown"), &a);
	add_folder(&b, arena_printf(&a, "%s/.pbp/templates/markdown", l->app->root), &a);
	const struct hash h = hash_of(buf_str(&b));
	l->words = str_printf(&l->arena, "pbp %s, words %.*s", PBP_VERSION, STR_ARG(hash_hex_short(&a, &h)));
	arena_release(&a);
	return l->words;
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
