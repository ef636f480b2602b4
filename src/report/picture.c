/*
 * picture: see picture.h.
 */
#include "report/picture.h"

#include "report/front.h"
#include "report/model.h"

enum { PART_AREA, PART_OWNER, PART_COUNT, PART_NAME };
enum { ICONS = 8 };

struct drawn { /* a table that such a phrase draws */
	table_id table;
	const struct table_row *of;
	const struct field_row *area, *owner, *count, *name; /* count, name: or NULL */
	bool fills;                                          /* it is the first: its owners give the colours */
};

struct painter {
	const struct picture *picture;
	struct viewer viewer;
	struct arena *arena;
};

static struct str part_of(const struct painter *p, const char *kind, const char *name, unsigned part)
{
	return phrases_get(p->picture->game->phrases, kind, name, part);
}

static const struct field_row *field_of(const struct painter *p, const struct table_row *t, unsigned part)
{
	return table_field(t, str_cstr(p->arena, part_of(p, "picture", t->name, part)));
}

static bool names_owner(const struct field_row *f)
{
	return f->type == FIELD_SEAT || f->type == FIELD_REGION;
}

/* The next drawn table behind *d; false: none. */
static bool next_drawn(struct drawn *d, const struct painter *p)
{
	const struct schema *schema = p->picture->now->schema;
	const bool first = !d->of;

	for (size_t t = first ? TABLE_OWN : (size_t)d->table + 1; t < schema->ntables; t++) {
		*d = (struct drawn){ .table = (table_id)t, .of = schema->tables[t] };
		d->area = field_of(p, d->of, PART_AREA);
		d->owner = field_of(p, d->of, PART_OWNER);
		d->count = field_of(p, d->of, PART_COUNT);
		d->name = field_of(p, d->of, PART_NAME);
		d->fills = first;
		if (d->area && d->area->type == FIELD_AREA && d->owner && names_owner(d->owner))
			return true;
	}
	d->of = NULL;
	return false;
}

/* Seats come first among the owners, then regions. */
int64_t picture_owner(const struct state *s, enum field_type type, int64_t value)
{
	if (value < 0)
		return -1;
	if (type == FIELD_REGION)
		return (int64_t)row_count(s, TABLE_SEAT) + value;
	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++)
		if (ROW(struct seat_row, s, TABLE_SEAT, i)->seat == value)
			return (int64_t)i;
	return -1;
}

static json_t *index_json(int64_t index)
{
	return index < 0 ? json_null() : json_integer(index);
}

static json_t *owners_json(const struct painter *p)
{
	const struct state *s = p->picture->now;
	const struct map *m = s->schema->map;
	json_t *list = json_array();

	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, s, TABLE_SEAT, i);
		json_t *o = json_object();

		model_set(o, "name", text_of(s, seat->name), p->arena);
		json_object_set_new(o, "colour",
				    seat->colour < 0 ? json_null()
						     : json_sprintf("#%06x", (unsigned)seat->colour & 0xffffff));
		json_array_append_new(list, o);
	}
	for (region_id r = 0; r < m->nregions; r++) {
		json_t *o = json_object();

		model_set(o, "name", m->regions[r].name, p->arena);
		json_object_set_new(o, "colour", json_null());
		json_array_append_new(list, o);
	}
	return list;
}

static bool is_shown(const struct painter *p, const struct drawn *d, const struct field_row *f, const void *row)
{
	return f && field_visible(d->of, f, row, p->viewer);
}

/* Whose colour the area has in that state: where all rows of the first drawn table agree; -1. */
static int64_t holder(const struct painter *p, const struct state *s, area_id area)
{
	struct drawn d = { 0 };
	int64_t found = -1;

	if (!next_drawn(&d, p))
		return -1;
	for (size_t i = 0; i < row_count(s, d.table); i++) {
		const void *row = row_at(s, d.table, i);
		int64_t owner;

		if (field_get(d.area, row) != area || !is_shown(p, &d, d.area, row) || !is_shown(p, &d, d.owner, row))
			continue;
		owner = picture_owner(p->picture->now, d.owner->type, field_get(d.owner, row));
		if (owner >= 0 && found >= 0 && owner != found)
			return -1;
		found = owner >= 0 ? owner : found;
	}
	return found;
}

