/*
 * rehearse: what a line of the host's would do, tried on a copy of the game that is then thrown away: what it would record,
 * and who would get a letter about what. So it shows what the line does and not what somebody thought it does.
 */
#ifndef PBP_RUN_REHEARSE_H
#define PBP_RUN_REHEARSE_H

#include "disk/root.h"

struct rehearsal {
	struct buf answer; /* as the line itself would be answered */
	bool refused;
	const struct str
		*steps; /* subjects of the commits that it would make, the first first; the bells due before it too */
	size_t nsteps;
	const struct str *letters; /* "bob@example.org: the Turn, until ...", in the order of names of the outbox */
	size_t nletters;
};

/* Memory: the run's. ERR_REFUSED: the host plays, and more than his line would happen. ERR_NOT_FOUND where there is no such game. */
int rehearse(struct rehearsal *out, const struct root *r, struct str name, struct str line, struct err *e);

#endif
