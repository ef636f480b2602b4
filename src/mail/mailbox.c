/*
 * mailbox: one buffer that holds the mail in the making and a little beyond it;
 * what is too large for it is spilled while it streams by.
 */
#include "mail/mailbox.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <sodium.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/bug.h"
#include "base/file.h"
#include "mail/boxlock.h"
#include "mail/header.h"
#include "mail/limits.h"
#include "mail/mbox.h"

#define LOOK (2 * MBOX_FROM_MAX) /* bytes wanted behind the start of a line, to judge it */
#define READ_SIZE 65536
#define LOCK_WAIT_MS 30000

/* A mail that is too large, on its way to a file. */
struct spill {
	bool on;
	int fd;
	char *path;
	char *head; /* its first MAIL_KEEP_OF_OVERSIZED bytes */
	size_t nhead;
	uint64_t size;
	crypto_generichash_state hash;
};

struct mailbox {
	enum mailbox_format format;
	const char *spill_folder;
	char *name, *where;
	int fd;

	char *buf;
	size_t from, to, cap; /* unread bytes are buf[from..to) */
	bool ended;
	uint64_t read, done; /* bytes read from fd; bytes given out or known for separators */
	size_t nmails;
	struct spill spill;

	DIR *dir; /* of a Maildir: cur, then new */
	bool in_new;
	when file_time;
};

static const struct {
	const char *word;
	enum mailbox_format format;
} formats[] = {
	{ "auto", MAILBOX_AUTO },       { "mboxrd", MAILBOX_MBOXRD }, { "mbox", MAILBOX_MBOXRD },
	{ "mboxo", MAILBOX_MBOXO },     { "mboxcl", MAILBOX_MBOXCL }, { "mboxcl2", MAILBOX_MBOXCL2 },
	{ "maildir", MAILBOX_MAILDIR }, { "single", MAILBOX_SINGLE },
};

bool mailbox_format_parse(struct str word, enum mailbox_format *out)
{
	for (size_t i = 0; i < sizeof formats / sizeof *formats; i++)
		if (str_eq_nocase(word, str_c(formats[i].word))) {
			*out = formats[i].format;
			return true;
		}
	return false;
}

/* ---- memory that does not grow with the mailbox: malloc, not an arena ---- */

static void *checked(void *p)
{
	if (!p)
		out_of_memory(0);
	return p;
}

static char *text_of(const char *fmt, const char *a, const char *b, uint64_t n)
{
	char *out = NULL;
	int length = snprintf(NULL, 0, fmt, a, b, (unsigned long long)n);

	out = checked(malloc((size_t)length + 1));
	snprintf(out, (size_t)length + 1, fmt, a, b, (unsigned long long)n);
	return out;
}

static void make_room(struct mailbox *box)
{
	if (box->from > 0 && box->to + READ_SIZE > box->cap) {
		memmove(box->buf, box->buf + box->from, box->to - box->from);
		box->to -= box->from;
		box->from = 0;
	}
	if (box->to + READ_SIZE <= box->cap)
		return;
	box->cap = box->cap ? box->cap + box->cap / 2 + READ_SIZE : 4 * READ_SIZE;
	box->buf = checked(realloc(box->buf, box->cap));
}

/* Reads until n bytes are unread or the input ends. May move buf and from. */
static int ensure(struct mailbox *box, size_t n, struct err *e)
{
	while (!box->ended && box->to - box->from < n) {
		ssize_t got;

		make_room(box);
		got = read(box->fd, box->buf + box->to, box->cap - box->to);
		if (got < 0 && errno == EINTR)
			continue;
		if (got < 0)
			return err_sys(e, errno, "reading %s", box->name);
		box->ended = got == 0;
		box->to += (size_t)got;
		box->read += (uint64_t)got;
	}
	return 0;
}

static struct str unread(const struct mailbox *box, size_t from)
{
	return (struct str){ box->buf + box->from + from, box->to - box->from - from };
}

