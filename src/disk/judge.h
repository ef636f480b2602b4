/*
 * judge: who is believed to have written a mail, and what becomes of it for
 * that. What was found out is kept as the decision's verdict (proof.h), so
 * that a replay, which has neither the mail server nor the secret nor the keys,
 * comes to the same end:
 */
#ifndef PBP_DISK_JUDGE_H
#define PBP_DISK_JUDGE_H

#include "disk/desk.h"
#include "disk/proof.h"

/* A mail that came in: fills in m and all of d but arrival and hash, which stand there. d->raw: as it came, and
 * then with its token overwritten. *sealed: when its sender signed it, WHEN_NONE where that is no proof: a mail that
 * was signed before the one last kept is no newer for being sent again. */
int judge_arrival(struct message *m, struct decision *d, when *sealed, bool null_sender, struct desk *k,
		  struct arena *a, struct err *e);
/* Keeps that for the mails to come, durably; before the decision is. */
int judge_keep(const struct desk *k, struct str address, when sealed, struct err *e);
/* From, class and reason: what follows from a mail and its verdict. */
void judge_mail(struct decision *d, const struct live *l, const struct message *m);
/* The mail of a decision, read as far as its verdict lets it be read: of a signed one the signed part. */
void judge_read(struct message *m, const struct decision *d, bool null_sender, const struct mail_site *site,
		struct arena *a);
/* For whom a mail counts: an address with the machine it came from, so that nobody uses up what is another's; one
 * that is proved for the address, one that is forged for the machine alone. */
struct str judge_counted(const struct decision *d, const struct message *m, struct arena *a);
/* What a sender must know to be believed next time: his token, and where it goes; empty where it is
 * nothing to this mail. For a letter to that address and nobody else. */
struct str judge_advice(const struct decision *d, const struct desk *k, bool joins, struct arena *a);
/* The token of an address: who knows it reads what is sent there. */
struct str judge_token(const struct desk *k, struct str address, struct arena *a);
/* The token of an address and what it is for; empty where the game asks for none. For a letter to that address. */
struct str judge_token_words(const struct desk *k, struct str address, struct arena *a);

#endif
