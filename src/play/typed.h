/*
 * typed: a command as a line of a file, in the board syntax: its verb, its values by slot, what has a name by
 * that name. It says what was understood and nothing of how it was written, so it survives another reader,
 * another version and another wording:
 *
 *	move count=3 from=osaka to=kyoto to=nara
 *	"end turn"
 *	attack area=brazil with place unit="free army" in=peru
 *
 * Inboxes, histories, what is revealed and tickets hold commands in this form and in no other.
 */
#ifndef PBP_PLAY_TYPED_H
#define PBP_PLAY_TYPED_H

#include "play/game.h"

/* state: where its names are looked up. Of whom it is, and where it was written, is not in it. */
void typed_write(struct buf *out, const struct game *g, const struct state *s, const struct command *c);
/* From the line's word `from` to its end; seat NONE. ERR_REFUSED: what of it this game does not know. */
int typed_read(struct command **out, const struct game *g, const struct state *s, const struct board_line *l,
	       size_t from, struct arena *a, struct err *e);

/* A verb by its name; VERB_NONE: there is none of that name. */
struct str typed_verb(const struct game *g, verb_id v, struct arena *a);
verb_id typed_verb_read(const struct game *g, struct str name);

#endif
