/*
 * gitlib: libgit2 as a library of this process: started once, set so that
 * nothing of the machine's git configuration plays a part, its errors as ours.
 */
#ifndef PBP_STORE_GITLIB_H
#define PBP_STORE_GITLIB_H

struct err;

/* May be called any number of times. */
int gitlib_use(struct err *e);
/* Sets e from libgit2's last error: ERR_AGAIN where the system refused something (disk full, out of
 * descriptors, a lock), else the given code. Returns it. */
int gitlib_error(struct err *e, int code, const char *what);
/* The same for what could not be read, folder being the repository's: libgit2 says "not found" of what it had no
 * descriptor to open. Nothing is called damaged while the system refuses what reading needs. */
int gitlib_unread(struct err *e, int code, const char *folder);

#endif
