/*
 * announced: corrections that the host announces for a later turn ("announce turn 3: set land area=osaka
 * wasteland=yes"). They wait in a table of the core's as they were worded, for all to see, until the rules
 * of the game have come to where they take effect (announced_in_force). What was lawful when it was announced
 * may be so no more: then it is told that nothing was done, and why.
 */
#include "engine/host.h"

#include "play/game.h"
#include "world/limit.h"

/* ---- a change in words ---- */

struct change {
	struct board board; /* of the words alone */
	table_id table;
	bool remove;
	void *row;
};

/* What a line says of rows all may see; the rest of a state is no modifier of the map. */
static int all_may_see_it(const struct table_row *table, const struct board_line *l, struct err *e)
{
	for (size_t i = 1; i < l->nwords; i++) {
		const struct field_row *f = NULL;

		for (const struct field_row *k = table->fields; k->name; k++)
			f = str_eq_c(l->words[i].key, k->name) ? k : f;
		if (f && !audience_is_all(f->audience))
			return err_set(e, ERR_REFUSED,
				       "%s of %s is not for all to see: what is announced is read by all", f->name,
				       table->name);
	}
	return 0;
}

static int table_of(struct change *c, const struct state *s, struct str name, struct err *e)
{
	bool found = false;

	c->table = table_by_name(s->schema, name, &found);
	if (!found || c->table < TABLE_OWN || !limit_may_set(s->schema->tables[c->table]))
		return err_set(e, ERR_REFUSED, "there is no table \"%.*s\" of this game that could be set",
			       STR_ARG(name));
	return 0;
}

/* "set TABLE ROW [because TEXT]" or "unset TABLE KEY [because TEXT]", against a state. */
static int change_read(struct change *c, const struct state *s, struct str text, struct arena *a, struct err *e)
{
	struct source *src = ARENA_NEW(a, struct source);
	struct str because, before;
	int failed;

	c->remove = take_word(&text, "unset");
	if (!c->remove)
		take_word(&text, "set");
	if (cut_at_word(text, "because", &before, &because))
		text = before;
	*src = source_new(a, STR("row"), text);
	if (board_parse(&c->board, src, a, NULL) || c->board.nlines != 1 || c->board.lines[0].nwords < 2)
		return err_set(e, ERR_REFUSED, "a table and its fields are missing: set TABLE FIELD=VALUE ...");
	failed = table_of(c, s, c->board.lines[0].words[0].text, e);
	if (!failed)
		failed = all_may_see_it(s->schema->tables[c->table], &c->board.lines[0], e);
	if (failed)
		return failed;
	c->row = arena_alloc(a, s->schema->tables[c->table]->size, alignof(int64_t));
	return row_changed(s, &c->board.lines[0], c->table, c->remove, c->row, e);
}

static void change_make(const struct change *c, struct state *s)
{
	if (c->remove)
		row_remove(s, c->table, c->row);
	else
		row_put(s, c->table, c->row);
}

/* ---- announcing ---- */

bool announces_change(struct str rest, int32_t *turn, struct str *change)
{
	struct str words;
	size_t colon;

	if (!take_word(&rest, "turn"))
		return false;
	colon = str_find_char(rest, ':');
	words = *change = str_trim(str_sub(rest, colon + 1, rest.n));
	if (colon == rest.n || !take_number(str_sub(rest, 0, colon), turn))
		return false;
	return take_word(&words, "set") || take_word(&words, "unset");
}

static int32_t next_number(const struct state *s)
{
	size_t n = row_count(s, TABLE_ANNOUNCED);

	return n ? ROW(struct announced_row, s, TABLE_ANNOUNCED, n - 1)->announced + 1 : 1;
}

static const struct diag *too_late(struct host_line *h, int32_t turn, struct str change)
{
	struct arena *a = h->ear->a;
	int32_t now = state_game(h->ear->state)->turn;

	if (turn > now)
		return NULL;
	return SAY(a, "announced-late", h->at, { "n", str_printf(a, "%d", (int)turn) },
		   { "now", str_printf(a, "%d", (int)now) }, { "next", str_printf(a, "%d", (int)now + 1) },
		   { "change", change });
}

const struct diag *announce_change(struct host_line *h, int32_t turn, struct str text)
{
	struct ear *ear = h->ear;
	struct announced_row row = { .announced = next_number(ear->state), .turn = turn };
	struct err e = { 0 };
	struct change c = { 0 };
	const struct diag *why;
	struct turn *t;

	if (!ear->e->game->rules->announced)
		return SAY(ear->a, "no-announcing", h->at, { "change", text });
	if (state_game(ear->state)->phase == GAME_OVER)
		return SAY_PLAIN(ear->a, "game-over", h->at);
	why = too_late(h, turn, text);
	if (why)
		return why;
	if (change_read(&c, ear->state, text, ear->a, &e))
		return SAY(ear->a, "bad-value", h->at, { "text", str_dup(ear->a, str_c(e.text)) });
	host_remark(h, SAY(ear->a, "announced", h->at, { "turn", str_printf(ear->a, "%d", (int)turn) },
			   { "n", str_printf(ear->a, "%d", (int)row.announced) }));
	t = host_step(h);
	row.change = text_intern(t->after, text);
	row_put(t->after, TABLE_ANNOUNCED, &row);
	EVENT(t, EVENT_ANNOUNCED,
	      text_intern(t->after, str_printf(t->arena, "turn %d: %.*s", (int)turn, STR_ARG(text))));
	return NULL;
}

const struct diag *host_unannounce(struct host_line *h)
{
	struct announced_row key = { 0 };

	if (!take_number(h->rest, &key.announced))
		return host_usage(h);
	if (!row_find(h->ear->state, TABLE_ANNOUNCED, &key))
		return SAY(h->ear->a, "not-announced", h->at, { "n", h->rest });
	row_remove(host_step(h)->after, TABLE_ANNOUNCED, &key);
	return NULL;
}

/* ---- taking effect ---- */

/* The first that is due, out of the table; false: none. */
static bool take_due(struct state *s, struct announced_row *out)
{
	for (size_t i = 0; i < row_count(s, TABLE_ANNOUNCED); i++) {
		const struct announced_row *row = ROW(struct announced_row, s, TABLE_ANNOUNCED, i);

		if (row->turn > state_game(s)->turn)
			continue;
		*out = *row;
		return row_remove(s, TABLE_ANNOUNCED, out);
	}
	return false;
}

/* Empty, or why nothing was done. */
static struct str carry_out(struct state *s, const struct announced_row *row, struct arena *a)
{
	struct change c = { 0 };
	struct err e = { 0 };

	if (change_read(&c, s, text_of(s, row->change), a, &e))
		return str_dup(a, str_c(e.text));
	change_make(&c, s);
	return STR_NONE;
}

void announced_in_force(struct turn *t)
{
	struct announced_row row;

	while (take_due(t->after, &row)) {
		struct str why = carry_out(t->after, &row, t->arena);

		EVENT_FOR(t, NULL, EVENT_CARRIED_OUT, t->game->rules->announced, row.change,
			  why.n ? text_intern(t->after, why) : TEXT_NONE);
	}
}

const struct state *announced_state(const struct view *v)
{
	struct announced_row row;
	struct state *s;

	if (!row_count(v->state, TABLE_ANNOUNCED))
		return v->state;
	s = view_trial(v);
	while (take_due(s, &row))
		carry_out(s, &row, v->scratch);
	return s;
}
