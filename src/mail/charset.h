/*
 * charset: text of any charset to valid UTF-8, losing nothing: what cannot be
 * read is replaced by U+FFFD and said (E3, E4).
 */
#ifndef PBP_MAIL_CHARSET_H
#define PBP_MAIL_CHARSET_H

#include "base/arena.h"
#include "base/str.h"

/*
 * charset as the mail names it; empty if it names none. Latin-1 and ASCII are read as
 * Windows-1252, other names as browsers take them (WHATWG Encoding); unknown names and none:
 * UTF-8 if valid, else Windows-1252. Bytes that are not UTF-8 in a text that should be are
 * read as Windows-1252, one by one. NULs are left out. Sets bits of enum repair.
 */
struct str charset_to_utf8(struct arena *a, struct str bytes, struct str charset, unsigned *repairs);

#endif
