/*
 * bundle: a whole repository in one file that git clones (gitformat-bundle, version 2): main, all tags, and what they lead to.
 */
#ifndef PBP_STORE_BUNDLE_H
#define PBP_STORE_BUNDLE_H

#include "base/err.h"
#include "base/str.h"

/* The same repository gives the same bytes. */
int bundle_write(const char *file, const char *repository, struct err *e);
bool bundle_is(const char *file);
/* Makes a bare repository of it. ERR_DAMAGED. */
int bundle_read(const char *repository, const char *file, struct err *e);

#endif