static void consume(struct mailbox *box, size_t n)
{
	box->from += n;
	box->done += n;
}

/* ---- spilling ---- */

static void spill_forget(struct spill *s)
{
	if (s->fd >= 0)
		close(s->fd);
	if (s->path)
		unlink(s->path);
	free(s->path);
	free(s->head);
	*s = (struct spill){ .fd = -1 };
}

static int spill_begin(struct mailbox *box, struct err *e)
{
	struct spill *s = &box->spill;

	s->on = true;
	s->head = checked(malloc(MAIL_KEEP_OF_OVERSIZED));
	crypto_generichash_init(&s->hash, NULL, 0, HASH_BYTES);
	if (!box->spill_folder)
		return 0;
	s->path = text_of("%s/%s%llu", box->spill_folder, "oversized-", (uint64_t)getpid());
	s->fd = open(s->path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0600);
	if (s->fd < 0)
		return err_sys(e, errno, "creating %s", s->path);
	flock(s->fd, LOCK_EX | LOCK_NB); /* tells drop_sweep that its writer lives */
	return 0;
}

static int spill_add(struct mailbox *box, struct str bytes, struct err *e)
{
	struct spill *s = &box->spill;
	struct str head = str_sub(bytes, 0, MAIL_KEEP_OF_OVERSIZED - s->nhead);

	memcpy(s->head + s->nhead, head.p, head.n);
	s->nhead += head.n;
	s->size += bytes.n;
	crypto_generichash_update(&s->hash, (const unsigned char *)bytes.p, bytes.n);
	return s->fd >= 0 ? file_write_all(s->fd, bytes, s->path, e) : 0;
}

/* ---- one mail of an mbox, or one alone ---- */

struct scan {
	size_t pos;      /* bytes of the mail looked at, counted from box->from */
	bool line_start; /* pos is at the start of a line */
	bool after_empty;
	bool first_whole; /* the bytes held begin at the start of a line */
	bool split;       /* a From_ line ends the mail */
	uint64_t past;    /* bytes already spilled */
	uint64_t size;    /* at the end: all of them, before quotes were undone */
	bool at_end;      /* of the mailbox */
};

static bool is_empty_line(struct str line)
{
	return str_eq(line, STR("\n")) || str_eq(line, STR("\r\n"));
}

static int spill_scanned(struct mailbox *box, struct scan *s, struct err *e)
{
	size_t n = s->pos;
	int code = box->spill.on ? 0 : spill_begin(box, e);

	if (code)
		return code;
	if (s->split)
		n = mbox_unquote(box->buf + box->from, n, box->format, s->first_whole);
	code = spill_add(box, (struct str){ box->buf + box->from, n }, e);
	s->past += s->pos;
	s->first_whole = s->line_start;
	consume(box, s->pos);
	s->pos = 0;
	return code;
}

/* Moves pos over the rest of its line, or over what is there of it. */
static void pass_line(const struct mailbox *box, struct scan *s)
{
	struct str rest = unread(box, s->pos);
	size_t end = str_find_char(rest, '\n');
	bool whole = end < rest.n;

	s->after_empty = s->line_start && whole && is_empty_line(str_sub(rest, 0, end + 1));
	s->pos += whole ? end + 1 : rest.n;
	s->line_start = whole;
}

/* Finds the end of the mail that begins at box->from. */
static int scan_mail(struct mailbox *box, struct scan *s, struct err *e)
{
	struct from_line ignored;
	int code;

	for (;;) {
		code = ensure(box, s->pos + LOOK, e);
		if (code)
			return code;
		s->at_end = box->from + s->pos == box->to;
		if (s->at_end || (s->split && s->line_start && s->after_empty &&
				  mbox_from_line(unread(box, s->pos), false, box->ended, &ignored)))
			break;
		pass_line(box, s);
		if (s->pos > MAIL_MAX_BYTES && (code = spill_scanned(box, s, e)))
			return code;
	}
	s->size = s->past + s->pos;
	return box->spill.on ? spill_scanned(box, s, e) : 0;
}

