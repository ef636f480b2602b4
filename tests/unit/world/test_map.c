/* map: reading, finding, edges, everything that may be wrong */
#include "world/world.h"

#include "base/file.h"

static void test_map__areas_stand_in_the_order_of_their_numbers(void **state)
{
	struct map *m = map_of(small_map, *state);

	assert_str(m->name, "small");
	assert_str(m->title, "A small map");
	assert_int_equal(m->nareas, 4);
	assert_str(m->areas[0].name, "New York");
	assert_str(m->areas[0].slug, "new-york");
	assert_str(m->areas[1].name, "Osaka");
	assert_int_equal(m->areas[3].number, 12);
	assert_false(m->areas[3].is_land);
	assert_true(m->areas[2].is_land);
	assert_true(m->areas[1].placed);
	assert_int_equal(m->areas[1].y, 20);
	assert_false(m->areas[0].placed);
	assert_str(m->text, small_map);
}

static void test_map__an_area_is_found_by_whatever_people_call_it(void **state)
{
	struct map *m = map_of(small_map, *state);
	static const char *const york[] = { "New York", "new-york", "NEW_YORK", "new  york", "3" };

	for (size_t i = 0; i < sizeof york / sizeof *york; i++)
		assert_int_equal(map_find(m, str_c(york[i])), 0);
	assert_int_equal(map_find(m, S("\xc5\x8csaka")), 1);
	assert_int_equal(map_find(m, S("osk")), 1);
	assert_int_equal(map_find(m, S("4")), AREA_NONE);
	assert_int_equal(map_find(m, S("-1")), AREA_NONE);
	assert_int_equal(map_find(m, S("")), AREA_NONE);
	assert_int_equal(map_find(m, S("Osa")), AREA_NONE);
}

static void test_map__regions_know_their_areas_and_attributes(void **state)
{
	struct map *m = map_of(small_map, *state);
	region_id north = map_find_region(m, S("the north")), south = map_find_region(m, S("South"));
	struct str value;

	assert_int_equal(north, 0);
	assert_int_equal(map_find_region(m, S("north")), 0);
	assert_str(m->regions[north].name, "The North");
	assert_str(m->regions[north].slug, "north");
	assert_true(attr_get(m->regions[north].attrs, m->regions[north].nattrs, "bonus", &value));
	assert_str(value, "4");
	assert_int_equal(m->regions[south].nareas, 2);
	assert_int_equal(m->regions[south].areas[1], 2);
	assert_true(attr_get(m->areas[0].attrs, m->areas[0].nattrs, "wasteland", &value));
	assert_int_equal(value.n, 0);
	assert_false(attr_get(m->areas[1].attrs, m->areas[1].nattrs, "wasteland", &value));
	assert_int_equal(m->areas[3].region, REGION_NONE);
}

static void test_map__edges_hold_both_ways(void **state)
{
	struct map *m = map_of(small_map, *state);
	size_t n;

	assert_int_equal(map_edge(m, 1, 2), EDGE_LAND);
	assert_int_equal(map_edge(m, 2, 1), EDGE_LAND);
	assert_int_equal(map_edge(m, 0, 1), EDGE_SEA);
	assert_int_equal(map_edge(m, 1, 3), EDGE_NONE);
	assert_int_equal(map_edge(m, 3, 2), EDGE_LAND);
	assert_int_equal(map_edge(m, -1, 2), EDGE_NONE);
	assert_int_equal(map_edge(m, 4, 2), EDGE_NONE);
	map_neighbours(m, 2, &n);
	assert_int_equal(n, 3);
	map_neighbours(m, 3, &n);
	assert_int_equal(n, 1);
}

static void test_map__an_edge_may_be_said_twice(void **state)
{
	struct map *m = map_of("area 1 Here\narea 2 There\nedge Here There\nedges There: Here\n", *state);
	size_t n;

	map_neighbours(m, 0, &n);
	assert_int_equal(n, 1);
}

