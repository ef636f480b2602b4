/*
 * tables: what a game of Hegemon keeps. Nations are the regions of the map that have cities or units;
 * they are played by nobody: players own shares of units. Everything is public but sealed orders,
 * which are no rows.
 *
 * Invariants between steps: one unit a space (HEG-BOARD-1), purses never negative and never below the
 * bids that stand (HEG-COIN-6, HEG-AUCTION-3), a purse is the sum of its lines in the ledger.
 */
#ifndef PBP_HEGEMON_TABLES_H
#define PBP_HEGEMON_TABLES_H

#include "play/dice.h"
#include "base/word.h"
#include "world/state.h"

enum {
	TABLE_STAGE = TABLE_OWN,
	TABLE_SEASON,
	TABLE_CITY,
	TABLE_UNIT,
	TABLE_SHARE,
	TABLE_BID,
	TABLE_PURSE,
	TABLE_BATTLE,
	TABLE_LEDGER,
};

enum season { SEASON_NONE, OPENING, SPRING, SUMMER, FALL, WINTER, SEASONS };
enum end { END_NONE, END_WON, END_DRAWN, END_NOBODY, ENDS };

struct stage_row { /* one row */
	int32_t season, year;
	int32_t next_unit; /* numbers are never used again */
	int32_t opened;    /* auctions in this Grand Auction so far */
	int32_t entries;   /* lines of the ledger so far */
	region_id hegemon;
	int32_t end;    /* enum end */
	int64_t closes; /* the Grand Auction, at the latest */
};

struct season_row { /* the last of its name: what latecomers are told */
	int32_t season, year;
	int64_t opened, ended; /* ended: WHEN_NONE while it goes on */
};

struct city_row { /* a row for every city of the map */
	area_id area;
	region_id nation; /* REGION_NONE: neutral */
};

struct unit_row {
	int32_t unit;
	region_id nation;
	area_id area; /* AREA_NONE: routed, on its way */
	area_id from; /* where it was routed; AREA_NONE while it stands */
	area_id over; /* where the unit that routed it came from */
};

enum auction { AUCTION_NONE, AUCTION_SOLD, AUCTION_UNSOLD, AUCTION_OPEN, AUCTIONS };

struct share_row {
	int32_t share; /* the unit's number; of several shares unit + part * NOUN_PAIR */
	int32_t unit;
	seat_id owner;
	int32_t buy_in;
	int32_t auction; /* enum auction, of this Grand Auction */
	int32_t top;     /* the highest bid; where it was sold, the price */
	seat_id leader;  /* who alone has it; where it was sold, who bought it */
	int32_t bids;    /* how many stand */
	int64_t last;    /* the last bid, or the opening; where it ended, the end */
};

struct bid_row { /* what stands in open auctions */
	int32_t share;
	seat_id seat;
	int32_t coins;
	int64_t at;
};

struct purse_row {
	seat_id seat;
	int32_t coins;
	int32_t bids; /* the sum of its bids that stand */
};

struct battle_row { /* spaces in which units battled in this Spring */
	area_id area;
};

enum cause {
	CAUSE_START,
	CAUSE_JOIN,
	CAUSE_CAPTURE,
	CAUSE_ROUT,
	CAUSE_BOUGHT,
	CAUSE_SOLD,
	CAUSE_BUY_IN,
	CAUSE_HOST,
	CAUSES
};

struct ledger_row { /* HEG-COIN-6: a line for every change of a purse */
	int32_t entry;
	int64_t at;
	seat_id seat;
	int32_t coins;
	int32_t cause; /* enum cause */
	int32_t share; /* what it was about: a share, a unit ... */
	area_id area;  /* ... or a space */
};

enum { DICE_DISBAND }; /* what dice are rolled for; the number is the year */

extern const struct dice_kind heg_dice[];
extern const char *const heg_season_names[SEASONS + 1];
extern const char *const heg_cause_names[CAUSES + 1];
extern const struct table_row heg_tables[];
extern const struct option_row heg_options[];

#endif
