/*
 * form: see form.h.
 */
#include "report/form.h"

#include "base/byte.h"
#include "bind/bind.h"
#include "report/wrap.h"
#include "world/record.h"
#include "world/seen.h"

enum { PATTERNS_MOST = 12, LINES_OF_PATTERN = 4, LINES_OF_ANY = 40, LINES_OF_VERB = 6, PARTS = 3, GAP_LETTERS = 3 };
enum { OF_NONE };

struct pattern {
	table_id table;
	const struct field_row *owner;
	const struct field_row *at;  /* where a row lies: its first field that is a place; or NULL */
	const struct field_row *via; /* or NULL: its field that names a row of another table (by that one's key) ... */
	const struct field_row *key, *there;
	table_id table_there; /* ... which lies there: a share where its unit stands */
	bool of_nobody, of_any;
	struct str words;
};
struct place { /* where a row lies */
	const struct game *game;
	const struct state *state;
	const struct pattern *pattern;
	seat_id seat, writer; /* for whom it is; who may play it for nobody, and attacks nothing of his own */
	const void *row;
	bool missing;
};

static area_id area_of(const struct pattern *p, const struct state *s, const void *row)
{
	if (p->at)
		return (area_id)field_get(p->at, row);
	for (size_t i = 0; p->via && i < row_count(s, p->table_there); i++) {
		const void *other = row_at(s, p->table_there, i);

		if (field_get(p->key, other) == field_get(p->via, row))
			return (area_id)field_get(p->there, other);
	}
	return AREA_NONE;
}

/* ---- {other}, {foe}, {rival}, {friend} ---------------------------------------------------------------------- */

static seat_id owner_of(const struct place *p, area_id area)
{
	for (size_t i = 0; i < row_count(p->state, p->pattern->table); i++) {
		const void *row = row_at(p->state, p->pattern->table, i);

		if (p->pattern->owner && area_of(p->pattern, p->state, row) == area &&
		    field_get(p->pattern->owner, row) != SEAT_NONE)
			return (seat_id)field_get(p->pattern->owner, row);
	}
	return SEAT_NONE;
}

/* Whose a neighbour is that a hole stands for. */
enum whose { ANOTHERS, RIVALS, OWN_TOO };

/* How well a neighbour fits, 0: not at all. What is nobody's is taken before a rival's. */
static int fitness(const struct place *p, area_id area, enum whose whose)
{
	const seat_id owner = owner_of(p, area);

	if (!p->game->map->areas[area].is_land)
		return 0;
	if (whose == OWN_TOO)
		return owner == p->seat;
	if (owner == p->seat || owner == p->writer)
		return 0;
	return owner != SEAT_NONE ? 1 : whose == RIVALS ? 0 : 2;
}

/* The first of those that fit best. */
static const struct neighbour *neighbour_of(const struct place *p, enum whose whose)
{
	const area_id area = area_of(p->pattern, p->state, p->row);
	const struct neighbour *list, *best = NULL;
	size_t n = 0;
	int most = 0;

	if (area == AREA_NONE)
		return NULL;
	list = map_neighbours(p->game->map, map_whole(p->game->map, area), &n);
	for (size_t i = 0; i < n; i++) {
		const int fits = fitness(p, list[i].area, whose);

		best = fits > most ? &list[i] : best;
		most = fits > most ? fits : most;
	}
	return best;
}

static bool fill(void *context, struct str name, struct str form, struct buf *out)
{
	static const struct {
		const char *name;
		enum whose whose;
	} holes[] = { { "other", ANOTHERS }, { "foe", RIVALS }, { "rival", RIVALS }, { "friend", OWN_TOO } };
	struct place *p = context;
	size_t i = 0;

	(void)form;
	while (i < sizeof holes / sizeof *holes && !str_eq_c(name, holes[i].name))
		i++;
	if (i == sizeof holes / sizeof *holes)
		return false;
	const struct neighbour *other = neighbour_of(p, holes[i].whose);
	if (!other)
		p->missing = true;
	else if (str_eq_c(name, "rival"))
		buf_add(out, seat_name(p->state, owner_of(p, other->area)));
	else
		buf_add(out, p->game->map->areas[other->area].name);
	return true;
}

