/*
 * took: what a mail brought about, as the ticket of its writer says it, a line each:
 *
 *	act order said attack area=brazil      took effect in the mail's own step: as `played` has it (tape.h)
 *	sheet call=3 seat=red keeps=all        waits for a call to close; what a later sheet does to it; clears=yes: what stood
 *	                                       is taken back; done=yes, done=no: he says so; luck=rabbit
 *	order move count=3 from=osaka to=kyoto   an order of the sheet above; drop: it takes one back, and stands for none
 *
 * Whoever holds it can compare that with what is revealed (engine/played.h) without reading a word of a mail.
 */
#ifndef PBP_ENGINE_TOOK_H
#define PBP_ENGINE_TOOK_H

#include "engine/ear.h"

/* A sheet that was booked. */
void took_sheet(struct ear *ear, const struct call_kind *kind, call_id call, seat_id seat, const struct booked *b);
/* All of it, once the mail is heard; memory: its arena. */
struct str took_text(const struct ear *ear);

#endif
