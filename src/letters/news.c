/*
 * news: what players must learn before the next report: that the game begins
 * or is over, that a bell was moved, what the host did or says: a letter a seat
 * for each such step, with what that seat may see; whoever moved the bell by a mail
 * of his own has read it in his receipt. Who is given a seat, or loses it, is told so. And whoever is asked something
 * in the middle of a turn, as events of the rules say, gets one with the question.
 * Read back from history, so that a crash swallows none.
 */
#include "bind/callname.h"
#include "letters/digest.h"
#include "letters/dropped.h"
#include "letters/ending.h"
#include "letters/formed.h"
#include "letters/lapsed.h"
#include "letters/letters.h"
#include "letters/observing.h"
#include "letters/outset.h"
#include "letters/press.h"
#include "letters/seated.h"
#include "letters/sending.h"
#include "letters/tickets.h"
#include "report/holdings.h"
#include "report/moment.h"
#include "report/places.h"

struct news {
	struct desk *desk;
	struct arena *arena;
	const struct commit *commit;
	const struct state *before, *after;
	struct events events;
	json_t *dropped; /* what the step took back; without a key in nearly all */
};

enum worth {
	WORTH_NOTHING,
	WORTH_TO_OTHERS, /* than those whose mails the step heard */
	WORTH_TO_ALL,
};
static const enum worth worth_a_letter[EVENT_OWN] = {
	[EVENT_BEGUN] = WORTH_TO_ALL,      [EVENT_MOVED_BELL] = WORTH_TO_OTHERS, [EVENT_ANNOUNCED] = WORTH_TO_ALL,
	[EVENT_AMENDED] = WORTH_TO_ALL,    [EVENT_GAME_OVER] = WORTH_TO_ALL,     [EVENT_RESIGNED] = WORTH_TO_ALL,
	[EVENT_FREED] = WORTH_TO_ALL,      [EVENT_VOTED] = WORTH_TO_OTHERS,      [EVENT_UNVOTED] = WORTH_TO_OTHERS,
	[EVENT_CARRIED] = WORTH_TO_OTHERS, [EVENT_COOLS] = WORTH_TO_ALL,         [EVENT_EXTENDED] = WORTH_TO_OTHERS,
	[EVENT_LAPSED] = WORTH_TO_ALL,
};

/* What the host does to one seat's sealed orders is told to that seat at once, to the others by the report. */
static bool is_about_one(const struct news *n, size_t i)
{
	const event_id next = i + 1 < n->events.list.n ? n->events.list.at[i + 1].what : EVENT_HOST;
	return next == EVENT_ORDERED_FOR || next == EVENT_TAKEN_BACK || next == EVENT_TOLD_SEAT ||
	       next == EVENT_SECOND || next == EVENT_REMINDED;
}

/* "act for red: ..." names this seat. */
static bool acts_for(const struct news *n, const struct event *ev, seat_id seat)
{
	const struct str said = text_of(n->after, (text_id)ev->args[0]);
	const struct str named = str_printf(n->arena, "act for %.*s", STR_ARG(seat_name(n->after, seat)));
	return str_starts(said, named) && (said.n == named.n || said.p[named.n] == ':' || said.p[named.n] == ' ');
}

static bool is_act(const struct news *n, const struct event *ev)
{
	return ev->what == EVENT_HOST && str_starts(text_of(n->after, (text_id)ev->args[0]), STR("act for "));
}

/* While players gather the host's lines are about who comes; that he stands in for a seat is for that seat, and who
 * orders for it: the others read it in the report. */
static enum worth worth_of_event(const struct news *n, size_t i)
{
	const event_id what = n->events.list.at[i].what;
	if (is_act(n, &n->events.list.at[i]))
		return WORTH_NOTHING;
	if (what == EVENT_HOST)
		return is_about_one(n, i) || state_game(n->before)->phase == GAME_MUSTER ? WORTH_NOTHING : WORTH_TO_ALL;
	if (what == EVENT_VOTED && n->events.list.at[i].args[3] > 1)
		return WORTH_NOTHING; /* the first vote for something is told, and how it ends; the report has them all */
	return what < EVENT_OWN ? worth_a_letter[what] : WORTH_NOTHING;
}

