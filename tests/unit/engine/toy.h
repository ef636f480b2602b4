/*
 * toy: five games of a page each, a stand-in for the binder, and a table to play
 * them at. The stand-in reads "verb number number": the engine's tests need no
 * vocabulary. Everything a game does at the table is written into a log, so that
 * two runs are the same when their logs are.
 *
 *	duel    LIVE turns one after the other, with dice
 *	market  auctions as child calls; each bid pushes its bell
 *	parley  a LIVE turn that asks a third seat through a BLOCKS child with a default at the bell
 *	senate  SEALED for all, a later sheet replaces the earlier whole
 *	camp    SEALED, a later order replaces that for the same unit
 */
#ifndef PBP_TESTS_TOY_H
#define PBP_TESTS_TOY_H

#include "hear/hear.h"
#include "test.h"

#include "engine/calls.h"
#include "engine/memory.h"
#include "play/game.h"
#include "world/record.h"

/* ---- what the games share ---- */

struct pile_row {
	int32_t pile, owner, amount;
};
enum { TABLE_PILE = TABLE_OWN };
enum { EVENT_TOLD = EVENT_OWN }; /* what happened, and two numbers */
enum { NOTE_TOO_MANY, NOTE_ODD, NOTE_TWICE, NOTE_MISSING, NOTE_TOO_FEW };
enum { HOUR = 3600 };

static const struct field_row pile_fields[] = {
	{ "pile", FIELD_INT, offsetof(struct pile_row, pile), AUDIENCE_ALL },
	{ "owner", FIELD_SEAT, offsetof(struct pile_row, owner), AUDIENCE_ALL, .def = SEAT_NONE },
	{ "amount", FIELD_INT, offsetof(struct pile_row, amount), AUDIENCE_ALL },
	{ 0 },
};
static const struct table_row toy_tables[] = {
	{ "pile", "piles", sizeof(struct pile_row), 1, pile_fields, NULL },
	{ 0 },
};
static const struct event_row toy_events[] = {
	{ "told",
	  "1",
	  AUDIENCE_ALL,
	  { { "what", FIELD_INT, NULL }, { "a", FIELD_INT, NULL }, { "b", FIELD_INT, NULL } } },
	{ 0 },
};
static const struct note_row toy_notes[] = {
	[NOTE_TOO_MANY] = { "too-many", "2", SEVERITY_ERROR, { { "left", FIELD_INT, NULL } } },
	[NOTE_ODD] = { "odd", "3", SEVERITY_WARNING, { { 0 } } },
	[NOTE_TWICE] = { "twice", "4", SEVERITY_ERROR, { { 0 } } },
	[NOTE_MISSING] = { "missing", NULL, SEVERITY_NOTE, { { "n", FIELD_INT, NULL } } },
	[NOTE_TOO_FEW] = { "too-few", NULL, SEVERITY_ERROR, { { 0 } } },
	{ 0 },
};
static const struct mark toy_marks[] = { { ROLE_BARE, SIDE_ANY, 0 }, { MARK_LAST, 0, 0 } };
#define NUMBER(name) \
	{ \
		name, NOUN_NUMBER, 1, 1, 0, -1, toy_marks, NULL, NULL \
	}
static const struct slot slots_none[] = { { 0 } };
static const struct slot slots_one[] = { NUMBER("a"), { 0 } };
static const struct slot slots_two[] = { NUMBER("a"), NUMBER("b"), { 0 } };
static const struct slot slots_text[] = { { "name", NOUN_TEXT, 1, 1, 0, -1, toy_marks, NULL, NULL }, { 0 } };

static inline int32_t pile(const struct state *s, int32_t id)
{
	const struct pile_row *row = row_find(s, TABLE_PILE, &(struct pile_row){ id, 0, 0 });

	return row ? row->amount : 0;
}

static inline void pile_put(struct state *s, int32_t id, int32_t owner, int32_t amount)
{
	row_put(s, TABLE_PILE, &(struct pile_row){ id, owner, amount });
}

