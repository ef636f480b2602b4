/* waiting: all that waits for a seat's word. */
#ifndef PBP_ENGINE_WAITING_H
#define PBP_ENGINE_WAITING_H

#include "engine/ear.h"

/* For which seat the speaker would say yes: the one he is asked for, or his own. */
seat_id waiting_seat(struct ear *ear);
size_t waiting_count(const struct ear *ear, seat_id seat);
const struct command *waiting_at(struct ear *ear, seat_id seat, size_t k);

#endif
