/*
 * doubts: what in a mail bears on its orders besides their own words: labels on what stands under them, talk
 * on all of the mail, what takes back on what stands above it. Made once a mail, by line; what is heard then is up to page.c.
 */
#ifndef PBP_HEAR_DOUBTS_H
#define PBP_HEAR_DOUBTS_H

#include "bind/talk.h"
#include "engine/ear.h"

/* What a sentence, or a line, or a part of one says of orders. */
struct reach {
	enum talk talk;
	struct span at;
	uint32_t line;
	bool label; /* of what stands under it */
	bool used;  /* orders are touched */
	bool asked; /* what it says need not be what it seems: its writer may be asked */
	bool asks;  /* a question: its answer comes from the host */
};
#define NOBODY SIZE_MAX
struct doubts {
	struct ear *ear;
	const struct page *page;
	struct reach *mail;       /* on all of it, or NULL */
	struct reach *early;      /* the same, of what stands before a second order: all that a yes above may hang on */
	size_t orders;            /* sentences with one, so far */
	struct reach **over;      /* by line: on that line alone, and from labels above */
	struct reach **own;       /* by line: what it says itself */
	bool *ordering, *legal;   /* by block: an order stands in it; it is what stands under every mail of a firm */
	size_t first, last, back; /* lines: with an order; above which all is taken back (NOBODY: none) */
	int64_t weight;           /* of all that is no order (bind/talk.h) */
	size_t heard;             /* the line of the last order so far (NOBODY: none) */
	const struct sentence *above; /* the one before that in hand; or NULL */
	bool withdrew;                /* the last order takes back by name what stood before this mail */
	bool declined;                /* the last order says no to what waits */
	bool cleared;                 /* all its orders so far say no to what was before it */
	bool answers;                 /* a yes is all that it orders */
	bool adds;                    /* what stood before this mail goes on standing beside it */
};

/* Memory: the mail's. */
struct doubts doubts_of(struct ear *ear, const struct page *page);
/* The one of two that bears harder on an order; either may be NULL. */
struct reach *reach_stronger(struct reach *a, struct reach *b);
/* The writer's, whatever he is asked. */
struct view doubt_view(struct ear *ear);
/* The line of a place in the text in hand, in the mail. */
uint32_t doubt_line(const struct doubts *d, uint32_t at);
/* It stands over what follows. */
bool doubt_heads(const struct doubts *d, const struct sentence *k);
/* As a label: what it says of what stands under it. */
enum talk doubt_label(struct doubts *d, const struct sentence *k);
/* "Bob wrote: ..." */
bool doubt_is_hearsay(const struct view *v, const struct doubts *d, const struct sentence *k);
/* "away until Monday": in exact words, or in others that are like none that withhold; or he asks to be waited for. */
bool doubt_is_request(struct ear *ear, struct str text);
/* It asks of such a request above it, or what the state tells. */
bool doubt_asks_elsewhere(struct doubts *d, const struct view *v, const struct sentence *k);
/* "Is that all right?": a question of what stands right above it. */
bool doubts_points_up(struct ear *ear, struct str text);
/* Line i is a yes above all orders of its mail. */
bool doubt_yes_above(const struct doubts *d, size_t i);

#endif
