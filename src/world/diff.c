/* diff: what changed between two states, in the lines that a viewer may see. */
#include "world/record.h"

struct diff {
	struct buf *out;
	struct arena *scratch;
	table_id table;
	struct viewer viewer;
};

static struct str row_line(const struct diff *d, const struct state *s, const void *row)
{
	struct buf line = buf_new(d->scratch);

	if (!row || !record_write(&line, s, d->table, row, d->viewer))
		return STR_NONE;
	return buf_str(&line);
}

static void diff_line(const struct diff *d, const struct state *s, char sign, struct str line)
{
	if (!line.p)
		return;
	buf_addf(d->out, "%c %s ", sign, s->schema->tables[d->table]->name);
	buf_add(d->out, line);
	buf_add_char(d->out, '\n');
}

/* Either may be NULL: the row came or went. */
static void diff_row(const struct diff *d, const struct state *before, const void *old, const struct state *after,
		     const void *new)
{
	struct str left, right;

	if (old && new && before->texts == after->texts && !memcmp(old, new, before->schema->tables[d->table]->size))
		return;
	left = row_line(d, before, old);
	right = row_line(d, after, new);
	if (str_eq(left, right) && !left.p == !right.p)
		return;
	diff_line(d, before, '-', left);
	diff_line(d, after, '+', right);
}

static void diff_table(const struct diff *d, const struct state *before, const struct state *after)
{
	const struct table_row *table = before->schema->tables[d->table];
	size_t n = row_count(before, d->table), m = row_count(after, d->table), i = 0, j = 0;

	while (i < n || j < m) {
		const void *old = i < n ? row_at(before, d->table, i) : NULL;
		const void *new = j < m ? row_at(after, d->table, j) : NULL;
		int order = !old ? 1 : !new ? -1 : row_compare(table, old, new);

		diff_row(d, before, order > 0 ? NULL : old, after, order < 0 ? NULL : new);
		i += order <= 0;
		j += order >= 0;
	}
}

void state_diff(struct buf *out, const struct state *before, const struct state *after, struct viewer v)
{
	struct arena scratch = ARENA_INIT;

	for (size_t t = 0; t < before->schema->ntables; t++)
		diff_table(&(struct diff){ out, &scratch, (table_id)t, v }, before, after);
	arena_release(&scratch);
}
