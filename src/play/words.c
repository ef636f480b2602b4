/* words: notes and events as sentences: fills the holes of their phrases with the names of things. */
#include "base/bug.h"
#include "play/game.h"
#include "world/record.h"

struct filling {
	const struct game *game;
	const struct state *state;
	const struct arg_row *args; /* ends with a NULL name */
	const int64_t *values;
	struct str order, rule; /* of an event */
	bool inside;            /* a note told within: it tells no other */
};

typedef void (*writer)(const struct filling *, int64_t, struct buf *);

/* ---- by type, where no form is asked for ---- */

static void say_area(const struct filling *f, int64_t v, struct buf *out)
{
	BUG_ON(v >= f->game->map->nplaces);
	buf_add(out, f->game->map->areas[v].name);
}

static void say_region(const struct filling *f, int64_t v, struct buf *out)
{
	BUG_ON(v >= f->game->map->nregions);
	buf_add(out, f->game->map->regions[v].name);
}

static void say_seat(const struct filling *f, int64_t v, struct buf *out)
{
	buf_add(out, seat_name(f->state, (seat_id)v));
}

static void say_player(const struct filling *f, int64_t v, struct buf *out)
{
	const struct player_row key = { .player = (player_id)v };
	const struct player_row *r = row_find(f->state, TABLE_PLAYER, &key);

	if (r)
		buf_add(out, text_of(f->state, r->name));
}

static void say_text(const struct filling *f, int64_t v, struct buf *out)
{
	buf_add(out, text_of(f->state, (text_id)v));
}

static void say_bool(const struct filling *f, int64_t v, struct buf *out)
{
	(void)f;
	buf_add_c(out, v ? "yes" : "");
}

/* In the game's zone. */
static void say_when(const struct filling *f, int64_t v, struct buf *out)
{
	struct zone z = option_zone(f->state);

	if (v == WHEN_NEVER || v == WHEN_NONE)
		return;
	buf_add(out, when_local(out->arena, &z, v));
}

/* A slug is its word with hyphens for blanks. */
static bool is_slug_of(const char *slug, const char *word)
{
	while (*slug && (*slug == *word || (*slug == '-' && *word == ' '))) {
		slug++;
		word++;
	}
	return !*slug && !*word;
}

static const struct noun_row *noun_called(const struct filling *f, const char *slug)
{
	for (const struct noun_row *n = f->game->rules->nouns; n && n->name; n++)
		if (is_slug_of(slug, n->name))
			return n;
	return NULL;
}

/* Names of values are slugs in rows and words in sentences: "crop-supply", "crop supplies". */
static void say_name(const struct filling *f, const char *const *names, int64_t v, bool plural, struct buf *out)
{
	const struct noun_row *noun = noun_called(f, names[v]);

	if (plural && noun && noun->plural)
		buf_add_c(out, noun->plural);
	else
		for (const char *p = names[v]; *p; p++)
			buf_add_char(out, (char)(*p == '-' ? ' ' : *p));
}

static const writer by_type[] = {
	[FIELD_AREA] = say_area,     [FIELD_PLACE] = say_area, [FIELD_REGION] = say_region, [FIELD_SEAT] = say_seat,
	[FIELD_PLAYER] = say_player, [FIELD_TEXT] = say_text,  [FIELD_BOOL] = say_bool,     [FIELD_WHEN] = say_when,
};

static bool is_number(enum field_type type)
{
	return type == FIELD_INT || type == FIELD_LONG || type == FIELD_BOOL || type == FIELD_WHEN;
}

static void say(const struct filling *f, enum field_type type, const char *const *names, int64_t v, struct buf *out)
{
	writer w = type < sizeof by_type / sizeof *by_type ? by_type[type] : NULL;

	if (v == -1 && !is_number(type))
		return;
	if (w)
		w(f, v, out);
	else if (type == FIELD_NAME)
		say_name(f, names, v, false, out);
	else
		value_write(out, f->state, type, names, v);
}

/* ---- forms ---- */

