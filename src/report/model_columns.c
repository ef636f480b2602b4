/*
 * model_columns: which columns of a table a game shows, and what stands in a
 * cell. Columns that count rows of another table are made of public fields only.
 */
#include "report/model.h"
#include "world/record.h"

/* ---- what is shown ---- */

static struct str titled(struct str name, struct str given, struct arena *a)
{
	struct buf b = buf_new(a);
	struct str from = given.n ? given : name;

	for (size_t i = 0; i < from.n; i++)
		buf_add_char(&b, (char)(from.p[i] == '_' || from.p[i] == '.' ? ' ' : from.p[i]));
	return given.n ? buf_str(&b) : str_capital(a, buf_str(&b));
}

const struct field_row *chart_public(const struct table_row *t, struct str name, struct arena *a)
{
	const struct field_row *f = table_field(t, str_cstr(a, name));

	return f && audience_is_all(f->audience) ? f : NULL;
}

/* seat.player */
static bool read_player(struct column *c, struct str what)
{
	c->kind = COLUMN_PLAYER;
	return c->field && c->field->type == FIELD_SEAT && str_eq_c(what, "player");
}

/* The core's rows of seats have numbers for keys. */
static enum field_type key_type(const struct chart *b)
{
	return b->id == TABLE_SEAT ? FIELD_SEAT : b->table->fields[0].type;
}

const struct field_row *chart_of_seats(const struct chart *b)
{
	return b->table->nkeys == 1 && key_type(b) == FIELD_SEAT ? &b->table->fields[0] : NULL;
}

/* land.owner.count, land.owner.troops */
static bool read_tally(struct column *c, const struct chart *b, const struct schema *schema, const struct str part[3],
		       struct arena *a)
{
	const struct table_row *t;
	bool found;

	c->of = table_by_name(schema, part[0], &found);
	if (!found || b->table->nkeys != 1)
		return false;
	t = schema->tables[c->of];
	c->field = &b->table->fields[0];
	c->named = chart_public(t, part[1], a);
	c->summed = chart_public(t, part[2], a);
	c->kind = str_eq_c(part[2], "count") ? COLUMN_COUNT : COLUMN_SUM;
	return c->named && c->named->type == key_type(b) && (c->summed || c->kind == COLUMN_COUNT);
}

static bool read_column(struct column *c, const struct chart *b, const struct schema *schema, struct str word,
			struct arena *a)
{
	struct str name, part[3] = { STR_NONE };
	size_t n = 0;

	*c = (struct column){ .kind = COLUMN_FIELD };
	str_cut(&word, ':', &name);
	c->sparse = str_ends(name, STR("?"));
	name.n -= c->sparse;
	c->title = titled(name, word, a);
	while (n < 3 && str_cut(&name, '.', &part[n]))
		n++;
	c->field = table_field(b->table, str_cstr(a, part[0]));
	if (n == 3)
		return read_tally(c, b, schema, part, a);
	return n == 2 ? read_player(c, part[1]) : c->field != NULL;
}

bool chart_read(struct chart *out, const struct game *g, table_id id, struct arena *a)
{
	const struct table_row *table = g->schema->tables[id];
	struct str names = phrases_get(g->phrases, "board", table->name, 1), word;

	*out = (struct chart){ .id = id, .table = table };
	out->title = phrases_get(g->phrases, "board", table->name, 0);
	while (out->ncolumns < COLUMNS && str_cut(&names, ' ', &word))
		out->ncolumns += read_column(&out->columns[out->ncolumns], out, g->schema, word, a);
	return out->ncolumns > 0;
}

bool chart_sorted_by(struct column *out, const struct chart *b, const struct game *g, struct arena *a)
{
	const struct str word = phrases_get(g->phrases, "board", b->table->name, 3);

	if (!word.n || !read_column(out, b, g->schema, word, a) || out->kind == COLUMN_PLAYER)
		return false;
	return out->kind != COLUMN_FIELD || audience_is_all(out->field->audience);
}

bool chart_has(const struct game *g, table_id id, struct str word, struct arena *a)
{
	const struct chart b = { .id = id, .table = g->schema->tables[id] };
	struct column c;

	return read_column(&c, &b, g->schema, word, a);
}

