/*
 * pass: words of a mail that another player is to read, or that speak to him, though no letter of the game's (press.h) holds them:
 * "tell blue: hello", "Dear Bob, ...". They are cut out of their mail, and their writer is asked whether they are to be sent
 * (pending.h), exactly so. What speaks to the host goes to him, and says nothing of orders.
 */
#ifndef PBP_HEAR_PASS_H
#define PBP_HEAR_PASS_H

#include "engine/ear.h"

/* The text without them. */
const struct source *pass_hear(struct ear *ear, const struct source *text);
/* It asks that the game waits for its writer: "can you wait for me?" */
bool pass_is_wish(struct str text, struct arena *a);
/* It speaks to the host: "And to the host: could you ...". */
bool pass_is_hosts(struct str text, struct arena *a);
/* It only greets the host, and asks: the program answers what it knows, and he has the rest. How many bytes greet; 0: it does not. */
size_t pass_hails(struct str text, struct arena *a);

#endif
