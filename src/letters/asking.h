/*
 * asking: one thing that a player asks of the game, and the answers to it (answers.c): how the game stands (answers_game.c), what he
 * may write and what the rules are (answers_help.c). For those files only.
 */
#ifndef PBP_LETTERS_ASKING_H
#define PBP_LETTERS_ASKING_H

#include "speech/ask.h"
#include "letters/letters.h"
#include "report/letter.h"

struct asking {
	bool host;     /* who asks: he does not play */
	bool stranger; /* who asks has been shown how to join */
	bool known;    /* the rules on what he asks are told, one by one */
	struct desk *desk;
	const struct answer *to;
	const struct state *state;
	const struct game *game;
	seat_id seat;
	struct str about;
	uint32_t line;                   /* of the mail, in which it is asked; 0: its subject */
	const struct requested *request; /* or NULL */
	const struct asked *asked;
	const char *heading;   /* under which the last answer stands */
	struct str quoted;     /* and the words that it is to */
	const char *otherwise; /* how a request is written */
	struct arena *arena;
};

static inline void paragraph(struct buf *out, struct str text)
{
	letter_line(out, text, 0);
}

/* ---- the game ---- */

int tell_status(struct buf *out, const struct asking *q, struct err *e);
bool asking_is_kept(const struct asking *q);
int tell_orders(struct buf *out, const struct asking *q, struct err *e);
int tell_position(struct buf *out, const struct asking *q, struct err *e);
int tell_theirs(struct buf *out, const struct asking *q, struct err *e);
int tell_standings(struct buf *out, const struct asking *q, struct err *e);
int tell_map(struct buf *out, const struct asking *q, struct err *e);
int tell_neighbours(struct buf *out, const struct asking *q, struct err *e);
int tell_place(struct buf *out, const struct asking *q, struct err *e);
int tell_who(struct buf *out, const struct asking *q, struct err *e);
int tell_fact(struct buf *out, const struct asking *q, struct err *e);
/* How a fight would come out that the sentence is about, and how many sentences that is; out NULL: they are only counted. */
size_t tell_clash(struct buf *out, const struct view *v, const struct asked *asked);
/* Whether he may still order otherwise, whether a mail of his came, what another orders (answers_mails.c). */
void tell_change(struct buf *out, const struct asking *q);
void tell_arrived(struct buf *out, const struct asking *q);
void tell_ordered(struct buf *out, const struct asking *q);
/* Whether others read of what he asks. */
void tell_private(struct buf *out, const struct asking *q);
/* Whether the state tells it. */
bool fact_is_known(struct desk *k, const struct asked *asked, struct arena *a);

/* ---- what to write, and the rules ---- */

int tell_form(struct buf *out, const struct asking *q, struct err *e);
int tell_help(struct buf *out, const struct asking *q, struct err *e);
int tell_preview(struct buf *out, const struct asking *q, struct err *e);
int tell_rules(struct buf *out, const struct asking *q, struct err *e);
int tell_rule(struct buf *out, const struct asking *q, struct err *e);
int tell_about(struct buf *out, const struct asking *q, struct err *e);

#endif