static inline void tell(struct turn *t, int64_t what, int64_t a, int64_t b)
{
	EVENT(t, EVENT_TOLD, what, a, b);
}

static inline struct set seats_of(struct turn *t)
{
	struct set all = set_new(t->arena, row_count(t->after, TABLE_SEAT));

	for (size_t i = 0; i < row_count(t->after, TABLE_SEAT); i++)
		if (!ROW(struct seat_row, t->after, TABLE_SEAT, i)->out)
			set_add(&all, (int32_t)i);
	return all;
}

static inline struct set only_seat(struct turn *t, seat_id seat)
{
	struct set one = set_new(t->arena, (size_t)seat + 1);

	set_add(&one, seat);
	return one;
}

static inline void act_join(struct turn *t, const struct command *c)
{
	seat_add(t, text_of(t->after, command_value(c, 0, TEXT_NONE)), c->player, -1);
}

static inline void check_join(const struct view *v, const struct command *c, struct notes *n)
{
	(void)c;
	if (seat_of_player(v->state, v->player) != SEAT_NONE && v->player != PLAYER_NONE)
		NOTE(n, NOTE_TWICE, ((struct span){ 0, 0 }), 0);
}

static inline void toy_ready(const struct view *v, struct notes *n)
{
	if (row_count(v->state, TABLE_SEAT) < 2)
		NOTE(n, NOTE_TOO_FEW, ((struct span){ 0, 0 }), 0);
}

/* In the camp a joiner has orders to give in the season that is open. */
static inline void act_join_camp(struct turn *t, const struct command *c)
{
	seat_id seat = seat_add(t, text_of(t->after, command_value(c, 0, TEXT_NONE)), c->player, -1);

	for (size_t i = 0; i < row_count(t->after, TABLE_CALL); i++)
		if (ROW(struct call_row, t->after, TABLE_CALL, i)->kind == KIND_OWN)
			call_ask(t, ROW(struct call_row, t->after, TABLE_CALL, i)->call, seat);
}

#define JOIN_BY(f) \
	{ \
		.name = "join", .aliases = "enrol enlist", .slots = slots_text, .admitted = KIND_BIT(KIND_MUSTER), \
		.call_slot = -1, .flags = VERB_STRANGER, .check = check_join, .act = (f) \
	}
#define JOIN JOIN_BY(act_join)

/* ---- duel: deploy N, attack SEAT, end turn ---- */

enum { DUEL_TURN = KIND_OWN };

static inline void duel_open(struct turn *t, seat_id seat)
{
	struct set one = only_seat(t, seat);

	pile_put(t->after, 100, seat, 3);
	call_open(t, DUEL_TURN, CALL_NONE, seat, t->now + 10 * HOUR, &one);
}

static inline void duel_begin(struct turn *t)
{
	for (size_t i = 0; i < row_count(t->after, TABLE_SEAT); i++)
		pile_put(t->after, (int32_t)i, (int32_t)i, 5);
	duel_open(t, 0);
}

static inline void duel_close(struct turn *t, const struct call_row *c)
{
	tell(t, 1, c->subject, pile(t->after, 100));
	turn_end(t);
	duel_open(t, (c->subject + 1) % (int32_t)row_count(t->after, TABLE_SEAT));
}

static inline void check_deploy(const struct view *v, const struct command *c, struct notes *n)
{
	if (command_value(c, 0, 0) > pile(v->state, 100))
		NOTE(n, NOTE_TOO_MANY, c->arg[0].at, pile(v->state, 100));
}

static inline void act_deploy(struct turn *t, const struct command *c)
{
	int32_t n = command_value(c, 0, 0);

	pile_put(t->after, 100, c->seat, pile(t->after, 100) - n);
	pile_put(t->after, c->seat, c->seat, pile(t->after, c->seat) + n);
	tell(t, 2, c->seat, n);
}

enum { DICE_ATTACK, DICE_ORDER };

