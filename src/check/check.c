/*
 * check: see check.h.
 */
#include "check/check.h"

#include "hear/hear.h"
#include "report/templates.h"
#include "world/record.h"

int check_receipt(struct buf *out, const struct game *g, struct templates *t, const struct state *s,
		  const struct input *in, const struct outcome *o, struct err *e)
{
	struct receipt r = { .game = g, .templates = t, .state = s, .outcome = o, .source = in->text };

	r.now = in->at;
	r.repaired = in->flags & INPUT_REPAIRED;
	return receipt_write(out, &r, e);
}

bool check_refuses(const struct outcome *o)
{
	for (size_t i = 0; i < o->nlines; i++)
		if (o->lines[i].verdict == VERDICT_REFUSED)
			return true;
	return o->what != OUTCOME_ORDERS;
}

/* ---- a position ------------------------------------------------------------------------------- */

struct checker_text {
	struct str name, text;
};
struct checker {
	struct arena *run;
	VEC(struct checker_text) texts;
	struct game *game;
	struct state *state;
	struct templates *templates;
};

struct checker *checker_new(struct arena *run)
{
	struct checker *c = ARENA_NEW(run, struct checker);

	c->run = run;
	return c;
}

void checker_give(struct checker *c, struct str name, struct str text)
{
	VEC_PUSH(&c->texts, c->run, ((struct checker_text){ str_dup(c->run, name), str_dup(c->run, text) }));
}

/* An empty table has no text. */
static struct source *find(const struct checker *c, struct str name)
{
	for (size_t i = 0; i < c->texts.n; i++)
		if (str_eq(c->texts.at[i].name, name)) {
			struct source *s = ARENA_NEW(c->run, struct source);
			*s = source_new(c->run, c->texts.at[i].name, c->texts.at[i].text);
			return s;
		}
	return NULL;
}

static bool find_template(void *context, const char *path, struct source *out, struct err *why)
{
	const struct checker *c = context;
	const struct source *s = find(c, str_printf(c->run, "templates/%s", path));

	(void)why;
	if (s)
		*out = *s;
	return s != NULL;
}

static int find_board(struct board *out, const struct checker *c, const char *name, struct err *e)
{
	const struct source *s = find(c, str_c(name));

	if (!s)
		return err_set(e, ERR_NOT_FOUND, "the position has no \"%s\"", name);
	return board_parse(out, s, c->run, e);
}

static struct str said(const struct board *b, const char *word)
{
	for (size_t i = 0; i < b->nlines; i++)
		if (b->lines[i].nwords > 1 && board_word_is(&b->lines[i], 0, word))
			return b->lines[i].words[1].text;
	return STR_NONE;
}

static int read_phrases(struct phrases *p, const struct checker *c, const char *name, struct err *e)
{
	const struct source *s = find(c, str_printf(c->run, "phrases/%s", name));

	return s ? phrases_read(p, s, e) : err_set(e, ERR_NOT_FOUND, "the position has no \"phrases/%s\"", name);
}

static int read_format(int32_t *out, const struct board *game, struct err *e)
{
	int64_t n;

	if (!str_to_int(said(game, "format"), &n) || n < GAME_FORMAT_FIRST || n > GAME_FORMAT)
		return err_set(e, ERR_REFUSED, "this game is written in another format than this checker reads");
	*out = (int32_t)n;
	return 0;
}

static int read_game(struct checker *c, struct err *e)
{
	struct board game, board;
	struct map *map;
	const struct ruleset *rules;
	struct phrases *p = phrases_new(c->run);
	int32_t format = GAME_FORMAT;
	int code = find_board(&game, c, "game", e);

	if (code)
		return code;
	rules = ruleset_by_name(said(&game, "rules"));
	if (!rules)
		return err_set(e, ERR_NOT_FOUND, "this checker does not know the rules of this game");
	code = read_format(&format, &game, e);
	if (!code)
		code = find_board(&board, c, "map", e);
	if (!code)
		code = map_read(&map, &board, board.lines, board.nlines, c->run, e);
	if (!code)
		code = read_phrases(p, c, "core", e);
	if (!code)
		code = read_phrases(p, c, rules->name, e);
	if (code)
		return code;
	c->game = game_new(said(&game, "game"), rules, map, p, engine_verbs, engine_kinds, c->run);
	c->game->format = format;
	return 0;
}

static int read_state(struct checker *c, struct err *e)
{
	const struct schema *schema = c->game->schema;
	int code = 0;

	c->state = state_new(schema, c->game->texts, c->run);
	for (size_t t = 0; !code && t < schema->ntables; t++) {
		const struct source *s = find(c, str_printf(c->run, "state/%s", schema->tables[t]->name));

		code = s ? record_read_table(c->state, (table_id)t, s, e) : 0;
	}
	if (!code && !row_count(c->state, TABLE_GAME))
		return err_set(e, ERR_NOT_FOUND, "the position has no \"state/game\"");
	return code;
}

/* Nobody's address is public; an engine knows who speaks by no other thing. */
static struct str address_of(struct arena *a, int32_t player)
{
	return str_printf(a, "player-%d@page.invalid", (int)player);
}

static void give_addresses(struct checker *c)
{
	for (size_t i = 0; i < row_count(c->state, TABLE_PLAYER); i++) {
		struct player_row *p = row_edit_at(c->state, TABLE_PLAYER, i);

		p->address = text_intern(c->state, address_of(c->run, p->player));
	}
}