/* ---- lines ------------------------------------------------------------------------------------ */

static const struct field_row *place_of(const struct table_row *t)
{
	const struct field_row *f = t->fields;

	while (f->name && f->type != FIELD_AREA && f->type != FIELD_PLACE)
		f++;
	return f->name ? f : NULL;
}

static void set_via(struct pattern *out, const struct state *s)
{
	for (const struct field_row *f = s->schema->tables[out->table]->fields; f->name && !out->via; f++) {
		bool found = false;
		const table_id table = f->limit.of ? table_by_name(s->schema, str_c(f->limit.of), &found) : 0;

		if (!found)
			continue;
		out->table_there = table;
		out->key = s->schema->tables[table]->fields;
		out->there = place_of(s->schema->tables[table]);
		out->via = out->there ? f : NULL;
	}
}

static bool read_pattern(struct pattern *out, const struct game *g, const struct state *s, const char *kind, unsigned n)
{
	struct str table = phrases_get(g->phrases, "form", kind, n * PARTS);
	const struct str owner = phrases_get(g->phrases, "form", kind, n * PARTS + 1);
	bool found;

	out->via = NULL;
	out->words = phrases_get(g->phrases, "form", kind, n * PARTS + 2);
	if (!out->words.n)
		return false;
	out->of_any = str_eq_c(owner, "*");
	out->of_nobody = str_starts(owner, STR("!"));
	out->table = table_by_name(s->schema, table, &found);
	if (!found)
		return false;
	out->owner = table_field(s->schema->tables[out->table],
				 str_cstr(s->arena, str_sub(owner, out->of_nobody, owner.n)));
	out->at = place_of(s->schema->tables[out->table]);
	if (!out->at)
		set_via(out, s);
	return out->owner != NULL || out->of_any;
}

static void add_line(struct form *out, struct str words, int32_t of)
{
	VEC_PUSH(&out->list, out->arena, (struct form_line){ words, of });
}

static bool names(struct str line, const struct game *g, area_id area)
{
	return area == AREA_NONE || str_find(line, g->map->areas[area].name) < line.n;
}

static bool is_about(const struct place *at, struct str line, area_id area)
{
	return area_of(at->pattern, at->state, at->row) == area || names(line, at->game, area);
}

/* area: about which alone; AREA_NONE: any. */
static void add_pattern(struct form *out, const struct game *g, const struct state *s, const struct pattern *p,
			seat_id seat, seat_id writer, area_id area)
{
	const struct viewer v = { AUDIENCE_OWNER, seat };
	struct str last = STR_NONE;
	const size_t most = p->of_any ? LINES_OF_ANY : LINES_OF_PATTERN;
	size_t lines = 0;

	for (size_t i = 0; i < row_count(s, p->table) && lines < most; i++) {
		struct place at = { g, s, p, seat, writer, row_at(s, p->table, i), false };
		struct buf words = buf_new(out->arena), line = buf_new(out->arena);

		if (!p->of_any && field_get(p->owner, at.row) != (p->of_nobody ? SEAT_NONE : seat))
			continue;
		row_words(&words, g, s, p->table, at.row, v, p->words);
		phrase_write(&line, buf_str(&words), fill, &at);
		if (!str_trim(buf_str(&line)).n || at.missing || str_eq(buf_str(&line), last) ||
		    !is_about(&at, buf_str(&line), area))
			continue;
		last = buf_str(&line);
		add_line(out, last, OF_NONE);
		lines++;
	}
}

static void add_phrases(struct form *out, const struct game *g, const struct state *s, const char *kind, seat_id seat,
			seat_id writer, area_id area)
{
	struct pattern p;

	for (unsigned n = 0; n < PATTERNS_MOST && read_pattern(&p, g, s, kind, n); n++)
		add_pattern(out, g, s, &p, seat, writer, area);
	for (unsigned n = 0; area == AREA_NONE && n < PATTERNS_MOST; n++) {
		const struct str line = phrases_get(g->phrases, "form-line", kind, n);

		if (line.n)
			add_line(out, line, OF_NONE);
	}
}

