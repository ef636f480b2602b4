/* record: rows as lines, and tables as files of them; value.c knows the single values. */
#include "world/record.h"

#include "base/bug.h"

void field_write(struct buf *out, const struct state *s, const struct field_row *f, const void *base)
{
	value_write(out, s, f->type, f->names, field_get(f, base));
}

static int field_put(const struct field_row *f, int64_t value, void *base, struct err *e)
{
	if (field_width(f) == sizeof(int32_t) && (value < INT32_MIN || value > INT32_MAX))
		return err_set(e, ERR_REFUSED, "%s: %lld is too large", f->name, (long long)value);
	field_set(f, base, value);
	return 0;
}

int field_read(const struct state *s, const struct field_row *f, struct str value, void *base, struct err *e)
{
	int64_t v = 0;
	int r = value_read(s, f->type, f->names, value, &v, e);

	return r ? r : field_put(f, v, base, e);
}

/* ---- writing ---- */

/* Key fields always, others where they differ from their default; a table's only row in full. */
static bool is_written(const struct table_row *t, const struct field_row *f, const void *row)
{
	return !t->nkeys || f < t->fields + t->nkeys || field_get(f, row) != field_default(f);
}

static bool row_is_visible(const struct table_row *t, const void *row, struct viewer v)
{
	bool some = false, hidden = false;

	for (const struct field_row *f = t->fields; f->name; f++) {
		bool seen = field_visible(t, f, row, v);

		hidden = hidden || !seen;
		some = some || (seen && f >= t->fields + t->nkeys);
	}
	return some || !hidden;
}

bool record_write(struct buf *out, const struct state *s, table_id t, const void *row, struct viewer v)
{
	const struct table_row *table = s->schema->tables[t];
	size_t start = out->n;

	if (!row_is_visible(table, row, v))
		return false;
	for (const struct field_row *f = table->fields; f->name; f++) {
		if (!is_written(table, f, row) || !field_visible(table, f, row, v))
			continue;
		if (out->n > start)
			buf_add_char(out, ' ');
		buf_add_c(out, f->name);
		buf_add_char(out, '=');
		field_write(out, s, f, row);
	}
	return true;
}

void record_write_table(struct buf *out, const struct state *s, table_id t, struct viewer v)
{
	size_t n = row_count(s, t);

	for (size_t i = 0; i < n; i++)
		if (record_write(out, s, t, row_at(s, t, i), v))
			buf_add_char(out, '\n');
}

/* ---- reading ---- */

struct reading {
	const struct state *state;
	const struct table_row *table;
	const struct board_line *line;
	const struct board_word *word; /* being read: what an error points at */
	uint64_t named;                /* bit per field that stood in the line */
	const struct field_row *next;  /* where the search for the next field begins */
};

static const struct field_row *find_from(const struct field_row *f, const struct field_row *end, struct str name)
{
	for (; f->name && f != end; f++)
		if (str_eq_c(name, f->name))
			return f;
	return NULL;
}

/* Fields come in the order of the description nearly always. */
static const struct field_row *field_of(struct reading *r, struct err *e)
{
	struct str key = r->word->key;
	const struct field_row *fields = r->table->fields, *f;
	uint64_t bit;

	if (!key.n) {
		err_set(e, ERR_REFUSED, "\"%.*s\" is no field=value", STR_ARG(r->word->text));
		return NULL;
	}
	f = find_from(r->next, NULL, key);
	if (!f)
		f = find_from(fields, r->next, key);
	if (!f) {
		err_set(e, ERR_REFUSED, "%s has no field \"%.*s\"", r->table->name, STR_ARG(key));
		return NULL;
	}
	bit = (uint64_t)1 << (f - fields);
	if (r->named & bit) {
		err_set(e, ERR_REFUSED, "field %s stands twice", f->name);
		return NULL;
	}
	r->named |= bit;
	r->next = f + 1;
	return f;
}

/* Code that counts on one of a list, or on a key, must not meet none unless it asked for that by def -1. */
static int none_check(const struct reading *r, const struct field_row *f, int64_t value, struct err *e)
{
	bool listed = f->type == FIELD_NAME || f->type == FIELD_KIND || f->type == FIELD_OPTION;
	bool key = f >= r->table->fields && f < r->table->fields + r->table->nkeys;
	bool is_id = listed || (f->type >= FIELD_AREA && f->type <= FIELD_CALL);

	if (value != -1 || !is_id || f->def == -1 || !(listed || key))
		return 0;
	return err_set(e, ERR_REFUSED, "%s must be named", f->name);
}

