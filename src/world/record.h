/*
 * record: rows as lines of text: `area=osaka owner=blue troops=3`. One line a
 * row, fields in the order of the description, a field at its default left out
 * unless it is a key, values with blanks in double quotes. The same line form
 * serves state files, scenario rows and, through field_write, events.
 */
#ifndef PBP_WORLD_RECORD_H
#define PBP_WORLD_RECORD_H

#include "world/state.h"

/* A value by its type: what fields, arguments of events and arguments of notes have in common. */
void value_write(struct buf *out, const struct state *s, enum field_type type, const char *const *names, int64_t value);
/* ERR_REFUSED: "there is no area called osakka". */
int value_read(const struct state *s, enum field_type type, const char *const *names, struct str value, int64_t *out,
	       struct err *e);
/* As value_read for a word of a line: a quoted "-" is a text, not none. */
int word_read(const struct state *s, enum field_type type, const char *const *names, const struct board_word *w,
	      int64_t *out, struct err *e);
/* A text as a word of a line: in quotes where it would not read back without. */
void text_write(struct buf *out, struct str text);

/* One field's value; NOUN names by slug, "-" for none. base points to the row (or args). */
void field_write(struct buf *out, const struct state *s, const struct field_row *f, const void *base);
/* Parses a value into base + f->offset. ERR_REFUSED: "there is no area called osakka". */
int field_read(const struct state *s, const struct field_row *f, struct str value, void *base, struct err *e);

/* Only the fields that the viewer may see; nothing (false) when no non-key field is visible and some is hidden. */
bool record_write(struct buf *out, const struct state *s, table_id t, const void *row, struct viewer v);
/* The whole table, a line a row, each with LF. */
void record_write_table(struct buf *out, const struct state *s, table_id t, struct viewer v);
/* words: key=value words of a line from index `from` on. Fields not named keep what *row holds (call
 * row_default before, or the row that stands, for `set`). Unknown or doubled fields are refused. */
int record_read(const struct state *s, table_id t, const struct board_line *l, size_t from, void *row, struct err *e);
/* The same, and refuses words that do not name the whole key: which row is meant would be a guess. */
int record_read_keyed(const struct state *s, table_id t, const struct board_line *l, size_t from, void *row,
		      struct err *e);
/* Loads a state file; seats must be loaded before tables that name them. ERR_SYNTAX with file:line:col. */
int record_read_table(struct state *s, table_id t, const struct source *src, struct err *e);
table_id table_by_name(const struct schema *schema, struct str name, bool *found);

/* Whether a row has at least these fields (for scenarios' expectations). */
int record_matches(const struct state *s, table_id t, const void *row, const struct board_line *l, size_t from,
		   bool *matches, struct err *e);

#endif
