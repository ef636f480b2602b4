/*
 * anothers: whether words name another seat or player than the one who writes, and whose orders a label says they are.
 */
#ifndef PBP_BIND_ANOTHERS_H
#define PBP_BIND_ANOTHERS_H

#include "play/game.h"
#include "play/view.h"

/* The writer (view->seat, view->player) gives this seat's orders. */
bool seat_is_writers(const struct view *v, seat_id seat);
/* "your", "to his": before units it says whose they are. */
bool words_own_another(struct str text);

/* The words before a colon, as written. */
enum label {
	LABEL_NEUTRAL,  /* verbs, phases, the writer, words that say nothing: "My orders for turn 3" */
	LABEL_STRANGE,  /* with a word that may mean anything: "Grandma", "Ideas" */
	LABEL_ANOTHERS, /* "Bob said", "For Ann", where Ann is another player; "Superseded" */
};
enum label label_judge(const struct view *v, struct str text);
/* "Here are my orders for turn 3" */
bool is_heading_of_orders(const struct view *v, struct str text);

#endif
