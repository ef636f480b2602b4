/*
 * sounds: texts that a given one is pronounced like ("irak" for Iraq, "lybia" for Libya), or that it is short for where no vowel is
 * written ("grn" for green, "frm" for from): by keys of letters, as in Soundex (R. C. Russell, 1918), but of whole words.
 */
#ifndef PBP_ORDER_SOUNDS_H
#define PBP_ORDER_SOUNDS_H

#include "order/near.h"

struct sounds;

/* The texts must outlive it. */
struct sounds *sounds_new(const struct near_text *texts, size_t n, struct arena *a);
/* Calls found() for each whole text that sounds the same; never for the text itself. */
void sounds_alike(struct sounds *s, struct str text, void (*found)(void *context, const struct near_text *),
		  void *context);
/* For each with the same consonants, where the text is made of nothing else. */
void sounds_short(struct sounds *s, struct str text, void (*found)(void *context, const struct near_text *),
		  void *context);

/* For each name of several words whose first letters these are: "nz". */
void sounds_initials(struct sounds *s, struct str text, void (*found)(void *context, const struct near_text *),
		     void *context);
/* For each word of the language of the same letters, the first before all: "teh". */
void sounds_swapped(struct sounds *s, struct str text, void (*found)(void *context, const struct near_text *),
		    void *context);

#endif
