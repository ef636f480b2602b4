/*
 * spool: names of files, and what is done by them.
 */
#include "mail/spool.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "base/file.h"
#include "mail/limits.h"

#define TRIES_MAX 9
#define TIME_MAX 999999999999 /* twelve digits */

static const char *const states[] = { [ITEM_WHOLE] = "whole", [ITEM_CUT_OFF] = "cut", [ITEM_OVERSIZED] = "large" };
#define NSTATES (sizeof states / sizeof *states)

/* ---- names ---- */

static when clamped(when t)
{
	if (t < 0)
		return 0;
	return t < TIME_MAX ? t : TIME_MAX;
}

static char *entry_name(const struct spool_entry *entry, struct arena *a)
{
	const char *envelope = "none";
	struct str hex = hash_hex(a, &entry->hash);

	if (entry->envelope != WHEN_NONE)
		envelope = arena_printf(a, "%012lld", (long long)clamped(entry->envelope));
	return arena_printf(a, "%012lld-%012llu.%s.%s.%s.%u.%.*s", (long long)clamped(entry->stored),
			    (unsigned long long)entry->number, envelope, states[entry->state],
			    entry->null_sender ? "null" : "some", entry->tries, STR_ARG(hex));
}

static bool take_time(struct str *rest, when *out)
{
	struct str piece;
	int64_t t;

	if (!str_cut(rest, '.', &piece))
		return false;
	*out = WHEN_NONE;
	if (str_eq(piece, STR("none")))
		return true;
	if (piece.n != 12 || !str_to_int(piece, &t) || t < 0)
		return false;
	*out = t;
	return true;
}

/* "001767600000-000000000042"; of an older pbp: "001767600000" */
static bool take_stored(struct str *rest, struct spool_entry *out)
{
	const size_t dot = str_find_char(*rest, '.'), hyphen = str_find_char(str_sub(*rest, 0, dot), '-');
	struct str number = str_sub(*rest, hyphen + 1, dot), name = str_sub(*rest, 0, hyphen);
	int64_t n = 0;

	if (hyphen < dot && (number.n < 12 || !str_to_int(number, &n) || n < 0))
		return false;
	out->number = (uint64_t)n;
	*rest = str_sub(*rest, dot + 1, rest->n);
	return name.n == 12 && str_to_int(name, &out->stored) && out->stored >= 0;
}

static bool take_state(struct str *rest, enum item_state *out)
{
	struct str piece;

	if (!str_cut(rest, '.', &piece))
		return false;
	for (size_t i = 0; i < NSTATES; i++)
		if (str_eq_c(piece, states[i])) {
			*out = (enum item_state)i;
			return true;
		}
	return false;
}

static bool entry_read(struct spool_entry *out, const char *name)
{
	struct str rest = str_c(name), sender, tries;
	int64_t n;

	if (!take_stored(&rest, out) || !take_time(&rest, &out->envelope) || !take_state(&rest, &out->state) ||
	    !str_cut(&rest, '.', &sender) || !str_cut(&rest, '.', &tries))
		return false;
	out->null_sender = str_eq(sender, STR("null"));
	if (!str_to_int(tries, &n) || n < 0 || n > TRIES_MAX)
		return false;
	out->tries = (unsigned char)n;
	return hash_from_hex(rest, &out->hash);
}

char *spool_path(const struct spool *s, const struct spool_entry *entry, struct arena *a)
{
	return path_join(a, s->drop.folder, entry_name(entry, a));
}

/* ---- filling ---- */

int spool_open(struct spool *out, const char *folder, struct arena *a, struct err *e)
{
	out->number = -1;
	return drop_open(&out->drop, folder, path_join(a, folder, "tmp"), a, e);
}

static int number_open(struct spool *s, const char *path, struct err *e)
{
	if (s->number < 0)
		s->number = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
	return s->number < 0 ? err_sys(e, errno, "opening %s", path) : 0;
}

static int number_read(uint64_t *out, int fd, const char *path, struct err *e)
{
	char text[16];
	const ssize_t n = pread(fd, text, sizeof text, 0);
	struct str number = { text, n > 0 ? (size_t)n : 0 };
	int64_t last;

	*out = str_to_int(str_trim(number), &last) && last > 0 ? (uint64_t)last : 0;
	return n < 0 ? err_sys(e, errno, "reading %s", path) : 0;
}

static int number_write(int fd, uint64_t number, const char *path, struct err *e)
{
	char text[24];
	const int n = snprintf(text, sizeof text, "%012llu\n", (unsigned long long)number);

	return pwrite(fd, text, (size_t)n, 0) == n ? 0 : err_sys(e, errno, "writing %s", path);
}

/* Several may add at the same time. Not synced: what a power cut takes back is of use within one second only. */
static int take_number(uint64_t *out, struct spool *s, struct err *e)
{
	const char *path = arena_printf(&s->drop.names, "%s.number", s->drop.folder);
	int code = number_open(s, path, e);

	if (!code && flock(s->number, LOCK_EX))
		code = err_sys(e, errno, "locking %s", path);
	if (code)
		return code;
	code = number_read(out, s->number, path, e);
	if (!code)
		code = number_write(s->number, ++*out, path, e);
	flock(s->number, LOCK_UN);
	return code;
}