static const struct dice_kind toy_dice[] = {
	[DICE_ATTACK] = { "attack", "attack:{to}", NOUN_SEAT, AUDIENCE_ALL },
	[DICE_ORDER] = { "order", "order:{seat}:{number}", NOUN_NONE, AUDIENCE_ALL },
	{ .name = NULL },
};

static inline void check_attack(const struct view *v, const struct command *c, struct notes *n)
{
	if (command_value(c, 0, 0) == v->seat)
		NOTE(n, NOTE_TWICE, c->arg[0].at, 0);
}

/* Six kills one. Who has none left is out; the last one has won. */
static inline void act_attack(struct turn *t, const struct command *c)
{
	int32_t target = command_value(c, 0, 0), roll;
	struct dice_stream *s = dice_open(t, DICE_ATTACK, (struct dice_about){ c->seat, -1, target, -1 });

	roll = dice_next(s, 6) + dice_next(s, 6);
	tell(t, 3, target, roll);
	if (roll < 7)
		return;
	pile_put(t->after, target, target, pile(t->after, target) - 1);
	if (pile(t->after, target) <= 0)
		game_end(t);
}

static inline void act_end_turn(struct turn *t, const struct command *c)
{
	call_end(t, c->call);
}

static const struct call_kind duel_kinds[] = {
	{ .name = "turn", .hearing = LIVE, .ending = AT_BELL, .subject = NOUN_SEAT, .close = duel_close },
	{ 0 },
};
static const struct verb duel_verbs[] = {
	{ .name = "deploy",
	  .slots = slots_one,
	  .admitted = KIND_BIT(DUEL_TURN),
	  .call_slot = -1,
	  .check = check_deploy,
	  .act = act_deploy },
	{ .name = "attack",
	  .slots = slots_one,
	  .admitted = KIND_BIT(DUEL_TURN),
	  .call_slot = -1,
	  .check = check_attack,
	  .act = act_attack },
	{ .name = "end turn",
	  .slots = slots_none,
	  .admitted = KIND_BIT(DUEL_TURN),
	  .call_slot = -1,
	  .act = act_end_turn },
	JOIN,
	{ 0 },
};

/* ---- market: bid ITEM PRICE; auctions under a market ---- */

enum { MARKET = KIND_OWN, AUCTION };

static inline void market_open(struct turn *t)
{
	struct set all = seats_of(t);
	call_id market = call_open(t, MARKET, CALL_NONE, -1, t->now + 100 * HOUR, &all);

	for (int32_t item = 1; item <= 3; item++)
		call_open(t, AUCTION, market, item, t->now + 20 * HOUR, &all);
	call_open(t, KIND_MUSTER, CALL_NONE, -1, WHEN_NEVER, NULL);
}

static inline void auction_close(struct turn *t, const struct call_row *c)
{
	const struct pile_row *p = row_find(t->after, TABLE_PILE, &(struct pile_row){ c->subject, 0, 0 });

	tell(t, 4, c->subject, p ? p->owner : -1);
}

static inline void market_close(struct turn *t, const struct call_row *c)
{
	(void)c;
	turn_end(t);
	game_end(t);
}

static inline void check_bid(const struct view *v, const struct command *c, struct notes *n)
{
	if (command_value(c, 1, 0) <= pile(v->state, command_value(c, 0, 0)))
		NOTE(n, NOTE_TOO_MANY, c->arg[1].at, pile(v->state, command_value(c, 0, 0)));
}

static inline void act_bid(struct turn *t, const struct command *c)
{
	pile_put(t->after, command_value(c, 0, 0), c->seat, command_value(c, 1, 0));
	call_ring_at(t, c->call, t->now + 10 * HOUR);
}

