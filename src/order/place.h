/*
 * place: a text of the vocabulary in its place in a line; shared by place.c and freetext.c alone.
 */
#ifndef PBP_ORDER_PLACE_H
#define PBP_ORDER_PLACE_H

#include "order/namer.h"

struct place {
	size_t from, to;
	struct meanings all;
	bool code_fits; /* written in capitals, as a code that is a word must be */
	uint8_t like;   /* so many of its words stand for another */
	bool evident;   /* a capital inside a line, or an arrow or a verb in -s behind it: a name */
};

/* A lexeme for one meaning of the text there, with its price. The address is good until the next. */
struct lexeme *place_add(struct namer *n, const struct place *p, const struct meaning *m);
/* freetext.c: an opener with its text; a verb, and where the text behind it is raw. */
void place_add_opener(struct namer *n, const struct place *p, const struct meaning *m);
void place_add_verb(struct namer *n, const struct place *p, const struct meaning *m);

#endif
