/*
 * counsel: what a ruleset would order in a seat's place, as commands that nobody has given. Letters show the best of them
 * to who may copy it (report/form.h). Of a verb those that are added compete: the one of most worth that the rules take is
 * shown, and none that is worth nothing. Verbs come in the order in which they were first added: that in which they are
 * best given.
 *
 * A ruleset advises nothing that may do harm: an attack only where the odds are for him, a move only to where it is wanted.
 */
#ifndef PBP_PLAY_COUNSEL_H
#define PBP_PLAY_COUNSEL_H

#include "base/vec.h"
#include "play/verb.h"

struct counsel_arg {
	unsigned slot;
	int32_t value;
	enum how how;
};
struct advice {
	int32_t worth;
	const struct command *command;
	bool beside; /* what stands before it of its verb stands as well: of ten armies some go here and some there */
};
struct counsel {
	struct arena *arena;
	VEC(struct advice) list;
};

/* args: by slot. worth: 0 or less adds nothing. */
void counsel_add(struct counsel *c, int32_t worth, verb_id verb, const struct counsel_arg *args, size_t n);
#define COUNSEL(c, worth, verb, ...) \
	counsel_add((c), (worth), (verb), (const struct counsel_arg[]){ __VA_ARGS__ }, \
		    sizeof((const struct counsel_arg[]){ __VA_ARGS__ }) / sizeof(struct counsel_arg))
/* The last that was added stands beside those of its verb. */
void counsel_beside(struct counsel *c);
/* An order of one word. */
#define COUNSEL_WORD(c, verb) counsel_add((c), 1, (verb), NULL, 0)

#endif
