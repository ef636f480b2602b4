/*
 * tape: what a mail was understood to say, one thing after the other, apart from how it was written. While a mail is
 * read the tape is written, by the few functions through which reading bears on anything (ear.h); played instead of
 * the mail (again.c) it brings about the same. As text, a line each in the board syntax:
 *
 *	chatter line=1 at=0-12
 *	refused line=2 at=14-30 verb=move              what was no order, or is none that counts
 *	  error unknown-name at=20-25 what="..."       and why, as its writer was told
 *	order line=3 at=32-50 where="32-50 37-38" said spawn count=3 in=kyoto
 *	  asks label-stands at=... what="..."          it stands, but the answer begins with this
 *	order line=3 at=32-50 instead=2 said ...       offered in place of the second of those that stand
 *	host line=4 at=52-80 says="act for red: pass"  the host's own verbs have an exact form
 *	  order ...                                    and what was heard in the name of red stands below
 *	foreseen line=5 verb=move                      a line further down is refused: what ends something waits
 *	also at=... ...                                more was said of the line above
 *	asking line=6 at=60-80                         it is no order, and leaves open whether those of its mail are meant
 *	request line=7 at=80-99 says="away from ..."  what is no order, but asks for something (request.h)
 *	joins                                          a stranger who tries to join is answered
 *
 * Of what everybody may see of it, `played`, only what took effect is left, without places and words:
 *
 *	order said spawn count=3 in=kyoto
 *	host says="discard red"
 *	  booked                                       an order for a sealed call: it is told when that closes
 *	waits                                          it waits for its writer's word, or is about what does
 */
#ifndef PBP_ENGINE_TAPE_H
#define PBP_ENGINE_TAPE_H

#include "base/board.h"
#include "base/diag.h"
#include "base/vec.h"
#include "play/game.h"

struct ear;

enum piece {
	PIECE_CHATTER,
	PIECE_REFUSED,
	PIECE_ORDER,
	PIECE_HOST,
	PIECE_FORESEEN,
	PIECE_ALSO,
	PIECE_BOOKED,
	PIECE_ASKING,
	PIECE_WAITS,
	PIECE_REQUEST,
	PIECES
};
extern const char *const piece_words[PIECES];
struct tape_piece {
	enum piece what;
	unsigned depth; /* 1: in what stands above it at 0 */
	uint32_t line;
	struct span at;        /* in the mail's text */
	verb_id verb;          /* refused, foreseen; VERB_NONE */
	bool warned;           /* it was remarked on before it was heard */
	struct str said;       /* of an order: typed; of the host's line: its text */
	struct str shown;      /* of the host's line what all may read of it, where that is less; or empty */
	struct span where[32]; /* of an order: where it and its values were written */
	unsigned nwhere;
	bool follows;      /* from an order above (`confirm`): of what everybody may see alone */
	bool waits;        /* for its writer's word, or was about what does: nobody else learns what it is */
	bool done, booked; /* it took effect in this step; it waits for a call to close */
	struct diags notes;
	const struct diag *asks;
	uint32_t instead; /* of an offer: which of those that stand it would take the place of, from 1; 0: none */
};
struct tape {
	VEC(struct tape_piece) pieces;
	unsigned depth;
	unsigned shut; /* nothing that happens now is understood from a text: it follows from what was */
};

void tape_add(struct ear *ear, enum piece what, struct span at);
void tape_verb(struct ear *ear, verb_id verb);         /* of the last piece */
void tape_diag(struct ear *ear, const struct diag *d); /* at the last line */
void tape_foreseen(struct ear *ear, verb_id verb);
/* The last piece is an order; or says one, which does not count. */
struct tape_piece *tape_order(struct ear *ear, const struct command *c, bool counts, bool warned,
			      const struct diag *asks);

/* What was confirmed has been done: the lines from there on. */
void tape_followed(struct ear *ear, size_t from);

/* The last piece is a request; done: it acted, and all may read it, or not (open). */
void tape_request(struct ear *ear, struct str exact, bool done, bool open);
/* Nothing of it may be known but that a player wrote. */
bool tape_is_private(const struct ear *ear);

struct str tape_text(const struct ear *ear);
struct str tape_played(const struct ear *ear);

#endif
