/*
 * answers: see answers.h.
 */
#include "world/observer.h"
#include "letters/observing.h"
#include "letters/answers.h"
#include "letters/done.h"
#include "letters/joining.h"
#include "letters/knowing.h"
#include "letters/outset.h"
#include "letters/previewing.h"
#include "letters/requests.h"
#include "letters/rulebook.h"

#include "base/file.h"
#include "bind/callname.h"
#include "disk/place.h"
#include "engine/ask.h"
#include "engine/calls.h"
#include "engine/mention.h"
#include "report/examples.h"
#include "report/moment.h"
#include "letters/formed.h"
#include "report/holdings.h"
#include "report/places.h"
#include "letters/sending.h"

enum { TURNS_SHOWN = 40, FILE_MOST = 4 << 20, ANSWERS_MOST = 12 };

struct asking {
	bool host;     /* who asks: he does not play */
	bool stranger; /* who asks has been shown how to join */
	struct desk *desk;
	const struct answer *to;
	const struct state *state;
	const struct game *game;
	seat_id seat;
	struct str about;
	uint32_t line;                   /* of the mail, in which it is asked; 0: its subject */
	const struct requested *request; /* or NULL */
	const struct asked *asked;
	const char *otherwise; /* how a request is written */
	struct arena *arena;
};

static void paragraph(struct buf *out, struct str text)
{
	letter_line(out, text, 0);
}

/* ---- the game --------------------------------------------------------------------------------- */

static struct str until(const struct asking *q, when bell)
{
	bell = state_bell(q->state, bell);
	if (bell == WHEN_NEVER || bell == WHEN_NONE)
		return STR_NONE;
	return str_printf(q->arena, ", until %.*s",
			  STR_ARG(moment_words(q->state, q->to->heard->o.player, bell, q->arena)));
}

static bool is_asked(const struct asking *q, const struct call_status *c)
{
	for (size_t i = 0; i < c->nasked; i++)
		if (seat_speaks_for(q->game, q->state, q->seat, c->asked[i]))
			return true;
	return false;
}

/* Ten auctions that close together are one line: how many are like the first, or that another has told of this one. */
static size_t alike(const struct asking *q, const struct call_status *calls, size_t n, size_t i, bool *told)
{
	size_t like = 0;
	*told = false;
	for (size_t k = 0; k < n; k++) {
		const struct call_row *a = call_find(q->state, calls[i].call), *b = call_find(q->state, calls[k].call);
		const bool same = a && b && a->kind == b->kind && !calls[k].deaf && calls[k].bell == calls[i].bell &&
				  calls[k].nasked == calls[i].nasked && calls[k].nawaited == calls[i].nawaited &&
				  is_asked(q, &calls[k]) == is_asked(q, &calls[i]);
		like += same && k > i;
		*told |= same && k < i;
	}
	return like;
}

static const char *asked_of(const struct asking *q, const struct call_status *c)
{
	return str_cstr(q->arena,
			str_printf(q->arena, "Asked of %.*s", STR_ARG(outset_whom(q->state, c->call, q->arena))));
}

static int tell_status(struct buf *out, const struct asking *q, struct err *e)
{
	const struct call_status *calls;
	const size_t n = engine_calls(q->desk->live.engine, &calls, q->arena);
	const struct game_row *g = state_game(q->state);
	(void)e;
	if (g->phase == GAME_OVER)
		buf_add_c(out, "The game is over.\n");
	else if (g->phase == GAME_MUSTER)
		buf_add_c(out, "The game has not begun; players are gathered.\n");
	else
		buf_addf(out, "It is %.*s.%s\n", STR_ARG(turn_words(q->game, q->state, g->turn, false, q->arena)),
			 g->paused != WHEN_NONE ? " The game rests: no bell rings before the host goes on." : "");
	for (size_t i = 0; i < n; i++) {
		const struct call_status *c = &calls[i];
		const struct call_row *row = call_find(q->state, c->call);
		bool told;
		const size_t like = alike(q, calls, n, i, &told);
		if (!row || !c->nasked || c->deaf || told)
			continue;
		paragraph(out, str_printf(q->arena, "%s: %.*s%s%.*s; %zu of %zu still awaited.",
					  is_asked(q, c) ? "Asked of you" : asked_of(q, c),
					  STR_ARG(call_words(q->game, q->state, row, q->arena)),
					  like ? str_printf(q->arena, ", and %zu more of the kind", like).p : "",
					  STR_ARG(until(q, c->bell)), c->nawaited, c->nasked));
	}
	return 0;
}

