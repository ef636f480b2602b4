/*
 * replycode: an address behind which one letter that asks the host something is answered: what he replies to it is known to
 * be his, and to be about that. It is made from the game's secret, his address and the number of what is asked, as his token
 * is (token.h), and stands behind the name of the game, where a seat would (struct tag.press):
 *
 *	pbp+isles+re12-b7xqk2c5hm4wy3nz@example.org
 *
 * 80 bits in base32, read without case. Which of them are spent is kept by disk/questions.
 */
#ifndef PBP_MAIL_REPLYCODE_H
#define PBP_MAIL_REPLYCODE_H

#include "base/arena.h"
#include "base/str.h"

/* Of a game (by its secret and name), as long as that issue of tokens counts. Memory: a. */
struct str replycode_make(const uint8_t secret[32], struct str game, int32_t issue, struct str address, int64_t number,
			  struct arena *a);
/* Whether it has that form; its number. It may be anybody's. */
bool replycode_number(struct str code, int64_t *number);
/* Whether they are the same, in constant time. */
bool replycode_eq(struct str a, struct str b);

#endif
