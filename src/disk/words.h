/*
 * words: the same steps in other words. Each commit names in its trailer
 * "Written-By:" the version of pbp and the phrases and templates that made its
 * texts: events' orders, orders as they were understood, the report, the message.
 */
#ifndef PBP_DISK_WORDS_H
#define PBP_DISK_WORDS_H

#include "disk/live.h"

/* What this run writes, as the trailer says it; memory of l. */
int words_learn(struct str *out, struct live *l, struct err *e);
struct str words_of(const struct commit *c);
/* Who reads mails in this pbp: equal readers understand a text alike. */
struct str words_reader(void);
/* Whether two texts of a file in a commit differ in their words alone; false for files without words. */
bool words_only(struct str path, struct str a, struct str b);
bool words_only_message(struct str a, struct str b);

#endif