static const struct call_kind market_kinds[] = {
	{ .name = "market", .hearing = LIVE, .ending = WHEN_CHILDREN_CLOSED, .close = market_close },
	{ .name = "auction", .hearing = LIVE, .ending = AT_BELL, .subject = NOUN_NUMBER, .close = auction_close },
	{ 0 },
};
static const struct verb market_verbs[] = {
	{ .name = "bid",
	  .slots = slots_two,
	  .admitted = KIND_BIT(AUCTION),
	  .call_slot = 0,
	  .check = check_bid,
	  .act = act_bid },
	JOIN,
	{ 0 },
};

/* ---- parley: ask SEAT opens a sealed question; answer N ---- */

enum { PARLEY_TURN = KIND_OWN, QUESTION };

static inline void parley_begin(struct turn *t)
{
	struct set one = only_seat(t, 0);

	call_open(t, PARLEY_TURN, CALL_NONE, -1, t->now + 10 * HOUR, &one);
}

static inline void parley_close(struct turn *t, const struct call_row *c)
{
	(void)c;
	turn_end(t);
	parley_begin(t);
}

static inline void act_ask(struct turn *t, const struct command *c)
{
	struct set one = only_seat(t, command_value(c, 0, 0));

	call_open(t, QUESTION, c->call, command_value(c, 0, 0), t->now + 4 * HOUR, &one);
}

static inline void question_close(struct turn *t, const struct call_row *c)
{
	size_t n;
	const struct command *const *book = book_of(t, c->call, c->subject, &n);

	tell(t, 5, c->subject, n ? command_value(book[0], 0, 0) : 0);
}

static const struct call_kind parley_kinds[] = {
	{ .name = "turn", .hearing = LIVE, .ending = AT_BELL, .close = parley_close },
	{ .name = "question",
	  .subject = NOUN_SEAT,
	  .hearing = SEALED,
	  .ending = WHEN_ALL_ANSWERED,
	  .keeping = KEEP_FIRST,
	  .flags = KIND_BLOCKS | KIND_EXPLICIT,
	  .close = question_close },
	{ 0 },
};
static const struct verb parley_verbs[] = {
	{ .name = "ask", .slots = slots_one, .admitted = KIND_BIT(PARLEY_TURN), .call_slot = -1, .act = act_ask },
	{ .name = "answer", .slots = slots_one, .admitted = KIND_BIT(QUESTION), .call_slot = -1 },
	{ .name = "end turn",
	  .slots = slots_none,
	  .admitted = KIND_BIT(PARLEY_TURN),
	  .call_slot = -1,
	  .act = act_end_turn },
	JOIN,
	{ 0 },
};

/* ---- senate and camp: order UNIT N, sealed; a die for each at the close ---- */

enum { SESSION = KIND_OWN };

static inline void sealed_begin(struct turn *t)
{
	struct set all = seats_of(t);

	call_open(t, SESSION, CALL_NONE, -1, t->now + 24 * HOUR, &all);
	if (!muster_of(t->after))
		call_open(t, KIND_MUSTER, CALL_NONE, -1, WHEN_NEVER, NULL);
}

static inline void carry_out(struct turn *t, const struct command *c, size_t k)
{
	int32_t unit = command_value(c, 0, 0);
	struct dice_stream *s = dice_open(t, DICE_ORDER, (struct dice_about){ c->seat, -1, -1, (int32_t)k });
	int32_t n = command_value(c, 1, 0) + dice_next(s, 6);

	pile_put(t->after, unit, c->seat, n);
	EVENT_FOR(t, c, EVENT_TOLD, "5", 6, unit, n);
}

static inline void sealed_close(struct turn *t, const struct call_row *c)
{
	struct set asked = call_asked(t, c->call);

	for (int32_t s = set_next(&asked, 0); s >= 0; s = set_next(&asked, s + 1)) {
		size_t n;
		const struct command *const *book = book_of(t, c->call, s, &n);

		for (size_t i = 0; i < n; i++)
			carry_out(t, book[i], i);
	}
	turn_end(t);
	sealed_begin(t);
}