/* Orders wait for a bell: the receipt itself says what stands. */
static bool is_kept(const struct asking *q)
{
	const struct call_kind *kind = q->to->heard->o.kind;
	return kind && kind->hearing == SEALED && q->seat != SEAT_NONE;
}

/* What stands for another call than the one that the mail was for; how many. */
static size_t tell_standing(struct buf *out, const struct asking *q)
{
	struct outcome o = { 0 };
	if (q->seat != SEAT_NONE && !q->to->heard->o.nstanding)
		engine_outlook(q->desk->live.engine, q->seat, &o, q->arena);
	if (o.nstanding)
		buf_add_c(out, "What stands for you:\n");
	for (size_t i = 0; i < o.nstanding; i++)
		letter_line(out, o.standing[i], 2);
	return o.nstanding;
}

/* Where orders act as they come, what the last of them did. */
static int tell_orders(struct buf *out, const struct asking *q, struct err *e)
{
	struct str *done;
	size_t n;
	int32_t turn;
	const size_t standing = tell_standing(out, q);
	const int code = done_orders(&done, &n, &turn, q->desk, q->to->heard->o.player, q->arena, e);
	if (code)
		return code;
	if (n)
		buf_addf(out, "Done, in %.*s:\n", STR_ARG(turn_words(q->game, q->state, turn, false, q->arena)));
	for (size_t i = 0; i < n; i++)
		letter_line(out, done[i], 2);
	if (!n && !standing)
		buf_add_c(out, "No order stands for you.\n");
	return 0;
}

static int tell_position(struct buf *out, const struct asking *q, struct err *e)
{
	(void)e;
	const size_t before = out->n;
	if (q->seat == SEAT_NONE)
		buf_add_c(out, "You have no seat.\n");
	else
		holdings_write(out, q->game, q->state, q->seat);
	if (out->n == before)
		buf_add_c(out, "Nobody has anything yet. The board: answer \"map\".\n");
	return 0;
}

static int tell_map(struct buf *out, const struct asking *q, struct err *e)
{
	(void)e;
	buf_add_c(out, "Every place, what stands there, and what it touches:\n");
	places_write(out, q->game, q->state);
	return 0;
}

static int tell_neighbours(struct buf *out, const struct asking *q, struct err *e)
{
	const area_id area = places_find(q->game->map, q->about, q->arena);
	(void)e;
	if (area == AREA_NONE) {
		paragraph(
			out,
			str_printf(q->arena,
				   "There is no place \"%.*s\", or more than one begins so. Answer \"places\": all of "
				   "them are listed.",
				   STR_ARG(escape_short(q->about, q->arena))));
		return 0;
	}
	buf_addf(out, "%.*s touches:\n", STR_ARG(q->game->map->areas[area].name));
	places_around(out, q->game, q->state, area);
	return 0;
}

static int tell_place(struct buf *out, const struct asking *q, struct err *e)
{
	struct buf form = buf_new(q->arena);
	const area_id area = places_find(q->game->map, q->about, q->arena);
	if (area == AREA_NONE)
		return tell_neighbours(out, q, e);
	places_one(out, q->game, q->state, area);
	formed_write(&form, q->desk, q->state, q->seat, area, q->to->in->at);
	if (form.n)
		buf_addf(out, "What may be ordered of it, say; take away the # where you mean it:\n%.*s",
			 STR_ARG(buf_str(&form)));
	return 0;
}

/* When it begins by itself, where it does. */
static struct str beginning(const struct asking *q)
{
	const int32_t wanted = option_int(q->state, "players");
	when at = WHEN_NONE;
	if (when_parse(option_text(q->state, "begin"), &at))
		return str_printf(q->arena, "The game begins %.*s.",
				  STR_ARG(moment_words(q->state, q->to->heard->o.player, at, q->arena)));
	return wanted > 0
		       ? str_printf(q->arena, "The game begins when %d have joined, or before, when the host says so.",
				    (int)wanted)
		       : STR("The host says when the game begins.");
}

