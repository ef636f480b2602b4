/* host_time: the host's powers over calls and clocks, and over the game as a whole. */
#include "engine/host.h"
#include "base/civil.h"
#include "bind/callname.h"
#include "engine/outlook.h"

#include "play/game.h"

static void remark_note(struct host_line *h, const struct note *n)
{
	struct diag *d = ARENA_NEW(h->ear->a, struct diag);

	note_words(d, h->ear->e->game, h->ear->state, n, h->ear->a);
	d->at = h->at;
	host_remark(h, d);
}

const struct diag *host_begin(struct host_line *h)
{
	struct ear *ear = h->ear;
	const struct call_row *muster = muster_of(ear->state);
	struct notes why = { .arena = ear->a };
	struct diag *d;

	if (state_game(ear->state)->phase != GAME_MUSTER || !muster)
		return SAY_PLAIN(ear->a, "begun", h->at);
	if (state_game(ear->state)->paused != WHEN_NONE)
		return SAY_PLAIN(ear->a, "is-paused", h->at);
	if (muster_ready(ear->e, ear->state, &why)) {
		for (size_t i = 0; i < why.list.n; i++)
			remark_note(h, &why.list.at[i]);
		call_end(host_step(h), muster->call);
		return NULL;
	}
	d = ARENA_NEW(ear->a, struct diag);
	*d = *SAY_PLAIN(ear->a, "not-ready", h->at);
	if (why.list.n) {
		note_words(d, ear->e->game, ear->state, &why.list.at[0], ear->a);
		d->at = h->at;
	}
	return d;
}

enum { LONGEST_DAYS = 36500 }; /* no bell moves by more */

/* A line that is heard for the first time is read as people write; what is kept of it says itself what it means, and the
 * lines of older games meant UTC. */
static bool is_new(const struct host_line *h)
{
	return !h->ear->again && h->ear->e->game->format >= GAME_FORMAT_THIRD;
}

static bool duration_of(const struct host_line *h, struct str text, int64_t *seconds)
{
	return (is_new(h) ? duration_said : duration_parse)(text, seconds) && *seconds > 0 &&
	       *seconds <= (int64_t)LONGEST_DAYS * 24 * 3600;
}

static bool time_of(const struct host_line *h, struct str text, when *out)
{
	const struct zone zone = option_zone(h->ear->state);
	return is_new(h) ? when_said(text, &zone, h->ear->now, out) : when_parse(text, out);
}

static bool says_days(struct str text)
{
	return str_find(text, STR("day")) < text.n || str_find(text, STR("week")) < text.n ||
	       str_ends(text, STR("d")) || str_ends(text, STR("w"));
}

/* A day more is the same hour of the next one, however long that is; 24h are 24 hours. */
static when later_by(const struct host_line *h, when bell, struct str text, int64_t seconds)
{
	const struct zone zone = option_zone(h->ear->state);
	const bool days = seconds % DAY_SECONDS == 0 && says_days(text);

	return is_new(h) && days ? zone_to_utc(&zone, when_add(when_add(bell, zone_offset(&zone, bell)), seconds))
				 : bell + seconds;
}

/* "to T" or "by 24h" */
static const struct diag *new_bell(struct host_line *h, const struct call_row *c, struct str text, bool by, when *bell)
{
	struct ear *ear = h->ear;
	int64_t seconds = 0;

	if (c->bell == WHEN_NONE)
		return SAY_PLAIN(ear->a, "bell-waits", h->at);
	if (by && c->bell == WHEN_NEVER)
		return SAY(ear->a, "no-bell", h->at, { "call", call_title(ear->e->game, ear->state, c, ear->a) });
	if (by ? !duration_of(h, text, &seconds) : !time_of(h, text, bell))
		return SAY(ear->a, "host-when", h->at, { "text", text });
	if (by)
		*bell = later_by(h, c->bell, text, seconds);
	if (*bell > ear->now)
		return NULL;
	return SAY(ear->a, "host-past", h->at, { "when", say_when(ear->state, *bell, ear->a) },
		   { "now", say_when(ear->state, ear->now, ear->a) });
}

/* "2d", "36h" */
static struct str duration_text(int64_t seconds, struct arena *a)
{
	static const struct {
		int64_t seconds;
		char letter;
	} units[] = { { 86400, 'd' }, { 3600, 'h' }, { 60, 'm' }, { 1, 's' } };
	size_t i = 0;
	while (seconds % units[i].seconds)
		i++;
	return str_printf(a, "%lld%c", (long long)(seconds / units[i].seconds), units[i].letter);
}

