/*
 * joining: see joining.h.
 */
#include "letters/joining.h"

#include "base/byte.h"
#include "base/clock.h"
#include "base/file.h"
#include "base/phrase.h"
#include "disk/proof.h"
#include "disk/place.h"
#include "speech/mention.h"
#include "letters/joinline.h"
#include "letters/observing.h"
#include "letters/outset.h"
#include "letters/sending.h"
#include "letters/vacant.h"
#include "order/roles.h"
#include "report/examples.h"

enum { FILE_MOST = 1 << 20 };

static bool gathers(const struct desk *k)
{
	return state_game(engine_state(k->live.engine))->phase == GAME_MUSTER;
}

/* Some games let players in at any time. */
static bool takes_players(const struct desk *k)
{
	const struct state *s = engine_state(k->live.engine);
	for (size_t i = 0; i < row_count(s, TABLE_CALL); i++) {
		const struct call_row *c = ROW(struct call_row, s, TABLE_CALL, i);
		if (c->kind == KIND_MUSTER && c->deaf_since == WHEN_NONE)
			return true;
	}
	return false;
}

/* He is told why it is not taken as the host's. */
static bool bears_hosts_address(const struct answer *to)
{
	return proof_has(to->decision->verdict, PROOF_UNPROVED);
}

bool joining_invites(const struct desk *k, const struct answer *to)
{
	struct arena a = ARENA_INIT;
	const bool asks = to->heard->o.what == OUTCOME_ORDERS;
	const bool open = gathers(k) || (asks && takes_players(k)) || vacant_names(k, &a).n;
	arena_release(&a);
	return to->heard->o.player == PLAYER_NONE && !to->in->host && !bears_hosts_address(to) && open &&
	       !observing_asks(&to->heard->o);
}

/* The line tries to join, whatever hinders it; a question whether one may is answered by how. */
static bool tries(const struct desk *k, const struct answer *to, const struct outcome_line *l)
{
	const struct game *g = k->live.game;
	const struct str text = source_text(to->in->text, l->at);
	if (l->command)
		return g->verbs[l->command->verb]->flags & VERB_STRANGER;
	if (l->verdict != VERDICT_REFUSED || (l->ndiags && str_eq_c(l->diags[0].code, "question")))
		return false;
	for (verb_id v = 0; v < g->nverbs; v++)
		if (g->verbs[v]->flags & VERB_STRANGER && mentions(text, str_c(g->verbs[v]->name)))
			return true;
	return false;
}

bool joining_is_late(const struct desk *k, const struct answer *to)
{
	const struct outcome *o = &to->heard->o;
	return o->what == OUTCOME_ORDERS && o->player == PLAYER_NONE && !to->in->host && !observing_asks(o) &&
	       state_game(engine_state(k->live.engine))->phase == GAME_RUNNING && !takes_players(k);
}

void joining_trim(struct outcome *o, const struct desk *k, const struct answer *to, struct arena *a)
{
	struct outcome_line *lines = ARENA_ARRAY(a, struct outcome_line, o->nlines + 1);
	size_t n = 0;
	for (size_t i = 0; i < o->nlines && !joining_is_late(k, to); i++)
		if (tries(k, to, &o->lines[i]))
			lines[n++] = o->lines[i];
	o->lines = lines;
	o->nlines = n;
}

/* Whether who does not play may read along: watching.txt. */
static void set_watching(json_t *value, const struct desk *k)
{
	const bool open = !option_is(engine_state(k->live.engine), "observers", "none");
	json_object_set_new(value, "observers", json_boolean(open));
}

/* "join as Napoleon": what stands where a colour or a place of the map is due, and is none. */
static struct str name_given(const struct desk *k, const struct answer *to)
{
	const struct outcome *o = &to->heard->o;
	for (size_t i = 0; i < o->nlines; i++)
		for (size_t d = 0; d < o->lines[i].ndiags; d++)
			if (tries(k, to, &o->lines[i]) && str_eq_c(o->lines[i].diags[d].code, "unknown-name"))
				return source_text(to->in->text, o->lines[i].diags[d].at);
	return STR_NONE;
}

/* The game runs: he reads which seat is vacant, if one is. */
static int invite_late(struct buf *out, struct desk *k, when now, struct err *e)
{
	const struct str vacant = vacant_names(k, out->arena);
	json_t *value = json_object();
	const int code = vacant.n ? joining_about(value, k, now, out->arena, e) : 0;
	model_set_some(value, "vacant", vacant, out->arena);
	set_watching(value, k);
	if (!code)
		return letter_part(out, k, "join-late", value, e);
	json_decref(value);
	return code;
}

