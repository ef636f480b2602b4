/*
 * settings: the file of a forum, in board syntax (base/board.h), a setting a line:
 *
 *	driver discourse                 paste, mail, discourse, nodebb, nntp or fossil
 *	url https://forum.example.org
 *	user pbp                         as whom we post there
 *	key-file /home/hanna/forum.key   its password, API key or token; or `key WORD`
 *	topic 42                         the thread; or
 *	category 5                       where each turn gets a thread of its own
 *	player alice ann@example.org     whose orders a forum user's are; a line each
 *	call @pbp                        what a post for us begins with (else "@" and user)
 *	format bbcode                    of reports, where it is not the driver's own
 *	body 20000                       limits, where the forum has others: body, title, gap (seconds)
 *	from pbp@example.org             of mails and news
 *	to list@example.org              the list, or the newsgroup
 *	auto                             `pbp process` posts by itself
 */
#ifndef PBP_POST_SETTINGS_H
#define PBP_POST_SETTINGS_H

#include "post/post.h"

/* Fills in all but web and now. path: the file. ERR_SYNTAX with file:line:col, ERR_NOT_FOUND. */
int settings_read(struct forum *out, const char *path, struct arena *a, struct err *e);

#endif