static inline void check_order(const struct view *v, const struct command *c, struct notes *n)
{
	(void)v;
	if (command_value(c, 1, 0) > 9)
		NOTE(n, NOTE_TOO_MANY, c->arg[1].at, 9);
	if (command_value(c, 1, 0) % 2)
		NOTE(n, NOTE_ODD, c->arg[1].at, 0);
}

static inline void sealed_outlook(const struct view *v, const struct call_row *c, seat_id seat, struct notes *n)
{
	(void)c;
	(void)seat;
	if (v->nbook < 3)
		NOTE(n, NOTE_MISSING, ((struct span){ 0, 0 }), 3 - (int64_t)v->nbook);
}

/* The sum of a sheet is at most 12: what no single order can see. */
static inline void check_sum(const struct view *v, const struct command *const *list, size_t n, struct notes *notes)
{
	int32_t sum = 0;

	(void)v;
	for (size_t i = 0; i < n; i++) {
		sum += command_value(list[i], 1, 0);
		if (sum > 12) {
			NOTE(&notes[i], NOTE_TOO_MANY, list[i]->arg[1].at, 12);
			return;
		}
	}
}

#define ORDER(f) \
	{ \
		.name = "order", .slots = slots_two, .admitted = KIND_BIT(SESSION), .call_slot = -1, \
		.check = check_order, .flags = (f) \
	}
static const struct call_kind senate_kinds[] = {
	{ .name = "session",
	  .hearing = SEALED,
	  .ending = AT_BELL,
	  .keeping = REPLACE_ALL,
	  .flags = KIND_BOUNDARY,
	  .close = sealed_close,
	  .outlook = sealed_outlook },
	{ 0 },
};
static const struct call_kind camp_kinds[] = {
	{ .name = "season",
	  .hearing = SEALED,
	  .ending = WHEN_ALL_ANSWERED,
	  .keeping = REPLACE_SUBJECT,
	  .close = sealed_close },
	{ 0 },
};
static const struct verb senate_verbs[] = { ORDER(VERB_ONCE), JOIN, { 0 } };
#define DROP \
	{ \
		.name = "drop", .slots = slots_one, .admitted = KIND_BIT(SESSION), .call_slot = -1, \
		.flags = VERB_LAST | VERB_CLEARS \
	}
static const struct verb camp_verbs[] = { ORDER(VERB_LAST), DROP, JOIN_BY(act_join_camp), { 0 } };

static const struct option_row toy_options[] = { { 0 } };
#define TOY(n, k, v, b) \
	static const struct ruleset n = { .name = #n, \
					  .title = #n, \
					  .version = 1, \
					  .options = toy_options, \
					  .tables = toy_tables, \
					  .verbs = v, \
					  .kinds = k, \
					  .events = toy_events, \
					  .notes = toy_notes, \
					  .dice = toy_dice, \
					  .ready = toy_ready, \
					  .begin = b }
TOY(duel, duel_kinds, duel_verbs, duel_begin);
TOY(market, market_kinds, market_verbs, market_open);
TOY(parley, parley_kinds, parley_verbs, parley_begin);
TOY(camp, camp_kinds, camp_verbs, sealed_begin);
static const struct ruleset senate = {
	.name = "senate",
	.title = "senate",
	.version = 1,
	.options = toy_options,
	.tables = toy_tables,
	.verbs = senate_verbs,
	.kinds = senate_kinds,
	.events = toy_events,
	.notes = toy_notes,
	.dice = toy_dice,
	.ready = toy_ready,
	.begin = sealed_begin,
	.check_sheet = check_sum,
	.privacy_rule = "7",
};

/* ---- the stand-in for the binder: "verb number number", "?..." refused, "#..." chatter ---- */

static inline void toy_read(void *context, const struct source *text, struct page *out, struct arena *a)
{
	struct line_at *lines = ARENA_ARRAY(a, struct line_at, text->nlines);

	(void)context;
	*out = (struct page){ .source = text, .lines = lines };
	for (size_t i = 1; i <= text->nlines; i++) {
		struct span at = source_line_span(text, i);

		if (!span_is_empty(at))
			lines[out->n++] = (struct line_at){ at, (uint32_t)i, true, NULL };
	}
}