static int read_words(struct reading *r, size_t from, void *row, struct err *e)
{
	for (size_t i = from; i < r->line->nwords; i++) {
		const struct field_row *f;
		int64_t value = 0;
		int failed;

		r->word = &r->line->words[i];
		if (!(f = field_of(r, e)))
			return ERR_REFUSED;
		failed = word_read(r->state, f->type, f->names, r->word, &value, e);
		if (!failed)
			failed = none_check(r, f, value, e);
		if (!failed)
			failed = field_put(f, value, row, e);
		if (failed)
			return failed;
	}
	return 0;
}

static struct reading reading_of(const struct state *s, table_id t, const struct board_line *l)
{
	BUG_ON(t >= s->schema->ntables);
	return (struct reading){
		.state = s, .table = s->schema->tables[t], .line = l, .next = s->schema->tables[t]->fields
	};
}

/* What the core relies on in its own tables, whoever wrote the row. */
static int check_option(const struct state *s, int32_t option, text_id value, struct err *e)
{
	if (option < 0 || (size_t)option >= s->schema->noptions)
		return err_set(e, ERR_REFUSED, "an option must be named");
	return option_check(s->schema->options[option], text_of(s, value), e);
}

static int check_id(int32_t id, struct err *e)
{
	return id < 0 ? err_set(e, ERR_REFUSED, "an id is 0 or more, not %d", (int)id) : 0;
}

/* Rules count on it that the area of a row is one of the map. */
static int check_key(const struct table_row *table, const void *row, struct err *e)
{
	for (unsigned k = 0; k < table->nkeys; k++) {
		const struct field_row *f = &table->fields[k];

		if ((f->type == FIELD_AREA || f->type == FIELD_PLACE) && f->def != -1 && field_get(f, row) < 0)
			return err_set(e, ERR_REFUSED, "%s is missing", f->name);
	}
	return 0;
}

static int row_check(const struct state *s, table_id t, const void *row, struct err *e)
{
	const struct option_value *o = row;
	const struct amendment_row *a = row;

	switch (t) {
	case TABLE_OPTION:
		return check_option(s, o->option, o->value, e);
	case TABLE_AMENDMENT:
		return a->option < 0 ? 0 : check_option(s, a->option, a->value, e);
	case TABLE_SEAT:
		return check_id(((const struct seat_row *)row)->seat, e);
	case TABLE_PLAYER:
		return check_id(((const struct player_row *)row)->player, e);
	case TABLE_CALL:
		return check_id(((const struct call_row *)row)->call, e);
	default:
		return check_key(s->schema->tables[t], row, e);
	}
}

/* Two seats that people could not tell apart by name would be read as one. */
static int check_seat_name(const struct state *s, const struct seat_row *row, struct err *e)
{
	seat_id other = row->name == TEXT_NONE ? SEAT_NONE : seat_by_name(s, text_of(s, row->name));

	if (other == SEAT_NONE || other == row->seat)
		return 0;
	return err_set(e, ERR_REFUSED, "seat %d is called \"%.*s\" already", (int)other, STR_ARG(seat_name(s, other)));
}

int record_read(const struct state *s, table_id t, const struct board_line *l, size_t from, void *row, struct err *e)
{
	struct reading r = reading_of(s, t, l);
	int failed = read_words(&r, from, row, e);

	if (!failed)
		failed = row_check(s, t, row, e);
	if (!failed && t == TABLE_SEAT)
		failed = check_seat_name(s, row, e);
	return failed;
}

static int keys_named(const struct reading *r, struct err *e)
{
	uint64_t keys = r->table->nkeys == 64 ? UINT64_MAX : ((uint64_t)1 << r->table->nkeys) - 1;
	unsigned k = 0;

	if ((r->named & keys) == keys)
		return 0;
	while (r->named >> k & 1)
		k++;
	return err_set(e, ERR_REFUSED, "%s is missing", r->table->fields[k].name);
}

