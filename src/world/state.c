/* state: sorted arrays of rows, copied whole; what the rows mean is not known here. */
#include "world/state.h"

#include "base/bug.h"

struct state *state_new(const struct schema *schema, struct texts *texts, struct arena *a)
{
	struct state *s = ARENA_NEW(a, struct state);

	s->schema = schema;
	s->texts = texts;
	s->arena = a;
	s->tables = ARENA_ARRAY(a, struct rows, schema->ntables);
	return s;
}

struct state *state_copy(const struct state *s, struct arena *a)
{
	struct state *copy = state_new(s->schema, s->texts, a);

	for (size_t t = 0; t < s->schema->ntables; t++) {
		const struct rows *from = &s->tables[t];
		size_t bytes = from->n * s->schema->tables[t]->size;

		if (!from->n)
			continue;
		copy->tables[t] = (struct rows){ arena_alloc(a, bytes, alignof(max_align_t)), from->n, from->n };
		memcpy(copy->tables[t].at, from->at, bytes);
	}
	return copy;
}

size_t state_bytes(const struct state *s)
{
	size_t bytes = 0;

	for (size_t t = 0; t < s->schema->ntables; t++)
		bytes += s->tables[t].n * s->schema->tables[t]->size;
	return bytes;
}

static const struct table_row *table_of(const struct state *s, table_id t)
{
	BUG_ON(t >= s->schema->ntables);
	return s->schema->tables[t];
}

static char *at(const struct state *s, table_id t, size_t i)
{
	return s->tables[t].at + i * table_of(s, t)->size;
}

/* Rows may differ in their padding, texts of two pools in their ids. */
static bool field_equal(const struct field_row *f, const struct state *a, const void *x, const struct state *b,
			const void *y)
{
	int64_t left = field_get(f, x), right = field_get(f, y);

	if (f->type != FIELD_TEXT || a->texts == b->texts)
		return left == right;
	return str_eq(text_of(a, (text_id)left), text_of(b, (text_id)right));
}

static bool row_equal(const struct table_row *table, const struct state *a, const void *x, const struct state *b,
		      const void *y)
{
	for (const struct field_row *f = table->fields; f->name; f++)
		if (!field_equal(f, a, x, b, y))
			return false;
	return true;
}

bool rows_equal(const struct state *a, const struct state *b, table_id t)
{
	const struct table_row *table = table_of(a, t);
	size_t n = a->tables[t].n;

	if (n != b->tables[t].n)
		return false;
	if (!n || (a->texts == b->texts && !memcmp(a->tables[t].at, b->tables[t].at, n * table->size)))
		return true;
	for (size_t i = 0; i < n; i++)
		if (!row_equal(table, a, at(a, t, i), b, at(b, t, i)))
			return false;
	return true;
}

bool state_equal(const struct state *a, const struct state *b)
{
	BUG_ON(a->schema->ntables != b->schema->ntables);
	for (size_t t = 0; t < a->schema->ntables; t++)
		if (!rows_equal(a, b, (table_id)t))
			return false;
	return true;
}

void row_missing(const struct state *s, table_id t, size_t i)
{
	BUG("table %s has no row %zu", table_of(s, t)->name, i);
}

void *row_edit_at(struct state *s, table_id t, size_t i)
{
	if (i >= row_count(s, t))
		BUG("table %s has no row %zu", table_of(s, t)->name, i);
	return at(s, t, i);
}

/* Index of the first row that is not before key. */
static size_t lower_bound(const struct state *s, table_id t, const void *key)
{
	const struct table_row *table = s->schema->tables[t];
	size_t low = 0, high = s->tables[t].n;

	while (low < high) {
		size_t middle = low + (high - low) / 2;

		if (row_compare(table, at(s, t, middle), key) < 0)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

/*
 * Two guesses before the search: keys that count 0..n-1 stand at their own index,
 * and what is put in key order belongs at the end.
 */
static size_t place_of(const struct state *s, table_id t, const void *key, bool *found)
{
	const struct table_row *table = table_of(s, t);
	size_t n = s->tables[t].n, i;

	*found = false;
	if (!n)
		return 0;
	i = table->nkeys ? (size_t)field_get(&table->fields[0], key) : 0;
	if (i < n && !row_compare(table, at(s, t, i), key)) {
		*found = true;
		return i;
	}
	if (row_compare(table, at(s, t, n - 1), key) < 0)
		return n;
	i = lower_bound(s, t, key);
	*found = i < n && !row_compare(table, at(s, t, i), key);
	return i;
}

const void *row_find(const struct state *s, table_id t, const void *key)
{
	bool found;
	size_t i = place_of(s, t, key, &found);

	return found ? at(s, t, i) : NULL;
}

void *row_edit(struct state *s, table_id t, const void *key)
{
	bool found;
	size_t i = place_of(s, t, key, &found);

	return found ? at(s, t, i) : NULL;
}

static void rows_make_room(struct state *s, table_id t)
{
	struct rows *rows = &s->tables[t];
	size_t size = table_of(s, t)->size, cap = rows->cap ? rows->cap * 2 : 8;

	if (rows->n < rows->cap)
		return;
	rows->at = arena_grow(s->arena, rows->at, rows->cap * size, cap * size, alignof(max_align_t));
	rows->cap = cap;
}

void *row_put(struct state *s, table_id t, const void *row)
{
	size_t size = table_of(s, t)->size;
	bool found;
	size_t i = place_of(s, t, row, &found);

	if (found)
		return memmove(at(s, t, i), row, size);
	BUG_ON(row_count(s, t) && (const char *)row >= s->tables[t].at && (const char *)row < at(s, t, s->tables[t].n));
	rows_make_room(s, t);
	memmove(at(s, t, i + 1), at(s, t, i), (s->tables[t].n - i) * size);
	s->tables[t].n++;
	return memcpy(at(s, t, i), row, size);
}

bool row_remove(struct state *s, table_id t, const void *key)
{
	size_t size = table_of(s, t)->size;
	bool found;
	size_t i = place_of(s, t, key, &found);

	if (!found)
		return false;
	s->tables[t].n--;
	memmove(at(s, t, i), at(s, t, i + 1), (s->tables[t].n - i) * size);
	return true;
}

void row_clear(struct state *s, table_id t)
{
	BUG_ON(t >= s->schema->ntables);
	s->tables[t].n = 0;
}

void row_default(const struct state *s, table_id t, void *row)
{
	const struct table_row *table = table_of(s, t);

	memset(row, 0, table->size);
	for (const struct field_row *f = table->fields; f->name; f++)
		field_set(f, row, field_default(f));
}

void row_only(const struct state *s, table_id t, void *row)
{
	const void *is;

	row_default(s, t, row);
	is = row_find(s, t, row);
	if (is)
		memcpy(row, is, table_of(s, t)->size);
}
