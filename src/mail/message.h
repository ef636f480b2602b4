/*
 * message: what a mail says, as far as that can be known without knowing any
 * game: who sent it, to which game, in answer to what, when it arrived, whether
 * it is to be read at all, and the text to be read.
 *
 * Hostile mail is normal mail: reading never fails, it only finds less, and
 * says why. All memory is the arena's; nothing points into raw afterwards
 * except where a member says so.
 */
#ifndef PBP_MAIL_MESSAGE_H
#define PBP_MAIL_MESSAGE_H

#include "base/clock.h"
#include "mail/body.h"

/* Our own end of the wire, from the host's config. Any member may be empty. */
struct mail_site {
	struct str address;     /* pbp@example.org: replies come from it; "pbp+NAME@" is its tag form */
	struct str authserv_id; /* whose Authentication-Results are believed */
	const struct str *own;  /* further addresses that are ours */
	size_t nown;
	const struct str *receivers; /* names of the servers whose Received lines are believed */
	size_t nreceivers;
};

enum mail_class {
	MAIL_NORMAL,
	MAIL_AUTOMATIC,  /* A1: answers by machines, null return path */
	MAIL_REPORT,     /* A1: delivery and read reports */
	MAIL_LOOP,       /* A1: our own mail come back */
	MAIL_BULK,       /* A2: bulk, digests */
	MAIL_ENCRYPTED,  /* P2 */
	MAIL_TEXTLESS,   /* X4 */
	MAIL_SENDERLESS, /* I3: not exactly one From with exactly one address */
	MAIL_BEYOND,     /* X1: over a limit */
	MAIL_UNREADABLE, /* cannot be taken apart */
	MAIL_CLASS_COUNT
};
enum treatment { TREAT_READ, TREAT_REFUSE, TREAT_IGNORE, TREAT_QUARANTINE };
const char *mail_class_name(enum mail_class c);
enum treatment mail_class_treatment(enum mail_class c);

/* Where a game's name was found, the most trustworthy first. */
enum tag_kind {
	TAG_SUBJECT, /* [pbp:NAME] */
	TAG_PLUS,    /* a recipient pbp+NAME@ */
	TAG_LOCAL,   /* a recipient NAME@: counts only where such a game exists */
	TAG_BRACKET  /* [NAME] in the subject: counts only where such a game exists */
};
struct tag {
	enum tag_kind kind;
	bool lawful;      /* the name is [a-z0-9-]{1,32} */
	struct str name;  /* lower case */
	struct str press; /* a letter to that seat: "[pbp:isles press red]", pbp+isles+red@; or empty */
};
bool game_name_is_lawful(struct str name);

/* What a configured server's Authentication-Results field says about the From domain (I2). */
enum auth_result {
	AUTH_ABSENT,  /* no field of ours */
	AUTH_NEUTRAL, /* a field that neither vouches nor condemns */
	AUTH_PASS,
	AUTH_FAIL
};
const char *auth_result_name(enum auth_result r);

struct message {
	enum mail_class class;
	struct str reason; /* for people, one sentence without full stop; empty if normal */

	struct str from; /* local@domain, the domain in lower case; empty if senderless */
	struct str *to;  /* addresses of To and Cc, in the same form */
	size_t nto;
	struct str subject; /* unfolded, decoded, one line of valid UTF-8 */
	struct tag *tags;   /* in order of trust, then of appearance, none twice */
	size_t ntags;

	struct str id; /* with its angle brackets; empty if missing or unusable (D1) */
	struct str in_reply_to;
	struct str references; /* usable ids, parted by blanks, the id itself not among them */
	when received;         /* by the Received line of a server of ours; WHEN_NONE */
	struct str receiver;   /* that server, as the site names it */
	struct str hop;        /* the network address that handed it to our servers (of IPv6 its /64); empty: unknown */
	enum auth_result auth;
	struct str auth_text; /* what it rests on: "dkim=pass header.d=example.org" */
	bool from_list;       /* came through a list: answer only if the sender is a player */
	bool is_signed;       /* multipart/signed, or a signed text */

	/* Texts to be read, in the order in which they are to be tried: the first that holds an order
	 * is the one that counts (M1, M4). None is read beside another. Empty unless class is normal. */
	struct body *bodies;
	size_t nbodies;
};

/* class is normal, or says why the mail is not read. raw: the bytes of one mail, without From_
 * line; null_sender: what the envelope said (struct mail_item, struct spool_entry). */
void message_read(struct message *out, struct str raw, bool null_sender, const struct mail_site *site, struct arena *a);

/* By the clock of our own server, else by the envelope, else when it was stored. */
when message_arrival(const struct message *m, when envelope, when stored);
/* Whether two addresses are one person's: the domain without case, the rest byte by byte. */
bool address_eq(struct str a, struct str b);
/* Whether a reply may be sent at all (a list mail may, if the caller knows the sender). */
bool message_may_be_answered(const struct message *m);

#endif
