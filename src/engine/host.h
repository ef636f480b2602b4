/*
 * host: one line of the host's being carried out. What it means is looked at
 * against the state first; only when it can be done is a step begun.
 */
#ifndef PBP_ENGINE_HOST_H
#define PBP_ENGINE_HOST_H

#include "engine/ear.h"

struct host_line {
	struct ear *ear;
	const struct host_verb *verb;
	struct span at;
	struct str text; /* all of it */
	struct str rest; /* behind the verb's words; may be empty */
	struct str told; /* what all may read of rest: the event is for everybody */
	struct str
		shown; /* all that everybody may ever hear of the line, where that is less than what is kept; or empty */
	struct str kept; /* what a replay hears in the line's place, where that is not the line; or empty */
};

const struct host_verb *host_verb_of(struct str text, struct str *rest); /* NULL: no line of the host's begins so */

/* ---- host_line.c ---- */

struct str host_wording(const struct host_line *h, struct str rest, struct arena *a);
/* The step it acts in; its wording becomes an event. */
struct turn *host_step(struct host_line *h);
const struct diag *host_usage(struct host_line *h);
/* A note at the line when it has been accepted. */
void host_remark(struct host_line *h, const struct diag *d);

/* A cohost speaks, and for the first time: what changes the board itself is not his (host_verb.chief). */
bool host_is_beside(const struct ear *ear);

/* ---- host_asked.c: what the host is asked by that number; NULL: nothing that he can answer ---- */

const struct question *host_question(const struct input *in, int64_t number);

/* ---- host_find.c: what a line's words name ---- */

bool take_word(struct str *rest, const char *word); /* off the front, whole words only */
/* Cuts at the first " word " (or at a word in front); false when there is none. */
bool cut_at_word(struct str text, const char *word, struct str *before, struct str *after);
/* Cuts "because TEXT" off: STR_NONE without. */
struct str cut_because(struct str text, struct str *because);
/* What all read of a line that has a reason: "turn 5 (Gifu was misread)". */
struct str with_reason(struct str told, struct str because, struct arena *a);
bool take_number(struct str text, int32_t *out);
const struct diag *find_seat(struct host_line *h, struct str name, seat_id *out);
/* Empty name: the newest that has a bell. */
const struct diag *find_call(struct host_line *h, struct str name, const struct call_row **out);
const struct diag *find_address(struct host_line *h, struct str text, struct str *out);

const struct diag *host_begin(struct host_line *h), *host_extend(struct host_line *h), *host_close(struct host_line *h),
	*host_pause(struct host_line *h), *host_resume(struct host_line *h), *host_announce(struct host_line *h),
	*host_annul(struct host_line *h), *host_reopen(struct host_line *h), *host_end(struct host_line *h);
const struct diag *host_admit(struct host_line *h), *host_remove(struct host_line *h),
	*host_replace(struct host_line *h), *host_act_for(struct host_line *h), *host_discard(struct host_line *h),
	*host_renew(struct host_line *h), *host_tell(struct host_line *h), *host_answer(struct host_line *h),
	*host_accept(struct host_line *h), *host_decline(struct host_line *h), *host_wait(struct host_line *h),
	*host_digest(struct host_line *h), *host_open(struct host_line *h), *host_dismiss(struct host_line *h),
	*host_second(struct host_line *h), *host_remind(struct host_line *h), *host_owes(struct host_line *h);
const struct diag *host_amend(struct host_line *h), *host_withdraw(struct host_line *h), *host_set(struct host_line *h),
	*host_unset(struct host_line *h), *host_unannounce(struct host_line *h);

/* host_rows.c: the row as a line of a board would leave it, or the one it removes, measured by the limits. */
int row_changed(const struct state *s, const struct board_line *l, table_id table, bool remove, void *row,
		struct err *e);
/* announced.c: "turn N: set ..." is more than a text */
bool announces_change(struct str rest, int32_t *turn, struct str *change);
const struct diag *announce_change(struct host_line *h, int32_t turn, struct str change);

/* ---- host.c ---- */

/* A host's line: true when it was carried out. why: it is a host's verb, but cannot be. */
bool host_line(struct ear *ear, struct span at, struct str text, const struct diag **why);
bool host_speaks(struct str text); /* whether a line begins with a host's verb */

/* ---- host_reply.c ---- */

/* Whether the mail answers a letter to the host (input.replies), and has been heard as that. */
bool host_replies(struct ear *ear, const struct source *text);

#endif
