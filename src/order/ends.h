/*
 * ends: whether a clause says that its writer's turn, or a part of it, is over, or that he leaves a part out, by its likeness to such
 * as are known (grammar/ends.examples, learned by grammar/ends.c when the program is built). It offers, and never ends: what ends is
 * said in the exact words of grammar/ending.def and finished.def.
 */
#ifndef PBP_ORDER_ENDS_H
#define PBP_ORDER_ENDS_H

#include "order/ends_traits.h"
#include "order/lean.h"

enum ends {
#define FORM(ending)
#define SAYS(name, kind) ENDS_##name,
#include "../../grammar/ends.def"
#undef FORM
#undef SAYS
};

struct ends_like {
	enum ends kind;
	int32_t likely; /* by how much more than it is like nothing of the kind: parts of LEAN_ONE */
};
struct ends_like ends_like(struct str text, ends_reader *is, void *context, struct arena *a);

#endif