static inline verb_id toy_verb(const struct game *g, struct str *rest)
{
	for (verb_id v = 0; v < g->nverbs; v++) {
		struct str name = str_c(g->verbs[v]->name);

		if (!str_starts(*rest, name) || (rest->n > name.n && rest->p[name.n] != ' '))
			continue;
		*rest = str_trim(str_sub(*rest, name.n, rest->n));
		return v;
	}
	return VERB_NONE;
}

static inline struct command *toy_command(const struct view *v, verb_id verb, struct str rest, struct arena *a)
{
	struct command *c = arena_alloc(a, sizeof *c + 8 * sizeof c->arg[0], alignof(struct command));
	const struct slot *slots = v->game->verbs[verb]->slots;
	struct str word;

	c->verb = verb;
	c->seat = v->seat;
	for (unsigned i = 0; slots[i].name && rest.n && str_cut(&rest, ' ', &word); i++) {
		int64_t n = 0;

		if (str_eq_c(word, "-")) /* nothing for this slot */
			continue;
		if (slots[i].what == NOUN_TEXT)
			n = text_intern(v->state, word);
		else
			str_to_int(word, &n);
		c->arg[c->nargs++] = (struct arg){ (uint8_t)i, HOW_EXACT, { 0, 0 }, (int32_t)n };
	}
	return c;
}

static inline struct bound toy_bind(void *context, const struct view *v, const struct scope *scope,
				    const struct page *page, size_t line, struct arena *a)
{
	struct binding *b = ARENA_NEW(a, struct binding);
	struct str text = source_text(page->source, page->lines[line].at);
	verb_id verb;

	(void)context;
	b->at = page->lines[line].at;
	b->verdict = VERDICT_CHATTER;
	b->verb = VERB_NONE;
	if (str_starts(text, STR("?")))
		b->verdict = VERDICT_REFUSED;
	verb = toy_verb(v->game, &text);
	if (verb != VERB_NONE) {
		b->verdict = VERDICT_ACCEPTED;
		b->untimely = !set_has(&scope->admitted, verb);
		b->command = toy_command(v, verb, text, a);
		b->command->at = b->at;
	}
	return (struct bound){ b, 1 };
}

static inline void toy_print(void *context, struct buf *out, const struct state *s, const struct command *c)
{
	const struct game *g = context;

	buf_add_c(out, g->verbs[c->verb]->name);
	for (unsigned i = 0; i < c->nargs; i++) {
		if (g->verbs[c->verb]->slots[c->arg[i].slot].what == NOUN_TEXT)
			buf_addf(out, " %.*s", STR_ARG(text_of(s, c->arg[i].value)));
		else
			buf_addf(out, " %d", (int)c->arg[i].value);
	}
}

static inline void toy_learn(void *context, const struct state *s)
{
	(void)context;
	(void)s;
}

/* ---- the table at which a game is played ---- */

enum { T0 = 1000000 };

struct toy {
	struct arena run, mail;
	struct game *game;
	struct engine *e;
	struct step step;   /* the last one */
	struct outcome out; /* of the last mail */
	struct buf log;     /* every step, in full */
	unsigned steps, mails;
	uint8_t secret[32];
};

static inline void toy_option(struct state *s, struct str name, struct str value)
{
	for (size_t i = 0; i < s->schema->noptions; i++)
		if (str_eq_c(name, s->schema->options[i]->name)) {
			row_put(s, TABLE_OPTION, &(struct option_value){ (int32_t)i, text_intern(s, value) });
			return;
		}
	fail_msg("no option %.*s", STR_ARG(name));
}

