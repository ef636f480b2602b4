/*
 * judge: who is believed to have written a mail, and what becomes of it for
 * that. What was found out is kept as the decision's verdict (proof.h), so
 * that a replay, which has neither the mail server nor the secret nor the keys,
 * comes to the same end:
 */
#ifndef PBP_DISK_JUDGE_H
#define PBP_DISK_JUDGE_H

#include "disk/pgp.h"

/* A mail that came in: fills in m and all of d but arrival and hash, which stand there. d->raw: as it came, and
 * then with its token overwritten. *seal: what its sender's signature proves; who hears the mail keeps it (pgp_keep). */
int judge_arrival(struct message *m, struct decision *d, struct pgp_seal *seal, bool null_sender, struct desk *k,
		  struct arena *a, struct err *e);
/* From, class and reason: what follows from a mail and its verdict. */
void judge_mail(struct decision *d, const struct live *l, const struct message *m, struct arena *a);
/* The mail of a decision, read as far as its verdict lets it be read: of a signed one the signed part. */
void judge_read(struct message *m, const struct decision *d, bool null_sender, const struct mail_site *site,
		struct arena *a);
/* For whom a mail counts: an address with the machine it came from, so that nobody uses up what is another's; one
 * that is proved for the address, one that is forged for the machine alone. */
struct str judge_counted(const struct decision *d, const struct message *m, struct arena *a);
/* What a sender must know to be believed next time: his token, or how to sign; empty where it is
 * nothing to this mail. For a letter to that address and nobody else. */
struct str judge_advice(const struct decision *d, const struct desk *k, bool joins, struct arena *a);
/* The token of an address: who knows it reads what is sent there. */
struct str judge_token(const struct desk *k, struct str address, struct arena *a);
/* The code that proves once what a host replies to the letter about question `number` (mail/replycode.h). For a letter to that address. */
struct str judge_code(const struct desk *k, struct str address, int64_t number, struct arena *a);
/* What every mail from an address must hold: its token, or a signature; empty where the game asks for neither. For a letter to that address. */
struct str judge_proof_words(const struct desk *k, struct str address, struct arena *a);

#endif
