/*
 * internal: what the engine's own files share. A mail being heard is an `ear`;
 * a step in the making is the `engine_work` behind a turn; what SEALED calls
 * keep until they close is a `book`; every decided mail that no step has
 * recorded yet is a `mail`.
 */
#ifndef PBP_ENGINE_INTERNAL_H
#define PBP_ENGINE_INTERNAL_H

#include "bind/anothers.h"
#include "bind/remark.h"
#include "bind/talk.h"
#include "engine/engine.h"
#include "play/turn.h"

/* ---- reading: the binder, or a stand-in of the tests ---- */

struct line;
struct line_at {
	struct span at;
	uint32_t number; /* of the decoded text, from 1 */
	bool read;       /* not quoted, no comment, not below a signature */
	bool corrects;   /* it holds words by which an order may be taken back */
	struct remark remark; /* what it says about other lines */
	const struct line *line;
	bool alone; /* no other line of the mail is read */
	bool heads; /* nothing but a heading ("Turn 3:") */
};
/* What a line was bound to, and against which state (ear->version); 0: not yet. */
struct look {
	struct bound bound;
	uint32_t version;
	uint32_t labelled; /* the same for its label */
	enum label label;
};
struct page {
	const struct source *source;
	const struct sheet *sheet;
	const struct line_at *lines;
	size_t n;
	const struct diag *diags; /* limits and odd letters, in the order of the text */
	size_t ndiags;
	struct look *looks; /* by line: a page asks about its lines again and again */
};
struct reader {
	void *context;
	void (*read)(void *, const struct source *, struct page *, struct arena *);
	struct bound (*bind)(void *, const struct view *, const struct scope *, const struct page *,
			     size_t line, struct arena *);
	void (*print)(void *, struct buf *, const struct state *, const struct command *);
	void (*learn)(void *, const struct state *);
};
/* The reader that asks the binder. */
struct reader reader_of_binder(struct binder *b, const struct game *g, struct arena *run);

/* ---- memory of the engine ---- */

struct mail {
	struct input input; /* a copy */
	struct recorded record;
	unsigned waits;  /* open SEALED calls whose book holds a part of it */
	bool recorded;   /* by an earlier step already */
	bool now;        /* by the step in hand */
};

enum says { SAYS_NOTHING, SAYS_DONE, SAYS_WAIT };
/* What stands for a seat. */
struct stand {
	const struct command **orders;
	int32_t *subjects;
	size_t n;
	bool done, faulty;
	text_id luck;
};
/* What one mail says for one seat in one SEALED call. */
struct booked {
	struct mail *mail;
	const struct command **orders; /* as written */
	int32_t *subjects;             /* of each */
	size_t n;
	bool clears; /* withdraw: what stood before goes */
	bool faulty; /* a line of it was refused */
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
	seat_id witness; /* a seat that had not answered when last asked; SEAT_NONE */
	VEC(struct seat_book *) seats; /* by seat_id; NULL: nothing yet */
};

/* Where the next input stands among those that are heard after the same step; format 1: among those of its second. */
struct place {
	when at;
	uint32_t after;
	uint32_t next; /* even: of what may share it */
};

struct engine {
	struct engine *self; /* for questions to a const engine: they use scratch memory and remember witnesses */
	const struct game *game;
	struct reader reader;
	struct arena *run;
	struct arena side[2]; /* the tip lives in side[at]; the next step is made in the other */
	unsigned at;
	const struct state *tip;
	struct arena keep;    /* mails and books; emptied when there are none */
	struct arena scratch; /* of views */
	const uint8_t *secret;
	struct dice_chain *chain; /* made when first needed */
	engine_seeds seeds;	  /* or NULL: the secret's */
	void *seeds_context;
	struct dice forced;
	when now; /* of the last input or step */
	VEC(struct mail *) mails; /* not recorded, or held by a book; by input_cmp */
	struct place latest;
	VEC(struct book) books;
};

void engine_use_reader(struct engine *e, struct reader r);
/* Empties what the last call left behind. Every entry of the engine begins with it. */
void engine_tidy(struct engine *e);
struct view engine_view(struct engine *e, const struct state *s, when now);

