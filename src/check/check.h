/*
 * check: what would become of orders: the receipt that their writer would get, and nothing recorded. `pbp check` asks it of
 * a game on disk; the checker in the page (page.h) of a position, which is texts alone: it knows no disk, no clock, no
 * history and no secret, and so no more than what all may see.
 *
 * A position is texts by name, as they stand in a public history:
 *	game                  of it `game NAME`, `rules RULESET`, `format N`
 *	map                   the map
 *	phrases/core, phrases/RULESET    the words of messages (games/NAME/phrases)
 *	templates/letters/receipt-*.txt  the words of receipts
 *	state/TABLE           its rows
 */
#ifndef PBP_CHECK_CHECK_H
#define PBP_CHECK_CHECK_H

#include "engine/engine.h"
#include "report/report.h"

/* The receipt of a text that was only tried. As report_letter. */
int check_receipt(struct buf *out, const struct game *g, struct templates *t, const struct state *s,
		  const struct input *in, const struct outcome *o, struct err *e);
/* Whether the answer is no: a line was refused, or all of it. */
bool check_refuses(const struct outcome *o);

struct checker;
struct checker *checker_new(struct arena *run);
/* Keeps both. */
void checker_give(struct checker *c, struct str name, struct str text);
/* Once all is given. ERR_NOT_FOUND, ERR_SYNTAX: what is missing or does not read. */
int checker_open(struct checker *c, struct err *e);
/* The names of its seats, a line each. */
void checker_seats(const struct checker *c, struct buf *out);
/* What the position has not, since that seat alone may see it: rows to be filled in, a line each ("realm seat=red
 * influence=0"); behind '#' where there may be any number of them. */
void checker_own(const struct checker *c, struct str seat, struct buf *out);
struct checker_try {
	struct str seat; /* empty: somebody without a seat */
	struct str own;  /* rows as checker_own writes them, which stand in place of the position's */
	struct str text; /* as if that seat's player had mailed it */
	when at;         /* now; never before the game's last step */
};
/* The receipt. refuses: check_refuses. ERR_REFUSED, ERR_NOT_FOUND: `own` does not read, or there are no words. Memory: of out. */
int checker_say(const struct checker *c, const struct checker_try *t, struct buf *out, bool *refuses, struct err *e);

#endif
