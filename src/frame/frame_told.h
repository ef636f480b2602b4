/* frame_told: what is told beside an order, and no part of it. For the files frame_*.c. */
#ifndef PBP_FRAME_FRAME_TOLD_H
#define PBP_FRAME_FRAME_TOLD_H

#include "frame/frame.h"

/* Nothing in it bears on the order beside it: a reason may doubt what others do, how things are is told plainly; opened: its first
 * word is not looked at. */
bool frame_tells(const struct frames *f, size_t from, size_t to, bool reason, bool opened);
bool frame_opens_sentence(const struct frames *f, size_t i);
/* "so" in the words between the sign and the phrase behind it. */
bool frame_follows(const struct frames *f, size_t sign);
/* Another player does it: whatever that is, it is no order. */
bool frame_is_anothers(const struct frames *f, size_t i);

#endif
