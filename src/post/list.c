/*
 * list: a mailing list: letters into the outbox of the root, which `pbp process` hands to the mail system with all others.
 *
 * A letter that lies in the outbox may be gone to everybody a moment later, so that its absence says nothing. It is
 * written beside (NAME.mail/ID), then a mark that it is whole (NAME.mail/ID.whole), then moved: whoever finds the mark and
 * no letter knows that it was moved.
 */
#include <errno.h>
#include <stdio.h>

#include "base/file.h"
#include "mail/compose.h"
#include "post/post.h"

struct place {
	struct str id; /* of the letter */
	char *folder, *letter, *whole, *outbox, *to;
};

static struct letter letter_of(const struct forum *f, const struct part *p)
{
	struct str subject = p->of == 1 ? p->title
					: str_printf(f->arena, "%.*s (%d of %d)", STR_ARG(p->title), p->number, p->of);

	return (struct letter){
		.from = f->from,
		.from_name = f->game,
		.to = f->to,
		.subject = str_printf(f->arena, "%.*s [pbp:%.*s]", STR_ARG(subject), STR_ARG(f->game)),
		.text = p->body,
		.in_reply_to = p->thread,
		.references = p->thread,
		.about = hash_of(p->mark),
		.kind = STR("post"),
		.date = f->now,
	};
}

static struct place place_of(const struct forum *f, const struct part *p)
{
	const struct letter l = letter_of(f, p);
	struct place at = { .id = letter_id(&l, f->arena) };
	const struct str name = str_sub(at.id, 1, at.id.n - 1);

	at.folder = arena_printf(f->arena, "%s/%.*s.mail", f->folder, STR_ARG(f->name));
	at.letter = arena_printf(f->arena, "%s/%.*s", at.folder, STR_ARG(name));
	at.whole = arena_printf(f->arena, "%s.whole", at.letter);
	at.outbox = arena_printf(f->arena, "%s/.pbp/outbox/new", f->root);
	at.to = arena_printf(f->arena, "%s/%.*s", at.outbox, STR_ARG(name));
	return at;
}

static int write_letter(const struct place *at, struct forum *f, const struct part *p, struct err *e)
{
	const struct letter plain = letter_of(f, p), l = letter_marked(&plain, f->arena);
	struct str text;
	int code = letter_write(&text, &l, f->arena, e);

	if (!code)
		code = folder_make(at->folder, 0700, e);
	if (!code)
		code = file_write(at->letter, text, 0600, e);
	return code ? code : file_write(at->whole, STR_NONE, 0600, e);
}

static int put(struct str *id, struct forum *f, const struct part *p, struct err *e)
{
	const struct place at = place_of(f, p);
	int code = folder_make(at.outbox, 0700, e);

	if (!code && !file_exists(at.whole))
		code = write_letter(&at, f, p, e);
	if (!code && rename(at.letter, at.to))
		code = err_sys(e, errno, "putting %s into the outbox", at.letter);
	if (!code)
		code = folder_sync(at.outbox, e);
	*id = at.id;
	return code;
}

static int find(struct str *id, struct forum *f, const struct part *p, struct err *e)
{
	const struct place at = place_of(f, p);

	(void)e;
	*id = file_exists(at.whole) && !file_exists(at.letter) ? at.id : STR_NONE;
	return 0;
}

const struct driver driver_mail = { "mail", "text", { 0, 100000, 0, 120, 0 }, "from to", put, find, NULL };
