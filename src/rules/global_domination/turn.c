/*
 * turn: the close of a Turn runs the Phases over what stands in the book, stores the result, settles
 * those whose first Turn comes next, and opens it.
 */
#include "rules/global_domination/turn.h"
#include "rules/common/asking.h"
#include "rules/global_domination/over.h"
#include "rules/global_domination/phases.h"
#include "rules/global_domination/settle.h"

static void open_next(struct turn *t)
{
	struct set asked = asking_everybody(t);

	for (seat_id seat = set_next(&asked, 0); seat >= 0; seat = set_next(&asked, seat + 1))
		if (seat_find(t->after, seat)->out || !gd_alive(t->after, seat))
			set_remove(&asked, seat);
	call_open(t, KIND_TURN, CALL_NONE, -1, asking_bell(t, KIND_TURN, "deadline"), &asked);
}

void gd_begin(struct turn *t)
{
	call_open(t, KIND_MUSTER, CALL_NONE, -1, WHEN_NEVER, NULL);
	settle_first(t);
	open_next(t);
}

/* ---- the close --------------------------------------------------------------------------------- */

static void read_book(struct campaign *c, call_id call)
{
	for (size_t i = 0; i < c->nacting; i++) {
		struct crown *p = &c->crown[c->acting[i]];
		const struct command *const *book = book_of(c->turn, call, p->seat, &p->norders);
		struct ordered *orders = ARENA_ARRAY(c->arena, struct ordered, p->norders);

		for (size_t k = 0; k < p->norders; k++)
			orders[k] = (struct ordered){ .command = book[k] };
		p->orders = orders;
	}
}

static void seats_out(const struct campaign *c, struct state *s)
{
	for (size_t i = 0; i < c->nacting; i++) {
		struct seat_row key = { .seat = c->acting[i] };
		struct seat_row *row = c->crown[key.seat].plays ? NULL : row_edit(s, TABLE_SEAT, &key);

		if (row)
			row->out = 1;
	}
}

void gd_close(struct turn *t, const struct call_row *call)
{
	struct campaign *c;
	struct marches marches;

	if (RULE("2.6")) /* the Natural Phase begins with what the host announced the Turn before */
		announced_in_force(t);
	c = campaign_load(t->after, state_game(t->before)->turn, t, t->arena);
	read_book(c, call->call);
	phase_natural(c);
	phase_generation(c);
	phase_inventory(c);
	phase_construction(c);
	phase_movement(c, &marches);
	phase_battle(c, &marches);
	phase_final(c);
	campaign_store(c, t->after);
	seats_out(c, t->after);
	turn_end(t);
	if (over_now(c)) {
		game_end(t);
		return;
	}
	settle_late(t);
	open_next(t);
}

/* ---- the immediate check ----------------------------------------------------------------------- */

/* One player's orders alone against the state at the start of the Turn: it must see nothing that is
 * another's secret, so that no answer can tell it. NULL when the seat does not play. */
struct campaign *gd_trial(const struct view *v, const struct command *const *commands, size_t n, struct notes *notes)
{
	struct campaign *c = campaign_load(announced_state(v), state_game(v->state)->turn, NULL, v->scratch);
	struct ordered *orders = ARENA_ARRAY(v->scratch, struct ordered, n);
	seat_id *alone = ARENA_NEW(v->scratch, seat_id);

	if (v->seat < 0 || v->seat >= c->ncrowns || !c->crown[v->seat].plays)
		return NULL;
	for (size_t i = 0; i < n; i++)
		orders[i] = (struct ordered){ .command = commands[i], .notes = notes ? &notes[i] : NULL };
	*alone = v->seat;
	c->acting = alone;
	c->nacting = 1;
	c->crown[v->seat].orders = orders;
	c->crown[v->seat].norders = n;
	phase_natural(c);
	phase_generation(c);
	phase_inventory(c);
	phase_construction(c);
	return c;
}

void gd_check_sheet(const struct view *v, const struct command *const *commands, size_t n, struct notes *notes)
{
	struct campaign *c = gd_trial(v, commands, n, notes);
	struct marches marches;

	if (c == NULL)
		return;
	phase_movement(c, &marches);
	battle_muster(c, &marches);
	sieges(c);
}

/* 7.7.1: what stands in a Headquarter and does not leave for battle is too much in the Final Phase. */
static void note_crowds(struct campaign *c, const struct crown *p, struct notes *notes)
{
	struct marches m;
	int64_t *leaving = ARENA_ARRAY(c->arena, int64_t, (size_t)c->map->nareas);

	phase_movement(c, &m);
	battle_muster(c, &m);
	for (size_t i = 0; i < m.n; i++)
		if (m.at[i].fate == MARCH_BATTLE)
			leaving[m.at[i].from] += m.at[i].went;
	for (area_id a = 0; a < c->map->nareas; a++) {
		const struct ground *g = &c->ground[a];
		struct facts f = FACTS(.area = SAID(a), .limit = ground_limit(g, true),
				       .count = units_count(&g->units) - leaving[a]);

		if (g->owner == p->seat && f.count > f.limit)
			gd_note(notes, NOTE_OUTLOOK_CROWD, NO_SPAN, &f);
	}
}

void gd_outlook(const struct view *v, const struct call_row *call, seat_id seat, struct notes *notes)
{
	struct campaign *c = gd_trial(v, v->book, v->nbook, NULL);
	const struct crown *p = c ? &c->crown[seat] : NULL;
	struct facts f;

	(void)call;
	if (p == NULL)
		return;
	f = FACTS(.count = p->rest, .area = SAID(p->rest_place));
	if (p->rest > 0)
		gd_note(notes, p->rest_place == AREA_NONE ? NOTE_OUTLOOK_NO_HOMELAND : NOTE_OUTLOOK_SPAWN, NO_SPAN, &f);
	f = FACTS(.count = p->lapsed);
	if (p->lapsed > 0)
		gd_note(notes, NOTE_OUTLOOK_LAPSING, NO_SPAN, &f);
	note_crowds(c, p, notes);
}
