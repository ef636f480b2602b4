/*
 * print: what is printed binds to the same command again, for every verb of
 * every game, with arguments picked by a small generator; and every example
 * shown to players is understood as its own verb.
 */
#include "test.h"

#include <glob.h>

#include "base/board.h"
#include "base/file.h"
#include "bind/bind.h"
#include "engine/engine.h"
#include "order/sheet.h"
#include "play/game.h"
#include "play/typed.h"
#include "verdict/verdict.h"

/* Places of all the rulebooks, so that every example has its map. */
static const char *const places[] = {
	"Osaka",     "Kyoto",    "Shiga",           "Nara",       "Kobe",     "Gifu",   "Iga",  "Himeji", "Otsu",
	"Brume",     "Corvane",  "Eskel",           "Dunmore",    "Aldport",  "Nevada", "Utah", "Texas",  "Ohio",
	"Oregon",    "Idaho",    "Brazil",          "Peru",       "Iceland",  "Chile",  "Crag", "Anvil",  "Ashford",
	"Moonstair", "St. Ives", "Aix-la-Chapelle", "Washington", "Colorado",
};

struct trial {
	struct arena *arena;
	struct game *game;
	struct state *state;
	struct binder *binder;
	struct view view;
	struct scope scope;
	uint32_t random;
};

static uint32_t pick(struct trial *t, uint32_t n)
{
	t->random = t->random * 1664525u + 1013904223u;
	return n ? (t->random >> 8) % n : 0;
}

static const struct map *map_of(struct str text, struct arena *a)
{
	struct source *source = ARENA_NEW(a, struct source);
	struct board board;
	struct map *map;
	struct err e;
	*source = source_new(a, STR("places.map"), text);
	assert_ok(board_parse(&board, source, a, &e), &e);
	assert_ok(map_read(&map, &board, board.lines, board.nlines, a, &e), &e);
	return map;
}

static const struct map *all_places(struct arena *a)
{
	struct buf text = buf_new(a);
	buf_add_c(&text, "map places \"Places\"\nregion kanto \"Kanto\"\n"
			 "region brinn \"Brinn\"\nregion corvan \"Corvan\"\n");
	for (size_t i = 0; i < sizeof(places) / sizeof(*places); i++)
		buf_addf(&text, "area %zu \"%s\" land region=kanto artefact=\"%s\"\n", i + 1, places[i],
			 strcmp(places[i], "Iceland") ? "" : "1:Crown;2:Broken Sword;3:Horn of the North");
	for (size_t i = 1; i < sizeof(places) / sizeof(*places); i++)
		buf_addf(&text, "edge \"%s\" \"%s\" land\n", places[i - 1], places[i]);
	return map_of(buf_str(&text), a);
}

static struct trial trial_on(const struct map *map, struct arena *a, const struct ruleset *rules)
{
	static const char *const seats[] = { "red", "blue", "green" };
	struct trial t = { .arena = a, .random = 7 };
	t.game = game_new(STR("trial"), rules, map, NULL, engine_verbs, engine_kinds, a);
	t.state = state_new(t.game->schema, t.game->texts, a);
	for (int32_t i = 0; i < 3; i++) {
		struct seat_row row = { .seat = i,
					.name = text_intern(t.state, str_c(seats[i])),
					.player = i,
					.colour = -1,
					.aliases = TEXT_NONE };
		row_put(t.state, TABLE_SEAT, &row);
	}
	t.binder = binder_new(t.game, t.state, a);
	t.view = (struct view){ .game = t.game, .state = t.state, .scratch = a, .call = CALL_NONE };
	return t;
}

static struct trial trial_new(struct arena *a, const struct ruleset *rules)
{
	return trial_on(all_places(a), a, rules);
}

static struct bound read_line(struct trial *t, struct str text)
{
	struct source *source = ARENA_NEW(t->arena, struct source);
	*source = source_new(t->arena, STR("mail"), text);
	const struct sheet *sheet = binder_read(t->binder, source, t->arena);
	assert_int_equal(sheet->nlines, 1);
	return bind_line(t->binder, &t->view, &t->scope, sheet, &sheet->lines[0], t->arena);
}

