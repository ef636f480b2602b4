/*
 * battle: a battle from its beginning to its losses. The attack says who fights whom and where; the
 * answers, once they are open, who stands on which side and uses what; then all is counted at once.
 *
 * Fighters are those with a word in the battle, clockwise from the attacker. His armies count where the
 * attack comes from, everybody else's in the contested area.
 */
#ifndef PBP_ARMIES_BATTLE_H
#define PBP_ARMIES_BATTLE_H

#include "play/turn.h"
#include "rules/armies/tables.h"

struct fighter {
	struct answer_row said;
	int32_t side;   /* enum party; SIDE_NEITHER: untouched */
	area_id at;     /* where his armies count */
	int32_t count;  /* of them, when the fight begins */
	int32_t dead;   /* crossed-out spaces that fight for him and bear losses first */
	int32_t extra;  /* strength that bears no losses */
	int32_t before; /* armies on the whole board before the battle */
};
struct fight {
	struct battle_row is;
	struct fighter *fighter;
	size_t n;
	int32_t weaker[SIDES]; /* taken from a side's total */
	int32_t total[SIDES];
	int32_t tie;  /* the side that wins where totals are equal; SIDE_NEITHER */
	int32_t most; /* the greatest difference that is paid; -1: all */
	bool off;     /* called off: no losses, no free army */
};

/* The battle that goes on; false where there is none. */
bool ar_battle(const struct state *s, struct battle_row *out);
/* Armies of one side, without the dead. */
int32_t ar_side_count(const struct fight *f, int32_t side);
/* Everybody has answered or had his time: the powers, the losses, the rewards (ARM-LOSS, ARM-WIN). */
void ar_resolve(struct turn *t);
/* ARM-POW-3: armies of a fighter that stood beside a crossed-out space then flee before the battle. */
void ar_flee(struct turn *t, const struct fight *f, const struct fighter *x, const struct state *then);

#endif
