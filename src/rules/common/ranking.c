/* ranking: see ranking.h. */
#include "rules/common/ranking.h"

static int compare(const struct ranked *a, const struct ranked *b)
{
	for (size_t i = 0; i < sizeof a->by / sizeof *a->by; i++)
		if (a->by[i] != b->by[i])
			return a->by[i] > b->by[i] ? -1 : 1;
	return 0;
}

static int in_order(const void *a, const void *b)
{
	const struct ranked *x = a, *y = b;
	int by = compare(x, y);

	return by ? by : (x->seat > y->seat) - (x->seat < y->seat); /* qsort is not stable */
}

void ranking_sort(struct ranked *list, size_t n)
{
	if (n)
		qsort(list, n, sizeof *list, in_order);
	for (size_t i = 0; i < n; i++)
		list[i].rank = i > 0 && compare(&list[i - 1], &list[i]) == 0 ? list[i - 1].rank : (int32_t)i + 1;
}

struct ranked *ranking_of(const struct state *s, ranked_fn *by, size_t *n, struct arena *a)
{
	struct ranked *list = ARENA_ARRAY(a, struct ranked, row_count(s, TABLE_SEAT));

	*n = 0;
	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++) {
		list[*n] = (struct ranked){ .seat = ROW(struct seat_row, s, TABLE_SEAT, i)->seat };
		*n += by(s, list[*n].seat, list[*n].by);
	}
	ranking_sort(list, *n);
	return list;
}

bool ranking_standing(const struct view *v, const char *reason, struct ranked *list, size_t n, struct standing *out)
{
	seat_id *seats = ARENA_ARRAY(v->scratch, seat_id, n);
	int32_t *rank = ARENA_ARRAY(v->scratch, int32_t, n);

	if (state_game(v->state)->phase != GAME_OVER)
		return false;
	ranking_sort(list, n);
	for (size_t i = 0; i < n; i++) {
		seats[i] = list[i].seat;
		rank[i] = list[i].rank;
	}
	*out = (struct standing){ .reason = reason, .seats = seats, .rank = rank, .n = n };
	return true;
}
