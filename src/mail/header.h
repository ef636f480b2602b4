/*
 * header: the fields of a mail, unfolded, in the order in which they stand (RFC
 * 5322, 2.2). Lines that are no field are passed over with their continuations.
 */
#ifndef PBP_MAIL_HEADER_H
#define PBP_MAIL_HEADER_H

#include "base/arena.h"
#include "base/str.h"

struct field {
	struct str name;  /* as written */
	struct str value; /* unfolded, trimmed, without NUL and other control bytes; not decoded */
};

struct header {
	struct field *fields;
	size_t n;
	size_t body; /* offset of what follows the empty line */
};

/* Where the header ends, its empty line included (or where the text begins, if that is missing). */
size_t header_length(struct str raw);
/* Whether fields go on at that offset, behind a line that is none. */
bool header_goes_on(struct str raw, size_t at);
/* raw must outlive the header. */
void header_parse(struct header *out, struct str raw, struct arena *a);
/* The topmost field of that name, without case; STR_NONE where there is none. */
struct str header_get(const struct header *h, const char *name);
size_t header_count(const struct header *h, const char *name);
/* The value up to its first ';' or blank, outside of comments: "multipart/report", "auto-replied". */
struct str header_token(struct str value);
/* Where the comment ends that begins at that offset, with its ")": comments may stand in comments. */
size_t header_skip_comment(struct str value, size_t at);

#endif
