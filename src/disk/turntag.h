/*
 * turntag: the names of the commits that ended turns, made and read here alone:
 * turn/3, and turn/3.2, turn/3.3 where turn 3 was annulled and played again.
 */
#ifndef PBP_DISK_TURNTAG_H
#define PBP_DISK_TURNTAG_H

#include "base/err.h"
#include "store/store.h"

/* The tag of a turn's end: its first, its second ... */
struct str turn_tag(int32_t turn, int time, struct arena *a);
/* "3", "3.2": the same as people say it. */
struct str turn_tag_number(int32_t turn, int time, struct arena *a);
/* The turn whose end the tag names; 0: it names none. */
int32_t turn_tagged(struct str tag);

/* Where tags are looked up: ERR_NOT_FOUND where there is none of that name. */
typedef int (*tag_find)(struct object_id *out, void *where, struct str tag, struct err *e);
/* How often a turn has ended, and the commit of the last time; 0 times is no error. */
int turn_ends(int *times, struct object_id *last, tag_find find, void *where, int32_t turn, struct err *e);
/* Which of these times it was that the commit ended it; 0: none. */
int turn_end_of(int *time, const struct object_id *commit, tag_find find, void *where, int32_t turn, struct err *e);

#endif
