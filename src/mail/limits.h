/*
 * limits: what a mail may cost. Beyond a limit a mail is refused, the sender is
 * told which one, and the mail is kept; nothing is cut off in silence (X1).
 */
#ifndef PBP_MAIL_LIMITS_H
#define PBP_MAIL_LIMITS_H

#define MAIL_MAX_BYTES (25u << 20) /* a whole mail, as it came in */
#define MAIL_MAX_HEADER (1u << 20) /* its header */
#define MAIL_MAX_TEXT (8u << 20)   /* all text that is read of it, decoded */
#define MAIL_MAX_HTML (3u << 20)   /* of it HTML, which takes ten times as long to read */
#define MAIL_MAX_OWN (256u << 10)  /* of it the sender's own words: a thousand orders, each with a letter to it */
#define MAIL_MAX_OWN_LINES 20000   /* that are not blank */
#define MAIL_LONG_LINE 4096        /* of a line as much counts: more of it is not read as an order anyway */
#define MAIL_MAX_DEPTH 100         /* parts inside parts */
#define MAIL_MAX_PARTS 10000
#define MAIL_MAX_ADDRESSES 10000     /* of To and Cc together */
#define MAIL_MAX_TAGS 32             /* names of games in one mail */
#define MAIL_KEEP_OF_OVERSIZED 65536 /* bytes in memory of a mail that is too large */

#endif
