/* known_by: places that people say for a thing of an order which stands in it by number: "the Nara one" of "bid 3 on share 7". */
#ifndef PBP_ANSWER_KNOWN_BY_H
#define PBP_ANSWER_KNOWN_BY_H

#include "engine/ear.h"

/* Their names, a blank between them; empty: there are none. */
struct str known_by(struct ear *ear, const struct command *c);

#endif