static void tell_how_many(struct buf *out, const struct asking *q)
{
	const bool gathers = state_game(q->state)->phase == GAME_MUSTER;
	const char *of = q->game->rules->people;
	const struct str people = of ? str_printf(q->arena, " The game is for %s.", of) : STR_NONE;
	size_t n = 0;
	for (size_t i = 0; i < row_count(q->state, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, q->state, TABLE_SEAT, i);
		n += seat->player != PLAYER_NONE && !seat->out;
	}
	if (!gathers)
		buf_addf(out, "%zu play%s:\n", n, n == 1 ? "s" : "");
	else if (n)
		paragraph(out, str_printf(q->arena, "%zu ha%s joined so far.%.*s %.*s", n, n == 1 ? "s" : "ve",
					  STR_ARG(people), STR_ARG(beginning(q))));
	else
		paragraph(out, str_printf(q->arena, "Nobody has joined yet.%.*s %.*s", STR_ARG(people),
					  STR_ARG(beginning(q))));
}

static int tell_who(struct buf *out, const struct asking *q, struct err *e)
{
	const struct str host = hosts_chief(&q->desk->live.hosts);
	const struct viewer me = { AUDIENCE_OWNER, q->seat };
	(void)e;
	tell_how_many(out, q);
	for (size_t i = 0; i < row_count(q->state, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, q->state, TABLE_SEAT, i);
		const struct away_row *row;
		const struct str name = player_said_name(q->game, q->state, seat->player, me);
		buf_addf(out, "  %.*s%s%s%.*s%s%s%s\n", STR_ARG(seat_name(q->state, seat->seat)),
			 seat->seat == q->seat ? ": you" : "", name.n ? ", " : "", STR_ARG(name),
			 seat->out ? ", out" : "", seat->player == PLAYER_NONE ? ", played by nobody" : "",
			 seat_is_away(q->state, seat->seat, q->to->in->at, &row) ? ", away" : "");
	}
	if (host.n)
		buf_addf(out, "  the host: %.*s\n", STR_ARG(host));
	const size_t observers = observer_count(q->state);
	if (observers)
		buf_addf(out, "  %zu who read%s along\n", observers, observers == 1 ? "s" : "");
	return 0;
}

/* ---- what to write ---------------------------------------------------------------------------- */

static int tell_form(struct buf *out, const struct asking *q, struct err *e)
{
	struct buf form = buf_new(q->arena);
	if (q->seat != SEAT_NONE)
		formed_write(&form, q->desk, q->state, q->seat, AREA_NONE, q->to->in->at);
	if (!form.n) {
		buf_add_c(out, "No order is asked of you now. A letter comes when one is.\n");
		return tell_status(out, q, e);
	}
	buf_addf(out, "Take away the # where you mean it:\n%.*s", STR_ARG(buf_str(&form)));
	return 0;
}

static bool asks(const struct asking *q, const struct call_row *c)
{
	if (c->deaf_since != WHEN_NONE)
		return false;
	return c->kind == KIND_MUSTER ? state_game(q->state)->phase == GAME_MUSTER
				      : seat_asked_for(q->game, q->state, c->call, q->seat) != SEAT_NONE;
}

static bool asks_him(const struct asking *q)
{
	for (size_t i = 0; i < row_count(q->state, TABLE_CALL); i++)
		if (asks(q, ROW(struct call_row, q->state, TABLE_CALL, i)))
			return true;
	return false;
}

/* Whether a verb is heard where such a call is open. */
static bool is_for(const struct asking *q, const struct verb *v, kind_id kind)
{
	const struct call_kind *row = q->game->kinds[kind];
	const bool replaced = row->hearing == SEALED && row->keeping == REPLACE_ALL;
	if (v->flags & VERB_STANDING && row->hearing != SEALED)
		return false;
	return v->admitted ? v->admitted & KIND_BIT(kind) : v->flags & VERB_REPLACED ? replaced : kind != KIND_MUSTER;
}

