/*
 * nation: what nations must or may do in Fall, who decides it, and the orders by which they do.
 */
#ifndef PBP_HEGEMON_NATION_H
#define PBP_HEGEMON_NATION_H

#include "play/turn.h"
#include "rules/hegemon/board.h"

struct need {
	region_id nation;
	int32_t cities, units;
	int32_t builds; /* HEG-FALL-4: at the most */
	int32_t excess; /* HEG-FALL-3: exactly */
	seat_id leader; /* who decides alone; SEAT_NONE: all who have a say vote */
};
struct need heg_need(const struct state *s, region_id nation);
static inline bool heg_has_need(const struct need *n)
{
	return n->builds > 0 || n->excess > 0;
}

/* Whether the nation may build there (option build_sites), and all such spaces. */
bool heg_is_site(const struct state *s, region_id nation, area_id area);
text_id heg_sites(const struct state *s, region_id nation, struct arena *a);
/* HEG-NACT-2: votes count until then; WHEN_NEVER: until Fall ends. */
when heg_vote_closes(const struct state *s);
/* The nation an order of Fall is about: as it says, or as its city or unit is; REGION_NONE: not clear. */
region_id heg_nation_of(const struct state *s, const struct command *c);
/* Of orders about nations, for later mails to replace (HEG-NACT-1). */
int32_t heg_nation_subject(const struct view *v, const struct command *c);
int32_t heg_disband_subject(const struct view *v, const struct command *c);
int32_t heg_nation_done_subject(const struct view *v, const struct command *c);

void heg_build_check(const struct view *v, const struct command *c, struct notes *notes);
void heg_no_build_check(const struct view *v, const struct command *c, struct notes *notes);
void heg_nation_done_check(const struct view *v, const struct command *c, struct notes *notes);
/* In Fall of a nation's unit, in Summer of a routed one. */
void heg_disband_check(const struct view *v, const struct command *c, struct notes *notes);
/* What only a whole mail shows: too few units named. */
void heg_check_sheet(const struct view *v, const struct command *const *list, size_t n, struct notes *notes);

#endif
