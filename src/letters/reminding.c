/*
 * reminding: who still owes an answer, or a yes, is told so before the bell (disk/remind.h): a letter a seat, of all that is
 * asked of it, with what happens if nothing comes. Who has said that he is away is left in peace.
 */
#include "bind/callname.h"
#include "disk/remind.h"
#include "engine/calls.h"
#include "letters/letters.h"
#include "letters/outset.h"
#include "letters/formed.h"
#include "letters/sending.h"

struct reminding {
	struct desk *desk;
	const struct state *state;
	when now;
	struct arena *arena;
	const struct call_status *calls;
	size_t ncalls;
};

static struct reminding reminding_of(struct desk *k, when now, struct arena *a)
{
	struct reminding r = { .desk = k, .state = engine_state(k->live.engine), .now = now, .arena = a };
	r.ncalls = engine_calls(k->live.engine, &r.calls, a);
	return r;
}

static bool is_awaited(const struct reminding *r, const struct call_status *c, seat_id seat)
{
	for (size_t i = 0; i < c->nawaited; i++)
		if (seat_speaks_for(r->desk->live.game, r->state, seat, c->awaited[i]))
			return true;
	return false;
}

/* Where hours are left nobody counts minutes: runs come when they come. */
static struct str left_words(int64_t seconds, struct arena *a)
{
	return duration_words(a, seconds < 12 * 3600 ? seconds : (seconds + 1800) / 3600 * 3600);
}

static json_t *reminder_value(const struct reminding *r, const struct call_status *c, seat_id seat)
{
	const struct live *l = &r->desk->live;
	const struct zone zone = option_zone(r->state);
	struct arena *a = r->arena;
	json_t *value = json_object();
	struct outcome o = { 0 };
	const seat_id asked = seat_asked_for(l->game, r->state, c->call, seat);
	engine_outlook(l->engine, asked, &o, a);
	json_object_set_new(value, "awaited",
			    json_boolean(call_awaits(l->game, r->state, call_find(r->state, c->call))));
	model_set(value, "left", left_words(c->bell - r->now, a), a);
	model_set(value, "what", call_words(l->game, r->state, call_find(r->state, c->call), a), a);
	model_set(value, "brief", when_brief(a, &zone, c->bell), a);
	model_set(value, "seat", seat_name(r->state, seat), a);
	model_set_texts(value, "standing", o.standing, o.nstanding, a);
	model_set_texts(value, "missing", o.missing, o.nmissing, a);
	outset_waiting(value, l->engine, asked, NULL, 0, a);
	outset_asked(value, l->game, r->state, seat, a);
	outset_places(value, l->game, r->state, seat, a);
	formed_value(value, r->desk, r->state, seat, r->now, a);
	return value;
}

static int remind(const struct reminding *r, const struct call_status *c, const struct seat_row *seat, struct err *e)
{
	const struct player_row *p = row_find(r->state, TABLE_PLAYER, &(struct player_row){ .player = seat->player });
	struct letter letter = { .date = r->now };
	if (!p || p->address == TEXT_NONE)
		return 0;
	letter.to = text_of(r->state, p->address);
	letter.about = hash_of(str_printf(r->arena, "%.*s call %d bell %lld after %lld", STR_ARG(r->desk->live.name),
					  (int)c->call, (long long)c->bell, (long long)remind_last(r->desk)));
	letter.kind = str_printf(r->arena, "reminder-%d", (int)seat->seat);
	return letter_send(r->desk, &letter, "reminder", reminder_value(r, c, seat->seat), r->arena, e);
}

static bool is_due(const struct reminding *r, const struct call_status *c, seat_id seat)
{
	const struct desk *k = r->desk;
	const seat_id asked = seat_asked_for(k->live.game, r->state, c->call, seat);
	return (is_awaited(r, c, seat) && remind_is_due(k, c, r->now)) ||
	       (asked != SEAT_NONE && remind_word_is_due(k, c, asked, r->now));
}

/* Of the calls that are due for the seat the one that closes first. */
static const struct call_status *due_for(const struct reminding *r, seat_id seat)
{
	const struct call_status *first = NULL;
	for (size_t i = 0; i < r->ncalls; i++)
		if (is_due(r, &r->calls[i], seat) && (!first || r->calls[i].bell < first->bell))
			first = &r->calls[i];
	return first;
}

int letters_remind(struct desk *k, when now, struct err *e)
{
	struct arena a = ARENA_INIT;
	const struct reminding r = reminding_of(k, now, &a);
	int code = 0;
	for (size_t i = 0; !code && i < row_count(r.state, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, r.state, TABLE_SEAT, i);
		const struct call_status *c = due_for(&r, seat->seat);
		const struct away_row *away;
		if (c && !seat_is_away(r.state, seat->seat, now, &away))
			code = remind(&r, c, seat, e);
	}
	arena_release(&a);
	return code;
}

int letters_remind_done(struct desk *k, when now, struct err *e)
{
	struct arena a = ARENA_INIT;
	const struct reminding r = reminding_of(k, now, &a);
	bool any = false;
	for (size_t i = 0; !any && i < row_count(r.state, TABLE_SEAT); i++)
		any = due_for(&r, ROW(struct seat_row, r.state, TABLE_SEAT, i)->seat) != NULL;
	const int code = any ? remind_keep(k, now, e) : 0;
	arena_release(&a);
	return code;
}
