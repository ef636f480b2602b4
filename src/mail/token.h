/*
 * token: a word that proves who wrote a mail. It is made from the game's secret
 * and an address, so it is kept nowhere and mailed to that address alone:
 *
 *	pbp-b7xqk2c5hm4wy3nzr6tjf2dgse
 *
 * 130 bits in base32, read without case.
 */
#ifndef PBP_MAIL_TOKEN_H
#define PBP_MAIL_TOKEN_H

#include "base/arena.h"
#include "base/hash.h"
#include "base/str.h"

#define TOKEN_LETTERS 26
#define TOKEN_LENGTH (4 + TOKEN_LETTERS)

/* n letters of base32, at most 32, that stand for a hash. */
void token_letters(char *out, size_t n, const struct hash *h);
/* Of a game (by its secret and name) for an address, as addresses are kept; of another issue it is another. */
struct str token_make(const uint8_t secret[32], struct str game, int32_t issue, struct str address, struct arena *a);
/*
 * Whether the token stands anywhere in the mail: in its header, a part or an encoded word, as it is,
 * in quoted-printable or in base64. *blanked: the mail, of the same length, with every word of a token's
 * form overwritten, and the word "token" before it; raw itself where there is none. Compared in
 * constant time.
 */
bool token_take(struct str *blanked, struct str raw, struct str token, struct arena *a);

#endif
