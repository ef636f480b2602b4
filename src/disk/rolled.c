/*
 * rolled: see rolled.h.
 */
#include "disk/rolled.h"

#include "disk/steps.h"

static bool has_roll(struct live *l, const struct commit *c, struct arena *a)
{
	struct str text, line;
	bool found = false;
	if (store_read(&text, l->private, &c->id, STR("events"), a, NULL))
		return false; /* nothing happened in it */
	while (!found && str_line(&text, &line))
		found = str_starts(line, STR("rolled"));
	return found;
}

bool rolled_since(struct live *l, int32_t step)
{
	struct object_id at = l->tip;
	bool found = false, more = true;
	while (more && !found) {
		struct arena a = ARENA_INIT;
		struct commit c;
		found = store_commit_read(&c, l->private, &at, &a, NULL) || has_roll(l, &c, &a);
		more = !found && step_of(&c) > step && !object_is_none(&c.parent);
		at = found ? at : c.parent;
		arena_release(&a);
	}
	return found;
}
