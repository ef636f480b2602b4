/*
 * form: orders to copy, made of what a seat has: every line a comment ("# spawn 3 in Kyoto"), so that a letter that
 * comes back unquoted orders nothing; who means a line takes the # away. They are what the rules would order in his place
 * (struct call_kind.counsel, which is shown no more than he may see). A kind of call that has no counsel, and orders that need
 * none, have lines in the game's phrases:
 *
 *	form turn boat seat "sail to {other}"
 *	form-line night "bid 3" "stay"
 *
 * Behind the kind stand a table, its field that names the seat ("!owner": rows of nobody; "*": all, of which those go into a
 * letter that the rules would take, letters/formed.h), and words for a row; what comes out empty is left out. {other}
 * is a neighbour of the row's area that is not the seat's (nor its player's), nobody's where there is one; {foe} one that is a
 * rival's, {rival} whose; {friend} one of the seat's own. Where there is none there is no line.
 */
#ifndef PBP_REPORT_FORM_H
#define PBP_REPORT_FORM_H

#include "base/vec.h"
#include "play/game.h"

struct form_line {
	struct str words; /* "spawn 3 in Kyoto" */
	int32_t of; /* lines of one number stand for each other: the first that the rules take is meant; 0: for none */
};
struct form {
	struct arena *arena;
	int32_t groups; /* of lines that stand for each other, so far */
	VEC(struct form_line) list;
};

/* Of every open call that asks the seat and hears; area: those that are about it, AREA_NONE: all. */
void form_about(struct form *out, const struct game *g, const struct state *s, seat_id seat, area_id area);
/* Of a line to send that has a gap ("deploy all in PLACE") the first of those that begins with the same word; else itself. */
struct str form_like(struct str line, const struct game *g, const struct state *s, seat_id seat, struct arena *a);

#endif