/* What depends on the hour at which it was said, or on the game's zone, is kept and told as what it came to. */
static void keep_exactly(struct host_line *h, struct str name, struct str text, bool by, when bell, int64_t moved)
{
	const struct zone zone = option_zone(h->ear->state);
	struct arena *a = h->ear->a;
	int64_t seconds;
	when t;

	if (by ? duration_parse(text, &seconds) && seconds == moved : when_parse(text, &t) && t == bell)
		return;
	const struct str exact = by ? str_printf(a, "by %.*s", STR_ARG(duration_text(moved, a)))
				    : str_printf(a, "to %.*s", STR_ARG(when_iso_in(a, &zone, bell)));
	h->rest = h->told = name.n ? str_printf(a, "%.*s %.*s", STR_ARG(name), STR_ARG(exact)) : exact;
	h->kept = host_wording(h, h->rest, a);
	VEC_LAST(&h->ear->lines)->canonical = h->kept;
}

/* While the game rests it is no hour, but what is left of the time. */
static void tell_bell(struct host_line *h, const struct call_row *c, when bell)
{
	const struct state *s = h->ear->state;
	struct arena *a = h->ear->a;
	const int64_t left = c->kind == KIND_MUSTER ? 0 : state_left(s, c->opened, bell);
	const struct str call = call_title(h->ear->e->game, s, c, a);

	host_remark(h, left ? SAY(a, "bell-rests", h->at, { "call", call }, { "left", duration_words(a, left) },
				  { "when", say_when(s, h->ear->now + left, a) })
			    : SAY(a, bell < c->bell ? "bell-sooner" : "bell-moved", h->at, { "call", call },
				  { "when", say_when(s, bell, a) }));
}

const struct diag *host_extend(struct host_line *h)
{
	struct str name, text;
	const struct call_row *c;
	const struct diag *why;
	bool by = cut_at_word(h->rest, "by", &name, &text);
	when bell = WHEN_NEVER;

	if (!by && !cut_at_word(h->rest, "to", &name, &text))
		return host_usage(h);
	why = find_call(h, name, &c);
	if (!why)
		why = new_bell(h, c, text, by, &bell);
	if (why)
		return why;
	keep_exactly(h, name, text, by, bell, bell - c->bell);
	tell_bell(h, c, bell);
	call_ring_at(host_step(h), c->call, bell);
	return NULL;
}

static const struct diag *may_close(struct host_line *h, const struct call_row *c)
{
	struct ear *ear = h->ear;
	struct str title = call_title(ear->e->game, ear->state, c, ear->a);
	struct outcome count = { 0 };

	if (kind_of(ear->e->game, c)->ending != AT_BELL)
		return NULL;
	if (option_is(ear->state, "early", "never"))
		return SAY(ear->a, "early-never", h->at, { "call", title });
	outlook_count(ear->e, ear->state, c, &count);
	if (!count.awaited)
		return NULL;
	return SAY(ear->a, "early-awaited", h->at, { "call", title }, { "n", str_printf(ear->a, "%zu", count.awaited) },
		   { "asked", str_printf(ear->a, "%zu", count.asked) });
}

const struct diag *host_close(struct host_line *h)
{
	const struct call_row *c;
	const struct diag *why = find_call(h, h->rest, &c);

	if (why)
		return why;
	if (c->kind == KIND_MUSTER)
		return host_begin(h);
	if (state_game(h->ear->state)->paused != WHEN_NONE)
		return SAY_PLAIN(h->ear->a, "is-paused", h->at);
	why = may_close(h, c);
	if (!why)
		call_end(host_step(h), c->call);
	return why;
}

const struct diag *host_pause(struct host_line *h)
{
	if (h->rest.n)
		return host_usage(h);
	if (state_game(h->ear->state)->phase == GAME_OVER)
		return SAY_PLAIN(h->ear->a, "game-over", h->at);
	if (state_game(h->ear->state)->paused != WHEN_NONE)
		return SAY_PLAIN(h->ear->a, "is-paused", h->at);
	host_remark(h, SAY_PLAIN(h->ear->a, "now-paused", h->at));
	state_game_edit(host_step(h)->after)->paused = h->ear->now;
	return NULL;
}

/* Every bell moves by the pause, and so does the instant since which a call is deaf, so that law 2 counts
 * no second twice; what became deaf during the pause counts from its end. */
static void shift_clocks(struct turn *t, when paused)
{
	when by = t->now - paused;

	for (size_t i = 0; i < row_count(t->after, TABLE_CALL); i++) {
		struct call_row *c = row_edit_at(t->after, TABLE_CALL, i);

		if (c->bell != WHEN_NEVER && c->bell != WHEN_NONE && c->kind != KIND_MUSTER)
			c->bell += by - (c->opened > paused ? c->opened - paused : 0);
		if (c->deaf_since != WHEN_NONE)
			c->deaf_since = (c->deaf_since < paused ? c->deaf_since : paused) + by;
	}
	for (size_t i = 0; i < row_count(t->after, TABLE_COOLING); i++) {
		struct cooling_row *row = row_edit_at(t->after, TABLE_COOLING, i);

		row->until = when_add(row->until, by);
	}
}

