/*
 * create: a new game.
 */
#ifndef PBP_DISK_CREATE_H
#define PBP_DISK_CREATE_H

#include "disk/desk.h"
#include "disk/setup.h"

/* With its first commit. ERR_EXISTS. s gets its secret, where it has none. */
int desk_create(struct desk **out, struct root *root, struct setup *s, struct err *e);

#endif
