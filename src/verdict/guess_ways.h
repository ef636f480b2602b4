/*
 * guess_ways: what guesses (guess.h) are made of: a sentence in the words that its game has, and what those mean by one of their deeds,
 * or by one that fits. For the files of this name only.
 */
#ifndef PBP_VERDICT_GUESS_WAYS_H
#define PBP_VERDICT_GUESS_WAYS_H

#include "frame/frame.h"
#include "verdict/guess.h"

/* Phrases of a reading, in the task's arena; room for two more than it has. */
struct pick {
	struct phrase *at;
	size_t n;
};
static inline struct pick pick_new(struct task *t, const struct reading *r)
{
	return (struct pick){ ARENA_ARRAY(t->arena, struct phrase, r->nphrases + 2u), 0 };
}
static inline const struct reading *picked(struct task *t, const struct reading *r, struct pick p)
{
	return task_reading(t, r, p.at, p.n);
}

/* The phrases of the sentence in which that stands. */
void guess_sentence(const struct reading *r, struct span at, size_t *from, size_t *to);

/* What becomes of a phrase: a guess is made of what stays; nothing is guessed beside what forbids it. */
enum fate { STAYS, GOES, FORBIDS };
/* "half", "evenly": without it the numbers beside it are others. */
bool guess_divides(const struct task *t, const struct phrase *p);
/* "half of Ohio and a bit over to Utah": in its sentence stands a share that came to no number. */
bool guess_leaves_shares(const struct task *t, const struct line *line, struct span at);
enum fate guess_fate(const struct task *t, const struct phrase *p, bool behind_colon);

/* "two of them should go", "I should like": of what is to be done; "should he attack" makes a condition. */
bool guess_is_ought(const struct task *t, const struct reading *r, size_t i);

/* What a game or a number names, the deeds, and the signs between them; NULL: something that must not be left out. */
const struct reading *guess_words(struct task *t, const struct reading *r, size_t from, size_t to);
/* The same of the sentence without the wishes, reasons and remarks around what it orders. */
const struct reading *guess_plain_words(struct task *t, const struct reading *r, size_t from, size_t to);

size_t guess_deeds(const struct reading *words);
/* What such words mean as they stand, or by one of their deeds. */
void guess_read_said(struct task *t, guess_reader *read, const struct reading *words, struct paths *found);
/* ... or by a deed that nobody said; each looser way only where none before it gives a meaning. */
void guess_read(struct task *t, guess_reader *read, const struct reading *words, struct paths *found);

#endif
