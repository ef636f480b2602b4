/* core: the tables that every game has, described once, and the questions asked of them. */
#include "world/state.h"

#include "base/bug.h"
#include "world/also.h"
#include "world/hidden.h"
#include "world/miss.h"
#include "world/observer.h"
#include "world/offered.h"
#include "world/wish.h"

#define OWN(member) .offset = offsetof(struct ROW_TYPE, member), .audience = AUDIENCE_OWNER
#define HOSTS(member) .offset = offsetof(struct ROW_TYPE, member), .audience = AUDIENCE_HOST
#define AT(member) .offset = offsetof(struct ROW_TYPE, member), .audience = AUDIENCE_ALL

static const char *const standings[] = { "muster", "running", "over", NULL };

#define ROW_TYPE game_row
static const struct field_row game_fields[] = {
	{ "turn", FIELD_INT, AT(turn) },
	{ "step", FIELD_INT, AT(step) },
	{ "phase", FIELD_NAME, AT(phase), .names = standings },
	{ "next-call", FIELD_INT, AT(next_call) },
	{ "next-player", FIELD_INT, AT(next_player) },
	{ "amendments", FIELD_INT, AT(amendments) },
	{ "rerun", FIELD_INT, AT(rerun) },
	{ "paused", FIELD_WHEN, AT(paused) },
	{ "last", FIELD_WHEN, AT(last) },
	{ "rung", FIELD_WHEN, AT(rung) },
	{ 0 },
};
#undef ROW_TYPE
#define ROW_TYPE seat_row
static const struct field_row seat_fields[] = {
	{ "id", FIELD_INT, AT(seat) },
	{ "name", FIELD_TEXT, AT(name), .def = TEXT_NONE, .limit = { .flags = LIMIT_SOME } },
	{ "player", FIELD_PLAYER, AT(player), .def = PLAYER_NONE, .limit = { .flags = LIMIT_KEPT } },
	{ "colour", FIELD_COLOUR, AT(colour), .def = -1 },
	{ "out", FIELD_BOOL, AT(out) },
	{ "aliases", FIELD_TEXT, AT(aliases), .def = TEXT_NONE },
	{ 0 },
};
#undef ROW_TYPE
#define ROW_TYPE player_row
static const struct field_row player_fields[] = {
	{ "id", FIELD_INT, AT(player) },
	{ "name", FIELD_TEXT, AT(name), .def = TEXT_NONE },
	{ "address", FIELD_TEXT, HOSTS(address), .def = TEXT_NONE },
	{ "luck", FIELD_TEXT, AT(luck), .def = TEXT_NONE },
	{ "luck-in-force", FIELD_TEXT, AT(luck_in_force), .def = TEXT_NONE },
	{ 0 },
};
#undef ROW_TYPE
#define ROW_TYPE option_value
static const struct field_row option_fields[] = {
	{ "option", FIELD_OPTION, AT(option) },
	{ "value", FIELD_TEXT, AT(value), .def = TEXT_NONE },
	{ 0 },
};
#undef ROW_TYPE
#define ROW_TYPE call_row
static const struct field_row call_fields[] = {
	{ "id", FIELD_INT, AT(call) },
	{ "parent", FIELD_CALL, AT(parent), .def = CALL_NONE },
	{ "kind", FIELD_KIND, AT(kind) },
	{ "subject", FIELD_INT, AT(subject), .def = -1 },
	{ "opened", FIELD_WHEN, AT(opened) },
	{ "bell", FIELD_WHEN, AT(bell), .def = 1 },
	{ "deaf-since", FIELD_WHEN, AT(deaf_since) },
	{ "children", FIELD_INT, AT(children) },
	{ 0 },
};
#undef ROW_TYPE
#define ROW_TYPE asked_row
static const struct field_row asked_fields[] = {
	{ "call", FIELD_CALL, AT(call) },
	{ "seat", FIELD_SEAT, AT(seat) },
	{ "answered", FIELD_BOOL, AT(answered) },
	{ 0 },
};
#undef ROW_TYPE
#define ROW_TYPE amendment_row
static const struct field_row amendment_fields[] = {
	{ "id", FIELD_INT, AT(amendment) },
	{ "option", FIELD_OPTION, AT(option), .def = -1 },
	{ "value", FIELD_TEXT, AT(value), .def = TEXT_NONE },
	{ "because", FIELD_TEXT, AT(because), .def = TEXT_NONE },
	{ "since", FIELD_WHEN, AT(since) },
	{ 0 },
};
#undef ROW_TYPE
#define ROW_TYPE announced_row
static const struct field_row announced_fields[] = {
	{ "id", FIELD_INT, AT(announced) },
	{ "turn", FIELD_INT, AT(turn) },
	{ "change", FIELD_TEXT, AT(change), .def = TEXT_NONE },
	{ 0 },
};
#undef ROW_TYPE
#define ROW_TYPE held_row
static const struct field_row held_fields[] = {
	{ "seat", FIELD_SEAT, OWN(seat) },
	{ "number", FIELD_INT, OWN(number) },
	{ "call", FIELD_CALL, OWN(call) },
	{ "line", FIELD_INT, OWN(line) },
	{ "order", FIELD_TEXT, OWN(order), .def = TEXT_NONE },
	{ 0 },
};
#undef ROW_TYPE
#define ROW_TYPE rolled_row
static const struct field_row rolled_fields[] = {
	{ "what", FIELD_INT, AT(what) },
	{ "seat", FIELD_INT, AT(seat) },
	{ "from", FIELD_INT, AT(from) },
	{ "to", FIELD_INT, AT(to) },
	{ "number", FIELD_INT, AT(number) },
	{ "times", FIELD_INT, AT(times) },
	{ 0 },
};
#undef ROW_TYPE

