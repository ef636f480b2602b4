/* withheld: see withheld.h. */
#include "verdict/withheld.h"

#include <string.h>

#include "bind/label.h"
#include "bind/talk.h"
#include "bind/weigh.h"
#include "order/roles.h"

#define IS(name) SAYS_ROLE(name)

/* Another's, or like what withholds. A name in it is of the order: "Ohio: all to Utah"; what puts right opens another: "no, rather:". */
static bool withholds(const struct task *t, struct str label)
{
	const struct words w = words_said(label, t->arena);
	const roles rights = IS(STOP_CORRECTION) | IS(RATHER) | IS(CHANGES) | IS(INSTEAD) | IS(DENIAL);
	const enum label is = label_judge(t->view, label);
	if (is == LABEL_NEUTRAL || words_have(&w, rights) || talk_names_of_game(t->view, label))
		return false;
	return (is == LABEL_ANOTHERS && weigh(label) > WEIGHT_TOLD) ||
	       (weighs_against(label) && weigh(label) >= WEIGHT_ODD);
}

bool withheld_by_label(const struct task *t, struct span line)
{
	const struct str text = t->source->text;
	for (uint32_t i = line.from, from = i; i < line.to; i++) {
		if (text.p[i] == ':' && withholds(t, str_trim(str_sub(text, from, i))))
			return true;
		from = strchr(".:;!?\n", text.p[i]) ? i + 1 : from;
	}
	return false;
}
