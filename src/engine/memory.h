/* memory: what the engine knows between two questions: the tip, the mails and the books that no step holds yet. */
#ifndef PBP_ENGINE_MEMORY_H
#define PBP_ENGINE_MEMORY_H

#include "engine/book.h"
#include "engine/engine.h"
#include "engine/reader.h"
#include "engine/tick.h"
#include "play/dice.h"
#include "world/hidden.h"

/* Where the next input stands among those that are heard after the same step; format 1: among those of its second. */
struct place {
	when at;
	uint32_t after;
	uint32_t next; /* format 1: shared (even) */
};

struct engine {
	struct engine *self; /* for questions to a const engine: they use scratch memory and remember witnesses */
	const struct game *game;
	struct reader reader;
	struct arena *run;
	struct arena side[2]; /* the tip lives in side[at]; the next step is made in the other */
	unsigned at;
	const struct state *tip;
	struct arena keep;    /* mails and books; emptied when there are none */
	struct arena scratch; /* of views */
	const uint8_t *secret;
	struct dice_chain *chain; /* made when first needed */
	engine_seeds seeds;       /* or NULL: the secret's */
	void *seeds_context;
	struct dice forced;
	bool blind;                   /* what mails said is known when calls close: engine_play_revealed */
	struct tick told;             /* to a blind one */
	VEC(struct hidden_row) named; /* the same: by the end of the game, if that is the next step */
	when now;                     /* of the last input or step */
	VEC(struct mail *) mails;     /* not recorded, or held by a book; by input_cmp */
	struct place latest;
	VEC(struct book) books;
};

void engine_use_reader(struct engine *e, struct reader r);
/* Empties what the last call left behind. Every entry of the engine begins with it. */
void engine_tidy(struct engine *e);
struct view engine_view(struct engine *e, const struct state *s, when now);

/* Fills in the place of an input that is about to be heard; alone: in format 1 it shares it with no other. */
void place_input(const struct engine *e, struct input *in, bool alone);
void place_taken(struct engine *e, const struct input *in);

#endif
