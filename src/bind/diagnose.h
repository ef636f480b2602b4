/*
 * diagnose: faults in words. The words of the language itself stand here; those
 * of the rules are in games/NAME/phrases.
 */
#ifndef PBP_BIND_DIAGNOSE_H
#define PBP_BIND_DIAGNOSE_H

#include "bind/clauses.h"

/* Why the sense is no command: its fault, or what it lacks. One diag. */
void diagnose_sense(struct diags *out, const struct task *t, const struct sense *s);
/* Two ways to read the same words. */
void diagnose_ambiguous(struct diags *out, const struct task *t, struct span at, struct str one, struct str other);
/* Notes of the slips that were mended in a reading between two places. */
void diagnose_repairs(struct diags *out, const struct task *t, const struct reading *r, struct span at);
/* Of what stands before a verb it is not clear whether it is done to that as well. */
void diagnose_which_verb(struct diags *out, struct span at);
/* Names and numbers beside each other, and no deed. */
void diagnose_deedless(struct diags *out, struct span at);
/* A sentence beside an order takes it back or limits it. */
void diagnose_talk(struct diags *out, const struct task *t, struct span at);
/* An order that is understood and not carried out, for what stands beside it. */
void diagnose_undone(struct diags *out, const struct task *t, struct span at, struct str wording);
/* What is said of the rest, beside what is not understood. */
void diagnose_rest(struct diags *out, struct span at);
void diagnose_tangled(struct diags *out, struct span at);
/* Of a clause that is offered beside one that is not understood; hint: what it would be. */
void diagnose_half(struct diags *out, struct span at, struct str hint);
/* The clause that is not, in its own words. */
void diagnose_lost(struct diags *out, const struct task *t, struct span at);

#endif