static void test_map__an_edge_may_be_land_and_sea(void **state)
{
	struct map *m = map_of("area 1 Here\narea 2 There\narea 3 Far\nedge Here There land sea\n"
			       "edge There Far sea\nedge Far There\n",
			       *state);
	size_t n;

	assert_int_equal(map_edge(m, 0, 1), EDGE_BOTH);
	assert_int_equal(map_edge(m, 1, 0), EDGE_LAND | EDGE_SEA);
	assert_int_equal(map_edge(m, 2, 1), EDGE_BOTH);
	assert_int_equal(map_edge(m, 1, 2), EDGE_BOTH);
	map_neighbours(m, 1, &n);
	assert_int_equal(n, 2);
}

static const char coasts[] = "area 7 Moscow\narea 3 \"St Petersburg\" x=1 y=2\narea 5 Finland\n"
			     "area 1 \"Barents Sea\" sea\narea 2 Bothnia sea\n"
			     "coast \"St Petersburg\" \"St Petersburg north coast\" alias=STP-NC x=1 y=1\n"
			     "coast \"St Petersburg\" \"St Petersburg south coast\" alias=STP-SC\n"
			     "edges \"St Petersburg\": Moscow Finland\nedge \"Barents Sea\" STP-NC sea\n"
			     "edge STP-SC Bothnia sea\nedge STP-SC Finland sea\n";

static void test_map__ships_reach_a_coast_from_its_own_seas_only(void **state)
{
	struct map *m = map_of(coasts, *state);
	const area_id barents = 0, bothnia = 1, petersburg = 2, finland = 3, moscow = 4, north = 5, south = 6;

	assert_int_equal(m->nareas, 5);
	assert_int_equal(m->nplaces, 7);
	assert_int_equal(map_find(m, S("stp-nc")), north);
	assert_int_equal(map_find(m, S("St. Petersburg South Coast")), south);
	assert_int_equal(map_edge(m, north, barents), EDGE_SEA);
	assert_int_equal(map_edge(m, barents, north), EDGE_SEA);
	assert_int_equal(map_edge(m, bothnia, north), EDGE_NONE);
	assert_int_equal(map_edge(m, south, bothnia), EDGE_SEA);
	assert_int_equal(map_edge(m, south, finland), EDGE_SEA);
	assert_int_equal(map_edge(m, south, moscow), EDGE_NONE);
	assert_int_equal(map_edge(m, south, north), EDGE_NONE);
	assert_int_equal(map_edge(m, moscow, 7), EDGE_NONE);
	assert_int_equal(map_edge(m, petersburg, finland), EDGE_BOTH);
}

static void test_map__rules_that_know_no_coasts_meet_none(void **state)
{
	struct map *m = map_of(coasts, *state);
	const area_id barents = 0, petersburg = 2, north = 5;
	size_t n;
	const struct neighbour *next = map_neighbours(m, petersburg, &n);

	assert_int_equal(n, 4);
	for (size_t i = 0; i < n; i++)
		assert_true(next[i].area < m->nareas);
	assert_int_equal(map_edge(m, petersburg, barents), EDGE_SEA);
	assert_int_equal(map_whole(m, north), petersburg);
	assert_int_equal(map_whole(m, petersburg), petersburg);
	assert_int_equal(m->areas[north].number, 3);
	assert_str(m->areas[north].slug, "st-petersburg-north-coast");
	assert_true(m->areas[north].placed);
}

static void test_map__a_kind_of_its_own_may_be_water(void **state)
{
	struct map *m = map_of("kind lake sea\nkind hill\narea 1 Blue lake\narea 2 Green hill\n", *state);

	assert_str(m->areas[0].kind, "lake");
	assert_false(m->areas[0].is_land);
	assert_true(m->areas[1].is_land);
}

static void test_map__a_block_keeps_its_own_text(void **state)
{
	struct arena *a = *state;
	struct board b = board_of("map inline\n  area 1 Here # home\n  area 2 There\n", a);
	struct map *m;
	struct err e = { 0 };

	assert_ok(map_read(&m, &b, b.lines[0].block, b.lines[0].nblock, a, &e), &e);
	assert_str(m->text, "area 1 Here # home\narea 2 There\n");
	assert_str(m->name, "inline");
}

