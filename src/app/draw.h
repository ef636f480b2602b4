/* draw: hands a picture (report/picture.h) to pbp-draw, a program of its own that lies beside this one. */
#ifndef PBP_APP_DRAW_H
#define PBP_APP_DRAW_H

#include <jansson.h>

#include "app/app.h"

/* To a file descriptor, as "svg" or "png". */
int draw_to(int fd, struct app *a, const json_t *picture, const char *format, struct err *e);
/* The same of what is JSON already. */
int draw_json(int fd, struct app *a, struct str json, const char *format, struct err *e);
int draw_svg(struct str *out, struct app *a, const json_t *picture, struct arena *arena, struct err *e);

#endif