/* ---- commands out of nothing -------------------------------------------------------------------- */

static int32_t any_noun(struct trial *t, noun_class what)
{
	int32_t ids[64];
	uint32_t n = 0;
	for (const struct noun_row *r = t->game->rules->nouns; r && r->name && n < 64; r++)
		if (r->what == what)
			ids[n++] = r->id;
	for (size_t i = 0; t->game->rules->map_name && n < 64; i++) {
		struct str name;
		struct noun noun;
		if (!t->game->rules->map_name(t->game->map, i, &name, &noun))
			break;
		if (noun.what == what)
			ids[n++] = noun.id;
	}
	return n ? ids[pick(t, n)] : 1 + (int32_t)pick(t, 40);
}

static int32_t any_of(struct trial *t, const int32_t *only)
{
	uint32_t n = 0;
	while (only[n] != -1)
		n++;
	return only[pick(t, n)];
}

static int32_t any_value(struct trial *t, const struct slot *s)
{
	if (s->only)
		return any_of(t, s->only);
	switch (s->what) {
	case NOUN_AREA:
		return (int32_t)pick(t, (uint32_t)t->game->map->nareas);
	case NOUN_REGION:
		return 0;
	case NOUN_SEAT:
		return (int32_t)pick(t, 3);
	case NOUN_COUNT:
	case NOUN_NUMBER:
		return 1 + (int32_t)pick(t, 20);
	case NOUN_COLOUR:
		return (int32_t)pick(t, 0x1000000);
	case NOUN_OPTION:
		return (int32_t)pick(t, (uint32_t)t->game->schema->noptions);
	case NOUN_VERB:
		return 0;
	case NOUN_TEXT:
		return text_intern(t->state, STR("Sunrise Empire"));
	case NOUN_WHEN:
		return text_intern(t->state, STR("72h"));
	default:
		return any_noun(t, s->what);
	}
}

static uint8_t any_how(struct trial *t, const struct slot *s)
{
	return s->what == NOUN_COUNT && s->flags & SLOT_ALL_OK ? (uint8_t)pick(t, 4) : HOW_EXACT;
}

static struct command *any_command(struct trial *t, verb_id id, bool rider);

static void add_value(struct trial *t, struct command *c, unsigned slot)
{
	const struct slot *s = &t->game->verbs[c->verb]->slots[slot];
	struct arg a = { .slot = (uint8_t)slot, .how = any_how(t, s), .value = any_value(t, s) };
	if (a.how == HOW_ALL)
		a.value = 0;
	if (s->what == NOUN_COMMAND) {
		c->rider = any_command(t, a.value, true);
		a.value = c->rider->verb;
	}
	for (unsigned k = 0; k < c->nargs; k++) /* no place twice in a list */
		if (c->arg[k].slot == slot && c->arg[k].value == a.value)
			return;
	c->arg[c->nargs++] = a;
}

static bool counted(const struct verb *v, const struct command *c)
{
	for (unsigned i = 0; i < c->nargs; i++)
		if (v->slots[c->arg[i].slot].what == NOUN_COUNT)
			return true;
	return false;
}

static struct command *any_command(struct trial *t, verb_id id, bool rider)
{
	const struct verb *v = t->game->verbs[id];
	struct command *c = arena_alloc(t->arena, sizeof(*c) + 64 * sizeof(struct arg), alignof(struct command));
	c->verb = id;
	c->seat = t->view.seat;
	for (unsigned i = 0; v->slots && v->slots[i].name; i++) {
		unsigned most = v->slots[i].max > 3 ? 3 : v->slots[i].max;
		unsigned n = v->slots[i].min + pick(t, most - v->slots[i].min + 1u);
		if (i && v->slots[i - 1].flags & SLOT_OR_NEXT && !command_arg(c, i - 1, 0))
			n = 1;
		if (v->slots[i].what == NOUN_UNIT && !v->slots[i].min) /* stands with its number, if at all */
			n = counted(v, c);
		if (rider && v->slots[i].what == NOUN_COMMAND)
			continue;
		for (unsigned k = 0; k < n; k++)
			add_value(t, c, i);
	}
	return c;
}

