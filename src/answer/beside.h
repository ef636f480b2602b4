/*
 * beside: whether a sentence beside a yes bears on what that is said to, whatever it is that waits: it denies, doubts, puts off,
 * alters or mocks it, or points at something else. What tells of the world, or orders or asks something of its own, does not.
 */
#ifndef PBP_ANSWER_BESIDE_H
#define PBP_ANSWER_BESIDE_H

#include "engine/ear.h"

/* "Yes. Only 1 in Ohio, not 2.": the yes is none. */
bool beside_bears(struct ear *ear, struct str text);
/* "As if I would", "New ones coming soon": whatever else is said. */
bool beside_doubts(struct ear *ear, struct str asked);
bool beside_undoes(struct ear *ear, struct str text);
/* "My English is not so good", "Is Elm a real person?": it tells of something else than what waits, or asks it. */
bool beside_is_apart(struct ear *ear, struct str text);

#endif