static void say_neighbours(const struct filling *f, int64_t v, struct buf *out)
{
	size_t n;
	const struct neighbour *list = map_neighbours(f->game->map, (area_id)v, &n);

	for (size_t i = 0; i < n; i++) {
		if (i)
			buf_add_c(out, i + 1 < n ? ", " : " and ");
		say_area(f, list[i].area, out);
	}
}

/* Of a coast the area it belongs to. */
static void say_whole(const struct filling *f, int64_t v, struct buf *out)
{
	say_area(f, map_whole(f->game->map, (area_id)v), out);
}

static void say_area_number(const struct filling *f, int64_t v, struct buf *out)
{
	buf_addf(out, "%d", (int)f->game->map->areas[v].number);
}

static void say_area_region(const struct filling *f, int64_t v, struct buf *out)
{
	if (f->game->map->areas[v].region != REGION_NONE)
		say_region(f, f->game->map->areas[v].region, out);
}

static void say_seat_player(const struct filling *f, int64_t v, struct buf *out)
{
	const struct seat_row *r = seat_find(f->state, (seat_id)v);

	if (r && r->player != PLAYER_NONE)
		say_player(f, r->player, out);
}

static void say_number(const struct filling *f, int64_t v, struct buf *out)
{
	static const char *const words[] = { "no",    "one",   "two",  "three", "four",   "five",  "six",
					     "seven", "eight", "nine", "ten",   "eleven", "twelve" };

	(void)f;
	if (v >= 0 && (size_t)v < sizeof words / sizeof *words)
		buf_add_c(out, words[v]);
	else
		buf_addf(out, "%lld", (long long)v);
}

static void say_iso(const struct filling *f, int64_t v, struct buf *out)
{
	(void)f;
	buf_add(out, when_iso(out->arena, v));
}

static void say_brief(const struct filling *f, int64_t v, struct buf *out)
{
	const struct zone z = option_zone(f->state);

	buf_add(out, when_brief(out->arena, &z, v));
}

static const struct {
	enum field_type type;
	const char *form;
	writer write;
} forms[] = {
	{ FIELD_AREA, "neighbours", say_neighbours },
	{ FIELD_PLACE, "neighbours", say_neighbours },
	{ FIELD_PLACE, "whole", say_whole },
	{ FIELD_AREA, "number", say_area_number },
	{ FIELD_AREA, "region", say_area_region },
	{ FIELD_SEAT, "player", say_seat_player },
	{ FIELD_INT, "words", say_number },
	{ FIELD_LONG, "words", say_number },
	{ FIELD_WHEN, "iso", say_iso },
	{ FIELD_WHEN, "brief", say_brief },
};

/* A public field of a table whose one key is of that type. */
static const struct field_row *field_for(const struct table_row *t, enum field_type type, const char *name)
{
	const struct field_row *f;

	if (t->nkeys != 1 || t->fields[0].type != type)
		return NULL;
	f = table_field(t, name);
	return f && audience_is_all(f->audience) ? f : NULL;
}

static bool say_field(const struct filling *f, enum field_type type, int64_t v, struct str form, struct buf *out)
{
	const struct schema *schema = f->state->schema;
	const char *name = str_cstr(out->arena, form);

	for (size_t t = TABLE_OWN; t < schema->ntables; t++) {
		const struct table_row *table = schema->tables[t];
		const struct field_row *field = field_for(table, type, name);
		const void *row;
		void *key;

		if (!field)
			continue;
		key = arena_alloc(out->arena, table->size, alignof(max_align_t));
		field_set(&table->fields[0], key, v);
		row = row_find(f->state, (table_id)t, key);
		if (row)
			say(f, field->type, field->names, field_get(field, row), out);
		return true;
	}
	return false;
}

static struct str write_phrase(struct filling *f, struct str phrase, struct arena *a);

/* The name of a note, told as the note is: its first part, filled with the same arguments. */
static void say_note(const struct filling *f, const struct arg_row *arg, int64_t v, struct buf *out)
{
	struct filling same = *f;
	struct str phrase = phrases_get(f->game->phrases, "note", arg->names[v], 0);

	same.inside = true;
	if (phrase.n && !f->inside)
		buf_add(out, write_phrase(&same, phrase, out->arena));
	else
		say_name(f, arg->names, v, false, out);
}