static const struct {
	const char *text, *error;
} wrong[] = {
	{ "", "test:1:1: the map has no areas" },
	{ "area", "test:1:1: the area's number is missing" },
	{ "area x Here", "test:1:6: \"x\" is no whole number of 0 or more" },
	{ "area -1 Here", "test:1:6: \"-1\" is no whole number of 0 or more" },
	{ "area 99999999999 Here", "test:1:6: \"99999999999\" is no whole number of 0 or more" },
	{ "area 1", "test:1:1: the area's name is missing" },
	{ "area 1 12", "test:1:8: \"12\" is no name: a name has letters" },
	{ "area 1 \"...\"", "test:1:8: \"...\" is no name: a name has letters" },
	{ "area 1 Here\narea 1 There", "test:2:1: area 1 stands twice" },
	{ "area 1 Here\narea 2 HERE", "test:2:8: \"HERE\" is the name of another place already" },
	{ "area 1 New-York\narea 2 \"New York\"", "test:2:8: \"New York\" is the name of another place already" },
	{ "area 1 Here\narea 2 There alias=here", "test:2:14: \"here\" is the name of another place already" },
	{ "area 1 Here land sea", "test:1:18: an area is of one kind" },
	{ "area 1 Here x=1", "test:1:1: a label point has x= and y=" },
	{ "area 1 Here x=a y=2", "test:1:13: \"a\" is no whole number" },
	{ "area 1 Here region=north", "test:1:13: there is no region \"north\"" },
	{ "area 1 Here gold gold", "test:1:18: \"gold\" is said already" },
	{ "region n\nregion N\narea 1 Here", "test:2:8: \"N\" is the name of another place already" },
	{ "area 1 Here\nedge Here Nowhere", "test:2:11: there is no area called \"Nowhere\"" },
	{ "area 1 Here\nedge Here 1", "test:2:1: Here does not touch itself" },
	{ "area 1 Here\narea 2 There\nedge Here There air", "test:3:17: an edge is land, sea, or land sea" },
	{ "area 1 Here\narea 2 There\nedge Here There sea 5", "test:3:21: an edge is land, sea, or land sea" },
	{ "area 1 Here\ncoast There South", "test:2:7: there is no area called \"There\"" },
	{ "area 1 Here\ncoast Here", "test:2:1: the coast's name is missing" },
	{ "area 1 Here\ncoast Here HERE", "test:2:12: \"HERE\" is the name of another place already" },
	{ "area 1 Here\ncoast Here South\ncoast Here South",
	  "test:3:12: \"South\" is the name of another place already" },
	{ "area 1 Here\ncoast Here South\ncoast South Souther",
	  "test:3:7: a coast belongs to an area, not to a coast" },
	{ "area 1 Here\ncoast Here South\nedge Here South", "test:3:1: Here does not touch itself" },
	{ "region n\narea 1 Here\ncoast Here South region=n", "test:3:18: a coast lies where its area lies" },
	{ "area 1 Here\nedge Here", "test:2:1: an area is missing" },
	{ "area 1 Here\nedges Here: k=v", "test:2:13: an area is missing" },
	{ "areas 1 Here", "test:1:1: \"areas\" is no statement of a map" },
	{ "area 1 \"Here", "test:1:8: this quote never closes" },
	{ "area 1 Here\n  edge 1 2", "test:2:3: no line may stand under a area" },
	{ "map a\nmap b\narea 1 Here", "test:2:1: the map has a name already" },
	{ "map a b c\narea 1 Here", "test:1:9: nothing more is expected here" },
};

static void test_map__what_is_wrong_is_told_with_its_place(void **state)
{
	struct arena *a = *state;

	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
		struct board b = board_of(wrong[i].text, a);
		struct map *m = NULL;
		struct err e = { 0 };

		assert_int_equal(map_read(&m, &b, b.lines, b.nlines, a, &e), ERR_SYNTAX);
		assert_str_str(str_c(e.text), str_c(wrong[i].error));
	}
}

static void test_map__ten_errors_are_told_at_once(void **state)
{
	struct arena *a = *state;
	struct buf text = buf_new(a);
	struct board b;
	struct map *m;
	struct err e = { 0 };
	size_t lines = 1;

	for (int i = 0; i < 1000; i++)
		buf_add_c(&text, "edge A B\n");
	b = board_of(text.p, a);
	assert_int_equal(map_read(&m, &b, b.lines, b.nlines, a, &e), ERR_SYNTAX);
	for (const char *p = e.text; *p; p++)
		lines += *p == '\n';
	assert_int_equal(lines, 10);
}

