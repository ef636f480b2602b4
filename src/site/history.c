/*
 * history: see history.h. Kept as the values that the pages are made of: a section for each area and each seat, in the
 * order of map and table, and in it an entry for each turn in which there is something to tell.
 */
#include "site/history.h"

#include "base/vec.h"
#include "report/annals.h"
#include "report/model.h"

struct history {
	const struct game *game;
	const struct state *now;
	struct arena *arena;
	json_t *areas, *seats; /* by slug: {id, name, turns: [{turn, words, changes: [text], events: [{text}]}]} */
	json_t *turns;         /* [{turn, words, changes}] */
	json_t *counts;        /* turn by turn: [{title, rows: [{name, count}]}] */
	VEC(int32_t) numbers;  /* of these turns */
};

static void add_section(json_t *to, struct str name, struct arena *a)
{
	const struct str id = str_slug(a, name);
	json_t *o = json_object();

	model_set(o, "id", id, a);
	model_set(o, "name", name, a);
	json_object_set_new(o, "turns", json_array());
	json_object_set_new(to, str_cstr(a, id), o);
}

struct history *history_new(const struct game *g, const struct state *now, struct arena *a)
{
	struct history *h = ARENA_NEW(a, struct history);

	*h = (struct history){ g, now, a, json_object(), json_object(), json_array(), json_array(), { 0 } };
	for (area_id i = 0; i < g->map->nareas; i++)
		add_section(h->areas, g->map->areas[i].name, a);
	for (size_t i = 0; i < row_count(now, TABLE_SEAT); i++)
		add_section(h->seats, text_of(now, ROW(struct seat_row, now, TABLE_SEAT, i)->name), a);
	return h;
}

void history_free(struct history *h)
{
	json_decref(h->areas);
	json_decref(h->seats);
	json_decref(h->turns);
	json_decref(h->counts);
}

/* ---- a turn ----------------------------------------------------------------------------------- */

struct adding {
	struct history *history;
	const struct report_turn *turn;
	json_t *words;       /* "Turn 3" */
	struct arena *arena; /* of the turn */
};

/* The entry of this turn in the section of that slug; NULL: there is no such section. */
static json_t *entry_of(const struct adding *d, json_t *sections, const char *slug)
{
	json_t *section = json_object_get(sections, slug), *turns = json_object_get(section, "turns");
	json_t *last = json_array_get(turns, json_array_size(turns) - 1), *o;

	if (!section || (last && json_integer_value(json_object_get(last, "turn")) == d->turn->turn))
		return last;
	o = json_pack("{sisOs[]s[]}", "turn", (int)d->turn->turn, "words", d->words, "changes", "events");
	json_array_append_new(turns, o);
	return o;
}

static void tell_all(const struct adding *d, json_t *sections, const json_t *names, json_t *event)
{
	json_t *name, *entry;
	size_t i;

	json_array_foreach(names, i, name)
	{
		entry = entry_of(d, sections, str_cstr(d->arena, str_slug(d->arena, str_c(json_string_value(name)))));
		if (entry)
			json_array_append(json_object_get(entry, "events"), event);
	}
}

static void add_events(const struct adding *d, const json_t *groups)
{
	json_t *group, *event;
	size_t i, k;

	json_array_foreach(groups, i, group) json_array_foreach(json_object_get(group, "events"), k, event)
	{
		tell_all(d, d->history->areas, json_object_get(event, "areas"), event);
		tell_all(d, d->history->seats, json_object_get(event, "seats"), event);
	}
}

/* "Troops 2 → 4" */
static void add_words(const struct adding *d, json_t *entry, const char *what, const char *was, const char *is)
{
	struct str text = str_printf(d->arena, "%s%s%s \u2192 %s", what, *what ? " " : "", was, is);

	if (entry)
		json_array_append_new(json_object_get(entry, "changes"), model_text(text, d->arena));
}

static const char *text_at(const json_t *o, const char *key)
{
	const char *text = json_string_value(json_object_get(o, key));

	return text ? text : "";
}

/* "Troops"; "Space 3: Holds" */
static const char *what_of(const struct adding *d, const json_t *change)
{
	const char *part = text_at(change, "part"), *what = text_at(change, "what");

	return *part ? arena_printf(d->arena, "%s: %s", part, what) : what;
}

