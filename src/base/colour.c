/*
 * colour: the tables. What stands first is ours, as it looks well on a map; the other names and their values are those
 * of CSS (W3C, CSS Color Module Level 3, section 4.3). Names of greys and whites are known so that they can be refused
 * by name (rules/common/palette.c).
 */
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
	{ "jet black", 0x0a0a0a },
	{ "snow white", 0xfffafa },
	{ "slate gray", 0x708090 },
	{ "slate grey", 0x708090 },
	{ "dim gray", 0x696969 },
	{ "dim grey", 0x696969 },
	{ "white smoke", 0xf5f5f5 },
	{ "ghost white", 0xf8f8ff },
	{ "floral white", 0xfffaf0 },
	{ "antique white", 0xfaebd7 },
	{ "navajo white", 0xffdead },
	{ "alice blue", 0xf0f8ff },
	{ "blanched almond", 0xffebcd },
	{ "blue violet", 0x8a2be2 },
	{ "cadet blue", 0x5f9ea0 },
	{ "cornflower blue", 0x6495ed },
	{ "dark cyan", 0x008b8b },
	{ "dark goldenrod", 0xb8860b },
	{ "dark khaki", 0xbdb76b },
	{ "dark magenta", 0x8b008b },
	{ "dark olive green", 0x556b2f },
	{ "dark orange", 0xff8c00 },
	{ "dark orchid", 0x9932cc },
	{ "dark salmon", 0xe9967a },
	{ "dark sea green", 0x8fbc8f },
	{ "dark slate blue", 0x483d8b },
	{ "dark slate gray", 0x2f4f4f },
	{ "dark slate grey", 0x2f4f4f },
	{ "dark turquoise", 0x00ced1 },
	{ "dark violet", 0x9400d3 },
	{ "deep pink", 0xff1493 },
	{ "deep sky blue", 0x00bfff },
	{ "dodger blue", 0x1e90ff },
	{ "forest green", 0x228b22 },
	{ "green yellow", 0xadff2f },
	{ "hot pink", 0xff69b4 },
	{ "indian red", 0xcd5c5c },
	{ "lavender blush", 0xfff0f5 },
	{ "lawn green", 0x7cfc00 },
	{ "lemon chiffon", 0xfffacd },
	{ "light coral", 0xf08080 },
	{ "light cyan", 0xe0ffff },
	{ "light goldenrod yellow", 0xfafad2 },
	{ "light pink", 0xffb6c1 },
	{ "light salmon", 0xffa07a },
	{ "light sea green", 0x20b2aa },
	{ "light sky blue", 0x87cefa },
	{ "light slate gray", 0x778899 },
	{ "light slate grey", 0x778899 },
	{ "light steel blue", 0xb0c4de },
	{ "light yellow", 0xffffe0 },
	{ "lime green", 0x32cd32 },
	{ "medium aquamarine", 0x66cdaa },
	{ "medium blue", 0x0000cd },
	{ "medium orchid", 0xba55d3 },
	{ "medium purple", 0x9370db },
	{ "medium sea green", 0x3cb371 },
	{ "medium slate blue", 0x7b68ee },
	{ "medium spring green", 0x00fa9a },
	{ "medium turquoise", 0x48d1cc },
	{ "medium violet red", 0xc71585 },
	{ "midnight blue", 0x191970 },
	{ "mint cream", 0xf5fffa },
	{ "misty rose", 0xffe4e1 },
	{ "old lace", 0xfdf5e6 },
	{ "olive drab", 0x6b8e23 },
	{ "orange red", 0xff4500 },
	{ "pale goldenrod", 0xeee8aa },
	{ "pale green", 0x98fb98 },
	{ "pale turquoise", 0xafeeee },
	{ "pale violet red", 0xdb7093 },
	{ "papaya whip", 0xffefd5 },
	{ "peach puff", 0xffdab9 },
	{ "powder blue", 0xb0e0e6 },
	{ "rosy brown", 0xbc8f8f },
	{ "royal blue", 0x4169e1 },
	{ "saddle brown", 0x8b4513 },
	{ "sandy brown", 0xf4a460 },
	{ "sea green", 0x2e8b57 },
	{ "sky blue", 0x87ceeb },
	{ "slate blue", 0x6a5acd },
	{ "spring green", 0x00ff7f },
	{ "steel blue", 0x4682b4 },
	{ "yellow green", 0x9acd32 },
	{ NULL, 0 },
};

/* Words that people write of other things too. */
static const struct colour words[] = {
	{ "ivory", 0xfffff0 },     { "charcoal", 0x36454f },   { "ebony", 0x282c28 },
	{ "aqua", 0x00ffff },      { "aquamarine", 0x7fffd4 }, { "azure", 0xf0ffff },
	{ "bisque", 0xffe4c4 },    { "burlywood", 0xdeb887 },  { "chartreuse", 0x7fff00 },
	{ "chocolate", 0xd2691e }, { "cornsilk", 0xfff8dc },   { "firebrick", 0xb22222 },
	{ "fuchsia", 0xff00ff },   { "gainsboro", 0xdcdcdc },  { "goldenrod", 0xdaa520 },
	{ "honeydew", 0xf0fff0 },  { "khaki", 0xf0e68c },      { "linen", 0xfaf0e6 },
	{ "moccasin", 0xffe4b5 },  { "orchid", 0xda70d6 },     { "peru", 0xcd853f },
	{ "plum", 0xdda0dd },      { "seashell", 0xfff5ee },   { "sienna", 0xa0522d },
	{ "snow", 0xfffafa },      { "tan", 0xd2b48c },        { "thistle", 0xd8bfd8 },
	{ "tomato", 0xff6347 },    { "wheat", 0xf5deb3 },      { NULL, 0 },
};

static bool is_called(const char *name, struct str text)
{
	size_t i = 0;

	for (; *name; name++) {
		if (*name == ' ')
			continue;
		if (i == text.n || (text.p[i] | 32) != *name)
			return false;
		i++;
	}
	return i == text.n;
}

static int32_t find(const struct colour *c, struct str text)
{
	for (; c->name; c++)
		if (is_called(c->name, text))
			return c->rgb;
	return -1;
}

int32_t colour_find(struct str text)
{
	const int32_t rgb = find(colours, text);

	return rgb < 0 ? find(words, text) : rgb;
}

static const char *name_in(const struct colour *c, int32_t rgb)
{
	for (; c->name; c++)
		if (c->rgb == rgb)
			return c->name;
	return NULL;
}

const char *colour_name(int32_t rgb)
{
	const char *name = name_in(colours, rgb);

	return name ? name : name_in(words, rgb);
}