static void test_map__ten_thousand_areas_are_read(void **state)
{
	struct arena *a = *state;
	struct buf text = buf_new(a);
	struct map *m;

	for (int i = 10000; i > 0; i--)
		buf_addf(&text, "area %d Place%d land alias=P%d-x\n", i, i, i);
	for (int i = 1; i < 10000; i++)
		buf_addf(&text, "edge %d Place%d\n", i, i + 1);
	m = map_of(text.p, a);
	assert_int_equal(m->nareas, 10000);
	for (int i = 0; i < 9999; i++)
		assert_int_equal(map_edge(m, i, i + 1), EDGE_LAND);
	assert_int_equal(map_find(m, S("p7777-X")), 7776);
}

static void test_map__a_host_is_told_what_looks_wrong(void **state)
{
	struct arena *a = *state;
	struct map *m = map_of("area 1 Here x=1 y=1\narea 2 There\narea 3 If\narea 4 Far\narea 5 Out\n"
			       "edges Here: There If\nedge Far Out sea",
			       a);
	struct buf out = buf_new(a);

	assert_int_equal(map_remarks(m, &out), 5);
	assert_str(buf_str(&out), "Far and 1 more cannot be reached from the rest of the map\n"
				  "There has no label point (x= y=)\n"
				  "If has no label point (x= y=)\n"
				  "Far has no label point (x= y=)\n"
				  "Out has no label point (x= y=)\n");
}

static struct map *shipped(const char *path, struct arena *a)
{
	struct str text;
	struct err e = { 0 };

	assert_ok(file_read(&text, path, 0, a, &e), &e);
	return map_of(str_cstr(a, text), a);
}

static void test_map__the_shipped_maps_are_without_remarks(void **state)
{
	static const struct {
		const char *path;
		int32_t areas, regions;
		size_t edges;
	} maps[] = { { "maps/japan.map", 47, 8, 96 },
		     { "maps/tutorial.map", 8, 3, 9 },
		     { "maps/usa.map", 50, 0, 107 } };
	struct arena *a = *state;

	for (size_t i = 0; i < sizeof maps / sizeof *maps; i++) {
		struct map *m = shipped(maps[i].path, a);
		struct buf out = buf_new(a);

		assert_int_equal(map_remarks(m, &out), 0);
		assert_int_equal(m->nareas, maps[i].areas);
		assert_int_equal(m->nregions, maps[i].regions);
		assert_int_equal(m->first[m->nareas], 2 * maps[i].edges);
		assert_true(m->nlicences > 0);
	}
}

static void test_map__names_of_the_tutorial_differ_in_three_letters(void **state)
{
	struct map *m = shipped("maps/tutorial.map", *state);

	for (area_id x = 0; x < m->nareas; x++)
		for (area_id y = 0; y < x; y++)
			assert_false(str_starts(m->areas[x].slug, str_sub(m->areas[y].slug, 0, 3)));
}

TEST_MAIN(TEST_ARENA(test_map__areas_stand_in_the_order_of_their_numbers),
	  TEST_ARENA(test_map__an_area_is_found_by_whatever_people_call_it),
	  TEST_ARENA(test_map__regions_know_their_areas_and_attributes), TEST_ARENA(test_map__edges_hold_both_ways),
	  TEST_ARENA(test_map__an_edge_may_be_land_and_sea),
	  TEST_ARENA(test_map__ships_reach_a_coast_from_its_own_seas_only),
	  TEST_ARENA(test_map__rules_that_know_no_coasts_meet_none), TEST_ARENA(test_map__an_edge_may_be_said_twice),
	  TEST_ARENA(test_map__a_kind_of_its_own_may_be_water), TEST_ARENA(test_map__a_block_keeps_its_own_text),
	  TEST_ARENA(test_map__what_is_wrong_is_told_with_its_place), TEST_ARENA(test_map__ten_errors_are_told_at_once),
	  TEST_ARENA(test_map__ten_thousand_areas_are_read), TEST_ARENA(test_map__a_host_is_told_what_looks_wrong),
	  TEST_ARENA(test_map__the_shipped_maps_are_without_remarks),
	  TEST_ARENA(test_map__names_of_the_tutorial_differ_in_three_letters))