static enum worth worth_of_step(const struct news *n)
{
	enum worth most = WORTH_NOTHING;
	for (size_t i = 0; i < n->events.list.n; i++) {
		const enum worth worth = worth_of_event(n, i);
		most = worth > most ? worth : most;
	}
	return most;
}

/* By the host's word, or by the clock; who joins by a mail of his own has read it in his receipt. */
static bool is_seated_anew(const struct news *n, const struct seating *who, seat_id seat)
{
	bool told = false;
	for (size_t i = 0; i < n->events.list.n; i++)
		told |= n->events.list.at[i].what == EVENT_HOST || n->events.list.at[i].what == EVENT_FREED;
	return told && seated_anew(who, seat);
}

/* "announce X", and behind it "the host says: X". */
static bool says_the_same(const struct news *n, const struct event *ev)
{
	const struct event *next = ev + 1;
	return next < n->events.list.at + n->events.list.n && next->what == EVENT_ANNOUNCED;
}

/* What the step did tells it better than that a call was closed, or joining is open; what was dealt at the
 * beginning better than the dice it was dealt by; and a seat that nobody plays does not join. */
static bool is_noise(const struct news *n, const struct event *ev)
{
	const struct seat_row *seat;
	switch (ev->what) {
	case EVENT_CLOSED:
		return true;
	case EVENT_OPENED:
		return ev->args[0] == KIND_MUSTER || state_game(n->before)->phase == GAME_MUSTER; /* said above */
	case EVENT_ROLLED:
	case EVENT_ROLLED_FOR:
		return state_game(n->before)->phase == GAME_MUSTER;
	case EVENT_JOINED:
		seat = seat_find(n->after, (seat_id)ev->args[0]);
		return seat && seat->player == PLAYER_NONE;
	case EVENT_HOST:
		return says_the_same(n, ev) ||
		       (state_game(n->after)->phase == GAME_OVER && state_game(n->before)->phase != GAME_OVER);
	default:
		return false;
	}
}

static bool is_said(const struct news *n, const struct event *ev, seat_id seat)
{
	const struct viewer v = { AUDIENCE_OWNER, seat };
	return event_visible(n->desk->live.game->rules, ev, v) && !is_noise(n, ev);
}

/* The end of a turn has its report, which tells all this. */
static bool is_told_anyway(const struct news *n)
{
	const struct game_row *before = state_game(n->before), *after = state_game(n->after);
	return before->phase == GAME_RUNNING && after->turn > before->turn;
}

static int read_events(struct news *n, struct err *e)
{
	struct str text;
	n->events = (struct events){ .arena = n->arena };
	int code = store_read(&text, n->desk->live.private, &n->commit->id, STR("events"), n->arena, e);
	if (code)
		return code == ERR_NOT_FOUND ? 0 : code;
	struct source src = source_new(n->arena, STR("events"), text);
	return events_read(&n->events, n->desk->live.game->rules, n->after, &src, e);
}

/* An event from `from` on names the seat to which the step is to be told at once. */
static bool is_named(const struct news *n, seat_id seat, event_id from)
{
	for (size_t i = 0; i < n->events.list.n; i++) {
		const struct event *ev = &n->events.list.at[i];
		if (ev->what >= from && event_row(n->desk->live.game->rules, ev->what)->letter && ev->args[0] == seat)
			return true;
	}
	return false;
}

/* ---- the question ----------------------------------------------------------------------------- */

static void add_question(struct buf *out, const struct news *n, const struct call_row *c, seat_id seat)
{
	const struct game *g = n->desk->live.game;
	const struct call_kind *kind = g->kinds[c->kind];
	struct view v = { .game = g, .state = n->after, .scratch = n->arena, .now = n->commit->time };
	struct notes notes = { .arena = n->arena };
	v.seat = seat;
	v.player = seat_find(n->after, seat)->player;
	v.call = c->call;
	if (kind->letter)
		kind->letter(&v, c, seat, &notes);
	else if (kind->outlook)
		kind->outlook(&v, c, seat, &notes);
	if (notes.list.n)
		buf_add_char(out, '\n');
	for (size_t i = 0; i < notes.list.n; i++)
		buf_addf(out, "%.*s\n", STR_ARG(note_said(n->desk->live.game, n->after, &notes.list.at[i], n->arena)));
}

