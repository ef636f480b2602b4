/*
 * postmark: how a mail says that pbp-post made it of a forum's post: its first line is a field with a keyed hash of all that
 * follows. The forum's login stands for who wrote it, as a mail server's word does for a mail. The key lies beside the
 * game's forums; mails of strangers cannot bear the mark, and a byte changed breaks it.
 *
 *	X-Pbp-Postmark: 64 hex digits
 */
#ifndef PBP_MAIL_POSTMARK_H
#define PBP_MAIL_POSTMARK_H

#include "base/err.h"
#include "base/hash.h"

struct postmark_key {
	uint8_t bytes[HASH_BYTES];
};

/* The key of a game's folder: forums/key, 64 hex digits. ERR_NOT_FOUND where there is none. */
int postmark_key_read(struct postmark_key *out, const char *game_folder, struct arena *a, struct err *e);
struct str postmark_put(struct str mail, const struct postmark_key *key, struct arena *a);
/* Whether a mail begins with a mark, be it true or not; and whether it is true. */
bool postmark_is_there(struct str mail);
bool postmark_holds(struct str mail, const struct postmark_key *key);

#endif