static void add_stand(json_t *list, int64_t owner, int64_t count)
{
	size_t i;
	json_t *o;

	json_array_foreach(list, i, o)
	{
		json_t *was = json_object_get(o, "owner");

		if (json_is_string(json_object_get(o, "name")))
			continue;
		if (json_is_null(was) ? owner < 0 : json_integer_value(was) == owner) {
			json_object_set_new(o, "count",
					    json_integer(json_integer_value(json_object_get(o, "count")) + count));
			return;
		}
	}
	o = json_object();
	json_object_set_new(o, "owner", index_json(owner));
	json_object_set_new(o, "count", json_integer(count));
	json_object_set_new(o, "name", json_null());
	json_array_append_new(list, o);
}

/* One that is known by its number. */
static void add_named(json_t *list, int64_t owner, int64_t name)
{
	json_t *o = json_object();

	json_object_set_new(o, "owner", index_json(owner));
	json_object_set_new(o, "count", json_integer(1));
	json_object_set_new(o, "name", json_sprintf("%lld", (long long)name));
	json_array_append_new(list, o);
}

static bool holds(const struct field_row *f, const void *row)
{
	const int64_t v = field_get(f, row);

	return f->type == FIELD_INT || f->type == FIELD_LONG || f->type == FIELD_BOOL || f->type == FIELD_NAME ? v > 0
													       : v >= 0;
}

/* Two of a kind are one with a number. */
static void add_icon(json_t *list, struct str shape, struct str text, struct arena *a)
{
	size_t i;
	json_t *o;

	json_array_foreach(list, i, o) if (str_eq_c(text, json_string_value(json_object_get(o, "text"))))
	{
		json_object_set_new(o, "count", json_integer(json_integer_value(json_object_get(o, "count")) + 1));
		return;
	}
	o = json_object();
	model_set(o, "shape", shape, a);
	model_set(o, "text", text, a);
	json_object_set_new(o, "count", json_integer(1));
	json_array_append_new(list, o);
}

/* "headquarter:star:Headquarter"; of a field that names something its name is the text, or "kind.obstacle:stone:obstacle". */
static void add_icons(json_t *list, const struct painter *p, const struct drawn *d, const void *row)
{
	for (unsigned k = 0; k < ICONS; k++) {
		struct str rest = part_of(p, "icon", d->of->name, k), value, name, shape;
		const struct field_row *f;
		bool named;

		if (!str_cut(&rest, ':', &value) || !str_cut(&rest, ':', &shape) || !str_cut(&value, '.', &name))
			continue;
		f = table_field(d->of, str_cstr(p->arena, name));
		if (!is_shown(p, d, f, row))
			continue;
		named = f->type == FIELD_NAME;
		if (value.n ? named && str_eq_c(value, f->names[field_get(f, row)]) : holds(f, row))
			add_icon(list, shape, named && !value.n ? str_c(f->names[field_get(f, row)]) : rest, p->arena);
	}
}

/* What of a drawn table stands in the area. */
static void add_rows(json_t *o, const struct painter *p, const struct drawn *d, area_id area)
{
	const struct state *s = p->picture->now;

	for (size_t i = 0; i < row_count(s, d->table); i++) {
		const void *row = row_at(s, d->table, i);
		int64_t owner, count;

		if (field_get(d->area, row) != area || !is_shown(p, d, d->area, row))
			continue;
		owner = is_shown(p, d, d->owner, row) ? picture_owner(s, d->owner->type, field_get(d->owner, row)) : -1;
		count = !d->count ? owner >= 0 : is_shown(p, d, d->count, row) ? field_get(d->count, row) : 0;
		if (is_shown(p, d, d->name, row))
			add_named(json_object_get(o, "stands"), owner, field_get(d->name, row));
		else if (count && !(d->fills && !d->count && d->owner->type == FIELD_REGION))
			add_stand(json_object_get(o, "stands"), owner, count);
		add_icons(json_object_get(o, "icons"), p, d, row);
	}
}

