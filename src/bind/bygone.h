/*
 * bygone: what a writer says of how he puts his orders, and of what he said in mails before: "No conditions, I was only quoting a
 * song", "I beg your pardon, that was too flowery", "I asked nothing about attack". It wills nothing, and so it is no order; of
 * what stands under it, it says nothing.
 */
#ifndef PBP_BIND_BYGONE_H
#define PBP_BIND_BYGONE_H

#include "play/game.h"

/* "No conditions meant at all": all of it assures that what stands beside it is meant. */
bool bygone_assures(const struct view *v, struct str text);
/* "I never wrote a word about dynamite": the writer denies to have said it; no place and no number is in it. */
bool bygone_denies(const struct view *v, struct str text);
/* The same, or "that was too flowery": above all orders of its mail it can only mean what was before. */
bool bygone_is_before(const struct view *v, struct str text);
/* "That is all for now, I'll see what happens" */
bool bygone_waits_and_sees(const struct view *v, struct str text);

/* "I will say it from new so it becomes right", over orders: their writer says them, now. */
bool bygone_says_anew(const struct view *v, struct str text);

/* "Once more troops come": what is said behind "once more" makes a case of it. */
bool bygone_is_case(struct str text);

#endif
