/*
 * join: the muster: taking and giving up a seat, and who plays when it closes. For rulebooks in which a
 * player has a colour of his own and is called by it, JOIN_VERB and LEAVE_VERB are all of it; for the
 * others what they can use. What else players choose the rulebooks have themselves.
 */
#ifndef PBP_RULES_COMMON_JOIN_H
#define PBP_RULES_COMMON_JOIN_H

#include "play/ruleset.h"

/* Seats that somebody plays and that are not out. */
int32_t join_players(const struct state *s);
bool join_plays(const struct seat_row *seat);
/* A seat that somebody plays or has played; the others are nobody's. */
bool join_is_person(const struct state *s, seat_id seat);
/* What the row of JOIN_VERB goes by; struct ruleset.muster. Who cannot join is told by the ruleset's notes "joined",
 * "full", "colour-dull", "colour-taken" and "name-odd", of whose arguments seat, count (who have joined) and limit are filled in. */
struct muster {
	int32_t (*most)(const struct state *);   /* how many may play */
	const char *most_rule;                   /* without which nobody is one too many */
	const char *called;                      /* a seat whose colour has no name: "player" */
	int32_t (*colour)(const struct state *); /* may: for who names none; palette_free otherwise */
};
void join_check(const struct view *v, const struct command *c, struct notes *notes);
void join_act(struct turn *t, const struct command *c);
/* Whether he plays already, or so many do that he cannot. */
bool join_is_late(const struct view *v, const struct command *c);

/* The name that he gives himself (JOIN_NAME_SLOT), where it can be none or is another's; or NULL: it can, or he gives none. */
const struct arg *join_bad_name(const struct view *v, const struct command *c);
/* How others read of him from now on, who has joined by this command. */
void join_take_name(struct turn *t, const struct command *c, seat_id seat);

/* Adds a seat with that colour; with a number behind its name where that is taken. */
seat_id join_by_name(struct turn *t, struct str name, player_id player, int32_t rgb);
/* The act of a verb by which a player gives up his seat. */
void join_leave(struct turn *t, const struct command *c);

/* When the muster closes: seats without a colour get one, that of their name if they can; those of nobody
 * as well, or only those that are played. */
void join_colours(struct state *s, bool nobodys);
/* Fisher and Yates, from the last place down: the die for place i has i + 1 sides. */
void join_shuffle(struct turn *t, int32_t what, int32_t *list, int32_t n);

/* How people say that they want to play, in every rulebook. */
#define JOIN_WORDS "join the game|sign up|sign me up|count me in"

/* The rows of the two verbs. */
#define JOIN_COLOUR_SLOT \
	{ \
		"colour", NOUN_COLOUR, 0, 1, 0, -1, MARKS(BARE(0), AS(0), IN(1), WITH(0)), NULL, NULL \
	}
/* "called Napoleon": how others read of him (join_take_name). Not "as": that would swallow "as agreed" in any order. */
#define JOIN_NAME_SLOT \
	{ \
		"name", NOUN_TEXT, 0, 1, 0, -1, MARKS(BARE(0)), NULL, "called {}" \
	}
#define JOIN_VERB(rule_, help_) \
	{ \
		.name = "join", .aliases = JOIN_WORDS, .slots = SLOTS(JOIN_COLOUR_SLOT, JOIN_NAME_SLOT), \
		.canonical = "join[ as {colour}][, {name}]", .admitted = KIND_BIT(KIND_MUSTER), .call_slot = -1, \
		.flags = VERB_STRANGER, .rule = rule_, .help = help_, \
		.examples = "join\njoin as red\nI would like to join as teal", .check = join_check, .act = join_act \
	}
#define LEAVE_VERB(rule_) \
	{ \
		.name = "leave", .aliases = "leave the game|withdraw", .slots = NOTHING, .canonical = "leave", \
		.admitted = KIND_BIT(KIND_MUSTER), .call_slot = -1, .flags = VERB_ONCE, .rule = rule_, \
		.help = "Gives up the seat, before the game begins.", .examples = "leave the game", .act = join_leave \
	}

#endif
