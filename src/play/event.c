/* event: the core's events, who may see one, and events as lines of text. */
#include "play/event.h"

#include "play/ruleset.h"
#include "world/record.h"

#define ARGS(...) .seen = AUDIENCE_ALL, .args = { __VA_ARGS__ }
#define WRITERS(...) .seen = AUDIENCE_OWNER, .args = { __VA_ARGS__ }
#define OWNERS(...) .seen = AUDIENCE_OWNER, .letter = true, .args = { __VA_ARGS__ }

static const struct event_row core_events[EVENT_OWN] = {
	[EVENT_ROLLED] = { "rolled", ARGS({ "label", FIELD_TEXT }, { "sides", FIELD_INT }, { "dice", FIELD_TEXT }) },
	[EVENT_JOINED] = { "joined", ARGS({ "seat", FIELD_SEAT }) },
	[EVENT_BEGUN] = { "begun", ARGS({ 0 }) },
	[EVENT_OPENED] = { "opened", ARGS({ "kind", FIELD_KIND }, { "subject", FIELD_INT }, { "bell", FIELD_WHEN }) },
	[EVENT_CLOSED] = { "closed", ARGS({ "kind", FIELD_KIND }, { "subject", FIELD_INT }) },
	[EVENT_MOVED_BELL] = { "moved-bell", ARGS({ "kind", FIELD_KIND }, { "bell", FIELD_WHEN }) },
	[EVENT_HOST] = { "host", ARGS({ "command", FIELD_TEXT }) },
	[EVENT_ANNOUNCED] = { "announced", ARGS({ "text", FIELD_TEXT }) },
	[EVENT_AMENDED] = { "amended",
			    ARGS({ "option", FIELD_OPTION }, { "value", FIELD_TEXT }, { "because", FIELD_TEXT }) },
	[EVENT_CARRIED_OUT] = { "carried-out", ARGS({ "change", FIELD_TEXT }, { "why", FIELD_TEXT }) },
	[EVENT_GAME_OVER] = { "game-over", ARGS({ "reason", FIELD_TEXT }) },
	[EVENT_ORDERED_FOR] = { "ordered-for", OWNERS({ "seat", FIELD_SEAT }, { "line", FIELD_TEXT }) },
	[EVENT_TOLD_SEAT] = { "told", OWNERS({ "seat", FIELD_SEAT }, { "text", FIELD_TEXT }) },
	[EVENT_TAKEN_BACK] = { "taken-back", OWNERS({ "seat", FIELD_SEAT }) },
	[EVENT_RESIGNED] = { "resigned", ARGS({ "seat", FIELD_SEAT }) },
	[EVENT_AWAY] = { "away", WRITERS({ "seat", FIELD_SEAT }, { "from", FIELD_WHEN }, { "until", FIELD_WHEN }) },
	[EVENT_BACK] = { "back", WRITERS({ "seat", FIELD_SEAT }) },
	[EVENT_MORE_TIME] = { "more-time", WRITERS({ "seat", FIELD_SEAT }, { "time", FIELD_TEXT }) },
	[EVENT_VOTED] = { "voted", ARGS({ "seat", FIELD_SEAT }, { "what", FIELD_NAME, motion_names },
					{ "to", FIELD_SEAT }, { "votes", FIELD_INT }, { "voters", FIELD_INT }) },
	[EVENT_UNVOTED] = { "unvoted", ARGS({ "seat", FIELD_SEAT }, { "what", FIELD_NAME, motion_names }) },
	[EVENT_WAITS] = { "waits", ARGS({ "kind", FIELD_KIND }) },
	[EVENT_CARRIED] = { "carried", ARGS({ "what", FIELD_NAME, motion_names }, { "to", FIELD_SEAT }) },
	[EVENT_ADDRESS] = { "address", WRITERS({ "seat", FIELD_SEAT }) },
	[EVENT_PRESS] = { "press", WRITERS({ "seat", FIELD_SEAT }, { "from", FIELD_SEAT }, { "all", FIELD_BOOL },
					   { "text", FIELD_TEXT }) },
	[EVENT_EXTENDED] = { "extended", ARGS({ "seat", FIELD_SEAT }, { "time", FIELD_INT }, { "times", FIELD_INT }) },
	[EVENT_LAPSED] = { "votes-fall", ARGS({ "what", FIELD_NAME, motion_names }, { "to", FIELD_SEAT },
					      { "votes", FIELD_INT }, { "voters", FIELD_INT }) },
	[EVENT_COOLS] = { "cools", ARGS({ "kind", FIELD_KIND }, { "until", FIELD_WHEN }) },
	[EVENT_FREED] = { "freed", ARGS({ "seat", FIELD_SEAT }, { "turns", FIELD_INT }) },
	[EVENT_SECOND] = { "second", OWNERS({ "seat", FIELD_SEAT }, { "address", FIELD_TEXT }) },
	[EVENT_REMINDED] = { "reminded", OWNERS({ "seat", FIELD_SEAT }) },
	[EVENT_ABSENCE] = { "absence", ARGS({ "kind", FIELD_KIND }) },
	[EVENT_NAMED] = { "named", ARGS({ "seat", FIELD_SEAT }, { "name", FIELD_TEXT }) },
	[EVENT_NAMED_LATER] = { "named-later", WRITERS({ "seat", FIELD_SEAT }, { "name", FIELD_TEXT }) },
	[EVENT_ROLLED_FOR] = { "rolled-for", WRITERS({ "seat", FIELD_SEAT }, { "label", FIELD_TEXT },
						     { "sides", FIELD_INT }, { "dice", FIELD_TEXT }) },
	[EVENT_PRESS_OPEN] = { "press-open", ARGS({ "from", FIELD_SEAT }, { "text", FIELD_TEXT }) },
};

