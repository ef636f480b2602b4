/*
 * utf8: decoding, display width, and the folding by which players' text is
 * matched: case, accents, blanks, dashes, arrows, quotes, full-width forms
 * (MAIL rules N2). Folding never edits a text; it is asked character by
 * character, so spans keep pointing at what the player wrote.
 */
#ifndef PBP_BASE_UTF8_H
#define PBP_BASE_UTF8_H

#include "base/str.h"

#define UTF8_BAD 0xfffdu

/* The character at *at, which moves past it; a bad byte gives UTF8_BAD and moves by one. */
uint32_t utf8_next(struct str s, size_t *at);
size_t utf8_encode(uint32_t c, char out[4]); /* bytes written */
bool utf8_valid(struct str s);
/* What may make a terminal or a page show something else than was written: controls, and what turns the direction of
 * the text behind it. */
bool utf8_paints(uint32_t c);
/* Columns on a terminal: 0 for marks and format characters, 2 for wide ones, else 1. */
unsigned utf8_width(uint32_t c);
size_t utf8_columns(struct str s);
size_t utf8_count(struct str s); /* characters */
/* What a character is matched as: up to 3 ASCII bytes, lower case ("ß" -> "ss", "Ō" -> "o", "→" -> "->",
 * NBSP -> " "); 0 for characters that vanish (zero-width, soft hyphen, controls, combining marks); a
 * character without ASCII form is returned as it is (lower-cased where it has case). out holds 4 bytes. */
size_t utf8_fold(uint32_t c, char out[4]);
/* The folded form of as much of s as fills `most` bytes: it may end up to 3 behind them, for which there must be room. */
size_t utf8_fold_bytes(struct str s, char *out, size_t most);
/* The folded form of a name: utf8_fold, apostrophes and dots dropped, underscores to blanks, runs of
 * blanks to one, trimmed. */
struct str utf8_fold_name(struct arena *a, struct str s);
/* The same, in room for so many bytes; false: it takes more. */
bool utf8_fold_name_at(struct str *out, struct str s, char *room, size_t most);
/* With its signs in the form they are matched as ("…" -> "...", "：" -> ":"); letters stay as they are. */
struct str utf8_plain_signs(struct arena *a, struct str s);
/* The last sign or letter of a text, as it is matched; 0 where it has no ASCII form, or there is none. */
char utf8_last(struct str s);
/* Whether letters of two scripts meet in one word (Latin with Cyrillic or Greek look-alikes); *odd
 * gets the first letter of the minority. */
bool utf8_mixed_scripts(struct str s, uint32_t *odd);

#endif
