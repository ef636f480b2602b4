/*
 * join: the muster: taking and giving up a seat, and who plays when it closes. For rulebooks in which a
 * player has a colour of his own and is called by it, all of it; for the others what they can use.
 * What else players choose, and the words for a refusal, the rulebooks have themselves.
 */
#ifndef PBP_RULES_COMMON_JOIN_H
#define PBP_RULES_COMMON_JOIN_H

#include "play/turn.h"

/* Seats that somebody plays and that are not out. */
int32_t join_players(const struct state *s);
bool join_plays(const struct seat_row *seat);
/* The next after that seat (SEAT_NONE: the first), in the order of seats; SEAT_NONE: there is none. */
seat_id join_next(const struct state *s, seat_id after);

/* Why somebody cannot join: the first that applies. */
enum join_refusal { JOIN_LAWFUL, JOIN_TWICE, JOIN_FULL, JOIN_DULL, JOIN_TAKEN, JOIN_REFUSALS };
struct join {
	enum join_refusal refused;
	struct span at;
	seat_id seat;    /* TWICE: his own, TAKEN: whose the colour is; else SEAT_NONE */
	int32_t players; /* so far */
};
/* slot: of the colour; most: how many may play, or 0: the rulebook does not say. */
struct join join_check(const struct view *v, const struct command *c, unsigned slot, int32_t most);

/* Adds a seat for the command's player, with that colour (below 0: the next free one), by the name of the
 * colour, or by `otherwise` where it has none; with a number where that is taken. */
void join_by_colour(struct turn *t, const struct command *c, int32_t rgb, const char *otherwise);
/* The same by a name of its own. */
seat_id join_by_name(struct turn *t, struct str name, player_id player, int32_t rgb);
/* The act of a verb by which a player gives up his seat. */
void join_leave(struct turn *t, const struct command *c);

/* When the muster closes: seats without a colour get one, that of their name if they can; those of nobody
 * as well, or only those that are played. */
void join_colours(struct state *s, bool nobodys);
/* Fisher and Yates, from the last place down: the die for place i has i + 1 sides. */
void join_shuffle(struct turn *t, const char *label, int32_t *list, int32_t n);

/* The rows of the two verbs. */
#define JOIN_COLOUR_SLOT \
	{ \
		"colour", NOUN_COLOUR, 0, 1, 0, -1, MARKS(BARE(0), AS(0), IN(1), WITH(0)), NULL, NULL \
	}
#define JOIN_VERB(rule_, help_, check_, act_) \
	{ \
		.name = "join", .aliases = "join the game|sign up", .slots = SLOTS(JOIN_COLOUR_SLOT), \
		.canonical = "join[ as {colour}]", .admitted = KIND_BIT(KIND_MUSTER), .call_slot = -1, \
		.flags = VERB_STRANGER, .rule = rule_, .help = help_, \
		.examples = "join\njoin as red\nI would like to join as teal", .check = check_, .act = act_ \
	}
#define LEAVE_VERB(rule_) \
	{ \
		.name = "leave", .aliases = "leave the game|withdraw", .slots = NOTHING, .canonical = "leave", \
		.admitted = KIND_BIT(KIND_MUSTER), .call_slot = -1, .flags = VERB_ONCE, .rule = rule_, \
		.help = "Gives up the seat, before the game begins.", .examples = "leave the game", .act = join_leave \
	}

#endif
