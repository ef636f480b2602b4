/*
 * digest: see digest.h. A piece is a JSON object: {at, asks, refused, said, ended, did, aside}, of which all but `at` are
 * lists and may be missing; the letter has the same lists, joined in the order of their times.
 */
#include "letters/digest.h"

#include <stdlib.h>

#include "base/civil.h"
#include "bind/callname.h"
#include "disk/missed.h"
#include "letters/observing.h"
#include "letters/requests.h"
#include "letters/sending.h"

enum { LINES_MOST = 20, LINE_BYTES = 160 };

/* ---- pieces ----------------------------------------------------------------------------------- */

/* The next time of that hour in the game's zone; or now. */
static when hour_after(const struct desk *k, int32_t digest, when at)
{
	if (digest == DIGEST_ALWAYS)
		return at;
	const struct zone zone = option_zone(engine_state(k->live.engine));
	const int64_t today = civil_day_of(at + zone_offset(&zone, at));
	when hour = WHEN_NEVER;
	for (int64_t day = today; day <= today + 2; day++) {
		hour = zone_to_utc(&zone, day * DAY_SECONDS + digest);
		if (hour > at)
			break;
	}
	return hour;
}

/* Takes the piece. sealed: what a host who plays reads when the turn is over. */
static int keep(struct desk *k, json_t *piece, bool sealed, when at, const struct hash *about, struct arena *a,
		struct err *e)
{
	const struct state *s = engine_state(k->live.engine);
	const struct hosts *hosts = &k->live.hosts;
	int code = 0;
	json_object_set_new(piece, "at", json_integer(at));
	char *text = json_dumps(piece, JSON_COMPACT | JSON_SORT_KEYS);
	json_decref(piece);
	for (size_t i = 0; text && !code && i < hosts->n; i++) {
		if (hosts->digest[i] == DIGEST_OFF)
			continue;
		struct late l = { .until = hour_after(k, hosts->digest[i], at), .to = hosts->all[i], .about = *about };
		if (sealed && state_game(s)->phase == GAME_RUNNING && hosts_plays(hosts, i, s)) {
			l.until = WHEN_NONE;
			l.turn = state_game(s)->turn;
		}
		l.kind = str_printf(a, "digest-%zu", i);
		l.text = str_c(text);
		code = l.to.n ? later_add(k, &l, e) : 0;
	}
	free(text);
	return code;
}

static bool is_wanted(const struct desk *k)
{
	const struct hosts *hosts = &k->live.hosts;
	for (size_t i = 0; i < hosts->n && hosts_chief(hosts).n; i++)
		if (hosts->digest[i] != DIGEST_OFF)
			return true;
	return false;
}

static bool is_refused(const struct outcome_line *l, struct str text, const struct forwarded *sent)
{
	return (l->verdict == VERDICT_REFUSED || l->verdict == VERDICT_HELD) && text.n && !l->request &&
	       str_find(sent->text, text) == sent->text.n;
}

/* Which lines of a mail were not taken, with their words; no more than can be read. */
static json_t *refused(const struct answer *to, const struct forwarded *sent, struct str who, struct arena *a)
{
	const struct outcome *o = &to->heard->o;
	json_t *list = json_array(), *lines = json_array();
	size_t n = 0;
	for (size_t i = 0; i < o->nlines; i++) {
		const struct outcome_line *l = &o->lines[i];
		const struct str text = str_trim(source_text(to->in->text, l->at));
		if (!is_refused(l, text, sent) || n++ >= LINES_MOST)
			continue;
		json_t *line = json_object();
		model_set(line, "text", str_sub(text, 0, LINE_BYTES), a);
		json_object_set_new(line, "held", json_boolean(l->verdict == VERDICT_HELD));
		model_set_some(line, "why", l->verdict == VERDICT_REFUSED && l->ndiags ? l->diags[0].what : STR_NONE,
			       a);
		json_array_append_new(lines, line);
	}
	json_t *one = json_pack("{s:O}", "lines", lines);
	model_set(one, "who", who, a);
	if (n > LINES_MOST)
		json_object_set_new(one, "more", json_integer((json_int_t)(n - LINES_MOST)));
	if (n)
		json_array_append(list, one);
	json_decref(one);
	json_decref(lines);
	return list;
}