/* Of every open call that asks the seat and hears. */
static void add_questions(struct buf *out, const struct news *n, seat_id seat)
{
	for (size_t i = 0; i < row_count(n->after, TABLE_CALL); i++) {
		const struct call_row *c = ROW(struct call_row, n->after, TABLE_CALL, i);
		const seat_id asked = seat_asked_for(n->desk->live.game, n->after, c->call, seat);
		if (c->deaf_since == WHEN_NONE && asked != SEAT_NONE)
			add_question(out, n, c, asked);
	}
}

/* ---- the letter ------------------------------------------------------------------------------- */

static struct seating seating_of(const struct news *n)
{
	return (struct seating){ n->desk, n->arena, n->commit, n->before, n->after };
}

static bool has_event(const struct news *n, event_id what)
{
	bool found = false;
	for (size_t i = 0; i < n->events.list.n; i++)
		found |= n->events.list.at[i].what == what;
	return found;
}

static bool begins(const struct news *n)
{
	return has_event(n, EVENT_BEGUN);
}

/* Whoever begins to play must see what he has: when the game begins, and when he takes a seat over. */
static bool shows_board(const struct news *n, const struct seating *who, seat_id seat)
{
	return begins(n) || (is_seated_anew(n, who, seat) && state_game(n->after)->phase == GAME_RUNNING);
}

static struct str asked_anew(const struct news *n, seat_id seat)
{
	return outset_new(n->desk->live.game, n->before, n->after, seat, n->arena);
}

/* A bell that was moved while the game rests rings at no hour that is known. */
static bool bell_rests(const struct news *n, const struct event *ev)
{
	const struct call_row *c = ev->what == EVENT_MOVED_BELL ? call_find(n->after, ev->call) : NULL;
	return c && state_left(n->after, c->opened, c->bell);
}

/* What is worth a letter is told in full, one by one. */
static json_t *told(const struct news *n, seat_id seat)
{
	const struct game *g = n->desk->live.game;
	const struct event **said = ARENA_ARRAY(n->arena, const struct event *, n->events.list.n + 1);
	json_t *list = json_array();
	size_t all = 0;
	for (size_t i = 0; i < n->events.list.n; i++) {
		struct buf words = buf_new(n->arena);
		if (is_said(n, &n->events.list.at[i], seat) && !bell_rests(n, &n->events.list.at[i]) &&
		    event_words(&words, g, n->after, &n->events.list.at[i]) && words.n)
			said[all++] = &n->events.list.at[i];
	}
	for (size_t i = 0; i < all;) {
		struct buf words = buf_new(n->arena);
		i += events_words(&words, g, n->after, &said[i],
				  event_row(g->rules, said[i]->what)->letter ? 1 : all - i);
		json_array_append_new(list, model_text(buf_str(&words), n->arena));
	}
	return list;
}

/* {until}, or, while the game rests, {left} of the time. */
static void set_bell(json_t *value, const struct news *n, const struct call_row *c, struct str until)
{
	const int64_t left = state_left(n->after, c->opened, c->bell);
	if (left)
		model_set(value, "left", duration_words(n->arena, left), n->arena);
	else
		model_set(value, "until", until, n->arena);
}

/* A game whose rules move bells all the time tells it in its own way; one that the host, or the clock, moved is said. */
static json_t *bells(const struct news *n, seat_id seat)
{
	const struct game *g = n->desk->live.game;
	json_t *list = json_array(), *bell;
	for (size_t i = 0; (has_event(n, EVENT_HOST) || has_event(n, EVENT_WAITS) || has_event(n, EVENT_ABSENCE)) &&
			   i < n->events.list.n;
	     i++) {
		const struct event *ev = &n->events.list.at[i];
		const struct call_row *c = ev->what == EVENT_MOVED_BELL ? call_find(n->after, ev->call) : NULL;
		struct buf words = buf_new(n->arena);
		if (!c || !is_said(n, ev, seat) ||
		    (!bell_rests(n, ev) && event_words(&words, g, n->after, ev) && words.n))
			continue;
		bell = json_object();
		set_bell(bell, n, c, moment_words(n->after, seat_find(n->after, seat)->player, c->bell, n->arena));
		model_set(bell, "what", call_words(g, n->after, c, n->arena), n->arena);
		json_array_append_new(list, bell);
	}
	return list;
}

