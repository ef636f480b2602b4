/* names: what has a name in a store beside the branch main: the words of tags, and all other names. */
#ifndef PBP_STORE_NAMES_H
#define PBP_STORE_NAMES_H

#include "store/store.h"

/* Of an annotated tag what is signed, and its signature (empty: none). */
int store_tag_text(struct str *text, struct str *signature, struct store *s, const struct tagged *tag, struct arena *a,
		   struct err *e);
struct named {
	struct str name;     /* "refs/remotes/origin/main" */
	struct object_id id; /* none: it is a name for another name */
};
/* All else that has a name: main and tags are not among it. */
int store_names(struct named **out, size_t *n, struct store *s, struct arena *a, struct err *e);

#endif
