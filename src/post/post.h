/*
 * post: what all of pbp-post shares: a forum as its file describes it, what is posted there, and the one interface
 * behind which forums differ. pbp-post is a program of its own: `pbp` links nothing that speaks to a network, and
 * this one sees no history: what it posts is what `pbp report` prints for everybody.
 *
 *	ROOT/GAME/forums/NAME         a forum, by the host (settings.h)
 *	ROOT/GAME/forums/NAME.state   what was posted and read there (journal.h)
 *	ROOT/GAME/forums/NAME.paste/  files to paste by hand, of the driver "paste"
 *	ROOT/GAME/forums/key          marks the mails that are made of posts (mail/postmark.h)
 */
#ifndef PBP_POST_POST_H
#define PBP_POST_POST_H

#include "base/buf.h"
#include "base/clock.h"
#include "base/err.h"
#include "base/vec.h"

/* What a forum takes by default; docs/forums.md names the source of each. Lengths are in characters. */
struct limits {
	size_t body_least, body, title_least, title;
	int64_t gap; /* seconds between two posts */
};

struct member { /* who of the forum plays here */
	struct str user, address;
};

struct web;
struct driver;
struct forum {
	const struct driver *driver;
	struct limits limits;      /* the driver's, or what the file says */
	struct arena *arena;       /* as long as the forum is open */
	const char *root, *folder; /* folder: ROOT/GAME/forums */
	struct str game, name;
	/* from its file; empty where it says nothing */
	struct str url, user, key, topic, category, format, from, to;
	struct str call; /* a post for us begins with it */
	VEC(struct member) members;
	struct web *web; /* of those that are reached over a network */
	bool logged_in;
	int64_t wait; /* after ERR_AGAIN: seconds that the forum asks for; 0: it named none */
	when now;
};

/* A part of a turn's report. */
struct part {
	struct str title; /* the same for all parts of a turn */
	struct str body;  /* ends with the mark */
	struct str mark;  /* "sakura, turn 5, part 1 of 3, 0f3a...": in no other post */
	struct str unit;  /* "sakura-5-0f3a..": of [a-z0-9-], at most 50: the same for all parts of a turn */
	int32_t number, of;
	struct str
		thread; /* what the forum called the first part, for the others to follow; empty: this is the first */
	struct str before; /* what it called the part before this, or the last of the turn before; or empty */
};

struct said {                      /* a post in a thread */
	struct str id, user, text; /* UTF-8, as it was written: Markdown, BBCode */
	when at;                   /* when it was written, or changed last, by the forum's clock */
	struct str to;             /* of the reading, when this one is read */
};
struct reading {
	struct str from;        /* the driver's word for how far was read; empty: nothing yet */
	VEC(struct said) posts; /* those after it, oldest first */
};

/*
 * A kind of forum. Functions return 0 or an error: ERR_AGAIN, it may go later (the network, too fast: forum.wait);
 * ERR_REFUSED, the forum says no, and would say so again. Whoever was cut off before put() answered asks find().
 */
struct driver {
	const char *name;
	const char *format;   /* of reports: as `pbp report --format` has it */
	struct limits limits; /* 0: none */
	const char *wants;    /* settings it cannot do without: "url user key" */
	/* Posts it; *id: what the forum calls it. */
	int (*put)(struct str *id, struct forum *f, const struct part *p, struct err *e);
	/* *id: what the forum calls it, or empty where it is not there. */
	int (*find)(struct str *id, struct forum *f, const struct part *p, struct err *e);
	int (*read)(struct reading *r, struct forum *f, struct err *e); /* NULL: nothing can be read there */
};
extern const struct driver driver_paste, driver_mail, driver_discourse, driver_nodebb, driver_nntp, driver_fossil;

/* One line on stderr, "pbp-post: GAME, FORUM: text". */
void forum_say(const struct forum *f, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

#endif