/* As what stands in an address: small letters, digits and dots. */
static struct str as_address(struct str line, struct arena *a)
{
	enum { LINE_MOST = 40 };
	struct str out = str_lower(a, line, 0);
	for (size_t i = 0; i < out.n; i++)
		if (!byte_is_small(out.p[i]) && !byte_is_digit(out.p[i]) && !strchr(" -", out.p[i]))
			return STR_NONE;
	char *copy = arena_strndup(a, out.p, out.n);
	for (size_t i = 0; i < out.n; i++)
		if (copy[i] == ' ')
			copy[i] = '.';
	return out.n <= LINE_MOST ? (struct str){ copy, out.n } : STR_NONE;
}

/* Where the first of the lines is taken by a yes; or empty. */
static struct str offer_of(const struct desk *k, struct str lines, struct arena *a)
{
	const struct str own = live_address(&k->live, a);
	const size_t at = str_find_char(own, '@');
	struct str line = STR_NONE;
	str_line(&lines, &line);
	const struct str words = as_address(str_trim(line), a);
	return words.n ? str_printf(a, "%.*s+%.*s%.*s", STR_ARG(str_sub(own, 0, at)), STR_ARG(words),
				    STR_ARG(str_sub(own, at, own.n)))
		       : STR_NONE;
}

int joining_invite(struct buf *out, struct str *reply_to, struct desk *k, const struct answer *to, struct err *e)
{
	struct join_search s = join_search_new(k, to, "line", out->arena);
	struct buf lines = buf_new(out->arena);
	json_t *value;
	if (joining_is_late(k, to) ||
	    (joining_invites(k, to) && !gathers(k) && (!takes_players(k) || vacant_names(k, out->arena).n)))
		return invite_late(out, k, to->in->at, e);
	if (!s.pattern.n || !joining_invites(k, to))
		return 0;
	s.called = name_given(k, to);
	join_search_lines(&s, &lines);
	if (!s.found && !gathers(k))
		return invite_late(out, k, to->in->at, e);
	*reply_to = offer_of(k, buf_str(&lines), out->arena);
	value = json_pack("{s:b,s:b,s:b}", "one", s.found == 1, "meant", s.meant, "offered", reply_to->n > 0);
	set_watching(value, k);
	const int code = joining_about(value, k, to->in->at, out->arena, e);
	model_set_lines(value, "ways", buf_str(&lines), out->arena);
	model_set_some(value, "free", s.found ? join_search_free(&s) : STR_NONE, out->arena);
	if (!code)
		return letter_part(out, k, "invitation", value, e);
	json_decref(value);
	return code;
}

/* ---- who has joined --------------------------------------------------------------------------- */

/* self: who reads it, or none of them. */
static struct str players(const struct state *s, seat_id self, struct arena *a)
{
	struct buf b = buf_new(a);
	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, s, TABLE_SEAT, i);
		if (seat->player != PLAYER_NONE)
			buf_addf(&b, "%s%.*s%s", b.n ? ", " : "", STR_ARG(seat_name(s, seat->seat)),
				 seat->seat == self ? " (you)" : "");
	}
	return buf_str(&b);
}

/* The first paragraph of the rules in short, behind their title. */
static int rules_in_short(struct str *out, struct desk *k, struct arena *a, struct err *e)
{
	const struct live *l = &k->live;
	const char *path = place_data(l->root->place, "games", l->game->rules->name, "/help");
	struct buf b = buf_new(a);
	struct str text, line;
	const int code = file_read(&text, path, FILE_MOST, a, e);
	if (code)
		return code == ERR_NOT_FOUND ? 0 : code;
	text = examples_here(text, l->game, engine_state(l->engine), SEAT_NONE, a);
	while (str_line(&text, &line) && line.n) /* the title */
		continue;
	while (str_line(&text, &line) && line.n)
		buf_addf(&b, "%s%.*s", b.n ? " " : "", STR_ARG(line));
	*out = buf_str(&b);
	return 0;
}

/* What he may still change, each with an example that he could send as it is. */
static struct str example_of(struct desk *k, const struct answer *to, const struct verb *v, struct arena *a)
{
	struct join_search s = join_search_new(k, to, v->name, a);
	struct str examples = str_c(v->examples ? v->examples : ""), line;
	struct buf found = buf_new(a);
	s.said = STR_NONE; /* where he starts now */
	s.nnamed = 0;
	if (s.pattern.n)
		join_search_lines(&s, &found);
	if (s.pattern.n || !str_line(&examples, &line))
		examples = buf_str(&found);
	else
		return line;
	return str_line(&examples, &line) ? str_trim(line) : STR_NONE;
}

