/*
 * live: a game as its private history tells it, and the engine that stands at the
 * tip: what everybody needs who looks at a game. Where the history lies, on disk
 * or in memory, is nothing to it; a game on disk with all that a run needs is a
 * desk (desk.h).
 */
#ifndef PBP_DISK_LIVE_H
#define PBP_DISK_LIVE_H

#include "disk/hosts.h"
#include "engine/engine.h"
#include "disk/root.h"
#include "disk/steps.h"
#include "disk/turnread.h"
#include "mail/inbox.h"
#include "store/store.h"

struct live {
	struct root *root; /* our addresses, the place of the run */
	struct hosts hosts;
	struct str name;
	struct arena arena; /* as long as it is open */
	const struct game *game;
	struct templates *templates; /* of what is said of it */
	struct lore *lore;           /* what is asked of its rules: NULL until something is (letters/knowing.c) */
	struct binder *binder;
	struct engine *engine;
	struct store *private;
	struct object_id tip; /* of it */
	struct steps steps;
	struct turn_end turn_end;
	struct known_states *known; /* of commits that were read or made lately */
};

/* The address of the game: pbp+GAME@ our domain. */
struct str live_address(const struct live *l, struct arena *a);
/* The folder of a game. */
char *live_folder(const struct place *p, struct str name);
/* The game of the tip's files `game` and `map`. */
int live_game_of(struct live *l, struct err *e);
/* Options, seats and players of the first commit, as they stood before it. */
int live_first_state(struct state **out, struct live *l, struct err *e);
/* The state of a commit; memory of arena. An error names the step. */
int live_state(const struct state **out, struct live *l, const struct object_id *commit, struct arena *arena,
	       struct err *e);
/* How that commit was made. */
void live_state_is(struct live *l, const struct object_id *commit, const struct state *s);
/* Whether a mail of that seat, which has that name, is among what the step heard; what cannot be read is an error. */
int live_step_hears(bool *out, struct live *l, const struct object_id *step, seat_id seat, struct str name,
		    struct arena *a, struct err *e);
/* How the mails of a game are put in the order in which they were heard: those of one of format 1 by their arrival,
 * for lack of more. */
decision_order live_order(const struct game *g);
/* Frees the engine and all memory; the stores are their owner's. */
void live_release(struct live *l);

#endif
