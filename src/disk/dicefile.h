/*
 * dicefile: the file `dice` of a step, as it is written, read, and shown to everybody.
 */
#ifndef PBP_DISK_DICEFILE_H
#define PBP_DISK_DICEFILE_H

#include "engine/engine.h"
#include "play/game.h"

struct dice_file {
	struct hash seed, end;
	bool shown, committed; /* seed and end stand there */
	bool numbered;         /* the turn does */
	bool rolled;           /* by step: and what dice fell follow from the key */
	struct dice_key key;
};
void dice_write(struct buf *out, const struct game *g, const struct step *s);
/* What is not there stays zero: the auditor looks after that. */
void dice_read(struct dice_file *out, struct str text, struct arena *a);
/* Whether a turn goes on: who knew its seed would know the dice of what is ordered next. s: where the game stands. */
bool dice_secret(const struct dice_key *k, const struct state *s);
/* s: the state after the step. Without the seed of a turn that goes on; before format 3, where the orders are not
 * revealed with their turn, without the hash of the mails: it would prove what they said. */
struct str dice_public(struct str text, const struct state *s, struct arena *a);

#endif
