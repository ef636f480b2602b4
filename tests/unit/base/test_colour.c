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

TEST_MAIN(cmocka_unit_test(test_colours__have_names_that_differ),
	  cmocka_unit_test(test_colour__is_called_by_its_first_name))
