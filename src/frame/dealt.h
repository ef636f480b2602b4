/*
 * dealt: the pieces of which a sentence is made that deals units out to places: amounts, places, who gets how many. Any phrase that is
 * none of them ends such a list. How the list is read, and what it is set as: frame_dealt.c.
 */
#ifndef PBP_FRAME_DEALT_H
#define PBP_FRAME_DEALT_H

#include "frame/frame.h"

enum piece_kind {
	PIECE_OTHER,
	PIECE_IDLE, /* says nothing of who gets what */
	PIECE_SIGN,
	PIECE_STOP,   /* a full stop */
	PIECE_NUMBER, /* how many: n */
	PIECE_REST,   /* "the rest" */
	PIECE_PLACE,
	PIECE_EACH,
	PIECE_EVENLY,  /* "in equal parts" */
	PIECE_SHARE,   /* "half": n of `parts` */
	PIECE_GROUPS,  /* "in three equal parts": n */
	PIECE_FROM,    /* the place that they leave */
	PIECE_DIVIDES, /* "split" */
	PIECE_AMONG,   /* "between": behind how many they are, in what shares it does not say */
	PIECE_PUT,     /* the deed that puts them there */
	PIECE_GO,      /* a deed that leads somewhere */
	PIECE_STAY,    /* "stays", before the place where */
};

struct piece {
	enum piece_kind kind;
	bool fresh;   /* of units that are said to be new */
	bool of;      /* "of my 6": of so many */
	bool strange; /* "3 new blorbs": who knows what they are */
	size_t at;    /* of the phrase */
	int64_t n, parts;
};

/* verb: the deed that puts new units somewhere. */
struct piece dealt_piece(const struct frames *f, size_t i, verb_id verb);
/* The deed of now that puts units somewhere and takes them from nowhere; else, where any time will do, of another; VERB_NONE. */
verb_id dealt_verb(const struct task *t, bool any);
/* "half", "a third": how much of a whole. */
bool dealt_is_share(const struct frames *f, const struct phrase *p);
/* How many the position says they are: who stands in the place that they leave, or, where they leave none, the new ones that are
 * to be put; 0: it does not. */
int64_t dealt_whole(const struct frames *f, const struct phrase *leave);
/* "half", "evenly", from one phrase to another. */
bool dealt_says_shares(const struct frames *f, size_t from, size_t to, verb_id verb);
/* "the lot", of which each gets a share. */
bool dealt_is_all(const struct phrase *p);
/* Numbers above it in its mail: the whole may be what there was before those. */
bool dealt_counted_above(const struct frames *f);
/* "my new units", "both reinforcements" */
bool dealt_is_fresh(const struct frames *f, const struct phrase *p);

#endif
