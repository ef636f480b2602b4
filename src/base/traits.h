/*
 * traits: by what a text is like another: its words, which two follow each other at once or over one, and pieces of four
 * letters, so that another form of a word or a slip is like it still. Numbers, addresses and names are each one trait,
 * whichever they are. A trait is known by a hash; two that meet in one do no harm.
 */
#ifndef PBP_BASE_TRAITS_H
#define PBP_BASE_TRAITS_H

#include "base/arena.h"
#include "base/str.h"

struct traits {
	uint32_t *at; /* each once, by size */
	size_t n;
};

/* Traits in the making, for texts that are more than words; NULLs and an arena to begin with. */
struct traits_maker {
	struct arena *arena;
	uint32_t *at;
	size_t n, cap;
};
/* A trait of a kind of its own, of two texts. */
void traits_add(struct traits_maker *m, char kind, struct str x, struct str y);
/* The pieces of a word, each of that kind. */
void traits_add_pieces(struct traits_maker *m, char kind, struct str word);
/* All of a text, which another made. */
void traits_add_all(struct traits_maker *m, struct traits t);
struct traits traits_made(struct traits_maker *m);
/* How many bytes of the text's rest, which begins with a word, are a name; 0: it does not begin with one. */
typedef size_t traits_name(const void *context, struct str rest);

/* name: NULL where no word is one. Linear in the text, as far as the names are. */
struct traits traits_of(struct str text, traits_name *name, const void *context, struct arena *a);
/* Of one word. */
uint32_t trait_of_word(struct str word, struct arena *a);

#endif
