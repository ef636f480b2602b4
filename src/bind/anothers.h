/*
 * anothers: whether words name another seat or player than the one who writes.
 */
#ifndef PBP_BIND_ANOTHERS_H
#define PBP_BIND_ANOTHERS_H

#include "play/game.h"
#include "play/view.h"

/* The writer (view->seat, view->player) gives this seat's orders. */
bool seat_is_writers(const struct view *v, seat_id seat);
/* The words before a colon, as written: "Bob said", "For Ann", where Ann is another player. */
bool heading_is_anothers(const struct view *v, struct str heading);

#endif