static json_t *asked(const struct forwarded *sent, struct str who, struct arena *a)
{
	json_t *list = json_array(), *one;
	struct buf words = buf_new(a);
	struct str text = sent->text, line;
	while (str_line(&text, &line) && words.n < LINE_BYTES)
		buf_addf(&words, "%s%.*s", words.n ? " / " : "", STR_ARG(str_trim(line)));
	if (!sent->number)
		return list;
	one = json_pack("{s:I}", "number", (json_int_t)sent->number);
	model_set(one, "who", who, a);
	model_set(one, "text", str_sub(buf_str(&words), 0, 2 * LINE_BYTES), a);
	json_array_append_new(list, one);
	return list;
}

/* {lines}: who is away, resigns, wants more time. */
static int said(json_t *piece, struct desk *k, const struct answer *to, struct arena *a, struct err *e)
{
	struct buf lines = buf_new(a);
	const int code = requests_told(&lines, k, to, e);
	struct str rest = buf_str(&lines), line;
	json_t *list = json_array();
	while (str_line(&rest, &line))
		if (str_trim(line).n)
			json_array_append_new(list, model_text(str_trim(line), a));
	json_object_set_new(piece, "said", list);
	return code;
}

static bool says_something(const json_t *piece)
{
	const char *key;
	json_t *list;
	json_object_foreach((json_t *)(uintptr_t)piece, key, list) if (json_array_size(list)) return true;
	return false;
}

int digest_mail(struct desk *k, const struct answer *to, const struct forwarded *sent, struct arena *a, struct err *e)
{
	const struct outcome *o = &to->heard->o;
	const struct str who = o->seat != SEAT_NONE ? seat_name(engine_state(k->live.engine), o->seat) : to->m->from;
	const bool plays = o->player != PLAYER_NONE;
	if (!is_wanted(k) || !(plays || observing_asks(o)) || to->in->host)
		return 0;
	json_t *piece = json_object();
	if (plays)
		json_object_set_new(piece, "asks", asked(sent, who, a));
	if (plays)
		json_object_set_new(piece, "refused", refused(to, sent, who, a));
	const int code = said(piece, k, to, a, e);
	if (!code && says_something(piece))
		return keep(k, piece, true, to->in->at, &to->in->hash, a, e);
	json_decref(piece);
	return code;
}

/* A seat that nobody plays does not join. */
static bool is_played(const struct state *s, seat_id seat)
{
	const struct seat_row *row = seat_find(s, seat);
	return !row || row->player != PLAYER_NONE;
}

/* A turn's end has a piece of its own; what is for one seat is in no letter but his. */
static bool is_worth(const struct desk *k, const struct state *after, const struct event *ev)
{
	static const bool worth[EVENT_OWN] = {
		[EVENT_HOST] = true,    [EVENT_BEGUN] = true, [EVENT_JOINED] = true,   [EVENT_WAITS] = true,
		[EVENT_ABSENCE] = true, [EVENT_COOLS] = true, [EVENT_EXTENDED] = true, [EVENT_CARRIED] = true,
		[EVENT_LAPSED] = true,  [EVENT_FREED] = true, [EVENT_NAMED] = true,    [EVENT_GAME_OVER] = true,
	};
	return ev->what < EVENT_OWN && worth[ev->what] &&
	       (ev->what != EVENT_JOINED || is_played(after, (seat_id)ev->args[0])) &&
	       event_visible(k->live.game->rules, ev, (struct viewer){ AUDIENCE_ALL, SEAT_NONE });
}

int digest_step(struct desk *k, const struct commit *c, const struct state *after, const struct events *events,
		struct arena *a, struct err *e)
{
	const struct hash about =
		hash_of(str_printf(a, "digest %.*s step %d", STR_ARG(k->live.name), (int)state_game(after)->step));
	json_t *list = json_array();
	for (size_t i = 0; is_wanted(k) && i < events->list.n; i++) {
		struct buf words = buf_new(a);
		if (is_worth(k, after, &events->list.at[i]) &&
		    event_words(&words, k->live.game, after, &events->list.at[i]) && words.n)
			json_array_append_new(list, model_text(buf_str(&words), a));
	}
	if (json_array_size(list))
		return keep(k, json_pack("{s:o}", "did", list), false, c->time, &about, a, e);
	json_decref(list);
	return 0;
}

int digest_turn(struct desk *k, struct str turn, struct str who, when at, const struct hash *about, struct arena *a,
		struct err *e)
{
	if (!is_wanted(k))
		return 0;
	json_t *one = json_object();
	model_set(one, "turn", turn, a);
	model_set_some(one, "who", who, a);
	return keep(k, json_pack("{s:[o]}", "ended", one), false, at, about, a, e);
}