static void add_changes(const struct adding *d, json_t *changes)
{
	json_t *c;
	size_t i;

	json_array_foreach(changes, i, c) if (json_is_string(json_object_get(c, "area")))
		add_words(d, entry_of(d, d->history->areas, text_at(c, "area")), what_of(d, c), text_at(c, "was"),
			  text_at(c, "is"));
	json_array_append_new(d->history->turns,
			      json_pack("{sisOsO}", "turn", (int)d->turn->turn, "words", d->words, "changes", changes));
}

static int64_t count_of(const json_t *counts, const char *title, const char *name)
{
	json_t *count, *row;
	size_t i, k;

	json_array_foreach(counts, i, count) if (!strcmp(text_at(count, "title"), title)) json_array_foreach(
		json_object_get(count, "rows"), k,
		row) if (!strcmp(text_at(row, "name"), name)) return json_integer_value(json_object_get(row, "count"));
	return PLOT_GAP;
}

/* Where a seat stands, where that is another place than a turn ago. */
static void add_standings(const struct adding *d, json_t *counts)
{
	const struct history *h = d->history;
	json_t *before = json_array_get(h->counts, json_array_size(h->counts) - 1), *count, *row;
	size_t i, k;

	json_array_foreach(counts, i, count) json_array_foreach(json_object_get(count, "rows"), k, row)
	{
		const char *title = text_at(count, "title"), *name = text_at(row, "name");
		const int64_t was = count_of(before, title, name),
			      is = json_integer_value(json_object_get(row, "count"));
		const char *slug = str_cstr(d->arena, str_slug(d->arena, str_c(name)));

		if (was != is && (was != PLOT_GAP || is))
			add_words(d, entry_of(d, h->seats, slug), title,
				  was == PLOT_GAP ? "-" : arena_printf(d->arena, "%lld", (long long)was),
				  arena_printf(d->arena, "%lld", (long long)is));
	}
}

void history_add(struct history *h, const struct report_turn *t, const json_t *page, struct arena *scratch)
{
	json_t *annals = report_annals(t, scratch), *counts = json_object_get(annals, "counts");
	const struct str words = turn_words(t->game, t->after, t->turn, true, scratch);
	const struct adding d = { h, t, model_text(words, scratch), scratch };

	add_changes(&d, json_object_get(annals, "changes"));
	add_standings(&d, counts);
	add_events(&d, json_object_get(page, "groups"));
	json_array_append(h->counts, counts);
	VEC_PUSH(&h->numbers, h->arena, t->turn);
	json_decref(d.words);
	json_decref(annals);
}

/* ---- pages ------------------------------------------------------------------------------------ */

static json_t *page_of(const struct history *h, const char *title)
{
	json_t *o = json_object();

	model_set(o, "game", h->game->name, h->arena);
	json_object_set_new(o, "up", json_string("../"));
	json_object_set_new(o, "here", json_string(""));
	json_object_set_new(o, "title", json_string(title));
	return o;
}

/* Those of which there is something to tell: what is new in them, and what was. */
static json_t *sections_of(const struct history *h, json_t *object)
{
	const int32_t last = h->numbers.n ? h->numbers.at[h->numbers.n - 1] : 0;
	json_t *list = json_array(), *section, *shown;
	const char *key;

	json_object_foreach(object, key, section)
	{
		if (!json_array_size(json_object_get(section, "turns")))
			continue;
		shown = site_fold(json_object_get(section, "turns"), last);
		json_object_set(shown, "id", json_object_get(section, "id"));
		json_object_set(shown, "name", json_object_get(section, "name"));
		json_array_append_new(list, shown);
	}
	return list;
}

static int page(struct site *w, const char *file, const char *template, json_t *value, struct str game, struct arena *a,
		struct err *e)
{
	int code = site_page(w, arena_printf(a, "%.*s/%s", STR_ARG(game), file), template, value, a, e);

	json_decref(value);
	return code;
}

