/*
 * book: what a mail leaves behind in the engine: every decided mail that no step has recorded yet is a `mail`
 * (mails.c); what SEALED calls keep until they close is a `book` (book.c).
 */
#ifndef PBP_ENGINE_BOOK_H
#define PBP_ENGINE_BOOK_H

#include "engine/input.h"
#include "play/view.h"

struct engine;
struct call_kind;

/* ---- mails.c ---- */

struct mail {
	struct input input; /* a copy */
	struct recorded record;
	unsigned waits; /* open SEALED calls whose book holds a part of it */
	bool recorded;  /* by an earlier step already */
	bool now;       /* by the step in hand */
};

struct mail *mail_keep(struct engine *e, const struct input *in, const struct outcome *out);
void mail_forget(struct engine *e, struct mail *m);
/* Takes the mails that the step in hand records off the list. */
size_t mails_record(struct engine *e, const struct recorded **out, struct arena *a);
int mail_cmp(const struct mail *a, const struct mail *b);
/* Without what is taken for said when nothing is (slot.def): those that mean the same are equal so. */
struct command *command_bare(const struct game *g, const struct command *c, struct arena *a);

/* ---- book.c ---- */

enum says { SAYS_NOTHING, SAYS_DONE, SAYS_WAIT };
/* What a line may mean that was not understood, until its writer says yes. */
struct offer {
	const struct command *order;
	const struct command *instead_of; /* what stands and goes then; or NULL */
	bool anew;                        /* all of its mail waits, which takes the place of all that stands */
};
/* What stands for a seat. */
struct stand {
	const struct command **orders;
	int32_t *subjects;
	size_t n;
	const struct offer *offers; /* offers.c */
	size_t noffers;
	bool done, faulty, unread;
	bool waits;   /* he has said so; before format 4 that took `done` back, and no more */
	bool himself; /* and no host for him: it outlasts his later orders, since format 12 */
	text_id luck;
};
/* What one mail says for one seat in one SEALED call. */
struct booked {
	struct mail *mail;
	const struct command **orders; /* as written */
	int32_t *subjects;             /* of each */
	size_t n;
	const struct offer *offers;
	size_t noffers;
	bool clears; /* withdraw: what stood before goes */
	bool faulty; /* a line of it was refused */
	bool unread; /* and one corrects something; or whether an order of it is meant is asked */
	enum says says;
	text_id luck;
	struct stand after; /* what stands when it has been taken in: a late mail is folded in from its place on */
};
struct seat_book {
	VEC(struct booked) sheets; /* by input_cmp */
	struct stand now;
};
struct book {
	call_id call;
	seat_id witness;               /* a seat that had not answered when last asked; SEAT_NONE */
	VEC(struct seat_book *) seats; /* by seat_id; NULL: nothing yet */
};

struct book *book_find(const struct engine *e, call_id call);              /* NULL: nothing written yet */
struct seat_book *book_seat(struct engine *e, call_id call, seat_id seat); /* or NULL */
void book_add(struct engine *e, const struct call_kind *kind, call_id call, seat_id seat, const struct booked *b);
/* Takes back what book_add did with the sheets of that mail. */
void book_remove(struct engine *e, const struct game *g, const struct state *s, const struct mail *m);
void book_drop(struct engine *e, call_id call);
/* The mails of a call's book, by input_cmp, each once. */
size_t book_mails(struct engine *e, call_id call, struct mail ***out, struct arena *a);
bool seat_answered(struct engine *e, const struct state *s, const struct call_row *c, seat_id seat);
bool all_answered(struct engine *e, const struct state *s, const struct call_row *c);
int32_t command_subject(const struct view *v, const struct command *c);

#endif