/* In a call that asks him now; later: in any of a game that runs. */
static bool may_say(const struct asking *q, const struct verb *v, bool later)
{
	for (kind_id kind = KIND_OWN; later && kind < q->game->nkinds; kind++)
		if (v->admitted & KIND_BIT(kind))
			return true;
	for (size_t i = 0; !later && i < row_count(q->state, TABLE_CALL); i++) {
		const struct call_row *c = ROW(struct call_row, q->state, TABLE_CALL, i);
		if (asks(q, c) && is_for(q, v, c->kind))
			return true;
	}
	return false;
}

/* What is said in no other words than its own is shown as it is written. */
static struct str said_as(const struct verb *v)
{
	struct str examples = v->flags & VERB_WHOLE ? str_c(v->examples) : STR_NONE, line;
	return str_line(&examples, &line) ? line : str_c(v->name);
}

/* Several words for one thing stand in a row, and are told of once. */
static void add_verbs(struct buf *out, const struct asking *q, bool later)
{
	const char *before = "";
	for (verb_id i = 0; i < q->game->nverbs; i++) {
		const struct verb *v = q->game->verbs[i];
		if (!v->help || (v->flags & VERB_STRANGER && q->seat != SEAT_NONE) ||
		    q->game->namesake[i] != VERB_NONE || !may_say(q, v, later) || !strcmp(v->help, before))
			continue;
		before = v->help;
		letter_line(out, str_printf(q->arena, "%.*s: %s", STR_ARG(said_as(v)), v->help), 2);
	}
}

/* What may be said now; where nothing is asked of him, what may be once it is. */
static int tell_verbs(struct buf *out, const struct asking *q, struct err *e)
{
	const bool now = asks_him(q);
	struct buf verbs = buf_new(q->arena);
	if (state_game(q->state)->phase == GAME_OVER)
		return 0;
	add_verbs(&verbs, q, !now);
	if (!verbs.n) {
		buf_add_c(out, "\nThere is nothing to order before it begins.\n");
		return 0;
	}
	buf_add_c(out,
		  now ? "\nYou may say now, a line each, in plain English:\n"
		      : "\nNo order is asked of you now. When one is, you may say, a line each, in plain English:\n");
	buf_add(out, buf_str(&verbs));
	buf_add_char(out, '\n');
	return now && state_game(q->state)->phase == GAME_RUNNING ? tell_form(out, q, e) : 0;
}

static int tell_help(struct buf *out, const struct asking *q, struct err *e)
{
	int code = tell_status(out, q, e);
	if (!code)
		code = tell_verbs(out, q, e);
	buf_add_char(out, '\n');
	paragraph(
		out,
		STR("Or a word alone on its line: status, orders (what stands for you), order form, my position, map, "
		    "neighbours of a place, who, history, report 3, rules, rule 2.1, preview (and orders below it, "
		    "which are only tried). Also: away until Wednesday, one more day please, vote draw, press to NAME: ... "
		    "and a line END, call me NAME, letters in text, stop reports, resign. Whatever else you write goes to the host, who is a person."));
	return code;
}

static int tell_preview(struct buf *out, const struct asking *q, struct err *e)
{
	return previewing_write(out, q->desk, q->to, q->line, e);
}

/* ---- the rules -------------------------------------------------------------------------------- */

static int read_data(struct str *text, const struct asking *q, const char *file, struct err *e)
{
	const char *path = place_data(q->desk->live.root->place, "games", q->game->rules->name, file);
	const int code = file_read(text, path, FILE_MOST, q->arena, e);
	if (code == ERR_NOT_FOUND)
		*text = STR("");
	return code == ERR_NOT_FOUND ? 0 : code;
}

/* An example, and behind some blanks what it does: that stands below it. */
static void add_example(struct buf *out, struct str line)
{
	const size_t gap = str_find(line, STR("   "));
	letter_line(out, str_sub(line, 0, gap), 4);
	if (gap < line.n)
		letter_line(out, str_trim(str_sub(line, gap, line.n)), 8);
}