int history_pages(struct history *h, struct site *w, struct str game, struct arena *a, struct err *e)
{
	json_t *areas = page_of(h, "What happened in each area"), *seats = page_of(h, "What happened to each seat");
	json_t *turns = page_of(h, "What changed, turn by turn");
	int code;

	json_object_set_new(areas, "sections", sections_of(h, h->areas));
	json_object_set_new(areas, "pointed", json_true());
	json_object_set_new(seats, "sections", sections_of(h, h->seats));
	json_object_set_new(seats, "pointed", json_false());
	json_object_set_new(turns, "fold", site_fold(h->turns, h->numbers.n ? h->numbers.at[h->numbers.n - 1] : 0));
	json_object_set_new(turns, "any", json_boolean(h->numbers.n > 0));
	json_object_set_new(turns, "several", json_boolean(h->numbers.n > 1));
	code = page(w, "areas.html", "history", areas, game, a, e);
	if (!code)
		code = page(w, "seats.html", "history", seats, game, a, e);
	else
		json_decref(seats);
	if (!code)
		return page(w, "changes.html", "changes", turns, game, a, e);
	json_decref(turns);
	return code;
}

/* ---- how they fared --------------------------------------------------------------------------- */

/* The names that were ever counted: those of the last turn first. */
static json_t *names_of(const struct history *h, const char *title)
{
	json_t *names = json_object(), *list, *count, *row;
	size_t i, k;

	for (size_t t = h->numbers.n; t-- > 0;) {
		list = json_array_get(h->counts, t);
		json_array_foreach(list, i, count) if (!strcmp(text_at(count, "title"), title))
			json_array_foreach(json_object_get(count, "rows"), k, row)
				json_object_set_new(names, text_at(row, "name"), json_true());
	}
	return names;
}

static const uint32_t palette[] = { 0xe69f00, 0x56b4e9, 0x009e73, 0x0072b2, 0xd55e00, 0xcc79a7, 0x999999 };

/* Of the seat, where it has one. */
static uint32_t colour_of(const struct history *h, const char *name, size_t i)
{
	const seat_id seat = seat_by_name(h->now, str_c(name));
	const struct seat_row *row = seat == SEAT_NONE ? NULL : seat_find(h->now, seat);

	return row && row->colour >= 0 ? (uint32_t)row->colour & 0xffffff
				       : palette[i % (sizeof palette / sizeof *palette)];
}

/* The numbers, a row a turn: there may be many turns, and a phone is narrow. */
static json_t *rows_json(const struct plot *p)
{
	json_t *rows = json_array(), *cells;

	for (size_t t = 0; t < p->nturns; t++) {
		cells = json_array();
		for (size_t i = 0; i < p->nlines; i++) {
			const int64_t n = p->lines[i].at[t];

			json_array_append_new(cells,
					      n == PLOT_GAP ? json_string("") : json_sprintf("%lld", (long long)n));
		}
		json_array_append_new(rows, json_pack("{siso}", "turn", (int)p->turns[t], "cells", cells));
	}
	return rows;
}

static int64_t *counts_of(const struct history *h, const char *title, const char *name, struct arena *a)
{
	int64_t *at = ARENA_ARRAY(a, int64_t, h->numbers.n + 1);

	for (size_t t = 0; t < h->numbers.n; t++)
		at[t] = count_of(json_array_get(h->counts, t), title, name);
	return at;
}

static json_t *plot_json(const struct history *h, const char *title, struct arena *a)
{
	json_t *names = names_of(h, title), *columns = json_array(), *there;
	struct plot_line *lines = ARENA_ARRAY(a, struct plot_line, json_object_size(names) + 1);
	struct plot p = { str_c(title), h->numbers.at, h->numbers.n, lines, 0 };
	const char *name;
	struct str svg;

	json_object_foreach(names, name, there)
	{
		lines[p.nlines] = (struct plot_line){ str_dup(a, str_c(name)), colour_of(h, name, p.nlines),
						      counts_of(h, title, name, a) };
		json_array_append_new(columns, json_string(name));
		p.nlines++;
	}
	svg = plot_svg(&p, a);
	json_decref(names);
	return json_pack("{ssss%soso}", "title", title, "svg", svg.p, svg.n, "columns", columns, "rows", rows_json(&p));
}

json_t *history_plots(const struct history *h, struct arena *a)
{
	json_t *plots = json_array(), *count;
	size_t i;

	if (h->numbers.n > 1)
		json_array_foreach(json_array_get(h->counts, h->numbers.n - 1), i, count)
			json_array_append_new(plots, plot_json(h, text_at(count, "title"), a));
	return plots;
}
