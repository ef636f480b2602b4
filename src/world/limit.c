/* limit: corrections of the host's, measured by what the fields allow. */
#include "world/limit.h"

#include "base/bug.h"

bool limit_may_set(const struct table_row *t)
{
	return !(t->limits & ROWS_KEPT);
}

static bool is_key(const struct table_row *t, const struct field_row *f)
{
	return f < t->fields + t->nkeys;
}

static bool has_none(const struct field_row *f)
{
	switch (f->type) {
	case FIELD_AREA:
	case FIELD_PLACE:
	case FIELD_REGION:
	case FIELD_SEAT:
	case FIELD_PLAYER:
	case FIELD_CALL:
	case FIELD_TEXT:
	case FIELD_COLOUR:
		return true;
	default:
		return f->type != FIELD_INT && f->type != FIELD_LONG && f->def == -1;
	}
}

static bool may_be_none(const struct state *s, const struct table_row *t, const struct field_row *f)
{
	unsigned flags = f->limit.flags;

	if (!has_none(f) || (is_key(t, f) && !(flags & LIMIT_NONE_KEY)) || (flags & LIMIT_SOME))
		return false;
	return !(flags & LIMIT_SOME_IN_PLAY) || state_game(s)->phase == GAME_MUSTER;
}

static bool has_range(const struct field_row *f)
{
	return f->limit.min || f->limit.max;
}

static int64_t least_of(const struct field_row *f)
{
	return f->limit.min;
}

static int64_t most_of(const struct field_row *f)
{
	return has_range(f) ? f->limit.max : LIMIT_MOST;
}

/* ---- what is allowed, in words ---- */

enum { LIST_MOST = 24 };

struct list {
	struct buf *out;
	size_t n;
};

static void list_add(struct list *l, struct str word)
{
	if (l->n <= LIST_MOST)
		buf_addf(l->out, "%s%.*s", l->n ? ", " : "", STR_ARG(l->n < LIST_MOST ? word : STR("...")));
	l->n++;
}

static void list_names(struct list *l, const struct field_row *f)
{
	for (int32_t i = 0; f->names[i]; i++)
		if (!has_range(f) || (i >= f->limit.min && i <= f->limit.max))
			list_add(l, str_c(f->names[i]));
}

static void list_seats(struct list *l, const struct state *s)
{
	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++)
		list_add(l, text_of(s, ROW(struct seat_row, s, TABLE_SEAT, i)->name));
}

static void list_regions(struct list *l, const struct map *m)
{
	for (region_id r = 0; r < m->nregions; r++)
		list_add(l, m->regions[r].slug);
}

static const char *const words_of_types[] = {
	[FIELD_BOOL] = "yes, no",
	[FIELD_AREA] = "the name of an area of the map",
	[FIELD_PLACE] = "the name of an area or coast of the map",
	[FIELD_TEXT] = "a text, in double quotes where it has blanks",
	[FIELD_COLOUR] = "a colour like #3366cc",
	[FIELD_WHEN] = "a time like 2026-01-05T08:00Z, never, none",
};

static void write_allowed(struct buf *out, const struct state *s, const struct table_row *t, const struct field_row *f)
{
	struct list l = { out, 0 };

	if (f->type == FIELD_INT || f->type == FIELD_LONG)
		buf_addf(out, "%lld to %lld", (long long)least_of(f), (long long)most_of(f));
	else if (f->type == FIELD_NAME)
		list_names(&l, f);
	else if (f->type == FIELD_SEAT)
		list_seats(&l, s);
	else if (f->type == FIELD_REGION)
		list_regions(&l, s->schema->map);
	else
		buf_add_c(out, words_of_types[f->type]);
	if (may_be_none(s, t, f))
		buf_add_c(out, "; - for none");
}

static int refuse(const struct state *s, const struct table_row *t, const struct field_row *f, struct str value,
		  struct err *e)
{
	struct arena scratch = ARENA_INIT;
	struct buf allowed = buf_new(&scratch);
	struct str shown = str_sub(value, 0, 60);

	write_allowed(&allowed, s, t, f);
	err_set(e, ERR_REFUSED, "%s=%.*s is not allowed; allowed: %.*s", f->name, STR_ARG(shown),
		STR_ARG(buf_str(&allowed)));
	arena_release(&scratch);
	return ERR_REFUSED;
}

/* ---- a word ---- */

