/*
 * zones: names of the system's time zone database ("Europe/Amsterdam"), looked
 * up once, when a host says one, and kept as the POSIX string that stands in it:
 * no replay needs the database, or the same edition of it.
 */
#ifndef PBP_APP_ZONES_H
#define PBP_APP_ZONES_H

#include "disk/setup.h"

/* "CET-1CEST,M3.5.0,M10.5.0/3" of "Europe/Amsterdam"; what is a POSIX string already stays. ERR_NOT_FOUND. */
int zones_posix(struct str *out, struct str name, struct arena *a, struct err *e);
/* The options zone of a new game, and a zone behind its deadline ("Mon and Thu 20:00 Europe/Amsterdam"). */
int zones_of_setup(struct setup *s, struct err *e);
/* "amend zone = Europe/Amsterdam [because ...]"; any other line as it stands, and one with a name that is none. */
struct str zones_of_line(struct str line, struct arena *a);

#endif
