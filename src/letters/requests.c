/*
 * requests: see requests.h.
 */
#include "letters/requests.h"

#include "bind/callname.h"
#include "disk/judge.h"
#include "disk/questions.h"
#include "engine/calls.h"
#include "letters/moving.h"
#include "letters/press.h"
#include "letters/sending.h"
#include "letters/vacant.h"
#include "request/request_read.h"
#include "world/hidden.h"
#include "world/observer.h"

struct telling {
	struct desk *desk;
	const struct state *state;
	const struct game *game;
	const struct requested *request;
	struct arena *arena;
	when at; /* its mail arrived */
};

static struct telling telling_of(struct desk *k, const struct answer *to, const struct requested *r, struct arena *a)
{
	const struct state *s = engine_state(k->live.engine);
	return (struct telling){ k, s, k->live.game, r, a, to->in->at };
}

static struct str local(const struct telling *t, when at)
{
	const struct zone zone = option_zone(t->state);
	return when_local(t->arena, &zone, at);
}

/* No bell rings: none is told. */
static bool is_resting(const struct telling *t)
{
	return state_game(t->state)->paused != WHEN_NONE;
}

/* "Wed 4 Mar 2026" */
static struct str day(const struct telling *t, when at)
{
	const struct str text = local(t, at);
	return str_sub(text, 0, str_find_char(text, ','));
}

/* ---- who goes ---- */

static void set_resigned(json_t *o, const struct telling *t)
{
	vacant_wanted(o, t->desk, t->state, t->arena);
}

/* ---- away ---- */

/* The next bell that falls into that time, of what is asked of the seat, or of one that it speaks for. */
static const struct call_row *bell_within(const struct telling *t, const struct away_row *row)
{
	const struct call_row *first = NULL;
	for (size_t i = 0; i < row_count(t->state, TABLE_CALL); i++) {
		const struct call_row *c = ROW(struct call_row, t->state, TABLE_CALL, i);
		if (c->deaf_since == WHEN_NONE && c->bell >= row->from && c->bell <= row->until &&
		    seat_asked_for(t->game, t->state, c->call, t->request->seat) != SEAT_NONE &&
		    (!first || c->bell < first->bell))
			first = c;
	}
	return first;
}

/* The same hour on the first day when he is there again. */
static when behind(when bell, when until)
{
	const when a_day = 24 * 3600;
	return bell > until ? bell : bell + ((until - bell) / a_day + 1) * a_day;
}

/* Where turns end on days of the week, one of those to come may: none of today's that is over. */
static void set_turn_within(json_t *o, const struct telling *t, const struct zone *zone, const struct away_row *row)
{
	const struct deadline d = option_deadline(t->state, "deadline");
	const bool weekly = d.kind == DEADLINE_WEEKLY && option_has_effect(t->game->rules, "deadline");
	const when from = row->from > t->at ? row->from : t->at;
	const when bell = weekly ? deadline_after(&d, zone, from) : WHEN_NEVER;
	if (bell > row->until)
		return;
	model_set(o, "ends", local(t, bell), t->arena);
}

static void set_away(json_t *o, const struct telling *t)
{
	const struct zone zone = option_zone(t->state);
	const struct away_row *row;
	const struct call_row *c;
	seat_is_away(t->state, t->request->seat, 0, &row);
	if (!row)
		return;
	c = bell_within(t, row);
	json_object_set_new(o, "rests", json_boolean(is_resting(t)));
	json_object_set_new(o, "moves", json_boolean(option_is(t->state, "absence", "move")));
	model_set(o, "from", day(t, row->from), t->arena);
	model_set(o, "to", day(t, row->until), t->arena);
	if (is_resting(t))
		return;
	if (!c) {
		set_turn_within(o, t, &zone, row);
		return;
	}
	model_set(o, "bell", local(t, c->bell), t->arena);
	model_set(o, "what", call_words(t->game, t->state, c, t->arena), t->arena);
	model_set(o, "title", call_title(t->game, t->state, c, t->arena), t->arena);
	model_set(o, "behind", str_sub(when_iso_in(t->arena, &zone, behind(c->bell, row->until)), 0, 16), t->arena);
}

/* ---- time ---- */

/* What stands behind the first words of the exact form: "more time 12h". */
static struct str behind_words(const struct telling *t, const char *words)
{
	return str_sub(t->request->exact, strlen(words), t->request->exact.n);
}