/* ---- the tests ---------------------------------------------------------------------------------- */

static struct str printed(struct trial *t, const struct command *c)
{
	struct buf out = buf_new(t->arena);
	command_print(&out, t->game, t->state, c);
	return buf_str(&out);
}

static bool means_itself(struct trial *t, const struct command *c)
{
	struct str text = printed(t, c);
	struct bound b = read_line(t, text);
	const struct command *again = b.n == 1 ? b.list[0].command : NULL;
	if (again && !b.list[0].untimely && command_equal(c, again))
		return true;
	print_error("%s, %s: \"%.*s\" is read as \"%.*s\" %s\n", t->game->rules->name, t->game->verbs[c->verb]->name,
		    STR_ARG(text), STR_ARG(again ? printed(t, again) : STR_NONE),
		    b.n && b.list[0].ndiags ? b.list[0].diags[0].what.p : "");
	return false;
}

/* Where the game has an order of its own by the name of one that every game has, that one cannot be said. */
static void leave_to_namesakes(struct trial *t)
{
	for (verb_id v = set_next(&t->scope.admitted, 0); v >= 0; v = set_next(&t->scope.admitted, v + 1))
		if (t->game->namesake[v] != VERB_NONE)
			set_remove(&t->scope.admitted, t->game->namesake[v]);
}

/* The verbs that can be said where this one can. */
static void open_for(struct trial *t, const struct verb *verb)
{
	uint32_t kinds = verb->admitted ? verb->admitted & (~verb->admitted + 1) : KIND_BIT(KIND_OWN);
	t->scope.admitted = set_new(t->arena, (size_t)t->game->nverbs);
	for (verb_id v = 0; v < t->game->nverbs; v++)
		if (t->game->verbs[v] == verb || !t->game->verbs[v]->admitted || t->game->verbs[v]->admitted & kinds)
			set_add(&t->scope.admitted, v);
	leave_to_namesakes(t);
}

static void test_print__what_is_printed_binds_to_the_same_command(void **state)
{
	size_t wrong = 0;
	for (size_t r = 0; rulesets[r]; r++) {
		struct trial t = trial_new(*state, rulesets[r]);
		for (verb_id id = 0; id < t.game->nverbs; id++) {
			open_for(&t, t.game->verbs[id]);
			if (!set_has(&t.scope.admitted, id))
				continue;
			for (int i = 0; i < 40; i++)
				if (!means_itself(&t, any_command(&t, id, false))) {
					wrong++;
					break;
				}
		}
	}
	assert_int_equal(wrong, 0);
}

static bool is_read_as(struct trial *t, verb_id id, struct str line)
{
	const struct bound b = read_line(t, line);
	for (size_t i = 0; i < b.n; i++)
		if (b.list[i].command && b.list[i].command->verb == id)
			return true;
	return false;
}

static bool is_understood(struct trial *t, verb_id id, struct str line)
{
	struct bound b = read_line(t, line);
	if (is_read_as(t, id, line))
		return true;
	print_error("%s, %s: \"%.*s\" is not understood: %s\n", t->game->rules->name, t->game->verbs[id]->name,
		    STR_ARG(line), b.n && b.list[0].ndiags ? b.list[0].diags[0].what.p : "");
	return false;
}

static void test_print__every_example_is_understood_as_its_verb(void **state)
{
	size_t wrong = 0;
	for (size_t r = 0; rulesets[r]; r++) {
		struct trial t = trial_new(*state, rulesets[r]);
		for (verb_id id = 0; id < t.game->nverbs; id++) {
			struct str rest = str_c(t.game->verbs[id]->examples), line;
			open_for(&t, t.game->verbs[id]);
			if (!set_has(&t.scope.admitted, id))
				continue;
			while (str_line(&rest, &line))
				wrong += !is_understood(&t, id, line);
		}
	}
	assert_int_equal(wrong, 0);
}

enum { MAPS = 16 };

