/* Colours for seats. */
#include "test.h"

#include "rules/common/palette.h"

static void test_colour__is_dull_where_it_could_be_taken_for_neutral_land(void **state)
{
	static const int32_t dull[] = { 0x000000, 0xffffff, 0x808080, 0xd3d3d3, 0x708090, 0xfaf9f6,
					0x200000, 0xfffff0, 0x36454f, 0xfaebd7, 0xffdead, 0x270000 };
	static const int32_t fine[] = { 0x008080, 0x800000, 0x1b2a6b, 0xd8c9a3, 0x4b0082, 0x280000 };

	(void)state;
	for (size_t i = 0; i < sizeof dull / sizeof *dull; i++)
		assert_true(colour_is_dull(dull[i]));
	for (size_t i = 0; i < sizeof fine / sizeof *fine; i++)
		assert_false(colour_is_dull(fine[i]));
}

TEST_MAIN(cmocka_unit_test(test_colour__is_dull_where_it_could_be_taken_for_neutral_land))
