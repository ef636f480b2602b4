/* anothers: see anothers.h. */
#include "bind/anothers.h"
#include "base/utf8.h"
#include "bind/remark.h"

bool seat_is_writers(const struct view *v, seat_id seat)
{
	const struct ruleset *r = v->game->rules;
	return seat == v->seat || (r->speaks_for && r->speaks_for(v, v->player, seat));
}

static bool names_seat(const struct view *v, struct str text, struct arena *a)
{
	for (size_t i = 0; i < row_count(v->state, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, v->state, TABLE_SEAT, i);
		struct str name = utf8_fold_name(a, text_of(v->state, seat->name));
		if (name.n && !seat_is_writers(v, seat->seat) && words_hold(text, name))
			return true;
	}
	return false;
}

/* "Ann Miller" -> "ann"; two players may share it. */
static struct str first_name(const struct state *s, const struct player_row *p, struct arena *a)
{
	struct str rest = utf8_fold_name(a, text_of(s, p->name)), first;
	return str_cut(&rest, ' ', &first) ? first : STR_NONE;
}

static bool names_player(const struct view *v, struct str text, struct arena *a)
{
	const struct player_row *own = row_find(v->state, TABLE_PLAYER,
						&(struct player_row){ .player = v->player });
	const struct str mine = own ? first_name(v->state, own, a) : STR_NONE;
	for (size_t i = 0; i < row_count(v->state, TABLE_PLAYER); i++) {
		const struct player_row *p = ROW(struct player_row, v->state, TABLE_PLAYER, i);
		struct str name = first_name(v->state, p, a);
		if (name.n && !str_eq(name, mine) && words_hold(text, name))
			return true;
	}
	return false;
}

bool heading_is_anothers(const struct view *v, struct str heading)
{
	struct arena a = ARENA_INIT;
	struct str text = words_folded(heading, &a);
	bool is = words_are_hearsay(text) || names_seat(v, text, &a) || names_player(v, text, &a);
	arena_release(&a);
	return is;
}
