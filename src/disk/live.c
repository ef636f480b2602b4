/*
 * live: see live.h.
 */
#include "disk/live.h"
#include "disk/orders.h"
#include "disk/setup.h"
#include "disk/words.h"
#include "world/record.h"

struct str live_address(const struct live *l, struct arena *a)
{
	struct str own = l->root->site.address;
	size_t at = str_find_char(own, '@');
	return str_printf(a, "%.*s+%.*s%.*s", STR_ARG(str_sub(own, 0, at)), STR_ARG(l->name),
			  STR_ARG(str_sub(own, at, own.n)));
}

char *live_folder(const struct place *p, struct str name)
{
	return arena_printf(p->run, "%s/%.*s", p->root, STR_ARG(name));
}

/* ---- reading a commit ------------------------------------------------------------------------- */

static int read_table(struct state *s, table_id t, struct live *l, const struct object_id *commit, struct err *e)
{
	struct str text, path = str_printf(s->arena, "state/%s", s->schema->tables[t]->name);
	int code = store_read(&text, l->private, commit, path, s->arena, e);
	if (code == ERR_NOT_FOUND) /* an empty table has no file */
		return 0;
	if (code)
		return code;
	struct source src = source_new(s->arena, path, text);
	return record_read_table(s, t, &src, e);
}

int live_step_hears(bool *out, struct live *l, const struct object_id *step, seat_id seat, struct str name,
		    struct arena *a, struct err *e)
{
	struct str ignored;
	const int code = store_read(&ignored, l->private, step, orders_path(seat, name, a), a, e);
	*out = !code;
	return code == ERR_NOT_FOUND ? 0 : code;
}

/* Which step it was, and the way out: the host has one line to go by. */
static int does_not_load(struct live *l, const struct object_id *commit, int code, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct commit c = { .message = STR("") };
	struct str name = l->name, why = e ? str_dup(&a, str_c(e->text)) : STR_NONE;
	store_commit_read(&c, l->private, commit, &a, NULL);
	err_set(e, code,
		"game %.*s, turn %d, step %lld (\"%.*s\", commit %.10s) does not load: %.*s; restore the repository from "
		"a backup, or take the pbp that wrote it (%.*s)",
		STR_ARG(name), (int)turn_written(l->private, commit), (long long)step_of(&c),
		STR_ARG(commit_subject(&c)), object_hex(&a, commit).p, STR_ARG(why), STR_ARG(words_of(&c)));
	arena_release(&a);
	return code;
}

/* What a report is told from, and the course before it, are the same steps for each reader and at each turn. */
enum { KNOWN_MOST = 32, KNOWN_BYTES = 1 << 17 };

struct known_state {
	struct object_id commit;
	const struct state *state;
	struct arena arena;
};

struct known_states {
	struct known_state at[KNOWN_MOST];
	size_t next;
};

static const struct state *known_state(const struct live *l, const struct object_id *commit)
{
	for (size_t i = 0; l->known && i < KNOWN_MOST; i++)
		if (l->known->at[i].state && object_eq(&l->known->at[i].commit, commit))
			return l->known->at[i].state;
	return NULL;
}

static void forget_states(struct live *l)
{
	for (size_t i = 0; l->known && i < KNOWN_MOST; i++)
		arena_release(&l->known->at[i].arena);
	l->known = NULL;
}

void live_state_is(struct live *l, const struct object_id *commit, const struct state *s)
{
	if (!l->known || known_state(l, commit) || state_bytes(s) > KNOWN_BYTES)
		return;
	struct known_state *k = &l->known->at[l->known->next++ % KNOWN_MOST];
	arena_reset(&k->arena);
	k->commit = *commit;
	k->state = state_copy(s, &k->arena);
}

int live_state(const struct state **out, struct live *l, const struct object_id *commit, struct arena *arena,
	       struct err *e)
{
	const struct state *known = known_state(l, commit);
	struct state *s = known ? state_copy(known, arena) : state_new(l->game->schema, l->game->texts, arena);
	int code = 0;
	for (size_t t = 0; !known && !code && t < l->game->schema->ntables; t++)
		code = read_table(s, (table_id)t, l, commit, e);
	*out = s;
	if (code)
		return does_not_load(l, commit, code, e);
	live_state_is(l, commit, s);
	return 0;
}

/* The files `game` and `map` of the tip make the game. */
int live_game_of(struct live *l, struct err *e)
{
	struct setup setup;
	struct str game, map;
	setup_init(&setup, l->root->place, &l->arena);
	setup.shelf = &l->root->shelf;
	setup.of_history = true;
	setup.format = GAME_FORMAT_FIRST; /* it was written before histories said so */
	int code = store_read(&game, l->private, &l->tip, STR("game"), &l->arena, e);
	if (code == ERR_NOT_FOUND)
		err_wrap(e, "the tip is no commit of ours; restore refs/heads/main from a backup");
	if (!code)
		code = store_read(&map, l->private, &l->tip, STR("map"), &l->arena, e);
	if (code)
		return code;
	struct source *src = ARENA_ARRAY(&l->arena, struct source, 2);
	struct board *b = ARENA_ARRAY(&l->arena, struct board, 2);
	src[0] = source_new(&l->arena, STR("game"), game);
	src[1] = source_new(&l->arena, STR("map"), map);
	code = board_parse(&b[0], &src[0], &l->arena, e);
	if (!code)
		code = board_parse(&b[1], &src[1], &l->arena, e);
	for (size_t i = 0; code >= 0 && i < b[0].nlines; i++)
		if (b[0].lines[i].nwords)
			code = setup_line(&setup, &b[0], &b[0].lines[i], e);
	if (code < 0)
		return code;
	setup.map_board = &b[1];
	setup.map_lines = b[1].lines;
	setup.nmap_lines = b[1].nlines;
	code = setup_game(&l->game, &setup, e);
	l->known = ARENA_NEW(&l->arena, struct known_states);
	if (!code)
		l->templates = shelf_templates(&l->root->shelf, l->root, l->game->rules, l->name, &l->arena);
	return code;
}

int live_first_state(struct state **out, struct live *l, struct err *e)
{
	static const table_id kept[] = { TABLE_SEAT, TABLE_PLAYER, TABLE_OPTION };
	const struct state *first;
	int code = live_state(&first, l, &l->tip, &l->arena, e);
	if (code)
		return code;
	*out = state_new(l->game->schema, l->game->texts, &l->arena);
	for (size_t k = 0; k < sizeof kept / sizeof *kept; k++)
		for (size_t i = 0; i < row_count(first, kept[k]); i++)
			row_put(*out, kept[k], row_at(first, kept[k], i));
	struct game_row g = { .paused = WHEN_NONE, .last = WHEN_NONE };
	g.next_player = (int32_t)row_count(first, TABLE_PLAYER);
	row_put(*out, TABLE_GAME, &g);
	return 0;
}

decision_order live_order(const struct game *g)
{
	return g->format == GAME_FORMAT_FIRST ? decision_cmp : decision_heard_cmp;
}

void live_release(struct live *l)
{
	if (l->engine)
		engine_free(l->engine);
	forget_states(l);
	arena_release(&l->turn_end.arena);
	arena_release(&l->arena);
}