#define ROW_TYPE away_row
static const struct field_row away_fields[] = {
	{ "seat", FIELD_SEAT, OWN(seat) },
	{ "from", FIELD_WHEN, OWN(from) },
	{ "until", FIELD_WHEN, OWN(until) },
	{ 0 },
};
#undef ROW_TYPE
const char *const motion_names[] = {
	[MOTION_DRAW] = "draw",       [MOTION_END] = "end",        [MOTION_PAUSE] = "pause",
	[MOTION_CONCEDE] = "concede", [MOTION_TIME] = "more time", NULL
};
#define ROW_TYPE vote_row
static const struct field_row vote_fields[] = {
	{ "seat", FIELD_SEAT, AT(seat) },
	{ "what", FIELD_NAME, AT(what), .names = motion_names },
	{ "to", FIELD_SEAT, AT(to), .def = SEAT_NONE },
	{ "until", FIELD_WHEN, AT(until), .def = 1 },
	{ 0 },
};
#undef ROW_TYPE
#define ROW_TYPE press_row
static const struct field_row press_fields[] = {
	{ "seat", FIELD_SEAT, OWN(seat) },
	{ "number", FIELD_INT, OWN(number) },
	{ "at", FIELD_WHEN, OWN(at) },
	{ "text", FIELD_TEXT, OWN(text), .def = TEXT_NONE },
	{ 0 },
};
#undef ROW_TYPE

#define ROW_TYPE waited_row
static const struct field_row waited_fields[] = { { "call", FIELD_INT, AT(call) }, { 0 } };
#undef ROW_TYPE
#define ROW_TYPE cooling_row
static const struct field_row cooling_fields[] = {
	{ "call", FIELD_INT, AT(call) },
	{ "until", FIELD_WHEN, AT(until), .def = 1 },
	{ "since", FIELD_WHEN, HOSTS(since) },
	{ 0 },
};
#undef ROW_TYPE
#define ROW_TYPE absence_row
static const struct field_row absence_fields[] = { { "days", FIELD_INT, AT(days) }, { 0 } };
#undef ROW_TYPE
#define ROW_TYPE extended_row
static const struct field_row extended_fields[] = {
	{ "seat", FIELD_SEAT, AT(seat) },
	{ "times", FIELD_INT, AT(times) },
	{ 0 },
};
#undef ROW_TYPE
#define ROW_TYPE moving_row
static const struct field_row moving_fields[] = {
	{ "player", FIELD_PLAYER, HOSTS(player) },
	{ "address", FIELD_TEXT, HOSTS(address), .def = TEXT_NONE },
	{ "before", FIELD_TEXT, HOSTS(before), .def = TEXT_NONE },
	{ 0 },
};
#undef ROW_TYPE