const struct event_row *event_row(const struct ruleset *r, event_id what)
{
	return what < EVENT_OWN ? &core_events[what] : &r->events[what - EVENT_OWN];
}

const int64_t *event_roll(const struct event *e)
{
	if (e->what == EVENT_ROLLED_FOR)
		return &e->args[1];
	return e->what == EVENT_ROLLED ? e->args : NULL;
}

bool event_visible(const struct ruleset *r, const struct event *e, struct viewer v)
{
	return audience_admits(event_row(r, e->what)->seen, v, e->args[0] == v.seat);
}

void event_write(struct buf *out, const struct ruleset *r, const struct state *s, const struct event *e)
{
	const struct event_row *row = event_row(r, e->what);
	const char *rule = e->rule ? e->rule : row->rule;
	struct str orders = e->order, order;

	buf_add_c(out, row->name);
	if (rule) {
		buf_add_c(out, " rule=");
		text_write(out, str_c(rule));
	}
	if (e->call != CALL_NONE)
		buf_addf(out, " call=%d", (int)e->call);
	for (size_t i = 0; i < EVENT_ARGS && row->args[i].name; i++) {
		buf_addf(out, " %s=", row->args[i].name);
		value_write(out, s, row->args[i].type, row->args[i].names, e->args[i]);
	}
	while (str_line(&orders, &order)) {
		buf_add_c(out, " order=");
		text_write(out, order);
	}
	buf_add_char(out, '\n');
}

/* ---- reading ---- */

struct event_line {
	struct events *out;
	const struct ruleset *rules;
	const struct state *state;
	const struct event_row *row;
	const struct board_word *word; /* being read: what an error points at */
	struct event event;
	uint32_t named; /* bit per argument */
};

static bool find_event(struct event_line *l, struct str name)
{
	size_t n = EVENT_OWN;

	for (const struct event_row *own = l->rules->events; own && own->name; own++)
		n++;
	for (size_t i = 0; i < n; i++) {
		l->row = event_row(l->rules, (event_id)i);
		l->event.what = (event_id)i;
		if (str_eq_c(name, l->row->name))
			return true;
	}
	return false;
}

static int read_rule(struct event_line *l, struct err *e)
{
	(void)e;
	l->event.rule = str_cstr(l->out->arena, l->word->text);
	return 0;
}

static int read_order(struct event_line *l, struct err *e)
{
	(void)e;
	const struct str before = l->event.order;

	l->event.order = before.n ? str_printf(l->out->arena, "%.*s\n%.*s", STR_ARG(before), STR_ARG(l->word->text))
				  : str_dup(l->out->arena, l->word->text);
	return 0;
}

static int read_call(struct event_line *l, struct err *e)
{
	int64_t call = 0;
	int failed = word_read(l->state, FIELD_CALL, NULL, l->word, &call, e);

	l->event.call = (call_id)call;
	return failed;
}

static const struct {
	const char *key;
	int (*read)(struct event_line *, struct err *);
} event_keys[] = { { "rule", read_rule }, { "call", read_call }, { "order", read_order } };

static int read_arg(struct event_line *l, struct err *e)
{
	for (size_t i = 0; i < EVENT_ARGS && l->row->args[i].name; i++) {
		const struct arg_row *arg = &l->row->args[i];

		if (!str_eq_c(l->word->key, arg->name))
			continue;
		if (l->named & 1u << i)
			return err_set(e, ERR_REFUSED, "%s stands twice", arg->name);
		l->named |= 1u << i;
		return word_read(l->state, arg->type, arg->names, l->word, &l->event.args[i], e);
	}
	return err_set(e, ERR_REFUSED, "event %s has no \"%.*s\"", l->row->name, STR_ARG(l->word->key));
}

static int read_word(struct event_line *l, struct err *e)
{
	if (l->word->broken)
		return err_set(e, ERR_REFUSED, "this quote never closes");
	for (size_t i = 0; i < sizeof event_keys / sizeof *event_keys; i++)
		if (str_eq_c(l->word->key, event_keys[i].key))
			return event_keys[i].read(l, e);
	return read_arg(l, e);
}

static int read_event(struct event_line *l, const struct board_line *line, struct err *e)
{
	l->word = &line->words[0];
	if (l->word->key.n || line->nblock || !find_event(l, l->word->text))
		return err_set(e, ERR_REFUSED, "\"%.*s\" is no event", STR_ARG(l->word->text));
	for (size_t i = 1; i < line->nwords; i++) {
		int failed;

		l->word = &line->words[i];
		failed = read_word(l, e);
		if (failed)
			return failed;
	}
	for (size_t i = 0; i < EVENT_ARGS && l->row->args[i].name; i++)
		if (!(l->named & 1u << i))
			return err_set(e, ERR_REFUSED, "%s is missing", l->row->args[i].name);
	return 0;
}

int events_read(struct events *out, const struct ruleset *r, const struct state *s, const struct source *src,
		struct err *e)
{
	struct arena scratch = ARENA_INIT;
	struct err why = { 0 };
	struct board b;
	int failed = board_parse(&b, src, &scratch, e);

	for (size_t i = 0; !failed && i < b.nlines; i++) {
		struct event_line l = { out, r, s, .event = { .call = CALL_NONE } };

		if (!b.lines[i].nwords)
			continue;
		if (read_event(&l, &b.lines[i], &why))
			failed = board_error(e, &b, l.word->at, "%s", why.text);
		else
			VEC_PUSH(&out->list, out->arena, l.event);
	}
	arena_release(&scratch);
	return failed;
}