/* ---- what the rules would order --------------------------------------------------------------- */

/* The best that is left of a verb; NULL: nothing. */
static struct advice *best_of(struct counsel *c, verb_id verb)
{
	struct advice *best = NULL;

	for (size_t i = 0; i < c->list.n; i++) {
		struct advice *x = &c->list.at[i];

		if (x->worth > 0 && x->command->verb == verb && (!best || x->worth > best->worth))
			best = x;
	}
	return best;
}

static void add_verb(struct form *out, const struct game *g, const struct state *s, struct counsel *c, verb_id verb,
		     area_id area)
{
	const int32_t of = ++out->groups;
	struct advice *best;

	for (int n = 0; n < LINES_OF_VERB && (best = best_of(c, verb));) {
		struct buf line = buf_new(out->arena);

		best->worth = 0;
		command_print(&line, g, s, best->command);
		if (!names(buf_str(&line), g, area))
			continue;
		add_line(out, buf_str(&line), best->beside ? ++out->groups : of);
		n++;
	}
}

/* Of its verb. */
static bool is_first(const struct counsel *c, size_t i)
{
	for (size_t k = 0; k < i; k++)
		if (c->list.at[k].command->verb == c->list.at[i].command->verb)
			return false;
	return true;
}

/* seat: which is asked, of who writes. */
static void add_counsel(struct form *out, const struct game *g, const struct state *s, const struct call_row *c,
			seat_id seat, seat_id writer, area_id area)
{
	const struct viewer eyes = { AUDIENCE_OWNER, writer };
	const struct state *seen = state_as_seen(s, eyes, out->arena);
	const struct view v = { .game = g,
				.state = seen,
				.scratch = out->arena,
				.now = WHEN_NONE,
				.seat = seat,
				.player = seat_find(s, writer)->player,
				.call = c->call };
	struct counsel counsel = { .arena = out->arena };

	g->kinds[c->kind]->counsel(&v, c, seat, &counsel);
	for (size_t i = 0; i < counsel.list.n; i++)
		if (is_first(&counsel, i))
			add_verb(out, g, seen, &counsel, counsel.list.at[i].command->verb, area);
}

void form_about(struct form *out, const struct game *g, const struct state *s, seat_id seat, area_id area)
{
	kind_id last = -1;

	for (size_t i = row_count(s, TABLE_CALL); i-- > 0;) {
		const struct call_row *c = ROW(struct call_row, s, TABLE_CALL, i);
		const seat_id asked = seat_asked_for(g, s, c->call, seat);

		if (c->deaf_since != WHEN_NONE || c->kind == last || asked == SEAT_NONE)
			continue;
		if (g->kinds[c->kind]->counsel)
			add_counsel(out, g, s, c, asked, seat, area);
		add_phrases(out, g, s, g->kinds[c->kind]->name, asked, seat, area);
		last = c->kind;
	}
}

/* A word of large letters alone. */
static bool has_gap(struct str line)
{
	size_t large = 0;

	for (size_t i = 0; i <= line.n; i++) {
		const char c = i < line.n ? line.p[i] : ' ';

		if (byte_is_capital(c))
			large++;
		else if (c == ' ' && large >= GAP_LETTERS)
			return true;
		else
			large = 0;
	}
	return false;
}

static struct str first_word(struct str line)
{
	return str_sub(line, 0, str_find_char(line, ' '));
}

struct str form_like(struct str line, const struct game *g, const struct state *s, seat_id seat, struct arena *a)
{
	struct form form = { .arena = a };

	if (seat == SEAT_NONE || !has_gap(line))
		return line;
	form_about(&form, g, s, seat, AREA_NONE);
	for (size_t i = 0; i < form.list.n; i++) {
		const struct str like = form.list.at[i].words;

		if (str_eq_nocase(first_word(like), first_word(line)) && !has_gap(like))
			return like;
	}
	return line;
}
