/*
 * painter: a child made before `process` shuts itself in (sandbox.h), as the sender is: it waits for pictures and has them
 * drawn by a program of its own, which a run may not start any more. Where it dies, or nothing is drawn, letters go without.
 */
#ifndef PBP_RUN_PAINTER_H
#define PBP_RUN_PAINTER_H

#include "base/buf.h"
#include "run/child.h"

/* Draws what that JSON describes (report/picture.h) to a file, as PNG. Runs in the child. */
typedef int (*painting)(void *context, int out, struct str json, struct err *e);

struct painter {
	struct child child;
};

int painter_start(struct painter *out, painting how, void *context, struct err *e);
/* Empty where nothing was drawn; memory of a. */
struct str painter_paint(struct painter *p, struct str json, struct arena *a);
/* Before the sender is stopped: the child holds what that one waits at. */
void painter_stop(struct painter *p);

#endif
