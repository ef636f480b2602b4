/* palette: base/colour.h, one to a seat. */
#include "rules/common/palette.h"

#include "base/colour.h"

/* So far its channels must be apart for a colour to be told from white, grey and black on a map. */
enum { TINT = 40 };
/* White by name though they are further apart: navajo white. */
static const int32_t tinted[] = { 0xffdead };

seat_id colour_owner(const struct state *s, int32_t rgb, seat_id but)
{
	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, s, TABLE_SEAT, i);

		if (seat->colour == rgb && seat->seat != but)
			return seat->seat;
	}
	return SEAT_NONE;
}

/* White, grey and black stand in the table too. */
static bool is_free(const struct state *s, const struct colour *c)
{
	return !colour_is_dull(c->rgb) && colour_owner(s, c->rgb, SEAT_NONE) == SEAT_NONE;
}

int32_t palette_free(const struct state *s)
{
	for (const struct colour *c = colours; c->name; c++)
		if (is_free(s, c) && seat_by_name(s, str_c(c->name)) == SEAT_NONE)
			return c->rgb;
	return -1;
}

int32_t palette_for(const struct state *s, struct str name)
{
	for (const struct colour *c = colours; c->name; c++)
		if (str_eq_nocase(name, str_c(c->name)) && is_free(s, c))
			return c->rgb;
	return palette_free(s);
}

bool colour_is_dull(int32_t rgb)
{
	int32_t r = rgb >> 16 & 0xff, g = rgb >> 8 & 0xff, b = rgb & 0xff;
	int32_t most = r > g ? r : g, least = r < g ? r : g;

	most = b > most ? b : most;
	least = b < least ? b : least;
	for (size_t i = 0; i < sizeof tinted / sizeof *tinted; i++)
		if (tinted[i] == rgb)
			return true;
	return most - least < TINT;
}
