/*
 * pgp: what a sender's signature (mail/signature.h) proves in a game. It covers neither the header nor the hour of
 * sending, so whoever has an old mail could send it again, here or to another game. So what is signed must say for which
 * game and turn it is, in a line that is a comment and no order:
 *
 *	# game isles turn 3
 *
 * and must not be older than what was signed last of those heard from there, nor the same words in another mail.
 * ROOT/NAME/keys/ADDRESS.gpg are the keys that the host laid down, ADDRESS.newest what was heard last.
 */
#ifndef PBP_DISK_PGP_H
#define PBP_DISK_PGP_H

#include "disk/desk.h"
#include "disk/proof.h"
#include "mail/signature.h"

struct pgp_seal {
	when made; /* WHEN_NONE: it proves nothing */
	struct hash words;
};

bool pgp_find(struct signed_part *out, struct str raw, struct arena *a);
/* The signed part alone, as a mail. */
void pgp_read(struct message *out, const struct signed_part *s, const struct mail_site *site, struct arena *a);
/* The line that must stand in it; before the game begins that of its first turn. */
struct str pgp_line(const struct live *l, struct arena *a);
/* *found: PROOF_SIGNED, or why it proves nothing, or 0 where nothing is signed by a key of the sender's. */
int pgp_check(struct pgp_seal *out, unsigned *found, const struct desk *k, const struct message *m,
	      const struct decision *d, struct arena *a, struct err *e);
/* Keeps it for the mails to come, durably; before the decision on its mail is kept. */
int pgp_keep(const struct desk *k, struct str address, const struct pgp_seal *s, const struct hash *mail,
	     struct err *e);

#endif
