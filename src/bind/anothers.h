/*
 * anothers: whether words name the one who writes, another seat or player, or something of the game.
 */
#ifndef PBP_BIND_ANOTHERS_H
#define PBP_BIND_ANOTHERS_H

#include "play/game.h"
#include "play/view.h"

/* "your", "to his": before units it says whose they are. */
bool words_own_another(struct str text);
/* Words folded by words_folded: another seat or player is among them. */
bool names_another(const struct view *v, struct str words);
/* One word: of a name of the writer's or of his seats', also "reds". */
bool words_of_writer(const struct view *v, struct str word);
/* " ann miller ": all of it is names of the writer, at least one. */
bool is_own_signature(const struct view *v, struct str words);
/* One word: the game's own verbs, nouns and phases, and what is made of them: "deployment", "mobilisations". */
bool game_says(const struct game *g, struct str word);
/* The name of one of the deeds of its ruleset, and no alias. */
bool game_names_deed(const struct game *g, struct str word);

#endif