/* mboxcl2: the mail's length by Content-Length if a From_ line or the end stands there. */
static int length_by_content(struct mailbox *box, size_t *length, bool *short_of_it, struct err *e)
{
	struct from_line ignored;
	uint64_t body;
	struct str top, rest;
	int code = ensure(box, MAIL_MAX_HEADER, e);

	*length = 0;
	top = unread(box, 0);
	if (code || !mbox_content_length(str_sub(top, 0, header_length(top)), &body) || body > MAIL_MAX_BYTES)
		return code;
	body += header_length(top);
	code = ensure(box, (size_t)body + LOOK, e);
	if (code)
		return code;
	*short_of_it = box->to - box->from < body;
	if (*short_of_it)
		return 0;
	rest = unread(box, (size_t)body);
	for (struct str line; rest.n && is_empty_line(str_sub(rest, 0, str_find_char(rest, '\n') + 1));)
		str_line(&rest, &line);
	if (!rest.n || mbox_from_line(rest, false, box->ended, &ignored))
		*length = (size_t)(box->to - box->from - rest.n);
	return 0;
}

/* The empty line before the next From_ line belongs to the mailbox. */
static size_t separator_length(struct str mail)
{
	if (str_ends(mail, STR("\r\n\r\n")))
		return 2;
	return str_ends(mail, STR("\n\n")) || str_eq(mail, STR("\n")) ? 1 : 0;
}

static void give_spilled(struct mailbox *box, struct mail_item *out)
{
	out->raw = (struct str){ box->spill.head, box->spill.nhead };
	out->size = box->spill.size;
	out->state = ITEM_OVERSIZED;
	out->spilled = box->spill.path;
	crypto_generichash_final(&box->spill.hash, out->hash.b, HASH_BYTES);
}

static void give(struct mailbox *box, struct mail_item *out, size_t n, bool split)
{
	char *p = box->buf + box->from;
	size_t separator = split ? separator_length((struct str){ p, n }) : 0;
	size_t kept = split ? mbox_unquote(p, n - separator, box->format, true) : n;

	out->raw = (struct str){ p, kept };
	out->size = kept;
	out->hash = hash_of(out->raw);
	consume(box, n);
}

/*
 * Whether the last mail of an mbox is whole: its last line has its end, and, as between mails, an
 * empty line follows. The latter is not asked of a mailbox of one mail: mail servers that pipe one
 * mail with a From_ line leave it out.
 */
static bool is_cut_off(const struct mailbox *box, struct str mail)
{
	if (!str_ends(mail, STR("\n")))
		return true;
	return box->nmails > 1 && !separator_length(mail);
}

static int next_of_mbox(struct mailbox *box, struct mail_item *out, struct err *e)
{
	struct scan s = { .line_start = true, .first_whole = true, .split = true };
	struct from_line from = { .envelope = WHEN_NONE };
	bool short_of_it = false, cut;
	size_t length = 0;
	int code = ensure(box, LOOK, e);

	if (code || box->from == box->to)
		return code;
	box->nmails++;
	if (mbox_from_line(unread(box, 0), box->nmails == 1, box->ended, &from))
		consume(box, from.length);
	out->envelope = from.envelope;
	out->null_sender = from.null_sender;
	if (box->format == MAILBOX_MBOXCL2)
		code = length_by_content(box, &length, &short_of_it, e);
	if (!code && !length) {
		code = scan_mail(box, &s, e);
		length = s.pos;
	}
	if (code)
		return code;
	if (box->spill.on) {
		give_spilled(box, out);
		return 1;
	}
	cut = s.at_end && (short_of_it || is_cut_off(box, str_sub(unread(box, 0), 0, length)));
	out->state = cut ? ITEM_CUT_OFF : ITEM_WHOLE;
	give(box, out, length, true);
	return 1;
}

