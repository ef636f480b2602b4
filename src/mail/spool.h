/*
 * spool: where every mail lies, byte for byte and synced, before anything looks
 * at it; and the quarantine, a spool for mail that cannot be taken further. A
 * file's name says when the mail was stored and as which since the spool was
 * made, what its envelope said, and its hash, so that the file need not be read
 * for them:
 *
 *	001767600000-000000000042.001767599990.whole.some.0.64 hex digits
 *
 * stored, number, envelope, whether all of it is there, envelope sender, tries,
 * hash. The last number stands in a file beside the folder, spool.number. Names
 * without one are of an older pbp.
 */
#ifndef PBP_MAIL_SPOOL_H
#define PBP_MAIL_SPOOL_H

#include "base/clock.h"
#include "mail/drop.h"
#include "mail/mailbox.h"
#include "mail/seen.h"

struct spool {
	struct drop drop;
	int number; /* descriptor of that file, once a mail was added; else -1 */
};

struct spool_entry {
	when stored, envelope; /* WHEN_NONE where the envelope said nothing */
	uint64_t number;       /* in the order of the mailbox, or of delivery */
	struct hash hash;
	enum item_state state;
	bool null_sender;
	unsigned char tries; /* how often a run began with it and did not end */
};

/* Makes folder and folder/tmp. */
int spool_open(struct spool *out, const char *folder, struct arena *a, struct err *e);
/* In the spool for good only after spool_flush. */
int spool_add(struct spool *s, const struct mail_item *item, when stored, struct err *e);
int spool_flush(struct spool *s, struct err *e);
void spool_close(struct spool *s);

/* Each once, in no order, one after the other, so that a million take no memory; ends at the first that is
 * not 0, which it returns. What each() adds or renames may come up as well. */
int spool_each(const struct spool *s, int (*each)(void *, const struct spool_entry *, struct err *), void *context,
	       struct err *e);
/* In order of (stored, number, hash). Files whose names are not the spool's are passed over. */
int spool_list(struct spool_entry **out, size_t *n, const struct spool *s, struct arena *a, struct err *e);
/* At most MAIL_MAX_BYTES; ERR_LIMIT for more, ERR_DAMAGED where the bytes do not have the hash. */
int spool_read(struct str *out, const struct spool *s, const struct spool_entry *entry, struct arena *a, struct err *e);
int spool_remove(const struct spool *s, const struct spool_entry *entry, struct err *e);
/* Durably one more try, said in its name; entry is changed to match. */
int spool_try(const struct spool *s, struct spool_entry *entry, struct err *e);
/* From one spool to the other (of one file system), for good once both are synced: into the quarantine, or
 * back. A crash before that leaves it in one of them. */
int spool_move(const struct spool *from, const struct spool *to, const struct spool_entry *entry, struct err *e);
int spool_sync(const struct spool *s, struct err *e);
char *spool_path(const struct spool *s, const struct spool_entry *entry, struct arena *a);

/* All that delivering is: one mail, with or without a From_ line, from fd into ROOT/.pbp/spool, for
 * good. Nothing at all on fd is no mail and no error. */
int spool_deliver(const char *root, int fd, when now, struct err *e);
/* ROOT/.pbp/spool */
char *spool_folder(const char *root, struct arena *a);

#endif
