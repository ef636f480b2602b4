/*
 * file: reading and durable writing. "Durable" means: written to a temporary
 * name, every write checked, synced, renamed or linked into place, and the
 * folder synced. Used by the spool, the inbox and the app; never by rules.
 */
#ifndef PBP_BASE_FILE_H
#define PBP_BASE_FILE_H

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"
#include "base/sync.h"

/* Whole file into the arena; ERR_LIMIT beyond limit bytes (0: no limit), ERR_NOT_FOUND. */
int file_read(struct str *out, const char *path, size_t limit, struct arena *a, struct err *e);
/* Of it the first bytes, up to most. */
int file_read_first(struct str *out, const char *path, size_t most, struct arena *a, struct err *e);
int file_read_fd(struct str *out, int fd, size_t limit, struct arena *a, struct err *e);
/* Creates or replaces path with mode (umask plays no part), durably. */
int file_write(const char *path, struct str bytes, unsigned mode, struct err *e);
/* As file_write, but nothing is synced: for what is made again where a power cut left it empty, old or away. */
int file_keep(const char *path, struct str bytes, unsigned mode, struct err *e);
/* As file_write, in two steps, sync_all after each: for who makes more durable than this, and is the only one to write
 * path. */
int file_prepare(const char *path, struct str bytes, unsigned mode, struct sync *s, struct err *e);
int file_place(const char *path, struct sync *s, struct err *e);
/* As file_write, but never replaces: ERR_EXISTS where path stands. */
int file_create(const char *path, struct str bytes, unsigned mode, struct err *e);
int file_write_all(int fd, struct str bytes, const char *path, struct err *e);
int file_remove(const char *path, struct err *e); /* no error where nothing stands */
/* Where it cannot be known (EIO, EACCES) it is: whoever opens it then learns why not. */
bool file_exists(const char *path);
int folder_make(const char *path, unsigned mode, struct err *e); /* with parents; no error where it stands */
/* With everything in it; no error where nothing stands. Symbolic links are removed, not followed. */
int folder_remove(const char *path, struct err *e);
/* With everything in it, into one that is made; nothing is synced. Symbolic links and what is neither file nor folder are
 * left out. */
int folder_copy(const char *from, const char *to, struct err *e);
int folder_sync(const char *path, struct err *e);
/* Names in the folder without . and .., sorted by bytes; ERR_NOT_FOUND where there is none. */
int folder_list(struct str **names, size_t *n, const char *path, struct arena *a, struct err *e);
char *path_join(struct arena *a, const char *folder, const char *name);

#endif
