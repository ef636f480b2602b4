/*
 * seen: see seen.h.
 */
#include "world/seen.h"

/* As record_write leaves rows out, and those of which a key is hidden. */
static bool row_is_seen(const struct table_row *t, const void *row, struct viewer v)
{
	bool some = false, hidden = false;

	for (const struct field_row *f = t->fields; f->name; f++) {
		const bool is_key = f < t->fields + t->nkeys, seen = field_visible(t, f, row, v);

		if (is_key && !seen)
			return false;
		some |= seen && !is_key;
		hidden |= !seen;
	}
	return some || !hidden;
}

static void hide(const struct table_row *t, void *row, const void *as_it_is, struct viewer v)
{
	for (const struct field_row *f = t->fields; f->name; f++)
		if (!field_visible(t, f, as_it_is, v))
			field_set(f, row, field_default(f));
}

struct state *state_as_seen(const struct state *s, struct viewer v, struct arena *a)
{
	struct state *out = state_copy(s, a);

	for (table_id t = 0; t < s->schema->ntables; t++) {
		const struct table_row *table = s->schema->tables[t];

		for (size_t i = row_count(s, t); i-- > 0;) {
			const void *row = row_at(s, t, i);

			if (row_is_seen(table, row, v))
				hide(table, row_edit_at(out, t, i), row, v);
			else
				row_remove(out, t, row);
		}
	}
	return out;
}
