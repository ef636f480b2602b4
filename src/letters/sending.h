/*
 * sending: how a letter leaves: an envelope (mail/compose.h: to whom, about what, of which kind and date) and what it says,
 * a template of templates/letters and a value (report/letter.h). Every template finds in the value, beside what it is given,
 *
 *	game, address    the game's name, and the address to which orders go
 *	host             the address of its host, or null
 *	talk             whether players may write to each other
 */
#ifndef PBP_LETTERS_SENDING_H
#define PBP_LETTERS_SENDING_H

#include "disk/desk.h"
#include "report/letter.h"

/* What a letter of the game says; takes the value. */
int letter_say(struct letter_words *out, struct desk *k, const char *name, json_t *value, struct arena *a,
	       struct err *e);
/* Lines of one, by a template without a subject. */
int letter_part(struct buf *out, struct desk *k, const char *name, json_t *value, struct err *e);
/* As its reader wants his letters (world/wish.h); then into the outbox. */
int letter_out(struct desk *k, struct letter *l, struct err *e);
/* The envelope with that in it, into the outbox. Who is named by no `from` is pbp itself. */
int letter_post(struct desk *k, struct letter *envelope, const struct letter_words *w, struct arena *a, struct err *e);
/* The same of a letter that is about no game. */
int letter_post_root(struct root *r, struct letter *envelope, const struct letter_words *w, struct arena *a,
		     struct err *e);
/* Both, from the game's address; takes the value. */
int letter_send(struct desk *k, struct letter *envelope, const char *name, json_t *value, struct arena *a,
		struct err *e);
/* From pbp itself, a copy to each host of the game; without a kind it is a "notice". number: of what it asks him, so that
 * a reply answers it; 0: it asks nothing. Takes the value. */
int letter_send_hosts(struct desk *k, struct letter *envelope, int64_t number, const char *name, json_t *value,
		      struct arena *a, struct err *e);
/* Where a host answers a letter that asks him that number (mail/replycode.h). Memory: a. */
struct str letter_reply_to(const struct desk *k, struct str host, int64_t number, struct arena *a);
/* The same of one that asks him what is no player's question: it has a number of its own. */
int letter_ask_hosts(struct desk *k, struct letter *envelope, const char *name, json_t *value, struct arena *a,
		     struct err *e);
/* The fingerprint of the key by which the game is signed, for whoever joins and when it begins; empty: by none. */
struct str letter_key(const struct desk *k, struct arena *a);

#endif
