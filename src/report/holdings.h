/*
 * holdings: what a seat has, in words, for letters: his own rows one by one, where they are places with what touches
 * them, and those of the others in a few lines. Which tables, and how, the game's phrases say:
 *
 *	holding land owner "{area} {troops}" "{area} {troops}" "{area}{wasteland?, wasteland|}"
 *
 * Behind the table's name stands the field that names the seat, then the words for its owner, then, where all may
 * know it, those for the others, then those of a row that is nobody's. Secret fields are their owner's alone
 * (audience_admits).
 */
#ifndef PBP_REPORT_HOLDINGS_H
#define PBP_REPORT_HOLDINGS_H

#include "play/game.h"

struct holding { /* a table that has such a phrase */
	table_id table;
	const struct field_row *owner;
	struct str own, others, free; /* the words; but for the own: may be empty */
};
/* From table t on; false: none. */
bool holding_next(struct holding *h, const struct game *g, const struct state *s, size_t t);
seat_id holding_owner(const struct holding *h, const struct state *s, size_t row);

/* Lines of a letter (letter.h); none where the game has no such phrases, or there is nothing to tell. */
void holdings_write(struct buf *out, const struct game *g, const struct state *s, seat_id seat);
/* What all may know of what a seat has, on a line; nothing: nothing. */
void holdings_public(struct buf *out, const struct game *g, const struct state *s, seat_id seat);
/* The seat's places alone, and what touches each; reader: for whom, who may order in its place. */
void holdings_places(struct buf *out, const struct game *g, const struct state *s, seat_id seat, seat_id reader);

#endif
