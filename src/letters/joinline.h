/*
 * joinline: lines with which a stranger could join as he stands: what he has named already, and else what is free. Each is tried on the
 * game before it is offered.
 */
#ifndef PBP_LETTERS_JOINLINE_H
#define PBP_LETTERS_JOINLINE_H

#include "letters/letters.h"

enum { JOIN_COLOURS_MOST = 12 };

/* A search for such lines, by a pattern of the game (games/NAME/phrases). */
struct join_search {
	struct desk *desk;
	const struct answer *to;
	struct str pattern, said; /* said: what he wrote, and his subject */
	struct str called;        /* the name that he gave where no name could stand; or empty */
	struct arena *arena;
	int32_t area, region;
	const char *colour, *good;            /* good: with which a line was found */
	const char *named[JOIN_COLOURS_MOST]; /* those that he names, in his order */
	size_t nnamed;
	unsigned tries, found;
	bool meant; /* the first that was found names what he named */
};

struct join_search join_search_new(struct desk *k, const struct answer *to, const char *pattern, struct arena *a);
/* Some of them, a line each. */
void join_search_lines(struct join_search *s, struct buf *out);
/* Of what his line names first, all that is free: "Aldport, Brume and others"; empty: there is no choice. */
struct str join_search_free(struct join_search *s);

#endif