int spool_add(struct spool *s, const struct mail_item *item, when stored, struct err *e)
{
	struct spool_entry entry = {
		.stored = stored,
		.envelope = item->envelope,
		.hash = item->hash,
		.state = item->state,
		.null_sender = item->null_sender,
	};
	int code = take_number(&entry.number, s, e);
	const char *name;

	if (code)
		return code;
	name = entry_name(&entry, &s->drop.names);
	if (item->state == ITEM_OVERSIZED && item->spilled)
		return drop_adopt(&s->drop, name, item->spilled, e);
	return drop_add(&s->drop, name, STR_NONE, item->raw, e);
}

int spool_flush(struct spool *s, struct err *e)
{
	return drop_flush(&s->drop, e);
}

void spool_close(struct spool *s)
{
	if (s->number >= 0)
		close(s->number);
	s->number = -1;
	drop_close(&s->drop);
}

/* ---- emptying ---- */

static int compare_entries(const void *a, const void *b)
{
	const struct spool_entry *x = a, *y = b;

	if (x->stored != y->stored)
		return x->stored < y->stored ? -1 : 1;
	if (x->number != y->number)
		return x->number < y->number ? -1 : 1;
	return hash_cmp(&x->hash, &y->hash);
}

int spool_each(const struct spool *s, int (*each)(void *, const struct spool_entry *, struct err *), void *context,
	       struct err *e)
{
	DIR *dir = opendir(s->drop.folder);
	const struct dirent *entry;
	struct spool_entry found;
	int code = 0, reason;

	if (!dir)
		return err_sys(e, errno, "reading %s", s->drop.folder);
	while (errno = 0, !code && (entry = readdir(dir)))
		if (entry_read(&found, entry->d_name))
			code = each(context, &found, e);
	reason = code ? 0 : errno;
	closedir(dir);
	return reason ? err_sys(e, reason, "reading %s", s->drop.folder) : code;
}

struct listing {
	struct arena *arena;
	VEC(struct spool_entry) of;
};

static int list_one(void *context, const struct spool_entry *entry, struct err *e)
{
	struct listing *list = context;

	(void)e;
	VEC_PUSH(&list->of, list->arena, *entry);
	return 0;
}

int spool_list(struct spool_entry **out, size_t *n, const struct spool *s, struct arena *a, struct err *e)
{
	struct listing list = { .arena = a };
	int code = spool_each(s, list_one, &list, e);

	if (list.of.n)
		qsort(list.of.at, list.of.n, sizeof *list.of.at, compare_entries);
	*out = list.of.at;
	*n = list.of.n;
	return code;
}

int spool_read(struct str *out, const struct spool *s, const struct spool_entry *entry, struct arena *a, struct err *e)
{
	char *path = spool_path(s, entry, a);
	int code = file_read(out, path, MAIL_MAX_BYTES, a, e);
	struct hash hash;

	if (code)
		return code;
	hash = hash_of(*out);
	return hash_cmp(&hash, &entry->hash)
		       ? err_set(e, ERR_DAMAGED, "%s: its bytes are not those its name says", path)
		       : 0;
}

int spool_remove(const struct spool *s, const struct spool_entry *entry, struct err *e)
{
	struct arena a = ARENA_INIT;
	int code = file_remove(spool_path(s, entry, &a), e);

	arena_release(&a);
	return code;
}

static int move_file(const char *from, const char *to, struct err *e)
{
	return rename(from, to) ? err_sys(e, errno, "moving %s to %s", from, to) : 0;
}

int spool_sync(const struct spool *s, struct err *e)
{
	return folder_sync(s->drop.folder, e);
}

int spool_try(const struct spool *s, struct spool_entry *entry, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct spool_entry next = *entry;
	int code;

	next.tries += next.tries < TRIES_MAX;
	code = move_file(spool_path(s, entry, &a), spool_path(s, &next, &a), e);
	if (!code)
		code = spool_sync(s, e);
	if (!code)
		*entry = next;
	arena_release(&a);
	return code;
}

int spool_move(const struct spool *from, const struct spool *to, const struct spool_entry *entry, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct spool_entry fresh = *entry;
	int code;

	fresh.tries = 0;
	code = move_file(spool_path(from, entry, &a), spool_path(to, &fresh, &a), e);
	arena_release(&a);
	return code;
}

/* ---- delivering ---- */

char *spool_folder(const char *root, struct arena *a)
{
	return path_join(a, path_join(a, root, ".pbp"), "spool");
}

static int store_input(struct spool *s, int fd, when now, struct err *e)
{
	const struct mailbox_options o = { .format = MAILBOX_SINGLE, .spill = s->drop.tmp };
	struct mailbox *box;
	struct mail_item item;
	int code = mailbox_open_fd(&box, fd, "the mail", &o, e);

	if (code)
		return code;
	code = mailbox_next(box, &item, e);
	if (code == 1)
		code = spool_add(s, &item, now, e);
	if (!code)
		code = spool_flush(s, e);
	mailbox_close(box);
	return code;
}

int spool_deliver(const char *root, int fd, when now, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct spool s;
	int code = spool_open(&s, spool_folder(root, &a), &a, e);

	if (!code)
		code = store_input(&s, fd, now, e);
	spool_close(&s);
	arena_release(&a);
	return code;
}
