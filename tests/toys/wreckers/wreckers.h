/*
 * wreckers: a ship runs aground every night. Boats sail and bid in secret; who wins the wreck alone sees its cargo, and
 * says what becomes of it. What there is, what can be said of an order, and what can happen.
 */
#ifndef PBP_RULES_WRECKERS_H
#define PBP_RULES_WRECKERS_H

#include "play/game.h"
#include "rules/common/rule.h"
#include "rules/common/told.h"

/* ---- what there is ----------------------------------------------------------------------------- */

enum { TABLE_BOAT = TABLE_OWN, TABLE_WRECK };

struct boat_row {
	seat_id seat;
	area_id area;
	int32_t hoard;
	int32_t coins; /* its skipper alone may know */
	int32_t cargo; /* the same: of the wreck that he is asked about; 0: none */
};
struct wreck_row {    /* one row */
	area_id area; /* AREA_NONE: none */
};
extern const struct table_row wreckers_tables[];
extern const struct option_row wreckers_options[];

const struct boat_row *boat_of(const struct state *s, seat_id seat); /* NULL: he has none */
struct boat_row *boat_edit(struct state *s, seat_id seat);
struct wreck_row wreck_of(const struct state *s);
struct wreck_row *wreck_edit(struct state *s);

enum wreckers_dice { DICE_DEAL, DICE_WRECK, DICE_CARGO };
extern const struct dice_kind wreckers_dice[];

enum wreckers_kind { KIND_NIGHT = KIND_OWN, KIND_CARGO };
extern const struct call_kind wreckers_kinds[];
extern const struct verb wreckers_verbs[];
enum wreckers_verb { VERB_JOIN, VERB_LEAVE, VERB_SAIL, VERB_STAY, VERB_BID, VERB_KEEP, VERB_SELL };

void wreckers_begin(struct turn *t); /* the deal, and the first night */
/* Who is ahead: by hoards, then by coins. */
struct ranked *wreckers_ranking(const struct state *s, size_t *n, struct arena *a);

/* ---- what is said of orders -------------------------------------------------------------------- */

/* clang-format off */
#define NOTES(X) \
	X(JOINED, "joined", "1.1", SEVERITY_ERROR) \
	X(FULL, "full", "1.1", SEVERITY_ERROR) \
	X(COLOUR_DULL, "colour-dull", "1.1", SEVERITY_ERROR) \
	X(COLOUR_TAKEN, "colour-taken", "1.1", SEVERITY_ERROR) \
	X(TOO_FEW, "too-few", "1.1", SEVERITY_ERROR) \
	X(SMALL_MAP, "small-map", "1.2", SEVERITY_ERROR) \
	X(FAR, "far", "2.2", SEVERITY_ERROR) \
	X(THERE, "there", "2.2", SEVERITY_ERROR) \
	X(TOO_POOR, "too-poor", "2.3", SEVERITY_ERROR) \
	X(STAYS, "stays", "2.2", SEVERITY_NOTE) \
	X(NO_BID, "no-bid", "3.4", SEVERITY_NOTE) \
	X(OUT_OF_REACH, "out-of-reach", "3.2", SEVERITY_NOTE) \
	X(QUESTION, "question", "4.2", SEVERITY_NOTE) \
	X(NOT_NOW, "not-now", "4.2", SEVERITY_ERROR)

#define FACT_ROWS(X) \
	FACT_ID(X, seat_id, seat, "seat", FIELD_SEAT) \
	FACT_ID(X, area_id, area, "area", FIELD_AREA) \
	FACT_ID(X, area_id, other, "other", FIELD_AREA) \
	FACT_INT(X, int32_t, count, "count") \
	FACT_INT(X, int32_t, limit, "limit")

/* ---- what can happen --------------------------------------------------------------------------- */

#define EVENTS(X) \
	X(WRECKERS_DEALT, TOLD("dealt", "1.2", SEAT("seat"), AREA("area"))) \
	X(WRECKERS_AGROUND, TOLD("aground", "2.1", INT("night"), AREA("area"))) \
	X(WRECKERS_SAILED, TOLD("sailed", "3.1", SEAT("seat"), AREA("from"), AREA("to"))) \
	X(WRECKERS_SHORT, SECRET("short", "3.2", SEAT("seat"), AREA("area"), INT("count"))) \
	X(WRECKERS_WON, ASKS("won", "3.3", SEAT("seat"), AREA("area"), INT("count"))) \
	X(WRECKERS_SANK, TOLD("sank", "3.3", AREA("area"), INT("count"))) \
	X(WRECKERS_DRIFTWOOD, TOLD("driftwood", "3.4", SEAT("seat"), INT("count"))) \
	X(WRECKERS_CARGO, SECRET("cargo", "4.1", SEAT("seat"), INT("count"))) \
	X(WRECKERS_KEPT, TOLD("kept", "4.2", SEAT("seat"), INT("count"))) \
	X(WRECKERS_SOLD, TOLD("sold", "4.2", SEAT("seat"), INT("count"))) \
	X(WRECKERS_SILENT, TOLD("silent", "4.3", SEAT("seat"), INT("count"))) \
	X(WRECKERS_HOARD, TOLD("hoard", "5.1", SEAT("seat"), INT("count"), INT("coins"))) \
	X(WRECKERS_BEST, TOLD("best", "5.1", SEAT("seat"), INT("count")))
/* clang-format on */

DECLARE_NOTES(wreckers);
DECLARE_EVENTS(wreckers, WRECKERS_EVENTS);
#define TELL(t, what, ...) EVENT((t), EVENT_OWN + (what), __VA_ARGS__)
#define TELL_FOR(t, cause, what, ...) EVENT_FOR((t), (cause), EVENT_OWN + (what), NULL, __VA_ARGS__)

#endif