int checker_open(struct checker *c, struct err *e)
{
	int code = read_game(c, e);

	if (!code)
		code = read_state(c, e);
	if (code)
		return code;
	give_addresses(c);
	c->templates = templates_new(find_template, c, c->run);
	return 0;
}

void checker_seats(const struct checker *c, struct buf *out)
{
	for (size_t i = 0; i < row_count(c->state, TABLE_SEAT); i++)
		buf_addf(out, "%.*s\n",
			 STR_ARG(text_of(c->state, ROW(struct seat_row, c->state, TABLE_SEAT, i)->name)));
}

/* ---- what one seat alone may see --------------------------------------------------------------- */

static bool hides(const struct table_row *t)
{
	for (const struct field_row *f = t->fields; t->owner && f->name; f++)
		if (!audience_is_all(f->audience))
			return true;
	return false;
}

/* Its key, and what is hidden of it. */
static void write_own(struct buf *out, const struct state *s, const struct table_row *t, const void *row)
{
	buf_add_c(out, t->name);
	for (size_t i = 0; t->fields[i].name; i++) {
		const struct field_row *f = &t->fields[i];

		if (i >= t->nkeys && audience_is_all(f->audience))
			continue;
		buf_addf(out, " %s=", f->name);
		field_write(out, s, f, row);
	}
	buf_add_char(out, '\n');
}

static void write_own_table(struct buf *out, const struct state *s, table_id id, seat_id seat)
{
	const struct table_row *t = s->schema->tables[id];
	const struct field_row *owner = table_field(t, t->owner);
	size_t n = 0;

	for (size_t i = 0; i < row_count(s, id); i++)
		if (field_get(owner, row_at(s, id, i)) == seat && ++n)
			write_own(out, s, t, row_at(s, id, i));
	if (n)
		return;
	void *row = arena_alloc(out->arena, t->size, 16);
	row_default(s, id, row);
	field_set(owner, row, seat);
	buf_add_c(out, "# ");
	write_own(out, s, t, row);
}

void checker_own(const struct checker *c, struct str seat, struct buf *out)
{
	const seat_id id = seat_by_name(c->state, seat);

	for (size_t t = TABLE_OWN; id != SEAT_NONE && t < c->game->schema->ntables; t++)
		if (hides(c->game->schema->tables[t]))
			write_own_table(out, c->state, (table_id)t, id);
}

/* Over the row that stands, if one does. */
static int put_own(struct state *s, const struct board_line *l, struct err *e)
{
	bool found;
	const table_id t = table_by_name(s->schema, l->words[0].text, &found);
	const void *stands;
	void *row;
	int code;

	if (!found || t < TABLE_OWN)
		return err_set(e, ERR_NOT_FOUND, "\"%.*s\" is nothing that only you can see",
			       STR_ARG(l->words[0].text));
	row = arena_alloc(s->arena, s->schema->tables[t]->size, 16);
	row_default(s, t, row);
	code = record_read_keyed(s, t, l, 1, row, e);
	stands = code ? NULL : row_find(s, t, row);
	if (stands) {
		memcpy(row, stands, s->schema->tables[t]->size);
		code = record_read_keyed(s, t, l, 1, row, e);
	}
	if (!code)
		row_put(s, t, row);
	return code;
}

static int read_own(struct state *s, struct str own, struct err *e)
{
	const struct source source = source_new(s->arena, STR("what only you can see"), own);
	struct board b;
	int code = board_parse(&b, &source, s->arena, e);

	for (size_t i = 0; !code && i < b.nlines; i++) {
		code = b.lines[i].nwords ? put_own(s, &b.lines[i], e) : 0;
		if (code)
			err_wrap(e, "what only you can see, line %zu", source_line_of(&source, b.lines[i].at.from));
	}
	return code;
}

/* ---- a text ------------------------------------------------------------------------------------ */

static int try(struct engine *engine, const struct checker *c, const struct checker_try *t, struct buf *out,
	       bool *refuses, struct err *e)
{
	const struct state *s = engine_state(engine);
	const struct source source = source_new(out->arena, STR("your orders"), t->text);
	const when last = state_game(s)->last;
	const struct seat_row *row = seat_find(s, seat_by_name(s, t->seat));
	struct input in = { .at = t->at < last ? last : t->at, .text = &source };
	struct outcome o = { 0 };

	if (row)
		in.address = address_of(out->arena, row->player);
	engine_check(engine, &in, &o, out->arena);
	*refuses = check_refuses(&o);
	return check_receipt(out, c->game, c->templates, engine_state(engine), &in, &o, e);
}

int checker_say(const struct checker *c, const struct checker_try *t, struct buf *out, bool *refuses, struct err *e)
{
	const struct state *s = c->state;
	struct state *mine;
	struct engine *engine;
	int code = 0;

	if (str_trim(t->own).n) {
		s = mine = state_copy(c->state, out->arena);
		code = read_own(mine, t->own, e);
	}
	if (code)
		return code;
	/* a binder of its own: one learns the names of those who join, be it in a trial */
	engine = engine_new(c->game, binder_new(c->game, s, out->arena), s, NULL, out->arena);
	code = try(engine, c, t, out, refuses, e);
	engine_free(engine);
	return code;
}