/* Who has not voted for it reads how. */
static json_t *motions(const struct news *n, seat_id seat)
{
	json_t *list = json_array();
	for (size_t i = 0; i < n->events.list.n; i++) {
		const struct event *e = &n->events.list.at[i];
		const struct vote_row key = { .seat = seat, .what = (int32_t)e->args[1] };
		if (e->what != EVENT_VOTED || e->args[3] == e->args[4] || e->args[2] == seat ||
		    row_find(n->after, TABLE_VOTE, &key))
			continue;
		json_t *one = json_object();
		model_set(one, "what", str_c(motion_names[e->args[1]]), n->arena);
		if (e->args[2] != SEAT_NONE)
			model_set(one, "concede", seat_name(n->after, (seat_id)e->args[2]), n->arena);
		json_array_append_new(list, one);
	}
	return list;
}

static void set_board(json_t *value, const struct news *n, seat_id seat)
{
	struct buf board = buf_new(n->arena), places = buf_new(n->arena);
	holdings_write(&board, n->desk->live.game, n->after, seat);
	if (n->desk->live.game->rules->place || !board.n) { /* what one has does not tell it */
		buf_add_c(&places, "The board, each place and what it touches:\n");
		places_write(&places, n->desk->live.game, n->after);
	}
	model_set_lines(value, "board", buf_str(&board), n->arena);
	model_set_lines(value, "places", buf_str(&places), n->arena);
	outset_first(value, n->desk->live.game, n->after, seat, n->arena);
	formed_value(value, n->desk, n->after, seat, n->commit->time, n->arena);
}

/* What the host did, for the subject: {pauses: what he said behind it}. Others are told in his own words. */
static void set_act(json_t *value, const struct news *n)
{
	static const struct {
		const char *line, *key;
	} acts[] = {
		{ "host: announce ", "announces" }, { "host: pause", "pauses" },   { "host: resume", "resumes" },
		{ "host: extend ", "extends" },     { "host: annul ", "annuls" },  { "host: amend ", "amends" },
		{ "host: act for ", "acts" },       { "host: discard ", "takes" }, { "host: end game", "ends" },
	};
	const struct str subject = commit_subject(n->commit);
	for (size_t i = 0; i < sizeof acts / sizeof *acts; i++)
		if (str_starts(subject, str_c(acts[i].line)))
			model_set(value, acts[i].key, str_trim(str_sub(subject, strlen(acts[i].line), subject.n)),
				  n->arena);
}

/* The first bell that the host moved: {what, until or left}. */
static void set_moved(json_t *value, const struct news *n, seat_id seat)
{
	const struct zone zone = option_zone(n->after);
	for (size_t i = 0; i < n->events.list.n; i++) {
		const struct event *ev = &n->events.list.at[i];
		const struct call_row *c = ev->what == EVENT_MOVED_BELL ? call_find(n->after, ev->call) : NULL;
		if (!c || !is_said(n, ev, seat) || c->bell == WHEN_NEVER || json_object_get(value, "moved"))
			continue;
		json_t *moved = json_object();
		model_set(moved, "what", call_words(n->desk->live.game, n->after, c, n->arena), n->arena);
		set_bell(moved, n, c, when_brief(n->arena, &zone, c->bell));
		json_object_set_new(value, "moved", moved);
	}
}

/* What the step did in a few words: those of the host's line, else those of what it is recorded as. */
static struct str in_short(const struct news *n)
{
	struct buf words = buf_new(n->arena);
	for (size_t i = 0; i < n->events.list.n && !words.n; i++)
		if (n->events.list.at[i].what == EVENT_HOST)
			event_words(&words, n->desk->live.game, n->after, &n->events.list.at[i]);
	struct str said = words.n ? buf_str(&words) : commit_subject(n->commit);
	said.n -= str_ends(said, STR("."));
	return said;
}

enum { SUBJECT_BYTES = 60 };

