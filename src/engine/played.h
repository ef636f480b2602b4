/*
 * played: what took effect in a step, as text: of a mail or a line of the host's what of its tape acted (tape.h), of a
 * call that closes the book as it stood. Nobody's words, no refused line, no sheet that another one replaced, no hour:
 * it is what everybody may see once orders are revealed, and enough to make the step again.
 *
 *	mail hash=HEX player=2 name=Ann
 *	order said attack area=brazil
 *
 *	close call=3
 *	  sheet seat=red done=yes mails="HEX HEX"
 *	    said move count=3 from=osaka to=kyoto
 */
#ifndef PBP_ENGINE_PLAYED_H
#define PBP_ENGINE_PLAYED_H

#include "engine/ear.h"

/* Of the mail being heard; memory: its arena. */
struct str played_by_mail(const struct ear *ear);
/* Of the call that w closes; memory: the step's. */
struct str played_by_close(struct engine_work *w, call_id call);

#endif
