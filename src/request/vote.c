/*
 * vote: what players decide together. A vote is open and stands until it is taken back or all are for the same; what
 * follows then option `votes` says: the host is told, or it is done.
 */
#include "request/request.h"

#include "base/civil.h"
#include "engine/host.h"
#include "play/game.h"

/* ---- what follows ----------------------------------------------------------------------------- */

static struct str reason(const struct turn *t, int32_t what, seat_id to)
{
	if (what == MOTION_CONCEDE)
		return str_printf(t->arena, "all concede to %.*s", STR_ARG(seat_name(t->after, to)));
	return what == MOTION_DRAW ? STR("all agree to a draw") : STR("all agree to end it");
}

static void do_end(struct turn *t, int32_t what, seat_id to)
{
	t->work->said_over = true;
	EVENT(t, EVENT_GAME_OVER, text_intern(t->after, reason(t, what, to)));
	game_end(t);
}

static void do_pause(struct turn *t, int32_t what, seat_id to)
{
	(void)what;
	(void)to;
	state_game_edit(t->after)->paused = t->now;
}

static void do_give_time(struct turn *t, int32_t what, seat_id to)
{
	const struct call_row *c = call_rings_next(t->after, SEAT_NONE);

	(void)what;
	EVENT(t, EVENT_EXTENDED, to, 0, 0);
	if (c)
		call_ring_at(t, c->call, when_add(c->bell, option_extensions(t->after).seconds));
}

static const struct motion_kind {
	bool by_half; /* more than half are enough, and it is done; else all, and option `votes` says what follows */
	void (*act)(struct turn *, int32_t what, seat_id to);
} motions[] = {
	[MOTION_DRAW] = { false, do_end },      [MOTION_END] = { false, do_end },
	[MOTION_PAUSE] = { false, do_pause },   [MOTION_CONCEDE] = { false, do_end },
	[MOTION_TIME] = { true, do_give_time },
};

static bool is_carried(int32_t what, size_t n, size_t voters)
{
	return motions[what].by_half ? 2 * n > voters : n == voters;
}

static void carry(struct turn *t, int32_t what, seat_id to)
{
	vote_forget(t->after, what);
	if (!motions[what].by_half)
		EVENT(t, EVENT_CARRIED, what, to);
	if (motions[what].by_half || option_is(t->after, "votes", "bind"))
		motions[what].act(t, what, to);
}

/* ---- an end ----------------------------------------------------------------------------------- */

/* With the first vote for it; the later ones fall with that. */
static when ends_with(const struct state *s, const struct vote_row *vote, when now)
{
	const int64_t seconds = option_seconds(s, "vote_end");

	for (size_t i = 0; i < row_count(s, TABLE_VOTE); i++) {
		const struct vote_row *row = ROW(struct vote_row, s, TABLE_VOTE, i);

		if (row->what == vote->what && row->to == vote->to)
			return row->until;
	}
	return seconds && vote->what != MOTION_TIME ? when_add(now, seconds) : WHEN_NEVER;
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
	if (row->what == MOTION_TIME && option_extensions(r->ear->state).kind != EXTENSION_VOTE)
		return SAY_PLAIN(r->ear->a, "no-motion", r->at);
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
	if (!seat_votes(seat_find(ear->state, r->seat), SEAT_NONE))
		return SAY_PLAIN(ear->a, "no-voter", r->at);
	if (vote_is_for(ear->state, r->seat, row.what, row.to))
		return SAY_PLAIN(ear->a, "voted-before", r->at);
	t = &ear_step(ear)->turn;
	row.until = ends_with(t->after, &row, t->now);
	row_put(t->after, TABLE_VOTE, &row);
	n = vote_count(t->after, row.what, row.to, &voters);
	EVENT(t, EVENT_VOTED, r->seat, row.what, row.to, (int64_t)n, (int64_t)voters);
	if (is_carried(row.what, n, voters))
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
