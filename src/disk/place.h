/*
 * place: where a run stands and when: what main found in the command line, the environment and the clock, handed down.
 * Nothing below src/app looks at those itself.
 */
#ifndef PBP_DISK_PLACE_H
#define PBP_DISK_PLACE_H

#include "base/arena.h"
#include "base/clock.h"

#define PBP_VERSION "0.2"

struct place {
	struct arena *run;  /* memory as long as the run */
	const char *root;   /* the folder of all games; absolute or as given */
	const char *data;   /* the folder that holds maps/ games/ templates/ */
	const char *outbox; /* a Maildir for letters, where it is not the root's own; else NULL */
	when now;
};

/* A file below the data folder: maps/japan.map. */
char *place_data(const struct place *p, const char *folder, const char *name, const char *suffix);

#endif
