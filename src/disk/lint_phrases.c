/*
 * lint_phrases: each line of a phrases file against the tables that it words.
 */
#include "disk/lint.h"
#include "base/board.h"
#include "base/phrase.h"
#include "engine/engine.h"
#include "play/game.h"
#include "report/model.h"
#include "report/picture.h"
#include "world/record.h"

struct words_of { /* one line of a phrases file */
	const struct lint *lint;
	const struct game *game; /* the ruleset's, on no map to speak of */
	const char *where;
	struct str kind, name;
	const struct arg_row *args; /* whose values fill its holes; NULL: none has any */
	bool of_event;              /* {order} and {rule} as well */
	bool noted;                 /* as told within another text, {reason:note} */
};

static const struct event_row *event_of(const struct lint *l, struct str name, bool own)
{
	for (event_id i = 0; i < EVENT_OWN; i++)
		if (str_eq_c(name, event_row(l->rules, i)->name))
			return event_row(l->rules, i);
	for (const struct event_row *e = l->rules->events; own && e && e->name; e++)
		if (str_eq_c(name, e->name))
			return e;
	return NULL;
}

static const struct note_row *note_of(const struct lint *l, struct str name)
{
	for (const struct note_row *n = l->rules->notes; n && n->name; n++)
		if (str_eq_c(name, n->name))
			return n;
	return NULL;
}

static bool is_kind(const struct game *g, struct str name)
{
	for (kind_id k = 0; k < g->nkinds; k++)
		if (str_eq_c(name, g->kinds[k]->name))
			return true;
	return false;
}

/* ---- holes ------------------------------------------------------------------------------------ */

static const char *names_of(const struct words_of *w)
{
	struct buf b = buf_new(w->lint->arena);
	for (const struct arg_row *a = w->args; a && a->name; a++)
		buf_addf(&b, "%s{%s}", b.n ? " " : "", a->name);
	if (w->of_event)
		buf_addf(&b, "%s{order} {rule}", b.n ? " " : "");
	return b.n ? str_cstr(w->lint->arena, buf_str(&b)) : "none";
}

static const struct arg_row *arg_of(const struct words_of *w, struct str name)
{
	const struct arg_row *a = w->args;
	while (a && a->name && !str_eq_c(name, a->name))
		a++;
	return a && a->name ? a : NULL;
}

static void check_text(struct words_of *w, struct str text);

/* The notes that {reason:note} may tell: their holes are filled with these arguments. */
static void check_told(const struct words_of *w, const struct arg_row *arg)
{
	for (const char *const *n = arg->names; n && *n; n++) {
		struct words_of told = *w;
		told.noted = true;
		told.name = str_c(*n);
		told.where = arena_printf(w->lint->arena, "%s, which tells note %s", w->where, *n);
		check_text(&told, phrases_get(w->game->phrases, "note", *n, 0));
	}
}

static void check_hole(void *context, const struct phrase_hole *h)
{
	const struct words_of *w = context;
	const struct arg_row *arg = arg_of(w, h->name);
	const bool words = w->of_event && !h->form.n && (str_eq_c(h->name, "order") || str_eq_c(h->name, "rule"));
	if (words)
		return;
	if (!arg)
		lint_say(w->lint, w->where,
			 "nothing fills {%.*s}, and players will read it as it stands; holes here: %s",
			 STR_ARG(h->name), names_of(w));
	else if (!phrase_knows(w->lint->rules, w->args, h->name, h->form))
		lint_say(w->lint, w->where,
			 "{%.*s} has no form \"%.*s\", and players will read it as it stands; play/game.h "
			 "lists the forms",
			 STR_ARG(h->name), STR_ARG(h->form));
	else if (h->choice == '#' && arg->type != FIELD_INT && arg->type != FIELD_LONG)
		lint_say(w->lint, w->where,
			 "{%.*s#one|many} asks for a number, and this is none: it always says \"many\"; ask "
			 "with ? whether there is any, or name the number",
			 STR_ARG(h->name));
	else if (str_eq_c(h->form, "note") && !w->noted)
		check_told(w, arg);
}

static void check_text(struct words_of *w, struct str text)
{
	struct err e = { 0 };
	if (!phrase_check(text, &e)) /* phrases_read has said what is wrong otherwise */
		phrase_holes(text, check_hole, w);
}

/* ---- boards ----------------------------------------------------------------------------------- */

static const struct table_row *table_of(const struct words_of *w, struct str name, table_id *id)
{
	bool found;
	*id = table_by_name(w->game->schema, name, &found);
	return found ? w->game->schema->tables[*id] : NULL;
}

