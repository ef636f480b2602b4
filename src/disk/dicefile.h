/*
 * dicefile: the file `dice` of a step, as it is written, read, and shown to everybody.
 */
#ifndef PBP_DISK_DICEFILE_H
#define PBP_DISK_DICEFILE_H

#include "engine/engine.h"
#include "play/game.h"

struct dice_file {
	struct hash seed, end;
	bool rolled; /* and what dice fell follow from the key */
	struct dice_key key;
};
void dice_write(struct buf *out, const struct game *g, const struct step *s);
/* What is not there stays zero: the auditor looks after that. */
void dice_read(struct dice_file *out, struct str text, struct arena *a);
/* Without the hash of the mails where the orders are not revealed with their turn: it would prove what they said. */
struct str dice_public(struct str text, const struct state *s, struct arena *a);

#endif
