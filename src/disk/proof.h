/*
 * proof: the verdict on a mail: how it is known who wrote it. Kept as a few
 * words beside what was decided of it, which are made and read here alone:
 *
 *	absent | neutral | pass | fail   what our mail server says (mail/auth)
 *	token                            the sender's token stood in it
 *	signed                           a key of the sender's signed it
 *	forum                            pbp-post read it where its sender had logged in (mail/postmark.h)
 *	code                             it answers a letter to the host, at the address that this letter alone names
 *	                                 (mail/replycode.h), for the first time
 *	outdated, elsewhere              it is signed, and proves nothing for all that (disk/pgp.h)
 *	unproved                         it bears the host's address, and nothing proves it
 *	shell                            a line of `pbp host`, no mail; stands alone
 */
#ifndef PBP_DISK_PROOF_H
#define PBP_DISK_PROOF_H

#include "mail/message.h"

enum proof {
	PROOF_PASS = 1,
	PROOF_FAIL = 2,
	PROOF_TOKEN = 4,
	PROOF_SIGNED = 8,
	PROOF_UNPROVED = 16,
	PROOF_SHELL = 32,
	PROOF_OUTDATED = 64, /* signed, but before what was heard last from there, or the same once more */
	PROOF_FORUM = 128,
	PROOF_ELSEWHERE = 256, /* signed, but not for this game and turn */
	PROOF_CODE = 512,
};

/* The words of a mail that our mail server says that of, with the other words as the flags have them. */
struct str proof_words(enum auth_result said, unsigned flags, struct arena *a);
/* Those of a line of the shell. */
struct str proof_of_shell(void);
/* The flags of a verdict; words that it does not know say nothing. */
unsigned proof_flags(struct str verdict);
bool proof_has(struct str verdict, enum proof one);
/* Whether the host may be heard with that verdict. */
bool proof_vouches(struct str verdict);
/* Our mail server says that it is not its sender's, and nothing else proves that it is. Such a mail is never
 * answered, and counts for nothing that its From names. */
bool proof_of_forgery(struct str verdict);

#endif
