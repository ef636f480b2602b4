/* fuzz: see fuzz.h: from a target's name to its function, by libFuzzer or over the corpus. */
#include "fuzz.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/file.h"

#define CORPUS "tests/fuzz/corpus"

static const struct fuzz_target *const lists[] = { fuzz_mail_targets, fuzz_game_targets };
#define NLISTS (sizeof lists / sizeof *lists)

void fuzz_must(bool holds, const char *what)
{
	if (holds)
		return;
	fprintf(stderr, "fuzz: it does not hold that %s\n", what);
	abort();
}

#ifdef FUZZING
int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);

static const struct fuzz_target *target;

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
	const char *name = getenv("PBP_FUZZ");

	(void)argc;
	(void)argv;
	for (size_t i = 0; name && i < NLISTS; i++)
		for (const struct fuzz_target *t = lists[i]; t->name; t++)
			if (!strcmp(t->name, name))
				target = t;
	if (!target) {
		fprintf(stderr, "PBP_FUZZ names no target\n");
		exit(2);
	}
	return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
	struct arena a = ARENA_INIT;

	target->run((struct str){ n ? (const char *)bytes : "", n }, &a);
	arena_release(&a);
	return 0;
}
#else
static size_t run_corpus(const struct fuzz_target *t)
{
	struct arena names = ARENA_INIT, a = ARENA_INIT;
	const char *folder = path_join(&names, CORPUS, t->name);
	struct str *files, input;
	struct err e;
	size_t n;

	if (folder_list(&files, &n, folder, &names, &e)) {
		fprintf(stderr, "%s\n", e.text);
		exit(1);
	}
	for (size_t i = 0; i < n; i++) {
		const char *path = path_join(&names, folder, str_cstr(&names, files[i]));

		fprintf(stderr, "%s\n", path); /* the last one named is the one that did it */
		if (file_read(&input, path, 0, &a, &e))
			exit(1);
		t->run(input, &a);
		arena_reset(&a);
	}
	arena_release(&a);
	arena_release(&names);
	fprintf(stderr, "%s: %zu inputs\n", t->name, n);
	return n;
}

int main(int argc, char **argv)
{
	size_t n = 0;

	for (size_t i = 0; i < NLISTS; i++)
		for (const struct fuzz_target *t = lists[i]; t->name; t++)
			if (argc < 2 || !strcmp(argv[1], t->name))
				n += run_corpus(t);
	printf("%zu passed, 0 failed\n", n);
	return n == 0;
}
#endif
