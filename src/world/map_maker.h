/*
 * map_maker: a map in the making, statement by statement (map_read.c); edges are map_edges.c. For those files only.
 */
#ifndef PBP_WORLD_MAP_MAKER_H
#define PBP_WORLD_MAP_MAKER_H

#include "base/buf.h"
#include "world/map.h"
#include "world/names.h"

struct kind {
	struct str name;
	bool is_land;
};

struct draft { /* an area in the making */
	struct area area;
	struct str region;
	struct span at, region_at;
};

struct edge {
	area_id from, to;
	enum edge_kind kind;
	struct span at;
};

struct maker {
	const struct board *board;
	const struct board_line *line;
	struct arena *arena;
	struct map *map;
	VEC(struct kind) kinds;
	VEC(struct draft) areas, coasts;
	VEC(struct region) regions;
	VEC(struct edge) edges;
	VEC(struct str) licences;
	struct names *area_names, *region_names;
	struct buf errors;
	unsigned nerrors;
};

/* At most so many errors as are read at once. */
__attribute__((format(printf, 3, 4))) void maker_complain(struct maker *m, struct span at, const char *fmt, ...);
const struct board_word *maker_word(const struct maker *m, size_t i);
/* The i-th word when it is there, bare and holds something; complains else. */
bool maker_need_word(struct maker *m, size_t i, const char *what, struct str *out);
area_id maker_need_area(struct maker *m, const struct board_word *w, struct str name);
void maker_read_edge(struct maker *m);
/* `edges Tokyo: Chiba Saitama`; the colon may stand apart, as behind a quote. */
void maker_read_edges(struct maker *m);
void maker_settle_edges(struct maker *m);

#endif
