/* Every zone of grammar/zones.def is one that pbp can reckon with, and stands there once. */
#include "test.h"

#include "base/clock.h"

static const struct {
	const char *name, *posix;
} zones[] = {
#define ZONE(name, posix) { name, posix },
#include "../../../grammar/zones.def"
#undef ZONE
};

static void each_zone_can_be_reckoned_with(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof zones / sizeof *zones; i++) {
		struct zone z;

		if (zone_parse(&z, str_c(zones[i].posix), NULL))
			fail_msg("%s: %s", zones[i].name, zones[i].posix);
		assert_true(!i || strcmp(zones[i - 1].name, zones[i].name) < 0);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(each_zone_can_be_reckoned_with),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
