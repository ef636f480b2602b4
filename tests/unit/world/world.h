/*
 * world: a small ruleset's tables for the tests of this floor: every field type,
 * secrets of an owner, a table with two keys.
 */
#ifndef PBP_TESTS_WORLD_H
#define PBP_TESTS_WORLD_H

#include "test.h"

#include "world/record.h"

enum { TABLE_LAND = TABLE_OWN, TABLE_REALM, TABLE_PACT, TABLE_ODD };

struct land_row {
	area_id area;
	seat_id owner;
	int32_t troops;
	int32_t style;
};
struct realm_row {
	seat_id seat;
	int32_t influence;
};
struct pact_row {
	int32_t from, to, since;
};
/* Every type, wide members after narrow ones so that there is padding. */
struct odd_row {
	int32_t id;
	int64_t big;
	int32_t flag, style, area, region, seat, player;
	int64_t at;
	int32_t call, kind, option, text, colour, place;
};

static const char *const styles[] = { "plain", "walled", NULL };

#define F(T, member, ...) \
	{ \
		.offset = offsetof(struct T, member), __VA_ARGS__ \
	}

static const struct field_row land_fields[] = {
	F(land_row, area, .audience = AUDIENCE_ALL, .name = "area", .type = FIELD_AREA),
	F(land_row, owner, .audience = AUDIENCE_ALL, .name = "owner", .type = FIELD_SEAT, .def = SEAT_NONE),
	F(land_row, troops, .audience = AUDIENCE_ALL, .name = "troops", .type = FIELD_INT),
	F(land_row, style, .audience = AUDIENCE_ALL, .name = "style", .type = FIELD_NAME, .names = styles),
	{ 0 },
};
static const struct field_row realm_fields[] = {
	F(realm_row, seat, .audience = AUDIENCE_ALL, .name = "seat", .type = FIELD_SEAT),
	F(realm_row, influence, .name = "influence", .type = FIELD_INT, .audience = AUDIENCE_OWNER),
	{ 0 },
};
static const struct field_row pact_fields[] = {
	F(pact_row, from, .audience = AUDIENCE_ALL, .name = "from", .type = FIELD_SEAT),
	F(pact_row, to, .audience = AUDIENCE_ALL, .name = "to", .type = FIELD_SEAT),
	F(pact_row, since, .audience = AUDIENCE_ALL, .name = "since", .type = FIELD_INT),
	{ 0 },
};
static const struct field_row odd_fields[] = {
	F(odd_row, id, .audience = AUDIENCE_ALL, .name = "id", .type = FIELD_INT),
	F(odd_row, big, .audience = AUDIENCE_ALL, .name = "big", .type = FIELD_LONG),
	F(odd_row, flag, .audience = AUDIENCE_ALL, .name = "flag", .type = FIELD_BOOL),
	F(odd_row, style, .audience = AUDIENCE_ALL, .name = "style", .type = FIELD_NAME, .names = styles, .def = -1),
	F(odd_row, area, .audience = AUDIENCE_ALL, .name = "area", .type = FIELD_AREA, .def = AREA_NONE),
	F(odd_row, region, .audience = AUDIENCE_ALL, .name = "region", .type = FIELD_REGION, .def = REGION_NONE),
	F(odd_row, seat, .audience = AUDIENCE_ALL, .name = "seat", .type = FIELD_SEAT, .def = SEAT_NONE),
	F(odd_row, player, .audience = AUDIENCE_ALL, .name = "player", .type = FIELD_PLAYER, .def = PLAYER_NONE),
	F(odd_row, at, .audience = AUDIENCE_ALL, .name = "at", .type = FIELD_WHEN, .def = 1),
	F(odd_row, call, .audience = AUDIENCE_ALL, .name = "call", .type = FIELD_CALL, .def = CALL_NONE),
	F(odd_row, kind, .audience = AUDIENCE_ALL, .name = "kind", .type = FIELD_KIND, .def = -1),
	F(odd_row, option, .audience = AUDIENCE_ALL, .name = "option", .type = FIELD_OPTION, .def = -1),
	F(odd_row, text, .audience = AUDIENCE_ALL, .name = "text", .type = FIELD_TEXT, .def = TEXT_NONE),
	F(odd_row, colour, .audience = AUDIENCE_ALL, .name = "colour", .type = FIELD_COLOUR, .def = -1),
	F(odd_row, place, .audience = AUDIENCE_ALL, .name = "place", .type = FIELD_PLACE, .def = AREA_NONE),
	{ 0 },
};

static const struct table_row own_tables[] = {
	{ "land", "areas", sizeof(struct land_row), 1, land_fields, NULL },
	{ "realm", "seats", sizeof(struct realm_row), 1, realm_fields, "seat" },
	{ "pact", "pairs", sizeof(struct pact_row), 2, pact_fields, NULL },
	{ "odd", "everything", sizeof(struct odd_row), 1, odd_fields, NULL },
	{ 0 },
};

static const struct option_row own_options[] = {
	{ "vacated", OPTION_NAME, .def = "lose", .names = (const char *const[]){ "lose", "keep", NULL } },
	{ "reveal", OPTION_NAME, .def = "end", .names = (const char *const[]){ "turn", "end", NULL } },
	{ 0 },
};

static const char *const kinds[] = { "muster", "turn", "grand auction" };

static inline struct state *state_with(const struct map *m, struct arena *a)
{
	const struct schema *schema = schema_new(m, own_tables, own_options, kinds, 3, a);
	struct state *s = state_new(schema, texts_new(a), a);
	struct game_row game;

	row_default(s, TABLE_GAME, &game);
	row_put(s, TABLE_GAME, &game);
	return s;
}

static inline void add_seat(struct state *s, seat_id seat, const char *name)
{
	struct seat_row row;

	row_default(s, TABLE_SEAT, &row);
	row.seat = seat;
	row.name = text_intern(s, str_c(name));
	row_put(s, TABLE_SEAT, &row);
}

static inline void put_land(struct state *s, area_id area, seat_id owner, int32_t troops)
{
	row_put(s, TABLE_LAND, &(struct land_row){ area, owner, troops, 0 });
}

/* The map of the tests: four areas, two regions. */
static const char small_map[] = "map small \"A small map\"\n"
				"region north \"The North\" bonus=4\n"
				"region south\n"
				"area 7 Osaka land region=south alias=OSK x=10 y=20\n"
				"area 3 \"New York\" land region=north wasteland\n"
				"area 9 Kyoto region=south\n"
				"area 12 Bay sea\n"
				"coast Osaka \"Osaka shore\"\n"
				"edge Osaka Kyoto land\n"
				"edge 3 OSK sea\n"
				"edges Kyoto: Bay \"New York\"\n";

static inline struct board board_of(const char *text, struct arena *a)
{
	struct source *src = ARENA_NEW(a, struct source);
	struct board b;
	struct err e = { 0 };

	*src = source_new(a, STR("test"), str_c(text));
	assert_ok(board_parse(&b, src, a, &e), &e);
	return b;
}

static inline struct map *map_of(const char *text, struct arena *a)
{
	struct board b = board_of(text, a);
	struct map *m = NULL;
	struct err e = { 0 };

	assert_ok(map_read(&m, &b, b.lines, b.nlines, a, &e), &e);
	return m;
}

#endif
