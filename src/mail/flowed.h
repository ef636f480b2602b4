/*
 * flowed: text/plain; format=flowed and its DelSp (RFC 3676) joined into paragraphs.
 */
#ifndef PBP_MAIL_FLOWED_H
#define PBP_MAIL_FLOWED_H

#include "base/arena.h"
#include "base/str.h"

/* Lines end in LF; quoted ones begin with their marks and one blank. */
struct str flowed_join(struct arena *a, struct str text, bool delsp);

#endif