#define ROW_TYPE offered_row
static const struct field_row offered_fields[] = {
	{ "seat", FIELD_SEAT, HOSTS(seat) },
	{ "number", FIELD_INT, HOSTS(number) },
	{ "after", FIELD_INT, HOSTS(after) },
	{ "exact", FIELD_TEXT, HOSTS(exact) },
	{ 0 },
};
#undef ROW_TYPE

const char *const wish_forms[] = { [LETTERS_BOTH] = "both", [LETTERS_TEXT] = "text", [LETTERS_HTML] = "html", NULL };
#define ROW_TYPE wish_row
static const struct field_row wish_fields[] = {
	{ "player", FIELD_PLAYER, HOSTS(player) },
	{ "form", FIELD_NAME, HOSTS(form), .names = wish_forms },
	{ "quiet", FIELD_BOOL, HOSTS(quiet) },
	{ "zone", FIELD_TEXT, HOSTS(zone), .def = TEXT_NONE },
	{ 0 },
};
#undef ROW_TYPE
#define ROW_TYPE also_row
static const struct field_row also_fields[] = {
	{ "player", FIELD_PLAYER, HOSTS(player) },
	{ "number", FIELD_INT, HOSTS(number) },
	{ "address", FIELD_TEXT, HOSTS(address), .def = TEXT_NONE },
	{ "counts", FIELD_BOOL, HOSTS(counts) },
	{ 0 },
};
#undef ROW_TYPE
#define ROW_TYPE hidden_row
static const struct field_row hidden_fields[] = {
	{ "player", FIELD_PLAYER, HOSTS(player) },
	{ "name", FIELD_TEXT, HOSTS(name), .def = TEXT_NONE },
	{ 0 },
};
#undef ROW_TYPE
#define ROW_TYPE miss_row
static const struct field_row miss_fields[] = {
	{ "seat", FIELD_SEAT, HOSTS(seat) },
	{ "turns", FIELD_INT, HOSTS(turns) },
	{ "asked", FIELD_BOOL, HOSTS(asked) },
	{ "wrote", FIELD_BOOL, HOSTS(wrote) },
	{ 0 },
};
#undef ROW_TYPE

#define ROW_TYPE observer_row
static const struct field_row observer_fields[] = {
	{ "number", FIELD_INT, HOSTS(number) },
	{ "address", FIELD_TEXT, HOSTS(address), .def = TEXT_NONE },
	{ "dismissed", FIELD_BOOL, HOSTS(dismissed) },
	{ 0 },
};
#undef ROW_TYPE

#define TABLE(type, keys, list) .size = sizeof(struct type), .nkeys = keys, .fields = list

/* Seats may be set; for all else the host has lines of their own. */
#define KEPT .limits = ROWS_KEPT

