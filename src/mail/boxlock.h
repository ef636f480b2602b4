/*
 * boxlock: reading an mbox that a mail server may be writing. Postfix, Exim,
 * procmail and the usual readers lock with fcntl(2), so a reader's lock is all
 * that it takes not to see a mail half written. The kernel drops it when the
 * descriptor is closed.
 */
#ifndef PBP_MAIL_BOXLOCK_H
#define PBP_MAIL_BOXLOCK_H

#include "base/err.h"

/* Waits at most wait_ms, then ERR_AGAIN naming who writes. What is no file, or lies where nothing can
 * be locked, is read without. */
int boxlock_take(int fd, const char *name, unsigned wait_ms, struct err *e);

#endif
