/*
 * outbox: a Maildir of letters.
 */
#include "mail/outbox.h"

#include "base/file.h"

int outbox_open(struct outbox *out, const char *folder, struct arena *a, struct err *e)
{
	int code = folder_make(path_join(a, folder, "cur"), 0700, e);

	out->folder = str_cstr(a, str_c(folder));
	if (code)
		return code;
	return drop_open(&out->drop, path_join(a, folder, "new"), path_join(a, folder, "tmp"), a, e);
}

/* The Message-ID without its brackets, which is made of [a-z0-9.-] and our own domain. */
static char *file_name(const struct letter *l, struct arena *a)
{
	struct str id = letter_id(l, a);
	char *name = arena_strndup(a, id.p + 1, id.n - 2);

	for (char *p = name; *p; p++)
		if (*p == '/' || *p == ':')
			*p = '-';
	return name;
}

int outbox_add(struct outbox *o, const struct letter *l, struct err *e)
{
	struct arena a = ARENA_INIT;
	const struct letter marked = letter_marked(l, &a);
	struct str text;
	int code = letter_write(&text, &marked, &a, e);

	if (!code)
		code = drop_add(&o->drop, file_name(l, &a), STR_NONE, text, e);
	arena_release(&a);
	return code;
}

int outbox_flush(struct outbox *o, struct err *e)
{
	return drop_flush(&o->drop, e);
}

void outbox_close(struct outbox *o)
{
	drop_close(&o->drop);
}
