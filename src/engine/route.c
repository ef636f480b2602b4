/*
 * route: which open call hears a command (law 1), and, when none does, what to
 * tell its writer: what is open, whom it asks, until when.
 */
#include "engine/route.h"

#include "bind/callname.h"
#include "engine/ear.h"
#include "play/game.h"

static bool verb_fits(const struct verb *v, const struct call_row *c)
{
	return v->admitted ? v->admitted & KIND_BIT(c->kind) : c->kind != KIND_MUSTER;
}

/* The seat a call would hear; false when it does not ask the speaker. The muster asks everybody. */
static bool asks_speaker(const struct view *v, const struct call_row *c, const struct speaker *who, seat_id *seat)
{
	if (c->kind == KIND_MUSTER) {
		*seat = who->only != SEAT_NONE ? who->only : seat_of_player(v->state, who->player);
		return true;
	}
	*seat = speaker_seat(v, c, who);
	return *seat != SEAT_NONE;
}

static bool may_say(const struct ear *ear, const struct verb *v)
{
	return v->flags & VERB_STRANGER || ear->who.only != SEAT_NONE || ear->who.player != PLAYER_NONE;
}

static void admit(struct ear *ear, struct set *out, const struct call_row *c)
{
	const struct game *g = ear->e->game;

	for (verb_id v = 0; v < g->nverbs; v++)
		if (may_say(ear, g->verbs[v]) && verb_fits(g->verbs[v], c))
			set_add(out, v);
}

/* The muster asks everybody, so that strangers can join a running game; whom another call asks has no
 * business with it, and its verbs must not stand before that call's where names meet. */
static bool is_asked_elsewhere(struct ear *ear, const struct view *v)
{
	seat_id seat;

	for (size_t i = 0; i < row_count(ear->state, TABLE_CALL); i++) {
		const struct call_row *c = ROW(struct call_row, ear->state, TABLE_CALL, i);

		if (c->kind != KIND_MUSTER && asks_speaker(v, c, &ear->who, &seat))
			return true;
	}
	return false;
}

/* Rows lie in a row; there may be a thousand calls for each of a thousand lines. */
static const struct call_row *open_calls(const struct state *s)
{
	return row_count(s, TABLE_CALL) ? ROW(struct call_row, s, TABLE_CALL, 0) : NULL;
}

/* A game's own `done` is the only one where it can be said. */
static void leave_to_namesakes(const struct game *g, struct set *out)
{
	for (verb_id v = set_next(out, 0); v >= 0; v = set_next(out, v + 1))
		if (g->namesake[v] != VERB_NONE)
			set_remove(out, g->namesake[v]);
}

struct set ear_scope(struct ear *ear)
{
	const struct game *g = ear->e->game;
	struct set out = set_new(ear->a, (size_t)g->nverbs);
	struct view v = ear_view(ear, SEAT_NONE, CALL_NONE);
	bool elsewhere = is_asked_elsewhere(ear, &v);
	const struct call_row *c = open_calls(ear->state), *end = c + row_count(ear->state, TABLE_CALL);
	kind_id last = -1; /* of the call before: what its kind admits is in */
	seat_id seat;

	for (; c < end; c++) {
		if (c->kind == last || (c->kind == KIND_MUSTER && elsewhere))
			continue;
		if (!call_hears(c) || !asks_speaker(&v, c, &ear->who, &seat))
			continue;
		admit(ear, &out, c);
		last = c->kind;
	}
	for (verb_id id = 0; id < g->nverbs; id++)
		if (g->verbs[id]->flags & VERB_OWN_STEP && may_say(ear, g->verbs[id]))
			set_add(&out, id);
	leave_to_namesakes(g, &out);
	return out;
}

/* What the only call that would hear it is about. */
static int32_t only_subject(struct ear *ear, const struct view *v, const struct verb *verb)
{
	const struct call_row *c = open_calls(ear->state), *end = c + row_count(ear->state, TABLE_CALL), *only = NULL;
	seat_id seat;

	for (; c < end; c++) {
		if (!verb_fits(verb, c) || !call_hears(c) || !asks_speaker(v, c, &ear->who, &seat))
			continue;
		if (only)
			return -1;
		only = c;
	}
	return only ? only->subject : -1;
}

