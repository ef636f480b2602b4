/* host_rows: the host's powers over options and rows: amendments and corrections. */
#include "engine/host.h"

#include "play/game.h"
#include "world/limit.h"

static text_id text_or_none(const struct state *s, struct str text)
{
	return text.n ? text_intern(s, text) : TEXT_NONE;
}

static int32_t option_by_name(const struct state *s, struct str name)
{
	for (size_t i = 0; i < s->schema->noptions; i++)
		if (str_eq_nocase(name, str_c(s->schema->options[i]->name)))
			return (int32_t)i;
	return -1;
}

static const struct diag *no_option(struct host_line *h, struct str name)
{
	const struct schema *schema = h->ear->state->schema;
	struct buf names = buf_new(h->ear->a);

	for (size_t i = 0; i < schema->noptions; i++)
		buf_addf(&names, "%s%s", i ? ", " : "", schema->options[i]->name);
	return SAY(h->ear->a, "no-option", h->at, { "text", name }, { "options", buf_str(&names) });
}

/* The kinds whose opening brings amendments into force; empty: they come into force at once. */
static struct str boundaries(const struct game *g, struct arena *a)
{
	struct buf names = buf_new(a);

	for (int32_t k = KIND_OWN; k < g->nkinds; k++)
		if (g->kinds[k]->flags & KIND_BOUNDARY)
			buf_addf(&names, "%s%s", names.n ? " or " : "", g->kinds[k]->name);
	return buf_str(&names);
}

static void put_pending(struct host_line *h, struct turn *t, struct amendment_row *row, struct str opens)
{
	row->amendment = ++state_game_edit(t->after)->amendments;
	row_put(t->after, TABLE_AMENDMENT, row);
	host_remark(h, SAY(h->ear->a, "pending", h->at, { "n", str_printf(h->ear->a, "%d", (int)row->amendment) },
			   { "call", opens }));
}

/* Rules in words stand in the table; changes of options do while they wait. */
static void amend(struct host_line *h, int32_t option, struct str value, struct str because)
{
	struct turn *t = host_step(h);
	struct str opens = boundaries(t->game, t->arena);
	struct amendment_row row = { 0, option, text_intern(t->after, value), text_or_none(t->after, because),
				     WHEN_NONE };

	if (opens.n && state_game(t->after)->phase == GAME_RUNNING) {
		put_pending(h, t, &row, opens);
	} else if (option >= 0) {
		option_put(t, row.option, row.value, row.because);
	} else {
		row.amendment = ++state_game_edit(t->after)->amendments;
		row_put(t->after, TABLE_AMENDMENT, &row);
		amendments_in_force(t);
	}
}

static void try_option(struct state *s, int32_t option, text_id value)
{
	row_put(s, TABLE_OPTION, &(struct option_value){ option, value });
}

/* As all options would stand once what waits and this one are in force. */
static struct state *state_amended(struct host_line *h, int32_t option, struct str value)
{
	struct state *s = state_copy(h->ear->state, h->ear->a);

	for (size_t i = 0; i < row_count(s, TABLE_AMENDMENT); i++) {
		const struct amendment_row *a = ROW(struct amendment_row, s, TABLE_AMENDMENT, i);

		if (a->option >= 0)
			try_option(s, a->option, a->value);
	}
	try_option(s, option, text_intern(s, value));
	return s;
}

/* What the rules have against it. */
static const struct diag *does_not_fit(struct host_line *h, int32_t option, struct str value)
{
	const struct game *g = h->ear->e->game;
	struct view v = ear_view(h->ear, SEAT_NONE, CALL_NONE);
	struct notes notes = { .arena = h->ear->a };
	struct diag *d;

	if (!g->rules->options_fit)
		return NULL;
	v.state = state_amended(h, option, value);
	g->rules->options_fit(&v, &notes);
	arena_reset(&h->ear->e->scratch);
	if (!notes.list.n)
		return NULL;
	d = ARENA_NEW(h->ear->a, struct diag);
	note_words(d, g, v.state, &notes.list.at[0], h->ear->a);
	d->at = h->at;
	return d;
}

