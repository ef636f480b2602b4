/*
 * root: the folder that holds all live games, and what lies beside them:
 *
 *	ROOT/NAME/          a game (disk/desk.h)
 *	ROOT/.pbp/config    who the host is, how mail leaves: board syntax, below
 *	ROOT/.pbp/spool     mail as it came, until it is decided
 *	ROOT/.pbp/quarantine  mail that no game can take
 *	ROOT/.pbp/outbox    letters on their way, a Maildir
 *	ROOT/.pbp/running   what a run has in hand (run/inhand.h)
 *	ROOT/.pbp/rest      which games are at rest: a cache (rest.h)
 *
 *	address pbp@example.org          our own; also of the form pbp+GAME@
 *	host ann@example.org             who runs the games
 *	authserv mx.example.org          whose Authentication-Results are believed
 *	receivers mx.example.org         whose Received lines say when a mail arrived, besides this machine's
 *	signing-key /home/ann/.ssh/pbp  signs commits and tags: an ed25519 key of ssh without passphrase
 *	sandbox off                      for a system whose mailboxes or libraries lie in unusual places
 *	pictures on                      report mails have a picture of the board beside the text
 *	pages https://example.org/games  where `pbp publish` puts pages: reports say where theirs is
 *	digest 08:00                     when the host of a game reads what happened in it, in the game's zone
 *	sendmail /usr/sbin/sendmail -i   hands letters to this command; else they stay in the outbox
 *	after pbp publish --post         a command of the shell that follows every run in which a game went on
 */
#ifndef PBP_DISK_ROOT_H
#define PBP_DISK_ROOT_H

#include "disk/place.h"
#include "disk/shelf.h"
#include "mail/message.h"
#include "mail/outbox.h"
#include "mail/spool.h"
#include "report/report.h"

struct root {
	const struct place *place;
	const char *path;
	struct mail_site site;
	struct str host;        /* the host's address, or empty */
	struct str sendmail;    /* or empty */
	struct str receivers;   /* as the config has them, or empty */
	struct str signing_key; /* path of a private key of ssh, or empty */
	struct str after;       /* or empty */
	struct str pages;       /* an address without / at its end as a rule, or empty */
	int32_t digest;         /* digest_hour */
	bool open;              /* `sandbox off`: runs are not shut in */
	bool pictures;          /* `pictures on` */
	struct str (*paint)(void *painter, struct str json, struct arena *a); /* a PNG, or empty; NULL: nobody paints */
	void *painter;
	struct templates *templates; /* of what is no game's; a game has its own (live.h) */
	struct shelf shelf;
	struct everybody *everybody; /* who plays where (plays.h), once it was asked for */
	struct spool spool, quarantine;
	struct outbox outbox;
	struct sync together; /* what is to be durable before any answer leaves (run/group.h) */
};

/* A line of the config: its keyword, and all behind it. */
struct config_line {
	struct str key, value;
};

/* An address of the web that can stand in any format of a report as it is. */
bool root_is_pages(struct str url);
/* "08:00", "8pm": a time of the day; false: it is none. */
/* The lines of the config as they stand; none where there is no file. ERR_SYNTAX. */
int root_config(struct config_line **out, size_t *n, struct root *r, struct err *e);
enum { TEMPLATE_FOLDERS = 4 };
/* Templates of a game: those of ROOT/NAME/templates stand before those of ROOT/.pbp/templates, they before the ruleset's
 * (games/RULES/templates), they before those that every game has. rules NULL, game empty: of no game. */
struct templates *root_templates(const struct root *r, const char *rules, struct str game, struct arena *a);
/* Reads config; makes the folders when make is set. */
int root_open(struct root *out, const struct place *p, bool make, struct err *e);
void root_close(struct root *r);
/* Names of the games, sorted. */
int root_games(struct str **names, size_t *n, const struct root *r, struct arena *a, struct err *e);
bool root_has(const struct root *r, struct str name);

#endif