/* {thing:plural}, and {thing:count} in the number that the argument count has. */
static bool say_named(const struct filling *f, const struct arg_row *arg, int64_t v, struct str form, struct buf *out)
{
	bool note = str_eq_c(form, "note"), known = note || str_eq_c(form, "plural"), plural = known;

	for (size_t i = 0; !known && f->args[i].name; i++)
		if (is_number(f->args[i].type) && str_eq_c(form, f->args[i].name)) {
			known = true;
			plural = f->values[i] != 1;
		}
	if (note)
		say_note(f, arg, v, out);
	else if (known)
		say_name(f, arg->names, v, plural, out);
	return known;
}

static bool say_form(const struct filling *f, const struct arg_row *arg, int64_t v, struct str form, struct buf *out)
{
	if (v == -1 && !is_number(arg->type))
		return true;
	if (str_eq_c(form, "slug")) {
		value_write(out, f->state, arg->type, arg->names, v);
		return true;
	}
	if (arg->type == FIELD_NAME)
		return say_named(f, arg, v, form, out);
	for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
		if (forms[i].type == arg->type && str_eq_c(form, forms[i].form)) {
			forms[i].write(f, v, out);
			return true;
		}
	return say_field(f, arg->type, v, form, out);
}

static bool fill(void *context, struct str name, struct str form, struct buf *out)
{
	const struct filling *f = context;

	for (size_t i = 0; f->args[i].name; i++) {
		if (!str_eq_c(name, f->args[i].name))
			continue;
		if (form.n)
			return say_form(f, &f->args[i], f->values[i], form, out);
		say(f, f->args[i].type, f->args[i].names, f->values[i], out);
		return true;
	}
	if (f->order.p && str_eq_c(name, "order"))
		buf_add(out, f->order);
	else if (f->rule.p && str_eq_c(name, "rule"))
		buf_add(out, f->rule);
	else
		return false;
	return true;
}

static struct str write_phrase(struct filling *f, struct str phrase, struct arena *a)
{
	struct buf out = buf_new(a);

	phrase_write(&out, phrase, fill, f);
	return buf_str(&out);
}

/* "not-adjacent: from Osaka, to Kyoto" */
static struct str write_plainly(const struct filling *f, const char *name, struct arena *a)
{
	struct buf out = buf_new(a);

	buf_add_c(&out, name);
	for (size_t i = 0; f->args[i].name; i++) {
		buf_addf(&out, "%s %s ", i ? "," : ":", f->args[i].name);
		say(f, f->args[i].type, f->args[i].names, f->values[i], &out);
	}
	return buf_str(&out);
}

static enum severity note_severity(const struct ruleset *r, const struct note *n)
{
	if (n->what == NOTE_SO_MANY_OR_ALL)
		return SEVERITY_ERROR;
	return n->what == NOTE_NOT_ALL ? SEVERITY_WARNING : r->notes[n->what].severity;
}

bool notes_refuse(const struct ruleset *r, const struct notes *n)
{
	for (size_t i = 0; i < n->list.n; i++)
		if (note_severity(r, &n->list.at[i]) == SEVERITY_ERROR)
			return true;
	return false;
}

static void all_words(struct diag *out, const struct ruleset *r, const struct note *n, struct arena *a)
{
	const bool asks = n->what == NOTE_SO_MANY_OR_ALL;
	const int said = (int)n->args[0], there = (int)n->args[1];

	*out = (struct diag){
		.severity = note_severity(r, n),
		.at = n->at,
		.code = asks ? STR("so-many-or-all") : STR("not-all"),
		.what = asks ? str_printf(a, "%d, or all of them? There are %d", said, there)
			     : str_printf(a, "%d are not all: there are %d", said, there),
		.hint = asks ? str_printf(a, "write %d, or all", said) : STR("If you mean all, write: all"),
	};
}