/* "seat:Bidder land.owner.count?": each must be a column; of what rows are filtered and sorted by, a field. */
static void check_board(struct words_of *w, const struct board_line *l)
{
	struct arena *a = w->lint->arena;
	table_id id;
	const struct table_row *t = table_of(w, w->name, &id);
	struct str word, rest;
	if (!t) {
		lint_say(w->lint, w->where,
			 "no table is called %.*s, so this board is never shown; `pbp rules %s` names the tables",
			 STR_ARG(w->name), w->lint->rules->name);
		return;
	}
	rest = l->nwords > 3 ? l->words[3].text : STR_NONE;
	while (str_cut(&rest, ' ', &word))
		if (word.n && !chart_has(w->game, id, word, a))
			lint_say(w->lint, w->where,
				 "%.*s is no column of table %s, and is left out; name a field, seat.player, or "
				 "TABLE.FIELD.count",
				 STR_ARG(word), t->name);
	for (size_t i = 4; i < l->nwords && i < 6; i++) {
		rest = l->words[i].text;
		while (str_cut(&rest, ' ', &word))
			if (word.n && !chart_public(t, word, a) && (i == 4 || !chart_has(w->game, id, word, a)))
				lint_say(w->lint, w->where,
					 "rows cannot be %s by %.*s: it is no public field of table %s; take it out",
					 i == 4 ? "chosen" : "sorted", STR_ARG(word), t->name);
	}
}

/* ---- lines ------------------------------------------------------------------------------------ */

static void check_event(struct words_of *w, bool own)
{
	const struct event_row *e = event_of(w->lint, w->name, own);
	w->of_event = true;
	w->args = e ? e->args : NULL;
	if (!e && !(str_eq_c(w->kind, "headline") && str_eq_c(w->name, "quiet")))
		lint_say(w->lint, w->where,
			 "no event is called %.*s, so this is never told; `pbp rules %s` names the events",
			 STR_ARG(w->name), w->lint->rules->name);
}

static bool has_value(const struct event_row *e, struct str value)
{
	for (unsigned i = 0; i < EVENT_ARGS && e->args[i].name; i++)
		for (const char *const *n = e->args[i].names; n && *n; n++)
			if (str_eq_c(value, *n))
				return true;
	return false;
}

/* "battle", or "battle.overtaken": how it came out. */
static void check_headline(struct words_of *w, bool own)
{
	struct str value = w->name, whole = w->name, name;

	if (!str_cut(&value, '.', &name) || !value.n) {
		check_event(w, own);
		return;
	}
	w->name = name;
	check_event(w, own);
	if (event_of(w->lint, name, own) && !has_value(event_of(w->lint, name, own), value))
		lint_say(w->lint, w->where,
			 "event %.*s never comes out as %.*s, so this is never told; `pbp rules %s` "
			 "names its arguments",
			 STR_ARG(name), STR_ARG(value), w->lint->rules->name);
	w->name = whole;
}

static void check_note(struct words_of *w, bool own)
{
	const struct note_row *n = own ? note_of(w->lint, w->name) : NULL;
	w->args = n ? n->args : NULL;
	if (!n)
		lint_say(w->lint, w->where,
			 "no note is called %.*s, so this is never told; take it out, or name the note that is meant",
			 STR_ARG(w->name));
}

static void check_call(struct words_of *w, bool own)
{
	static const struct arg_row subject[] = { { "subject", FIELD_TEXT, NULL }, { NULL, FIELD_INT, NULL } };
	(void)own;
	w->args = subject;
	if (!is_kind(w->game, w->name))
		lint_say(w->lint, w->where,
			 "no call is called %.*s, so this is never said; `pbp rules %s` names the calls",
			 STR_ARG(w->name), w->lint->rules->name);
}

static void check_turn(struct words_of *w, bool own)
{
	const struct turn_names *names = w->lint->rules->turn_names;
	(void)own;
	w->args = names ? names->args : NULL;
	if (!names || !str_eq_c(w->name, "title"))
		lint_say(
			w->lint, w->where,
			"this is never said: of turns there is the title, where the ruleset has turn_names; take it out");
}

/* The fields of a table, as what fills holes; and these names besides. */
static const struct arg_row *args_of_row(const struct words_of *w, const struct table_row *t, const char *const *more)
{
	enum { MORE = 4 };
	struct arg_row *args = ARENA_ARRAY(w->lint->arena, struct arg_row, FIELDS_MAX + MORE + 1);
	size_t n = 0;
	for (const struct field_row *f = t->fields; f->name && n < FIELDS_MAX; f++)
		args[n++] = (struct arg_row){ f->name, f->type, f->names };
	for (; more && *more && n < FIELDS_MAX + MORE; more++)
		args[n++] = (struct arg_row){ *more, FIELD_TEXT, NULL };
	args[n] = (struct arg_row){ NULL, FIELD_INT, NULL };
	return args;
}