static json_t *area_json(const struct painter *p, area_id id)
{
	const struct area *area = &p->picture->now->schema->map->areas[id];
	json_t *o = json_object(), *aliases = json_array();

	model_set(o, "name", area->name, p->arena);
	for (size_t i = 0; i < area->naliases; i++)
		json_array_append_new(aliases, model_text(area->aliases[i], p->arena));
	json_object_set_new(o, "aliases", aliases);
	json_object_set_new(o, "sea", json_boolean(!area->is_land));
	json_object_set_new(o, "x", area->placed ? json_integer(area->x) : json_null());
	json_object_set_new(o, "y", area->placed ? json_integer(area->y) : json_null());
	json_object_set_new(o, "owner", index_json(holder(p, p->picture->now, id)));
	json_object_set_new(o, "was",
			    index_json(holder(p, p->picture->before ? p->picture->before : p->picture->now, id)));
	json_object_set_new(o, "stands", json_array());
	json_object_set_new(o, "icons", json_array());
	for (struct drawn d = { 0 }; next_drawn(&d, p);)
		add_rows(o, p, &d, id);
	return o;
}

static json_t *areas_json(const struct painter *p)
{
	json_t *list = json_array();

	for (area_id i = 0; i < p->picture->now->schema->map->nareas; i++)
		json_array_append_new(list, area_json(p, i));
	return list;
}

static json_t *edges_json(const struct map *m)
{
	json_t *list = json_array();

	for (area_id i = 0; i < m->nareas; i++) {
		size_t n;
		const struct neighbour *next = map_neighbours(m, i, &n);

		for (size_t k = 0; k < n; k++)
			if (next[k].area > i)
				json_array_append_new(
					list, json_pack("[iib]", (int)i, (int)next[k].area, next[k].kind == EDGE_SEA));
	}
	return list;
}

static void add_events(json_t *out, const struct painter *p)
{
	json_t *clashes = json_array();
	struct drawn d = { 0 };
	const enum field_type owners = next_drawn(&d, p) ? d.owner->type : FIELD_SEAT;

	for (size_t i = 0; i < p->picture->nevents; i++) {
		const struct event *e = &p->picture->events[i];
		area_id where;

		if (!event_visible(p->picture->game->rules, e, p->viewer))
			continue;
		where = front_clash(p->picture->game, e);
		if (where != AREA_NONE)
			json_array_append_new(clashes, json_integer(where));
	}
	json_object_set_new(out, "arrows", picture_arrows(p->picture, p->viewer, owners, p->arena));
	json_object_set_new(out, "clashes", clashes);
}

static void add_booked(json_t *arrows, const struct painter *p, const struct command *c)
{
	struct leg *legs;
	const size_t n = picture_legs(&legs, p->picture, c, p->arena);

	for (size_t i = 0; i < n; i++)
		json_array_append_new(arrows,
				      arrow_json(&legs[i], picture_owner(p->picture->now, FIELD_SEAT, c->seat), true));
}

/* What its owner has ordered is his alone. */
static void add_told(json_t *out, const struct painter *p)
{
	const bool his = viewer_is_seat(p->viewer);
	json_t *told = json_array(), *arrows = json_array();

	for (size_t i = 0; his && i < p->picture->ntold; i++)
		json_array_append_new(told, model_text(p->picture->told[i], p->arena));
	for (size_t i = 0; his && i < p->picture->nbooked; i++)
		if (p->picture->booked[i]->seat == p->viewer.seat)
			add_booked(arrows, p, p->picture->booked[i]);
	if (json_array_size(told)) {
		json_object_set(out, "arrows", arrows);
		json_object_set_new(out, "clashes", json_array());
	}
	json_object_set_new(out, "told", told);
	json_decref(arrows);
}

struct picture picture_of_turn(const struct report_turn *t)
{
	return (struct picture){ .game = t->game,
				 .before = t->before,
				 .now = t->after,
				 .events = t->events,
				 .nevents = t->nevents,
				 .turn = t->turn,
				 .played = t->played,
				 .nplayed = t->nplayed };
}

json_t *picture_json(const struct picture *picture, struct viewer v, struct arena *a)
{
	const struct painter p = { picture, v, a };
	const struct map *m = picture->now->schema->map;
	json_t *o = json_object();

	model_set(o, "game", picture->game->name, a);
	model_set(o, "map", m->name, a);
	model_set(o, "title", m->title, a);
	json_object_set_new(o, "turn", json_integer(picture->turn));
	json_object_set_new(o, "seat", json_null());
	if (viewer_is_seat(v))
		model_set(o, "seat", seat_name(picture->now, v.seat), a);
	json_object_set_new(o, "owners", owners_json(&p));
	json_object_set_new(o, "areas", areas_json(&p));
	json_object_set_new(o, "edges", edges_json(m));
	add_events(o, &p);
	add_told(o, &p);
	return o;
}
