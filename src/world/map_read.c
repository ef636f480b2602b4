/*
 * map_read: statements to a map. Places first, whatever the order of the lines,
 * then what names them: regions of areas, edges. A line that is wrong is noted
 * and left out, so that a host sees up to ten errors at once.
 */
#include "base/bug.h"
#include "base/buf.h"
#include "world/map_maker.h"

#define ERRORS_MOST 10
#define ATTRS_MOST 64

void maker_complain(struct maker *m, struct span at, const char *fmt, ...)
{
	struct err e;
	char text[300];
	va_list args;

	if (m->nerrors++ >= ERRORS_MOST)
		return;
	va_start(args, fmt);
	vsnprintf(text, sizeof text, fmt, args);
	va_end(args);
	board_error(&e, m->board, at, "%s", text);
	if (m->errors.n)
		buf_add_char(&m->errors, '\n');
	buf_add_c(&m->errors, e.text);
}

const struct board_word *maker_word(const struct maker *m, size_t i)
{
	return i < m->line->nwords ? &m->line->words[i] : NULL;
}

bool maker_need_word(struct maker *m, size_t i, const char *what, struct str *out)
{
	const struct board_word *w = maker_word(m, i);

	if (w && !w->key.n && w->text.n) {
		*out = w->text;
		return true;
	}
	maker_complain(m, w ? w->at : m->line->at, "%s is missing", what);
	return false;
}

static void no_more_words(struct maker *m, size_t from)
{
	if (from < m->line->nwords)
		maker_complain(m, m->line->words[from].at, "nothing more is expected here");
}

static bool read_number(struct maker *m, const struct board_word *w, int32_t least, int32_t *out)
{
	int64_t n;

	if (!str_to_int(w->text, &n) || n < least || n > INT32_MAX) {
		maker_complain(m, w->at, "\"%.*s\" is no whole number%s", STR_ARG(w->text),
			       least ? "" : " of 0 or more");
		return false;
	}
	*out = (int32_t)n;
	return true;
}

/* ---- statements about the map ---- */

static void read_map_line(struct maker *m)
{
	if (m->map->name.n)
		maker_complain(m, m->line->at, "the map has a name already");
	if (!maker_need_word(m, 1, "the map's name", &m->map->name))
		return;
	m->map->title = m->line->nwords > 2 ? m->line->words[2].text : m->map->name;
	no_more_words(m, 3);
}

static void read_licence(struct maker *m)
{
	struct str text;

	if (!maker_need_word(m, 1, "the licence", &text))
		return;
	VEC_PUSH(&m->licences, m->arena, text);
	no_more_words(m, 2);
}

static const struct kind *find_kind(const struct maker *m, struct str name)
{
	for (size_t i = 0; i < m->kinds.n; i++)
		if (str_eq(m->kinds.at[i].name, name))
			return &m->kinds.at[i];
	return NULL;
}

static void read_kind(struct maker *m)
{
	struct kind kind = { .is_land = !board_word_is(m->line, 2, "sea") };

	if (!maker_need_word(m, 1, "the kind's name", &kind.name))
		return;
	if (!find_kind(m, kind.name))
		VEC_PUSH(&m->kinds, m->arena, kind);
	no_more_words(m, 2 + (board_word_is(m->line, 2, "sea") || board_word_is(m->line, 2, "land")));
}

/* ---- places ---- */

area_id maker_need_area(struct maker *m, const struct board_word *w, struct str name)
{
	area_id found = map_find(m->map, name);

	if (found == AREA_NONE)
		maker_complain(m, w->at, "there is no area called \"%.*s\"", STR_ARG(name));
	return found;
}

/* Registers a name of the place with that id; says who has it otherwise. */
static bool take_name(struct maker *m, struct names *names, const struct board_word *w, int32_t id)
{
	int64_t number;
	int32_t other;
	struct arena scratch = ARENA_INIT;
	bool sayable = str_slug(&scratch, w->text).n > 0;

	arena_release(&scratch);
	if (!sayable || str_to_int(w->text, &number)) {
		maker_complain(m, w->at, "\"%.*s\" is no name: a name has letters", STR_ARG(w->text));
		return false;
	}
	other = names_add(names, w->text, id);
	if (other < 0 || other == id)
		return true;
	maker_complain(m, w->at, "\"%.*s\" is the name of another place already", STR_ARG(w->text));
	return false;
}

