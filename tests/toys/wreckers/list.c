/*
 * list: a program that has Wreckers in place of the rulesets of src/rules/list.c.
 */
#include "play/ruleset.h"

extern const struct ruleset ruleset_wreckers;

const struct ruleset *const rulesets[] = { &ruleset_wreckers, NULL };

const struct ruleset *ruleset_by_name(struct str name)
{
	return str_eq_c(name, ruleset_wreckers.name) ? &ruleset_wreckers : NULL;
}
