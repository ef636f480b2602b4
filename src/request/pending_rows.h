/* pending_rows: what a player may have asked for, and is asked about, as rows (hear/pending.h). */
#ifndef PBP_REQUEST_PENDING_ROWS_H
#define PBP_REQUEST_PENDING_ROWS_H

#include "request/request.h"

/* It was done: it does not wait. */
void pending_taken(struct request *r, struct str exact);
const struct diag *pending_offer(struct request *r), *pending_lapse(struct request *r);

#endif
