/* line: from the lines of a mail to what becomes of each: read, bound, routed to a call, done or drafted. */
#ifndef PBP_ENGINE_LINE_H
#define PBP_ENGINE_LINE_H

#include "engine/ear.h"
#include "engine/mention.h"

/* ---- page.c: the lines of a text, in their order ---- */

void ear_page(struct ear *ear, const struct source *text);
/* ---- apart.c ---- */

/* A text in which each line of its first that says two things is two: what stands where `cut` says (the end of the line:
 * nowhere) counts as the end of a line, so that every place in the text stays what it is. */
const struct source *ear_apart(struct ear *ear, const struct source *text,
			       size_t (*cut)(struct ear *, struct str line));
/* A line under one that is whole does not go on with it: "yes", and below it "and then attack Utah". */
const struct source *ear_unjoined(struct ear *ear, const struct source *text,
				  bool (*whole)(struct ear *, struct str line));

/* "Once more: also move 3 ...": what says how something is put stands over it, and in no order. */
const struct source *wording_apart(struct ear *ear, const struct source *text);

/* Which of the words of any game (verbs.c) a text is by itself; -1: none. */
int apart_own_verb(struct ear *ear, struct str part);
/* " and ...", ", then ...": what stands behind a word goes on with something else. */
bool apart_joins(struct str rest);

/* ---- line.c ---- */

/* How many lines below it belong to it, and are heard with it. */
size_t ear_line(struct ear *ear, const struct page *page, size_t i);
/* Of an order with room for a second one, what stands behind it or below it, where that is it: how many lines below;
 * ride.c. */
size_t ear_ride(struct ear *ear, const struct page *page, size_t i, struct bound *bound);
void ear_binding(struct ear *ear, const struct binding *b);

/* ---- look.c: what lines were bound to ---- */

/* The mail's text, read; its lines are bound when they are asked about, once for each state. */
struct page ear_read(struct ear *ear, const struct source *text);
struct bound ear_bind(struct ear *ear, const struct page *page, size_t i);
struct bound ear_bind_plain(struct ear *ear, const struct page *page, size_t i); /* by the reader alone */
/* A line, or a line and the one below it, as if a comma stood for the break, and for the full stops between. */
struct bound ear_bind_as_one(struct ear *ear, const struct page *page, size_t i, size_t n, struct span between);
/* For what is asked of lines far off: as it was bound last, against whatever state. */
struct bound ear_glance(struct ear *ear, const struct page *page, size_t i);
bool bound_is_heard(const struct bound *b);   /* an order of this moment is in it */
bool bound_is_refused(const struct bound *b); /* or a part of it */
bool bound_is_chatter(const struct bound *b); /* and nothing else */
/* What a place in a mail is taken for. */
struct binding bound_to(struct command *c);

/* ---- mention.c ---- */

/* "turn 3" in a text, where it is not the turn that is played; else 0. */
int32_t ear_other_turn(const struct ear *ear, struct str text);
/* A deed of the game, or one that some games know. */
bool ear_says_deed(const struct ear *ear, struct str text);

/* ---- route.c ---- */

struct heard_by {
	const struct call_row *call; /* NULL: an engine verb that needs none */
	seat_id seat;
};
struct set ear_scope(struct ear *ear);
const int32_t *ear_subjects(struct ear *ear); /* struct scope.subjects */
bool ear_route(struct ear *ear, const struct command *c, struct heard_by *out);
const struct diag *ear_explain(struct ear *ear, const struct command *c, struct span at);

/* ---- now.c ---- */

/* Of a refused line why nobody would hear such an order now; NULL: it could be given, or is none of the game's. */
const struct diag *ear_not_now(struct ear *ear, const struct binding *b);

/* ---- live.c: a line that acts at once ---- */

void ear_act(struct ear *ear, struct command *c, struct outcome_line *l);
/* Whether the rules would refuse it as things stand; why is said of `tried`. Nothing else is changed. */
bool live_would_refuse(struct ear *ear, const struct command *c, const struct heard_by *by, struct outcome_line *tried);
/* It acts, to be undone (held.c): false: the line is refused. What would roll has no effect. */
bool live_try(struct ear *ear, struct command *c, struct outcome_line *l);
/* It acts, whatever the rules say, in the step that has begun. */
void live_do(struct ear *ear, const struct command *c, struct outcome_line *l);

/* ---- held.c: what would act at once, but its mail leaves open whether it is meant ---- */

void held_add(struct ear *ear, struct command *c, struct outcome_line *l, const struct diag *why);
/* What can be done only behind what waits of this mail waits with it: the question that it asks; NULL: it does not. */
const struct diag *held_behind(struct ear *ear, const struct command *c);
/* What was tried is undone, and waits from now on; nothing where nothing was. */
void trial_end(struct ear *ear);
void held_confirm(struct ear *ear, struct command *c, struct outcome_line *l);
void held_withdraw(struct ear *ear, struct command *c, struct outcome_line *l);
/* Says what of c's seat waited, and falls; line: of its mail, or 0. */
void held_fall(struct ear *ear, const struct command *c, int32_t line, const struct outcome_line *l);
/* The k-th order that waits for the speaker's word; line: of its mail, or 0. NULL: no more. */
struct command *held_at(struct ear *ear, seat_id seat, int32_t line, size_t k);

/* ---- sealed.c: lines that wait in a book ---- */

void ear_write(struct ear *ear, struct command *c, struct outcome_line *l);
/* Whether the rules would refuse it beside what stands; nothing is written: `tried` holds why. */
bool ear_would_refuse(struct ear *ear, const struct command *c, const struct heard_by *by, struct outcome_line *tried);
/* What stands becomes the draft, once, so that a line of it can be taken out, or added to. */
void draft_standing(struct ear *ear, struct draft *d, const struct outcome_line *l);
void draft_drop(struct draft *d, size_t i);
void ear_drafts(struct ear *ear);
void ear_book(struct ear *ear, struct mail *m);

/* ---- waiting.c: all that waits for a seat's word ---- */

/* For which seat the speaker would say yes: the one he is asked for, or his own. */
seat_id waiting_seat(struct ear *ear);
size_t waiting_count(const struct ear *ear, seat_id seat);
const struct command *waiting_at(struct ear *ear, seat_id seat, size_t k);

/* ---- host.c ---- */

/* A host's line: true when it was carried out. why: it is a host's verb, but cannot be. */
bool host_line(struct ear *ear, struct span at, struct str text, const struct diag **why);
bool host_speaks(struct str text); /* whether a line begins with a host's verb */

/* ---- host_reply.c ---- */

/* Whether the mail answers a letter to the host (input.replies), and has been heard as that. */
bool host_replies(struct ear *ear, const struct source *text);

#endif