static const struct table_row core_tables[TABLE_OWN] = {
	[TABLE_GAME] = { "game", "where the game stands", TABLE(game_row, 0, game_fields), KEPT },
	[TABLE_SEAT] = { "seat", "the sides of the game; a seat acts, a player speaks for it",
			 TABLE(seat_row, 1, seat_fields), .limits = ROWS_STAND },
	[TABLE_PLAYER] = { "player", "the persons; addresses are for the host alone",
			   TABLE(player_row, 1, player_fields), KEPT },
	[TABLE_OPTION] = { "option", "options with another value than their default",
			   TABLE(option_value, 1, option_fields), KEPT },
	[TABLE_CALL] = { "call", "the calls that are open: who may speak, until when", TABLE(call_row, 1, call_fields),
			 KEPT },
	[TABLE_ASKED] = { "asked", "whom an open call asks", TABLE(asked_row, 2, asked_fields), KEPT },
	[TABLE_AMENDMENT] = { "amendment", "changes of options that are not in force yet, and rules in words",
			      TABLE(amendment_row, 1, amendment_fields), KEPT },
	[TABLE_ANNOUNCED] = { "announced", "corrections that the host has announced for a later turn",
			      TABLE(announced_row, 1, announced_fields), KEPT },
	[TABLE_HELD] = { "held", "orders that are not done before their writer confirms them",
			 TABLE(held_row, 2, held_fields), .owner = "seat", KEPT },
	[TABLE_ROLLED] = { "rolled", "what dice were rolled for in this turn, and how often",
			   TABLE(rolled_row, 5, rolled_fields), KEPT },
	[TABLE_AWAY] = { "away", "whose player has said that he is away, and when", TABLE(away_row, 1, away_fields),
			 .owner = "seat", KEPT },
	[TABLE_PRESS] = { "press", "what the seats have written to each other in this turn",
			  TABLE(press_row, 2, press_fields), .owner = "seat", KEPT },
	[TABLE_MOVING] = { "moving", "who has another address than before, or is about to",
			   TABLE(moving_row, 1, moving_fields), KEPT },
	[TABLE_MISS] = { "miss", "how many turns in a row seats have sent nothing", TABLE(miss_row, 1, miss_fields),
			 KEPT },
	[TABLE_ALSO] = { "also", "from which other addresses players write", TABLE(also_row, 2, also_fields), KEPT },
	[TABLE_VOTE] = { "vote", "what the seats vote for", TABLE(vote_row, 2, vote_fields), KEPT },
	[TABLE_WAITED] = { "waited", "open calls whose bell was put off for those who had sent nothing",
			   TABLE(waited_row, 1, waited_fields), KEPT },
	[TABLE_REOPENED] = { "reopened", "open calls of a turn that is played again, which may be answered anew",
			     TABLE(waited_row, 1, waited_fields), KEPT },
	[TABLE_HIDDEN] = { "hidden", "what players are called, where others read it when the game is over",
			   TABLE(hidden_row, 1, hidden_fields), KEPT },
	[TABLE_COOLING] = { "cooling", "open calls that end early, all having answered, and when",
			    TABLE(cooling_row, 1, cooling_fields), KEPT },
	[TABLE_ABSENCE] = { "absence", "by how many days bells were moved for who was away",
			    TABLE(absence_row, 0, absence_fields), KEPT },
	[TABLE_EXTENDED] = { "extended", "how often more time was given to whom",
			     TABLE(extended_row, 1, extended_fields), KEPT },
	[TABLE_OBSERVER] = { "observer", "who reads along without playing", TABLE(observer_row, 1, observer_fields),
			     KEPT },
	[TABLE_OFFERED] = { "offered", "what players may ask for, if their next mail says yes to it",
			    TABLE(offered_row, 2, offered_fields), KEPT },
	[TABLE_WISH] = { "wish", "how a player wants his letters", TABLE(wish_row, 1, wish_fields), KEPT },
};

static size_t count_tables(const struct table_row *t)
{
	size_t n = 0;

	while (t && t[n].name)
		n++;
	return n;
}

static size_t count_options(const struct option_row *o)
{
	size_t n = 0;

	while (o && o[n].name)
		n++;
	return n;
}

static void schema_tables(struct schema *s, const struct table_row *own, struct arena *a)
{
	size_t nown = count_tables(own);
	const struct table_row **list = ARENA_ARRAY(a, const struct table_row *, TABLE_OWN + nown);

	BUG_ON(TABLE_OWN + nown > UINT8_MAX);
	for (size_t i = 0; i < TABLE_OWN; i++)
		list[i] = &core_tables[i];
	for (size_t i = 0; i < nown; i++)
		list[TABLE_OWN + i] = &own[i];
	s->tables = list;
	s->ntables = TABLE_OWN + nown;
	for (size_t i = 0; i < s->ntables; i++)
		table_check(list[i]);
}

