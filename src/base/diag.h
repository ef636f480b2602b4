/*
 * diag: what is wrong with a piece of a person's text, as data. `what` is one
 * factual line, `detail` the facts behind it, `hint` what to write instead,
 * `rule` what it breaks ("global-domination/7.2"), `code` its name in the
 * tables ("unknown-name"). Texts live in the arena of whoever adds them.
 */
#ifndef PBP_BASE_DIAG_H
#define PBP_BASE_DIAG_H

#include "base/buf.h"
#include "base/source.h"
#include "base/vec.h"

enum severity { SEVERITY_NOTE, SEVERITY_WARNING, SEVERITY_ERROR };

struct diag {
	enum severity severity;
	struct span at;
	struct str code, rule, what, detail, hint; /* rule, detail, hint may be empty */
};

struct diags {
	struct arena *arena;
	VEC(struct diag) list;
};

void diags_init(struct diags *d, struct arena *a);
/* The texts are copied into the arena of d. */
void diag_add(struct diags *d, const struct diag *diag);
/*
 * As people see it:
 *	line 4, column 13: there is no place called "Okasa"
 *	    move 4 from Okasa to Kyoto
 *	                ^~~~~
 *	    did you mean Osaka or Okayama?
 * Tabs and control characters of the quoted line are shown as blanks; wide characters count two
 * columns in the caret line; a line longer than 68 columns is shown as a window around the span.
 * The span { 0, 0 } is no place: then there is no position and no quote.
 */
void diag_render(struct buf *out, const struct diag *d, const struct source *s);

#endif
