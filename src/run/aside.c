/*
 * aside: see aside.h. Why a mail lies in the quarantine is not written down: it
 * is found out again from the mail, and so stays true when games come and go.
 */
#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

#include "run/aside.h"
#include "mail/limits.h"
#include "report/report.h"

bool aside_is_deadly(const struct spool_entry *entry)
{
	return entry->tries > 0;
}

static int count_one(void *context, const struct spool_entry *entry, struct err *e)
{
	(void)entry;
	(void)e;
	++*(size_t *)context;
	return 0;
}

size_t aside_count(const struct root *r)
{
	struct arena a = ARENA_INIT;
	struct spool s = { .drop = { .folder = arena_printf(&a, "%s/.pbp/quarantine", r->path) } };
	size_t n = 0;
	spool_each(&s, count_one, &n, NULL);
	arena_release(&a);
	return n;
}

/* What can be read of it at once: of one that is too large the beginning. */
static int read_head(struct str *out, const char *path, struct arena *a, struct err *e)
{
	char *bytes = arena_alloc(a, MAIL_KEEP_OF_OVERSIZED, 1);
	const int fd = open(path, O_RDONLY | O_CLOEXEC);
	const ssize_t n = fd < 0 ? -1 : read(fd, bytes, MAIL_KEEP_OF_OVERSIZED);
	const int code = n < 0 ? err_sys(e, errno, "reading %s", path) : 0;
	if (fd >= 0)
		close(fd);
	*out = (struct str){ bytes, n > 0 ? (size_t)n : 0 };
	return code;
}

static int read_header(struct aside *m, const struct route *r, struct str raw, struct arena *a, struct err *e)
{
	struct message header;
	uint32_t game;
	message_read(&header, route_header(raw), m->entry.null_sender, &r->root->site, a);
	m->from = escape_short(header.from, a);
	m->subject = escape_short(header.subject, a);
	const int code = route_mail(&game, r, &header, &m->entry.hash, e);
	m->game = game ? r->games[game - 1] : STR_NONE;
	return code;
}

static const char *why(const struct aside *m)
{
	if (m->deadly)
		return "two runs ended while they were reading it";
	if (m->entry.state != ITEM_WHOLE)
		return m->entry.state == ITEM_CUT_OFF ? "it is cut off in the middle" : "it is too large";
	if (m->hopeless)
		return "its bytes are not those that came in";
	return m->game.n ? "more came of its sender, or of strangers, than is read"
			 : "it names no game that exists here";
}

static int read_mail(struct aside *m, const struct route *r, const struct spool *s, struct arena *a, struct err *e)
{
	struct str raw;
	int code = m->entry.state == ITEM_WHOLE ? spool_read(&raw, s, &m->entry, a, e) : ERR_LIMIT;
	m->hopeless = code == ERR_LIMIT || code == ERR_DAMAGED;
	if (m->hopeless)
		code = read_head(&raw, spool_path(s, &m->entry, a), a, e);
	return code ? code : read_header(m, r, raw, a, e);
}

int aside_look(struct aside *m, const struct route *r, const struct spool *s, struct arena *a, struct err *e)
{
	const int code = m->deadly ? 0 : read_mail(m, r, s, a, e);
	m->id = str_sub(hash_hex(a, &m->entry.hash), 0, ASIDE_ID);
	m->why = why(m);
	return code;
}

struct str aside_letter(const struct aside *m, const struct plays *in, size_t n, const char *path, struct arena *a)
{
	struct buf b = buf_new(a);
	const char *which = m->game.n ? ""
			    : n == 1  ? arena_printf(a, " --game %.*s", STR_ARG(in[0].game))
				      : " --game NAME";
	buf_addf(&b, "A mail was put aside because %s.\n\n", m->why);
	if (m->from.n)
		buf_addf(&b, "    from     %.*s\n", STR_ARG(m->from));
	if (m->subject.n)
		buf_addf(&b, "    subject  %.*s\n", STR_ARG(m->subject));
	if (n)
		buf_addf(&b, "    plays    %.*s\n", STR_ARG(plays_words(in, n, a)));
	if (m->hopeless)
		buf_addf(&b, "\nIt cannot be let in: ask its sender to send it again. To throw it away:\n\n");
	else
		buf_addf(&b, "\nTo let it in%s, or to throw it away:\n\n    pbp quarantine release %.*s%s\n",
			 m->game.n ? "" : ", to a game that you name", STR_ARG(m->id), which);
	buf_addf(&b, "    pbp quarantine discard %.*s\n\nIt is kept as\n%s\n", STR_ARG(m->id), path);
	return buf_str(&b);
}