/* Of the maps that are shipped there is one on which somebody can send it as it stands. */
static bool is_understood_somewhere(struct trial *on, size_t n, verb_id id, struct str line)
{
	for (size_t i = 0; i < n; i++)
		if (is_read_as(&on[i], id, line))
			return true;
	print_error("%s, %s: \"%.*s\" is understood on no map that is shipped\n", on->game->rules->name,
		    on->game->verbs[id]->name, STR_ARG(line));
	return false;
}

static void test_print__every_example_is_understood_on_a_shipped_map(void **state)
{
	const struct map *maps[MAPS];
	struct trial on[MAPS];
	size_t wrong = 0, n = 0, tried = 0;
	glob_t found;
	assert_int_equal(glob("maps/*.map", 0, NULL, &found), 0);
	for (; n < found.gl_pathc && n < MAPS; n++) {
		struct str text;
		struct err e = { 0 };
		assert_ok(file_read(&text, found.gl_pathv[n], 0, *state, &e), &e);
		maps[n] = map_of(text, *state);
	}
	globfree(&found);
	for (size_t r = 0; rulesets[r]; r++) {
		for (size_t i = 0; i < n; i++)
			on[i] = trial_on(maps[i], *state, rulesets[r]);
		for (verb_id id = 0; id < on->game->nverbs; id++) {
			struct str rest = str_c(on->game->verbs[id]->examples), line;
			for (size_t i = 0; i < n; i++)
				open_for(&on[i], on[i].game->verbs[id]);
			while (set_has(&on->scope.admitted, id) && str_line(&rest, &line)) {
				wrong += !is_understood_somewhere(on, n, id, line);
				tried++;
			}
		}
	}
	assert_true(tried > 100);
	assert_int_equal(wrong, 0);
}

static void scope_of_kind(struct trial *t, kind_id kind)
{
	t->scope.admitted = set_new(t->arena, (size_t)t->game->nverbs);
	for (verb_id v = 0; v < t->game->nverbs; v++)
		if (t->game->verbs[v]->admitted ? t->game->verbs[v]->admitted & KIND_BIT(kind) : kind != KIND_MUSTER)
			set_add(&t->scope.admitted, v);
	leave_to_namesakes(t);
}

/* What a word means where it can be said is said again by what is printed for it, and where the game has a
 * verb of its own for this it is that verb or, where the game needs the word, another one of its own. */
static bool is_of_ruleset(const struct trial *t, struct str word)
{
	for (const struct verb *v = t->game->rules->verbs; v && v->name; v++)
		if (verb_has_word(v, word))
			return true;
	return false;
}

static size_t wrong_word(struct trial *t, struct str word, verb_id core)
{
	struct bound b = read_line(t, word);
	const struct command *c = b.n == 1 && !b.list[0].untimely ? b.list[0].command : NULL;
	if (!c)
		return set_has(&t->scope.admitted, core) && !is_of_ruleset(t, word); /* its deed, of another time */
	if (t->game->namesake[c->verb] != core && c->verb != core && !verb_has_word(t->game->verbs[c->verb], word))
		return 1;
	return !means_itself(t, c);
}

/* "finished" is "done" in every call of every game, "no orders" is "pass". */
static void test_print__all_words_of_a_verb_mean_what_its_namesake_means(void **state)
{
	size_t wrong = 0;
	for (size_t r = 0; rulesets[r]; r++) {
		struct trial t = trial_new(*state, rulesets[r]);
		for (kind_id kind = KIND_OWN; kind < t.game->nkinds; kind++) {
			scope_of_kind(&t, kind);
			for (const struct verb *v = engine_verbs; v->name; v++) {
				struct str rest = str_c(v->aliases), word;
				verb_id id = t.game->nverbs - 1;
				while (t.game->verbs[id] != v)
					id--;
				while (!(v->slots->name) && verb_cut_alias(v, &rest, &word))
					wrong += wrong_word(&t, word, id);
			}
		}
	}
	assert_int_equal(wrong, 0);
}

/* ---- typed ---------------------------------------------------------------------------------------- */

static verb_id verb_of(struct trial *t, const char *name)
{
	verb_id id = 0;
	while (strcmp(t->game->verbs[id]->name, name) != 0)
		id++;
	return id;
}

