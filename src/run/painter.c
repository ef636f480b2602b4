/*
 * painter: see painter.h. Over a pipe each way: a length, and as many bytes.
 */
#include <stdint.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#include "run/painter.h"
#include "base/file.h"

enum { MOST_BYTES = 16 << 20, SECONDS = 20 };

static bool write_framed(int fd, struct str s)
{
	const uint64_t n = s.n;
	const struct str length = { (const char *)&n, sizeof n };

	return !file_write_all(fd, length, "a picture", NULL) && !file_write_all(fd, s, "a picture", NULL);
}

/* False: the other side is gone, or says what it cannot mean. */
static bool read_framed(struct str *out, int fd, struct arena *a)
{
	uint64_t n;
	char *bytes;

	if (!child_read(fd, &n, sizeof n) || n > MOST_BYTES)
		return false;
	bytes = arena_alloc(a, n + 1, 1);
	*out = (struct str){ bytes, n };
	return child_read(fd, bytes, n);
}

/* Empty: it was not drawn. */
static struct str drawn(painting how, void *context, struct str json, struct arena *a)
{
	const int out = memfd_create("drawn", MFD_CLOEXEC);
	struct str png = STR_NONE;
	struct err e = { 0 };

	if (out < 0)
		return STR_NONE;
	if (how(context, out, json, &e) || lseek(out, 0, SEEK_SET) < 0 || file_read_fd(&png, out, MOST_BYTES, a, &e))
		png = STR_NONE;
	close(out);
	return png;
}

struct work {
	painting how;
	void *context;
};

static void wait_and_paint(int ask, int answer, void *context)
{
	const struct rlimit seconds = { SECONDS, SECONDS }; /* of each picture: the program that draws inherits it */
	const struct work *w = context;
	struct arena a = ARENA_INIT;
	struct str json;

	dup2(ask, STDIN_FILENO); /* whoever writes to us there waits for its end; and no file of ours may be 0 */
	setrlimit(RLIMIT_CPU, &seconds);
	while (read_framed(&json, ask, &a) && write_framed(answer, drawn(w->how, w->context, json, &a)))
		arena_reset(&a);
}

int painter_start(struct painter *out, painting how, void *context, struct err *e)
{
	return child_start(&out->child, wait_and_paint, &(struct work){ how, context }, "the painter", e);
}

struct str painter_paint(struct painter *p, struct str json, struct arena *a)
{
	struct str png;

	return p->child.pid && write_framed(p->child.ask, json) && read_framed(&png, p->child.answer, a) ? png
													 : STR_NONE;
}

void painter_stop(struct painter *p)
{
	child_stop(&p->child);
}