/* Index of the option with that name among the first n, or n. */
static size_t option_index(const struct option_row *const *list, size_t n, const char *name)
{
	for (size_t i = 0; i < n; i++)
		if (!strcmp(list[i]->name, name))
			return i;
	return n;
}

static void schema_options(struct schema *s, const struct option_row *own, struct arena *a)
{
	size_t ncore = count_options(option_core), nown = count_options(own), n = ncore;
	const struct option_row **list = ARENA_ARRAY(a, const struct option_row *, ncore + nown);

	for (size_t i = 0; i < ncore; i++)
		list[i] = &option_core[i];
	for (size_t i = 0; i < nown; i++) {
		size_t at = option_index(list, n, own[i].name);

		list[at] = &own[i];
		n += at == n;
	}
	s->options = list;
	s->noptions = n;
}

struct schema *schema_new(const struct map *m, const struct table_row *own_tables, const struct option_row *own_options,
			  const char *const *kinds, size_t nkinds, struct arena *a)
{
	struct schema *s = ARENA_NEW(a, struct schema);

	s->map = m;
	schema_tables(s, own_tables, a);
	schema_options(s, own_options, a);
	s->kinds = kinds;
	s->nkinds = nkinds;
	return s;
}

const struct game_row *state_game(const struct state *s)
{
	return row_at(s, TABLE_GAME, 0);
}

when state_bell(const struct state *s, when bell)
{
	return state_game(s)->paused == WHEN_NONE ? bell : WHEN_NEVER;
}

int64_t state_left(const struct state *s, when opened, when bell)
{
	const when paused = state_game(s)->paused, from = opened > paused ? opened : paused;

	return paused == WHEN_NONE || bell == WHEN_NEVER || bell == WHEN_NONE || bell < from ? 0 : bell - from;
}

struct game_row *state_game_edit(struct state *s)
{
	return row_edit_at(s, TABLE_GAME, 0);
}

const struct seat_row *seat_find(const struct state *s, seat_id seat)
{
	return row_find(s, TABLE_SEAT, &(struct seat_row){ .seat = seat });
}

static bool has_alias(const struct state *s, const struct seat_row *r, struct str name)
{
	struct str rest = text_of(s, r->aliases), alias;
	struct arena scratch = ARENA_INIT;
	bool found = false;

	while (!found && str_cut(&rest, '|', &alias))
		found = str_slug(&scratch, name).n && str_eq(str_slug(&scratch, alias), str_slug(&scratch, name));
	arena_release(&scratch);
	return found;
}

size_t seat_limit(const struct state *s)
{
	const size_t n = row_count(s, TABLE_SEAT);

	return n ? (size_t)ROW(struct seat_row, s, TABLE_SEAT, n - 1)->seat + 1 : 0;
}

/* A name of which no slug is left is compared as it stands. */
seat_id seat_by_name(const struct state *s, struct str name)
{
	text_id slug = text_find_slug(s->texts, name), exact = text_find(s, name);
	size_t n = row_count(s, TABLE_SEAT);

	for (size_t i = 0; i < n; i++) {
		const struct seat_row *r = ROW(struct seat_row, s, TABLE_SEAT, i);

		if (r->name == TEXT_NONE)
			continue;
		if (r->name == exact || (slug != TEXT_NONE && text_slug(s->texts, r->name) == slug))
			return r->seat;
	}
	for (size_t i = 0; i < n; i++)
		if (has_alias(s, ROW(struct seat_row, s, TABLE_SEAT, i), name))
			return ROW(struct seat_row, s, TABLE_SEAT, i)->seat;
	return SEAT_NONE;
}

struct str seat_name(const struct state *s, seat_id seat)
{
	const struct seat_row *r = seat_find(s, seat);

