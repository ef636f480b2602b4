/*
 * palette: names and values as players write them (the same values that the order language gives its
 * colour words).
 */
#include "rules/common/palette.h"

static const struct {
	const char *name;
	int32_t rgb;
} palette[] = {
	{ "red", 0xd62728 },       { "blue", 0x1f5fbf },    { "green", 0x2ca02c },
	{ "orange", 0xff7f0e },    { "purple", 0x7b3fa0 },  { "teal", 0x008080 },
	{ "brown", 0x8c564b },     { "pink", 0xf781bf },    { "yellow", 0xf2c80f },
	{ "navy", 0x1b2a6b },      { "olive", 0x808000 },   { "cyan", 0x00bcd4 },
	{ "maroon", 0x800000 },    { "magenta", 0xd81b9a }, { "lime", 0x9acd32 },
	{ "gold", 0xd4a017 },      { "indigo", 0x4b0082 },  { "salmon", 0xfa8072 },
	{ "violet", 0x8f3fd1 },    { "mint", 0x6fcf97 },    { "crimson", 0xdc143c },
	{ "turquoise", 0x40e0d0 }, { "coral", 0xff6f50 },   { "lavender", 0xb497d6 },
	{ "beige", 0xd8c9a3 },     { "scarlet", 0xff2400 },
};
#define PALETTE (sizeof palette / sizeof *palette)

/* Greys and whites by name whose channels are 32 or more apart: the slate greys, antique and navajo white. */
static const int32_t tinted[] = { 0x708090, 0x2f4f4f, 0x778899, 0xfaebd7, 0xffdead };

const char *palette_name(int32_t rgb)
{
	for (size_t i = 0; i < PALETTE; i++)
		if (palette[i].rgb == rgb)
			return palette[i].name;
	return NULL;
}

static int32_t colour_named(struct str name)
{
	for (size_t i = 0; i < PALETTE; i++)
		if (str_eq_nocase(name, str_c(palette[i].name)))
			return palette[i].rgb;
	return -1;
}

int32_t palette_for(const struct state *s, struct str name)
{
	int32_t own = colour_named(name);

	return own >= 0 && colour_owner(s, own, SEAT_NONE) == SEAT_NONE ? own : palette_free(s);
}

seat_id colour_owner(const struct state *s, int32_t rgb, seat_id but)
{
	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, s, TABLE_SEAT, i);

		if (seat->colour == rgb && seat->seat != but)
			return seat->seat;
	}
	return SEAT_NONE;
}

int32_t palette_free(const struct state *s)
{
	for (size_t i = 0; i < PALETTE; i++)
		if (colour_owner(s, palette[i].rgb, SEAT_NONE) == SEAT_NONE &&
		    seat_by_name(s, str_c(palette[i].name)) == SEAT_NONE)
			return palette[i].rgb;
	return -1;
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
	return most - least < 32;
}
