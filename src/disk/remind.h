/*
 * remind: when those who still owe an answer are reminded of it: at the distances before a bell that the option `remind`
 * names, of calls that had been open for at least as long by then; and who has not said yes or no to what waits for that, whether
 * he is awaited or not, an hour before. Reminders are letters and no steps: no history knows
 * of them. The file ROOT/NAME/reminded holds the time up to which all were sent; without it nobody has been reminded yet.
 * Where a power cut takes it away somebody is reminded twice.
 */
#ifndef PBP_DISK_REMIND_H
#define PBP_DISK_REMIND_H

#include "disk/desk.h"

/* The time up to which all that was due was sent; WHEN_NONE: nothing was. */
when remind_last(const struct desk *k);
/* Whether a moment of the call came that was not sent, and its bell has not rung: several moments are one. */
bool remind_is_due(const struct desk *k, const struct call_status *c, when now);
/* The same of an order of the seat that waits for its yes when the last hour begins. */
bool remind_word_is_due(const struct desk *k, const struct call_status *c, seat_id seat, when now);
/* The first moment after now of any call; WHEN_NEVER. */
when remind_next(const struct desk *k, when now, struct arena *a);
/* All that was due by now was sent. */
int remind_keep(const struct desk *k, when now, struct err *e);

#endif
