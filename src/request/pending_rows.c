/* pending_rows: the rows of what waits for a yes; see pending.h. */
#include "request/pending_rows.h"

#include "play/game.h"
#include "request/pending_rows.h"
#include "world/offered.h"

static struct turn *step_of(struct request *r)
{
	return &ear_step(r->ear)->turn;
}

const struct diag *pending_offer(struct request *r)
{
	struct turn *t = step_of(r);
	struct offered_row row = { r->seat, 1, (int32_t)r->ear->in->after, text_intern(t->after, r->rest) };

	while (row_find(t->after, TABLE_OFFERED, &row))
		row.number++;
	row_put(t->after, TABLE_OFFERED, &row);
	return NULL;
}

static const struct offered_row *find(const struct state *s, seat_id seat, struct str exact)
{
	for (size_t i = 0; i < row_count(s, TABLE_OFFERED); i++) {
		const struct offered_row *row = ROW(struct offered_row, s, TABLE_OFFERED, i);

		if (row->seat == seat && str_eq(text_of(s, row->exact), exact))
			return row;
	}
	return NULL;
}

void pending_taken(struct request *r, struct str exact)
{
	const struct offered_row *row = find(r->ear->state, r->seat, exact);
	struct turn *t;

	if (!row)
		return;
	const struct offered_row key = *row;
	t = step_of(r);
	row_remove(t->after, TABLE_OFFERED, &key);
}

const struct diag *pending_lapse(struct request *r)
{
	pending_taken(r, r->rest);
	return NULL;
}
