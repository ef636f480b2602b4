/*
 * report: events and state rows to text, Markdown, BBCode, HTML and JSON; and
 * receipts. Everything a reader sees is made from what that reader may see: the
 * audience decides, never a template that leaves something out.
 */
#ifndef PBP_REPORT_REPORT_H
#define PBP_REPORT_REPORT_H

#include <jansson.h>

#include "play/dice.h"
#include "play/outcome.h"

enum report_format { REPORT_TEXT, REPORT_MARKDOWN, REPORT_BBCODE, REPORT_HTML, REPORT_JSON };
bool report_format_by_name(struct str name, enum report_format *out);

struct report_call {     /* what is asked next */
	struct str name; /* in the words of the game (call_words) */
	kind_id kind;
	when bell;
	size_t asked, awaited;
	const struct str *names; /* of the asked */
	size_t nnames;
};
struct report_rolls { /* of a step: the dice among its events, and what they follow from */
	uint32_t step;
	int32_t turn; /* of whose seed; before format 3 the one that the report is about */
	struct dice_key key;
	bool secret;     /* players still order what it decides: the seed is not shown */
	size_t from, to; /* of the events */
};
struct report_past { /* an earlier turn, as it ended */
	int32_t turn;
	const struct state *state;
};
/* All that a turn's report is made of. */
struct report_turn {
	const struct game *game;
	const struct state *before, *after; /* the turn's first and last state */
	const struct event *events;         /* of all its steps, in order */
	size_t nevents;
	int32_t turn;
	struct str subject; /* of the step that ended it */
	when from, to;
	const struct report_call *calls;
	size_t ncalls;
	struct hash seed, chain_end; /* of the step that ended it */
	bool seed_secret;
	const struct report_rolls *rolls;
	size_t nrolls;
	struct str tip;                 /* the public commit it follows, or empty */
	struct str page;                /* the address of its page with the map, or empty */
	struct str clone;               /* where its public history can be cloned, or empty */
	const struct report_past *past; /* earlier turns, oldest first; none: the course is not told */
	size_t npast;
	const struct str *played; /* of its steps what took effect (engine/played.h): no reader's as it stands */
	size_t nplayed;
	struct str lapsed; /* what waited for a yes when it ended, as struct step has it: a seat's own */
};
struct templates; /* compiled templates of all formats */
/* From folders FOLDER/FORMAT/NAME.ENDING, NULL behind the last; a template in an earlier folder stands before that of the same
 * name in a later. Read when they are needed; the paths must live as long. */
struct templates *templates_load(const char *const *folders, struct arena *run);
/* "Turn 3: Red takes Kyoto": of what happened in it the headlines that its game gives, else the step's that ended it. */
struct str report_headline(const struct report_turn *t, struct arena *a);
/* "[pbp:japan] Turn 3: Red takes Kyoto": for mails; public, whoever gets it. */
struct str report_subject(const struct report_turn *t, struct arena *a);
int report_write(struct buf *out, const struct report_turn *t, struct viewer v, enum report_format format,
		 struct templates *templates, struct err *e);
/* The same as a letter, as text and in HTML: frame is what a template finds as {{letter}}. */
int report_mail(struct buf *text, struct buf *html, const struct report_turn *t, struct viewer v,
		struct templates *templates, json_t *frame, struct err *e);

/* A page of a site: that template of templates/html. */
int report_page(struct buf *out, struct templates *templates, const char *name, const json_t *value, struct err *e);
/* What a letter says, before it is laid out (letter.h): that template of templates/letters. */
int report_letter(struct buf *out, struct templates *templates, const char *name, const json_t *value, struct err *e);

/* The receipt: what came of a mail. source: the decoded text of the mail. */
struct receipt {
	const struct game *game;
	struct templates *templates; /* letters/receipt-*.txt of these say it */
	const struct state *state;   /* after the mail, and after what it brought to its end has closed */
	const struct outcome *outcome;
	const struct source *source;
	struct str hash_hex;
	when now;
	struct str clock; /* the server by whose clock it arrived; empty: the mailbox's, or ours */
	bool repaired;
	struct str ticket;  /* signed, goes with it as a file; empty: none */
	struct str public;  /* the commit at which the public history stood; empty: his ticket says it */
	bool proves_later;  /* tickets are sent when the game is over: until then nothing here may prove an order */
	bool shell;         /* it answers a line of the host's at the shell: there is no mail */
	bool host;          /* it answers his mail */
	bool untaken;       /* who is invited is told why nothing of his mail was taken as well */
	struct str again;   /* and what he can do; or empty */
	bool invites;       /* it answers who does not play yet: nothing is said of calls that ask others */
	struct str sent;    /* a paragraph: what went to the host, who is a person */
	const char *news;   /* what it did that is no order: "you are noted as away"; or NULL */
	struct str answers; /* to what the mail asks of the game, or says to it: lines */
	bool asked;         /* a question is answered in them */
	struct str lapsed;  /* what waited for his yes and waits no longer, beside orders: lines */
	struct str extra;   /* lines of the app's: the dice commitment at joining */
};
/* In lines of a letter (letter.h); as plain text of at most 72 columns. As report_letter. */
int receipt_compose(struct buf *out, const struct receipt *r, struct err *e);
int receipt_write(struct buf *out, const struct receipt *r, struct err *e);
int receipt_subject(struct str *out, const struct receipt *r, struct arena *a, struct err *e);
/* One escape function per target. */
void escape_html(struct buf *out, struct str s);
void escape_markdown(struct buf *out, struct str s);
void escape_bbcode(struct buf *out, struct str s);
void escape_terminal(struct buf *out, struct str s); /* controls and bidirectional marks out */
/* Of a mail's subject or address as much as the host must see: a line for a terminal or a letter. */
struct str escape_short(struct str text, struct arena *a);

#endif