static struct str typed(struct trial *t, const struct command *c)
{
	struct buf out = buf_new(t->arena);
	typed_write(&out, t->game, t->state, c);
	return buf_str(&out);
}

static struct command *read_typed(struct trial *t, struct str text)
{
	struct source *source = ARENA_NEW(t->arena, struct source);
	struct board board;
	struct command *c = NULL;
	struct err e = { 0 };
	*source = source_new(t->arena, STR("played"), text);
	assert_ok(board_parse(&board, source, t->arena, &e), &e);
	assert_int_equal(board.nlines, 1);
	if (typed_read(&c, t->game, t->state, &board.lines[0], 0, t->arena, &e))
		print_error("%.*s: %s\n", STR_ARG(text), e.text);
	return e.code ? NULL : c;
}

static void test_typed__a_command_of_every_verb_reads_back_from_its_line(void **state)
{
	for (size_t r = 0; rulesets[r]; r++) {
		struct trial t = trial_new(*state, rulesets[r]);
		t.view.seat = SEAT_NONE; /* whose it is stands elsewhere */
		for (verb_id id = 0; id < t.game->nverbs; id++)
			for (int i = 0; i < 40; i++) {
				const struct command *c = any_command(&t, id, false);
				const struct command *again = read_typed(&t, typed(&t, c));
				assert_non_null(again);
				if (!command_equal(c, again))
					print_error("%s\n", typed(&t, c).p);
				assert_true(command_equal(c, again));
				assert_str(typed(&t, again), typed(&t, c).p);
			}
	}
}

static void test_typed__any_text_is_a_value(void **state)
{
	static const char *const texts[] = { "-",   "",   "a \"b\" \\c",      "with", "x=y", "#1",
					     "all", "12", "\xc3\xa9t\xc3\xa9" };
	struct trial t = trial_new(*state, ruleset_by_name(STR("states")));
	struct command *c = arena_alloc(t.arena, sizeof *c + sizeof c->arg[0], alignof(struct command));
	for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
		*c = (struct command){ .verb = verb_of(&t, "luck"), .seat = SEAT_NONE, .nargs = 1 };
		c->arg[0] = (struct arg){ .value = text_intern(t.state, str_c(texts[i])) };
		const struct command *again = read_typed(&t, typed(&t, c));
		assert_non_null(again);
		assert_true(command_equal(c, again));
	}
}

static void refuses(struct trial *t, const char *line, const char *why)
{
	struct source *source = ARENA_NEW(t->arena, struct source);
	struct board board;
	struct command *c;
	struct err e = { 0 };
	*source = source_new(t->arena, STR("played"), str_c(line));
	assert_ok(board_parse(&board, source, t->arena, &e), &e);
	assert_int_equal(typed_read(&c, t->game, t->state, &board.lines[0], 0, t->arena, &e), ERR_REFUSED);
	assert_non_null(strstr(e.text, why));
}

static void test_typed__what_the_game_does_not_know_is_refused(void **state)
{
	struct trial t = trial_new(*state, ruleset_by_name(STR("global-domination")));
	refuses(&t, "juggle count=3", "no order called \"juggle\"");
	refuses(&t, "count=3", "no order called \"\"");
	refuses(&t, "move cuont=3", "move has no \"cuont\"");
	refuses(&t, "move count=many", "\"many\" is no value of count");
	refuses(&t, "move count=99999999999", "is no value of count");
	refuses(&t, "move count=3 from=Okasa", "no area called \"Okasa\"");
	refuses(&t, "move count=3 with move", "\"with\" is no value");
}

TEST_MAIN(TEST_ARENA(test_typed__a_command_of_every_verb_reads_back_from_its_line),
	  TEST_ARENA(test_typed__any_text_is_a_value), TEST_ARENA(test_typed__what_the_game_does_not_know_is_refused),
	  TEST_ARENA(test_print__all_words_of_a_verb_mean_what_its_namesake_means),
	  TEST_ARENA(test_print__what_is_printed_binds_to_the_same_command),
	  TEST_ARENA(test_print__every_example_is_understood_as_its_verb),
	  TEST_ARENA(test_print__every_example_is_understood_on_a_shipped_map))
