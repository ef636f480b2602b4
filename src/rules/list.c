/*
 * list: every ruleset there is. The only file that names them all.
 */
#include "play/ruleset.h"

extern const struct ruleset ruleset_armies;
extern const struct ruleset ruleset_global_domination;
extern const struct ruleset ruleset_gilmoria;
extern const struct ruleset ruleset_hegemon;
extern const struct ruleset ruleset_states;

const struct ruleset *const rulesets[] = {
	&ruleset_armies, &ruleset_global_domination, &ruleset_gilmoria, &ruleset_hegemon, &ruleset_states, NULL,
};

const struct ruleset *ruleset_by_name(struct str name)
{
	for (size_t i = 0; rulesets[i] != NULL; i++)
		if (str_eq_c(name, rulesets[i]->name))
			return rulesets[i];
	return NULL;
}
