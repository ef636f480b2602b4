/*
 * scenario: one scenario of a .t file, played (docs/scenarios.md). A scenario
 * starts at any point of any ruleset: rows and calls are put as they stand,
 * nothing is trimmed or repaired; then mails and bells in time order, and what
 * is expected in between.
 */
#ifndef PBP_SCENARIO_SCENARIO_H
#define PBP_SCENARIO_SCENARIO_H

#include <jansson.h>

#include "disk/history.h"
#include "disk/setup.h"
#include "engine/engine.h"

struct heard {           /* a mail of the scenario and what became of it */
	struct str seat; /* as written: red, host, an address */
	const struct source *text;
	struct outcome outcome;
	const struct state *state; /* after it */
};
struct difference {
	uint32_t line; /* of the file */
	struct str expected, found;
};
struct scenario {
	const struct place *place;
	struct arena arena;
	const struct board *board;
	struct str name;
	struct setup setup;
	const struct game *game;
	struct binder *binder;
	struct history play;
	struct engine *engine; /* NULL until the first mail, now or expect; at the end there is one */
	struct state *start;   /* being built until then */
	bool in_start;         /* the lines of a file that `start` names are being read */
	when now;
	VEC(struct heard) heard;
	struct events events;
	VEC(struct difference) differences;
	uint64_t dice_used; /* rolled in all steps, given or not */
};

struct scenario_lines {
	const struct board_line *at;
	size_t n;
};
/* Plays one scenario of a board: what stands before the first of them and holds for all, then its own lines, the
 * first of which is the scenario statement. An error is one of the file's. */
int scenario_play(struct scenario *s, const struct place *p, const struct board *b, struct scenario_lines shared,
		  struct scenario_lines own, struct err *e);
void scenario_release(struct scenario *s);
/* One line below `expect`. */
int scenario_expect(struct scenario *s, const struct board_line *l, struct err *e);
json_t *scenario_json(struct scenario *s);

#endif
