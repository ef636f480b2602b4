/* analogy_forms: what grammar/teach.c writes into analogy.inc: the forms of orders, each with its deed and what stands in it. */
#ifndef PBP_ORDER_ANALOGY_FORMS_H
#define PBP_ORDER_ANALOGY_FORMS_H

#include "order/lean.h"
#include "order/analogy.h"

struct analogy_form {
	const char *words;             /* "move N from P to P" */
	uint32_t deed;                 /* class of the deeds */
	uint32_t slots[ANALOGY_SLOTS]; /* classes of the places, of each capital */
	uint32_t nslots;
	uint32_t games; /* bits: in which it was seen */
};

/* What an order of a deed has in place of what it does not name, behind one of another deed: of which classes of places that is. */
struct analogy_source {
	uint32_t deed, slot, before, from, count;
};

#endif
