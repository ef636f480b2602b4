/* piece: see piece.h. */
#include <errno.h>
#include <unistd.h>

#include "base/file.h"
#include "base/piece.h"

enum { DIGITS = 15 };

int piece_write(int fd, struct str bytes, struct err *e)
{
	struct arena a = ARENA_INIT;
	const struct str head = str_printf(&a, "%015zu\n", bytes.n);
	int code = file_write_all(fd, head, "a pipe", e);
	if (!code)
		code = file_write_all(fd, bytes, "a pipe", e);
	arena_release(&a);
	return code;
}

/* How many came before the end. */
static size_t take(int fd, char *out, size_t n)
{
	size_t had = 0;
	while (had < n) {
		const ssize_t got = read(fd, out + had, n - had);
		if (got < 0 && errno == EINTR)
			continue;
		if (got <= 0)
			break;
		had += (size_t)got;
	}
	return had;
}

int piece_read(struct str *out, int fd, size_t limit, struct arena *a, struct err *e)
{
	char head[DIGITS + 1];
	int64_t n = 0;
	const size_t had = take(fd, head, sizeof head);
	if (!had)
		return err_set(e, ERR_NOT_FOUND, "no more comes through the pipe");
	if (had < sizeof head || head[DIGITS] != '\n' || !str_to_int((struct str){ head, DIGITS }, &n) || n < 0)
		return err_set(e, ERR_SYNTAX, "no length stands before what comes through the pipe");
	if ((uint64_t)n > limit)
		return err_set(e, ERR_LIMIT, "more than %zu bytes come through the pipe", limit);
	char *bytes = arena_alloc(a, (size_t)n, 1);
	*out = (struct str){ bytes, (size_t)n };
	return take(fd, bytes, out->n) == out->n ? 0 : err_set(e, ERR_SYNTAX, "the pipe ended too soon");
}