static const struct call_row *next_bell(const struct telling *t)
{
	const struct call_row *first = NULL;
	for (size_t i = 0; i < row_count(t->state, TABLE_CALL); i++) {
		const struct call_row *c = ROW(struct call_row, t->state, TABLE_CALL, i);
		if (c->kind != KIND_MUSTER && c->deaf_since == WHEN_NONE && c->bell != WHEN_NEVER &&
		    c->bell != WHEN_NONE && (!first || c->bell < first->bell))
			first = c;
	}
	return first;
}

/* now: the bell as it is, or null: nothing that is open has a deadline, or the game rests. given: by option extensions; voted: it asks for votes. */
static void set_time(json_t *o, const struct telling *t)
{
	const struct extensions x = option_extensions(t->state);
	const bool rests = is_resting(t);
	const struct call_row *c = rests ? NULL : next_bell(t);
	const struct call_row *now = rests ? NULL : call_rings_next(t->state, t->request->seat);
	const struct extended_row *row = row_find(t->state, TABLE_EXTENDED,
						  &(struct extended_row){ .seat = t->request->seat });
	size_t voters;
	const size_t votes = vote_count(t->state, MOTION_TIME, SEAT_NONE, &voters);
	model_set(o, "long", behind_words(t, "more time "), t->arena);
	model_set_some(o, "bell", c ? local(t, c->bell) : STR_NONE, t->arena);
	model_set_some(o, "what", now ? call_words(t->game, t->state, now, t->arena) : STR_NONE, t->arena);
	model_set_some(o, "now", now ? local(t, now->bell) : STR_NONE, t->arena);
	json_object_set_new(o, "rests", json_boolean(rests));
	json_object_set_new(o, "asked", json_boolean(x.kind == EXTENSION_HOST || x.kind == EXTENSION_NONE));
	json_object_set_new(o, "host_gives", json_boolean(x.kind == EXTENSION_HOST));
	json_object_set_new(o, "given", json_boolean(x.kind == EXTENSION_GIVEN));
	json_object_set_new(o, "voted", json_boolean(x.kind == EXTENSION_VOTE));
	json_object_set_new(o, "times", json_integer(row ? row->times : 0));
	json_object_set_new(o, "most", json_integer(x.times));
	json_object_set_new(o, "votes", votes ? json_integer((json_int_t)votes) : json_null());
	json_object_set_new(o, "voters", json_integer((json_int_t)voters));
}

/* ---- votes ---- */

struct motion_said {
	int32_t what;
	seat_id to;
	size_t votes, voters; /* votes 0: it was carried, and they are gone */
	when until;
};

static struct motion_said motion_of(const struct telling *t)
{
	struct motion_said m = { .to = SEAT_NONE, .until = WHEN_NEVER };
	const struct vote_row *row;
	struct str rest = behind_words(t, "vote ");
	while (motion_names[m.what] && !str_starts(rest, str_c(motion_names[m.what])))
		m.what++;
	if (motion_names[m.what])
		rest = str_trim(str_sub(rest, strlen(motion_names[m.what]), rest.n));
	row = row_find(t->state, TABLE_VOTE, &(struct vote_row){ .seat = t->request->seat, .what = m.what });
	m.until = row ? row->until : WHEN_NEVER;
	m.to = row ? row->to : seat_by_name(t->state, rest);
	m.votes = vote_count(t->state, m.what, m.to, &m.voters);
	return m;
}

static void set_vote(json_t *o, const struct telling *t)
{
	static const char *const keys[] = { [MOTION_DRAW] = "draw",
					    [MOTION_END] = "end",
					    [MOTION_PAUSE] = "pause",
					    [MOTION_CONCEDE] = "concede",
					    [MOTION_TIME] = "longer" };
	const struct motion_said m = motion_of(t);
	json_object_set_new(o, keys[m.what], json_true());
	json_object_set_new(o, "first", json_boolean(m.votes == 1));
	model_set_some(o, "until", m.until == WHEN_NEVER ? STR_NONE : local(t, m.until), t->arena);
	json_object_set_new(o, "votes", m.votes ? json_integer((json_int_t)m.votes) : json_null());
	json_object_set_new(o, "voters", json_integer((json_int_t)m.voters));
	json_object_set_new(o, "binds", json_boolean(option_is(t->state, "votes", "bind")));
	model_set(o, "whom", seat_name(t->state, m.to), t->arena);
}

/* ---- who he is, and where ---- */

static void set_name(json_t *o, const struct telling *t)
{
	model_set(o, "name", behind_words(t, "name "), t->arena);
	json_object_set_new(o, "later", json_boolean(names_are_hidden(t->state)));
}

