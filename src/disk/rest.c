/*
 * rest: see rest.h. The file: a mark of the form, then the records as they lie in
 * memory, by name. A record is kept only where all its files changed before
 * the run began: what changes after it was taken then bears another time,
 * however coarse the clock of the file system is.
 */
#include <sys/stat.h>

#include "base/file.h"
#include "disk/idle.h"
#include "disk/rest.h"

enum { NAME_ROOM = 32, LIMIT = 64 << 20 };

struct stamp {
	uint64_t file;
	int64_t changed; /* in ns */
};

/* A game's folder changes where one of its files comes, goes or is put in another's place; its lock, where somebody
 * writes into the game at all. */
enum { FOLDER, LOCK, WATCHED };
static const char *const watched[WATCHED] = { "", "lock" };

struct rest_record {
	char name[NAME_ROOM]; /* padded with NUL */
	when bell;            /* WHEN_NEVER: none; WHEN_NONE: not known */
	struct stamp at[WATCHED];
	int64_t keys; /* has some (desk.h) */
};

static const char form[16] = "pbp rest 1\n";

static int64_t changed_at(const struct stat *st)
{
	return (int64_t)st->st_ctim.tv_sec * 1000000000 + st->st_ctim.tv_nsec;
}

static int by_name(const void *a, const void *b)
{
	return memcmp(((const struct rest_record *)a)->name, ((const struct rest_record *)b)->name, NAME_ROOM);
}

static struct str inside(const struct rest *t, struct str name, const char *file, struct arena *a)
{
	return str_printf(a, "%s/%.*s/%s", t->root->path, STR_ARG(name), file);
}

/* What the file system says of a game now; false where something is missing or somebody died over it: such a record
 * is never kept. */
static bool look(struct rest_record *out, const struct rest *t, struct str name, struct arena *a)
{
	struct stat st;
	*out = (struct rest_record){ .bell = WHEN_NONE };
	if (!game_name_is_lawful(name))
		return false;
	memcpy(out->name, name.p, name.n < NAME_ROOM ? name.n : NAME_ROOM);
	for (size_t i = 0; i < WATCHED; i++) {
		const bool there = !stat(inside(t, name, watched[i], a).p, &st);
		out->at[i] = (struct stamp){ st.st_ino, there ? changed_at(&st) : INT64_MAX };
		if (!there || (i == LOCK && st.st_size))
			return false;
	}
	return true;
}

static const struct rest_record *find(const struct rest_record *in, size_t n, const struct rest_record *like)
{
	return n ? bsearch(like, in, n, sizeof *in, by_name) : NULL;
}

static void read_kept(struct rest *t, struct arena *a)
{
	struct str text;
	if (file_read(&text, t->path, LIMIT, a, NULL) || text.n < sizeof form || memcmp(text.p, form, sizeof form) ||
	    (text.n - sizeof form) % sizeof *t->kept)
		return;
	t->nkept = (text.n - sizeof form) / sizeof *t->kept;
	t->kept = ARENA_ARRAY(a, struct rest_record, t->nkept + 1);
	memcpy(t->kept, text.p + sizeof form, text.n - sizeof form);
}

/* Whether the folder is, or was at the last look, a game or something like one. */
static bool look_at(struct rest_record *g, const struct rest *t, struct str name, struct arena *a)
{
	const bool whole = look(g, t, name, a);
	const struct rest_record *kept = whole ? find(t->kept, t->nkept, g) : NULL;
	const bool same = kept && !memcmp(kept->at, g->at, sizeof g->at);
	g->bell = same ? kept->bell : WHEN_NONE;
	g->keys = same ? kept->keys : file_exists(inside(t, name, "keys", a).p);
	return whole || g->keys;
}

void rest_open(struct rest *out, const struct root *r, const char *beside)
{
	struct arena *a = r->place->run, one = ARENA_INIT;
	struct stat st;
	struct str *names;
	size_t n;
	*out = (struct rest){ .root = r, .path = path_join(a, r->path, ".pbp/rest") };
	if (!stat(beside, &st))
		out->since = changed_at(&st);
	read_kept(out, a);
	if (folder_list(&names, &n, r->path, a, NULL))
		return;
	out->games = ARENA_ARRAY(a, struct rest_record, n + 1);
	for (size_t i = 0; i < n; i++) {
		out->ngames += look_at(&out->games[out->ngames], out, names[i], &one);
		arena_reset(&one);
	}
	arena_release(&one);
}

bool rest_any_keys(const struct rest *t)
{
	bool any = false;
	for (size_t i = 0; i < t->ngames; i++)
		any |= t->games[i].keys;
	return any;
}

static const struct rest_record *found(const struct rest *t, struct str name)
{
	struct rest_record like = { .bell = WHEN_NONE };
	memcpy(like.name, name.p, name.n < NAME_ROOM ? name.n : NAME_ROOM);
	return find(t->games, t->ngames, &like);
}

int rest_games(struct str **names, size_t *n, const struct rest *t, struct err *e)
{
	struct arena *a = t->root->place->run;
	size_t all = 0;
	*n = 0;
	int code = folder_list(names, &all, t->root->path, a, e);
	for (size_t i = 0; !code && i < all; i++) {
		const struct str name = (*names)[i];
		const struct rest_record *g = game_name_is_lawful(name) ? found(t, name) : NULL;
		if ((g && g->bell != WHEN_NONE) || root_has(t->root, name))
			(*names)[(*n)++] = name;
	}
	return code == ERR_NOT_FOUND ? 0 : code;
}

/* What a run that died in the game's inbox has left; false: it cannot be looked at. */
static bool sweep(const struct rest *t, struct str name)
{
	struct arena a = ARENA_INIT;
	const bool swept = !drop_sweep(inside(t, name, "inbox/tmp", &a).p, &a, NULL);
	arena_release(&a);
	return swept;
}

static bool is_settled(const struct rest *t, const struct rest_record *g)
{
	bool settled = true;
	for (size_t i = 0; i < WATCHED; i++)
		settled &= g->at[i].changed < t->since;
	return settled;
}

bool rest_until(struct rest *t, struct str name, when now)
{
	const struct rest_record *g = found(t, name);
	if (!g)
		return false;
	struct rest_record r = *g;
	if (r.bell == WHEN_NONE && (!sweep(t, name) || !idle_next(t->root, name, &r.bell)))
		return false;
	if (is_settled(t, &r))
		VEC_PUSH(&t->found, t->root->place->run, r);
	return r.bell > now;
}

void rest_keep(struct rest *t)
{
	const size_t bytes = t->found.n * sizeof *t->found.at;
	if (bytes) /* the one over which a run died came last */
		qsort(t->found.at, t->found.n, sizeof *t->found.at, by_name);
	if (t->found.n == t->nkept && (!bytes || !memcmp(t->found.at, t->kept, bytes)))
		return;
	struct buf b = buf_new(t->root->place->run);
	buf_add(&b, (struct str){ form, sizeof form });
	if (bytes)
		buf_add(&b, (struct str){ (const char *)t->found.at, bytes });
	file_keep(t->path, buf_str(&b), 0600, NULL);
}
