/*
 * value: the JSON values that templates are given, key by key.
 */
#ifndef PBP_REPORT_VALUE_H
#define PBP_REPORT_VALUE_H

#include <jansson.h>

#include "base/arena.h"
#include "base/str.h"

/* Text of a player's may hold anything; JSON wants valid UTF-8 without surprises. */
json_t *model_text(struct str s, struct arena *a);
void model_set(json_t *o, const char *key, struct str s, struct arena *a);
/* The same, but null, which a template can ask for, where there are no words. */
void model_set_some(json_t *o, const char *key, struct str s, struct arena *a);
void model_set_flag(json_t *o, const char *key, bool is);
void model_set_number(json_t *o, const char *key, size_t n);
/* How many, or null where there are none; of one "one_KEY" is true as well. */
void model_set_count(json_t *o, const char *key, size_t n, struct arena *a);
/* [{inner: list}], or [] where the list is empty: a template can ask for that. Takes the list. */
void model_set_list(json_t *o, const char *key, const char *inner, json_t *list);
/* [{lines: [text]}], or []. */
void model_set_texts(json_t *o, const char *key, const struct str *texts, size_t n, struct arena *a);
/* Lines that are made elsewhere: [text]. */
json_t *model_lines(struct str lines, struct arena *a);
/* The same as [{lines: [text]}], or [] where there are none. */
void model_set_lines(json_t *o, const char *key, struct str lines, struct arena *a);

#endif
