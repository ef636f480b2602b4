/*
 * tags: reads packed-refs (git-pack-refs(1): a head line, then "ID NAME" sorted
 * by name, each perhaps followed by "^ID", the commit an annotated tag names),
 * and writes it anew under git's own lock, which is named so when it is whole.
 */
#include "store/tags.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

#include "base/file.h"

#define HEAD "# pack-refs with: peeled fully-peeled sorted \n"

struct ref {
	struct str name, lines; /* lines: as they stand in the file */
	size_t ordinal;         /* of two with one name the later stands */
};
struct refs {
	VEC(struct ref) list;
};

static void read_refs(struct refs *out, struct str text, struct arena *a)
{
	struct str line;
	while (str_cut(&text, '\n', &line)) {
		struct ref *last = out->list.n ? VEC_LAST(&out->list) : NULL;
		if (line.n == 0 || line.p[0] == '#')
			continue;
		if (line.p[0] == '^' && last)
			last->lines.n += line.n + 1;
		else
			VEC_PUSH(&out->list, a,
				 ((struct ref){
					 str_sub(line, OBJECT_HEX + 1, line.n), { line.p, line.n + 1 }, out->list.n }));
	}
}

static int ref_cmp(const void *va, const void *vb)
{
	const struct ref *a = va, *b = vb;
	int order = str_cmp(a->name, b->name);
	return order ? order : (a->ordinal > b->ordinal) - (a->ordinal < b->ordinal);
}

static struct str write_refs(struct refs *refs, struct arena *a)
{
	struct buf out = buf_new(a);
	buf_add(&out, STR(HEAD));
	qsort(refs->list.at, refs->list.n, sizeof *refs->list.at, ref_cmp);
	for (size_t i = 0; i < refs->list.n; i++) {
		const struct ref *ref = &refs->list.at[i];
		if (i + 1 == refs->list.n || !str_eq(ref->name, ref[1].name))
			buf_add(&out, ref->lines);
	}
	return buf_str(&out);
}

static struct str line_of(const struct tag *tag, struct str name, struct arena *a)
{
	struct str commit = object_hex(a, &tag->commit);
	if (object_is_none(&tag->object))
		return str_printf(a, "%.*s %.*s\n", STR_ARG(commit), STR_ARG(name));
	return str_printf(a, "%.*s %.*s\n^%.*s\n", STR_ARG(object_hex(a, &tag->object)), STR_ARG(name),
			  STR_ARG(commit));
}

int tags_lock(const char *path, struct str text, struct sync *s, struct err *e)
{
	struct arena a = ARENA_INIT;
	const char *lock = arena_printf(&a, "%s.lock", path);
	int r = 0, fd = open(lock, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
	if (fd < 0 && errno == EEXIST)
		r = err_set(e, ERR_AGAIN,
			    "%s stands: a git command is at work, or was killed; "
			    "remove the file if none is",
			    lock);
	else if (fd < 0)
		r = err_sys(e, errno, "%s", lock);
	if (r == 0)
		r = file_write_all(fd, text, lock, e);
	if (fd >= 0 && close(fd) < 0 && r == 0)
		r = err_sys(e, errno, "%s", lock);
	if (r == 0)
		sync_add(s, lock);
	else if (fd >= 0)
		unlink(lock);
	arena_release(&a);
	return r;
}

int tags_prepare(const char *repository, const struct tag *tags, size_t n, struct sync *s, struct arena *a,
		 struct err *e)
{
	const char *path = path_join(a, repository, "packed-refs");
	struct refs refs = { 0 };
	struct str text = STR_NONE;
	int r = file_read(&text, path, 0, a, e);
	if (r < 0 && r != ERR_NOT_FOUND)
		return r;
	if (text.n > 0 && !str_ends(text, STR("\n")))
		return err_set(e, ERR_DAMAGED, "%s is cut off; restore it from a backup", path);
	read_refs(&refs, text, a);
	for (size_t i = 0; i < n; i++) {
		struct str name = str_printf(a, "refs/tags/%.*s", STR_ARG(tags[i].name));
		struct str line = line_of(&tags[i], name, a);
		VEC_PUSH(&refs.list, a, ((struct ref){ name, line, refs.list.n }));
	}
	return tags_lock(path, write_refs(&refs, a), s, e);
}

int tags_place(const char *repository, const struct tag *tags, size_t n, struct sync *s, struct err *e)
{
	struct arena a = ARENA_INIT;
	const char *path = path_join(&a, repository, "packed-refs");
	int r = 0;
	for (size_t i = 0; i < n; i++) /* a file of that name would hide what stands here */
		unlink(arena_printf(&a, "%s/refs/tags/%.*s", repository, STR_ARG(tags[i].name)));
	if (rename(arena_printf(&a, "%s.lock", path), path) < 0)
		r = err_sys(e, errno, "%s", path);
	else
		sync_add(s, repository);
	arena_release(&a);
	return r;
}
