/*
 * letter: what a letter says, made of a template (templates/letters/NAME.txt) and a JSON value, as reports are. Whoever sends
 * it has an envelope beside that (letters/sending.h).
 *
 * The first line of the template is the subject, "Subject: a mail in your name was refused", and what stands below it are
 * lines. A line is a paragraph, however long it is; what is laid out is told by how it begins:
 *
 *	Kyoto 3, HQ        no blanks: running text; one that ends in a colon heads the lines below it
 *	  Kyoto 3, HQ      one to three: an entry of a list; below it, deeper than four, a remark about that entry
 *	    move 3 to Nara four: as it stands, to be copied or quoted
 *	! line 2: Kyoto .. what was not taken, in running text
 *	# move 3 to Nara   an order to copy, that orders nothing as long as it is a comment
 *	| Truce?           another's words
 *
 * Several empty lines are one. A value never breaks its line (escape.c), so none can be taken for another's.
 */
#ifndef PBP_REPORT_LETTER_H
#define PBP_REPORT_LETTER_H

#include "report/report.h"
#include "report/value.h"

struct letter_words {
	struct str subject, lines; /* of the caller's arena */
	struct str ticket;         /* goes with it as a file; empty: none */
};

/* A line that is made by hand, for a template that shows it. */
void letter_line(struct buf *out, struct str text, unsigned blanks);
/* Takes the value. ERR_NOT_FOUND: no such template; ERR_SYNTAX with its place. */
int letter_words(struct letter_words *out, struct templates *t, const char *name, json_t *value, struct arena *a,
		 struct err *e);
/* At most 72 columns; further lines of an entry two blanks deeper. */
void letter_text(struct buf *out, struct str lines);
/* The same for templates/html/blocks.html: [{heading | paragraph | items | copy: {lines: [{text, remarks}]}, first}] */
json_t *letter_blocks(struct str lines, struct arena *a);
/* The same as a page: templates/html/letter.html. */
int letter_html(struct buf *out, struct templates *t, const struct letter_words *w, struct err *e);

#endif