static const struct field_row *field_named(const struct table_row *t, struct str name)
{
	for (const struct field_row *f = t->fields; f->name; f++)
		if (str_eq_c(name, f->name))
			return f;
	return NULL;
}

static int no_field(const struct table_row *t, const struct board_word *w, struct err *e)
{
	struct arena scratch = ARENA_INIT;
	struct buf names = buf_new(&scratch);
	struct str word = str_sub(w->key.n ? w->key : w->text, 0, 60);

	for (const struct field_row *f = t->fields; f->name; f++)
		if (!(f->limit.flags & LIMIT_KEPT))
			buf_addf(&names, "%s%s", names.n ? ", " : "", f->name);
	err_set(e, ERR_REFUSED, "%s: \"%.*s\" cannot be set; fields: %.*s", t->name, STR_ARG(word),
		STR_ARG(buf_str(&names)));
	arena_release(&scratch);
	return ERR_REFUSED;
}

static bool is_within(const struct field_row *f, int64_t value)
{
	bool number = f->type == FIELD_INT || f->type == FIELD_LONG;

	if (!number && !has_range(f))
		return value != -1 || f->type == FIELD_WHEN;
	return value >= least_of(f) && value <= most_of(f);
}

static int check_word(const struct state *s, const struct table_row *t, const struct board_word *w, struct err *e)
{
	const struct field_row *f = w->key.n ? field_named(t, w->key) : NULL;
	int64_t value = 0;
	bool none;

	if (!f || (f->limit.flags & LIMIT_KEPT))
		return no_field(t, w, e);
	if (word_read(s, f->type, f->names, w, &value, e))
		return w->broken ? ERR_REFUSED : refuse(s, t, f, w->text, e);
	none = has_none(f) && value == -1;
	if (none ? !may_be_none(s, t, f) : !is_within(f, value))
		return refuse(s, t, f, w->text, e);
	return 0;
}

int limit_words(const struct state *s, table_id t, const struct board_line *l, size_t from, struct err *e)
{
	int failed = 0;

	for (size_t i = from; i < l->nwords && !failed; i++)
		failed = check_word(s, s->schema->tables[t], &l->words[i], e);
	return failed;
}

/* ---- a row among the others ---- */

struct measure {
	const struct state *state;
	table_id table;
	const struct field_row *field;
	const void *old, *row;
	int64_t value;
};

static const struct field_row *field_beside(const struct measure *m, const char *name)
{
	return table_field(m->state->schema->tables[m->table], name);
}

static int check_out(const struct measure *m, struct err *e)
{
	const struct seat_row *seat;

	if (m->field->type != FIELD_SEAT || is_key(m->state->schema->tables[m->table], m->field))
		return 0;
	seat = seat_find(m->state, (seat_id)m->value);
	if (!seat || !seat->out)
		return 0;
	return err_set(e, ERR_REFUSED, "%s: %.*s is out of the game; before it write: set seat id=%d out=no",
		       m->field->name, STR_ARG(seat_name(m->state, seat->seat)), (int)seat->seat);
}

/* A name that nobody may write stands as long as the rules let it. */
static int check_name(const struct measure *m, struct err *e)
{
	const struct field_row *f = m->field;
	int64_t is = m->old && f->type == FIELD_NAME ? field_get(f, m->old) : m->value;

	if (f->type != FIELD_NAME || !has_range(f) || is < 0 || is_within(f, is))
		return 0;
	return err_set(e, ERR_REFUSED, "%s is %s: it cannot be set while it is", f->name, f->names[is]);
}

/* Tables that are pointed to have one key, a number, in front. */
static bool row_numbered(const struct state *s, const char *table, int64_t number)
{
	bool found;
	table_id t = table_by_name(s->schema, str_c(table), &found);
	struct arena scratch = ARENA_INIT;
	void *key = arena_alloc(&scratch, s->schema->tables[t]->size, alignof(max_align_t));
	bool there;

	BUG_ON(!found);
	row_default(s, t, key);
	field_set(&s->schema->tables[t]->fields[0], key, number);
	there = row_find(s, t, key);
	arena_release(&scratch);
	return there;
}

static int check_of(const struct measure *m, struct err *e)
{
	const char *of = m->field->limit.of;

	if (!of || m->value == field_default(m->field) || row_numbered(m->state, of, m->value))
		return 0;
	return err_set(e, ERR_REFUSED, "%s=%lld is not allowed; there is no %s %lld", m->field->name,
		       (long long)m->value, of, (long long)m->value);
}

