/*
 * absence: whether a sentence that names days tells that its writer is away on them.
 */
#ifndef PBP_REQUEST_ABSENCE_H
#define PBP_REQUEST_ABSENCE_H

#include "speech/ask.h"
#include "engine/ear.h"

/* ASK_AWAY: it does, and is noted; ASK_OFFER: it may, and he is asked; ASKS: neither. told: with what opens the sentence; likely: the
 * days are. */
enum ask absence_asks(struct ear *ear, struct str told, struct str sentence, bool likely);

#endif