static inline void toy_seat(struct state *s, int32_t i, const char *name, const char *address)
{
	struct seat_row seat = { i, text_intern(s, str_c(name)), i, -1, 0, TEXT_NONE };
	struct player_row p = { i, text_intern(s, str_c(name)), text_intern(s, str_c(address)), TEXT_NONE };

	row_put(s, TABLE_SEAT, &seat);
	row_put(s, TABLE_PLAYER, &p);
}

static inline struct engine *toy_engine(struct toy *t, const struct state *s)
{
	static struct arena shared;
	static struct dice_chain *chain; /* all toys have the same secret: making it takes a while */
	struct engine *e = engine_new(t->game, NULL, s, t->secret, &t->run);

	chain = chain ? chain : dice_chain_new(t->secret, &shared);
	e->chain = chain;

	engine_use_reader(e, (struct reader){ t->game, toy_read, toy_bind, NULL, toy_print, toy_learn });
	return e;
}

/* All of a step that a commit would hold. */
static inline void toy_log_step(struct toy *t)
{
	struct buf *b = &t->log;
	const struct step *s = &t->step;

	buf_addf(b, "step %u at %lld turn %d \"%.*s\"\n", (unsigned)s->number, (long long)(s->at - T0),
		 (int)s->ended_turn, STR_ARG(s->subject));
	for (size_t i = 0; i < s->nmails; i++) {
		buf_addf(b, "mail %.*s%s ", STR_ARG(hash_hex_short(&t->run, &s->mails[i].hash)),
			 s->mails[i].stays ? " stays" : "");
		for (size_t k = 0; k < s->mails[i].nlines; k++)
			buf_addf(b, "%c %.*s;", "AWRCH"[s->mails[i].lines[k].verdict],
				 STR_ARG(s->mails[i].lines[k].canonical));
		buf_add_char(b, '\n');
	}
	for (size_t i = 0; i < s->norders; i++) {
		buf_add_c(b, "order ");
		toy_print(t->game, b, s->after, s->orders[i]);
		buf_add_char(b, '\n');
	}
	for (size_t i = 0; i < s->events.list.n; i++)
		event_write(b, t->game->rules, s->after, &s->events.list.at[i]);
	for (size_t k = 0; k < s->after->schema->ntables; k++)
		record_write_table(b, s->after, (table_id)k, (struct viewer){ AUDIENCE_HOST, -1 });
	t->steps++;
}

static inline void toy_ring(struct toy *t, when at, bool inclusive)
{
	for (int i = 0; engine_ring(t->e, at, inclusive, &t->step); i++) {
		assert_true(i < 1000);
		toy_log_step(t);
	}
}

/* Everything up to that hour, as `pbp process --now` does it. */
static inline void toy_run_to(struct toy *t, when hour)
{
	toy_ring(t, T0 + hour * HOUR, true);
}

static inline struct input toy_input(struct toy *t, when at, const char *from, const char *text)
{
	struct input in = { .at = at, .what = OUTCOME_ORDERS };
	struct source *src = ARENA_NEW(&t->run, struct source);
	struct buf all = buf_new(&t->run);

	buf_addf(&all, "%lld %s %s", (long long)at, from, text);
	in.hash = hash_of(buf_str(&all));
	in.host = !strcmp(from, "host");
	if (!in.host)
		in.address = str_dup(&t->run, str_c(from));
	*src = source_new(&t->run, STR("mail"), str_dup(&t->run, str_c(text)));
	in.text = src;
	return in;
}

/* One mail at a second; true when it made a step. */
static inline bool toy_mail_at(struct toy *t, when at, const char *from, const char *text)
{
	struct input in = toy_input(t, at, from, text);

	toy_ring(t, at, false);
	t->mails++;
	if (!engine_hear(t->e, &in, &t->out, &t->step, &t->mail))
		return false;
	toy_log_step(t);
	return true;
}

static inline bool toy_mail(struct toy *t, when hour, const char *from, const char *text)
{
	bool step = toy_mail_at(t, T0 + hour * HOUR, from, text);

	toy_ring(t, T0 + hour * HOUR, false); /* what is in its wake */
	return step;
}

