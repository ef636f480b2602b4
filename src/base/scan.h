/*
 * scan: taking small things off the front of a text, for formats of a line
 * (dates, zones, durations). A function that returns false has taken nothing.
 */
#ifndef PBP_BASE_SCAN_H
#define PBP_BASE_SCAN_H

#include "base/str.h"

bool scan_char(struct str *rest, char c);
/* One of the characters of set; *c gets it. */
bool scan_any(struct str *rest, const char *set, char *c);
/* A run of least to most decimal digits, most <= 18; a longer run is refused. */
bool scan_digits(struct str *rest, size_t least, size_t most, int64_t *value);
/* The ASCII letters at the front, perhaps none. */
struct str scan_letters(struct str *rest);

#endif
