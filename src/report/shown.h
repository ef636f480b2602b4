/*
 * shown: one table for one viewer, its rows chosen and sorted, its cells written: what stands there, and what stood there
 * a turn ago. The report's tables, lists and the line of one's own are made of it.
 */
#ifndef PBP_REPORT_SHOWN_H
#define PBP_REPORT_SHOWN_H

#include "base/vec.h"
#include "report/model.h"

struct shown {
	const struct report_turn *turn;
	struct viewer viewer;
	struct chart chart;
	VEC(const void *) rows;
	const struct field_row *owner; /* the field that says whose a row is, or NULL */
	struct str *is, *was, *cells;  /* row after row; was: empty where it is the same; cells: "2 → 4" */
	size_t width[COLUMNS];         /* of the widest cell */
	bool used[COLUMNS];
	struct arena *arena;
};
/* False where the game does not show that table. */
bool shown_read(struct shown *s, const struct report_turn *t, table_id id, struct viewer v, struct arena *a);
/* Only a board of seats in the order of what they have: of others no cell is read. */
bool shown_read_ranks(struct shown *s, const struct report_turn *t, table_id id, struct viewer v, struct arena *a);
/* The row is the viewer's. */
bool shown_own(const struct shown *s, size_t i);
/* It ranks the seats. */
bool shown_ranks(const struct shown *s);

/* It is a list for each of what its rows lie in (the spaces of an area), not a table. */
bool shown_folds(const struct shown *s);
/* The row a turn ago, or NULL; and what the game's phrase `row` says of it: part 0 which it is, 1 what it holds. */
const void *shown_before(const struct shown *s, size_t i);
struct str shown_said(const struct shown *s, const struct state *state, const void *row, unsigned part);

/* model_lines.c */
json_t *shown_lines(const struct shown *s); /* padded, at most 68 columns and a mark */
json_t *shown_lists(const struct shown *s); /* [{of, own, count, text}] */
/* "Aichi 1 → 0 HQ fortress", its blanks unbreakable; skip: a field that is not said, or NULL. */
struct str shown_words(const struct shown *s, size_t i, const struct field_row *skip);

#endif