struct holes_of_row {
	const struct words_of *words;
	const struct table_row *table;
};

static void check_seen_by_others(void *context, const struct phrase_hole *h)
{
	const struct holes_of_row *row = context;
	const struct field_row *f = table_field(row->table, str_cstr(row->words->lint->arena, h->name));
	if (f && !audience_is_all(f->audience))
		lint_say(row->words->lint, row->words->where,
			 "others may not see {%.*s}, and read it as it stands; take it out of what they are told",
			 STR_ARG(h->name));
}

/* "holding land owner ...": the table, its field that names the seat, and then words in which its fields are the holes. */
static void check_holding(struct words_of *w, const struct board_line *l)
{
	struct arena *a = w->lint->arena;
	table_id id;
	const struct table_row *t = table_of(w, w->name, &id);
	const struct field_row *owner = t ? table_field(t, str_cstr(a, l->words[2].text)) : NULL;
	if (!t || !owner || owner->type != FIELD_SEAT) {
		lint_say(w->lint, w->where,
			 "%.*s is no table with a seat in its field %.*s, so this is never told; `pbp rules %s` names "
			 "the tables",
			 STR_ARG(w->name), STR_ARG(l->words[2].text), w->lint->rules->name);
		return;
	}
	w->args = args_of_row(w, t, NULL);
	for (size_t i = 4; i < l->nwords; i++)
		if (!phrase_check(l->words[i].text, &(struct err){ 0 }))
			phrase_holes(l->words[i].text, check_seen_by_others, &(struct holes_of_row){ w, t });
}

/* "row space ...": the table, and words in which its fields are the holes. */
static void check_row(struct words_of *w, const struct board_line *l)
{
	table_id id;
	const struct table_row *t = table_of(w, w->name, &id);
	(void)l;
	if (t)
		w->args = args_of_row(w, t, NULL);
	else
		lint_say(w->lint, w->where,
			 "no table is called %.*s, so this is never told; `pbp rules %s` names the tables",
			 STR_ARG(w->name), w->lint->rules->name);
}

/* "picture land area owner troops", "icon land headquarter:star:Headquarter": fields of the table. */
static void check_drawn(struct words_of *w, const struct board_line *l)
{
	table_id id;
	const struct table_row *t = table_of(w, w->name, &id);
	for (size_t i = 2; i < l->nwords; i++) {
		struct str field = str_sub(l->words[i].text, 0, str_find_char(l->words[i].text, ':'));
		field = str_sub(field, 0, str_find_char(field, '.'));
		if (l->words[i].text.n && (!t || !table_field(t, str_cstr(w->lint->arena, field))))
			lint_say(
				w->lint, w->where,
				"table %.*s has no field %.*s, so this is never drawn; `pbp rules %s` names the tables",
				STR_ARG(w->name), STR_ARG(field), w->lint->rules->name);
	}
}

/* "arrow moved from to count seat": arguments of the event. */
static void check_drawn_event(struct words_of *w, const struct board_line *l)
{
	check_event(w, true);
	if (l->nwords == 3 && board_word_is(l, 2, "none"))
		return;
	for (size_t i = 2; w->args && i < l->nwords; i++)
		if (l->words[i].text.n && !arg_of(w, l->words[i].text) &&
		    !(str_eq_c(w->kind, "arrow") && board_word_is(l, i, "orders")))
			lint_say(w->lint, w->where, "event %.*s has no argument %.*s; it has: %s", STR_ARG(w->name),
				 STR_ARG(l->words[i].text), names_of(w));
}

/* "plan move from to count": slots of a verb. */
static void check_plan(struct words_of *w, const struct board_line *l)
{
	const struct verb *v = w->lint->rules->verbs;
	while (v->name && !str_eq_c(w->name, v->name))
		v++;
	for (size_t i = 2; i < l->nwords; i++) {
		struct str rest = l->words[i].text, word;
		while (v->name && str_cut(&rest, ' ', &word)) {
			const struct slot *slot = v->slots;
			while (slot->name && !str_eq_c(word, slot->name))
				slot++;
			if (word.n && !slot->name)
				lint_say(w->lint, w->where, "order %s has no slot %.*s, so this is never drawn",
					 v->name, STR_ARG(word));
		}
	}
	if (!v->name)
		lint_say(w->lint, w->where,
			 "no order is called %.*s, so this is never drawn; `pbp rules %s` names them", STR_ARG(w->name),
			 w->lint->rules->name);
}

