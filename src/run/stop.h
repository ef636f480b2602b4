/*
 * stop: being asked to stop (SIGTERM, SIGINT, SIGHUP). The work looks at it
 * between one mail and the next, undoes what is half done and ends in 75; where
 * that takes too long the process ends as it stands, which costs nothing: what
 * is not durable was not acknowledged.
 */
#ifndef PBP_RUN_STOP_H
#define PBP_RUN_STOP_H

struct err;

void stop_watch(void);
/* From here on a crash (out of memory, a bug) ends in 75 and one line: some mail servers bounce a mail
 * whose program dies of a signal. */
void stop_crashes(void);
/* 0, or ERR_AGAIN once somebody asked. */
int stop_asked(struct err *e);

#endif
