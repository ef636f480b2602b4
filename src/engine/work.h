/* work: a step in the making: the `engine_work` behind a turn. */
#ifndef PBP_ENGINE_WORK_H
#define PBP_ENGINE_WORK_H

#include "engine/memory.h"
#include "play/turn.h"

struct opened_stream {
	int32_t what; /* in the ruleset's list of dice */
	struct dice_about about;
	int32_t nth;
	size_t events; /* there were when it was opened */
	const struct command *cause;
	call_id call;
};
struct engine_work {
	struct engine *engine;
	struct turn turn;
	struct dice dice;
	bool has_dice;
	struct dice_key key;
	call_id closing; /* the call that closes, its row gone from after already */
	VEC(struct opened_stream) streams;
	VEC(const struct command *) orders;
	int32_t annul;
	bool undoes;    /* with what ended that turn, where that was an order */
	bool said_over; /* the host has given the reason */
};
/* A step on `before`, in the arena beside the tip's. Drop it by not ending it. */
struct engine_work *step_begin(struct engine *e, const struct state *before, when now);
/* The step's key. Before format 3 the mails enter it, and the luck is read from `after`. Without a secret the dice are
 * only for trying things. */
void step_dice(struct engine_work *w, const struct hash *mails, size_t n);
/* "battle:Osaka>Kyoto#1 = battle 0 12 14 -1 1": what docs/dice.md makes the label of stands behind the words. */
struct str stream_words(const struct engine_work *w, const struct opened_stream *o);
/* Which of the game's seeds the dice of a step on this state take. */
uint64_t dice_number(const struct game *g, const struct state *s);
void step_end(struct engine_work *w, struct step *out);
struct dice_chain *chain_of(struct engine *e); /* only with a secret */
struct str step_subject(const struct engine_work *w, const struct step *s);

#endif