static void set_form(json_t *o, const struct telling *t)
{
	json_object_set_new(o, str_cstr(t->arena, behind_words(t, "letters ")), json_true());
}

static void set_reports(json_t *o, const struct telling *t)
{
	json_object_set_new(o, str_cstr(t->arena, behind_words(t, "reports ")), json_true());
}

/* here: this mail's moment, there. */
static void set_zone(json_t *o, const struct telling *t)
{
	struct zone z;
	if (!zone_parse(&z, behind_words(t, "zone "), NULL))
		model_set(o, "here", when_local(t->arena, &z, t->at), t->arena);
}

static void set_address(json_t *o, const struct telling *t)
{
	const struct str exact = t->request->exact;
	model_set(o, "new", str_sub(exact, str_find_char(exact, ' ') + 1, exact.n), t->arena);
}

/* beside: he keeps the one that he has. */
static void set_moved(json_t *o, const struct telling *t)
{
	json_object_set_new(o, "beside", json_boolean(str_ends(t->request->exact, STR(" beside"))));
}

/* ---- who reads along ---- */

static bool observes(const struct requested *r)
{
	return !str_ends(r->exact, STR(" stop"));
}

static void set_observing(json_t *o, const struct telling *t)
{
	const bool start = observes(t->request);
	json_object_set_new(o, start ? "start" : "stop", json_true());
	json_object_set_new(o, "gathering", json_boolean(state_game(t->state)->phase == GAME_MUSTER));
	json_object_set_new(o, "many", json_integer((json_int_t)observer_count(t->state)));
}

/* ---- letters to others: they have been delivered, and the host reads them in his history ---- */

static void set_press(json_t *o, const struct telling *t)
{
	press_receipt(o, t->request->exact, t->request->unended, t->arena);
}

/* ---- what waits for a yes ---- */

/* Without the word before it: {press} or {away}. */
static void set_asked(json_t *o, const struct telling *t, const char *word)
{
	const struct str exact = behind_words(t, word);
	struct away_row row;
	json_t *value = json_object();
	if (str_eq_c(exact, "back")) {
		set_away(value, t);
		json_object_set_new(o, "back", value);
	} else if (str_starts(exact, STR("press "))) {
		press_receipt(value, exact, false, t->arena);
		json_object_set_new(o, "press", value);
	} else if (request_read_days(t->state, exact, t->at, &row)) {
		model_set(value, "from", day(t, row.from), t->arena);
		model_set(value, "to", day(t, row.until), t->arena);
		json_object_set_new(o, "away", value);
	}
}

static void set_offered(json_t *o, const struct telling *t)
{
	set_asked(o, t, "offer ");
}

static void set_lapsed(json_t *o, const struct telling *t)
{
	set_asked(o, t, "lapse ");
}

/* ---- all ---- */

static const struct {
	enum ask ask;
	const char *name; /* the key of request.txt and request-host.txt */
	void (*set)(json_t *o, const struct telling *t);
	bool is_told; /* to the host */
	const char *news;
} kinds[] = {
	{ ASK_RESIGNED, "resigned", set_resigned, true, "you have given up your seat" },
	{ ASK_AWAY, "away", set_away, true, "you are noted as away" },
	{ ASK_BACK, "back", NULL, true, "you are back" },
	{ ASK_EXTENSION, "time", set_time, true, "more time is asked for" },
	{ ASK_VOTE, "vote", set_vote, true, "your vote is counted" },
	{ ASK_UNVOTE, "unvote", NULL, true, "your vote is taken back" },
	{ ASK_NAME, "called", set_name, false, "your name is known" },
	{ ASK_LETTERS, "letters", set_form, false, "your letters come as you said" },
	{ ASK_REPORTS, "reports", set_reports, false, "your reports come as you said" },
	{ ASK_ZONE, "zone", set_zone, false, "your time zone is known" },
	{ ASK_ADDRESS, "moving", set_address, true, "a letter has gone to your new address" },
	{ ASK_ALSO, "also", set_address, true, "a letter has gone to your other address" },
	{ ASK_WITHOUT, "without", set_address, true, "that address is no longer yours" },
	{ ASK_MOVED, "moved", set_moved, true, "this address is yours now" },
	{ ASK_OBSERVE, "observing", set_observing, true, "you read along" },
	{ ASK_PRESS, "press", set_press, false, "your letter is delivered" },
	{ ASK_OFFER, "offer", set_offered, false, "you are asked whether you mean it" },
	{ ASK_LAPSE, "lapse", set_lapsed, false, "what waited for your yes is dropped" },
};