/* "form turn land owner "..." ...": of a call threes of a table, its field that names the seat ("*": of all), and words of
 * its rows. */
static void check_form(struct words_of *w, const struct board_line *l)
{
	static const char *const places[] = { "other", "foe", "rival", "friend", NULL };
	check_call(w, true);
	w->args = NULL; /* each text has a table of its own */
	for (size_t i = 2; i + 2 < l->nwords; i += 3) {
		const struct str field = l->words[i + 1].text,
				 owner = str_sub(field, str_starts(field, STR("!")), field.n);
		table_id id;
		const struct table_row *t = table_of(w, l->words[i].text, &id);
		const struct field_row *f = t ? table_field(t, str_cstr(w->lint->arena, owner)) : NULL;
		if (!str_eq_c(owner, "*") && (!f || f->type != FIELD_SEAT))
			lint_say(
				w->lint, w->where,
				"%.*s is no table with a seat in its field %.*s, so this is never told; `pbp rules %s` "
				"names the tables",
				STR_ARG(l->words[i].text), STR_ARG(owner), w->lint->rules->name);
		struct words_of row = *w;
		row.args = t ? args_of_row(w, t, places) : NULL;
		if (t)
			check_text(&row, l->words[i + 2].text);
	}
	if ((l->nwords - 2) % 3)
		lint_say(
			w->lint, w->where,
			"a form is threes of a table, its field that names the seat, and an order; this has %zu texts: "
			"before each further order its table and field stand again",
			l->nwords - 2);
}

static void check_several(struct words_of *w, const struct board_line *l)
{
	if (l->nwords != 4)
		lint_say(w->lint, w->where, "several events have a head and the words of each, and this has not both");
}

static void check_front(struct words_of *w, bool own)
{
	(void)own;
	if (!str_eq_c(w->name, "title"))
		lint_say(w->lint, w->where,
			 "a front has a title and nothing else; write: front title \"The fighting over\"");
}

static const struct {
	const char *kind;
	void (*check)(struct words_of *w, bool own); /* by its name; NULL: which there are only the code knows */
	void (*look)(struct words_of *w, const struct board_line *l); /* by the whole line; or NULL */
	size_t parts;                                                 /* at most */
	bool filled; /* it has holes; else the text is said as it stands */
} kinds[] = {
	{ "event", check_event, NULL, 1, true },
	{ "host-act", NULL, NULL, 1, true },
	{ "headline", check_headline, NULL, 3, true },
	{ "several", check_event, check_several, 2, true },
	{ "group", check_event, NULL, 1, false },
	{ "surprise", check_headline, NULL, 1, false },
	{ "note", check_note, NULL, 3, true },
	{ "call", check_call, NULL, 1, true },
	{ "turn", check_turn, NULL, 1, true },
	{ "standing", NULL, NULL, 1, false },
	{ "board", NULL, check_board, 4, false },
	{ "row", NULL, check_row, 2, true },
	{ "holding", NULL, check_holding, 4, true },
	{ "picture", NULL, check_drawn, 4, false },
	{ "icon", NULL, check_drawn, 8, false },
	{ "arrow", NULL, check_drawn_event, 8, false },
	{ "clash", NULL, check_drawn_event, 1, false },
	{ "front", check_front, NULL, 1, false },
	{ "plan", NULL, check_plan, 3, false },
	{ "form", NULL, check_form, 36, true },
	{ "form-line", NULL, NULL, 12, false },
	{ "joining", NULL, NULL, 1, true },
	{ "example", NULL, NULL, 4, false },
	{ "outset", NULL, NULL, 1, true }, /* options, as in help */
};
enum { KINDS = sizeof kinds / sizeof *kinds };

static void check_parts(struct words_of *w, const struct board_line *l, size_t k)
{
	if (l->nwords - 2 > kinds[k].parts)
		lint_say(w->lint, w->where,
			 "a %s has %zu text%s at most, and what stands behind is never said; take it out",
			 kinds[k].kind, kinds[k].parts, kinds[k].parts == 1 ? "" : "s");
	for (size_t i = 2; i < l->nwords && i < 2 + kinds[k].parts; i++) {
		if (kinds[k].filled && (w->args || w->of_event))
			check_text(w, l->words[i].text);
		else if (!kinds[k].filled && str_find_char(l->words[i].text, '{') < l->words[i].text.n)
			lint_say(w->lint, w->where, "a %s is said as it stands, braces and all; take the hole out",
				 kinds[k].kind);
	}
}

