/*
 * sshsig: signatures as `ssh-keygen -Y sign -n git` makes them and git takes
 * them (gpg.format = ssh), and keys as ssh-keygen writes them: Ed25519, made and
 * checked in the process.
 * Sources: OpenSSH's PROTOCOL.sshsig and PROTOCOL.key. Pure: no file is read.
 */
#ifndef PBP_STORE_SSHSIG_H
#define PBP_STORE_SSHSIG_H

#include "base/arena.h"
#include "base/buf.h"
#include "base/err.h"

struct sshkey {
	uint8_t public[32];
	uint8_t secret[64]; /* wiped by its owner */
};

/* Of a key file without passphrase ("BEGIN OPENSSH PRIVATE KEY", ssh-ed25519). ERR_SYNTAX says what it is
 * instead. */
int sshkey_read(struct sshkey *out, struct str file, struct err *e);
/* The key that follows from a seed, and its file. */
void sshkey_make(struct sshkey *out, const uint8_t seed[32]);
void sshkey_write(struct buf *out, const struct sshkey *key, struct str comment);
/* "ssh-ed25519 AAAA...": as in allowed_signers and authorized_keys. */
struct str sshkey_public(const uint8_t public[32], struct arena *a);
/* "SHA256:...", as `ssh-keygen -l` prints it. */
struct str sshkey_fingerprint(const uint8_t public[32], struct arena *a);

/* What is signed for one purpose is no signature for another. */
#define SSHSIG_GIT "git"
/* Armoured, lines ended by LF. */
void sshsig_make(struct buf *out, const struct sshkey *key, const char *namespace, struct str payload);
/* Whether the armoured text is a signature of the payload; gives the key that made it. */
bool sshsig_check(uint8_t public[32], struct str armoured, const char *namespace, struct str payload);
/* By whom it says it is, which is not checked: false where it is no such signature. */
bool sshsig_key(uint8_t public[32], struct str armoured, const char *namespace);

#endif
