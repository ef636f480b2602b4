/*
 * bench_mail: a mailbox to decoded text, beside a floor written by hand that
 * splits at From_ lines, skips headers and copies the bodies: the least that
 * any reader must do. Memory must not grow with the mailbox.
 */
#include <sys/resource.h>
#include <unistd.h>

#include "bench.h"

#include "base/buf.h"
#include "base/file.h"
#include "mail/mailbox.h"
#include "mail/message.h"

enum { MAILS = 20000, LINES = 40 };

static void make_box(const char *path, struct arena *a)
{
	struct err e = { 0 };
	struct buf b = buf_new(a);
	for (int i = 0; i < MAILS; i++) {
		buf_addf(&b, "From ann@example.org Mon Jan  5 08:%02d:%02d 2026\n", i / 60 % 60, i % 60);
		buf_addf(&b, "Received: from mx.example.org by pbp.example.org; Mon, 5 Jan 2026 08:%02d:%02d +0000\n",
			 i / 60 % 60, i % 60);
		buf_addf(&b, "From: Ann Aoki <ann%d@example.org>\nTo: pbp@example.org\nSubject: [pbp:spring] orders\n",
			 i);
		buf_addf(&b,
			 "Message-ID: <%d@example.org>\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\n"
			 "Content-Transfer-Encoding: quoted-printable\n\n",
			 i);
		for (int k = 0; k < LINES; k++)
			buf_addf(&b, "move %d from Osaka to Kyoto, please, gr=C3=BC=C3=9Fe und so weiter\n", k);
		buf_add_char(&b, '\n');
	}
	bench_must(!file_write(path, buf_str(&b), 0600, &e), e.text);
}

static size_t decode(char *out, struct str line)
{
	size_t n = 0;
	for (size_t i = 0; i < line.n; i++) {
		if (line.p[i] == '=' && i + 2 < line.n) {
			out[n++] = (char)strtol((char[]){ line.p[i + 1], line.p[i + 2], 0 }, NULL, 16);
			i += 2;
		} else {
			out[n++] = line.p[i];
		}
	}
	out[n++] = '\n';
	return n;
}

/* The floor: one pass over the bytes. */
static size_t floor_pass(struct str box, char *out)
{
	struct str line;
	bool head = true;
	size_t mails = 0, n = 0;
	while (str_line(&box, &line)) {
		if (str_starts(line, STR("From "))) {
			head = true;
			mails++;
			n = 0;
		} else if (head && !line.n) {
			head = false;
		} else if (!head) {
			n += decode(out + n, line);
		}
	}
	return mails;
}

static long memory_kb(void)
{
	struct rusage u;
	getrusage(RUSAGE_SELF, &u);
	return u.ru_maxrss;
}

static double read_box(const char *path, bool messages)
{
	struct err e = { 0 };
	struct mailbox *box;
	struct mailbox_options o = { .format = MAILBOX_MBOXRD };
	struct mail_site site = { .address = STR("pbp@example.org") };
	struct mail_item item;
	struct arena a = ARENA_INIT;
	size_t mails = 0, lines = 0;
	double begun = bench_us();
	bench_must(!mailbox_open(&box, path, &o, &e), e.text);
	while (mailbox_next(box, &item, &e) > 0) {
		struct message m;
		mails++;
		if (!messages)
			continue;
		message_read(&m, item.raw, item.null_sender, &site, &a);
		lines += m.nbodies ? m.bodies[0].own.nlines : 0;
		arena_reset(&a);
	}
	mailbox_close(box);
	double took = bench_us() - begun;
	bench_must(mails == MAILS, "every mail is found");
	bench_must(!messages || lines >= (size_t)MAILS * LINES, "every line is read");
	arena_release(&a);
	return took;
}

int main(void)
{
	struct arena a = ARENA_INIT;
	struct err e = { 0 };
	char path[] = "/tmp/pbp-bench-mail-XXXXXX";
	struct str text;
	int fd = mkstemp(path);
	bench_must(fd >= 0, "a temporary file");
	close(fd);
	make_box(path, &a);
	arena_release(&a);
	long before = memory_kb();
	double split = read_box(path, false), whole = read_box(path, true);
	long grown = memory_kb() - before;
	bench_must(!file_read(&text, path, 0, &a, &e), e.text);
	char *out = malloc(1 << 16);
	double begun = bench_us();
	bench_must(floor_pass(text, out) == MAILS, "the floor finds every mail");
	double floor = bench_us() - begun;
	free(out);
	bench_row("the floor, a mail", floor / MAILS, "us", "by hand");
	bench_row("splitting and hashing, a mail", split / MAILS, "us", "no goal");
	bench_row("mail to text, a mail", whole / MAILS, "us", "GMime does the MIME");
	bench_row("  times the floor", whole / floor, "", "at most 13 with the orders");
	bench_row("memory it took more", (double)grown / 1024, "MiB", "at most 64 MiB");
	unlink(path);
	arena_release(&a);
	return 0;
}