static void check_line(struct words_of *w, const struct board_line *l, bool own)
{
	size_t k = 0;
	while (k < KINDS && !str_eq_c(w->kind, kinds[k].kind))
		k++;
	if (k == KINDS) {
		lint_say(
			w->lint, w->where,
			"\"%.*s\" is no kind of phrase, so nobody reads this; write event, host-act, headline, group, surprise, note, "
			"call, turn, standing, board, holding, form, form-line, joining, picture, icon, arrow, clash, front, outset or plan",
			STR_ARG(w->kind));
		return;
	}
	if (kinds[k].check)
		kinds[k].check(w, own);
	if (kinds[k].look)
		kinds[k].look(w, l);
	check_parts(w, l, k);
}

static const struct board_line *said_before(const struct board *b, size_t i)
{
	for (size_t k = 0; k < i; k++)
		if (b->lines[k].nwords > 2 && str_eq(b->lines[k].words[0].text, b->lines[i].words[0].text) &&
		    str_eq(b->lines[k].words[1].text, b->lines[i].words[1].text))
			return &b->lines[k];
	return NULL;
}

/* A game of these rules: its tables and phrases are what is asked for, its map is none. */
static int game_for(const struct game **out, const struct lint *l, const struct source *src, struct err *e)
{
	struct source *place = ARENA_NEW(l->arena, struct source);
	struct phrases *p = phrases_new(l->arena);
	struct board b;
	struct map *m;
	*place = source_new(l->arena, STR("map"), STR("map nowhere \"Nowhere\"\narea 1 Nowhere land\n"));
	int code = phrases_read(p, src, e);
	if (!code)
		code = board_parse(&b, place, l->arena, e);
	if (!code)
		code = map_read(&m, &b, b.lines, b.nlines, l->arena, e);
	if (!code)
		*out = game_new(STR("lint"), l->rules, m, p, engine_verbs, engine_kinds, l->arena);
	return code;
}

int lint_phrases(const struct lint *l, const struct source *src, bool own, struct err *e)
{
	const struct game *g;
	struct board b;
	int code = game_for(&g, l, src, e);
	if (!code)
		code = board_parse(&b, src, l->arena, e);
	for (size_t i = 0; !code && i < b.nlines; i++) {
		const struct board_line *line = &b.lines[i], *before;
		if (line->nwords < 3)
			continue;
		struct words_of w = { .lint = l, .game = g, .kind = line->words[0].text, .name = line->words[1].text };
		w.where = arena_printf(l->arena, "%.*s:%u", STR_ARG(src->name), line->line);
		check_line(&w, line, own);
		if ((before = said_before(&b, i)))
			lint_say(l, w.where,
				 "%.*s %.*s stands in line %u already, and only this one counts; take one out",
				 STR_ARG(w.kind), STR_ARG(w.name), before->line);
	}
	return code;
}

/* Two places, and nothing says whether somebody went from the one to the other. */
static bool is_undrawn(const struct phrases *p, const struct event_row *e)
{
	unsigned places = 0;
	for (unsigned i = 0; i < EVENT_ARGS && e->args[i].name; i++)
		places += e->args[i].type == FIELD_AREA || e->args[i].type == FIELD_PLACE;
	return places > 1 && !picture_goes(e) && !phrases_get(p, "arrow", e->name, 0).n;
}

int lint_unworded(const struct lint *l, const struct source *src, struct err *e)
{
	struct phrases *p = phrases_new(l->arena);
	const char *where = arena_printf(l->arena, "%.*s", STR_ARG(src->name));
	int code = phrases_read(p, src, e);
	for (const struct note_row *n = l->rules->notes; !code && n && n->name; n++)
		if (!phrases_get(p, "note", n->name, 0).n)
			lint_say(
				l, where,
				"note %s has no words, and players will read \"%s: ...\"; add: note %s \"what is wrong\" "
				"\"the facts\" \"what to send\"",
				n->name, n->name, n->name);
	for (const struct call_kind *k = l->rules->kinds; !code && k && k->name; k++)
		if (!phrases_get(p, "call", k->name, 0).n)
			lint_say(l, where, "call %s has no words; add: call %s \"what it asks for\"", k->name, k->name);
	for (const struct event_row *v = l->rules->events; !code && v && v->name; v++)
		if (is_undrawn(p, v))
			lint_say(
				l, where,
				"event %s names two places, and no picture shows from where to where it goes; add: arrow %s FROM "
				"TO, or: arrow %s none",
				v->name, v->name, v->name);
	return code;
}
