/*
 * bundle: see bundle.h. A head of lines, one for each ref, a blank line, a pack: libgit2 makes and reads that.
 */
#include "store/bundle.h"

#include <git2.h>
#include <stdlib.h>

#include "base/buf.h"
#include "base/file.h"
#include "store/gitlib.h"

#define SIGNATURE "# v2 git bundle\n"

static int failed(struct err *e, int code, const char *what)
{
	return gitlib_error(e, code, what);
}

/* ---- writing ---- */

struct writing {
	git_repository *from;
	git_packbuilder *pack;
	git_revwalk *walk;
	struct buf head;
};

/* A tag of ours names a commit; one that somebody annotated is an object of its own. */
static int add_ref(struct writing *w, const char *name)
{
	char hex[GIT_OID_HEXSZ + 1];
	git_oid id;
	int r = git_reference_name_to_id(&id, w->from, name);
	if (r < 0)
		return r;
	git_oid_tostr(hex, sizeof hex, &id);
	buf_addf(&w->head, "%s %s\n", hex, name);
	r = git_packbuilder_insert_recur(w->pack, &id, NULL);
	return r < 0 ? r : git_revwalk_push_ref(w->walk, name);
}

static int by_name(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

static int add_refs(struct writing *w)
{
	git_strarray names = { NULL, 0 };
	int r = git_reference_list(&names, w->from);
	if (r < 0)
		return r;
	qsort(names.strings, names.count, sizeof *names.strings, by_name);
	r = add_ref(w, "HEAD"); /* what a clone checks out */
	for (size_t i = 0; r >= 0 && i < names.count; i++)
		if (!strcmp(names.strings[i], "refs/heads/main") || !strncmp(names.strings[i], "refs/tags/", 10))
			r = add_ref(w, names.strings[i]);
	git_strarray_dispose(&names);
	return r < 0 ? r : git_packbuilder_insert_walk(w->pack, w->walk);
}

static int fill(struct writing *w, const char *repository)
{
	int r = git_repository_open_bare(&w->from, repository);
	if (r >= 0)
		r = git_packbuilder_new(&w->pack, w->from);
	if (r >= 0)
		r = git_revwalk_new(&w->walk, w->from);
	if (r < 0)
		return r;
	git_packbuilder_set_threads(w->pack, 1); /* more find other deltas every time */
	git_revwalk_sorting(w->walk, GIT_SORT_TOPOLOGICAL | GIT_SORT_TIME);
	return add_refs(w);
}

int bundle_write(const char *file, const char *repository, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct writing w = { .head = buf_new(&a) };
	git_buf pack = GIT_BUF_INIT;
	int code = gitlib_use(e);
	buf_add_c(&w.head, SIGNATURE);
	if (!code && (fill(&w, repository) < 0 || git_packbuilder_write_buf(&pack, w.pack) < 0))
		code = failed(e, ERR_DAMAGED, repository);
	if (!code) {
		buf_add_char(&w.head, '\n');
		buf_add(&w.head, (struct str){ pack.ptr, pack.size });
		code = file_write(file, buf_str(&w.head), 0644, e);
	}
	git_buf_dispose(&pack);
	git_revwalk_free(w.walk);
	git_packbuilder_free(w.pack);
	git_repository_free(w.from);
	arena_release(&a);
	return code;
}

/* ---- reading ---- */

bool bundle_is(const char *file)
{
	struct arena a = ARENA_INIT;
	struct str first;
	const bool is = !file_read_first(&first, file, sizeof SIGNATURE - 1, &a, NULL) && str_eq(first, STR(SIGNATURE));
	arena_release(&a);
	return is;
}

static int read_pack(git_repository *to, struct str pack)
{
	git_indexer_progress progress;
	git_odb_writepack *writer = NULL;
	git_odb *odb = NULL;
	int r = git_repository_odb(&odb, to);
	if (r >= 0)
		r = git_odb_write_pack(&writer, odb, NULL, NULL);
	if (r >= 0)
		r = writer->append(writer, pack.p, pack.n, &progress);
	if (r >= 0)
		r = writer->commit(writer, &progress);
	if (writer)
		writer->free(writer);
	git_odb_free(odb);
	return r;
}

static bool is_ours(struct str name)
{
	return str_eq_c(name, "refs/heads/main") || str_starts(name, STR("refs/tags/"));
}

static int read_ref(git_repository *to, struct str line, struct arena *a)
{
	git_reference *ref = NULL;
	struct str hex;
	git_oid id;
	int r = -1;
	if (!str_cut(&line, ' ', &hex) || str_eq_c(line, "HEAD"))
		return 0;
	if (hex.n == GIT_OID_HEXSZ && is_ours(line) && !git_oid_fromstrn(&id, hex.p, hex.n))
		r = git_reference_create(&ref, to, str_cstr(a, line), &id, 1, NULL);
	git_reference_free(ref);
	return r;
}

static int read_all(git_repository *to, struct str text, struct arena *a)
{
	struct str head = text, line;
	int r = 0;
	str_line(&head, &line); /* the signature */
	const struct str refs = head;
	do {
		if (!str_line(&head, &line))
			return -1;
	} while (line.n);
	r = read_pack(to, head);
	for (head = refs; r >= 0 && str_line(&head, &line) && line.n;)
		r = read_ref(to, line, a);
	return r >= 0 ? git_repository_set_head(to, "refs/heads/main") : r;
}

int bundle_read(const char *repository, const char *file, struct err *e)
{
	struct arena a = ARENA_INIT;
	git_repository *to = NULL;
	struct str text;
	int code = gitlib_use(e);
	if (!code)
		code = file_read(&text, file, 0, &a, e);
	if (!code && git_repository_init(&to, repository, 1) < 0)
		code = failed(e, ERR_FAILED, repository);
	if (!code && read_all(to, text, &a) < 0)
		code = failed(e, ERR_DAMAGED, file);
	git_repository_free(to);
	arena_release(&a);
	return code;
}
