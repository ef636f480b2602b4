/* note: gathering what rules remark; game.c puts it into words. */
#include "play/note.h"

#include "base/bug.h"
#include "play/verb.h"

void note_add(struct notes *n, uint16_t what, struct span at, const int64_t *args, size_t nargs)
{
	struct note *note = VEC_ADD(&n->list, n->arena);

	BUG_ON(nargs > NOTE_ARGS);
	note->what = what;
	note->at = at;
	memcpy(note->args, args, nargs * sizeof *args);
}

void note_not_all(struct notes *n, const struct arg *a, int64_t there, bool at_once)
{
	if (a && a->all && a->value < there)
		NOTE(n, at_once ? NOTE_SO_MANY_OR_ALL : NOTE_NOT_ALL, a->at, a->value, there);
}