const struct diag *host_resume(struct host_line *h)
{
	when paused = state_game(h->ear->state)->paused;
	struct turn *t;

	if (h->rest.n)
		return host_usage(h);
	if (paused == WHEN_NONE)
		return SAY_PLAIN(h->ear->a, "not-paused", h->at);
	t = host_step(h);
	shift_clocks(t, paused);
	state_game_edit(t->after)->paused = WHEN_NONE;
	return NULL;
}

const struct diag *host_announce(struct host_line *h)
{
	struct turn *t;
	struct str change;
	int32_t turn;

	if (!h->rest.n)
		return host_usage(h);
	if (announces_change(h->rest, &turn, &change) && host_is_beside(h->ear))
		return SAY_PLAIN(h->ear->a, "chief-only", h->at);
	if (announces_change(h->rest, &turn, &change))
		return announce_change(h, turn, change);
	t = host_step(h);
	EVENT(t, EVENT_ANNOUNCED, text_intern(t->after, h->rest));
	return NULL;
}

/* Kept of a line, so that older histories go back as far as they went: no further than to the close of the turn. */
#define ANNUL_UNDOES " before what ended it"

const struct diag *host_annul(struct host_line *h)
{
	int32_t last = state_game(h->ear->state)->turn - 1, n;
	struct str number = str_printf(h->ear->a, "%d", (int)last);

	const bool undoes = is_new(h) || str_ends(h->rest, STR(ANNUL_UNDOES));

	if (str_ends(h->rest, STR(ANNUL_UNDOES)))
		h->rest.n -= sizeof ANNUL_UNDOES - 1;
	struct str because, rest = cut_because(h->rest, &because);
	if (!take_word(&rest, "turn") || !take_number(rest, &n))
		return host_usage(h);
	if (last < 1)
		return SAY_PLAIN(h->ear->a, "no-turn", h->at);
	if (n != last)
		return SAY(h->ear->a, "last-turn", h->at, { "n", number });
	h->rest = str_printf(h->ear->a, "turn %d%s%.*s", (int)n, because.n ? " because " : "", STR_ARG(because));
	h->told = with_reason(str_printf(h->ear->a, "turn %d", (int)n), because, h->ear->a);
	VEC_LAST(&h->ear->lines)->canonical = host_wording(h, h->rest, h->ear->a);
	host_remark(h, SAY_PLAIN(h->ear->a, "turn-taken-back", h->at));
	host_step(h);
	h->ear->work->annul = n;
	h->ear->work->undoes = undoes;
	if (undoes)
		h->kept = str_printf(h->ear->a, "annul %.*s" ANNUL_UNDOES, STR_ARG(h->rest));
	return NULL;
}

static bool is_written(struct engine *e, call_id call)
{
	const struct book *b = book_find(e, call);

	for (size_t i = 0; b && i < b->seats.n; i++)
		for (size_t k = 0; b->seats.at[i] && k < b->seats.at[i]->sheets.n; k++)
			if (b->seats.at[i]->sheets.at[k].n)
				return true;
	return false;
}

/* What an order or a die has shown to others nobody chooses again. Who hears the line again knows that it was done. */
const struct diag *host_reopen(struct host_line *h)
{
	const struct ear *ear = h->ear;
	const struct state *s = ear->state;
	const struct game_row *g = state_game(s);
	bool known = ear->in->flags & INPUT_ROLLED, any = false;

	if (h->rest.n)
		return host_usage(h);
	for (size_t i = 0; g->rerun && i < row_count(s, TABLE_CALL); i++) {
		const struct call_row *c = ROW(struct call_row, s, TABLE_CALL, i);

		any |= call_hears(c) && kind_of(ear->e->game, c)->hearing == SEALED;
		known |= is_written(ear->e, c->call);
	}
	if (!any || g->paused == WHEN_NONE)
		return SAY_PLAIN(ear->a, "nothing-annulled", h->at);
	if (known && !ear->in->tape.p)
		return SAY_PLAIN(ear->a, "known-to-all", h->at);
	host_remark(h, SAY_PLAIN(ear->a, "now-open-again", h->at));
	struct turn *t = host_step(h);
	for (size_t i = 0; i < row_count(t->after, TABLE_CALL); i++)
		row_put(t->after, TABLE_REOPENED,
			&(struct waited_row){ ROW(struct call_row, t->after, TABLE_CALL, i)->call });
	return NULL;
}

const struct diag *host_end(struct host_line *h)
{
	struct turn *t;

	if (state_game(h->ear->state)->phase == GAME_OVER)
		return SAY_PLAIN(h->ear->a, "game-over", h->at);
	t = host_step(h);
	t->work->said_over = true;
	EVENT(t, EVENT_GAME_OVER, h->rest.n ? text_intern(t->after, h->rest) : TEXT_NONE);
	game_end(t);
	return NULL;
}
