/*
 * flowed: text/plain; format=flowed and its DelSp (RFC 3676) joined into paragraphs.
 */
#ifndef PBP_MAIL_FLOWED_H
#define PBP_MAIL_FLOWED_H

#include "base/arena.h"
#include "base/str.h"

struct flowed_text {
	struct str text; /* lines, each ended by LF; quoted ones begin with their marks and one blank */
	uint8_t *kind;   /* of each: LINE_QUOTED, LINE_SURELY_OWN or LINE_OWN */
	size_t nlines;
};

struct flowed_text flowed_join(struct arena *a, struct str text, bool delsp);

#endif
