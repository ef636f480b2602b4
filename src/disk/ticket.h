/*
 * ticket: what a player holds in his hand of a mail of his: a few lines, signed with the key of the game, that say which
 * game and turn, who, which mail, when it arrived, what of it was taken (engine/took.h), and where the public history
 * stood. It goes with a receipt, or, where a game forbids proof of orders while it runs, when that is over.
 *
 *	pbp ticket 1
 *	game isles
 *	dice b1946ac9...            the commitment: another game of that name has another
 *	turn 11
 *	seat cat
 *	mail 4f3a4131...
 *	id <58.isles@example.org>   its Message-ID, by which its writer finds it among those that he sent
 *	arrived 2026-01-22T00:46:38Z after=58 place=0
 *	step 58                     of the public history, and the commit that it is
 *	tip de9c4090...
 *	act order said "raise bid" coins=10 share=16
 *	-----BEGIN SSH SIGNATURE-----
 *	...
 *
 * Lines have at most 72 characters: one that begins with + goes on with the one above. The signature is of the lines as
 * they stand, each with its line feed; `ssh-keygen -Y check-novalidate -n pbp-ticket` takes it too.
 */
#ifndef PBP_DISK_TICKET_H
#define PBP_DISK_TICKET_H

#include "base/clock.h"
#include "base/hash.h"
#include "store/sshsig.h"

struct ticket {
	struct str game, seat; /* seat: as rows name it; empty: he has none */
	struct hash dice, mail;
	int64_t turn, step;
	when arrived;
	int64_t after, place; /* which mail of its second it was */
	struct str tip;       /* in hex */
	struct str id;        /* of the mail; may be empty */
	struct str took;
};

void ticket_write(struct buf *out, const struct ticket *t, const struct sshkey *key);

enum ticket_found {
	TICKET_NONE,
	TICKET_BROKEN, /* it does not read, or its words are not those that were signed */
	TICKET_SIGNED,
};
/* The next one in a text, which it takes off its front. What a mail program put before each line (>) does no harm. */
enum ticket_found ticket_next(struct str *text, struct ticket *out, uint8_t key[32], struct arena *a);

#endif
