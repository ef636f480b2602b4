/*
 * picture_plan: from where to where an order leads. Which of its slots say so the game's phrases tell (picture.h).
 */
#include "report/picture.h"

#include "world/record.h"

enum { PLAN_FROM, PLAN_TO, PLAN_COUNT };

struct plan {
	const struct picture *picture;
	const struct command *command;
	const struct verb *verb;
};

static const struct arg *arg_of(const struct plan *p, struct str slot, unsigned k, const struct slot **of)
{
	for (unsigned i = 0; p->verb->slots[i].name; i++)
		if (str_eq_c(slot, p->verb->slots[i].name)) {
			*of = &p->verb->slots[i];
			return command_arg(p->command, i, k);
		}
	return NULL;
}

/* Where the row of that key is, of the drawn table that is called so. */
static int64_t place_of(const struct picture *p, struct str table, int32_t key)
{
	const struct schema *schema = p->now->schema;
	bool found;
	const table_id id = table_by_name(schema, table, &found);
	const struct table_row *t = found ? schema->tables[id] : NULL;
	const struct str name = t ? phrases_get(p->game->phrases, "picture", t->name, 0) : STR_NONE;

	for (size_t i = 0; name.n && t->nkeys == 1 && i < row_count(p->now, id); i++)
		for (const struct field_row *f = t->fields; f->name; f++)
			if (str_eq_c(name, f->name) && field_get(&t->fields[0], row_at(p->now, id, i)) == key)
				return field_get(f, row_at(p->now, id, i));
	return -1;
}

static int64_t area_of(const struct plan *p, struct str slots, unsigned k)
{
	const struct map *m = p->picture->now->schema->map;
	int64_t area = -1;
	struct str name;

	while (area < 0 && str_cut(&slots, ' ', &name)) {
		const struct slot *of = NULL;
		const struct arg *a = arg_of(p, name, k, &of);

		if (a && of->what == NOUN_AREA)
			area = a->value;
		else if (a)
			area = place_of(p->picture, name, a->value);
	}
	return area < 0 || area >= m->nplaces ? -1 : (int64_t)map_whole(m, (area_id)area);
}

/* "From A to B to C" is two. "All" has no number yet. */
size_t picture_legs(struct leg **out, const struct picture *p, const struct command *c, struct arena *a)
{
	const struct plan plan = { p, c, p->game->verbs[c->verb] };
	struct str part[3];
	const struct slot *of;
	const struct arg *count;
	int64_t from, to;
	size_t n = 0;

	*out = ARENA_ARRAY(a, struct leg, c->nargs + 1u);
	for (unsigned i = 0; i < 3; i++)
		part[i] = phrases_get(p->game->phrases, "plan", plan.verb->name, i);
	count = part[PLAN_COUNT].n ? arg_of(&plan, part[PLAN_COUNT], 0, &of) : NULL;
	from = area_of(&plan, part[PLAN_FROM], 0);
	for (unsigned k = 0; from >= 0 && (to = area_of(&plan, part[PLAN_TO], k)) >= 0; k++) {
		if (from != to)
			(*out)[n++] = (struct leg){ from, to, count && count->how == HOW_EXACT ? count->value : 0 };
		from = to;
	}
	return n;
}
