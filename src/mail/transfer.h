/*
 * transfer: undoing quoted-printable and base64 as leniently as it can be done
 * without losing a character (E1, E2; RFC 2045, 6.7 and 6.8).
 */
#ifndef PBP_MAIL_TRANSFER_H
#define PBP_MAIL_TRANSFER_H

#include <stddef.h>

/* Both work in place and give the new length, which is never larger. */
size_t transfer_undo_qp(char *p, size_t n);
size_t transfer_undo_base64(char *p, size_t n);

#endif
