/*
 * bench_store: what a turn (8 files, 15 KB) costs to commit, durably, in one
 * batch, beside `git fast-import --force` doing the same; whether the cost
 * stays flat; what reading it back costs. Figures are printed, never judged.
 * usage: bench_store [COMMITS]
 */
#include <unistd.h>

#include "base/buf.h"
#include "store/store.h"

#define FILES 8
#define FILE_BYTES 1850
#define TEXTS 512 /* different turns; a line with the number makes each one new */

static const char *const paths[FILES] = { "state/land", "state/realm", "state/call", "state/seat",
					  "orders/red", "orders/blue", "events",     "report.md" };
static struct str texts[TEXTS][FILES];
static struct err trouble;

static double now_us(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec * 1e6 + (double)t.tv_nsec / 1e3;
}

static void must(int r)
{
	if (r == 0)
		return;
	fprintf(stderr, "%s\n", trouble.text);
	exit(1);
}

static void make_texts(struct arena *a)
{
	uint32_t x = 1;
	for (size_t i = 0; i < TEXTS * FILES; i++) {
		struct buf b = buf_new(a);
		while (b.n < FILE_BYTES) {
			x = x * 1103515245 + 12345;
			buf_addf(&b, "area=place%u owner=seat%u troops=%u\n", (x >> 8) % 500, (x >> 20) % 9,
				 (x >> 16) % 30);
		}
		texts[i / FILES][i % FILES] = buf_str(&b);
	}
}

static struct str text_of(size_t turn, size_t file, struct arena *a)
{
	struct buf b = buf_new(a);
	buf_add(&b, texts[turn % TEXTS][file]);
	buf_addf(&b, "turn=%zu\n", turn);
	return buf_str(&b);
}

static struct str message_of(size_t turn, struct arena *a)
{
	return str_printf(a, "Turn %zu: Red takes Kyoto from Blue\n\nMails: 2\n", turn);
}

static struct object_id commit_turn(struct store *s, size_t turn, const struct object_id *tip, struct arena *a)
{
	struct commit_draft d;
	struct object_id id;
	draft_init(&d, a);
	d.message = message_of(turn, a);
	d.tag = str_printf(a, "turn/%zu", turn);
	d.time = (when)(1000 + turn);
	for (size_t i = 0; i < FILES; i++)
		draft_put(&d, str_c(paths[i]), text_of(turn, i, a));
	must(store_commit(&id, s, tip, &d, &trouble));
	return id;
}

static double bench_commits(struct store *s, size_t n)
{
	struct arena a = ARENA_INIT;
	struct object_id tip = { { 0 } };
	const double begun = now_us();
	double last = begun;
	must(store_begin(s, 0, &trouble));
	for (size_t i = 0; i < n; i++) {
		tip = commit_turn(s, i, &tip, &a);
		arena_reset(&a);
		if ((i + 1) % (n / 5) == 0) {
			printf("  to commit %6zu      %7.1f us each\n", i + 1, (now_us() - last) / (double)(n / 5));
			last = now_us();
		}
	}
	must(store_flush(s, &trouble));
	arena_release(&a);
	return (now_us() - begun) / (double)n;
}

static void read_turn(struct store *s, const struct object_id *id, struct arena *a)
{
	struct file_entry *files;
	struct str text;
	size_t n;
	must(store_list(&files, &n, s, id, STR(""), a, &trouble));
	for (size_t i = 0; i < n; i++)
		must(store_read(&text, s, id, files[i].path, a, &trouble));
}

static void bench_reading(struct store *s)
{
	struct arena a = ARENA_INIT, turn = ARENA_INIT;
	struct object_id tip;
	struct commit *list;
	size_t n;
	must(store_tip(&tip, s, &trouble));
	double begun = now_us();
	must(store_history(&list, &n, s, &tip, NULL, OLDEST_FIRST, &a, &trouble));
	printf("a commit in history     %7.1f us\n", (now_us() - begun) / (double)n);
	begun = now_us();
	for (size_t i = 0; i < n; i++) {
		read_turn(s, &list[i].id, &turn);
		arena_reset(&turn);
	}
	printf("a turn read back        %7.1f us\n", (now_us() - begun) / (double)n);
	arena_release(&turn);
	arena_release(&a);
}

static void bench_check(struct store *s, size_t commits)
{
	struct arena a = ARENA_INIT;
	struct str *problems;
	size_t n;
	const double begun = now_us();
	must(store_check(&problems, &n, s, &a, &trouble));
	printf("a turn checked          %7.1f us, %zu problems\n", (now_us() - begun) / (double)commits, n);
	arena_release(&a);
}

/* Only one flush a commit: what a LIVE mail costs. */
static void bench_single(struct store *s, size_t n)
{
	struct arena a = ARENA_INIT;
	struct object_id tip;
	must(store_tip(&tip, s, &trouble));
	const double begun = now_us();
	for (size_t i = 0; i < n; i++) {
		must(store_begin(s, 0, &trouble));
		tip = commit_turn(s, 1000000 + i, &tip, &a);
		must(store_flush(s, &trouble));
		arena_reset(&a);
	}
	printf("a flush for each commit %7.1f us\n", (now_us() - begun) / (double)n);
	arena_release(&a);
}

static void write_stream(FILE *out, size_t n)
{
	struct arena a = ARENA_INIT;
	for (size_t i = 0; i < n; i++) {
		struct str m = message_of(i, &a);
		fprintf(out, "commit refs/heads/main\ncommitter pbp <pbp@localhost> %zu +0000\n", 1000 + i);
		fprintf(out, "data %zu\n%.*s", m.n, STR_ARG(m));
		for (size_t k = 0; k < FILES; k++) {
			struct str text = text_of(i, k, &a);
			fprintf(out, "M 100644 inline %s\ndata %zu\n%.*s\n", paths[k], text.n, STR_ARG(text));
		}
		fprintf(out, "reset refs/tags/turn/%zu\nfrom refs/heads/main\n\n", i);
		arena_reset(&a);
	}
	arena_release(&a);
}

static double bench_fast_import(const char *folder, size_t n)
{
	char command[200];
	snprintf(command, sizeof command,
		 "git init -q --bare %s/floor && git -c core.fsync=all --git-dir=%s/floor fast-import --quiet", folder,
		 folder);
	const double begun = now_us();
	FILE *out = popen(command, "w");
	if (!out)
		return 0;
	write_stream(out, n);
	pclose(out);
	return (now_us() - begun) / (double)n;
}

static void remove_all(const char *folder)
{
	char command[100];
	snprintf(command, sizeof command, "rm -rf %s", folder);
	if (system(command) != 0)
		fprintf(stderr, "%s stays\n", folder);
}

int main(int argc, char **argv)
{
	struct arena a = ARENA_INIT;
	int64_t asked = 10000;
	char folder[] = "/tmp/pbp-bench-XXXXXX";
	struct store *s;
	if ((argc > 1 && !str_to_int(str_c(argv[1]), &asked)) || asked < 5 || !mkdtemp(folder))
		return 64;
	const size_t n = (size_t)asked;
	make_texts(&a);
	must(store_git_create(&s, arena_printf(&a, "%s/private.git", folder), 0700, &trouble));
	const double ours = bench_commits(s, n);
	printf("a turn committed        %7.1f us\n", ours);
	const double floor = bench_fast_import(folder, n);
	printf("  by git fast-import    %7.1f us, %.1f times that\n", floor, floor / ours);
	bench_reading(s);
	bench_check(s, n);
	bench_single(s, 200);
	store_close(s);
	remove_all(folder);
	arena_release(&a);
	return 0;
}
