/*
 * body: a text as its writer saw it, and which lines of it are his own (rules Q,
 * F, N1). What is not his own is blanked, never cut away, so that line numbers
 * and offsets stay those of the text.
 */
#ifndef PBP_MAIL_BODY_H
#define PBP_MAIL_BODY_H

#include "base/arena.h"
#include "base/source.h"

enum line_kind {
	LINE_OWN,         /* the sender's own words, and blank lines among them */
	LINE_QUOTED,      /* Q1: marked as quoted, or in a blockquote */
	LINE_ATTRIBUTION, /* Q3: "On Monday Ann wrote:" */
	LINE_HEADING,     /* Q3: an original-message line, a From/Sent/To/Subject block */
	LINE_OLD,         /* Q3: what stands below a heading, or below an attribution without marks */
	LINE_SIGNATURE,   /* Q4: from a line of exactly "-- " on */
	LINE_ARMOUR,      /* the frame of a signed text */
	LINE_FRAME,       /* the lines ORDERS and END themselves */
	LINE_OUTSIDE,     /* own words outside of an explicit ORDERS ... END */
	LINE_KIND_COUNT,
	LINE_SURELY_OWN = LINE_KIND_COUNT /* as a hint: own although it begins with '>' (RFC 3676, 4.4) */
};
const char *line_kind_name(enum line_kind kind);

enum repair {
	REPAIR_BYTES = 1,   /* bytes that are none in the text's charset */
	REPAIR_CHARSET = 2, /* charset unknown or missing and the text not ASCII: it was guessed */
	REPAIR_NUL = 4      /* NUL bytes were left out */
};

enum body_origin { BODY_PLAIN, BODY_HTML, BODY_ATTACHMENT };

struct body {
	enum body_origin origin;
	struct source text;  /* all of it, decoded (HTML as a browser shows it), valid UTF-8 */
	struct source own;   /* of the same length, every byte of a line that is not own blanked */
	const uint8_t *kind; /* enum line_kind of each of text.nlines lines */
	unsigned repairs;    /* enum repair, as bits */
};

/* Tells own lines from others. hints may be NULL: a kind a line known beforehand, or LINE_OWN, as
 * HTML gives them; as many as the text has lines. */
struct body body_of_lines(struct arena *a, struct str text, const uint8_t *hints);

#endif