/* ---- book.c ---- */

struct book *book_find(struct engine *e, call_id call); /* NULL: nothing written yet */
struct seat_book *book_seat(struct engine *e, call_id call, seat_id seat); /* or NULL */
void book_add(struct engine *e, const struct call_kind *kind, call_id call, seat_id seat,
	      const struct booked *b);
/* Takes back what book_add did with the sheets of that mail. */
void book_remove(struct engine *e, const struct game *g, const struct state *s, const struct mail *m);
void book_drop(struct engine *e, call_id call);
/* The mails of a call's book, by input_cmp, each once. */
size_t book_mails(struct engine *e, call_id call, struct mail ***out, struct arena *a);
bool seat_answered(struct engine *e, const struct state *s, const struct call_row *c, seat_id seat);
bool all_answered(struct engine *e, const struct state *s, const struct call_row *c);
int32_t command_subject(const struct view *v, const struct command *c);

/* ---- mails.c ---- */

struct mail *mail_keep(struct engine *e, const struct input *in, const struct outcome *out);
void mail_forget(struct engine *e, struct mail *m);
/* Fills in the place of an input that is about to be heard; alone: in format 1 it shares it with no other. */
void place_input(const struct engine *e, struct input *in, bool alone);
void place_taken(struct engine *e, const struct input *in);
/* Takes the mails that the step in hand records off the list. */
size_t mails_record(struct engine *e, const struct recorded **out, struct arena *a);
int mail_cmp(const struct mail *a, const struct mail *b);
struct command *command_copy(const struct command *c, struct arena *a);

/* ---- calls.c: questions about open calls ---- */

struct speaker {
	player_id player;
	seat_id only; /* the host acts for this seat; else SEAT_NONE */
	bool host;
};
const struct call_kind *kind_of(const struct game *g, const struct call_row *c);
bool call_hears(const struct call_row *c); /* open, not deaf, not ended */
bool call_asks(const struct state *s, call_id call, seat_id seat);
size_t asked_begin(const struct state *s, call_id call); /* index of its first row in TABLE_ASKED */
const struct asked_row *asked_at(const struct state *s, call_id call, size_t i); /* NULL: no more */
unsigned call_depth(const struct state *s, const struct call_row *c);
bool call_has_open_child(const struct state *s, call_id call);
/* The seat for which the speaker is asked by the call; SEAT_NONE. */
seat_id speaker_seat(const struct view *v, const struct call_row *c, const struct speaker *who);
/* The newest hearing call that asks the speaker, the muster left out. */
const struct call_row *speaker_call(const struct view *v, const struct speaker *who, seat_id *seat);
struct str call_title(const struct game *g, const struct call_row *c, struct arena *a);

/* ---- ring.c ---- */

/* Whether it closes in the wake of what has just been heard, as things stand in s. */
bool call_closes(struct engine *e, const struct state *s, const struct call_row *c);

/* ---- say.c: the engine's own messages ---- */

struct say_arg {
	const char *name;
	struct str value;
};
struct diag *say(struct arena *a, const char *code, struct span at, const struct say_arg *args,
		 size_t n);
#define SAY(a, code, at, ...) \
	say((a), (code), (at), (const struct say_arg[]){ __VA_ARGS__ }, \
	    sizeof((const struct say_arg[]){ __VA_ARGS__ }) / sizeof(struct say_arg))
#define SAY_PLAIN(a, code, at) say((a), (code), (at), NULL, 0)
struct str say_when(const struct state *s, when t, struct arena *a);

/* ---- settle.c: a step in the making ---- */