/* Paragraphs; indented lines are examples. */
static int tell_rules(struct buf *out, const struct asking *q, struct err *e)
{
	struct str text, line;
	struct buf words = buf_new(q->arena);
	bool more = true;
	int code = read_data(&text, q, "/help", e);
	text = code ? STR_NONE : examples_here(text, q->game, q->state, q->seat, q->arena);
	while (!code && more) {
		more = str_line(&text, &line);
		const bool goes_on = more && line.n && line.p[0] != ' ';
		if (goes_on)
			buf_addf(&words, "%s%.*s", words.n ? " " : "", STR_ARG(line));
		else if (words.n)
			paragraph(out, buf_str(&words));
		if (!goes_on)
			words.n = 0;
		if (more && line.n && !goes_on)
			add_example(out, str_trim(line));
		else if (more && !line.n)
			buf_add_char(out, '\n');
	}
	return code;
}

static int tell_rule(struct buf *out, const struct asking *q, struct err *e)
{
	size_t n;
	const int code = rulebook_number(&n, out, q->desk, q->about, e);
	if (!code && !n)
		buf_addf(out, "There is no rule %.*s here. Answer \"rules\" for all of them in short.\n",
			 STR_ARG(escape_short(q->about, q->arena)));
	return code;
}

static bool has_rules(struct rules_found *found, struct desk *k, const struct asked *asked, struct arena *a)
{
	return !rulebook_about(found, NULL, k, asked->about, asked->vague, a, NULL) && found->n;
}

bool answers_none(struct desk *k, const struct asked *asked, struct arena *a)
{
	struct rules_found found;
	if (asked->what == ASK_PLACE)
		return places_find(k->live.game->map, asked->about, a) == AREA_NONE;
	return asked->vague || (asked->whole && asked->unsure) ||
	       (asked->what == ASK_ABOUT && (!has_rules(&found, k, asked, a) || (asked->guessed && !found.whole)));
}

/* Where none does, the host is asked (forward.c). */
static int tell_about(struct buf *out, const struct asking *q, struct err *e)
{
	const struct lore_entry *known[LORE_MOST];
	struct rules_found found;
	size_t n = 0;
	enum lore_sure sure;
	int code = knowing_find(known, &n, &sure, q->desk, q->about, q->arena, e);
	for (size_t i = 0; i < n; i++)
		letter_line(out, examples_here(known[i]->text, q->game, q->state, q->seat, q->arena), 2);
	if (code || (n && sure >= LORE_LIKELY))
		return code;
	code = rulebook_about(&found, out, q->desk, q->about, q->asked->vague, q->arena, e);
	if (!code)
		paragraph(
			out,
			str_printf(
				q->arena,
				found.n || n
					? "What may be ordered, and what it costs: answer \"help\"; all rules in short: "
					  "\"rules\"."
					: "No rule names \"%.*s\". All rules in short: answer \"rules\".",
				STR_ARG(escape_short(q->about, q->arena))));
	return code;
}

/* ---- history ---------------------------------------------------------------------------------- */

static int tell_history(struct buf *out, const struct asking *q, struct err *e)
{
	struct live *l = &q->desk->live;
	const int32_t last = state_game(q->state)->turn;
	int code = 0;
	size_t shown = 0;
	for (int32_t turn = last > TURNS_SHOWN ? last - TURNS_SHOWN : 1; !code && turn <= last; turn++) {
		struct object_id id;
		struct commit c;
		code = live_turn_commit(&id, l, turn, e);
		if (code == ERR_NOT_FOUND) {
			code = 0;
			continue;
		}
		if (!code)
			code = store_commit_read(&c, l->private, &id, q->arena, e);
		if (!code)
			letter_line(out, commit_subject(&c), 2);
		shown++;
	}
	if (!code)
		buf_add_c(out, shown ? "One of them whole: answer \"report 1\", say.\n" : "No turn has ended yet.\n");
	return code;
}