int digest_aside(struct desk *k, struct str from, when at, const struct hash *mail, struct err *e)
{
	struct arena a = ARENA_INIT;
	int code = 0;
	if (is_wanted(k)) {
		json_t *one = json_object();
		model_set(one, "from", from, &a);
		code = keep(k, json_pack("{s:[o]}", "aside", one), false, at, mail, &a, e);
	}
	arena_release(&a);
	return code;
}

/* ---- the letter ------------------------------------------------------------------------------- */

bool digest_is(const struct late *l)
{
	return str_starts(l->kind, STR("digest"));
}

static int by_time(const void *a, const void *b)
{
	const json_t *const *x = a, *const *y = b;
	const json_int_t s = json_integer_value(json_object_get(*x, "at"));
	const json_int_t t = json_integer_value(json_object_get(*y, "at"));
	return (s > t) - (s < t);
}

static void join(json_t *value, const char *key, json_t *const *pieces, size_t n)
{
	json_t *all = json_array();
	for (size_t i = 0; i < n; i++) {
		json_t *list = json_object_get(pieces[i], key);
		if (list)
			json_array_extend(all, list);
	}
	model_set_list(value, key, "all", all);
}

static void set_pieces(json_t *value, const struct late *all, size_t n, struct arena *a)
{
	static const char *const keys[] = { "asks", "refused", "said", "ended", "did", "aside" };
	json_t **pieces = ARENA_ARRAY(a, json_t *, n + 1);
	size_t asks;
	for (size_t i = 0; i < n; i++)
		pieces[i] = json_loadb(all[i].text.p, all[i].text.n, 0, NULL);
	qsort(pieces, n, sizeof(json_t *), by_time);
	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
		join(value, keys[i], pieces, n);
	asks = json_array_size(json_object_get(json_array_get(json_object_get(value, "asks"), 0), "all"));
	json_object_set_new(value, "waits", asks ? json_integer((json_int_t)asks) : json_null());
	for (size_t i = 0; i < n; i++)
		json_decref(pieces[i]);
}

static bool is_awaited(const struct call_status *c, seat_id seat)
{
	for (size_t i = 0; i < c->nawaited; i++)
		if (c->awaited[i] == seat)
			return true;
	return false;
}

struct now { /* how the game stands, for one reader */
	struct desk *desk;
	const struct state *state;
	const struct missed *missed; /* by rows; or NULL */
	size_t nmissed;
	when at;
	bool counts; /* he plays, and may not read who has sent something */
	struct arena *arena;
};

static int missed_by(const struct now *n, seat_id seat)
{
	for (size_t i = 0; i < n->nmissed && i < row_count(n->state, TABLE_SEAT); i++)
		if (ROW(struct seat_row, n->state, TABLE_SEAT, i)->seat == seat)
			return n->missed[i].turns;
	return 0;
}

/* Those who are in, or those who owe: "green (away until Mon 9 Mar), pink (2 turns missed)". */
static struct str names(const struct now *n, const struct call_status *c, bool owing)
{
	const struct zone zone = option_zone(n->state);
	struct buf b = buf_new(n->arena);
	for (size_t i = 0; i < c->nasked; i++) {
		const struct away_row *away;
		const int missed = missed_by(n, c->asked[i]);
		if (is_awaited(c, c->asked[i]) != owing)
			continue;
		buf_addf(&b, "%s%.*s", b.n ? ", " : "", STR_ARG(seat_name(n->state, c->asked[i])));
		if (owing && seat_is_away(n->state, c->asked[i], n->at, &away)) {
			const struct str until = when_brief(n->arena, &zone, away->until);
			buf_addf(&b, " (away until %.*s)", STR_ARG(str_sub(until, 0, str_find_char(until, ','))));
		} else if (owing && missed) {
			buf_addf(&b, " (%d turn%s missed)", missed, missed == 1 ? "" : "s");
		}
	}
	return buf_str(&b);
}

static int64_t rounded(int64_t seconds)
{
	return seconds < 3600 ? seconds : (seconds + 1800) / 3600 * 3600;
}

static json_t *call_value(const struct now *n, const struct call_status *c)
{
	const struct zone zone = option_zone(n->state);
	const struct call_row *row = call_find(n->state, c->call);
	json_t *one = json_pack("{s:I,s:I}", "in", (json_int_t)(c->nasked - c->nawaited), "of", (json_int_t)c->nasked);
	model_set(one, "what", call_words(n->desk->live.game, n->state, row, n->arena), n->arena);
	model_set_some(one, "came", n->counts ? STR_NONE : names(n, c, false), n->arena);
	model_set_some(one, "owing", n->counts ? STR_NONE : names(n, c, true), n->arena);
	if (state_bell(n->state, c->bell) == WHEN_NEVER || c->bell == WHEN_NONE)
		return one;
	model_set(one, "until", when_local(n->arena, &zone, c->bell), n->arena);
	if (c->bell > n->at)
		model_set(one, "left", duration_words(n->arena, rounded(c->bell - n->at)), n->arena);
	return one;
}

