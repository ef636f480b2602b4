/*
 * receipt: what the parts of a receipt share; the entry points are in report.h.
 *
 * Its words are four templates of templates/letters. What there are none of is null; beside a number KEY, which is null where it
 * is 0, "one_KEY" is true where it is 1; moments and turns are words.
 *
 * receipt-body: all of it, and receipt-subject
 *	game, seat, own      the seat that is spoken for, and the writer's where that is another
 *	title, turn, until   the turn at the begin of a sentence and in one; the bell of what it was for
 *	news, did            what it did that is no order, and the same as a sentence begins
 *	good, bad, waiting, standing    how many orders were taken, were not, wait for a word; stand now
 *	closed, would_close  what it was for has closed by it; would, were it not only tried
 *	over, now            and so is the game; the turn that it is then
 *	is                   in the subject: what is news, of untaken, invites, unread, did, asked, passed_on, dropped, not_yes, waited, nothing, unjoined,
 *	                     overtaken, joined, counts, unmended, replaced, stand, none; held: and orders wait; more: both
 * receipt-body alone
 *	shell                it answers the host's line at the shell, no mail
 *	invites              who does not play yet: nothing is said of calls
 *	seatless, kept, done whom it is about: no seat; orders that wait for a bell; that act at once
 *	dropped              what waited for a yes and waits no more; letters that are not sent: sentences, in front of all else
 *	talk                 neither an order nor a question was found
 *	waits, finished      he is waited for until he says "done"; he has said it
 *	again, replaces, changed, answered   the turn is played again; new orders fell on old; one of those that stood was taken
 *	                     back or changed; questions are answered below
 *	closing { what, last }, ended { number, letter }, next { what, in, by, asked, players }
 *	open { what, by, awaited, asked, late { bell, minutes, seconds }, grace, rests { left } }, begins { at }
 *	repaired             some of its characters were guessed
 *	questions [{ all [{ what, asks, so }], more, hint }]    those of what waits, of what stands
 *	reason { ignored, why, rule, advice }    why nothing of it was taken
 *	answers, also        to what it asks: before its orders, where it has none, or behind
 *	lines, sent, extra   as receipt-lines says them; what went to the host; what is to be kept: lines
 *	unreasoned           the host did something without a word why
 *	overtaken            when the mail arrived that counts after it
 *	above, none          what was taken is all that stands; nothing does
 *	stands, fallen, missing { lines, more }, addition
 *	change               one of is_closed, will_be_closed, is_final, is_again, by_all, by_subject, was_done; early: all who
 *	                     answer end it before its bell; several: more than one order stands in it
 *	proof { mail, arrived, clock, later, ticket, public }
 * receipt-lines
 *	held, refused, taken, chat { lines, more, from }    as receipt-line says each; how many more, from which line on
 * receipt-line, of one line
 *	rows                 each of one kind: { what, bad, mail or line or lines { from, to, two } or bare, column, joined, rule, book },
 *	                     { did }, { remark, note, rule, book }, { quote }, { advice }
 */
#ifndef PBP_REPORT_RECEIPT_H
#define PBP_REPORT_RECEIPT_H

#include "report/report.h"

enum { RECEIPT_COLUMNS = 72, RECEIPT_HEX = 16 }; /* of what is quoted; all else is laid out by letter.h */
/*
 * A receipt has an end, whatever was sent: rows that are shown of one line, of lines that were taken, of lines
 * that were not, and of each list below them. What is more is counted. A sheet of the largest map fits whole.
 */
enum { RECEIPT_LINE_ROWS = 40, RECEIPT_TAKEN_ROWS = 400, RECEIPT_REFUSED_ROWS = 160, RECEIPT_LIST_ROWS = 400 };

/* What waited for a yes fell: the receipt begins with it. */
static inline bool receipt_tells_drop(const struct diag *d)
{
	return str_eq_c(d->code, "held-replaced");
}

/* It says something of orders, and is none: "drop what waits". */
static inline bool receipt_talks(const struct receipt *r, const struct outcome_line *l)
{
	return l->command && l->verdict <= VERDICT_WARNED && r->game->verbs[l->command->verb]->flags & VERB_TALKS;
}

/* It is told by the orders that follow it. */
static inline bool receipt_is_yes(const struct outcome_line *l)
{
	return l->yes && l->verdict <= VERDICT_WARNED;
}

/* Every line of the mail with its verdict, in written order; then those that were no orders; in lines of a letter. whole: all
 * that were taken are shown. As report_letter. */
int receipt_lines(struct buf *out, const struct receipt *r, bool *whole, struct err *e);
/* The first rows of a text; "..." stands for the rest. */
void receipt_rows(struct buf *out, struct str text, size_t most);
/* How many rows a text has, up to most. */
size_t receipt_count_rows(struct str text, size_t most);

#endif