int record_read_keyed(const struct state *s, table_id t, const struct board_line *l, size_t from, void *row,
		      struct err *e)
{
	struct reading r = reading_of(s, t, l);
	int failed = read_words(&r, from, row, e);

	if (!failed)
		failed = keys_named(&r, e);
	return failed ? failed : record_read(s, t, l, from, row, e);
}

int record_matches(const struct state *s, table_id t, const void *row, const struct board_line *l, size_t from,
		   bool *matches, struct err *e)
{
	struct reading r = reading_of(s, t, l);

	*matches = true;
	for (size_t i = from; i < l->nwords; i++) {
		const struct field_row *f;
		int64_t value = 0;

		r.word = &l->words[i];
		f = field_of(&r, e);
		if (!f || word_read(s, f->type, f->names, r.word, &value, e))
			return ERR_REFUSED;
		*matches = *matches && value == field_get(f, row);
	}
	return 0;
}

/* ---- files ---- */

/* Files are written in key order; what is not was not written by us and may hold a row twice. */
static int in_order(const struct state *s, table_id t, const void *row, struct err *e)
{
	size_t n = row_count(s, t);

	if (!n || row_compare(s->schema->tables[t], row_at(s, t, n - 1), row) < 0)
		return 0;
	return err_set(e, ERR_REFUSED, "rows must be in the order of their keys, each once");
}

static int read_file_row(struct state *s, table_id t, const struct board_line *l, void *row, struct span *at,
			 struct err *e)
{
	struct reading r = reading_of(s, t, l);
	int failed;

	*at = l->at;
	if (l->nblock)
		return err_set(e, ERR_REFUSED, "no line may stand under a row");
	row_default(s, t, row);
	failed = read_words(&r, 0, row, e);
	if (failed && r.word)
		*at = r.word->at;
	if (!failed)
		failed = keys_named(&r, e);
	if (!failed)
		failed = row_check(s, t, row, e);
	return failed ? failed : in_order(s, t, row, e);
}

static int compare_ids(const void *a, const void *b)
{
	text_id x = *(const text_id *)a, y = *(const text_id *)b;

	return (x > y) - (x < y);
}

static int seats_differ(const struct state *s, struct err *e)
{
	size_t n = row_count(s, TABLE_SEAT), named = 0;
	struct arena scratch = ARENA_INIT;
	text_id *names = ARENA_ARRAY(&scratch, text_id, n);
	text_id twice = TEXT_NONE;

	for (size_t i = 0; i < n; i++) {
		text_id name = ROW(struct seat_row, s, TABLE_SEAT, i)->name;
		text_id slug = text_slug(s->texts, name);

		if (name != TEXT_NONE)
			names[named++] = slug == TEXT_NONE ? name : slug;
	}
	qsort(names, named, sizeof *names, compare_ids);
	for (size_t i = 1; i < named; i++)
		if (names[i] == names[i - 1])
			twice = names[i];
	arena_release(&scratch);
	if (twice == TEXT_NONE)
		return 0;
	return err_set(e, ERR_SYNTAX, "two seats are called \"%.*s\"", STR_ARG(text_of(s, twice)));
}

static int read_lines(struct state *s, table_id t, const struct board *b, struct arena *scratch, struct err *e)
{
	void *row = arena_alloc(scratch, s->schema->tables[t]->size, alignof(max_align_t));
	struct err why = { 0 };
	struct span at;

	for (size_t i = 0; i < b->nlines; i++) {
		if (!b->lines[i].nwords)
			continue;
		if (read_file_row(s, t, &b->lines[i], row, &at, &why))
			return board_error(e, b, at, "%s", why.text);
		row_put(s, t, row);
	}
	return t == TABLE_SEAT ? seats_differ(s, e) : 0;
}

int record_read_table(struct state *s, table_id t, const struct source *src, struct err *e)
{
	struct arena scratch = ARENA_INIT;
	struct board b;
	int failed = board_parse(&b, src, &scratch, e);

	if (!failed)
		failed = read_lines(s, t, &b, &scratch, e);
	arena_release(&scratch);
	return failed;
}

table_id table_by_name(const struct schema *schema, struct str name, bool *found)
{
	for (size_t i = 0; i < schema->ntables; i++)
		if (str_eq_c(name, schema->tables[i]->name)) {
			*found = true;
			return (table_id)i;
		}
	*found = false;
	return 0;
}
