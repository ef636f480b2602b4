/*
 * reveal: what everybody may see of the mails of a turn that is over, and
 * enough of it to play the turn again: below reveal/N/ what took effect in each
 * step of it, STEP (engine/played.h). In games of the first two formats:
 *
 *	mails        when each mail arrived, who sent it, how it was taken
 *	mail/HASH    the lines of it that were read as orders, each in its place
 *	orders/SEAT  the same, with what was understood
 *
 * No header, no address, no line that was no order. An address that an order names
 * ("replace red by ...") stands as a name of the form PLAYER@player-3.invalid.
 */
#ifndef PBP_DISK_REVEAL_H
#define PBP_DISK_REVEAL_H

#include "disk/live.h"

/* to: "reveal/3/". Steps: oldest first. A mail of which an open call still keeps a part is left out;
 * the list then says "kept". */
int reveal_steps(struct commit_draft *d, struct live *l, const struct commit *steps, size_t n, const char *to,
		 struct err *e);
/* The events that everybody may see; where orders are revealed, with the order that caused each. */
void public_events(struct buf *out, const struct game *g, const struct state *s, const struct event *list, size_t n);
/* What stands for a player's address in public. */
struct str public_address(struct str name, player_id player, struct arena *a);

#endif