void note_words(struct diag *out, const struct game *g, const struct state *s, const struct note *n, struct arena *a)
{
	if (n->what >= NOTE_NOT_ALL) {
		all_words(out, g->rules, n, a);
		return;
	}
	const struct note_row *row = &g->rules->notes[n->what];
	struct filling f = { g, s, row->args, n->args };
	struct str parts[3];

	for (unsigned i = 0; i < 3; i++)
		parts[i] = write_phrase(&f, phrases_get(g->phrases, "note", row->name, i), a);
	*out = (struct diag){
		.severity = row->severity,
		.at = n->at,
		.code = str_c(row->name),
		.rule = row->rule ? str_printf(a, "%s/%s", g->rules->name, row->rule) : STR_NONE,
		.what = parts[0].n ? parts[0] : write_plainly(&f, row->name, a),
		.detail = parts[1],
		.hint = parts[2],
	};
}

struct str note_said(const struct game *g, const struct state *s, const struct note *n, struct arena *a)
{
	struct diag d = { .at = n->at };

	note_words(&d, g, s, n, a);
	return d.detail.n ? str_printf(a, "%.*s. %.*s", STR_ARG(d.what), STR_ARG(str_capital(a, d.detail))) : d.what;
}

static bool say_event(struct buf *out, struct str phrase, const struct game *g, const struct state *s,
		      const struct event *e)
{
	const struct event_row *row = event_row(g->rules, e->what);
	struct filling f = {
		g, s, row->args, e->args, .order = e->order, .rule = str_c(e->rule ? e->rule : row->rule)
	};

	if (!phrase.n)
		return false;
	if (!f.order.p)
		f.order = STR("");
	if (!f.rule.p)
		f.rule = STR("");
	phrase_write(out, phrase, fill, &f);
	return true;
}

/* "extend by 24h" as a sentence: by its first two words, or by the first. */
static struct str host_act(struct buf *out, const struct game *g, struct str command, struct str *rest)
{
	struct str first, second, found = STR_NONE;

	*rest = command;
	str_cut(rest, ' ', &first);
	const struct str behind = *rest;

	if (str_cut(rest, ' ', &second))
		found = phrases_get(
			g->phrases, "host-act",
			str_cstr(out->arena, str_sub(command, 0, (size_t)(second.p + second.n - command.p))), 0);
	if (found.n)
		return found;
	*rest = behind;
	return phrases_get(g->phrases, "host-act", str_cstr(out->arena, first), 0);
}

static bool host_words(struct buf *out, const struct game *g, const struct state *s, const struct event *e)
{
	struct event said = *e;
	const struct str phrase = host_act(out, g, text_of(s, (text_id)e->args[0]), &said.order);

	return say_event(out, phrase, g, s, &said);
}

bool event_words(struct buf *out, const struct game *g, const struct state *s, const struct event *e)
{
	if (e->what == EVENT_HOST && host_words(out, g, s, e))
		return true;
	return say_event(out, phrases_get(g->phrases, "event", event_row(g->rules, e->what)->name, 0), g, s, e);
}

struct str event_phrase(const struct game *g, const struct event *e, const char *kind, unsigned part, struct arena *a)
{
	const struct event_row *row = event_row(g->rules, e->what);

	for (unsigned i = 0; i < EVENT_ARGS && row->args[i].name; i++) {
		const char *name;

		if (row->args[i].type != FIELD_NAME || e->args[i] < 0)
			continue;
		name = arena_printf(a, "%s.%s", row->name, row->args[i].names[e->args[i]]);
		if (phrases_get(g->phrases, kind, name, 0).n)
			return phrases_get(g->phrases, kind, name, part);
	}
	return phrases_get(g->phrases, kind, row->name, part);
}

struct str event_headline_part(const struct game *g, const struct event *e, unsigned part, struct arena *a)
{
	return event_phrase(g, e, "headline", part, a);
}

bool event_headline(struct buf *out, const struct game *g, const struct state *s, const struct event *e)
{
	return say_event(out, event_headline_part(g, e, 0, out->arena), g, s, e);
}

