/*
 * rule: the switch behind RULE() in builds for mutation tests; nothing in any other build.
 */
#include "rules/common/rule.h"

#ifdef PBP_MUTANTS
bool rule_holds(const char *id)
{
	const char *off = getenv("PBP_MUTANT");

	return off == NULL || strcmp(off, id) != 0;
}
#else
typedef int rule_is_a_constant_here; /* ISO C wants a declaration in every file */
#endif