static int tell_report(struct buf *out, const struct asking *q, struct err *e)
{
	int32_t turn = state_game(q->state)->turn - (state_game(q->state)->phase != GAME_OVER);
	int64_t n;
	bool sent = false;
	int code = 0;
	if (str_to_int(q->about, &n))
		turn = n > 0 && n < INT32_MAX ? (int32_t)n : 0;
	if (q->seat != SEAT_NONE && turn > 0)
		code = letter_report_again(&sent, q->desk, turn, q->seat, q->to, e);
	if (sent)
		buf_addf(out, "The report of turn %d comes in a letter of its own.\n", (int)turn);
	else
		buf_add_c(out, "There is no report of that turn. Answer \"history\" for those there are.\n");
	return code;
}

/* ---- what is the host's to decide: forward.c sends it to him -------------------------------------- */

static int tell_resign(struct buf *out, const struct asking *q, struct err *e)
{
	(void)e;
	paragraph(
		out,
		str_printf(
			q->arena,
			"Do you give up %.*s for good? Then answer: yes, I resign. Nothing has changed so far. Only away "
			"for some days? Then answer, say: away until Wednesday.",
			STR_ARG(q->seat != SEAT_NONE ? seat_name(q->state, q->seat) : STR("your seat"))));
	return 0;
}

static int tell_drop(struct buf *out, const struct asking *q, struct err *e)
{
	(void)q;
	(void)e;
	paragraph(out,
		  STR("To take back all that you have ordered and that has not been done, answer: withdraw all. To "
		      "order otherwise, send the orders that are to count. Nothing has changed so far."));
	return 0;
}

/* Where orders act at once nothing stands, and nothing of it is to be promised. */
static int tell_final(struct buf *out, const struct asking *q, struct err *e)
{
	(void)e;
	if (is_kept(q) && q->to->heard->o.nstanding)
		paragraph(out, STR("They count as they stand when the time is over; until then you may change them as "
				   "often as you like, or take them back: withdraw all."));
	else
		paragraph(
			out,
			STR("What was taken of your orders is done, or counts as it stands; nothing of yours waits to be "
			    "done later. If it is your turn and you have finished, say so: \"order form\" shows how."));
	return 0;
}

/* What the rules say of an order that he asked leave for. */
static int tell_leave(struct buf *out, const struct asking *q, struct err *e)
{
	(void)e;
	paragraph(out, q->about);
	return 0;
}

static int tell_yes(struct buf *out, const struct asking *q, struct err *e)
{
	(void)q;
	(void)e;
	paragraph(out, STR("Nothing of yours waits for a yes now. What you want done write as an order."));
	return 0;
}

/* Whom he named first, for that is whom one speaks to; else the first who is not he. */
static struct str another(const struct asking *q)
{
	const seat_id named = mention_seat(q->state, q->seat, q->asked->words);
	for (size_t i = 0; named == SEAT_NONE && i < row_count(q->state, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, q->state, TABLE_SEAT, i);
		if (seat->seat != q->seat && seat->player != PLAYER_NONE)
			return seat_name(q->state, seat->seat);
	}
	return named == SEAT_NONE ? STR_NONE : seat_name(q->state, named);
}

static int tell_talk(struct buf *out, const struct asking *q, struct err *e)
{
	json_t *value = json_object();
	const bool open = option_is(q->state, "press", "open");
	json_object_set_new(value, "private", json_boolean(!open && !option_is(q->state, "press", "none")));
	json_object_set_new(value, "open", json_boolean(open));
	json_object_set_new(value, "guessed", json_boolean(q->asked->guessed));
	model_set_some(value, "other", another(q), q->arena);
	return letter_part(out, q->desk, "talk", value, e);
}

/* Done or not (requests.h); what does not read as one has gone to the host. */
static int tell_request(struct buf *out, const struct asking *q, struct err *e)
{
	if (q->request)
		return requests_answer(out, q->desk, q->to, q->request, e);
	if (q->asked->guessed && q->asked->what == ASK_VOTE)
		paragraph(out,
			  str_printf(q->arena,
				     "Is that your vote? Then answer, with nothing else on the line: %.*s. Nothing is "
				     "counted so far; the host has what you wrote.",
				     STR_ARG(q->about)));
	else
		paragraph(out, str_printf(q->arena, "%s. %s",
					  ask_is_for_host(q->asked) ? "The host has it as you wrote it"
								    : "Nothing has changed so far",
					  q->otherwise));
	return 0;
}

