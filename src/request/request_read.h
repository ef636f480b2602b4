/* request_read: the days of an exact request (request.h), as a row of the game. */
#ifndef PBP_REQUEST_REQUEST_READ_H
#define PBP_REQUEST_REQUEST_READ_H

#include "engine/calls.h"

/* "away from 2026-03-05 to 2026-03-09", in days of the game's zone. */
bool request_read_days(const struct state *s, struct str exact, when now, struct away_row *row);

#endif