	return r ? text_of(s, r->name) : STR_NONE;
}

bool seat_is_away(const struct state *s, seat_id seat, int64_t t, const struct away_row **row)
{
	*row = row_find(s, TABLE_AWAY, &(struct away_row){ .seat = seat });
	return *row && (*row)->from <= t && t <= (*row)->until;
}

struct wish_row wish_of(const struct state *s, player_id player)
{
	const struct wish_row none = { .player = player, .form = LETTERS_BOTH, .zone = TEXT_NONE };
	const struct wish_row *row = row_find(s, TABLE_WISH, &none);

	return row ? *row : none;
}

struct zone wish_zone(const struct state *s, player_id player, bool *own)
{
	const text_id said = wish_of(s, player).zone;
	struct zone z;

	*own = said != TEXT_NONE && !zone_parse(&z, text_of(s, said), NULL);
	return *own ? z : (struct zone){ .std = "UTC" };
}

const struct also_row *also_find(const struct state *s, struct str address)
{
	for (size_t i = 0; i < row_count(s, TABLE_ALSO); i++) {
		const struct also_row *row = ROW(struct also_row, s, TABLE_ALSO, i);

		if (str_eq_nocase(text_of(s, row->address), address))
			return row;
	}
	return NULL;
}

size_t also_count(const struct state *s, player_id player)
{
	size_t n = 0;

	for (size_t i = 0; i < row_count(s, TABLE_ALSO); i++)
		n += ROW(struct also_row, s, TABLE_ALSO, i)->player == player;
	return n;
}

void also_put(struct state *s, player_id player, struct str address, bool counts)
{
	struct also_row row = { .player = player, .number = 1, .counts = counts };

	for (size_t i = 0; i < row_count(s, TABLE_ALSO); i++) {
		const struct also_row *other = ROW(struct also_row, s, TABLE_ALSO, i);

		if (other->player == player && other->number >= row.number)
			row.number = other->number + 1;
	}
	row.address = text_intern(s, address);
	row_put(s, TABLE_ALSO, &row);
}

player_id player_moving_to(const struct state *s, struct str address)
{
	for (size_t i = 0; i < row_count(s, TABLE_MOVING); i++) {
		const struct moving_row *row = ROW(struct moving_row, s, TABLE_MOVING, i);

		if (row->address != TEXT_NONE && str_eq_nocase(text_of(s, row->address), address))
			return row->player;
	}
	const struct also_row *also = also_find(s, address);

	return also && !also->counts ? also->player : PLAYER_NONE;
}

seat_id seat_of_player(const struct state *s, player_id player)
{
	size_t n = row_count(s, TABLE_SEAT);

	for (size_t i = 0; i < n && player != PLAYER_NONE; i++) {
		const struct seat_row *r = ROW(struct seat_row, s, TABLE_SEAT, i);

		if (r->player == player)
			return r->seat;
	}
	return SEAT_NONE;
}

player_id player_by_address(const struct state *s, struct str address)
{
	text_id id = text_find(s, address);
	size_t n = row_count(s, TABLE_PLAYER);

	for (size_t i = 0; i < n && id != TEXT_NONE; i++) {
		const struct player_row *r = ROW(struct player_row, s, TABLE_PLAYER, i);

		if (r->address == id)
			return r->player;
	}
	const struct also_row *also = id == TEXT_NONE ? NULL : also_find(s, address);

	return also && also->counts ? also->player : PLAYER_NONE;
}

bool names_are_hidden(const struct state *s)
{
	return option_is(s, "names", "hidden") && state_game(s)->phase != GAME_OVER;
}

struct str hidden_name(const struct state *s, player_id player)
{
	const struct hidden_row *row = row_find(s, TABLE_HIDDEN, &(struct hidden_row){ .player = player });

	return row ? text_of(s, row->name) : STR_NONE;
}

const struct call_row *call_find(const struct state *s, call_id call)
{
	return row_find(s, TABLE_CALL, &(struct call_row){ .call = call });
}