/* A rule that no option expresses: "amend rules: no unit may be built on Fell". */
static const struct diag *amend_in_words(struct host_line *h, struct str text)
{
	struct str because;

	text = cut_because(text, &because);
	if (!text.n)
		return host_usage(h);
	amend(h, -1, text, because);
	return NULL;
}

const struct diag *host_amend(struct host_line *h)
{
	struct ear *ear = h->ear;
	struct str because, text = cut_because(h->rest, &because);
	size_t equals = str_find_char(text, '=');
	struct str name = str_trim(str_sub(text, 0, equals));
	struct str value = str_trim(str_sub(text, equals + 1, text.n));
	int32_t option = option_by_name(ear->state, name);
	struct err e = { 0 };
	const struct diag *why;

	if (str_starts_nocase(h->rest, STR("rules:")))
		return amend_in_words(h, str_trim(str_sub(h->rest, 6, h->rest.n)));
	if (equals == text.n || !name.n || !value.n)
		return host_usage(h);
	if (option < 0)
		return no_option(h, name);
	if (!ear->again && !option_has_effect(ear->e->game->rules, ear->state->schema->options[option]->name))
		return SAY(ear->a, "no-effect", h->at, { "text", name },
			   { "why", str_c(ear->e->game->rules->turns_end) });
	if (ear->state->schema->options[option]->fixed)
		return SAY(ear->a, "option-fixed", h->at, { "text", name });
	if (option_check(ear->state->schema->options[option], value, &e))
		return SAY(ear->a, "bad-value", h->at, { "text", str_dup(ear->a, str_c(e.text)) });
	why = does_not_fit(h, option, value);
	if (!why)
		amend(h, option, value, because);
	return why;
}

const struct diag *host_withdraw(struct host_line *h)
{
	struct amendment_row key = { 0 };

	if (!take_number(h->rest, &key.amendment))
		return host_usage(h);
	if (!row_find(h->ear->state, TABLE_AMENDMENT, &key))
		return SAY(h->ear->a, "no-amendment", h->at, { "n", h->rest });
	row_remove(host_step(h)->after, TABLE_AMENDMENT, &key);
	return NULL;
}

/* ---- rows ---- */

static const struct diag *no_table(struct host_line *h, struct str name)
{
	const struct schema *schema = h->ear->state->schema;
	struct buf names = buf_new(h->ear->a);

	for (size_t i = 0; i < schema->ntables; i++)
		if (limit_may_set(schema->tables[i]))
			buf_addf(&names, "%s%s", names.n ? ", " : "", schema->tables[i]->name);
	return SAY(h->ear->a, "no-table", h->at, { "text", name }, { "tables", buf_str(&names) });
}

/* The table and the words of the row; the board is of the line's text alone. */
static const struct diag *read_row(struct host_line *h, struct board *b, table_id *table)
{
	struct ear *ear = h->ear;
	struct str because, text = cut_because(h->rest, &because);
	struct source *src = ARENA_NEW(ear->a, struct source);
	bool found = false;

	*src = source_new(ear->a, STR("row"), text);
	if (board_parse(b, src, ear->a, NULL) || b->nlines != 1 || b->lines[0].nwords < 2)
		return host_usage(h);
	*table = table_by_name(ear->state->schema, b->lines[0].words[0].text, &found);
	if (!found || !limit_may_set(ear->state->schema->tables[*table]))
		return no_table(h, b->lines[0].words[0].text);
	return NULL;
}

/* A table of one row needs no key. */
static bool is_only_row(const struct state *s, table_id t, void *row)
{
	row_default(s, t, row);
	return row_count(s, t) == 1 && row_find(s, t, row);
}

/* Fields that are not named keep what stands. */
static int fill_row(const struct state *s, const struct board_line *l, table_id table, void *row, const void **old,
		    struct err *e)
{
	bool only = is_only_row(s, table, row);
	int failed = limit_words(s, table, l, 1, e);

	if (!failed)
		failed = only ? record_read(s, table, l, 1, row, e) : record_read_keyed(s, table, l, 1, row, e);
	*old = failed ? NULL : row_find(s, table, row);
	if (!*old)
		return failed;
	memcpy(row, *old, s->schema->tables[table]->size);
	return record_read(s, table, l, 1, row, e);
}

