/* clash: how a battle that somebody asks of would come out, if those who stand there fight alone. */
#include "play/game.h"
#include "rules/armies/board.h"
#include "rules/armies/fact.h"
#include "rules/armies/notes.h"

/* Whom he would meet: who was named, or who has most there; SEAT_NONE: nobody. */
static seat_id met_in(const struct view *v, const struct clash *c)
{
	seat_id most = SEAT_NONE;

	if (c->whom != SEAT_NONE && c->whom != c->by && ar_armies(v->state, c->to, c->whom) > 0)
		return c->whom;
	for (size_t i = 0; i < row_count(v->state, TABLE_SEAT); i++) {
		const seat_id seat = ROW(struct seat_row, v->state, TABLE_SEAT, i)->seat;
		const int32_t n = seat != c->by ? ar_armies(v->state, c->to, seat) : 0;

		if (n > 0 && (most == SEAT_NONE || n > ar_armies(v->state, c->to, most)))
			most = seat;
	}
	return most;
}

/* From where he would fight with most: ARM-BAT-2. */
static area_id origin_of(const struct view *v, const struct clash *c)
{
	area_id best = c->to;

	if (c->from != AREA_NONE)
		return c->from;
	for (area_id a = 0; a < v->game->map->nareas; a++)
		if (ar_is_near(v->game->map, a, c->to) &&
		    ar_armies(v->state, a, c->by) > ar_armies(v->state, best, c->by))
			best = a;
	return best;
}

/* f: count of them against limit. */
static void tell_outcome(struct facts *f, struct notes *notes)
{
	const int64_t own = f->count, foe = f->limit;

	if (own > foe) {
		f->count = own - foe;
		ar_note(notes, NOTE_CLASH_WON, NOWHERE, f);
		return;
	}
	ar_note(notes, own == foe ? NOTE_CLASH_TIE : NOTE_CLASH_LOST, NOWHERE, f);
	f->count = foe + 1;
	ar_note(notes, NOTE_CLASH_NEED, NOWHERE, f);
}

void ar_clash(const struct view *v, const struct clash *c, struct notes *notes)
{
	struct facts f = FACTS(.area = SAID(c->to), .seat = SAID(c->by));

	if (state_game(v->state)->phase != GAME_RUNNING)
		return;
	if (c->to == AREA_NONE) {
		f.count = c->attackers;
		f.limit = c->defenders;
		tell_outcome(&f, notes);
		return;
	}
	const seat_id met = met_in(v, c);
	if (met == SEAT_NONE) {
		ar_note(notes, NOTE_CLASH_NOBODY, NOWHERE, &f);
		return;
	}
	f.by = SAID(met);
	f.other = SAID(origin_of(v, c));
	f.limit = c->defenders >= 0 ? c->defenders : ar_armies(v->state, c->to, met);
	f.count = c->attackers > 0 ? c->attackers : ar_armies(v->state, f.other - SAID(0), c->by);
	ar_note(notes, NOTE_CLASH, NOWHERE, &f);
	tell_outcome(&f, notes);
}