/* The news, and behind it what is asked now. Where both have no room: what the rules tell this seat, else what is asked. */
static void set_subject(json_t *value, const struct news *n, seat_id seat)
{
	static const char *const told[] = { "begins", "pauses", "resumes", "announces", "annuls",
					    "amends", "acts",   "takes",   "moved" };
	struct str new = asked_anew(n, seat);
	const struct str what = has_event(n, EVENT_TOLD_SEAT)  ? STR("the host writes to you")
				: has_event(n, EVENT_SECOND)   ? STR("somebody may write for you as well")
				: has_event(n, EVENT_REMINDED) ? STR("the host reminds you")
							       : in_short(n);
	bool is_told = false;
	if (begins(n))
		json_object_set_new(value, "begins", json_true());
	if (has_event(n, EVENT_HOST))
		set_act(value, n);
	if (json_object_get(value, "extends"))
		set_moved(value, n, seat);
	for (size_t i = 0; i < sizeof told / sizeof *told; i++)
		is_told |= json_object_get(value, told[i]) != NULL;
	const bool both = is_told || what.n + new.n <= SUBJECT_BYTES;
	const bool alone = !both && new.n && !is_named(n, seat, EVENT_OWN);
	if (!both && !alone)
		new = STR_NONE;
	json_object_set_new(value, "told", json_boolean(is_told || alone));
	json_object_set_new(value, "alone", json_boolean(alone));
	model_set(value, "what", what, n->arena);
	model_set_some(value, "new", new, n->arena);
}

static json_t *news_value(const struct news *n, seat_id seat)
{
	const struct seating who = seating_of(n);
	const bool anew = is_seated_anew(n, &who, seat), board = shows_board(n, &who, seat);
	const struct str new = asked_anew(n, seat);
	struct buf questions = buf_new(n->arena);
	json_t *value = json_copy(n->dropped);
	model_set(value, "seat", seat_name(n->after, seat), n->arena);
	set_subject(value, n, seat);
	if (anew)
		seated_welcome(value, &who, seat);
	if (anew || board || new.n || has_event(n, EVENT_HOST)) /* who reads of the host must not look for the bell */
		outset_asked(value, n->desk->live.game, n->after, seat, n->arena);
	json_object_set_new(value, "seated", json_boolean(anew));
	json_object_set_new(value, "events", told(n, seat));
	json_object_set_new(value, "bells", bells(n, seat));
	json_object_set_new(value, "motions", motions(n, seat));
	if (board)
		set_board(value, n, seat);
	if (has_event(n, EVENT_REMINDED))
		formed_value(value, n->desk, n->after, seat, n->commit->time, n->arena);
	const bool questioned = is_named(n, seat, EVENT_OWN) && !begins(n); /* by its rules, which ask it something */
	if (questioned)
		add_questions(&questions, n, seat);
	else if (!board && (new.n || has_event(n, EVENT_REMINDED)))
		outset_places(value, n->desk->live.game, n->after, seat, n->arena);
	if (!questioned && (board || has_event(n, EVENT_REMINDED)))
		outset_missing(value, n->desk->live.game, n->after, seat, n->commit->time, n->arena);
	model_set_lines(value, "questions", buf_str(&questions), n->arena);
	if (begins(n) || anew)
		model_set_some(value, "key", letter_key(n->desk, n->arena), n->arena);
	json_object_set_new(value, "running", json_boolean(state_game(n->after)->phase == GAME_RUNNING));
	return value;
}

static int tell_seat(const struct news *n, const struct seat_row *seat, struct err *e)
{
	const struct seating who = seating_of(n);
	struct letter letter;
	if (!seated_envelope(&letter, &who, seat, "news"))
		return 0;
	return letter_send(n->desk, &letter, "news", news_value(n, seat->seat), n->arena, e);
}

/* The host wrote for a seat that this one plays, or orders for, or what he wrote has made it this one's turn. */
static bool is_touched(const struct news *n, seat_id seat)
{
	const struct game *g = n->desk->live.game;
	bool acted = false;
	for (size_t i = 0; i < n->events.list.n; i++) {
		const struct event *ev = &n->events.list.at[i];
		acted |= is_act(n, ev);
		for (size_t k = 0; is_act(n, ev) && k < row_count(n->before, TABLE_SEAT); k++) {
			const seat_id whose = ROW(struct seat_row, n->before, TABLE_SEAT, k)->seat;
			if (acts_for(n, ev, whose) && seat_speaks_for(g, n->before, seat, whose))
				return true;
		}
	}
	return acted && asked_anew(n, seat).n;
}