struct opened_stream {
	struct str label;
	size_t events; /* there were when it was opened */
	const struct command *cause;
	call_id call;
};
struct engine_work {
	struct engine *engine;
	struct turn turn;
	struct dice dice;
	bool has_dice;
	struct dice_key key;
	call_id closing; /* the call that closes, its row gone from after already */
	VEC(struct opened_stream) streams;
	VEC(const struct command *) orders;
	int32_t annul;
	bool said_over; /* the host has given the reason */
};
/* A step on `before`, in the arena beside the tip's. Drop it by not ending it. */
struct engine_work *step_begin(struct engine *e, const struct state *before, when now);
/* The step's key; luck is read from `after`. Without a secret the dice are only for trying things. */
void step_dice(struct engine_work *w, const struct hash *mails, size_t n);
void step_end(struct engine_work *w, struct step *out);
struct dice_chain *chain_of(struct engine *e); /* only with a secret */
struct str step_subject(const struct engine_work *w, const struct step *s);

/* ---- hear.c: a mail being heard ---- */

enum { MAIL_ORDERS = 1000 }; /* a mail with more is heard up to there */

struct draft { /* of a booked sheet, while its mail is heard */
	call_id call;
	seat_id seat;
	VEC(const struct command *) orders;
	VEC(int32_t) subjects;
	VEC(size_t) lines; /* index of each order's outcome line */
	bool clears;
	uint32_t refused; /* the first line that was; 0 */
	enum says says;
	size_t said; /* index of the outcome line that says so */
	text_id luck;
};
struct ear {
	struct engine *e;
	const struct input *in;
	struct arena *a;
	when now;
	bool pretend; /* pbp check: after a roll nothing is certain, so what rolled is undone */
	const struct state *state; /* what the next line is heard against */
	uint32_t version; /* of the state, from 1 */
	struct {
		uint32_t version;
		seat_id only;
		const struct call_row *call;
		seat_id seat;
	} asked; /* the newest call that asks the speaker, in that version of the state */
	struct speaker who;
	struct engine_work *work; /* begun by the first line that acts */
	VEC(struct outcome_line) lines;
	VEC(struct draft) drafts;
	uint32_t line; /* that is heard now */
	uint32_t base; /* where the text of an `act for` begins in the mail's */
	unsigned orders; /* commands so far */
	const char *prefix; /* before canonical words: "act for red: ", or "" */
	uint32_t stopped; /* the line that stopped the rest; 0 */
	uint32_t *refused; /* by verb, the first line of it that was refused; NULL: none (hold.c) */
	uint32_t held; /* the first line that waits because it would end something; 0 */
	bool tried_to_join;
	struct span label; /* a heading above that may mean anything ("Grandma:"); empty: none */
	int32_t headed; /* the other turn that the line's heading names ("Turn 3: ..."), or 0 */
	int32_t spoken; /* the other turn that chatter above names, until it was remarked on, or 0 */
	call_id heard; /* by which call first; CALL_NONE */
	seat_id seat;
};
/* page.c */
void ear_page(struct ear *ear, const struct source *text);
/* line.c */
/* The mail's text, read; its lines are bound when they are asked about, once for each state. */
struct page ear_read(struct ear *ear, const struct source *text);
struct bound ear_bind(struct ear *ear, const struct page *page, size_t i);
/* The newest call that asks the speaker, and for which seat. */
const struct call_row *ear_asked(struct ear *ear, seat_id *seat);
/* For what is asked of lines far off: as it was bound last, against whatever state. */
struct bound ear_glance(struct ear *ear, const struct page *page, size_t i);
bool ear_is_stranger(const struct ear *ear);
/* What is heard of a mail: all; of a stranger's the first lines, where none of them tries to join. */
const struct source *ear_text(struct ear *ear, const struct source *text);
bool bound_is_heard(const struct bound *b);   /* an order of this moment is in it */
bool bound_is_refused(const struct bound *b); /* or a part of it */
bool bound_is_chatter(const struct bound *b); /* and nothing else */
void ear_line(struct ear *ear, const struct page *page, size_t i);
void ear_binding(struct ear *ear, const struct binding *b);
/* "turn 3" in a text, where it is not the turn that is played; else 0. */
int32_t ear_other_turn(const struct ear *ear, struct str text);
struct engine_work *ear_step(struct ear *ear);
struct draft *ear_draft(struct ear *ear, call_id call, seat_id seat);
struct outcome_line *ear_add(struct ear *ear, enum verdict v, struct span at);
/* The line is refused; d may be NULL where its diags are there already. Its verb is that of its command. */
void ear_refuse_line(struct ear *ear, struct outcome_line *l, const struct diag *d);
/* The diag's place is one in the text in hand (ear->base). */
void ear_add_diag(struct ear *ear, struct outcome_line *l, const struct diag *d);
/* A note or warning at a line. */
void ear_remark(struct ear *ear, struct outcome_line *l, const struct diag *d);
void ear_follow(struct ear *ear); /* the step's state is heard against from now on */
struct view ear_view(struct ear *ear, seat_id seat, call_id call);
/* Notes as the line's diags; true when one is an error. */
bool ear_notes(struct ear *ear, struct outcome_line *l, const struct notes *n, struct span whole);
/* "write: ...": what a note suggests */
struct str ear_suggestion(struct ear *ear, const struct command *c);
/* live.c: a line that acts at once */
void ear_act(struct ear *ear, struct command *c, struct outcome_line *l);
/* hold.c: what waits because something above it was refused */
void hold_note(struct ear *ear, verb_id verb); /* the line in hand was refused; VERB_NONE: of no known verb */
void hold_foresee(struct ear *ear, const struct bound *bound);
/* Why a line that acts at once is not done yet; NULL: it is. */
const struct diag *hold_line(struct ear *ear, const struct view *v, const struct command *c);
/* Of a line that waits for another. */
const struct diag *hold_words(struct ear *ear, const struct command *c, uint32_t line);
/* Whether a sealed sheet's `done` waits: what has an error is no answer (law 6). */
bool hold_answer(struct ear *ear, const struct draft *d);
/* sealed.c: lines that wait in a book */
void ear_write(struct ear *ear, struct command *c, struct outcome_line *l);
void draft_clear(struct draft *d);
void ear_drafts(struct ear *ear);
void ear_book(struct ear *ear, struct mail *m);
/* route.c */
struct heard_by {
	const struct call_row *call; /* NULL: an engine verb that needs none */
	seat_id seat;
};
struct set ear_scope(struct ear *ear);
bool ear_route(struct ear *ear, const struct command *c, struct heard_by *out);
const struct diag *ear_explain(struct ear *ear, const struct command *c, struct span at);

