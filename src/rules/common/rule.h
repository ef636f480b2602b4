/*
 * rule: marks the place in code where a rule of the book acts. In every ordinary build RULE("7.2")
 * is `true` and costs nothing. In a build with -DPBP_MUTANTS it is false for the one rule that the
 * environment variable PBP_MUTANT names: `make mutants` switches the rules off one by one, and at
 * least one scenario has to notice each of them. It is the only place below src/app that reads the
 * environment, and no binary that is installed contains it. THE_RULE("7.2") names the rule by which code
 * that several rulesets share acts for one of them.
 */
#ifndef PBP_RULES_COMMON_RULE_H
#define PBP_RULES_COMMON_RULE_H

#include <stdbool.h>

#ifdef PBP_MUTANTS
bool rule_holds(const char *id);
#define RULE(id) rule_holds(id)
#else
#define RULE(id) true
#endif
#define THE_RULE(id) id

#endif