bool chart_visible(const struct chart *b, const void *row, struct viewer v)
{
	for (size_t i = 0; i < b->ncolumns; i++)
		if (!field_visible(b->table, b->columns[i].field, row, v))
			return false;
	return true;
}

/* ---- cells ---- */

static struct str player_name(const struct state *s, int64_t seat)
{
	const struct seat_row *row = seat_find(s, (seat_id)seat);
	const struct player_row *player = row ? row_find(s, TABLE_PLAYER, &(struct player_row){ .player = row->player })
					      : NULL;

	return player ? text_of(s, player->name) : STR_NONE;
}

int64_t chart_tally(const struct column *c, const struct state *s, const void *of)
{
	const int64_t key = field_get(c->field, of);
	int64_t sum = 0;

	for (size_t i = 0; i < row_count(s, c->of); i++) {
		const void *row = row_at(s, c->of, i);

		if (field_get(c->named, row) == key)
			sum += c->summed ? field_get(c->summed, row) : 1;
	}
	return sum;
}

/* A name of the rules: words instead of a slug, nothing for none. */
static struct str plain_words(struct buf *b)
{
	for (size_t i = 0; i < b->n; i++)
		if (b->p[i] == '-')
			b->p[i] = ' ';
	return str_eq_c(buf_str(b), "none") ? STR_NONE : buf_str(b);
}

static struct str local_time(const struct state *s, when at, struct arena *a)
{
	const struct zone zone = option_zone(s);

	return when_local(a, &zone, at);
}

static struct str value_cell(const struct field_row *f, const struct game *g, const struct state *s, const void *row,
			     struct arena *a)
{
	const int64_t value = field_get(f, row);
	struct buf b = buf_new(a);

	if (f->type == FIELD_AREA || f->type == FIELD_PLACE)
		return value < 0 ? STR_NONE : g->map->areas[value].name;
	if (f->type == FIELD_REGION)
		return value < 0 ? STR_NONE : g->map->regions[value].name;
	if (f->type == FIELD_SEAT)
		return value < 0 ? STR_NONE : seat_name(s, (seat_id)value);
	if (f->type == FIELD_TEXT)
		return text_of(s, (text_id)value);
	if (f->type == FIELD_BOOL)
		return value ? STR("yes") : STR_NONE;
	if (f->type == FIELD_WHEN)
		return value == WHEN_NONE || value == WHEN_NEVER ? STR_NONE : local_time(s, value, a);
	field_write(&b, s, f, row);
	if (f->type == FIELD_NAME)
		return plain_words(&b);
	return str_eq_c(buf_str(&b), "-") ? STR_NONE : buf_str(&b);
}

static struct str cell(const struct column *c, const struct game *g, const struct state *s, const void *row,
		       struct arena *a)
{
	if (c->kind == COLUMN_FIELD)
		return value_cell(c->field, g, s, row, a);
	if (c->kind == COLUMN_PLAYER)
		return player_name(s, field_get(c->field, row));
	return str_printf(a, "%lld", (long long)chart_tally(c, s, row));
}

struct str chart_cell(const struct column *c, const struct game *g, const struct state *s, const void *row,
		      struct arena *a)
{
	struct str text = cell(c, g, s, row, a);

	return c->sparse && str_eq_c(text, "0") ? STR_NONE : text;
}

bool chart_ranks(const struct chart *b, const struct column *by)
{
	return by->kind != COLUMN_FIELD ||
	       (chart_is_number(by) && (size_t)(by->field - b->table->fields) >= b->table->nkeys);
}

int64_t chart_amount(const struct column *by, const struct state *s, const void *row)
{
	return by->kind == COLUMN_FIELD ? field_get(by->field, row) : chart_tally(by, s, row);
}

bool chart_is_number(const struct column *c)
{
	return c->kind == COLUMN_COUNT || c->kind == COLUMN_SUM ||
	       (c->kind == COLUMN_FIELD && (c->field->type == FIELD_INT || c->field->type == FIELD_LONG));
}