static int next_single(struct mailbox *box, struct mail_item *out, struct err *e)
{
	struct scan s = { .line_start = true, .first_whole = true };
	struct from_line from = { .envelope = box->file_time };
	int code = ensure(box, LOOK, e);

	if (!code && !box->nmails && mbox_from_line(unread(box, 0), true, box->ended, &from))
		consume(box, from.length);
	if (!code)
		code = scan_mail(box, &s, e);
	if (code || s.size == 0)
		return code;
	box->nmails += box->format == MAILBOX_SINGLE;
	out->envelope = from.envelope;
	out->null_sender = from.null_sender;
	if (box->spill.on)
		give_spilled(box, out);
	else
		give(box, out, s.pos, false);
	return 1;
}

/* ---- Maildir ---- */

static void rewind_on(struct mailbox *box, int fd)
{
	if (box->fd >= 0)
		close(box->fd);
	box->fd = fd;
	box->from = box->to = 0;
	box->ended = fd < 0;
}

/* cur is read before new: what is taken from new moves to cur meanwhile. */
static int open_half(struct mailbox *box, struct err *e)
{
	char *path = text_of("%s/%s", box->name, box->in_new ? "new" : "cur", 0);
	int code = 0;

	if (box->dir)
		closedir(box->dir);
	box->dir = opendir(path);
	if (!box->dir)
		code = err_sys(e, errno, "reading %s", path);
	free(path);
	return code;
}

/* "1767600000.M1P2.host" begins with the time of delivery (maildir(5)). */
static when name_time(const char *name, when otherwise)
{
	struct str digits = { name, strspn(name, "0123456789") };
	int64_t t;

	return digits.n >= 9 && str_to_int(digits, &t) ? t : otherwise;
}

