/*
 * model: a turn's report as a JSON value, the one source of every format. Made
 * from what the viewer may see and nothing else: a template cannot tell what is
 * not in it. A key is there in every report; what there is none of is null,
 * or an empty list.
 *
 *	game rules map headline from to   texts; turn: a number; seat: the viewer's, or null
 *	groups: [{title, events: [{text, rule, times, areas, seats}]}]  what happened, as a player would tell it; areas and seats:
 *	                                                  names of those it is about
 *	private: [{events: [{text, rule, times, ..}]}]           what only the viewer may know; at most one
 *	you: [text]                                       what the viewer has, in a line; at most one
 *	standings: [board]                                the boards that rank the seats
 *	course: [{title, from, to, lines, rows: [{name, line, first, last}]}]  what the standings count over the turns from..to;
 *	                                                  line: a letter a turn, higher for more; lines: the same, padded
 *	boards: [{title, table, many, columns: [{title, number}], rows: [{cells: [{title, text, number, changed}], words, own}],
 *	          lines: [..], lists: [{of, own, count, text}], folds}]
 *	                                                  many: more columns than fit a phone; lines: the same, padded, at most 70 columns; lists: owner by
 *	                                                  owner, words: a row, for where letters have many widths;
 *	                                                  text: "2 → 4" where it has changed; own: the viewer's;
 *	                                                  folds: its lists say it better than its rows (the spaces of an area)
 *	changes: [{boards: [{title, rows: [{name, text}]}]}]  what stood there a turn ago and is gone; at most one
 *	out: seats that are eliminated or gone, a text
 *	over: [{won, reason, places: [{rank, seat}], clone}]  once the game has ended; won: "red is first", or null; clone:
 *	                                                  the address of its public history, or null
 *	calls: [{name, bell, asked, awaited, names, whom}]  what is asked next; whom: a text, in which the
 *	                                                  viewer is "you"
 *	page: the address of its page with the map, or null
 *	dice: {seed, commitment}   tip: the public commit it follows
 *
 * How a game's report is arranged is data (games/NAME/phrases):
 *	group EVENT "Battles"       the heading of an event; without it stays with the one before
 *	board TABLE "The board" "area:Territory owner seat.player land.owner.count" "owner" "owner"
 * The second part names the columns: a field; the player of a seat (seat.player); of the rows of
 * another table in which a field names this row's key, their number (land.owner.count) or the sum
 * of a field (land.owner.troops). With a ? behind it (trebuchets?) zeros are left blank. A heading
 * stands behind a colon, _ for a blank. The third part names fields of which a row must have one to
 * be shown, the fourth the field rows are sorted by, or a column that
 * counts: the most first; where rows are seats the table is the standings. A column with nothing in it is left out.
 *	row TABLE "{number}" "{kind}"   a row of such a list: which it is, and what it holds
 *	call KIND "the orders for the Turn"   what is asked, in words
 */
#ifndef PBP_REPORT_MODEL_H
#define PBP_REPORT_MODEL_H

#include <jansson.h>

#include "report/report.h"
#include "report/value.h"

json_t *model_turn(const struct report_turn *t, struct viewer v, struct arena *a);

/* ---- its parts ---- */

/* The keys groups and private. model_told.c */
void model_told(json_t *o, const struct report_turn *t, struct viewer v, struct arena *a);

enum { COLUMNS = 16 };
enum column_kind { COLUMN_FIELD, COLUMN_PLAYER, COLUMN_COUNT, COLUMN_SUM };
struct column {
	enum column_kind kind;
	const struct field_row *field; /* of the table's own row; its key for COUNT and SUM */
	table_id of;                   /* COUNT, SUM: the table whose rows are counted */
	const struct field_row *named, *summed;
	struct str title;
	bool sparse; /* 0 is left blank */
};
struct chart { /* how a table is shown: model_columns.c */
	table_id id;
	const struct table_row *table;
	struct str title;
	struct column columns[COLUMNS];
	size_t ncolumns;
};
/* False where the game does not show that table. */
bool chart_read(struct chart *out, const struct game *g, table_id id, struct arena *a);
/* Whether that word of a `board` phrase names a column: "seat:Bidder", "land.owner.count?". */
bool chart_has(const struct game *g, table_id id, struct str word, struct arena *a);
/* A field that everybody may see, by name; what rows are chosen and sorted by. */
const struct field_row *chart_public(const struct table_row *t, struct str name, struct arena *a);
struct str chart_cell(const struct column *c, const struct game *g, const struct state *s, const void *row,
		      struct arena *a);
/* The key of a table that has a row a seat; else NULL. */
const struct field_row *chart_of_seats(const struct chart *b);
/* What rows are sorted by: a public field, or what is counted; false: nothing. */
bool chart_sorted_by(struct column *out, const struct chart *b, const struct game *g, struct arena *a);
/* COLUMN_COUNT and COLUMN_SUM of that row of the chart's table. */
int64_t chart_tally(const struct column *c, const struct state *s, const void *of);
bool chart_is_number(const struct column *c);
/* By what it says rows stand the most first: by what is counted, or a number that is no key. By others the rows of one
 * value stand together. */
bool chart_ranks(const struct chart *b, const struct column *by);
/* What that is of a row. */
int64_t chart_amount(const struct column *by, const struct state *s, const void *row);
bool chart_visible(const struct chart *b, const void *row, struct viewer v);

/* Whether the row is one that the board shows to v. */
bool chart_shows(const struct chart *b, const struct game *g, const void *row, struct viewer v, struct arena *a);
/* Whether there is something to compare with: before the first turn nothing stood there. */
bool model_before(const struct report_turn *t);

/* The keys standings and boards, lists; and changes, a list of boards. */
void model_boards(json_t *o, const struct report_turn *t, struct viewer v, struct arena *a);
/* The key course. model_course.c */
json_t *model_course(const struct report_turn *t, struct arena *a);
/* [text], what the viewer has, in a line; or []. model_you.c */
json_t *model_you(const struct report_turn *t, struct viewer v, struct arena *a);
/* What is counted of a seat in the standings: "Territories 12, Troops 44". */
void model_counted(struct buf *out, const struct report_turn *t, seat_id seat);
json_t *model_changes(const struct report_turn *t, struct viewer v, struct arena *a);

#endif
