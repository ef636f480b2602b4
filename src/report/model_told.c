/*
 * model_told: what happened, in groups as a player would tell it, and apart from
 * that what only the viewer may know.
 */
#include "report/front.h"
#include "report/model.h"

struct telling {
	const struct report_turn *turn;
	struct viewer viewer;
	bool orders; /* the wording of orders may be read by all */
	json_t *groups, *private;
	json_t *last;  /* events of the group that was told last, or NULL */
	json_t *cited; /* {rule: true} */
	VEC(struct acts) acts;
	struct str *titles; /* by event, as the phrases name them, or of its front; a roll has that of what follows */
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

	if (what == EVENT_JOINED && !seat_find(t->after, (seat_id)t->events[i].args[0]))
		return false; /* and left again before the beginning */
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

/* A front's title stands before that of the phrases. */
static struct str title_of(const struct fronts *f, const struct game *g, const struct event *e)
{
	const struct str front = front_title(f, g, e);

	return front.n ? front : phrases_get(g->phrases, "group", event_row(g->rules, e->what)->name, 0);
}

/* Fronts come first, whatever happened before. */
static void open_fronts(struct telling *t, const struct fronts *f)
{
	for (area_id i = 0; f->titles && i < t->turn->game->map->nareas; i++)
		if (f->titles[i].n)
			group_titled(t, f->titles[i]);
}

/* Of a front nothing may be told, where all that happened on it speaks for nobody. */
static void drop_empty(json_t *groups)
{
	for (size_t i = json_array_size(groups); i-- > 0;)
		if (!json_array_size(json_object_get(json_array_get(groups, i), "events")))
			json_array_remove(groups, i);
}

static void find_titles(struct telling *t, const struct fronts *f)
{
	const struct game *g = t->turn->game;

	t->titles = ARENA_ARRAY(t->arena, struct str, t->turn->nevents + 1);
	for (size_t i = t->turn->nevents; i-- > 0;) {
		const struct event *e = &t->turn->events[i];

		t->titles[i] = title_of(f, g, e);
		if (event_roll(e) && !t->titles[i].n)
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
	return !audience_is_all(event_row(t->turn->game->rules, e->what)->seen) && viewer_is_seat(t->viewer);
}

/* ---- who and where ---- */

/* The name of a place or seat that an argument is of; empty: of neither. */
static struct str mention(const struct telling *t, enum field_type type, int64_t value, bool of_seats)
{
	const struct map *m = t->turn->game->map;

	if (value < 0 || of_seats != (type == FIELD_SEAT))
		return STR_NONE;
	if (of_seats)
		return seat_name(t->turn->after, (seat_id)value);
	return type == FIELD_AREA || type == FIELD_PLACE ? m->areas[map_whole(m, (area_id)value)].name : STR_NONE;
}

static void add_once(json_t *list, struct str name, struct arena *a)
{
	json_t *text = model_text(name, a), *one;
	size_t i;

	json_array_foreach(list, i, one) if (json_equal(one, text))
	{
		json_decref(text);
		return;
	}
	json_array_append_new(list, text);
}

/* Of all that is told in one sentence. */
static json_t *mentions(const struct telling *t, const struct event *const *list, size_t n, bool of_seats)
{
	json_t *names = json_array();

	for (size_t i = 0; i < n; i++) {
		const struct event_row *row = event_row(t->turn->game->rules, list[i]->what);

		for (unsigned k = 0; k < EVENT_ARGS && row->args[k].name; k++) {
			const struct str name = mention(t, row->args[k].type, list[i]->args[k], of_seats);

			if (name.n)
				add_once(names, name, t->arena);
		}
	}
	return names;
}

/* What players would not expect: its rule is said with it. */
static bool is_surprise(const struct telling *t, const struct event *e)
{
	return event_phrase(t->turn->game, e, "surprise", 0, t->arena).n > 0;
}

/* ---- what the host did ---- */

enum { SEATS_BUNDLED = 12 };

/* "act for NAME", and what stands behind it; false: no act. */
static bool read_act(struct str *name, struct str *rest, const struct telling *t, const struct event *e)
{
	const struct str act = STR("act for ");
	const struct str said = e->what == EVENT_HOST ? text_of(t->turn->after, (text_id)e->args[0]) : STR_NONE;

	if (!str_starts(said, act))
		return false;
	for (size_t i = 0; i < row_count(t->turn->after, TABLE_SEAT); i++) {
		*name = seat_name(t->turn->after, ROW(struct seat_row, t->turn->after, TABLE_SEAT, i)->seat);
		*rest = str_sub(said, act.n + name->n, said.n);
		if (str_starts(str_sub(said, act.n, said.n), *name) && (!rest->n || strchr(": ", rest->p[0])))
			return true;
	}
	*name = STR_NONE;
	return false;
}

/* What he wrote in the same words, for one seat or several, or for none. */
struct acts {
	json_t *told;                /* of the first */
	struct str head, tail, rest; /* of its text around the name */
	struct str names[SEATS_BUNDLED];
	size_t n, times;
};

static struct str acts_words(const struct acts *acts, struct arena *a)
{
	struct buf b = buf_new(a);

	buf_add(&b, acts->head);
	for (size_t i = 0; i < acts->n; i++)
		buf_addf(&b, "%s%.*s", !i ? "" : i + 1 == acts->n ? " and " : ", ", STR_ARG(acts->names[i]));
	buf_add(&b, acts->tail);
	return buf_str(&b);
}

/* False: no more seats have room. */
static bool names_seat(struct acts *acts, struct str name)
{
	for (size_t i = 0; i < acts->n; i++)
		if (str_eq(acts->names[i], name))
			return true;
	if (name.n && acts->n < SEATS_BUNDLED)
		acts->names[acts->n++] = name;
	return !name.n || str_eq(acts->names[acts->n - 1], name);
}

/* Forty times the host wrote "done" for each of four: it is told once, and for whom; how often says nothing then. */
static bool is_told_again(struct telling *t, struct str name, struct str rest)
{
	for (size_t i = 0; i < t->acts.n; i++) {
		struct acts *acts = &t->acts.at[i];

		if (!str_eq(acts->rest, rest) || !acts->n != !name.n || !names_seat(acts, name))
			continue;
		acts->times++;
		if (!acts->n && acts->times > 1)
			json_object_set_new(acts->told, "times", json_integer((json_int_t)acts->times));
		model_set(acts->told, "text", acts_words(acts, t->arena), t->arena);
		return true;
	}
	return false;
}

/* Takes what is told. */
static void add_told(struct telling *t, const struct event *e, json_t *list, json_t *told, struct str words)
{
	struct str name = STR_NONE, rest = STR_NONE;
	const bool acts = read_act(&name, &rest, t, e);
	rest = acts ? rest : words;
	const size_t at = acts ? str_find(words, name) : words.n;

	if (e->what == EVENT_HOST && is_told_again(t, name, rest)) {
		json_decref(told);
		return;
	}
	json_array_append_new(list, told);
	if (e->what != EVENT_HOST)
		return;
	struct acts *one = VEC_ADD(&t->acts, t->arena);
	*one = (struct acts){
		told, str_sub(words, 0, at), str_sub(words, at + name.n, words.n), rest, { name }, acts, 1
	};
}

/* A rule is cited where it comes first: eight shares that nobody bid for are no eight surprises. */
static bool cites(struct telling *t, const char *rule, const struct event *e)
{
	if (!rule || !is_surprise(t, e) || json_object_get(t->cited, rule))
		return false;
	json_object_set_new(t->cited, rule, json_true());
	return true;
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
	json_object_set_new(o, "times", json_null());
	json_object_set_new(o, "cited", json_boolean(cites(t, rule, first)));
	json_object_set_new(o, "areas", mentions(t, list, said, false));
	json_object_set_new(o, "seats", mentions(t, list, said, true));
	add_told(t, first, list_for(t, t->titles[at[0]], is_secret(t, first)), o, buf_str(&words));
	return said;
}

/* The first rule that is said; null: none is. */
static json_t *cited_of(const json_t *events)
{
	for (size_t i = 0; i < json_array_size(events); i++)
		if (json_is_true(json_object_get(json_array_get(events, i), "cited")))
			return json_incref(json_object_get(json_array_get(events, i), "rule"));
	return NULL;
}

static void set_cites(json_t *o, const json_t *groups, const json_t *private)
{
	json_t *rule = cited_of(private);
	for (size_t i = 0; !rule && i < json_array_size(groups); i++)
		rule = cited_of(json_object_get(json_array_get(groups, i), "events"));
	json_object_set_new(o, "cites", rule ? rule : json_null());
}

void model_told(json_t *o, const struct report_turn *t, struct viewer v, struct arena *a)
{
	const bool orders = viewer_is_host(v) || option_is(t->after, "reveal", "turn");
	struct telling telling = { .turn = t, .viewer = v, .orders = orders, .arena = a };
	const struct event **told = ARENA_ARRAY(a, const struct event *, t->nevents + 1);
	size_t *at = ARENA_ARRAY(a, size_t, t->nevents + 1), n = 0;
	const struct fronts fronts = fronts_of(t, v, a);

	telling.groups = json_array();
	telling.private = json_array();
	telling.cited = json_object();
	find_titles(&telling, &fronts);
	open_fronts(&telling, &fronts);
	for (size_t i = 0; i < t->nevents; i++)
		if (is_told(t, i) && event_visible(t->game->rules, &t->events[i], v)) {
			told[n] = without_order(&telling, &t->events[i]);
			at[n++] = i;
		}
	for (size_t i = 0; i < n;)
		i += tell(&telling, &told[i], &at[i], n - i);
	drop_empty(telling.groups);
	json_decref(telling.cited);
	set_cites(o, telling.groups, telling.private);
	json_object_set_new(o, "groups", telling.groups);
	model_set_list(o, "private", "events", telling.private);
}
