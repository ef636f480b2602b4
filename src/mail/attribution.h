/*
 * attribution: lines that say who wrote the old text below them, "On Monday at 8:00 Bob <bob@...> wrote:", in the languages that mail
 * programs speak. Texts are folded (utf8_fold).
 */
#ifndef PBP_MAIL_ATTRIBUTION_H
#define PBP_MAIL_ATTRIBUTION_H

#include "base/str.h"

bool attribution_says_wrote(struct str s);
/* A time or a year. */
bool attribution_says_when(struct str s);
/* It begins as such lines do. */
bool attribution_opens(struct str s);
/* A line that ends in a colon is one. */
bool attribution_is(struct str s);
/* first: where its first line ends. A colon or rule at or behind last ends an attribution; the colons in
 * times and in <mailto:...> are none. */
bool attribution_holds(struct str s, size_t first, size_t last);

#endif
