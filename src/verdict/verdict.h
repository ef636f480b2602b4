/* verdict: what becomes of a line: done, asked about, refused, or passed over as no order. */
#ifndef PBP_VERDICT_VERDICT_H
#define PBP_VERDICT_VERDICT_H

#include "bind/bind.h"

/* view: state, seat and player of the writer. All memory from a (the message's). */
struct bound bind_line(const struct binder *b, const struct view *v, const struct scope *scope,
		       const struct sheet *sheet, const struct line *line, struct arena *a);

#endif
