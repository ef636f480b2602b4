/*
 * signature: the two parts are cut out of the bytes as they came, for a parser
 * that writes them anew would break the signature.
 */
#include "mail/signature.h"

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/buf.h"
#include "base/file.h"

#define DAY 86400
#define HOUR 3600
#define STATUS_MOST 65536

extern char **environ;

/* ---- cutting ---- */

/* "; boundary=x" or "; boundary=\"x y\"" */
static struct str boundary_of(struct str type)
{
	struct str name = STR("boundary=");

	for (size_t at; (at = str_find_char(type, ';')) < type.n;) {
		type = str_trim(str_sub(type, at + 1, type.n));
		if (!str_starts_nocase(type, name))
			continue;
		type = str_sub(type, name.n, type.n);
		if (type.n && *type.p == '"') {
			type = str_sub(type, 1, type.n);
			return str_sub(type, 0, str_find_char(type, '"'));
		}
		return str_trim(str_sub(type, 0, str_find_char(type, ';')));
	}
	return STR_NONE;
}

static size_t next_line(struct str s, size_t at)
{
	const char *lf = memchr(s.p + at, '\n', s.n - at);

	return lf ? (size_t)(lf - s.p) + 1 : s.n;
}

static bool is_delimiter(struct str line, struct str boundary)
{
	struct str rest;

	if (line.n < 2 + boundary.n || line.p[0] != '-' || line.p[1] != '-' ||
	    !str_eq(str_sub(line, 2, 2 + boundary.n), boundary))
		return false;
	rest = str_trim(str_sub(line, 2 + boundary.n, line.n));
	return !rest.n || str_eq(rest, STR("--"));
}

/* The line "--boundary" at or behind from; s.n: there is none. */
static size_t find_delimiter(struct str s, size_t from, struct str boundary)
{
	size_t at = from;

	while (at < s.n && !is_delimiter(str_sub(s, at, next_line(s, at)), boundary))
		at = next_line(s, at);
	return at;
}

/* The line end before a delimiter belongs to it. */
static struct str before_delimiter(struct str s, size_t from, size_t to)
{
	to -= to > from && s.p[to - 1] == '\n';
	to -= to > from && s.p[to - 1] == '\r';
	return str_sub(s, from, to);
}

bool signature_find(struct signed_part *out, struct str raw, const struct header *h)
{
	struct str type = header_get(h, "Content-Type"), second;
	size_t first, middle, last;

	if (header_count(h, "Content-Type") != 1 || !str_eq_nocase(header_token(type), STR("multipart/signed")))
		return false;
	out->boundary = boundary_of(type);
	if (!out->boundary.n || out->boundary.n > 200)
		return false;
	first = find_delimiter(raw, h->body, out->boundary);
	if (first == raw.n)
		return false;
	first = next_line(raw, first);
	middle = find_delimiter(raw, first, out->boundary);
	if (middle == raw.n)
		return false;
	out->part = before_delimiter(raw, first, middle);
	middle = next_line(raw, middle);
	last = find_delimiter(raw, middle, out->boundary);
	second = str_sub(raw, middle, last);
	out->signature = str_sub(second, str_find(second, STR("-----BEGIN PGP SIGNATURE-----")), second.n);
	return out->signature.n > 0;
}

struct str signature_only(const struct signed_part *s, struct arena *a)
{
	struct buf b = buf_new(a);

	buf_addf(&b, "From: nobody@localhost\nContent-Type: multipart/mixed; boundary=\"%.*s\"\n\n",
		 STR_ARG(s->boundary));
	buf_addf(&b, "--%.*s\n", STR_ARG(s->boundary));
	buf_add(&b, s->part);
	buf_addf(&b, "\n--%.*s--\n", STR_ARG(s->boundary));
	return buf_str(&b);
}

/* ---- checking ---- */

/* What is signed has lines that end in CR LF, whatever the mail went through. */
static struct str with_network_lines(struct str s, struct arena *a)
{
	struct buf b = buf_new(a);

	for (size_t i = 0; i < s.n; i++) {
		if (s.p[i] == '\n' && (!i || s.p[i - 1] != '\r'))
			buf_add_char(&b, '\r');
		buf_add_char(&b, s.p[i]);
	}
	return buf_str(&b);
}