static json_t *changes(struct desk *k, const struct answer *to, struct arena *a)
{
	const struct game *g = k->live.game;
	json_t *list = json_array();
	for (verb_id i = 0; i < g->nverbs; i++) {
		const struct verb *v = g->verbs[i];
		struct str example;
		json_t *one;
		if (!(v->admitted & KIND_BIT(KIND_MUSTER)) || v->flags & VERB_STRANGER || !v->help)
			continue;
		example = example_of(k, to, v, a);
		if (!example.n)
			continue;
		one = json_object();
		model_set(one, "say", example, a);
		model_set(one, "does", str_c(v->help), a);
		json_array_append_new(list, one);
	}
	return list;
}

struct str joining_turns_end(const struct game *g, const struct state *s, struct arena *a)
{
	const struct deadline d = option_deadline(s, "deadline");
	const struct zone zone = option_zone(s);
	const char *own = g->rules->turns_end;
	return own ? str_c(own) : deadline_words(a, &d, &zone);
}

/* Of a game whose hour has passed: {why}: what the rules lack. */
static json_t *due(const struct desk *k, struct arena *a)
{
	struct notes why = { .arena = a };
	json_t *o = json_object();
	if (!engine_may_begin(k->live.engine, &why) && why.list.n)
		model_set(o, "why", note_said(k->live.game, engine_state(k->live.engine), &why.list.at[0], a), a);
	return o;
}

static int32_t seats_taken(const struct state *s)
{
	int32_t taken = 0;
	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++)
		taken += ROW(struct seat_row, s, TABLE_SEAT, i)->player != PLAYER_NONE;
	return taken;
}

/* When it begins by itself: a moment, or a number of players, of whom some are missing. More than can play never come. */
static void add_beginning(json_t *value, const struct desk *k, when now, struct arena *a)
{
	const struct state *s = engine_state(k->live.engine);
	const struct ruleset *r = k->live.game->rules;
	const struct zone zone = option_zone(s);
	const int32_t wanted = option_int(s, "players"), missing = wanted - seats_taken(s);
	when at = WHEN_NONE;
	if (when_parse(option_text(s, "begin"), &at))
		model_set(value, "begin", when_local(a, &zone, at), a);
	if (at != WHEN_NONE && at <= now)
		json_object_set_new(value, "due", due(k, a));
	if (wanted <= 0 || (r->most && wanted > r->most(s)))
		return;
	json_object_set_new(value, "wanted", json_integer(wanted));
	if (missing > 0)
		json_object_set_new(value, "missing", json_integer(missing));
	json_object_set_new(value, "one", json_boolean(missing == 1));
}

int joining_about(json_t *value, struct desk *k, when now, struct arena *a, struct err *e)
{
	const struct game *g = k->live.game;
	struct str rules = STR_NONE;
	const int code = rules_in_short(&rules, k, a, e);
	if (code)
		return code;
	model_set(value, "title", str_c(g->rules->title), a);
	model_set(value, "map", g->map->title.n ? g->map->title : g->map->name, a);
	model_set_some(value, "rules", rules, a);
	model_set_some(value, "people", str_c(g->rules->people ? g->rules->people : ""), a);
	model_set(value, "ends", joining_turns_end(g, engine_state(k->live.engine), a), a);
	if (gathers(k)) {
		add_beginning(value, k, now, a);
		json_object_set_new(value, "gathering", json_true());
		model_set_some(value, "players", players(engine_state(k->live.engine), SEAT_NONE, a), a);
	}
	return 0;
}

int joining_welcome(struct buf *out, struct desk *k, const struct answer *to, struct err *e)
{
	const struct state *s = engine_state(k->live.engine);
	struct arena *a = out->arena;
	json_t *value;
	if (to->heard->o.seat == SEAT_NONE || state_game(s)->phase == GAME_OVER)
		return 0;
	value = json_object();
	const int code = joining_about(value, k, to->in->at, a, e);
	model_set_some(value, "players", players(s, to->heard->o.seat, a), a);
	outset_first(value, k->live.game, s, to->heard->o.seat, a);
	if (gathers(k))
		model_set_list(value, "changes", "list", changes(k, to, a));
	if (!code)
		return letter_part(out, k, "joined", value, e);
	json_decref(value);
	return code;
}
