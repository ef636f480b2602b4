/*
 * frame: what the ways of setting a sentence in plain words (frames.h) have in common: a reading in the making, where its
 * clauses begin and end, what may be done with its phrases (what each is: phrase.h), and the words of the source. For the files of
 * this name, and those that make readings of readings as they do: contrast.c, guess_words.c, guess_deeds.c.
 */
#ifndef PBP_FRAME_FRAME_H
#define PBP_FRAME_FRAME_H

#include "bind/runs.h"
#include "bind/takes.h"
#include "order/roles.h"

struct frames {
	struct task *task;
	struct phrase *at;
	size_t n, room;
	uint32_t from, to; /* bytes of the source between which it stands */
	bool changed;
};

static inline bool opens_clause(const struct frames *f, size_t i)
{
	return !i || parts_clauses(&f->at[i - 1]) || f->at[i - 1].flags & PHRASE_COLON ||
	       f->at[i - 1].terms->kind == TERM_HEADING;
}

/* Where the clause at i ends. */
static inline size_t clause_end(const struct frames *f, size_t i)
{
	return phrases_end(f->at, f->n, i);
}

static inline size_t sentence_end(const struct frames *f, size_t i)
{
	while (i < f->n && f->at[i].role != ROLE_FULL_STOP)
		i++;
	return i;
}

static inline void drop(struct frames *f, size_t i)
{
	memmove(f->at + i, f->at + i + 1, (f->n - i - 1) * sizeof *f->at);
	f->n--;
	f->changed = true;
}

static inline void drop_range(struct frames *f, size_t from, size_t to)
{
	while (to-- > from)
		drop(f, from);
}

/* What has no words has an empty one then: whoever asks of what kind a phrase is need not look. */
void frame_insert(struct frames *f, size_t i, struct phrase p);

static inline void set_role(struct frames *f, size_t i, unsigned role)
{
	f->at[i].role = (uint8_t)role;
	f->at[i].mark = (struct span){ f->at[i].at.from, f->at[i].at.from };
}

static inline bool has_role(const struct frames *f, size_t from, size_t to, unsigned role)
{
	while (from < to && f->at[from].role != role)
		from++;
	return from < to;
}

static inline size_t clause_begin(const struct frames *f, size_t i)
{
	return phrases_begin(f->at, i);
}

/* The phrase with another first term. */
void frame_set_first(struct frames *f, size_t i, struct term first);
/* The phrase as a deed in its plain form, one of these verbs. */
void frame_set_verb(struct frames *f, size_t i, struct nouns verbs);
/* A verb that nobody said, before the phrase at i. */
void frame_insert_verb(struct frames *f, size_t i, verb_id verb);
/* The only deed of now that puts the thing at i somewhere, and takes it from nowhere; VERB_NONE: none, or several. */
verb_id frame_puts_thing(const struct frames *f, size_t i);
/* A sign that nobody wrote. */
void frame_insert_sign(struct frames *f, size_t i, unsigned role);
/* What leaves open what is meant: its writer is asked. */
struct phrase frame_left_open(const struct frames *f, struct span where);
/* A verb that needs no more, and is no noun: "end turn". */
bool frame_says_all(const struct frames *f, const struct phrase *p);
/* A verb that units or a number of them are named with, behind it. */
bool frame_commands(const struct verb *v);
/* The game's verb of these words; whole: one that needs no more. */
struct nouns frame_find_verb(const struct frames *f, struct str words, bool whole);

/* ---- the words of the source ---- */

static inline struct str frame_text(const struct frames *f, size_t i)
{
	return source_text(f->task->source, f->at[i].at);
}

static inline bool frame_is(const struct frames *f, size_t i, roles any)
{
	return text_is(frame_text(f, i), any);
}

static inline bool frame_listed(const struct frames *f, size_t i, enum word_list list)
{
	return text_listed(frame_text(f, i), list);
}

/* Where what stands before a phrase and is none itself begins: "I". */
static inline uint32_t frame_before(const struct frames *f, size_t i)
{
	return i ? f->at[i - 1].at.to : f->from;
}

/* What stands there, word by word. */
struct words frame_words(const struct frames *f, uint32_t from, uint32_t to);
/* One of them is such a word. */
bool frame_says(const struct frames *f, uint32_t from, uint32_t to, roles any);

#include "frame/frame_ways.h"

#endif