/* Leaves fd at -1 where the entry is no mail or has gone meanwhile. */
static int open_entry(struct mailbox *box, const char *entry, struct err *e)
{
	struct stat st;
	int fd;

	free(box->where);
	box->where = checked(malloc(strlen(box->name) + strlen(entry) + 6));
	snprintf(box->where, strlen(box->name) + strlen(entry) + 6, "%s/%s/%s", box->name, box->in_new ? "new" : "cur",
		 entry);
	fd = open(box->where, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
	if (fd < 0 && errno != ENOENT)
		return err_sys(e, errno, "reading %s", box->where);
	if (fd >= 0 && (fstat(fd, &st) || !S_ISREG(st.st_mode))) {
		close(fd);
		fd = -1;
	}
	rewind_on(box, fd);
	box->file_time = fd < 0 ? WHEN_NONE : name_time(entry, st.st_mtime);
	return 0;
}

/* The next name; NULL when cur and new are both read. */
static int next_entry(struct mailbox *box, const struct dirent **out, struct err *e)
{
	int code = box->dir ? 0 : open_half(box, e);

	while (!code) {
		errno = 0;
		*out = readdir(box->dir);
		if (*out && (*out)->d_name[0] != '.')
			return 0;
		if (*out)
			continue;
		if (errno)
			return err_sys(e, errno, "reading %s", box->name);
		if (box->in_new)
			return 0;
		box->in_new = true;
		code = open_half(box, e);
	}
	return code;
}

static int next_of_maildir(struct mailbox *box, struct mail_item *out, struct err *e)
{
	for (;;) {
		const struct dirent *entry;
		int code = next_entry(box, &entry, e);

		if (code || !entry)
			return code;
		code = open_entry(box, entry->d_name, e);
		if (code)
			return code;
		code = next_single(box, out, e);
		if (code)
			return code;
	}
}

int mailbox_taken(struct mailbox *box, const char *where, struct err *e)
{
	const char *entry = strrchr(where, '/');
	size_t folder = entry ? (size_t)(entry - where) : 0;
	char *to;
	int code = 0;

	if (box->format != MAILBOX_MAILDIR || folder < 4 || strncmp(entry - 4, "/new", 4))
		return 0;
	to = text_of("%s/cur/%s", box->name, entry + 1, 0);
	if (!strchr(entry, ':')) {
		char *flagged = text_of("%s%s", to, ":2,", 0);

		free(to);
		to = flagged;
	}
	if (rename(where, to) && errno != ENOENT)
		code = err_sys(e, errno, "moving %s to %s", where, to);
	free(to);
	return code;
}

/* ---- opening ---- */

static struct mailbox *mailbox_new(const char *name, const struct mailbox_options *o)
{
	struct mailbox *box = checked(calloc(1, sizeof *box));

	box->format = o ? o->format : MAILBOX_AUTO;
	box->spill_folder = o ? o->spill : NULL;
	box->name = text_of("%s%s", name, "", 0);
	box->fd = -1;
	box->spill.fd = -1;
	box->file_time = WHEN_NONE;
	return box;
}

int mailbox_open_fd(struct mailbox **out, int fd, const char *name, const struct mailbox_options *o, struct err *e)
{
	struct mailbox *box = mailbox_new(name, o);
	int code;

	box->fd = fd;
	code = boxlock_take(fd, name, LOCK_WAIT_MS, e);
	if (!code)
		code = ensure(box, LOOK, e);
	if (code) {
		mailbox_close(box);
		return code;
	}
	if (box->format == MAILBOX_AUTO)
		box->format = str_starts(unread(box, 0), STR("From ")) ? MAILBOX_MBOXRD : MAILBOX_SINGLE;
	*out = box;
	return 0;
}

static bool is_maildir(const char *path)
{
	struct stat st;
	char *sub = text_of("%s/%s", path, "new", 0);
	bool yes = !stat(sub, &st) && S_ISDIR(st.st_mode);

	free(sub);
	return yes;
}

static int open_maildir(struct mailbox **out, const char *path, const struct mailbox_options *o, struct err *e)
{
	if (!is_maildir(path))
		return err_set(e, ERR_FAILED, "%s: a folder, but no Maildir (it has no new/)", path);
	*out = mailbox_new(path, o);
	(*out)->format = MAILBOX_MAILDIR;
	(*out)->ended = true;
	return 0;
}

int mailbox_open(struct mailbox **out, const char *path, const struct mailbox_options *o, struct err *e)
{
	struct stat st;
	int fd = open(path, O_RDONLY | O_CLOEXEC), code;

	if (fd < 0 || fstat(fd, &st)) {
		code = err_sys(e, errno, "reading %s", path);
		if (fd >= 0)
			close(fd);
		return code;
	}
	if (S_ISDIR(st.st_mode)) {
		close(fd);
		return open_maildir(out, path, o, e);
	}
	return mailbox_open_fd(out, fd, path, o, e);
}

int mailbox_next(struct mailbox *box, struct mail_item *out, struct err *e)
{
	int code;

	*out = (struct mail_item){ .envelope = WHEN_NONE };
	spill_forget(&box->spill);
	if (box->format == MAILBOX_MAILDIR) {
		code = next_of_maildir(box, out, e);
		out->where = box->where;
		return code;
	}
	free(box->where);
	box->where = text_of("%s%s, byte %llu", box->name, "", box->done);
	out->where = box->where;
	code = box->format == MAILBOX_SINGLE ? next_single(box, out, e) : next_of_mbox(box, out, e);
	if (code == 0)
		BUG_ON(box->done != box->read);
	return code;
}

void mailbox_close(struct mailbox *box)
{
	if (!box)
		return;
	spill_forget(&box->spill);
	if (box->fd >= 0)
		close(box->fd);
	if (box->dir)
		closedir(box->dir);
	free(box->buf);
	free(box->name);
	free(box->where);
	free(box);
}
