/*
 * ruleset: a game's rules as tables and functions. Everything a ruleset has is
 * reached from here; src/rules/list.c is the only file that names them all.
 */
#ifndef PBP_PLAY_RULESET_H
#define PBP_PLAY_RULESET_H

#include "play/fact.h"
#include "play/turn.h"

/* A word for a thing the rules know: unit kinds, constructs, items. */
struct noun_row {
	noun_class what;
	int32_t id;
	const char *name;    /* singular: "troop" */
	const char *plural;  /* "troops" */
	const char *aliases; /* "army|armies|men|bag of salt" */
};
/* A class of the ruleset's own (from NOUN_OWN on): things that come and go, spoken of by number. One
 * without a row is spoken of by names only: of nouns, or of struct ruleset.map_name. */
struct class_row {
	noun_class what;
	const char *name, *label; /* "share", labels before the number: "share|shares|#" */
};

/* What players call a turn, where that is no number: phrase `turn title "{season} {year}"` with these values. */
struct turn_names {
	const struct arg_row *args; /* ends with a NULL name */
	void (*fill)(int32_t turn, int64_t *values);
};

struct muster;
struct standing {           /* how a finished game ended: the best first */
	const char *reason; /* key of a phrase */
	const seat_id *seats;
	const int32_t *rank; /* equal ranks share */
	size_t n;
};

struct ruleset {
	const char *name, *title;
	unsigned version;
	const struct option_row *options; /* the following end with a NULL name */
	const struct table_row *tables;
	const struct noun_row *nouns;
	const struct class_row *classes;
	const struct verb *verbs;
	const struct call_kind *kinds;  /* KIND_OWN is kinds[0] */
	const struct event_row *events; /* EVENT_OWN is events[0] */
	const struct note_row *notes;
	const struct dice_kind *dice; /* what it rolls for: by the numbers that dice_open takes, which histories keep */
	const char *stops[8]; /* by bit of enum stop: the rule that forbids it ("2.9" for conditions), or NULL */
	/* may: the rule by which the host announces corrections a turn before; the close calls announced_in_force */
	const char *announced;
	const char *privacy_rule;              /* the rule that forbids copies to others ("2.3"), or NULL */
	const char *reveal;                    /* default of option reveal: "turn", "end", "never" */
	const char *ticket;                    /* default of option ticket, where proof of orders is forbidden; NULL */
	const struct turn_names *turn_names;   /* may */
	const char *people;                    /* may: how many may play, in words: "two to six people" */
	int32_t (*most)(const struct state *); /* may: how many at most */
	const char *turns_end;                 /* in words, where it is not by the option deadline; or NULL */
	/* A new game: seats given in the game file stand already; rows of maps (wastelands) are put here. */
	void (*setup)(struct turn *);
	/* may: why the game cannot begin with the seats that are taken, as errors; a host's `begin` is refused,
	 * the hour of option begin passes, until there are none */
	void (*ready)(const struct view *, struct notes *);
	/* may: why no game on this map could ever begin, whoever joins, as errors: none is made */
	void (*possible)(const struct view *, struct notes *);
	/* may: what is wrong with the options as they would stand together, as errors; an amendment that
	 * brings one about is refused */
	void (*options_fit)(const struct view *, struct notes *);
	/* The muster closes: deal, open the first call. Where players may join a running game it opens
	 * KIND_MUSTER again. */
	void (*begin)(struct turn *);
	/* may: whose words act for a seat; default: its player */
	bool (*speaks_for)(const struct view *, player_id, seat_id);
	/* may: a seat that no player is to have, because the rules say who moves it */
	bool (*unplayed)(const struct state *, seat_id);
	/* may: why no open call hears this command of a player's, in the rules' own words; the core's otherwise. Of an order
	 * that is not understood the verb alone is known: it has no arguments. */
	void (*unheard)(const struct view *, const struct command *, struct notes *);
	/* may: a noun that stands for another in this verb's slot (a place that means its unit) */
	bool (*resolve)(const struct view *, const struct slot *, struct noun, struct noun *);
	/* may: what stands in the place is of that region, whatever region the place is in ("the red unit in Osaka") */
	bool (*is_of)(const struct state *, region_id, area_id);
	/* may: names that the map gives to things of the ruleset's own classes: the i-th, of a noun its first
	 * is what canonical words say; false: there are no more */
	bool (*map_name)(const struct map *, size_t i, struct str *name, struct noun *noun);
	/* may: a whole sheet of a SEALED call against the state at its arrival: what single checks cannot see.
	 * notes[i] belongs to commands[i]. */
	void (*check_sheet)(const struct view *, const struct command *const *, size_t, struct notes *);
	/* may: what anybody may read of an area, as one note that begins with its name; default: whose rows of holdings
	 * lie there (phrases `holding`) */
	void (*place)(const struct view *, area_id, struct notes *);
	/* may, beside it: whether the seat has there what it gives orders to; default: as `place` */
	bool (*stands)(const struct state *, seat_id, area_id);
	/* may: with how many it stands there */
	int32_t (*force)(const struct state *, seat_id, area_id);
	/* may: how many new ones it has yet to place */
	int32_t (*pool)(const struct state *, seat_id);
	/* may: what is asked of a seat, or of the game for who asks (view.seat) */
	void (*fact)(const struct view *, enum fact, seat_id, struct notes *);
	/* may: how it would come out */
	void (*clash)(const struct view *, const struct clash *, struct notes *);
	/* may: who decides for a part of the board, or when it is for sale */
	void (*matter)(const struct view *, const struct matter *, struct notes *);
	/* may: once the game is over */
	bool (*standing)(const struct view *, struct standing *);
	/* may: the seats the host waits for when a new turn is opened by the core */
	bool (*alive)(const struct state *, seat_id);
	/* may: what code that several rulesets share wants to know of this one (rules/common): how people join; all else */
	const struct muster *muster;
	const void *own;
};

/* src/rules/list.c */
extern const struct ruleset *const rulesets[]; /* ends with NULL */
const struct ruleset *ruleset_by_name(struct str name);

#endif
