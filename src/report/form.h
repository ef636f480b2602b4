/*
 * form: orders to copy, made of what a seat has: every line a comment ("# spawn 3 in Kyoto"), so that a letter that
 * comes back unquoted orders nothing; who means a line takes the # away. Which lines, the game's phrases say, of each
 * kind of call:
 *
 *	form turn land owner "{troops?move {troops} from {area} to {other}|}"
 *	form-line turn "end turn"
 *
 * Behind the kind stand a table, its field that names the seat ("!owner": rows of nobody; "*": all, of which those go into a
 * letter that the rules would take, letters/formed.h), and words for a row; what comes out empty is left out. {other}
 * is a neighbour of the row's area that is not the seat's (nor its player's), nobody's where there is one; {foe} one that is a
 * rival's, {rival} whose; {friend} one of the seat's own. Where there is none there is no line.
 */
#ifndef PBP_REPORT_FORM_H
#define PBP_REPORT_FORM_H

#include "play/game.h"

/* Of every open call that asks the seat and hears. Lines as "# spawn 3 in Kyoto". */
void form_write(struct buf *out, const struct game *g, const struct state *s, seat_id seat);
/* Those of them that are about a place. */
void form_about(struct buf *out, const struct game *g, const struct state *s, seat_id seat, area_id area);
/* Of a line to send that has a gap ("deploy all in PLACE") the first of those that begins with the same word; else itself. */
struct str form_like(struct str line, const struct game *g, const struct state *s, seat_id seat, struct arena *a);

#endif
