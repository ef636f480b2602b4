/*
 * model_told: what happened, in groups as a player would tell it, and apart from
 * that what only the viewer may know.
 */
#include "report/model.h"

struct telling {
	const struct report_turn *turn;
	struct viewer viewer;
	bool orders; /* the wording of orders may be read by all */
	json_t *groups, *private;
	json_t *last;       /* events of the group that was told last, or NULL */
	struct str *titles; /* by event, as the phrases name them; a roll has that of what follows */
	struct arena *arena;
};

/* That calls open and close is for the log; the report says what is asked next. */
static bool is_of_calls(event_id what)
{
	return what == EVENT_OPENED || what == EVENT_CLOSED || what == EVENT_MOVED_BELL;
}

/* What a host's command comes to is told as such. */
static bool is_of_the_host(event_id what)
{
	return what == EVENT_ANNOUNCED || what == EVENT_AMENDED || what == EVENT_BEGUN || what == EVENT_GAME_OVER;
}

static bool is_told(const struct report_turn *t, size_t i)
{
	const event_id what = t->events[i].what;
	size_t next = i + 1;

	if (what != EVENT_HOST)
		return !is_of_calls(what);
	while (next < t->nevents && is_of_calls(t->events[next].what))
		next++;
	return next == t->nevents || !is_of_the_host(t->events[next].what);
}

static json_t *group_titled(const struct telling *t, struct str title)
{
	json_t *group, *events;
	size_t i;

	json_array_foreach(t->groups, i,
			   group) if (str_eq_c(title,
					       json_string_value(json_object_get(
						       group, "title")))) return json_object_get(group, "events");
	group = json_object();
	events = json_array();
	model_set(group, "title", title, t->arena);
	json_object_set_new(group, "events", events);
	json_array_append_new(t->groups, group);
	return events;
}

static void find_titles(struct telling *t)
{
	const struct game *g = t->turn->game;

	t->titles = ARENA_ARRAY(t->arena, struct str, t->turn->nevents + 1);
	for (size_t i = t->turn->nevents; i-- > 0;) {
		const event_id what = t->turn->events[i].what;

		t->titles[i] = phrases_get(g->phrases, "group", event_row(g->rules, what)->name, 0);
		if (what == EVENT_ROLLED && !t->titles[i].n)
			t->titles[i] = t->titles[i + 1];
	}
}

static json_t *list_for(struct telling *t, struct str title, bool secret)
{
	if (secret)
		return t->private;
	if (title.n || !t->last)
		t->last = group_titled(t, title.n ? title : STR("What happened"));
	return t->last;
}

/* The wording of an order is for its writer, unless orders are revealed. */
static const struct event *without_order(const struct telling *t, const struct event *e)
{
	struct event *copy;

	if (!e->order.n || t->orders || !audience_is_all(event_row(t->turn->game->rules, e->what)->seen))
		return e;
	copy = ARENA_NEW(t->arena, struct event);
	*copy = *e;
	copy->order = STR_NONE;
	return copy;
}

static bool is_secret(const struct telling *t, const struct event *e)
{
	return !audience_is_all(event_row(t->turn->game->rules, e->what)->seen) && t->viewer.as == AUDIENCE_OWNER;
}

/* The first of n, and those behind it that it speaks for; how many. at: their places in the turn's list. */
static size_t tell(struct telling *t, const struct event *const *list, const size_t *at, size_t n)
{
	const struct game *g = t->turn->game;
	const struct event *first = list[0];
	const char *rule = first->rule ? first->rule : event_row(g->rules, first->what)->rule;
	struct buf words = buf_new(t->arena);
	const size_t said = events_words(&words, g, t->turn->after, list, n);
	json_t *o;

	if (!said)
		return 1;
	o = json_object();
	model_set(o, "text", buf_str(&words), t->arena);
	json_object_set_new(o, "rule", rule ? json_string(rule) : json_null());
	json_array_append_new(list_for(t, t->titles[at[0]], is_secret(t, first)), o);
	return said;
}

void model_told(json_t *o, const struct report_turn *t, struct viewer v, struct arena *a)
{
	const bool orders = v.as == AUDIENCE_HOST || option_is(t->after, "reveal", "turn");
	struct telling telling = { t, v, orders, json_array(), json_array(), NULL, NULL, a };
	const struct event **told = ARENA_ARRAY(a, const struct event *, t->nevents + 1);
	size_t *at = ARENA_ARRAY(a, size_t, t->nevents + 1), n = 0;

	find_titles(&telling);
	for (size_t i = 0; i < t->nevents; i++)
		if (is_told(t, i) && event_visible(t->game->rules, &t->events[i], v)) {
			told[n] = without_order(&telling, &t->events[i]);
			at[n++] = i;
		}
	for (size_t i = 0; i < n;)
		i += tell(&telling, &told[i], &at[i], n - i);
	json_object_set_new(o, "groups", telling.groups);
	model_set_list(o, "private", "events", telling.private);
}