static size_t kind_of_request(const struct requested *r)
{
	size_t i = 0;
	while (kinds[i].ask != r->what)
		i++;
	return i;
}

static void add_sentence(struct buf *b, struct str text)
{
	if (!text.n)
		return;
	buf_addf(b, "%s%.*s%s", b->n ? " " : "", STR_ARG(str_capital(b->arena, text)),
		 strchr(".?!", text.p[text.n - 1]) ? "" : ".");
}

/* {away: {from, to, ..}}, by the name of its kind. */
static json_t *said(const struct telling *t)
{
	const size_t kind = kind_of_request(t->request);
	json_t *o = json_object();
	if (kinds[kind].set)
		kinds[kind].set(o, t);
	return json_pack("{s:o}", kinds[kind].name, o);
}

static struct str refused(const struct diag *d, struct arena *a)
{
	struct buf text = buf_new(a);
	add_sentence(&text, str_printf(a, "not done: %.*s", STR_ARG(d->what)));
	add_sentence(&text, d->detail);
	add_sentence(&text, d->hint);
	return buf_str(&text);
}

int requests_answer(struct buf *out, struct desk *k, const struct answer *to, const struct requested *r, struct err *e)
{
	const struct telling t = telling_of(k, to, r, out->arena);
	json_t *value = r->refused ? json_object() : said(&t);
	if (r->refused)
		model_set(value, "refused", refused(r->refused, out->arena), out->arena);
	model_set(value, "seat", seat_name(t.state, r->seat), out->arena);
	if (r->refused && str_eq_c(r->refused->code, "observer-unproved")) {
		model_set(value, "token", judge_token(k, to->m->from, out->arena), out->arena);
		model_set(value, "again", observes(r) ? STR("observe") : STR("stop reports"), out->arena);
	}
	json_object_set_new(
		value, "untold",
		json_boolean(!r->refused && kinds[kind_of_request(r)].is_told && !hosts_chief(&k->live.hosts).n));
	return letter_part(out, k, "request", value, e);
}

const char *requests_news(const struct outcome *o)
{
	const char *news = NULL;
	for (size_t i = 0; i < o->nlines; i++) {
		const struct requested *r = o->lines[i].request;
		if (r && !r->refused && r->what == ASK_OBSERVE && !observes(r))
			return "you no longer read along";
		if (r && !r->refused)
			return kinds[kind_of_request(r)].news;
		news = r ? "what you asked was not done" : news;
	}
	return news;
}

/* ---- what the host can do about it ---- */

static struct str of(const json_t *o, const char *key)
{
	return str_c(json_string_value(json_object_get(o, key)));
}

/* What he says yes to by `accept`: the line that does it, if one does. */
static void offer_time(struct question *q, const struct telling *t, const json_t *o)
{
	if (!json_is_true(json_object_get(o, "host_gives")))
		return;
	q->words = str_printf(t->arena, "%.*s more", STR_ARG(of(o, "long")));
	q->offer = str_printf(t->arena, "extend by %.*s", STR_ARG(of(o, "long")));
	q->turn = state_game(t->state)->turn;
}

static void offer_bell(struct question *q, const struct telling *t, const json_t *o)
{
	if (!json_object_get(o, "bell"))
		return;
	q->words = STR("another bell while you are away");
	q->offer = str_printf(t->arena, "extend %.*s to %.*s", STR_ARG(of(o, "title")), STR_ARG(of(o, "behind")));
	q->turn = state_game(t->state)->turn;
}

/* It is not one seat's: all who play are for it. */
static void offer_motion(struct question *q, const struct telling *t, const json_t *o)
{
	static const char *const lines[] = { [MOTION_DRAW] = "end game all agree to a draw",
					     [MOTION_END] = "end game all agree to end it",
					     [MOTION_PAUSE] = "pause",
					     [MOTION_CONCEDE] = "end game all concede to " },
				 *const words[] = { [MOTION_DRAW] = "a draw",
						    [MOTION_END] = "an end of the game",
						    [MOTION_PAUSE] = "a pause",
						    [MOTION_CONCEDE] = "to concede to " };
	const struct motion_said m = motion_of(t);
	if (m.votes || m.what == MOTION_TIME || json_is_true(json_object_get(o, "binds")))
		return;
	const struct str whom = m.what == MOTION_CONCEDE ? seat_name(t->state, m.to) : STR("");
	q->seat = STR_NONE;
	q->words = str_printf(t->arena, "%s%.*s", words[m.what], STR_ARG(whom));
	q->offer = str_printf(t->arena, "%s%.*s", lines[m.what], STR_ARG(whom));
}

