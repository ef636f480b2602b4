/*
 * quote: which lines of a text are its sender's own (rules Q1 to Q4). Works on
 * lines alone, knows many mail programs' habits and languages (tables in
 * quote_words.h), and no game.
 */
#ifndef PBP_MAIL_QUOTE_H
#define PBP_MAIL_QUOTE_H

#include "base/source.h"

/* kind: enum line_kind of each line, LINE_OWN where nothing is known beforehand; filled in place, where
 * no LINE_SURELY_OWN is left. */
void quote_classify(const struct source *text, uint8_t *kind);

#endif
