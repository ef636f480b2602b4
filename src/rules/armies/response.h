/*
 * response: who is asked in a battle, and what becomes of the answers.
 */
#ifndef PBP_ARMIES_RESPONSE_H
#define PBP_ARMIES_RESPONSE_H

#include "play/ruleset.h"
#include "rules/armies/battle.h"

/* Asks whoever has a say; with nobody to ask the battle is fought at once. */
void ar_ask(struct turn *t);
void ar_response_close(struct turn *t, const struct call_row *call);
bool ar_response_answered(const struct view *v, const struct call_row *call, seat_id seat);
void ar_response_outlook(const struct view *v, const struct call_row *call, seat_id seat, struct notes *n);
/* ruleset.check_sheet: what single answers cannot see. */
void ar_check_answer(const struct view *v, const struct command *const *c, size_t n, struct notes *notes);
/* ARM-POW-0, ARM-ART-4: whether the seat may use that power of the contested area, or of an artefact. */
bool ar_may_use(const struct view *v, const struct battle_row *b, const struct arg *power, struct notes *n);
bool ar_may_use_relic(const struct view *v, const struct battle_row *b, const struct arg *relic, struct notes *n);
/* An artefact that the seat holds with that power; 0: none. */
int32_t ar_relic_with(const struct state *s, seat_id seat, int32_t power);
/* Writes down which of the two it is that he uses. */
void ar_take_power(const struct state *s, const struct battle_row *b, struct answer_row *said, int32_t power);
/* ARM-POW-3: whether he may use the Path, or with path=all somebody may. */
bool ar_may_flee(const struct state *s, const struct battle_row *b, seat_id seat);
/* Whether he could use anything: the area's power or an artefact's. */
bool ar_has_power(const struct state *s, const struct battle_row *b, seat_id seat);
/* ARM-WIN-1: a rider that can never be followed is refused. */
void ar_check_rider(const struct view *v, const struct battle_row *b, const struct command *rider, struct notes *n);

#endif