const int32_t *ear_subjects(struct ear *ear)
{
	const struct game *g = ear->e->game;
	const struct view v = ear_view(ear, SEAT_NONE, CALL_NONE);
	int32_t *out = NULL;

	for (verb_id i = 0; i < g->nverbs; i++) {
		if (g->verbs[i]->call_slot < 0)
			continue;
		if (!out) {
			out = ARENA_ARRAY(ear->a, int32_t, (size_t)g->nverbs);
			memset(out, -1, (size_t)g->nverbs * sizeof *out);
		}
		out[i] = only_subject(ear, &v, g->verbs[i]);
	}
	return out;
}

bool ear_route(struct ear *ear, const struct command *c, struct heard_by *out)
{
	const struct verb *verb = ear->e->game->verbs[c->verb];
	struct view v = ear_view(ear, SEAT_NONE, CALL_NONE);
	const struct call_row *first = open_calls(ear->state);
	int32_t subject = verb->call_slot < 0 ? -1 : command_value(c, (unsigned)verb->call_slot, -1);

	for (size_t i = row_count(ear->state, TABLE_CALL); i-- > 0;) {
		out->call = first + i;
		if ((verb->call_slot < 0 || out->call->subject == subject) && verb_fits(verb, out->call) &&
		    call_hears(out->call) && asks_speaker(&v, out->call, &ear->who, &out->seat))
			return true;
	}
	out->call = NULL;
	out->seat = seat_of_player(ear->state, ear->who.player);
	return verb->flags & VERB_OWN_STEP && ear->who.player != PLAYER_NONE;
}

/* ---- why nobody hears it ---- */

static void add_asked(struct buf *out, const struct state *s, const struct call_row *c)
{
	size_t first = asked_begin(s, c->call), i = first;
	const struct asked_row *row;

	for (; i < first + 3 && (row = asked_at(s, c->call, i)); i++) {
		buf_add_c(out, i == first ? " (" : ", ");
		buf_add(out, seat_name(s, row->seat));
	}
	if (i > first)
		buf_add_c(out, asked_at(s, c->call, i) ? ", ...)" : ")");
}

/* "turn (red) until Mon 5 Jan 2026, 09:00 CET; muster" */
static struct str open_words(struct ear *ear)
{
	struct buf out = buf_new(ear->a);
	const struct state *s = ear->state;

	for (size_t i = 0; i < row_count(s, TABLE_CALL); i++) {
		const struct call_row *c = ROW(struct call_row, s, TABLE_CALL, i);

		if (!call_hears(c))
			continue;
		if (out.n)
			buf_add_c(&out, "; ");
		buf_add(&out, call_words(ear->e->game, ear->state, c, ear->a));
		add_asked(&out, s, c);
		if (state_bell(s, c->bell) != WHEN_NEVER)
			buf_addf(&out, " until %.*s", STR_ARG(say_when(s, c->bell, ear->a)));
	}
	if (!out.n)
		buf_add_c(&out, "nothing");
	return buf_str(&out);
}

static const struct call_row *blocking_child(struct ear *ear, call_id parent)
{
	for (size_t i = row_count(ear->state, TABLE_CALL); i-- > 0;) {
		const struct call_row *c = ROW(struct call_row, ear->state, TABLE_CALL, i);

		if (c->parent == parent && kind_of(ear->e->game, c)->flags & KIND_BLOCKS)
			return c;
	}
	return NULL;
}

/* Of the open calls that fit the verb, the nearest to hearing it. */
enum nearness { NONE_FITS, FITS, DEAF, OTHER_SUBJECT };

static enum nearness nearest(struct ear *ear, const struct verb *verb, const struct call_row **out)
{
	struct view v = ear_view(ear, SEAT_NONE, CALL_NONE);
	enum nearness best = NONE_FITS;

