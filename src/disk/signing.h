/*
 * signing: commits and tags signed with the host's key (config: signing-key
 * PATH), and the file allowed_signers that is committed with the game: every
 * key that signed it, the oldest first, in the form that git's
 * gpg.ssh.allowedSignersFile and `ssh-keygen -Y verify` read. A key that was lost
 * stays in it; the commit that names a new key is signed with the new one.
 */
#ifndef PBP_DISK_SIGNING_H
#define PBP_DISK_SIGNING_H

#include "disk/commit.h"

/* Before the first commit of a run. ERR_REFUSED where the key file is not its owner's alone (0600). */
int signing_begin(struct pen *p, struct err *e);
/* Whether a key file could be used, for the doctor. */
int signing_check(const char *path, struct arena *a, struct err *e);
/* allowed_signers with that key at its end, unless it is in it. */
struct str signing_allow(struct str allowed, const uint8_t public[32], struct arena *a);
bool signing_allows(struct str allowed, const uint8_t public[32]);

#endif
