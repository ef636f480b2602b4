/*
 * event: what happened. Events are the only source of reports; each carries the
 * rule that caused it and the commands that it is due to. Stored with the step as
 * a line each: `battle rule=8.9 area=kyoto attacker=red ... order="move ..." order="move ..."`.
 */
#ifndef PBP_PLAY_EVENT_H
#define PBP_PLAY_EVENT_H

#include "base/buf.h"
#include "play/note.h"
#include "world/state.h"

#define EVENT_ARGS 12

struct event_row {
	const char *name;
	const char *rule;   /* NULL where the caller gives it */
	enum audience seen; /* OWNER: the seat in argument 0, which must be a FIELD_SEAT */
	struct arg_row args[EVENT_ARGS + 1];
	bool letter; /* the seat in argument 0, a FIELD_SEAT, gets a letter about the step at once */
};

typedef uint16_t event_id; /* the core's first, then the ruleset's from EVENT_OWN on */
enum core_event {
	EVENT_ROLLED, /* label, sides, dice ("6 5 3") */
	EVENT_JOINED, /* seat */
	EVENT_BEGUN,
	EVENT_OPENED,      /* call kind, subject, bell */
	EVENT_CLOSED,      /* call kind, subject */
	EVENT_MOVED_BELL,  /* call kind, bell */
	EVENT_HOST,        /* a host's command: its wording */
	EVENT_ANNOUNCED,   /* text */
	EVENT_AMENDED,     /* option, value, because */
	EVENT_CARRIED_OUT, /* change that was announced; why nothing was done, or none */
	EVENT_GAME_OVER,   /* reason text */
	EVENT_ORDERED_FOR, /* seat, the line that the host wrote in its name into a sealed call */
	EVENT_TAKEN_BACK,  /* seat, of which the host took back what stood in a sealed call */
	EVENT_RESIGNED,    /* seat that its player gave up */
	EVENT_AWAY,        /* seat, from, until: for it and the host */
	EVENT_BACK,        /* seat: for it and the host */
	EVENT_MORE_TIME,   /* seat, the time it asks for: for it and the host */
	EVENT_VOTED,       /* seat, for what, to whom; how many are for it now, of how many */
	EVENT_UNVOTED,     /* seat, for what it voted */
	EVENT_CARRIED,     /* what, to whom: all are for it */
	EVENT_WAITS,       /* call kind: its bell is put off for those who have sent nothing */
	EVENT_ADDRESS,     /* seat whose player writes from another address now: for it and the host */
	EVENT_PRESS,       /* seat that is written to, by whom (none: he does not say), to all or to some, text */
	EVENT_PRESS_OPEN,  /* by whom, text: what was written to all, when the turn is over */
	EVENT_NAMED,       /* seat, how its player is called */
	EVENT_ROLLED_FOR,  /* seat that alone may know, and as EVENT_ROLLED */
	EVENT_COOLS,       /* call kind, when it ends early, all having answered; never: it does not any more */
	EVENT_ABSENCE,     /* call kind: its bell moves behind the absence of somebody */
	EVENT_EXTENDED, /* seat that asked for more time and gets it, or none: all did; the how manieth time; of how many */
	EVENT_LAPSED,      /* what, to whom: the votes for it fall; how many were for it, of how many */
	EVENT_TOLD_SEAT,   /* seat, what the host has written to it alone */
	EVENT_FREED,       /* seat that nobody plays any more: how many turns in a row its player sent nothing */
	EVENT_SECOND,      /* seat, the address from which the host lets somebody write for it */
	EVENT_REMINDED,    /* seat that is still awaited */
	EVENT_NAMED_LATER, /* seat, how its player is called when the game is over: for it and the host */
	EVENT_OWN,
};

struct event {
	event_id what;
	call_id call;
	const struct command *cause;       /* or NULL */
	const struct command *const *more; /* what else it is due to */
	size_t nmore;
	struct str order; /* all of these in canonical words, a line each: filled in by the engine */
	const char *rule;
	int64_t args[EVENT_ARGS];
};

struct events {
	struct arena *arena;
	VEC(struct event) list;
};

/* Rows by event_id: the core's and the ruleset's. */
struct ruleset;
const struct event_row *event_row(const struct ruleset *r, event_id what);
/* Of a roll, whoever may see it, its label, sides and dice, in this order; NULL: it is none. */
const int64_t *event_roll(const struct event *e);
bool event_visible(const struct ruleset *r, const struct event *e, struct viewer v);
/* One line with its LF: name, rule, call, every argument, the order; empty ones of rule, call, order left out. */
void event_write(struct buf *out, const struct ruleset *r, const struct state *s, const struct event *e);
/* Reads what event_write wrote, adding to out (whose arena is set); cause stays NULL. ERR_SYNTAX with
 * file:line:col. No argument may be called rule, call or order. */
int events_read(struct events *out, const struct ruleset *r, const struct state *s, const struct source *src,
		struct err *e);

#endif
