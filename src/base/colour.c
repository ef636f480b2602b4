/* colour: the table. Names of greys and whites are known so that they can be refused by name. */
#include "base/colour.h"

#include <stddef.h>

const struct colour colours[] = {
	{ "red", 0xd62728 },
	{ "blue", 0x1f5fbf },
	{ "green", 0x2ca02c },
	{ "yellow", 0xf2c80f },
	{ "orange", 0xff7f0e },
	{ "purple", 0x7b3fa0 },
	{ "violet", 0x8f3fd1 },
	{ "pink", 0xf781bf },
	{ "teal", 0x008080 },
	{ "cyan", 0x00bcd4 },
	{ "turquoise", 0x40e0d0 },
	{ "brown", 0x8c564b },
	{ "magenta", 0xd81b9a },
	{ "lime", 0x9acd32 },
	{ "olive", 0x808000 },
	{ "navy", 0x1b2a6b },
	{ "maroon", 0x800000 },
	{ "gold", 0xd4a017 },
	{ "silver", 0xc0c0c0 },
	{ "beige", 0xd8c9a3 },
	{ "crimson", 0xdc143c },
	{ "indigo", 0x4b0082 },
	{ "lavender", 0xb497d6 },
	{ "mint", 0x6fcf97 },
	{ "salmon", 0xfa8072 },
	{ "coral", 0xff6f50 },
	{ "scarlet", 0xff2400 },
	{ "black", 0x000000 },
	{ "white", 0xffffff },
	{ "gray", 0x808080 },
	{ "grey", 0x808080 },
	{ "light blue", 0x7fb2e5 },
	{ "dark blue", 0x0b2f6b },
	{ "light green", 0x90ee90 },
	{ "dark green", 0x0b5d1e },
	{ "dark red", 0x8b0000 },
	{ "light gray", 0xd3d3d3 },
	{ "light grey", 0xd3d3d3 },
	{ "dark gray", 0x505050 },
	{ "dark grey", 0x505050 },
	{ "off white", 0xfaf9f6 },
	/* these no player is given (rules/common/palette.c), but whoever names one is told so */
	{ "offwhite", 0xfaf9f6 },
	{ "ivory", 0xfffff0 },
	{ "charcoal", 0x36454f },
	{ "ebony", 0x282c28 },
	{ "jet black", 0x0a0a0a },
	{ "snow white", 0xfffafa },
	{ "slate gray", 0x708090 },
	{ "slate grey", 0x708090 },
	{ "slategray", 0x708090 },
	{ "slategrey", 0x708090 },
	{ "lightgray", 0xd3d3d3 },
	{ "lightgrey", 0xd3d3d3 },
	{ "darkgray", 0x505050 },
	{ "darkgrey", 0x505050 },
	{ "dim gray", 0x696969 },
	{ "dim grey", 0x696969 },
	{ "dimgray", 0x696969 },
	{ "dimgrey", 0x696969 },
	{ "gainsboro", 0xdcdcdc },
	{ "white smoke", 0xf5f5f5 },
	{ "whitesmoke", 0xf5f5f5 },
	{ "ghost white", 0xf8f8ff },
	{ "ghostwhite", 0xf8f8ff },
	{ "floral white", 0xfffaf0 },
	{ "antique white", 0xfaebd7 },
	{ "navajo white", 0xffdead },
	{ NULL, 0 },
};

const char *colour_name(int32_t rgb)
{
	for (const struct colour *c = colours; c->name; c++)
		if (c->rgb == rgb)
			return c->name;
	return NULL;
}
