/* clash: how an Invasion that somebody asks of would come out on the board as it stands (8.7 to 8.11). */
#include "rules/global_domination/fact.h"
#include "rules/global_domination/notes.h"
#include "rules/global_domination/tables.h"

enum { LOST_AT_ONCE = 2, LOST_AT_WALLS = 2 };

/* 4.2, 6.6: how many may stand there before anybody moves. */
static int64_t spawning(const struct state *s, const struct land_row *land)
{
	return (land->headquarter ? gd_levy(s, land->owner) : 0) + (land->unmovable == BIVOUAC);
}

/* How it comes out: blows are those of the attackers that are left to strike. */
static void tell_outcome(struct facts f, int64_t blows, struct notes *notes)
{
	const int64_t stand = f.limit;

	if (blows > stand) {
		f.count = blows - stand;
		gd_note(notes, NOTE_CLASH_TAKEN, NOWHERE, &f);
		return;
	}
	f.limit = blows > 0 && blows < stand ? stand - blows : stand;
	gd_note(notes, blows == stand ? NOTE_CLASH_NEUTRAL : NOTE_CLASH_FAILS, NOWHERE, &f);
}

/* So many against so many, wherever it is. */
static void tell_numbers(const struct clash *c, struct notes *notes)
{
	struct facts f = FACTS(.count = c->attackers, .limit = c->defenders);

	tell_outcome(f, c->attackers - LOST_AT_ONCE, notes);
	f.count = c->defenders + LOST_AT_ONCE + 1;
	gd_note(notes, NOTE_CLASH_NEED_ANY, NOWHERE, &f);
}

void gd_clash(const struct view *v, const struct clash *c, struct notes *notes)
{
	const struct land_row *land = row_find(v->state, TABLE_LAND, &(struct land_row){ .area = c->to });
	const seat_id owner = land ? land->owner : SEAT_NONE;
	const int64_t stand = c->defenders >= 0 ? c->defenders : land ? land->troops : 0;
	const int64_t walls = land && land->unmovable == FORTRESS ? LOST_AT_WALLS : 0;
	struct facts f = FACTS(.area = SAID(c->to), .seat = SAID(c->by), .count = c->attackers, .limit = stand);

	if (state_game(v->state)->phase != GAME_RUNNING || owner == c->by)
		return;
	if (c->to == AREA_NONE) {
		tell_numbers(c, notes);
		return;
	}
	if (owner == SEAT_NONE) {
		gd_note(notes, NOTE_CLASH_FREE, NOWHERE, &f);
		return;
	}
	if (c->attackers > 0)
		tell_outcome(f, c->attackers - walls - LOST_AT_ONCE, notes);
	f.limit = land->troops; /* and not as many as he says: it is told of what stands there */
	f.count = land->troops + walls + LOST_AT_ONCE + 1;
	if (c->by != v->seat && c->attackers > 0)
		return;
	gd_note(notes, NOTE_CLASH_NEED, NOWHERE, &f);
	f.seat = SAID(owner);
	f.limit = f.count + spawning(v->state, land);
	f.count = spawning(v->state, land);
	if (f.count)
		gd_note(notes, NOTE_CLASH_NEED_NEW, NOWHERE, &f);
}