/* Who did it has been told by the receipt. */
static int is_told(bool *out, const struct news *n, enum worth worth, seat_id seat, struct err *e)
{
	bool did = false;
	*out = worth == WORTH_TO_ALL || is_named(n, seat, 0) || (!is_told_anyway(n) && is_touched(n, seat));
	if (*out || worth != WORTH_TO_OTHERS)
		return 0;
	const int code = live_step_hears(&did, &n->desk->live, &n->commit->id, seat, seat_name(n->after, seat),
					 n->arena, e);
	*out = !did;
	return code;
}

/* Who had the seat, and who has it now. */
static int tell_seated(const struct news *n, const struct seating *who, const struct seat_row *seat, struct err *e)
{
	const int code = seated_farewell(who, seat->seat, e);
	return code ? code : tell_seat(n, seat, e);
}

/* Before the beginning a seat that is taken away is there no more. */
static int tell_dropped(const struct news *n, const struct seating *who, struct err *e)
{
	int code = 0;
	for (size_t i = 0; !code && i < row_count(n->before, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, n->before, TABLE_SEAT, i);
		if (!seat_find(n->after, seat->seat) && is_seated_anew(n, who, seat->seat))
			code = seated_farewell(who, seat->seat, e);
	}
	return code;
}

static int tell_step(struct news *n, struct err *e)
{
	int code = live_state(&n->after, &n->desk->live, &n->commit->id, n->arena, e);
	if (!code)
		code = live_state(&n->before, &n->desk->live, &n->commit->parent, n->arena, e);
	if (!code)
		code = read_events(n, e);
	if (!code && state_game(n->after)->turn < state_game(n->before)->turn)
		code = dropped_for_players(n->dropped, &n->desk->live, n->commit, n->arena, e);
	if (!code && state_game(n->after)->phase == GAME_OVER && state_game(n->before)->phase != GAME_OVER)
		code = tickets_send(n->desk, n->commit, e);
	const struct seating who = seating_of(n);
	const bool ends = !code && ending_comes(&who);
	const enum worth worth = code || ends || is_told_anyway(n) ? WORTH_NOTHING : worth_of_step(n);
	if (!code)
		code = digest_step(n->desk, n->commit, n->after, &n->events, n->arena, e);
	if (!code)
		code = press_deliver(&who, &n->events, e);
	if (!code && !is_told_anyway(n))
		code = lapsed_tell(&who, &n->events, e);
	if (!code)
		code = tell_dropped(n, &who, e);
	if (!code)
		code = observing_tell(&who, &n->events, ends, e);
	for (size_t i = 0; !code && i < row_count(n->after, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, n->after, TABLE_SEAT, i);
		bool told;
		code = seated_second(&who, &n->events, seat->seat, e);
		if (!code)
			code = is_told(&told, n, worth, seat->seat, e);
		if (code)
			break;
		if (is_seated_anew(n, &who, seat->seat))
			code = tell_seated(n, &who, seat, e);
		else if (ends)
			code = ending_tell(&who, &n->events, seat->seat, e);
		else if (told)
			code = tell_seat(n, seat, e);
	}
	return code;
}

int letters_news(struct desk *k, struct err *e)
{
	int32_t step = state_game(engine_state(k->live.engine))->step;
	struct object_id at = k->live.tip;
	int64_t told;
	int code = letters_answered(&told, k, e);
	for (; !code && step > told && step > 1; step--) {
		struct arena a = ARENA_INIT;
		struct commit c;
		struct news n = { .desk = k, .arena = &a, .commit = &c, .dropped = json_object() };
		code = store_commit_read(&c, k->live.private, &at, &a, e);
		if (!code && object_is_none(&c.parent))
			step = 0; /* the game's first */
		else if (!code)
			code = tell_step(&n, e);
		at = c.parent;
		json_decref(n.dropped);
		arena_release(&a);
	}
	return code;
}
