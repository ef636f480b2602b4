/* draw: hands a picture (report/picture.h) to pbp-draw, a program of its own that lies beside this one. */
#ifndef PBP_APP_DRAW_H
#define PBP_APP_DRAW_H

#include <jansson.h>
#include <sys/types.h>

#include "app/app.h"

/* To a file descriptor, as "svg" or "png". */
int draw_to(int fd, struct app *a, const json_t *picture, const char *format, struct err *e);
/* The same of what is JSON already. */
int draw_json(int fd, struct app *a, struct str json, const char *format, struct err *e);

/* Many pages, one after another, by one pbp-draw: it starts with the first. */
struct drawer {
	struct app *app;
	pid_t pid; /* 0: not started */
	int to, from;
};
/* "page": a picture, and behind it its legend alone. */
int drawer_page(struct str *out, struct drawer *d, const json_t *picture, struct arena *arena, struct err *e);
void drawer_close(struct drawer *d);

#endif
