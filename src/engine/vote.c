/*
 * vote: what players decide together. A vote is open and stands until it is taken back or all are for the same; what
 * follows then option `votes` says: the host is told, or it is done.
 */
#include "engine/request.h"

#include "engine/host.h"
#include "play/game.h"

/* ---- who is for what -------------------------------------------------------------------------- */

static bool votes_on(const struct seat_row *seat, seat_id to)
{
	return seat->player != PLAYER_NONE && !seat->out && seat->seat != to;
}

static bool is_for(const struct state *s, seat_id seat, int32_t what, seat_id to)
{
	const struct vote_row *row = row_find(s, TABLE_VOTE, &(struct vote_row){ seat, what, 0 });

	return row && row->to == to;
}

size_t vote_count(const struct state *s, int32_t what, seat_id to, size_t *voters)
{
	size_t n = 0;

	*voters = 0;
	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, s, TABLE_SEAT, i);

		if (!votes_on(seat, to))
			continue;
		++*voters;
		n += is_for(s, seat->seat, what, to);
	}
	return n;
}

/* ---- what follows ----------------------------------------------------------------------------- */

static void take_votes(struct state *s, int32_t what)
{
	for (size_t i = row_count(s, TABLE_VOTE); i-- > 0;) {
		const struct vote_row row = *ROW(struct vote_row, s, TABLE_VOTE, i);

		if (row.what == what)
			row_remove(s, TABLE_VOTE, &row);
	}
}

static struct str reason(const struct turn *t, int32_t what, seat_id to)
{
	if (what == MOTION_CONCEDE)
		return str_printf(t->arena, "all concede to %.*s", STR_ARG(seat_name(t->after, to)));
	return what == MOTION_DRAW ? STR("all agree to a draw") : STR("all agree to end it");
}

static void do_it(struct turn *t, int32_t what, seat_id to)
{
	if (what == MOTION_PAUSE) {
		state_game_edit(t->after)->paused = t->now;
		return;
	}
	t->work->said_over = true;
	EVENT(t, EVENT_GAME_OVER, text_intern(t->after, reason(t, what, to)));
	game_end(t);
}

static void carry(struct turn *t, int32_t what, seat_id to)
{
	take_votes(t->after, what);
	EVENT(t, EVENT_CARRIED, what, to);
	if (option_is(t->after, "votes", "bind"))
		do_it(t, what, to);
}

/* ---- the votes -------------------------------------------------------------------------------- */

static const struct diag *whom(const struct request *r, seat_id *to)
{
	*to = r->rest.n ? seat_by_name(r->ear->state, r->rest) : SEAT_NONE;
	return *to == SEAT_NONE || *to == r->seat ? SAY_PLAIN(r->ear->a, "concede-whom", r->at) : NULL;
}

static const struct diag *motion_of(struct request *r, struct vote_row *row)
{
	*row = (struct vote_row){ .seat = r->seat, .to = SEAT_NONE };
	while (motion_names[row->what] && !take_word(&r->rest, motion_names[row->what]))
		row->what++;
	if (!motion_names[row->what])
		return SAY_PLAIN(r->ear->a, "no-motion", r->at);
	if (state_game(r->ear->state)->phase != GAME_RUNNING)
		return SAY_PLAIN(r->ear->a, "not-begun", r->at);
	if (row->what == MOTION_PAUSE && state_game(r->ear->state)->paused != WHEN_NONE)
		return SAY_PLAIN(r->ear->a, "rests-already", r->at);
	if (row->what == MOTION_CONCEDE)
		return whom(r, &row->to);
	return NULL;
}

const struct diag *request_vote(struct request *r)
{
	struct ear *ear = r->ear;
	struct vote_row row;
	const struct diag *why = motion_of(r, &row);
	struct turn *t;
	size_t n, voters;

	if (why)
		return why;
	if (!votes_on(seat_find(ear->state, r->seat), SEAT_NONE))
		return SAY_PLAIN(ear->a, "no-voter", r->at);
	if (is_for(ear->state, r->seat, row.what, row.to))
		return SAY_PLAIN(ear->a, "voted-before", r->at);
	t = &ear_step(ear)->turn;
	row_put(t->after, TABLE_VOTE, &row);
	n = vote_count(t->after, row.what, row.to, &voters);
	EVENT(t, EVENT_VOTED, r->seat, row.what, row.to, (int64_t)n, (int64_t)voters);
	if (n == voters)
		carry(t, row.what, row.to);
	return NULL;
}

const struct diag *request_unvote(struct request *r)
{
	const struct state *s = r->ear->state;
	struct turn *t = NULL;

	for (size_t i = row_count(s, TABLE_VOTE); i-- > 0;) {
		const struct vote_row row = *ROW(struct vote_row, s, TABLE_VOTE, i);

		if (row.seat != r->seat)
			continue;
		t = &ear_step(r->ear)->turn;
		row_remove(t->after, TABLE_VOTE, &row);
		EVENT(t, EVENT_UNVOTED, row.seat, row.what);
	}
	return t ? NULL : SAY_PLAIN(r->ear->a, "no-vote", r->at);
}
