/* event: the core's events, who may see one, and events as lines of text. */
#include "play/event.h"

#include "base/bug.h"
#include "play/ruleset.h"
#include "world/record.h"

#define ARGS(...) .args = { __VA_ARGS__ }

static const struct event_row core_events[EVENT_OWN] = {
	[EVENT_ROLLED] = { "rolled",
			   ARGS({ "label", FIELD_TEXT }, { "sides", FIELD_INT },
				{ "dice", FIELD_TEXT }) },
	[EVENT_JOINED] = { "joined", ARGS({ "seat", FIELD_SEAT }) },
	[EVENT_BEGUN] = { "begun", ARGS({ 0 }) },
	[EVENT_OPENED] = { "opened",
			   ARGS({ "kind", FIELD_KIND }, { "subject", FIELD_INT },
				{ "bell", FIELD_WHEN }) },
	[EVENT_CLOSED] = { "closed", ARGS({ "kind", FIELD_KIND }, { "subject", FIELD_INT }) },
	[EVENT_MOVED_BELL] = { "moved-bell",
			       ARGS({ "kind", FIELD_KIND }, { "bell", FIELD_WHEN }) },
	[EVENT_HOST] = { "host", ARGS({ "command", FIELD_TEXT }) },
	[EVENT_ANNOUNCED] = { "announced", ARGS({ "text", FIELD_TEXT }) },
	[EVENT_AMENDED] = { "amended",
			    ARGS({ "option", FIELD_OPTION }, { "value", FIELD_TEXT },
				 { "because", FIELD_TEXT }) },
	[EVENT_GAME_OVER] = { "game-over", ARGS({ "reason", FIELD_TEXT }) },
};

const struct event_row *event_row(const struct ruleset *r, event_id what)
{
	return what < EVENT_OWN ? &core_events[what] : &r->events[what - EVENT_OWN];
}

bool event_visible(const struct ruleset *r, const struct event *e, struct viewer v)
{
	enum audience seen = event_row(r, e->what)->seen;

	if (seen == AUDIENCE_ALL || v.as == AUDIENCE_HOST)
		return true;
	return seen == AUDIENCE_OWNER && v.as == AUDIENCE_OWNER && v.seat >= 0 &&
	       e->args[0] == v.seat;
}