struct traits { /* what may stand behind the name of a place */
	struct maker *m;
	int32_t id;
	VEC(struct attr) attrs;
	VEC(struct str) aliases;
	struct draft *draft; /* of an area, else NULL */
	bool has_kind, has_x, has_y;
};

static void trait_region(struct traits *t, const struct board_word *w)
{
	if (t->draft->region.n)
		maker_complain(t->m, w->at, "an area lies in one region");
	t->draft->region = w->text;
	t->draft->region_at = w->at;
}

static void trait_alias(struct traits *t, const struct board_word *w)
{
	if (take_name(t->m, t->m->area_names, w, t->id))
		VEC_PUSH(&t->aliases, t->m->arena, w->text);
}

static void trait_x(struct traits *t, const struct board_word *w)
{
	t->has_x = true;
	read_number(t->m, w, INT32_MIN, &t->draft->area.x);
}

static void trait_y(struct traits *t, const struct board_word *w)
{
	t->has_y = true;
	read_number(t->m, w, INT32_MIN, &t->draft->area.y);
}

static const struct {
	const char *key;
	void (*read)(struct traits *, const struct board_word *);
} area_traits[] = {
	{ "region", trait_region },
	{ "alias", trait_alias },
	{ "x", trait_x },
	{ "y", trait_y },
};

static bool read_kind_word(struct traits *t, const struct board_word *w)
{
	const struct kind *kind = w->key.n || w->quoted ? NULL : find_kind(t->m, w->text);

	if (!kind)
		return false;
	if (t->has_kind)
		maker_complain(t->m, w->at, "an area is of one kind");
	t->has_kind = true;
	t->draft->area.kind = kind->name;
	t->draft->area.is_land = kind->is_land;
	return true;
}

static bool read_area_trait(struct traits *t, const struct board_word *w)
{
	for (size_t i = 0; i < sizeof area_traits / sizeof *area_traits; i++)
		if (str_eq_c(w->key, area_traits[i].key)) {
			area_traits[i].read(t, w);
			return true;
		}
	return read_kind_word(t, w);
}

static void read_traits(struct traits *t, size_t from)
{
	for (size_t i = from; i < t->m->line->nwords; i++) {
		const struct board_word *w = &t->m->line->words[i];
		struct attr attr = { w->key.n ? w->key : w->text, w->key.n ? w->text : STR_NONE };
		struct str there;

		if (t->draft && read_area_trait(t, w))
			continue;
		if (t->attrs.n >= ATTRS_MOST)
			maker_complain(t->m, w->at, "more than %d attributes", ATTRS_MOST);
		else if (attr_get(t->attrs.at, t->attrs.n, str_cstr(t->m->arena, attr.key), &there))
			maker_complain(t->m, w->at, "\"%.*s\" is said already", STR_ARG(attr.key));
		else
			VEC_PUSH(&t->attrs, t->m->arena, attr);
	}
}

static void read_region(struct maker *m)
{
	struct region region = { 0 };
	struct traits t = { .m = m, .id = (int32_t)m->regions.n };
	const struct board_word *title = maker_word(m, 2);
	bool titled = title && title->quoted && !title->key.n && title->text.n;

	if (!maker_need_word(m, 1, "the region's name", &region.name) ||
	    !take_name(m, m->region_names, maker_word(m, 1), t.id))
		return;
	region.slug = str_slug(m->arena, region.name);
	if (titled && take_name(m, m->region_names, title, t.id))
		region.name = title->text;
	read_traits(&t, titled ? 3 : 2);
	region.attrs = t.attrs.at;
	region.nattrs = t.attrs.n;
	VEC_PUSH(&m->regions, m->arena, region);
}

static void finish_area(struct draft *d, const struct traits *t)
{
	if (t->has_x != t->has_y)
		maker_complain(t->m, t->m->line->at, "a label point has x= and y=");
	d->area.placed = t->has_x && t->has_y;
	d->area.slug = str_slug(t->m->arena, d->area.name);
	d->area.aliases = t->aliases.at;
	d->area.naliases = t->aliases.n;
	d->area.attrs = t->attrs.at;
	d->area.nattrs = t->attrs.n;
}

