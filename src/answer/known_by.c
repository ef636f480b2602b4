/* known_by: see known_by.h. */
#include "answer/known_by.h"

#include "base/buf.h"
#include "play/game.h"

/* Where the rules take a place for a thing of the slot's class (struct ruleset.resolve), it is a name of it. */
static bool stands_for(const struct view *v, const struct slot *slot, area_id area, int32_t value)
{
	struct noun found;

	return v->game->rules->resolve(v, slot, (struct noun){ NOUN_AREA, area }, &found) && found.what == slot->what &&
	       found.id == value;
}

struct str known_by(struct ear *ear, const struct command *c)
{
	const struct game *g = ear->e->game;
	const struct view v = ear_view(ear, c->seat, c->call);
	struct buf out = buf_new(ear->a);

	for (size_t i = 0; g->rules->resolve && i < c->nargs; i++) {
		const struct slot *slot = &g->verbs[c->verb]->slots[c->arg[i].slot];

		for (area_id area = 0; slot->what >= NOUN_OWN && area < g->map->nareas; area++)
			if (stands_for(&v, slot, area, c->arg[i].value))
				buf_addf(&out, " %.*s", STR_ARG(g->map->areas[area].name));
	}
	return buf_str(&out);
}
