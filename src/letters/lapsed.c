/* lapsed: see lapsed.h. */
#include "letters/lapsed.h"

#include "base/board.h"
#include "bind/callname.h"
#include "letters/letters.h"
#include "letters/outset.h"
#include "letters/sending.h"
#include "world/record.h"

size_t lapsed_orders(struct str **out, struct str lapsed, const struct state *after, seat_id seat, struct arena *a)
{
	VEC(struct str) orders = { 0 };
	const struct source src = source_new(a, STR("lapsed"), lapsed);
	struct board b;

	*out = NULL;
	if (board_parse(&b, &src, a, NULL)) /* the history is looked at by verify */
		return 0;
	for (size_t k = 0; k < b.nlines; k++) {
		const struct board_word *whose = board_value(&b.lines[k], "seat");
		const struct board_word *order = board_value(&b.lines[k], "order");
		int64_t id;

		if (whose && order && !word_read(after, FIELD_SEAT, NULL, whose, &id, NULL) && id == seat)
			VEC_PUSH(&orders, a, order->text);
	}
	*out = orders.at;
	return orders.n;
}

/* What closed, in words; empty: no call did. */
static struct str closed_words(const struct seating *s, const struct events *events)
{
	for (size_t i = 0; i < events->list.n; i++) {
		const struct event *ev = &events->list.at[i];
		const struct call_row *c = ev->what == EVENT_CLOSED ? call_find(s->before, ev->call) : NULL;

		if (c)
			return call_words(s->desk->live.game, s->before, c, s->arena);
	}
	return STR_NONE;
}

static int tell(const struct seating *s, const struct events *events, const struct seat_row *seat,
		const struct str *orders, size_t n, struct err *e)
{
	struct letter letter;
	json_t *value;

	if (!seated_envelope(&letter, s, seat, "lapsed"))
		return 0;
	value = json_pack("{s:b}", "several", n > 1);
	model_set(value, "seat", seat_name(s->after, seat->seat), s->arena);
	model_set(value, "first", orders[0], s->arena);
	model_set_texts(value, "lapsed", orders, n, s->arena);
	model_set_some(value, "closed", closed_words(s, events), s->arena);
	outset_asked(value, s->desk->live.game, s->after, seat->seat, s->arena);
	return letter_send(s->desk, &letter, "lapsed", value, s->arena, e);
}

int lapsed_tell(const struct seating *s, const struct events *events, struct err *e)
{
	struct str text;
	int code = store_read(&text, s->desk->live.private, &s->commit->id, STR("lapsed"), s->arena, e);

	if (code)
		return code == ERR_NOT_FOUND ? 0 : code;
	for (size_t i = 0; !code && i < row_count(s->after, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, s->after, TABLE_SEAT, i);
		struct str *orders;
		const size_t n = lapsed_orders(&orders, text, s->after, seat->seat, s->arena);

		if (n)
			code = tell(s, events, seat, orders, n, e);
	}
	return code;
}
