/*
 * map: the places of a game and how they touch. Read once per run from a file
 * a host can write in a text editor (maps/NAME.map, maps/README.md), never changed.
 *
 *	map japan "Japan, 47 prefectures"
 *	licence "CC BY 4.0: ..."             source and licence of the data, one line each
 *	kind lake sea                        kinds of areas, on land where nothing is said; land and sea are there already
 *	region kanto "Kanto" bonus=4
 *	area 13 Tokyo land region=kanto alias=JP-13 alias=TYO x=342 y=341 wasteland
 *	coast Brume "Brume north shore"      a part of an area that ships reach from some seas only
 *	edge Tokyo Chiba land                by name, alias or number; land, sea, or both
 *	edges Tokyo: Chiba Saitama "Kanagawa"
 *
 * Invariants: area_id counts 0..n-1 in the order of the numbers, so the lowest
 * territory ID of a rulebook is the lowest area_id; coasts follow, from n on, and rules that
 * count areas never meet one. Edges are symmetric, no area touches itself, a pair has one edge
 * (said as land and as sea it is both). An area touches what its coasts touch, and its list
 * names no coast. Names and aliases differ when folded, and none is a number.
 * Unknown keys and bare words of an area or region are kept as attributes:
 * what they mean is a ruleset's business.
 */
#ifndef PBP_WORLD_MAP_H
#define PBP_WORLD_MAP_H

#include "base/board.h"
#include "base/vec.h"

typedef int32_t area_id, region_id;
#define AREA_NONE ((area_id)-1)
#define REGION_NONE ((region_id)-1)

enum edge_kind { EDGE_NONE, EDGE_LAND, EDGE_SEA, EDGE_BOTH = EDGE_LAND | EDGE_SEA };

struct attr {
	struct str key, value; /* a bare word has an empty value */
};

struct area {
	int32_t number; /* as the map gives it: the territory ID */
	struct str name, slug;
	struct str kind; /* "land", "sea", ... */
	bool is_land;
	region_id region;
	const struct str *aliases;
	size_t naliases;
	const struct attr *attrs;
	size_t nattrs;
	bool placed;  /* x and y are given */
	int32_t x, y; /* where a label stands, in the units of the map's geometry */
	area_id of;   /* of a coast: the area it belongs to; its number, kind and region are that area's */
};

struct region {
	struct str name, slug;
	const struct attr *attrs;
	size_t nattrs;
	const area_id *areas;
	size_t nareas;
};

struct neighbour {
	area_id area;
	enum edge_kind kind;
};

struct names; /* world/names.h */
struct map {
	struct str name, title;
	const struct str *licences;
	size_t nlicences;
	const struct area *areas;
	int32_t nareas, nplaces; /* the coasts stand behind the areas */
	const struct region *regions;
	int32_t nregions;
	const struct neighbour *neighbours; /* of area a: [first[a], first[a + 1]), by area_id */
	const uint32_t *first;
	struct str text; /* the source as read: what history keeps */
	const struct names *area_names, *region_names;
};

/* lines: the statements of the map (a whole file, or the block of "map inline"). Errors of the map are
 * ERR_SYNTAX with file:line:column; all of them, a line each, up to ten. The map points into the board. */
int map_read(struct map **out, const struct board *b, const struct board_line *lines, size_t n, struct arena *a,
	     struct err *e);

/* The area to which a place belongs: itself, but for a coast. */
static inline area_id map_whole(const struct map *m, area_id a)
{
	return a < m->nareas ? a : m->areas[a].of;
}
/* By number, slug, alias or folded name, exactly: an area or a coast; AREA_NONE. */
area_id map_find(const struct map *m, struct str name);
region_id map_find_region(const struct map *m, struct str name);
enum edge_kind map_edge(const struct map *m, area_id a, area_id b); /* O(log degree) */
static inline const struct neighbour *map_neighbours(const struct map *m, area_id a, size_t *n)
{
	*n = m->first[a + 1] - m->first[a];
	return m->neighbours + m->first[a];
}
/* The value of an attribute; false when it is not there. A bare word has an empty value. */
bool attr_get(const struct attr *attrs, size_t n, const char *key, struct str *value);

/* What a host should look at although the map reads: islands (areas that cannot be reached), areas
 * without label point. One text line each into out; names that are words of orders: disk/lint.h. */
struct buf;
size_t map_remarks(const struct map *m, struct buf *out);

#endif
