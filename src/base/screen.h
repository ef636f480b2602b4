/*
 * screen: all that the program prints. Bytes of a repository, of a mail, of a file come to a terminal through here
 * alone, so that none of them can paint over what the program says: controls, escape sequences, marks that turn the
 * direction of a text and bytes that are no UTF-8 become U+FFFD. Lines and tabs stay. What prints beside it does not
 * compile (base/banned.h).
 */
#ifndef PBP_BASE_SCREEN_H
#define PBP_BASE_SCREEN_H

#include <stdarg.h>
#include <stdio.h>

#include "base/str.h"

void screen_text(FILE *to, struct str text);
void screen_print(FILE *to, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
void screen_vprint(FILE *to, const char *fmt, va_list args) __attribute__((format(printf, 2, 0)));
/* JSON, in which such a letter stands as its escape: it says the same. */
void screen_json(FILE *to, struct str json);

#endif
