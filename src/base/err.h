/*
 * err: a failure of the world (disk, memory limits, a damaged repository, a
 * file that cannot be read). Functions that can fail return 0 or one of the
 * negative codes below and fill a struct err that says, for the operator, what
 * was done to what and why it failed. Only codes that a caller branches on
 * have a name of their own.
 */
#ifndef PBP_BASE_ERR_H
#define PBP_BASE_ERR_H

enum err_code {
	ERR_FAILED = -1,    /* anything without a name of its own */
	ERR_NOT_FOUND = -2, /* the thing asked for does not exist */
	ERR_EXISTS = -3,    /* it stands there already */
	ERR_AGAIN = -4,     /* try later: disk full, locked, out of descriptors */
	ERR_CONFLICT = -5,  /* somebody else moved it first (compare-and-swap) */
	ERR_SYNTAX = -6,    /* a text of the host's does not read: text holds file:line:col */
	ERR_LIMIT = -7,     /* larger than a limit allows */
	ERR_DAMAGED = -8,   /* a stored thing is not what it must be */
	ERR_REFUSED = -9,   /* well-formed, but the answer is no */
};

struct err {
	int code;
	char text[1000]; /* one line, no newline at its end */
};

/* Sets the text; returns code, so that `return err_set(e, ERR_X, ...)` reads. e may be NULL. */
int err_set(struct err *e, int code, const char *fmt, ...) __attribute__((format(printf, 3, 4)));
/* As err_set, with ": " and the text of errno_value behind it; ENOSPC EMFILE ENFILE ENOMEM EDQUOT
 * EIO EROFS EACCES EAGAIN EINTR become ERR_AGAIN, ENOENT ERR_NOT_FOUND, EEXIST ERR_EXISTS. */
int err_sys(struct err *e, int errno_value, const char *fmt, ...) __attribute__((format(printf, 3, 4)));
/* Puts "fmt: " before the text that stands there; returns e->code (ERR_FAILED where e is NULL). */
int err_wrap(struct err *e, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

#endif
