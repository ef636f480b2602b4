/*
 * config: whether what stands in ROOT/.pbp/config can work, for `pbp doctor`. A run finds out too, but
 * then a letter waits or a game stands still; here it is said before.
 */
#ifndef PBP_APP_CONFIG_H
#define PBP_APP_CONFIG_H

#include "disk/root.h"

/* Called for each finding: the key of the line, and what is wrong with it and what to do. */
typedef void (*config_finding)(void *who, const char *key, const char *text);
/* The lines of the config, each for itself. An error is of the file as such. */
int config_check(struct root *r, config_finding say, void *who, struct err *e);
/* What stands against writing to a folder, or making it; NULL: nothing. */
const char *folder_fault(const char *path, struct arena *a);

#endif