/* Ids are given when all areas are known; until then a place's id is its index among the drafts. */
static void read_area(struct maker *m)
{
	struct draft draft = { .at = m->line->at };
	struct traits t = { .m = m, .id = (int32_t)m->areas.n, .draft = &draft };
	struct str number;

	draft.area.kind = m->kinds.at[0].name;
	draft.area.is_land = true;
	if (!maker_need_word(m, 1, "the area's number", &number) ||
	    !read_number(m, maker_word(m, 1), 0, &draft.area.number) ||
	    !maker_need_word(m, 2, "the area's name", &draft.area.name) ||
	    !take_name(m, m->area_names, maker_word(m, 2), t.id))
		return;
	draft.area.of = AREA_NONE;
	read_traits(&t, 3);
	finish_area(&draft, &t);
	VEC_PUSH(&m->areas, m->arena, draft);
}

/* `coast "St Petersburg" "St Petersburg north coast" alias=STP-NC`: the areas have their ids by now. */
static void read_coast(struct maker *m)
{
	struct draft draft = { .at = m->line->at };
	struct traits t = { .m = m, .id = (int32_t)(m->areas.n + m->coasts.n), .draft = &draft, .has_kind = true };
	struct str of;

	if (!maker_need_word(m, 1, "an area", &of) || !maker_need_word(m, 2, "the coast's name", &draft.area.name) ||
	    (draft.area.of = maker_need_area(m, maker_word(m, 1), of)) == AREA_NONE ||
	    !take_name(m, m->area_names, maker_word(m, 2), t.id))
		return;
	if (draft.area.of >= m->map->nareas)
		maker_complain(m, maker_word(m, 1)->at, "a coast belongs to an area, not to a coast");
	read_traits(&t, 3);
	if (draft.region.n)
		maker_complain(m, draft.region_at, "a coast lies where its area lies");
	finish_area(&draft, &t);
	VEC_PUSH(&m->coasts, m->arena, draft);
}

static int compare_drafts(const void *a, const void *b)
{
	const struct draft *x = a, *y = b;

	if (x->area.number != y->area.number)
		return x->area.number < y->area.number ? -1 : 1;
	return (x->at.from > y->at.from) - (x->at.from < y->at.from);
}

/* Sorts the areas by number, and registers their names anew under the ids they have now. */
static void settle_areas(struct maker *m)
{
	struct area *areas = ARENA_ARRAY(m->arena, struct area, m->areas.n);

	if (m->areas.n)
		qsort(m->areas.at, m->areas.n, sizeof *m->areas.at, compare_drafts);
	m->area_names = names_new(m->arena);
	for (size_t i = 0; i < m->areas.n; i++) {
		struct draft *d = &m->areas.at[i];

		if (i && areas[i - 1].number == d->area.number)
			maker_complain(m, d->at, "area %d stands twice", (int)d->area.number);
		names_add(m->area_names, d->area.name, (int32_t)i);
		for (size_t k = 0; k < d->area.naliases; k++)
			names_add(m->area_names, d->area.aliases[k], (int32_t)i);
		d->area.region = d->region.n ? names_find(m->region_names, d->region) : REGION_NONE;
		if (d->region.n && d->area.region == REGION_NONE)
			maker_complain(m, d->region_at, "there is no region \"%.*s\"", STR_ARG(d->region));
		areas[i] = d->area;
	}
	m->map->areas = areas;
	m->map->nareas = m->map->nplaces = (int32_t)m->areas.n;
	m->map->area_names = m->area_names;
}

/* The coasts come to stand behind the areas. */
static void settle_coasts(struct maker *m)
{
	const size_t n = m->areas.n + m->coasts.n;
	struct area *places = ARENA_ARRAY(m->arena, struct area, n);

	for (size_t i = 0; i < n; i++) {
		const struct area *whole;

		if (i < m->areas.n) {
			places[i] = m->map->areas[i];
			continue;
		}
		places[i] = m->coasts.at[i - m->areas.n].area;
		whole = &places[places[i].of];
		places[i].number = whole->number;
		places[i].kind = whole->kind;
		places[i].is_land = whole->is_land;
		places[i].region = whole->region;
	}
	m->map->areas = places;
	m->map->nplaces = (int32_t)n;
}

/* Gives every region the list of its areas. */
static void settle_regions(struct maker *m)
{
	size_t n = m->regions.n;
	area_id *lists = ARENA_ARRAY(m->arena, area_id, m->areas.n);
	size_t *next = ARENA_ARRAY(m->arena, size_t, n + 1);

	for (area_id a = 0; a < m->map->nareas; a++)
		if (m->map->areas[a].region >= 0)
			next[m->map->areas[a].region + 1]++;
	for (size_t r = 0; r < n; r++) {
		m->regions.at[r].nareas = next[r + 1];
		m->regions.at[r].areas = lists + next[r];
		next[r + 1] += next[r];
	}
	for (area_id a = 0; a < m->map->nareas; a++)
		if (m->map->areas[a].region >= 0)
			lists[next[m->map->areas[a].region]++] = a;
	m->map->regions = m->regions.at;
	m->map->nregions = (int32_t)n;
	m->map->region_names = m->region_names;
}

