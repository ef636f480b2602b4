/* core: the tables that every game has: itself, its seats and players, its calls. */
#ifndef PBP_WORLD_CORE_H
#define PBP_WORLD_CORE_H

#include "world/table.h"
#include "world/timing.h"

struct state;

enum core_table {
	TABLE_GAME, /* one row: struct game_row */
	TABLE_SEAT,
	TABLE_PLAYER,
	TABLE_OPTION,
	TABLE_CALL,
	TABLE_ASKED,
	TABLE_AMENDMENT,
	TABLE_ANNOUNCED,
	TABLE_HELD,
	TABLE_ROLLED,
	TABLE_AWAY,
	TABLE_VOTE,
	TABLE_WAITED,
	TABLE_PRESS,
	TABLE_MOVING,
	TABLE_COOLING,
	TABLE_ABSENCE,
	TABLE_EXTENDED,
	TABLE_WISH,     /* wish.h */
	TABLE_ALSO,     /* also.h */
	TABLE_MISS,     /* miss.h */
	TABLE_REOPENED, /* waited_row: of an annulled turn, open for orders again */
	TABLE_OBSERVER, /* observer.h */
	TABLE_HIDDEN,   /* hidden.h */
	TABLE_OFFERED,  /* offered.h */
	TABLE_OWN,      /* the first of the ruleset */
};

enum standing_kind { GAME_MUSTER, GAME_RUNNING, GAME_OVER };
struct game_row {
	int32_t key;   /* no field: the table has one row */
	int32_t turn;  /* the turn that is being played; 0 before begin */
	int32_t step;  /* steps taken so far */
	int32_t phase; /* enum standing_kind */
	int32_t next_call, next_player;
	int32_t amendments; /* so far: numbers are never used again */
	int32_t rerun;      /* the step whose close was annulled: the next one uses its dice again; 0: none */
	int64_t paused;     /* since when; WHEN_NONE while it runs */
	int64_t last;       /* time of the last step */
	int64_t rung;       /* of the last bell that rang: what arrives now is after every bell of that second */
};
struct seat_row {
	seat_id seat;
	text_id name;     /* "red" */
	player_id player; /* who holds it now, PLAYER_NONE */
	int32_t colour;   /* 0xrrggbb, -1 */
	int32_t out;      /* eliminated or gone: not waited for */
	text_id aliases;  /* what else it is called, parted by '|' */
};
struct player_row {
	player_id player;
	text_id name;          /* as in his mails' From, or his address' local part */
	text_id address;       /* AUDIENCE_HOST */
	text_id luck;          /* his word, as he said it last */
	text_id luck_in_force; /* the one that is in the dice of this turn: as it was when the turn began */
};
struct option_value {
	int32_t option; /* index into schema->options */
	text_id value;
};
struct call_row {
	call_id call;
	call_id parent;
	int32_t kind;
	int32_t subject;
	int64_t opened, bell; /* bell WHEN_NEVER: none; WHEN_NONE: ended, its close is the next step */
	int64_t deaf_since;   /* WHEN_NONE while it hears */
	int32_t children;     /* opened under it so far */
};
struct asked_row {
	call_id call;
	seat_id seat;
	int32_t answered; /* said so by call_answered; of an open SEALED call only the book knows */
};
struct amendment_row {
	int32_t amendment;
	int32_t option; /* -1: a rule that no option expresses; value is its text */
	text_id value, because;
	int64_t since; /* a text's: in force; WHEN_NONE while it waits */
};
struct announced_row { /* a correction that waits for its turn */
	int32_t announced;
	int32_t turn;
	text_id change; /* "set land area=osaka wasteland=yes because the sea falls" */
};
struct held_row { /* an order that would act at once and waits for its writer's `confirm` */
	seat_id seat;
	int32_t number; /* in written order, from 1 */
	call_id call;
	int32_t line;  /* of its mail */
	text_id order; /* as play/typed.h writes it */
};

struct rolled_row {   /* how often dice were rolled for the same in this turn: so that each has dice of its own */
	int32_t what; /* in the ruleset's list of dice */
	int32_t seat, from, to, number;
	int32_t times;
};

struct away_row { /* a seat whose player has said that he is away */
	seat_id seat;
	int64_t from, until; /* both within; it stays when it is past */
};
enum motion { MOTION_DRAW, MOTION_END, MOTION_PAUSE, MOTION_CONCEDE, MOTION_TIME };
struct vote_row { /* a seat is for it, until it takes that back or it is carried */
	seat_id seat;
	int32_t what;  /* enum motion */
	seat_id to;    /* whom it concedes to, or SEAT_NONE */
	int64_t until; /* then it falls; WHEN_NEVER */
};
struct moving_row { /* a player who wants to write from another address */
	player_id player;
	text_id address; /* that has not been confirmed yet, or TEXT_NONE */
	text_id before;  /* the one that was given up last, or TEXT_NONE */
};

#define PRESS_BREAK "\xe2\x80\xa8" /* U+2028: between the lines of what is written */
struct press_row {                 /* what a seat has written to others in this turn */
	seat_id seat;
	int32_t number; /* from 1 */
	int64_t at;
	text_id text; /* that all may read when the turn is over; TEXT_NONE of what is for some */
};

const struct game_row *state_game(const struct state *s);
struct game_row *state_game_edit(struct state *s);
const struct seat_row *seat_find(const struct state *s, seat_id seat);
seat_id seat_by_name(const struct state *s, struct str name); /* by slug; SEAT_NONE */
size_t seat_limit(const struct state *s); /* above the number of every seat: what is kept for each has so many places */
struct str seat_name(const struct state *s, seat_id seat);
/* Whether its player has said that he is away at t; row: or NULL. */
bool seat_is_away(const struct state *s, seat_id seat, int64_t t, const struct away_row **row);
/* Who said that this would be his address, or one of his, and is to confirm it from there; PLAYER_NONE. */
player_id player_moving_to(const struct state *s, struct str address);
extern const char *const motion_names[];
seat_id seat_of_player(const struct state *s, player_id player);        /* the first, SEAT_NONE */
player_id player_by_address(const struct state *s, struct str address); /* from which he writes, or writes as well */
const struct call_row *call_find(const struct state *s, call_id call);

#endif