static int check_least(const struct measure *m, struct err *e)
{
	const char *name = m->field->limit.least;
	int64_t least = name ? field_get(field_beside(m, name), m->row) : INT64_MIN;

	if (m->value >= least)
		return 0;
	return err_set(e, ERR_REFUSED, "%s=%lld is not allowed; allowed: %lld to %lld (%s is %lld)", m->field->name,
		       (long long)m->value, (long long)least, (long long)most_of(m->field), name, (long long)least);
}

static bool is_named(const struct measure *m)
{
	return m->value != field_default(m->field);
}

static int check_where(const struct measure *m, struct err *e)
{
	const struct limit *l = &m->field->limit;
	const struct field_row *where = l->where ? field_beside(m, l->where) : NULL;

	if (!where || (field_get(where, m->row) == l->is) == is_named(m))
		return 0;
	return err_set(e, ERR_REFUSED,
		       is_named(m) ? "%s is for %s=%s only; write %s=%s too"
				   : "%s must be named for %s=%s; write it, or another %s than %s",
		       m->field->name, where->name, where->names[l->is], where->name, where->names[l->is]);
}

static int check_once(const struct measure *m, struct err *e)
{
	const struct table_row *t = m->state->schema->tables[m->table];

	if (!(m->field->limit.flags & LIMIT_ONCE) || m->value == field_default(m->field))
		return 0;
	for (size_t i = 0; i < row_count(m->state, m->table); i++) {
		const void *other = row_at(m->state, m->table, i);

		if (field_get(m->field, other) == m->value && row_compare(t, other, m->row))
			return err_set(e, ERR_REFUSED, "%s is not allowed; %s %lld has it already", m->field->name,
				       t->name, (long long)field_get(&t->fields[0], other));
	}
	return 0;
}

/* A field that depends on another is looked at whenever the row is. */
static bool is_measured(const struct field_row *f, const void *old, const void *row)
{
	return f->limit.where || !old || field_get(f, old) != field_get(f, row);
}

int limit_row(const struct state *s, table_id t, const void *old, const void *row, struct err *e)
{
	static int (*const checks[])(const struct measure *, struct err *) = {
		check_out, check_name, check_of, check_least, check_where, check_once,
	};
	const struct table_row *table = s->schema->tables[t];

	if (!old && (table->limits & ROWS_NO_MORE))
		return err_set(e, ERR_REFUSED, "%s has no such row, and none is added by hand", table->name);
	for (const struct field_row *f = table->fields; f->name; f++) {
		struct measure m = { s, t, f, old, row, field_get(f, row) };

		for (size_t i = 0; i < sizeof checks / sizeof *checks && is_measured(f, old, row); i++)
			if (checks[i](&m, e))
				return ERR_REFUSED;
	}
	return 0;
}

/* ---- a row that goes ---- */

static int check_names(const struct state *s, table_id t, const void *row, struct err *e)
{
	int failed = 0;

	for (const struct field_row *f = s->schema->tables[t]->fields; f->name && !failed; f++) {
		struct measure m = { s, t, f, row, row, field_get(f, row) };

		failed = check_name(&m, e);
	}
	return failed;
}

static int points_to(const struct state *s, table_id t, const struct field_row *f, int64_t number, struct err *e)
{
	const struct table_row *table = s->schema->tables[t];

	for (size_t i = 0; i < row_count(s, t); i++) {
		const void *row = row_at(s, t, i);

		if (field_get(f, row) == number && number != field_default(f))
			return err_set(e, ERR_REFUSED, "it stays as long as this stands: %s %s=%lld", table->name,
				       table->fields[0].name, (long long)field_get(&table->fields[0], row));
	}
	return 0;
}

int limit_removal(const struct state *s, table_id t, const void *row, struct err *e)
{
	const struct table_row *table = s->schema->tables[t];
	const void *stands = row_find(s, t, row);
	int failed = stands ? check_names(s, t, stands, e) : 0;

	if (table->limits & ROWS_NO_FEWER)
		return err_set(e, ERR_REFUSED, "rows of %s are not taken away by hand; correct them by: set",
			       table->name);
	for (size_t i = 0; i < s->schema->ntables && !failed; i++)
		for (const struct field_row *f = s->schema->tables[i]->fields; f->name && !failed; f++)
			if (f->limit.of && !strcmp(f->limit.of, table->name))
				failed = points_to(s, (table_id)i, f, field_get(&table->fields[0], row), e);
	return failed;
}
