/* lapsed: see lapsed.h. */
#include "letters/lapsed.h"

#include "base/board.h"
#include "world/record.h"

size_t lapsed_orders(struct str **out, const struct report_turn *t, seat_id seat, struct arena *a)
{
	VEC(struct str) orders = { 0 };

	for (size_t i = 0; i < t->nlapsed; i++) {
		const struct source src = source_new(a, STR("lapsed"), t->lapsed[i]);
		struct board b;

		if (board_parse(&b, &src, a, NULL)) /* the history is looked at by verify */
			continue;
		for (size_t k = 0; k < b.nlines; k++) {
			const struct board_word *whose = board_value(&b.lines[k], "seat");
			const struct board_word *order = board_value(&b.lines[k], "order");
			int64_t id;

			if (whose && order && !word_read(t->after, FIELD_SEAT, NULL, whose, &id, NULL) && id == seat)
				VEC_PUSH(&orders, a, order->text);
		}
	}
	*out = orders.at;
	return orders.n;
}
