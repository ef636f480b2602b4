/* table: reading and writing members by their description; no rows are kept here. */
#include "world/table.h"

#include "base/bug.h"
#include "base/clock.h"

#include <stdint.h>

static bool is_wide(enum field_type type)
{
	return type == FIELD_LONG || type == FIELD_WHEN;
}

size_t field_width(const struct field_row *f)
{
	return is_wide(f->type) ? sizeof(int64_t) : sizeof(int32_t);
}

int64_t field_get(const struct field_row *f, const void *row)
{
	const char *at = (const char *)row + f->offset;
	int64_t wide;
	int32_t narrow;

	if (is_wide(f->type)) {
		memcpy(&wide, at, sizeof wide);
		return wide;
	}
	memcpy(&narrow, at, sizeof narrow);
	return narrow;
}

void field_set(const struct field_row *f, void *row, int64_t value)
{
	char *at = (char *)row + f->offset;
	int32_t narrow = (int32_t)value;

	if (is_wide(f->type)) {
		memcpy(at, &value, sizeof value);
		return;
	}
	BUG_ON(narrow != value);
	memcpy(at, &narrow, sizeof narrow);
}

int64_t field_default(const struct field_row *f)
{
	if (f->type == FIELD_WHEN)
		return f->def ? WHEN_NEVER : WHEN_NONE;
	return f->def;
}

const struct field_row *table_field(const struct table_row *t, const char *name)
{
	for (const struct field_row *f = t->fields; f->name; f++)
		if (!strcmp(f->name, name))
			return f;
	return NULL;
}

bool audience_admits(enum audience a, struct viewer v, bool owns)
{
	if (a == AUDIENCE_ALL || v.as == AUDIENCE_HOST)
		return true;
	return a == AUDIENCE_OWNER && v.as == AUDIENCE_OWNER && v.seat >= 0 && owns;
}

bool viewer_is_host(struct viewer v)
{
	return audience_admits(AUDIENCE_HOST, v, false);
}

bool viewer_is_seat(struct viewer v)
{
	return v.as == AUDIENCE_OWNER;
}

bool audience_is_all(enum audience a)
{
	return audience_admits(a, (struct viewer){ AUDIENCE_ALL, -1 }, false);
}

bool field_visible(const struct table_row *t, const struct field_row *f, const void *row, struct viewer v)
{
	const bool owned = f->audience == AUDIENCE_OWNER && t->owner;

	return audience_admits(f->audience, v, owned && field_get(table_field(t, t->owner), row) == v.seat);
}

int row_compare(const struct table_row *t, const void *a, const void *b)
{
	for (unsigned k = 0; k < t->nkeys; k++) {
		int64_t x = field_get(&t->fields[k], a), y = field_get(&t->fields[k], b);

		if (x != y)
			return x < y ? -1 : 1;
	}
	return 0;
}

/* What a limit names must be there. */
static void limit_check(const struct table_row *t, const struct field_row *f)
{
	const struct limit *l = &f->limit;
	const struct field_row *least = l->least ? table_field(t, l->least) : f;
	const struct field_row *where = l->where ? table_field(t, l->where) : NULL;

	if (l->min > l->max)
		BUG("table %s: field %s: no value is allowed", t->name, f->name);
	if (!least || field_width(least) != field_width(f) || (l->of && f->type != FIELD_INT))
		BUG("table %s: field %s: its limit is no number", t->name, f->name);
	if (l->where && (!where || where->type != FIELD_NAME))
		BUG("table %s: field %s: %s is no name", t->name, f->name, l->where);
}

static void field_check(const struct table_row *t, const struct field_row *f)
{
	if (f->offset % field_width(f) || f->offset + field_width(f) > t->size)
		BUG("table %s: field %s does not lie in the row", t->name, f->name);
	if ((f->type == FIELD_NAME) != (f->names != NULL))
		BUG("table %s: field %s: only FIELD_NAME has names", t->name, f->name);
	if (f < t->fields + t->nkeys && f->type == FIELD_TEXT)
		BUG("table %s: field %s: a text is no key", t->name, f->name);
	if (f->audience == AUDIENCE_UNSAID)
		BUG("table %s: field %s: who may see it is not said (AUDIENCE_ALL, OWNER or HOST)", t->name, f->name);
	if (f->audience == AUDIENCE_OWNER && !t->owner)
		BUG("table %s: field %s has no owner", t->name, f->name);
	if (table_field(t, f->name) != f)
		BUG("table %s: field %s stands twice", t->name, f->name);
	limit_check(t, f);
}

void table_check(const struct table_row *t)
{
	unsigned n = 0;

	for (const struct field_row *f = t->fields; f->name; f++, n++)
		field_check(t, f);
	if (n > FIELDS_MAX || t->nkeys > n || !t->size)
		BUG("table %s: %u fields, %u keys, %u bytes", t->name, n, t->nkeys, t->size);
	if (t->owner) {
		const struct field_row *owner = table_field(t, t->owner);

		if (!owner || owner->type != FIELD_SEAT)
			BUG("table %s: owner %s is no seat", t->name, t->owner);
	}
}
