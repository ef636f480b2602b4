/*
 * tactics: what a warlord's manner adds to a diplomatic action, what it costs, and how long a failure
 * closes the ear of the one who was addressed.
 */
#ifndef PBP_GILMORIA_TACTICS_H
#define PBP_GILMORIA_TACTICS_H

#include "play/view.h"
#include "play/turn.h"
#include "rules/gilmoria/notes.h"
#include "rules/gilmoria/tables.h"

enum tactic {
	TACTIC_CONCISE,
	TACTIC_ORATION,
	TACTIC_BRIBE,
	TACTIC_THREATS,
	TACTIC_BLACKMAIL,
	TACTICS,
};
extern const char *const gm_tactic_names[TACTICS + 1];

int32_t gm_tactic_bonus(enum tactic tactic);
/* GIL-PERS-1: what the warlord of that domain makes of it; 0 without personalities. */
int32_t gm_temper_bonus(const struct state *s, region_id home, enum tactic tactic);
/* GIL-TAC-2 and 3: REGION_NONE asks for the envoys. */
bool gm_check_silence(const struct view *v, region_id home, const struct command *c, struct notes *notes);
void gm_silence(struct turn *t, seat_id warlord, region_id home, enum tactic tactic);
/* GIL-TAC-5: paid before the roll, lost either way. */
bool gm_check_cost(const struct view *v, enum tactic tactic, const struct command *c, struct notes *notes);
void gm_pay(struct turn *t, seat_id warlord, enum tactic tactic);

#endif