static bool all_may_see(const struct host_line *h, table_id table, struct str field)
{
	const struct field_row *f = table_field(h->ear->state->schema->tables[table], str_cstr(h->ear->a, field));

	return f && audience_is_all(f->audience);
}

/* The row without its secrets, the reason with it: what all may read of a correction. */
static struct str told_of_row(const struct host_line *h, const struct board *b, table_id table)
{
	const struct board_line *l = &b->lines[0];
	struct str because;
	struct buf told = buf_new(h->ear->a);

	cut_because(h->rest, &because);
	buf_add(&told, l->words[0].text);
	for (size_t i = 1; i < l->nwords; i++) {
		const struct span at = l->words[i].at;

		if (all_may_see(h, table, l->words[i].key))
			buf_addf(&told, " %.*s", (int)(at.to - at.from), b->source->text.p + at.from);
	}
	if (because.n)
		buf_addf(&told, " because %.*s", STR_ARG(because));
	return buf_str(&told);
}

/* Whether a row of the table names the seat, by another field than its own number. */
static bool is_named_in(const struct state *s, table_id t, seat_id seat)
{
	for (const struct field_row *f = s->schema->tables[t]->fields; f->name; f++)
		for (size_t i = 0; f->type == FIELD_SEAT && i < row_count(s, t); i++)
			if (field_get(f, row_at(s, t, i)) == seat)
				return true;
	return false;
}

/* A seat's name stands in what was said, and in the files of other tables, which are not written anew. */
static bool keeps_name(const struct state *s, seat_id seat)
{
	bool named = state_game(s)->phase != GAME_MUSTER;

	for (size_t t = 0; t < s->schema->ntables && !named; t++)
		named = is_named_in(s, (table_id)t, seat);
	return named;
}

static bool renames(const struct state *s, const struct seat_row *row)
{
	return seat_find(s, row->seat)->name != row->name && keeps_name(s, row->seat);
}

int row_changed(const struct state *s, const struct board_line *l, table_id table, bool remove, void *row,
		struct err *e)
{
	const void *old = NULL;
	int failed = fill_row(s, l, table, row, &old, e);

	if (!failed && remove && !old)
		return err_set(e, ERR_REFUSED, "there is no such row");
	if (!failed)
		failed = remove ? limit_removal(s, table, row, e) : limit_row(s, table, old, row, e);
	return failed;
}

static const struct diag *may_change(struct host_line *h, const struct board *b, table_id table, void *row, bool remove)
{
	const struct state *s = h->ear->state;
	const void *old = NULL;
	struct err e = { 0 };
	int failed = fill_row(s, &b->lines[0], table, row, &old, &e);

	if (!failed && remove && !old)
		return SAY_PLAIN(h->ear->a, "no-row", h->at);
	if (!failed && old && table == TABLE_SEAT && (remove || renames(s, row)))
		return SAY_PLAIN(h->ear->a, remove ? "seat-stays" : "seat-keeps-name", h->at);
	if (!failed)
		failed = remove ? limit_removal(s, table, row, &e) : limit_row(s, table, old, row, &e);
	return failed ? SAY(h->ear->a, "bad-value", h->at, { "text", str_dup(h->ear->a, str_c(e.text)) }) : NULL;
}

static const struct diag *change_row(struct host_line *h, bool remove)
{
	struct board b;
	table_id table = TABLE_SEAT;
	const struct diag *why = read_row(h, &b, &table);
	void *row;

	if (why)
		return why;
	row = arena_alloc(h->ear->a, h->ear->state->schema->tables[table]->size, alignof(int64_t));
	why = may_change(h, &b, table, row, remove);
	if (why)
		return why;
	h->told = told_of_row(h, &b, table);
	if (remove)
		row_remove(host_step(h)->after, table, row);
	else
		row_put(host_step(h)->after, table, row);
	return NULL;
}

const struct diag *host_set(struct host_line *h)
{
	return change_row(h, false);
}

const struct diag *host_unset(struct host_line *h)
{
	return change_row(h, true);
}
