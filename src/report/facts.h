/*
 * facts: what a receipt says (receipt.h), while it is gathered: the value that its templates read, of whom it is, and how many orders
 * came to what.
 */
#ifndef PBP_REPORT_FACTS_H
#define PBP_REPORT_FACTS_H

#include "report/receipt.h"

struct facts {
	const struct receipt *r;
	const struct outcome *o;
	json_t *value;
	struct arena *arena;
	size_t good, bad, held; /* orders; of those that are held not what is said of them */
	bool waits, finished;   /* he is to be waited for; he has said "done": `o` does not list these as orders */
	struct str dropped;     /* "move 1 from Osaka to Nara; ...", which waited for his yes */
};

/* What the mail was for: goes on; would come to its end by it, were it not only tried (`pbp check`); has come to
 * its end by it. */
enum fate { GOES_ON, WOULD_CLOSE, HAS_CLOSED };

enum fate facts_fate(const struct facts *f);
struct facts facts_of(const struct receipt *r, struct arena *a);
/* Its orders wait for a bell. */
bool facts_is_sealed(const struct facts *f);

/* In the value, or in an object of it; null where there is none of it. */
void facts_set(json_t *o, const struct facts *f, const char *key, struct str words);
/* When; null where that is never. */
void facts_set_moment(json_t *o, const struct facts *f, const char *key, when t);
void facts_set_turn(json_t *o, const struct facts *f, const char *key, int32_t turn, bool first);
void facts_set_seat(json_t *o, const struct facts *f, const char *key, seat_id seat);
/* An object below that key. */
json_t *facts_within(json_t *o, const char *key);

/* ---- receipt_course.c ---- */

/* What its mail was for, and what goes on; the game itself. */
void receipt_call(const struct facts *f);
void receipt_course(const struct facts *f);

#endif