static const char *rule_of(const struct game *g, const struct event *e)
{
	const char *rule = e->rule ? e->rule : event_row(g->rules, e->what)->rule;
	return rule ? rule : "";
}

/* How many of the first are of one kind and rule. */
static size_t run_of(const struct game *g, const struct event *const *list, size_t n)
{
	size_t run = 0;
	while (run < n && list[run]->what == list[0]->what && !strcmp(rule_of(g, list[run]), rule_of(g, list[0])))
		run++;
	return run;
}

size_t events_words(struct buf *out, const struct game *g, const struct state *s, const struct event *const *list,
		    size_t n)
{
	enum { SEVERAL = 3 };
	const struct str head = phrases_get(g->phrases, "several", event_row(g->rules, list[0]->what)->name, 0);
	const size_t run = head.n ? run_of(g, list, n) : 1;
	if (run < SEVERAL)
		return event_words(out, g, s, list[0]) ? 1 : 0;
	buf_add(out, head);
	for (size_t i = 0; i < run; i++) {
		buf_add_c(out, i ? "; " : " ");
		say_event(out, phrases_get(g->phrases, "several", event_row(g->rules, list[i]->what)->name, 1), g, s,
			  list[i]);
	}
	buf_add_char(out, '.');
	return run;
}

bool row_words(struct buf *out, const struct game *g, const struct state *s, table_id t, const void *row,
	       struct viewer v, struct str phrase)
{
	const struct table_row *table = s->schema->tables[t];
	struct arg_row args[FIELDS_MAX + 1] = { { 0 } };
	int64_t values[FIELDS_MAX];
	struct filling f = { g, s, args, values, .order = STR_NONE, .rule = STR_NONE };
	size_t n = 0;

	for (const struct field_row *k = table->fields; k->name; k++) {
		if (!field_visible(table, k, row, v))
			continue;
		args[n] = (struct arg_row){ k->name, k->type, k->names };
		values[n] = field_get(k, row);
		if (k->type == FIELD_NAME && values[n] >= 0 && !strcmp(k->names[values[n]], "none"))
			values[n] = -1;
		n++;
	}
	if (!phrase.n)
		return false;
	phrase_write(out, phrase, fill, &f);
	return true;
}

struct str turn_words(const struct game *g, const struct state *s, int32_t turn, bool first, struct arena *a)
{
	const struct turn_names *names = g->rules->turn_names;
	struct str title = names ? phrases_get(g->phrases, "turn", "title", 0) : STR_NONE;
	int64_t values[NOTE_ARGS] = { 0 };

	if (!title.n)
		return str_printf(a, "%s %d", first ? "Turn" : "turn", (int)turn);
	names->fill(turn, values);
	title = write_phrase(&(struct filling){ g, s, names->args, values, .order = STR_NONE, .rule = STR_NONE }, title,
			     a);
	return first ? str_capital(a, title) : title;
}

/* ---- what can be filled ---- */

static bool knows_named(const struct arg_row *args, struct str form)
{
	if (str_eq_c(form, "note") || str_eq_c(form, "plural"))
		return true;
	for (; args->name; args++)
		if (is_number(args->type) && str_eq_c(form, args->name))
			return true;
	return false;
}

static bool knows_field(const struct ruleset *r, enum field_type type, struct str form)
{
	for (const struct table_row *t = r->tables; t && t->name; t++)
		for (const struct field_row *f = t->fields; f->name; f++)
			if (str_eq_c(form, f->name) && field_for(t, type, f->name))
				return true;
	return false;
}

bool phrase_knows(const struct ruleset *r, const struct arg_row *args, struct str name, struct str form)
{
	const struct arg_row *arg = args;

	while (arg->name && !str_eq_c(name, arg->name))
		arg++;
	if (!arg->name || !form.n || str_eq_c(form, "slug"))
		return arg->name != NULL;
	if (arg->type == FIELD_NAME)
		return knows_named(args, form);
	for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
		if (forms[i].type == arg->type && str_eq_c(form, forms[i].form))
			return true;
	return knows_field(r, arg->type, form);
}
