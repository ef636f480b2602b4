/* map: questions to a map that stands; map_read.c makes one. */
#include "world/map.h"

#include "base/buf.h"
#include "world/names.h"

/* Areas are in the order of their numbers. */
static area_id find_number(const struct map *m, int64_t number)
{
	int32_t low = 0, high = m->nareas;

	while (low < high) {
		int32_t middle = low + (high - low) / 2;

		if (m->areas[middle].number < number)
			low = middle + 1;
		else
			high = middle;
	}
	return low < m->nareas && m->areas[low].number == number ? low : AREA_NONE;
}

area_id map_find(const struct map *m, struct str name)
{
	int64_t number;

	if (!m->nareas)
		return AREA_NONE;
	return str_to_int(name, &number) ? find_number(m, number) : names_find(m->area_names, name);
}

region_id map_find_region(const struct map *m, struct str name)
{
	return names_find(m->region_names, name);
}

enum edge_kind map_edge(const struct map *m, area_id a, area_id b)
{
	uint32_t low, high;

	if (a < 0 || a >= m->nplaces)
		return EDGE_NONE;
	if (b >= m->nareas && a < m->nareas) /* no list of an area names a coast */
		return b < m->nplaces ? map_edge(m, b, a) : EDGE_NONE;
	low = m->first[a];
	high = m->first[a + 1];
	while (low < high) {
		uint32_t middle = low + (high - low) / 2;

		if (m->neighbours[middle].area == b)
			return m->neighbours[middle].kind;
		if (m->neighbours[middle].area < b)
			low = middle + 1;
		else
			high = middle;
	}
	return EDGE_NONE;
}

bool attr_get(const struct attr *attrs, size_t n, const char *key, struct str *value)
{
	for (size_t i = 0; i < n; i++)
		if (str_eq_c(attrs[i].key, key)) {
			*value = attrs[i].value;
			return true;
		}
	return false;
}

/* ---- remarks ---- */

/* Numbers the pieces of the map that hang together; sizes[p] counts the areas of piece p. */
static int32_t find_pieces(const struct map *m, int32_t *piece, int32_t *sizes, area_id *queue)
{
	int32_t npieces = 0;

	for (area_id a = 0; a < m->nareas; a++)
		piece[a] = -1;
	for (area_id start = 0; start < m->nareas; start++) {
		int32_t head = 0, tail = 0;

		if (piece[start] >= 0)
			continue;
		piece[start] = npieces;
		for (queue[tail++] = start; head < tail; head++) {
			size_t n;
			const struct neighbour *next = map_neighbours(m, queue[head], &n);

			for (size_t i = 0; i < n; i++)
				if (piece[next[i].area] < 0) {
					piece[next[i].area] = npieces;
					queue[tail++] = next[i].area;
				}
		}
		sizes[npieces++] = tail;
	}
	return npieces;
}

static int32_t largest(const int32_t *sizes, int32_t n)
{
	int32_t best = 0;

	for (int32_t i = 1; i < n; i++)
		if (sizes[i] > sizes[best])
			best = i;
	return best;
}

/* One line for every piece but the largest, at its first area. */
static size_t remark_islands(const struct map *m, struct buf *out)
{
	struct arena scratch = ARENA_INIT;
	size_t n = (size_t)m->nareas, lines = 0;
	int32_t *piece = ARENA_ARRAY(&scratch, int32_t, n), *sizes = ARENA_ARRAY(&scratch, int32_t, n);
	area_id *queue = ARENA_ARRAY(&scratch, area_id, n);
	int32_t npieces = find_pieces(m, piece, sizes, queue), main_piece = largest(sizes, npieces);

	for (area_id a = 0, seen = -1; a < m->nareas; a++) {
		if (piece[a] <= seen)
			continue;
		seen = piece[a];
		if (seen == main_piece)
			continue;
		buf_addf(out, "%.*s", STR_ARG(m->areas[a].name));
		if (sizes[seen] > 1)
			buf_addf(out, " and %d more", (int)sizes[seen] - 1);
		buf_add_c(out, " cannot be reached from the rest of the map\n");
		lines++;
	}
	arena_release(&scratch);
	return lines;
}

/* Only where the others have one: a map without any drawing has none. */
static size_t remark_unplaced(const struct map *m, struct buf *out)
{
	size_t placed = 0, lines = 0;

	for (area_id a = 0; a < m->nareas; a++)
		placed += m->areas[a].placed;
	for (area_id a = 0; a < m->nareas && placed; a++)
		if (!m->areas[a].placed) {
			buf_addf(out, "%.*s has no label point (x= y=)\n", STR_ARG(m->areas[a].name));
			lines++;
		}
	return lines;
}

size_t map_remarks(const struct map *m, struct buf *out)
{
	size_t lines = remark_islands(m, out);

	return lines + remark_unplaced(m, out);
}
