/*
 * frames: sentences that are about another deed than their first word: "have 6 march to Corran", "keep 2 at Brume,
 * the others to Corran", "Brume's push towards Corran", "2 of the 5 troops". Such a reading is set in plain words,
 * phrase for phrase, and bound as if it had been written so: each of its sentences in all the ways of frame_ways.h, one after the
 * other, then all together. No game's word stands here: words are asked for their roles (order/roles.h), and the game's vocabulary
 * for its own.
 */
#ifndef PBP_FRAME_FRAMES_H
#define PBP_FRAME_FRAMES_H

#include "bind/binder.h"

/* The reading in plain words, in the task's arena; NULL where nothing in it is set otherwise. */
const struct reading *frames_plain(struct task *t, const struct reading *r);
/* Without what only tells why; itself where nothing does. */
const struct reading *frames_without_reasons(struct task *t, const struct reading *r);
/* The line with what is dealt out in it set as that, for no other meaning of it counts; itself where nothing is. */
const struct line *frames_dealt(struct task *t, const struct line *line);

#endif