/* ---- verbs.c, host.c ---- */

enum own_verb { OWN_DONE, OWN_WAIT, OWN_WITHDRAW, OWN_PASS, OWN_LUCK, OWN_VERBS };
/* Index into engine_verbs, or -1 for a ruleset's verb. */
int own_verb(const struct game *g, verb_id v);
/* A host's line: true when it was carried out. why: it is a host's verb, but cannot be. */
bool host_line(struct ear *ear, struct span at, struct str text, const struct diag **why);
bool host_speaks(struct str text); /* whether a line begins with a host's verb */

/* ---- muster.c ---- */

const struct call_row *muster_of(const struct state *s);
bool muster_ready(struct engine *e, const struct state *s, struct notes *why);
bool muster_is_full(struct engine *e, const struct state *s);
void muster_tune(struct turn *t); /* its bell follows option begin */
void option_put(struct turn *t, int32_t option, text_id value, text_id because);

/* ---- outlook.c ---- */

void outlook_count(struct engine *e, const struct state *s, const struct call_row *c,
		   struct outcome *out);
/* What stands for a seat in the open calls, in order; for outlook_fallen. */
struct stood {
	call_id call;
	struct str text; /* canonical wording */
};
typedef VEC(struct stood) stood_list;
void outlook_stood(struct engine *e, const struct state *s, seat_id seat, stood_list *out, struct arena *a);
/* Fills in out->fallen: what of `before` stands no longer, though its call is still open. */
void outlook_fallen(struct engine *e, const struct state *s, const stood_list *before, struct outcome *out,
		    struct arena *a);
void outlook_fill(struct engine *e, const struct state *s, call_id call, seat_id seat,
		  struct outcome *out, struct arena *a);

#endif
