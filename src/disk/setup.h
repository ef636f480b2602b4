/*
 * setup: what a game is made of before it has a history: rules, map, options,
 * seats, secret. The same statements stand in a .game file, at the head of a
 * scenario, and in the file `game` that history keeps:
 *
 *	game spring                    (not in scenarios)
 *	rules global-domination
 *	map japan                      or: map FILE.map, beside this file; map inline, with the map in its block
 *	option vacated = keep
 *	seat red ann@example.org       an address is not needed
 *	format 2                       (in histories alone: game.h)
 *	secret 00ff...                 64 hex digits: fixes the dice, for replays
 */
#ifndef PBP_DISK_SETUP_H
#define PBP_DISK_SETUP_H

#include "disk/place.h"
#include "base/board.h"
#include "play/game.h"

struct shelf;

struct setup_option {
	struct str name, value;
};
struct setup_seat {
	struct str name, aliases, address; /* aliases: parted by '|' */
};
struct setup {
	const struct place *place;
	struct arena *arena;
	struct shelf *shelf; /* of the run: NULL where there is but this game */
	struct str name, rules, map;
	const struct board *map_board; /* of an inline map, or once the file is read */
	const struct board_line *map_lines;
	size_t nmap_lines;
	VEC(struct setup_option) options;
	VEC(struct setup_seat) seats;
	uint8_t secret[32];
	bool has_secret;
	struct str key;  /* the text of a file of ssh; empty: the game gets a key of its own */
	bool of_history; /* it is read from there: `format` is a statement too */
	int32_t format;
};

void setup_init(struct setup *s, const struct place *p, struct arena *arena);
/* 1: taken; 0: no statement of ours; or an error with file:line:col. */
int setup_line(struct setup *s, const struct board *b, const struct board_line *l, struct err *e);
int setup_file(struct setup *s, const char *path, struct err *e);
/* The path of a file that the board names: it lies where that one says, beside it, not where somebody happens to
 * stand. */
struct str setup_beside(const struct board *b, struct str path, struct arena *a);
/* "k=v" and "SEAT=ADDRESS" of the command line, which are of these forms. */
void setup_option_word(struct setup *s, struct str word);
void setup_seat_word(struct setup *s, struct str word);

/* Rules, map and phrases. ERR_NOT_FOUND names what there is. */
int setup_game(const struct game **out, struct setup *s, struct err *e);
/* The state before the first step: options, seats, players. */
int setup_state(struct state **out, const struct setup *s, const struct game *g, struct err *e);

#endif
