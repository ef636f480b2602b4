/*
 * annul: taking the last turn back. The step that annuls is committed with the
 * state before the close that ended the turn, paused; the mails that close
 * recorded go back into the inbox. So the turn is played again from the same
 * mails with the same dice as soon as the host resumes; until then only his set,
 * amend and discard can change what comes of it.
 *
 * Where an order that acted at once ended the turn ("end turn"), the mail with it is undone as well: nothing of it
 * stands or is heard again, and the turn is open as it was when the mail came. What is ordered anew, by its writer or by the
 * host's `act for`, has the dice it had.
 */
#ifndef PBP_DISK_ANNUL_H
#define PBP_DISK_ANNUL_H

#include "disk/desk.h"

/* The step with that state; its memory: a. */
int annul_state(struct step *out, struct live *l, const struct step *s, struct arena *a, struct err *e);
/* After that step was committed: the mails recorded since, durable with the next flush. What no open
 * call waits for leaves the inbox again when it is recalled. */
int annul_mails(struct desk *k, struct err *e);

#endif