static int32_t kind_of_call(const struct now *n, const struct call_status *c)
{
	return call_find(n->state, c->call)->kind;
}

/* Of each kind the one that closes first; more: how many others of it are open. */
static bool is_first_of_kind(const struct now *n, const struct call_status *calls, size_t all, size_t which, int *more)
{
	const struct call_status *c = &calls[which];
	*more = 0;
	for (size_t i = 0; i < all; i++) {
		const bool alike = i != which && calls[i].nasked && !calls[i].deaf &&
				   kind_of_call(n, &calls[i]) == kind_of_call(n, c);
		if (alike && (calls[i].bell < c->bell || (calls[i].bell == c->bell && i < which)))
			return false;
		*more += alike;
	}
	return c->nasked && !c->deaf;
}

/* first: of what is asked, for the subject. */
static void set_calls(json_t *value, const struct now *n)
{
	const struct call_status *calls;
	const size_t all = engine_calls(n->desk->live.engine, &calls, n->arena);
	json_t *list = json_array();
	for (size_t i = 0; i < all; i++) {
		int more;
		if (!is_first_of_kind(n, calls, all, i, &more))
			continue;
		json_t *one = call_value(n, &calls[i]);
		if (more)
			json_object_set_new(one, "more", json_integer(more));
		json_array_append_new(list, one);
	}
	if (json_array_size(list))
		json_object_set(value, "first", json_array_get(list, 0));
	json_object_set_new(value, "calls", list);
}

/* While players gather: who has come, and from where he writes. */
static void set_joined(json_t *value, const struct now *n)
{
	json_t *list = json_array();
	for (size_t i = 0; state_game(n->state)->phase == GAME_MUSTER && i < row_count(n->state, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, n->state, TABLE_SEAT, i);
		const struct player_row *p = row_find(n->state, TABLE_PLAYER,
						      &(struct player_row){ .player = seat->player });
		json_t *one = json_object();
		model_set(one, "seat", seat_name(n->state, seat->seat), n->arena);
		model_set_some(one, "address", p && p->address != TEXT_NONE ? text_of(n->state, p->address) : STR_NONE,
			       n->arena);
		json_array_append_new(list, one);
	}
	json_object_set_new(value, "seats", json_integer((json_int_t)json_array_size(list)));
	model_set_list(value, "joined", "all", list);
}

static int missed_so_far(struct now *n, struct err *e)
{
	struct missed *missed = NULL;
	const int32_t turn = state_game(n->state)->turn;
	int code = 0;
	if (state_game(n->state)->phase == GAME_RUNNING && turn > 1 && !n->counts)
		code = missed_turns(&missed, &n->nmissed, &n->desk->live, turn - 1, n->arena, e);
	n->missed = missed;
	return code;
}

static bool may_not_read_names(const struct desk *k, const struct state *s, struct str to)
{
	const struct hosts *hosts = &k->live.hosts;
	for (size_t i = 0; i < hosts->n; i++)
		if (address_eq(hosts->all[i], to) && hosts_plays(hosts, i, s))
			return option_is(s, "awaited", "count");
	return false;
}

int digest_say(struct letter_words *out, struct desk *k, const struct late *all, size_t n, struct arena *a,
	       struct err *e)
{
	const struct state *s = engine_state(k->live.engine);
	struct now now = { .desk = k, .state = s, .arena = a };
	now.at = all[0].until != WHEN_NONE ? all[0].until : state_game(s)->last;
	now.counts = may_not_read_names(k, s, all[0].to);
	const int code = missed_so_far(&now, e);
	if (code)
		return code;
	json_t *value = json_object();
	set_pieces(value, all, n, a);
	set_calls(value, &now);
	set_joined(value, &now);
	json_object_set_new(value, "rests", json_boolean(state_game(s)->paused != WHEN_NONE));
	json_object_set_new(value, "over", json_boolean(state_game(s)->phase == GAME_OVER));
	json_object_set_new(value, "gathers", json_boolean(state_game(s)->phase == GAME_MUSTER));
	return letter_say(out, k, "digest", value, a, e);
}
