/* topic_kinds: the kinds of what a text may ask (grammar/asked.examples), what each comes to, and which it is most like. For topic.c. */
#ifndef PBP_SPEECH_TOPIC_KINDS_H
#define PBP_SPEECH_TOPIC_KINDS_H

#include "speech/ask.h"
#include "order/likely.h"
#include "world/map.h"

enum { TOPIC_SENTENCE = 3 * LIKELY_BIT }; /* by how much a sentence by itself must be of its sort and no other */

enum about { ABOUT_NOTHING, ABOUT_PLACE, ABOUT_NUMBER, ABOUT_WORDS, ABOUT_MAIL };

struct topic_kind {
	const char *kind;
	enum ask what;
	enum about about;
	const char *line; /* in which it would be done */
	bool fact;        /* it says nothing of what stands beside it */
	int32_t least;    /* by how much at least: whoever speaks to all looks like one who chats */
	bool stranger;    /* who plays does not ask for it; what is answered is how one joins */
};

/* NULL: nothing that is asked. */
const struct topic_kind *topic_kind_named(const char *kind);
/* Kinds that come to the same have one; below 0: it cannot be. Of who does not play, whether he wants to know anything, and whether he
 * wants to play. */
int topic_sort_of_stranger(const char *kind);
int topic_sort_of_joiner(const char *kind);
/* Of what may be an order of who plays; of what is none; whether it is one. */
int topic_sort_of_player(const char *kind);
int topic_sort_of_chatter(const char *kind);
int topic_sort_of_order(const char *kind);
struct likely topic_kind_of(struct str text, int (*sort)(const char *), const struct map *m, struct arena *a);
/* It would change something: who is told how must have meant that. */
bool topic_does(enum ask what);
/* It says nothing of what stands beside it. */
bool topic_tells_fact(enum ask what);

#endif
