/*
 * bind: from a line's readings to commands. Flex found words, the namer what
 * each may be, Bison phrases; here they become sentences: clauses are cut,
 * arguments assigned to slots by marks (least total price), the meanings of the
 * readings compared, and a verdict given. Every word must be accounted for. No
 * verb and no game is named here.
 *
 *	one complete meaning                 -> a command
 *	two                                  -> refused, asked about with both wordings
 *	the cheapest reading is incomplete   -> refused, asks for what is missing
 *	none                                 -> refused with the first word not accounted for, or the stop
 *	no evidence of an order at all       -> chatter
 */
#ifndef PBP_BIND_BIND_H
#define PBP_BIND_BIND_H

#include "base/set.h"
#include "play/outcome.h"

struct binder; /* the vocabulary and tables of one game, for the run */
struct binder_words;
struct sheet;
struct line;

struct binder *binder_new(const struct game *g, const struct state *s, struct arena *run);
/* What may be said in all games with the same rules on the same map, made when a line of one of them is first read, and a
 * binder of one of them that takes it from there. */
struct binder_words *binder_words(struct arena *run);
struct binder *binder_with(struct binder_words *words, const struct game *g, const struct state *s, struct arena *run);
/* Seats join while the game runs. Known names are no error. */
void binder_learn_seats(struct binder *b, const struct state *s);
/* Words -> phrases: the sheet of a decoded text; in the message's arena. */
const struct sheet *binder_read(const struct binder *b, const struct source *text, struct arena *a);

/* The lines of a text as they are heard: one that a mail program broke in two is one. */
const struct span *binder_lines(size_t *n, const struct binder *b, const struct source *text, struct arena *a);

/* Which verbs may be said where the line stands. */
struct scope {
	struct set admitted; /* by verb_id; a verb outside is understood as well, but only when no
			      * admitted one fits, and comes back as `untimely` */
	/* may: by verb_id, what the only call that would hear it is about; -1: none would, or several. Where the verb is
	 * said and nothing but that is missing (struct verb.call_slot), it is meant. */
	const int32_t *subjects;
	bool alone; /* the line is all that its mail says: VERB_ANSWER */
};

/* One sentence or clause of a line. */
struct binding {
	struct span at;
	enum verdict verdict; /* ACCEPTED: understood; REFUSED: see diags; CHATTER */
	bool untimely;        /* understood, but its verb is not admitted now */
	verb_id verb;         /* REFUSED: which order it seems to be; VERB_NONE: that is not known */
	bool filled;          /* its guess lacks a place or a number, and can mean one alone */
	bool part;            /* its guess is only a part of what it says */
	bool ends;            /* its guess: what it is like to end, or to leave out, though its words deny */
	bool leave;           /* its guess: what its writer asks whether he may do */
	bool drops;           /* its guess: the sentence takes back another order by name besides */
	bool corrects;        /* its guess: the sentence denies or takes back something else */
	bool changed;         /* its guess: what the line ends up with, without what it takes back */
	bool takes_back;      /* it takes back in words what stands before it in the mail ("scratch that"):
			       * refused, and nothing before it should be carried out unasked */
	bool then;            /* it is said to follow what stands before it: "then", "after that" */
	struct span open; /* words that leave open whether it is meant: talk beside it, or (labelled) a label over it */
	bool labelled;
	struct command *command;            /* when understood; seat, player, mail, ordinal as given in the view or 0 */
	const struct command *const *guess; /* REFUSED: what it says without the words that are not understood; no order
					     * before its writer says so */
	size_t nguess;
	/* may, as many as its guesses, or one where it is understood: what the same words would order by another deed, where the
	 * rules refuse that when its turn comes; NULL: nothing */
	const struct command *const *instead;
	struct str missed; /* beside its guess: clauses that are in none of it, each in quotes; or empty */
	const struct command
		*unheard;         /* REFUSED: what it would order if its verb were admitted now; may lack arguments */
	const struct diag *diags; /* refusals; also notes of repaired slips ("read Osakka as Osaka") */
	size_t ndiags;
	bool agrees; /* of units that nothing is ordered of it says that they stay: chatter */
};
struct bound {
	const struct binding *list; /* as written */
	size_t n;
};
/* Canonical wording: bind(print(command)) == command for every verb of every game. */
void command_print(struct buf *out, const struct game *g, const struct state *s, const struct command *c);

#endif
