/*
 * preview: orders that are only tried. They stand below a line "preview", which asks for it (ask.h), up to the end of
 * the mail: nothing of them is heard, and the answer tells what would come of them, to their writer alone.
 */
#ifndef PBP_REQUEST_PREVIEW_H
#define PBP_REQUEST_PREVIEW_H

#include "base/source.h"

struct ear;

/* From one byte to another, not included, there is nothing. */
struct source preview_blanked(const struct source *text, uint32_t from, uint32_t to, struct arena *a);
/* The text without what is only tried; the line that asks for it is heard. */
const struct source *preview_cut(struct ear *ear, const struct source *text);
/* What stands below that line, each line in its place; memory of a. */
struct source preview_below(const struct source *text, uint32_t line, struct arena *a);

#endif
