/*
 * signing: commits and tags are signed with the game's own key (ROOT/NAME/key, made with the game; a game of
 * before format 3: config signing-key PATH, or not at all), and the file allowed_signers is committed with the
 * game: every key that signed it, the oldest first, in the form that git's gpg.ssh.allowedSignersFile and
 * `ssh-keygen -Y verify` read. A key that was lost stays in it; the commit that names a new key is signed with
 * the new one.
 */
#ifndef PBP_DISK_SIGNING_H
#define PBP_DISK_SIGNING_H

#include "disk/commit.h"

/* Before the first commit of a run; folder: the game's. ERR_REFUSED where the key is not there, or not its owner's
 * alone (0600). */
int signing_begin(struct pen *p, const char *folder, struct err *e);
/* The key of a new game: that of the text of a file, or where it is empty a new one. */
int signing_create(const char *folder, struct str text, struct arena *a, struct err *e);
/* The fingerprint of the key that signs a game now, read from its folder; empty: none does. */
int signing_fingerprint(struct str *out, const struct live *l, const char *folder, struct arena *a, struct err *e);
/* Whether a key file could be used, for the doctor. */
int signing_check(const char *path, struct arena *a, struct err *e);
/* allowed_signers with that key at its end, unless it is in it. */
struct str signing_allow(struct str allowed, const uint8_t public[32], struct arena *a);
bool signing_allows(struct str allowed, const uint8_t public[32]);

#endif