/* ---- all -------------------------------------------------------------------------------------- */

static const struct {
	const char *heading;
	int (*tell)(struct buf *out, const struct asking *q, struct err *e);
	const char *otherwise, *guessed; /* how a request is written: where it does not read, where it was guessed */
} answers[ASKS] = {
	[ASK_HELP] = { "What you may write", tell_help },
	[ASK_RULES] = { "The rules in short", tell_rules },
	[ASK_RULE] = { "The rule", tell_rule },
	[ASK_ABOUT] = { "The rules that name it", tell_about },
	[ASK_STATUS] = { "How the game stands", tell_status },
	[ASK_ORDERS] = { "Your orders", tell_orders },
	[ASK_FORM] = { "Orders to copy", tell_form },
	[ASK_POSITION] = { "Your position", tell_position },
	[ASK_MAP] = { "The places", tell_map },
	[ASK_NEIGHBOURS] = { "Neighbours", tell_neighbours },
	[ASK_PLACE] = { "The place", tell_place },
	[ASK_WHO] = { "Who plays", tell_who },
	[ASK_HISTORY] = { "What happened", tell_history },
	[ASK_REPORT] = { "The report", tell_report },
	[ASK_TALK] = { "Writing to other players", tell_talk },
	[ASK_PREVIEW] = { "Preview", tell_preview, "" },
	[ASK_RESIGN] = { "Giving up", tell_resign },
	[ASK_DROP] = { "Taking orders back", tell_drop },
	[ASK_FINAL] = { "Your orders", tell_final },
	[ASK_YES] = { "Your yes", tell_yes },
	[ASK_LEAVE] = { "What you may do", tell_leave },
	[ASK_RESIGNED] = { "Given up", tell_request, "Nothing has changed: you have no seat in this game." },
	[ASK_AWAY] = { "Away", tell_request,
		       "To have it noted write the days: away until Wednesday, away 5 to 9 March." },
	[ASK_BACK] = { "Back", tell_request, "You have no seat in this game." },
	[ASK_EXTENSION] = { "More time", tell_request, "To ask for a time write: more time, or extend by 12h." },
	[ASK_VOTE] = { "Your vote", tell_request,
		       "What is counted is: vote draw, vote end, vote pause, concede to SEAT." },
	[ASK_UNVOTE] = { "Your vote", tell_request, "You have no seat in this game." },
	[ASK_NAME] = { "Your name", tell_request,
		       "A name has at most three words, and begins with a capital: call me Ann Miller." },
	[ASK_LETTERS] = { "Your letters", tell_request,
			  "What may be said is: letters in text, letters in html, letters in both." },
	[ASK_REPORTS] = { "Your reports", tell_request, "You have no seat in this game.",
			  "For no more of them answer: stop reports. To have them again: start reports." },
	[ASK_ZONE] = { "Your time zone", tell_request,
		       "That zone is not known here. Write one like: my zone is Europe/Berlin, or: my zone is UTC+2." },
	[ASK_PRESS] = { "Press", tell_request, "" },
	[ASK_HOST] = { "To the host", tell_request, "" },
	[ASK_ADDRESS] = { "Another address", tell_request,
			  "Nothing proves that this mail is yours, so it is for him to give your seat that address. Until a "
			  "letter comes there, write from this one.",
			  "With nothing else on the line: also write to NAME@EXAMPLE, or, to have your letters there and no "
			  "more here: my address is NAME@EXAMPLE." },
	[ASK_ALSO] = { "Another address", tell_request,
		       "Nothing has changed: write which address it is, in a mail that is proved to be yours." },
	[ASK_WITHOUT] = { "Another address", tell_request, "Nothing has changed." },
	[ASK_MOVED] = { "Your address", tell_request, "" },
	[ASK_OBSERVE] = { "Reading along", tell_request, "Nothing has changed: write start reports, or stop reports." },
};

/* Of a question that names none of the rules' words, all of them in short. */
static enum ask answered_by(const struct asking *q, const struct asked *asked)
{
	struct rules_found found;
	return asked->guessed && asked->what == ASK_ABOUT && !has_rules(&found, q->desk, asked, q->arena) ? ASK_RULES
													  : asked->what;
}

