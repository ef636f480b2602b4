/*
 * paste: files for a forum that no program can post to: ROOT/GAME/forums/NAME.paste/005-1.bbcode, its first line the
 * title. A file has the name of its part, so writing it twice is writing it once.
 */
#include "base/file.h"
#include "post/post.h"

static char *file_of(const struct forum *f, const struct part *p)
{
	const char *ending = str_eq_c(f->format, "markdown") ? "md" : str_eq_c(f->format, "text") ? "txt" : "bbcode";

	return arena_printf(f->arena, "%s/%.*s.paste/%.*s-%d.%s", f->folder, STR_ARG(f->name), STR_ARG(p->unit),
			    p->number, ending);
}

static int put(struct str *id, struct forum *f, const struct part *p, struct err *e)
{
	const char *path = file_of(f, p);
	int code = folder_make(arena_printf(f->arena, "%s/%.*s.paste", f->folder, STR_ARG(f->name)), 0700, e);

	if (!code)
		code = file_write(path, str_printf(f->arena, "%.*s\n\n%.*s", STR_ARG(p->title), STR_ARG(p->body)), 0600,
				  e);
	*id = str_c(path);
	return code;
}

static int find(struct str *id, struct forum *f, const struct part *p, struct err *e)
{
	const char *path = file_of(f, p);

	(void)e;
	*id = file_exists(path) ? str_c(path) : STR_NONE;
	return 0;
}

/* The shortest of what phpBB, MyBB and XenForo take by default (docs/forums.md). */
const struct driver driver_paste = { "paste", "bbcode", { 0, 10000, 0, 80, 0 }, "", put, find, NULL };
