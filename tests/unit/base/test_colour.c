/* The table of colours. */
#include "test.h"

#include "base/colour.h"

static void test_colours__have_names_that_differ(void **state)
{
	(void)state;
	for (const struct colour *a = colours; a->name; a++)
		for (const struct colour *b = a + 1; b->name; b++)
			assert_string_not_equal(a->name, b->name);
}

static void test_colour__is_called_by_its_first_name(void **state)
{
	(void)state;
	assert_string_equal(colour_name(0x008080), "teal");
	assert_string_equal(colour_name(0x808080), "gray");
	assert_null(colour_name(0x123456));
}

/* The named colours of CSS Color Module Level 3, 4.3, as they stand there. */
static const char css[] =
	"aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet "
	"brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan "
	"darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen "
	"darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey "
	"darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite "
	"forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew "
	"hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue "
	"lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon "
	"lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime "
	"limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple "
	"mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue "
	"mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid "
	"palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum "
	"powderblue purple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna "
	"silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato "
	"turquoise violet wheat white whitesmoke yellow yellowgreen ";

static void test_colour__is_found_by_every_name_of_css(void **state)
{
	struct str rest = str_c(css), name;
	size_t n = 0;

	(void)state;
	while (str_cut(&rest, ' ', &name)) {
		if (!name.n)
			continue;
		assert_true(colour_find(name) >= 0);
		assert_non_null(colour_name(colour_find(name)));
		n++;
	}
	assert_int_equal(n, 147);
	assert_int_equal(colour_find(STR("Chocolate")), 0xd2691e);
	assert_int_equal(colour_find(STR("darkolivegreen")), 0x556b2f);
	assert_int_equal(colour_find(STR("chocolat")), -1);
	assert_int_equal(colour_find(STR("chocolates")), -1);
	assert_int_equal(colour_find(STR("")), -1);
}

TEST_MAIN(cmocka_unit_test(test_colours__have_names_that_differ),
	  cmocka_unit_test(test_colour__is_called_by_its_first_name),
	  cmocka_unit_test(test_colour__is_found_by_every_name_of_css))