/* What is no seat's: the host who does not play is told that. */
static const bool no_seats[ASKS] = {
	[ASK_STATUS] = true, [ASK_WHO] = true,   [ASK_MAP] = true,     [ASK_PLACE] = true,      [ASK_HISTORY] = true,
	[ASK_RULES] = true,  [ASK_ABOUT] = true, [ASK_PREVIEW] = true, [ASK_NEIGHBOURS] = true,
};

/* Of the game that he may join; all else stands in the letter that says how, or is for who plays. */
static bool is_for_stranger(enum ask what, const struct asked *asked)
{
	static const bool asks[ASKS] = { [ASK_MAP] = true, [ASK_RULES] = true, [ASK_NEIGHBOURS] = true };
	return what == ASK_ABOUT || what == ASK_WHO ||
	       (asks[what] &&
		(!asked->guessed || (!asked->unsure && str_find_char(asked->words, '?') < asked->words.n)));
}

static int tell(struct buf *out, struct asking *q, const struct asked *asked, struct err *e)
{
	const enum ask what = answered_by(q, asked);
	if (q->stranger && !is_for_stranger(what, asked))
		return 0;
	if (asked->vague && what != ASK_ABOUT) /* the host is asked */
		return 0;
	if (!q->stranger && asked->guessed && asked->what == ASK_ABOUT && answers_none(q->desk, asked, q->arena))
		return 0;
	if ((what == ASK_ORDERS && is_kept(q)) || knowing_tells(q->desk, asked, q->arena))
		return 0;
	q->asked = asked;
	q->about = asked->about;
	q->otherwise = answers[what].otherwise;
	if (asked->guessed && answers[what].guessed)
		q->otherwise = answers[what].guessed;
	buf_addf(out, "%s%s:\n", out->n ? "\n" : "", answers[what].heading);
	if (!q->host || no_seats[what])
		return answers[what].tell(out, q, e);
	buf_add_c(out, "Who plays is told that, of his seat. At the shell `pbp help` lists what you can see.\n");
	return 0;
}

const struct asked *answers_subject(const struct answer *to, struct arena *a)
{
	struct str subject = to->m->subject;
	if (to->heard->o.nlines || to->in->what != OUTCOME_ORDERS || str_trim(to->in->text->text).n)
		return NULL;
	for (size_t open = 0; (open = str_find_char(subject, '[')) < subject.n;) {
		const size_t close = str_find_char(subject, ']');
		if (close == subject.n || close < open)
			break;
		subject = str_printf(a, "%.*s %.*s", STR_ARG(str_sub(subject, 0, open)),
				     STR_ARG(str_sub(subject, close + 1, subject.n)));
	}
	return ask_read(subject, a);
}

int answers_write(struct buf *out, struct desk *k, const struct answer *to, struct err *e)
{
	const struct outcome *o = &to->heard->o;
	struct asking q = { .desk = k, .to = to, .state = engine_state(k->live.engine), .game = k->live.game };
	bool told[ASKS] = { false };
	size_t n = 0;
	int code = 0;
	q.seat = o->seat;
	q.arena = out->arena;
	const struct asked *subject = answers_subject(to, q.arena);
	q.stranger = o->player == PLAYER_NONE && !observing_asks(o) && !to->in->host;
	if (q.stranger && !joining_invites(k, to))
		return 0;
	q.host = o->player == PLAYER_NONE && to->in->host;
	if (subject && (q.host || o->player != PLAYER_NONE))
		code = tell(out, &q, subject, e);
	for (size_t i = 0; !code && i < o->nlines && n < ANSWERS_MOST; i++) {
		const struct asked *asked = o->lines[i].asked;
		if (!asked || (o->player == PLAYER_NONE && !q.host && !q.stranger && !o->lines[i].request) ||
		    (told[asked->what] && !asked->about.n))
			continue;
		n += !o->lines[i].request;
		q.request = o->lines[i].request;
		q.line = o->lines[i].line;
		for (; !code && asked; asked = asked->next) {
			told[asked->what] = true;
			code = tell(out, &q, asked, e);
		}
	}
	return code ? code : knowing_write(out, k, to, e);
}
