/* fact: what players ask of how a game stands. */
#include "rules/common/fact.h"

#include "rules/states/notes.h"
#include "rules/states/turn.h"

void st_fact(const struct view *v, enum fact what, seat_id of, struct notes *notes)
{
	static const struct stage_facts told = { STAGE_FACT_NOTES };

	stage_fact(v, what, of, &told, notes);
}
