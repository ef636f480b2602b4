/*
 * only: the row of a table that has one only: read as it stands, or as its defaults before it does; and
 * edited.
 */
#ifndef PBP_RULES_COMMON_ONLY_H
#define PBP_RULES_COMMON_ONLY_H

#include "world/state.h"

#define DEFINE_ONLY(name, edit, type, table) \
	type name(const struct state *s) \
	{ \
		type row; \
\
		row_only(s, (table), &row); \
		return row; \
	} \
	type *edit(struct state *s) \
	{ \
		type row = name(s); \
\
		return row_put(s, (table), &row); \
	} \
	typedef int name##_is_defined /* takes the semicolon */

#endif
