/*
 * moment: a time as who reads it needs it: in the game's zone, and in his own, where he has named one (world/wish.h), else in UTC,
 * where that is another: "Mon 5 Jan 2026, 21:00 CET (20:00 UTC)", "Mon 2 Mar 2026, 20:00 JST (12:00 yours)".
 */
#ifndef PBP_REPORT_MOMENT_H
#define PBP_REPORT_MOMENT_H

#include "base/clock.h"
#include "world/state.h"

struct str moment_words(const struct state *s, player_id reader, when t, struct arena *a);

#endif