/* A file without a name, read from its start by the child. */
static int unnamed_file(int *fd, struct str bytes, struct err *e)
{
	int code;

	*fd = memfd_create("pbp", MFD_CLOEXEC);
	if (*fd < 0)
		return err_sys(e, errno, "keeping a signature for gpgv");
	code = file_write_all(*fd, bytes, "a signature for gpgv", e);
	if (!code && lseek(*fd, 0, SEEK_SET) < 0)
		code = err_sys(e, errno, "keeping a signature for gpgv");
	return code;
}

enum { STATUS, SIGNATURE, CONTENT, NFILES };

static int run_gpgv(const int files[NFILES], const char *keyring, struct err *e)
{
	const char *const args[] = {
		"gpgv", "--quiet", "--status-fd", "1", "--keyring", keyring, "--enable-special-filenames",
		"--",   "-&3",     "-&4",         NULL
	};
	posix_spawn_file_actions_t actions;
	pid_t pid;
	int status, reason;

	posix_spawn_file_actions_init(&actions);
	posix_spawn_file_actions_adddup2(&actions, files[STATUS], 1);
	posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
	posix_spawn_file_actions_adddup2(&actions, files[SIGNATURE], 3);
	posix_spawn_file_actions_adddup2(&actions, files[CONTENT], 4);
	reason = posix_spawnp(&pid, args[0], &actions, NULL, (char *const *)(uintptr_t)args, environ);
	posix_spawn_file_actions_destroy(&actions);
	if (reason)
		return err_sys(e, reason, "starting gpgv (Debian package gpgv)");
	while (waitpid(pid, &status, 0) < 0 && errno == EINTR)
		;
	return 0;
}

/* What stands behind "[GNUPG:] WORD " in the first such line. */
static bool status_line(struct str status, const char *word, struct str *rest)
{
	struct str line, start;

	while (str_line(&status, &line)) {
		if (!str_cut(&line, ' ', &start) || !str_eq_c(start, "[GNUPG:]") || !str_cut(&line, ' ', &start) ||
		    !str_eq_c(start, word))
			continue;
		*rest = line;
		return true;
	}
	return false;
}

/* VALIDSIG fingerprint date seconds ...: the seconds, or WHEN_NONE where it is not good. */
static when good_since(struct str status, when arrival)
{
	static const char *const bad[] = { "BADSIG", "ERRSIG", "EXPSIG", "EXPKEYSIG", "REVKEYSIG" };
	struct str rest, word = STR_NONE;
	int64_t made;

	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
		if (status_line(status, bad[i], &rest))
			return WHEN_NONE;
	if (!status_line(status, "GOODSIG", &rest) || !status_line(status, "VALIDSIG", &rest))
		return WHEN_NONE;
	for (int i = 0; i < 3; i++)
		if (!str_cut(&rest, ' ', &word))
			return WHEN_NONE;
	return str_to_int(word, &made) && made >= arrival - DAY && made <= arrival + HOUR ? made : WHEN_NONE;
}

static int read_status(when *made, int fd, when arrival, struct arena *a, struct err *e)
{
	struct str status;
	int code;

	if (lseek(fd, 0, SEEK_SET) < 0)
		return err_sys(e, errno, "reading what gpgv says");
	code = file_read_fd(&status, fd, STATUS_MOST, a, e);
	if (!code)
		*made = good_since(status, arrival);
	return code;
}

/* The numbers 3 and 4 are the child's: ours must lie above them, or one would overwrite another. */
static int lift(int *fd, struct err *e)
{
	int high = fcntl(*fd, F_DUPFD_CLOEXEC, 10);

	if (high < 0)
		return err_sys(e, errno, "keeping a signature for gpgv");
	close(*fd);
	*fd = high;
	return 0;
}

int signature_check(when *made, struct hash *words, const struct signed_part *s, const char *keyring, when arrival,
		    struct arena *a, struct err *e)
{
	const struct str bytes[NFILES] = {
		[STATUS] = STR(""), [SIGNATURE] = s->signature, [CONTENT] = with_network_lines(s->part, a)
	};
	int files[NFILES] = { -1, -1, -1 }, code = 0;

	*made = WHEN_NONE;
	*words = hash_of(bytes[CONTENT]);
	for (int i = 0; !code && i < NFILES; i++) {
		code = unnamed_file(&files[i], bytes[i], e);
		if (!code)
			code = lift(&files[i], e);
	}
	if (!code)
		code = run_gpgv(files, keyring, e);
	if (!code)
		code = read_status(made, files[STATUS], arrival, a, e);
	for (int i = 0; i < NFILES; i++)
		if (files[i] >= 0)
			close(files[i]);
	return code;
}
