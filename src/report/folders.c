/*
 * folders: templates that lie in folders on disk.
 */
#include "base/file.h"
#include "report/templates.h"

enum { TEMPLATE_MOST = 1 << 20 }; /* bytes of one */

struct folders {
	const char *const *paths; /* what stands in an earlier one stands before the same in a later */
	struct arena *arena;
};

static bool find_in_folders(void *context, const char *name, struct source *out, struct err *why)
{
	const struct folders *f = context;
	for (const char *const *folder = f->paths; *folder; folder++) {
		const char *path = path_join(f->arena, *folder, name);
		struct err trouble = { 0 };
		struct str text;
		if (!file_read(&text, path, TEMPLATE_MOST, f->arena, &trouble)) {
			*out = source_new(f->arena, str_c(path), text);
			return true;
		}
		if (trouble.code != ERR_NOT_FOUND) {
			*why = trouble;
			return false;
		}
	}
	return false;
}

struct templates *templates_load(const char *const *folders, struct arena *run)
{
	struct folders *f = ARENA_NEW(run, struct folders);
	size_t n = 0;
	while (folders[n])
		n++;
	const char **copy = ARENA_ARRAY(run, const char *, n + 1);
	memcpy(copy, folders, n * sizeof *copy);
	*f = (struct folders){ copy, run };
	return templates_new(find_in_folders, f, run);
}
