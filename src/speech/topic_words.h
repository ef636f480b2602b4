/*
 * topic_words: what a text names that something may be asked about: places, numbers, addresses, words of the rules; and where its
 * sentences end (topic_sentence, topic_place_in and topic_names_way of topic.h).
 */
#ifndef PBP_SPEECH_TOPIC_WORDS_H
#define PBP_SPEECH_TOPIC_WORDS_H

#include "base/str.h"
#include "world/map.h"

size_t topic_end_of_word(struct str text, size_t from);
/* With its first word, the longest name of the map: how many bytes. */
size_t topic_place_at(const void *context, struct str rest);
struct str topic_number_in(struct str text);
struct str topic_mail_in(struct str text);
/* With its sign, or in its words: "How strong must I be to take it" */
bool topic_asks(struct str text, struct arena *a);
/* Or without any sign; for what is answered alone: it doubts the orders beside it as it did. */
bool topic_asks_somehow(struct str text, struct arena *a);
/* "I would like to know if that is possible", "if he tops me do I get it back": all of it asks, though it has no sign. */
bool topic_wonders(struct str text);
/* The words that say what a rule is asked for, and not only that one is. */
struct str topic_words_about(struct str text, struct arena *a);
/* Something long is to be sent him: he asks for it, and does not only speak of it. */
bool topic_wants_sent(struct str text, struct arena *a);
/* All the rules, and not something of them. */
bool topic_wants_rules(struct str text);
/* "How much is left?" is of oneself though no word says so; at length it must. */
bool topic_of_oneself(struct str text, struct arena *a);
/* It has a word of what letters look like. */
bool topic_names_letters(struct str text);
/* In a word of its own: "I", "my", "we". */
bool topic_names_oneself(struct str text, struct arena *a);
/* "If my man leaves Galla, do I lose it?": a clause begins so; "do you know if" asks, and "if I stand there, where can I go?" for a place. */
bool topic_supposes(struct str text);

/* By how much it is more like a question for what one has, who plays, what stands where or what is awaited than one that the rules answer,
 * or talk: "What is a phase?" is about something else. */
int32_t topic_of_state(struct str text, const struct map *m, struct arena *a);

/* "is it worth having": what it is about was said before; what only a person can tell. */
bool topic_points_back(struct str text);
/* "do i get anything for Galla": its verb stands first. */
bool topic_turns(struct str text);
bool topic_wants_advice(struct str text);
/* "I was not asking", "I know how that works": it says that it is no question. */
bool topic_asks_nothing(struct str text);
/* It has a word of what all might agree to. */
bool topic_names_motion(struct str text);

#endif
