/*
 * rows: how a ruleset's tables of options, tables and their fields are written: a row a line. For the .c file
 * with these tables alone.
 */
#ifndef PBP_RULES_COMMON_ROWS_H
#define PBP_RULES_COMMON_ROWS_H

#include "world/option.h"
#include "world/table.h"

/* clang-format off */

/* ---- options ----------------------------------------------------------------------------------- */

#define CHOICE(name_, def_, help_, ...) \
	{ .name = name_, .type = OPTION_NAME, .def = def_, .help = help_, \
	  .names = (const char *const[]){ __VA_ARGS__, NULL } }
#define SWITCH(name_, help_) CHOICE(name_, "off", help_, "off", "on")
#define NUMBER(name_, def_, min_, max_, help_) \
	{ .name = name_, .type = OPTION_INT, .def = def_, .min = min_, .max = max_, .help = help_ }
#define DEADLINE(name_, def_, help_) { .name = name_, .type = OPTION_DEADLINE, .def = def_, .help = help_ }
#define DURATION(name_, def_, min_, max_, help_) \
	{ .name = name_, .type = OPTION_DURATION, .def = def_, .min = min_, .max = max_, .help = help_ }
#define NO_MORE { .name = NULL }

/* ---- tables and fields ------------------------------------------------------------------------- */

#define TABLE_ROW(name_, row_, keys_, fields_, limits_, help_) \
	{ .name = name_, .size = sizeof(struct row_), .nkeys = keys_, .fields = fields_, .limits = limits_, .help = help_ }
/* Of a table of which everything is public. */
#define AT(row, member) .offset = offsetof(struct row, member), .audience = AUDIENCE_ALL
/* Of its owner alone: the seat in the field that .owner of the table's row names. */
#define OWN(row, member) .offset = offsetof(struct row, member), .audience = AUDIENCE_OWNER
/* The open call goes by it, or the map. */
#define KEPT .limit = { .flags = LIMIT_KEPT }

/* clang-format on */

#endif
