/*
 * withheld: words before a colon that keep back what stands behind them: "What I would never do:", "Bad idea:", "Yellow's plan:". What
 * is not understood there is not guessed at, for its writer says that he does not mean it.
 */
#ifndef PBP_VERDICT_WITHHELD_H
#define PBP_VERDICT_WITHHELD_H

#include "bind/binder.h"

bool withheld_by_label(const struct task *t, struct span line);

#endif
