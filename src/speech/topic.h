/*
 * topic: what a text asks the game about, in whatever words: told by its likeness to mails of which we know it (likely.h,
 * grammar/asked.examples). To tell somebody what he may know does no harm: here a guess is good enough, and what is not known is passed
 * over. What does something is guessed too, but never done: he is told the line that does it (ask.h).
 */
#ifndef PBP_SPEECH_TOPIC_H
#define PBP_SPEECH_TOPIC_H

#include "speech/ask.h"
#include "world/map.h"

/* Cuts the first sentence from a text; false: none is left. */
bool topic_sentence(struct str *rest, struct str *out);
/* What a line of a mail asks, sentence by sentence, in their order, at most one each; NULL: nothing that is known. refused: it was
 * taken for an order with a mistake; who names a place and does not ask meant one. */
const struct asked *topic_read(const struct source *text, struct span at, bool refused, const struct map *m,
			       struct arena *a);
/* The same, or what it says exactly (ask.h). */
const struct asked *topic_asked(const struct source *text, struct span at, const struct map *m, struct arena *a);
/* What a whole text asks in which no sentence does by itself. */
const struct asked *topic_whole(struct str text, const struct map *m, struct arena *a);
/* A line that is a place and nothing else: he may want to know of it, or to order something there. */
const struct asked *topic_place(struct str line, const struct map *m, struct arena *a);
/* The first place that it names; empty: none. */
struct str topic_place_in(struct str text, const struct map *m);
/* It is unlike any order, whatever it says. */
bool topic_is_talk(struct str text, const struct map *m, struct arena *a);
/* A question for what everybody may know, or what one has: it says nothing of the orders beside it. */
bool topic_asks_fact(struct str sentence, const struct map *m, struct arena *a);
/* What one has, and where: by much more than anything else. */
bool topic_asks_what_one_has(struct str sentence, const struct map *m, struct arena *a);
/* All of the board, and not something of it that is in none of its words. */
bool topic_wants_board(struct str text);
/* Cut where an "and" joins it to another question (topic_sentence): it asks, though it has no sign. */
bool topic_is_cut(struct str sentence, struct str rest);
/* Two places beside each other: a way. */
bool topic_names_way(struct str text, const struct map *m);
/* That he has finished, and no question. */
bool topic_says_done(struct str sentence, const struct map *m, struct arena *a);
/* Of who does not play: he asks for a seat, to watch, or what game this is. */
bool topic_wants_in(struct str text, struct arena *a);
/* That he wants to play, and not only to know something: by how much it is like those who do, in parts of LIKELY_BIT. */
int32_t topic_wish_to_play(struct str sentence, const struct map *m, struct arena *a);

/* Something is told in it and nothing asked: "My brother says so", "They are mine". */
bool topic_states(struct str text, struct arena *a);

#endif