	*out = NULL;
	for (size_t i = row_count(ear->state, TABLE_CALL); i-- > 0;) {
		const struct call_row *c = ROW(struct call_row, ear->state, TABLE_CALL, i);
		enum nearness is = FITS;
		seat_id seat;

		if (!verb_fits(verb, c))
			continue;
		if (asks_speaker(&v, c, &ear->who, &seat))
			is = call_hears(c) ? OTHER_SUBJECT : c->deaf_since != WHEN_NONE ? DEAF : FITS;
		if (is > best) {
			best = is;
			*out = c;
		}
	}
	return best;
}

static bool is_out(struct ear *ear, seat_id *seat)
{
	const struct seat_row *row;

	*seat = ear->who.only != SEAT_NONE ? ear->who.only : seat_of_player(ear->state, ear->who.player);
	row = seat_find(ear->state, *seat);
	return row && row->out;
}

static const struct diag *explain_deaf(struct ear *ear, const struct call_row *c, struct span at)
{
	const struct call_row *child = blocking_child(ear, c->call);

	if (!child)
		return SAY(ear->a, "not-open", at, { "verb", STR("this") }, { "open", open_words(ear) });
	return SAY(ear->a, "deaf", at, { "call", call_words(ear->e->game, ear->state, c, ear->a) },
		   { "child", call_words(ear->e->game, ear->state, child, ear->a) },
		   { "bell", say_when(ear->state, state_bell(ear->state, child->bell), ear->a) });
}

/* A game of turns says whose it is; NULL: the rules have nothing to say. */
static const struct diag *ask_rules(struct ear *ear, const struct command *c)
{
	const struct ruleset *rules = ear->e->game->rules;
	struct view v = ear_view(ear, seat_of_player(ear->state, ear->who.player), CALL_NONE);
	struct notes notes = { .arena = ear->a };
	struct diag *d;

	if (!rules->unheard || own_verb(ear->e->game, c->verb) >= 0)
		return NULL;
	rules->unheard(&v, c, &notes);
	arena_reset(&ear->e->scratch);
	if (!notes.list.n)
		return NULL;
	d = ARENA_NEW(ear->a, struct diag);
	note_words(d, ear->e->game, ear->state, &notes.list.at[0], ear->a);
	if (notes.list.at[0].suggest && !d->hint.n)
		d->hint = ear_suggestion(ear, notes.list.at[0].suggest);
	return d;
}

/* Who had a seat, and was replaced: whose turn it is, is nothing to him. */
static bool plays_no_more(const struct ear *ear)
{
	return !ear->who.host && ear->who.player != PLAYER_NONE && ear->who.only == SEAT_NONE &&
	       state_game(ear->state)->phase == GAME_RUNNING &&
	       seat_of_player(ear->state, ear->who.player) == SEAT_NONE;
}

const struct diag *ear_explain(struct ear *ear, const struct command *c, struct span at)
{
	const struct verb *verb = ear->e->game->verbs[c->verb];
	const struct call_row *call;
	enum nearness near = nearest(ear, verb, &call);
	const struct diag *said;
	seat_id seat;

	if (plays_no_more(ear))
		return SAY_PLAIN(ear->a, "plays-no-more", at);
	said = ask_rules(ear, c);
	if (said)
		return said;
	if (state_game(ear->state)->phase == GAME_OVER)
		return SAY_PLAIN(ear->a, "game-over", at);
	if (!may_say(ear, verb) && ear->who.host)
		return SAY_PLAIN(ear->a, "host-has-no-seat", at);
	if (!may_say(ear, verb))
		return SAY_PLAIN(ear->a, "not-a-player", at);
	if (near == DEAF)
		return explain_deaf(ear, call, at);
	if (near == OTHER_SUBJECT)
		return SAY(ear->a, "no-such-call", at, { "call", str_c(kind_of(ear->e->game, call)->name) },
			   { "open", open_words(ear) });
	if (is_out(ear, &seat))
		return SAY(ear->a, "eliminated", at, { "seat", seat_name(ear->state, seat) },
			   { "open", open_words(ear) });
	return SAY(ear->a, near == FITS ? "not-asked" : "not-open", at, { "verb", str_c(verb->name) },
		   { "open", open_words(ear) });
}
