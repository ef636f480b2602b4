/* observer: see observer.h. */
#include "world/observer.h"

const struct observer_row *observer_find(const struct state *s, struct str address)
{
	for (size_t i = 0; i < row_count(s, TABLE_OBSERVER); i++) {
		const struct observer_row *row = ROW(struct observer_row, s, TABLE_OBSERVER, i);

		if (str_eq_nocase(text_of(s, row->address), address))
			return row;
	}
	return NULL;
}

size_t observer_count(const struct state *s)
{
	size_t n = 0;

	for (size_t i = 0; i < row_count(s, TABLE_OBSERVER); i++)
		n += !ROW(struct observer_row, s, TABLE_OBSERVER, i)->dismissed;
	return n;
}

void observer_put(struct state *s, struct str address, bool dismissed)
{
	const struct observer_row *old = observer_find(s, address);
	struct observer_row row = { .number = 1, .dismissed = dismissed };

	for (size_t i = 0; !old && i < row_count(s, TABLE_OBSERVER); i++) {
		const int32_t number = ROW(struct observer_row, s, TABLE_OBSERVER, i)->number;

		row.number = number >= row.number ? number + 1 : row.number;
	}
	row.number = old ? old->number : row.number;
	row.address = text_intern(s, address);
	row_put(s, TABLE_OBSERVER, &row);
}

bool observer_is_sent(const struct state *s, const struct observer_row *row)
{
	return !row->dismissed && !option_is(s, "observers", "none") &&
	       seat_of_player(s, player_by_address(s, text_of(s, row->address))) == SEAT_NONE;
}