/* options: "early=answered done=asked" */
static inline void toy_open(struct toy *t, const struct ruleset *r, const char *options, int seats)
{
	static const char *const names[] = { "red", "blue", "green", "gold" };
	static const char *const from[] = { "ann@x", "bob@x", "cat@x", "dan@x" };
	struct str rest = str_c(options), word, name;
	static struct map no_map;
	struct state *s;

	*t = (struct toy){ .steps = 0 };
	arena_init(&t->run);
	arena_init(&t->mail);
	t->log = buf_new(&t->run);
	memset(t->secret, 7, sizeof t->secret);
	t->game = game_new(STR("toy"), r, &no_map, phrases_new(&t->run), engine_verbs, engine_kinds, &t->run);
	s = state_new(t->game->schema, t->game->texts, &t->run);
	while (str_cut(&rest, ' ', &word))
		if (word.n && str_cut(&word, '=', &name))
			toy_option(s, name, word);
	for (int i = 0; i < seats; i++)
		toy_seat(s, i, names[i], from[i]);
	t->e = toy_engine(t, s);
	engine_create(t->e, T0, &t->step);
	toy_log_step(t);
}

/* Opened and begun, at hour 0. */
static inline void toy_start(struct toy *t, const struct ruleset *r, const char *options, int seats)
{
	toy_open(t, r, options, seats);
	toy_mail(t, 0, "host", "begin");
}

static inline void toy_close(struct toy *t)
{
	engine_free(t->e);
	arena_release(&t->run);
	arena_release(&t->mail);
}

/* ---- questions a test asks ---- */

static inline const struct state *toy_state(const struct toy *t)
{
	return engine_state(t->e);
}

static inline int toy_pile(const struct toy *t, int32_t id)
{
	return (int)pile(toy_state(t), id);
}

static inline const struct call_row *toy_call(const struct toy *t, kind_id kind, int32_t subject)
{
	const struct state *s = toy_state(t);

	for (size_t i = 0; i < row_count(s, TABLE_CALL); i++) {
		const struct call_row *c = ROW(struct call_row, s, TABLE_CALL, i);

		if (c->kind == kind && (subject < 0 || c->subject == subject))
			return c;
	}
	return NULL;
}

/* The bell of an open call in hours, -1 when it is not open. */
static inline int toy_bell(const struct toy *t, kind_id kind, int32_t subject)
{
	const struct call_row *c = toy_call(t, kind, subject);

	return c ? (int)((c->bell - T0) / HOUR) : -1;
}

/* Of the last mail: A accepted, W warned, R refused, C chatter, a letter a line. */
static inline const char *toy_verdicts(const struct toy *t)
{
	static char out[64];
	size_t i = 0;

	for (; i < t->out.nlines && i < sizeof out - 1; i++)
		out[i] = "AWRCH"[t->out.lines[i].verdict];
	out[i] = '\0';
	return out;
}

/* The code of the last diag of a line of the last mail. */
static inline struct str toy_code(const struct toy *t, size_t line)
{
	const struct outcome_line *l = &t->out.lines[line];

	return l->ndiags ? l->diags[l->ndiags - 1].code : STR_NONE;
}

static inline struct str toy_joined(struct toy *t, const struct str *list, size_t n)
{
	struct buf b = buf_new(&t->run);

	for (size_t i = 0; i < n; i++) {
		if (i)
			buf_add_c(&b, "; ");
		buf_add(&b, list[i]);
	}
	return buf_str(&b);
}

static inline struct str toy_standing(struct toy *t)
{
	return toy_joined(t, t->out.standing, t->out.nstanding);
}

/* How often a step of the log holds the text. */
static inline unsigned toy_count(const struct toy *t, const char *text)
{
	struct str rest = buf_str(&t->log);
	unsigned n = 0;

	for (size_t at; (at = str_find(rest, str_c(text))) < rest.n; n++)
		rest = str_sub(rest, at + 1, rest.n);
	return n;
}

#endif