/* ---- the whole ---- */

static const struct statement {
	const char *word;
	void (*read)(struct maker *);
	unsigned pass;
} statements[] = {
	{ "map", read_map_line, 0 },    { "licence", read_licence, 0 },   { "kind", read_kind, 0 },
	{ "region", read_region, 1 },   { "area", read_area, 1 },         { "coast", read_coast, 2 },
	{ "edge", maker_read_edge, 3 }, { "edges", maker_read_edges, 3 },
};

static const struct statement *statement_of(const struct board_line *l)
{
	for (size_t i = 0; i < sizeof statements / sizeof *statements; i++)
		if (board_word_is(l, 0, statements[i].word))
			return &statements[i];
	return NULL;
}

static bool is_sound(struct maker *m)
{
	const struct board_line *l = m->line;

	for (size_t i = 0; i < l->nwords; i++)
		if (l->words[i].broken) {
			maker_complain(m, l->words[i].at, "this quote never closes");
			return false;
		}
	if (l->nblock)
		maker_complain(m, l->block[0].at, "no line may stand under a %.*s", STR_ARG(l->words[0].text));
	return !l->nblock;
}

static void read_pass(struct maker *m, const struct board_line *lines, size_t n, unsigned pass)
{
	for (size_t i = 0; i < n; i++) {
		const struct statement *s;

		m->line = &lines[i];
		if (!m->line->nwords)
			continue;
		s = statement_of(m->line);
		if (!s && pass == 0)
			maker_complain(m, m->line->words[0].at, "\"%.*s\" is no statement of a map",
				       STR_ARG(m->line->words[0].text));
		if (s && pass == 0 && !is_sound(m))
			continue;
		if (s && s->pass == pass)
			s->read(m);
	}
}

static struct str text_of_lines(const struct board *b, const struct board_line *lines, size_t n, struct arena *a)
{
	struct buf out = buf_new(a);

	if (lines == b->lines && n == b->nlines)
		return str_dup(a, b->source->text);
	for (size_t i = 0; i < n; i++) {
		buf_add(&out, lines[i].raw);
		buf_add_char(&out, '\n');
	}
	return buf_str(&out);
}

static void make(struct maker *m, const struct board_line *lines, size_t n)
{
	VEC_PUSH(&m->kinds, m->arena, (struct kind){ STR("land"), true });
	VEC_PUSH(&m->kinds, m->arena, (struct kind){ STR("sea"), false });
	m->area_names = names_new(m->arena);
	m->region_names = names_new(m->arena);
	read_pass(m, lines, n, 0);
	read_pass(m, lines, n, 1);
	settle_areas(m);
	settle_regions(m);
	read_pass(m, lines, n, 2);
	settle_coasts(m);
	read_pass(m, lines, n, 3);
	maker_settle_edges(m);
	m->map->licences = m->licences.at;
	m->map->nlicences = m->licences.n;
	m->map->text = text_of_lines(m->board, lines, n, m->arena);
	if (!m->map->name.n)
		m->map->name = m->map->title = STR("inline");
	if (!m->areas.n && !m->nerrors)
		maker_complain(m, n ? lines[0].at : (struct span){ 0 }, "the map has no areas");
}

/* Lines, which err_set would join; whole ones, as many as there is room for. */
static int fail(const struct maker *m, struct err *e)
{
	struct str rest = buf_str(&m->errors), line;
	size_t used = 0;

	if (!e)
		return ERR_SYNTAX;
	e->code = ERR_SYNTAX;
	e->text[0] = '\0';
	while (str_line(&rest, &line) && used + line.n + 2 < sizeof e->text)
		used += (size_t)snprintf(e->text + used, sizeof e->text - used, "%s%.*s", used ? "\n" : "",
					 STR_ARG(line));
	return ERR_SYNTAX;
}

int map_read(struct map **out, const struct board *b, const struct board_line *lines, size_t n, struct arena *a,
	     struct err *e)
{
	struct maker m = { .board = b, .arena = a, .map = ARENA_NEW(a, struct map) };

	m.errors = buf_new(a);
	make(&m, lines, n);
	if (m.nerrors)
		return fail(&m, e);
	*out = m.map;
	return 0;
}
