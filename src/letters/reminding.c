/*
 * reminding: who still owes an answer is told so before the bell (disk/remind.h): a letter a seat, of all that is asked of
 * it, with what happens if nothing comes. Who has said that he is away is left in peace.
 */
#include "bind/callname.h"
#include "disk/remind.h"
#include "letters/letters.h"
#include "letters/outset.h"
#include "report/wrap.h"

enum { COLUMNS = 72 };

struct reminding {
	struct desk *desk;
	const struct state *state;
	when now;
	struct arena *arena;
};

static bool is_awaited(const struct call_status *c, seat_id seat)
{
	for (size_t i = 0; i < c->nawaited; i++)
		if (c->awaited[i] == seat)
			return true;
	return false;
}

/* "24 hours", "1 hour 30 minutes" */
static struct str left_words(int64_t seconds, struct arena *a)
{
	const int64_t hours = seconds / 3600, minutes = seconds / 60 % 60;
	const struct str h = str_printf(a, "%lld hour%s", (long long)hours, hours == 1 ? "" : "s");
	const struct str m = str_printf(a, "%lld minute%s", (long long)minutes, minutes == 1 ? "" : "s");
	if (!minutes)
		return h;
	return hours ? str_printf(a, "%.*s %.*s", STR_ARG(h), STR_ARG(m)) : m;
}

static void add_list(struct buf *out, const char *heading, const struct str *lines, size_t n)
{
	if (n)
		buf_addf(out, "\n%s\n", heading);
	for (size_t i = 0; i < n; i++)
		wrap_text(out, lines[i], 2, COLUMNS);
}

static struct str reminder_text(const struct reminding *r, const struct call_status *c, seat_id seat)
{
	struct live *l = &r->desk->live;
	struct arena *a = r->arena;
	struct outcome o = { 0 };
	struct buf b = buf_new(a), form = buf_new(a);
	engine_outlook(l->engine, seat, &o, a);
	buf_addf(&b, "Game %.*s, for %.*s.\n\n", STR_ARG(l->name), STR_ARG(seat_name(r->state, seat)));
	wrap_paragraph(&b,
		       str_printf(a, "%.*s left, and %s.", STR_ARG(left_words(c->bell - r->now, a)),
				  o.nstanding ? "you are still awaited" : "nothing has come from you yet"),
		       0, COLUMNS);
	outset_asked(&b, l->game, r->state, seat);
	add_list(&b, "What stands for you so far:", o.standing, o.nstanding);
	add_list(&b, o.nstanding ? "If nothing more comes:" : "If nothing comes:", o.missing, o.nmissing);
	outset_form(&form, l->game, r->state, seat);
	if (form.n)
		buf_addf(&b, "\n%.*s", STR_ARG(buf_str(&form)));
	buf_addf(&b, "\nJust reply. Orders go to %.*s, or a word alone:\nhelp, status, map, my position, rules.\n",
		 STR_ARG(live_address(l, a)));
	return buf_str(&b);
}

static struct str reminder_subject(const struct reminding *r, const struct call_status *c)
{
	const struct zone zone = option_zone(r->state);
	return str_printf(r->arena, "%.*s left: %.*s, until %.*s [pbp:%.*s]",
			  STR_ARG(left_words(c->bell - r->now, r->arena)),
			  STR_ARG(call_words(r->desk->live.game, r->state, call_find(r->state, c->call), r->arena)),
			  STR_ARG(when_brief(r->arena, &zone, c->bell)), STR_ARG(r->desk->live.name));
}

static int remind(const struct reminding *r, const struct call_status *c, const struct seat_row *seat, struct err *e)
{
	const struct player_row *p = row_find(r->state, TABLE_PLAYER, &(struct player_row){ .player = seat->player });
	struct live *l = &r->desk->live;
	struct letter letter = { .from = live_address(l, r->arena), .from_name = l->name };
	if (!p || p->address == TEXT_NONE)
		return 0;
	letter.to = text_of(r->state, p->address);
	letter.subject = reminder_subject(r, c);
	letter.text = reminder_text(r, c, seat->seat);
	letter.about = hash_of(str_printf(r->arena, "%.*s call %d bell %lld after %lld", STR_ARG(l->name), (int)c->call,
					  (long long)c->bell, (long long)remind_last(r->desk)));
	letter.kind = str_printf(r->arena, "reminder-%d", (int)seat->seat);
	letter.date = r->now;
	return outbox_add(&l->root->outbox, &letter, e);
}

/* Of the calls that are due and wait for the seat the one that closes first. */
static const struct call_status *due_for(const struct call_status *due, size_t n, seat_id seat)
{
	const struct call_status *first = NULL;
	for (size_t i = 0; i < n; i++)
		if (is_awaited(&due[i], seat) && (!first || due[i].bell < first->bell))
			first = &due[i];
	return first;
}

static size_t due_calls(struct call_status **out, const struct reminding *r)
{
	const struct call_status *calls;
	const size_t n = engine_calls(r->desk->live.engine, &calls, r->arena);
	size_t due = 0;
	*out = ARENA_ARRAY(r->arena, struct call_status, n + 1);
	for (size_t i = 0; i < n; i++)
		if (calls[i].nawaited && remind_is_due(r->desk, &calls[i], r->now))
			(*out)[due++] = calls[i];
	return due;
}

int letters_remind(struct desk *k, when now, struct err *e)
{
	struct arena a = ARENA_INIT;
	const struct reminding r = { k, engine_state(k->live.engine), now, &a };
	struct call_status *due;
	const size_t n = due_calls(&due, &r);
	int code = 0;
	for (size_t i = 0; n && !code && i < row_count(r.state, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, r.state, TABLE_SEAT, i);
		const struct call_status *c = due_for(due, n, seat->seat);
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
	const struct reminding r = { k, engine_state(k->live.engine), now, &a };
	struct call_status *due;
	const int code = due_calls(&due, &r) ? remind_keep(k, now, e) : 0;
	arena_release(&a);
	return code;
}
