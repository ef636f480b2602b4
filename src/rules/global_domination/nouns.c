/*
 * nouns: the words of Global Domination for units, things and money.
 */
#include "rules/global_domination/tables.h"
#include "rules/global_domination/verbs.h"

const struct noun_row gd_nouns[] = {
	/* While there is one unit type, every word for armed people means it. */
	{ NOUN_UNIT, TROOP, "troop", "troops", "unit|army|armies|man|men|soldier|force|warrior|guy|people|fighter" },
	{ NOUN_NUMBER, 0, "influence", "influence", "influence point|influence points|point|pt|pts|ip" },
	{ NOUN_THING, FORTRESS, "fortress", "fortresses", "fort|castle" },
	{ NOUN_THING, RUIN, "ruin", NULL, "ruins" },
	{ NOUN_THING, GARRISON, "garrison", "garrisons", NULL },
	{ NOUN_THING, BIVOUAC, "bivouac", "bivouacs", "bivouack" },
	{ NOUN_THING, TREBUCHET, "trebuchet", "trebuchets", "treb|catapult" },
	{ NOUN_THING, HEADQUARTER, "headquarter", "headquarters", "hq|headquarters" },
	{ NOUN_THING, CROP_SUPPLY, "crop supply", "crop supplies", "crop|supply|crops" },
	{ NOUN_THING, BAG_OF_SALT, "bag of salt", "bags of salt", "salt bag|salt" },
	{ NOUN_THING, DYNAMITE, "dynamite", "dynamites", "stick of dynamite|sticks of dynamite|dynamite stick|tnt" },
	{ NOUN_THING, WASTELAND, "wasteland", "wastelands", "waste land" },
	{ NOUN_THING, AIM_WALLS, "target the walls", NULL,
	  "walls|wall|target walls|aim walls|aim at walls|targeting the walls|aim at the walls|aiming at the walls|"
	  "target the fortress|aim for the walls" },
	{ NOUN_THING, AIM_UNITS, "target the units", NULL,
	  "target units|aim units|aim at units|targeting the units|aim at the units|aiming at the units|target the troops|"
	  "target troops|targeting the troops|aim at the troops|aim for the units|aim for the troops" },
	{ NOUN_NONE, 0, NULL, NULL, NULL },
};