static void (*const offers[])(struct question *, const struct telling *, const json_t *) = {
	[ASK_EXTENSION] = offer_time,
	[ASK_AWAY] = offer_bell,
	[ASK_VOTE] = offer_motion,
};

/* Its number, and the line that does it; the k-th of its mail. Whether there is something to be done. */
static int set_offer(json_t *one, bool *ways, const struct telling *t, const struct answer *to, size_t k, struct err *e)
{
	const enum ask what = t->request->what;
	struct question q = { .seat = seat_name(t->state, t->request->seat), .turn = -1 };
	*ways |= what == ASK_RESIGNED;
	if (what < sizeof offers / sizeof *offers && offers[what])
		offers[what](&q, t, json_object_get(one, kinds[kind_of_request(t->request)].name));
	if (!q.offer.n)
		return 0;
	*ways = true;
	const struct hash that =
		hash_of(str_printf(t->arena, "%.*s request %zu", STR_ARG(hash_hex(t->arena, &to->in->hash)), k));
	const int code = question_keep(&q, t->desk->folder, &that, t->arena, e);
	json_object_set_new(one, "number", json_integer((json_int_t)q.number));
	model_set(one, "offer", q.offer, t->arena);
	return code;
}

/* {seat, number, offer, away: {from, to, ..}}, .. of all that the host is told. */
static int all_told(json_t *all, bool *ways, struct desk *k, const struct answer *to, struct arena *a, struct err *e)
{
	const struct outcome *o = &to->heard->o;
	int code = 0;
	for (size_t i = 0; !code && i < o->nlines; i++) {
		const struct requested *r = o->lines[i].request;
		if (!r || r->refused || !kinds[kind_of_request(r)].is_told)
			continue;
		const struct telling t = telling_of(k, to, r, a);
		json_t *one = said(&t);
		code = set_offer(one, ways, &t, to, json_array_size(all), e);
		model_set(one, "seat", seat_name(t.state, r->seat), a);
		json_array_append_new(all, one);
	}
	return code;
}

static int moving_of(struct desk *k, const struct answer *to, struct arena *a, struct err *e)
{
	const struct outcome *o = &to->heard->o;
	int code = 0;
	for (size_t i = 0; !code && i < o->nlines; i++)
		if (o->lines[i].request && !o->lines[i].request->refused)
			code = moving_letters(k, to, o->lines[i].request, a, e);
	return code;
}

static bool is_hosts(const struct desk *k, const struct answer *to)
{
	return to->in->host || hosts_has(&k->live.hosts, to->m->from);
}

int requests_told(struct buf *out, struct desk *k, const struct answer *to, struct err *e)
{
	bool ways = false;
	json_t *all = json_array();
	int code = is_hosts(k, to) ? 0 : all_told(all, &ways, k, to, out->arena, e);
	json_t *value = json_pack("{s:o}", "all", all);
	if (!code && json_array_size(all)) {
		model_set(value, "from", to->m->from, out->arena);
		return letter_part(out, k, "request-said", value, e);
	}
	json_decref(value);
	return code;
}

/* Of what is offered, where one thing is and nothing else is told: a reply answers it. */
static int64_t only_number(const json_t *all)
{
	return json_array_size(all) == 1 ? json_integer_value(json_object_get(json_array_get(all, 0), "number")) : 0;
}

int requests_to_host(struct desk *k, const struct answer *to, struct arena *a, struct err *e)
{
	struct letter letter = { .from_name = k->live.name, .about = to->in->hash };
	bool ways = false;
	json_t *value = NULL, *all = json_array();
	int code = moving_of(k, to, a, e);
	if (!code && !is_hosts(k, to))
		code = all_told(all, &ways, k, to, a, e);
	if (json_array_size(all))
		value = json_pack("{s:O,s:O,s:b}", "first", json_array_get(all, 0), "all", all, "ways", ways);
	json_decref(all);
	if (code || !value) {
		json_decref(value);
		return code;
	}
	model_set(value, "from", to->m->from, a);
	letter.kind = STR("request");
	letter.date = to->in->at;
	const int64_t only = only_number(json_object_get(value, "all"));
	json_object_set_new(value, "one", json_boolean(only > 0));
	return only || !ways ? letter_send_hosts(k, &letter, only, "request-host", value, a, e)
			     : letter_ask_hosts(k, &letter, "request-host", value, a, e);
}
