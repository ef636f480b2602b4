/*
 * binder: what the binder keeps for the run of one game, and what it has at
 * hand while it binds one line. For the files of this floor only.
 */
#ifndef PBP_BIND_BINDER_H
#define PBP_BIND_BINDER_H

#include "bind/bind.h"
#include "order/sheet.h"
#include "order/vocab.h"

struct binder {
	const struct game *game;
	struct arena *run;
	struct late_words *words;
	uint32_t whole_letters;     /* with which lines that are a verb word for word begin (bind/whole.h) */
	const struct texts *texts;  /* of the ids below */
	VEC(struct seat_row) seats; /* whose names were learned last, row by row */
};

/* Made when the first line is read: most looks at a game read none, and it takes longer than all else of them. */
const struct vocab *binder_vocab(const struct binder *b);

/* One line being bound. */
struct task {
	const struct binder *binder;
	const struct view *view;
	const struct scope *scope;
	bool untimely; /* verbs that are not admitted now are tried as well */
	bool lenient;  /* words may be left over: only to say which, where nothing accounts for all */
	const struct source *source;
	struct span line;
	struct arena *arena; /* scratch: goes when the line is bound */
	struct arena *keep;  /* the message's */
	uint32_t steps;      /* of the search left; at 0 the line is too tangled to be read */
};

/* What a line may cost: the longest lists that people write take a third of it, at any length. */
enum { TASK_STEPS = 400000, TASK_STEPS_LEAST = 5000, TASK_STEPS_SQUARE = 20 /* times phrases squared */ };
/* Pays for a piece of work; false when nothing is left. */
static inline bool task_pay(struct task *t, uint32_t steps)
{
	t->steps = t->steps > steps ? t->steps - steps : 0;
	return t->steps;
}

static inline const struct verb *task_verb(const struct task *t, verb_id id)
{
	return t->binder->game->verbs[id];
}
bool task_tries(const struct task *t, verb_id id);
/* Whether the verb need not be said here: always, or because its value is the whole answer. */
bool task_implies(const struct task *t, verb_id id);
/* What a reading says, in other phrases; in the task's arena. */
const struct reading *task_reading(const struct task *t, const struct reading *of, const struct phrase *at, size_t n);
/* One of the deeds of now, in the first word of its own name: "end the" of "end". */
bool task_names_deed(const struct task *t, const struct term *deed);
/* What a word of the language means as a deed: "attack" for "storms"; nothing: it is none. */
struct str task_verb_of(const struct task *t, struct str said);
/* A word that means going somewhere in games that have it: "transfer", "goes". */
bool task_says_way(const struct task *t, const struct phrase *p);
/* The name is that of a player, who is the writer, or who is not. */
bool task_names_player(const struct task *t, const struct phrase *name, bool writer);
/* "I'm done" does not say what is over, "my turn is over" does: the last word of the verb's name. */
bool task_says_what_ends(const struct task *t, verb_id verb, struct span at);
unsigned verb_slots(const struct verb *v);

#endif
