/*
 * setup: see setup.h.
 */
#include "disk/setup.h"
#include "base/file.h"
#include "base/hash.h"
#include "disk/shelf.h"
#include "engine/engine.h"
#include "mail/address.h"

void setup_init(struct setup *s, const struct place *p, struct arena *arena)
{
	*s = (struct setup){ .place = p, .arena = arena, .format = GAME_FORMAT };
}

/* ---- statements ------------------------------------------------------------------------------- */

static int add_option(struct setup *s, struct str name, struct str value)
{
	VEC_PUSH(&s->options, s->arena, ((struct setup_option){ name, value }));
	return 1;
}

static int read_option(struct setup *s, const struct board *b, const struct board_line *l, struct err *e)
{
	if (l->nwords == 2 && l->words[1].key.n)
		return add_option(s, l->words[1].key, l->words[1].text);
	if (l->nwords < 4 || !board_word_is(l, 2, "="))
		return board_error(e, b, l->at, "write: option NAME = VALUE");
	/* a value may have blanks: mon,thu 20:00 */
	struct span at = span_join(l->words[3].at, l->words[l->nwords - 1].at);
	return add_option(s, l->words[1].text, l->nwords == 4 ? l->words[3].text : source_text(b->source, at));
}

static int read_seat(struct setup *s, const struct board *b, const struct board_line *l, struct err *e)
{
	struct setup_seat seat = { .name = l->nwords > 1 ? l->words[1].text : STR_NONE };
	struct buf aliases = buf_new(s->arena);
	for (size_t i = 2; i < l->nwords; i++) {
		const struct board_word *w = &l->words[i];
		const bool alias = str_eq_c(w->key, "alias");
		if (!w->text.n || (!alias && (w->key.n || seat.address.n)))
			seat.name = STR_NONE;
		else if (alias)
			buf_addf(&aliases, "%s%.*s", aliases.n ? "|" : "", STR_ARG(w->text));
		else
			seat.address = w->text;
	}
	if (!seat.name.n)
		return board_error(e, b, l->at, "write: seat NAME [alias=NAME ...] [ADDRESS]");
	seat.aliases = buf_str(&aliases);
	VEC_PUSH(&s->seats, s->arena, seat);
	return 1;
}

static int read_secret(struct setup *s, const struct board *b, const struct board_line *l, struct err *e)
{
	struct hash h;
	if (l->nwords != 2 || !hash_from_hex(l->words[1].text, &h))
		return board_error(e, b, l->at, "a secret is 64 hex digits");
	memcpy(s->secret, h.b, sizeof s->secret);
	s->has_secret = true;
	return 1;
}

static bool is_path(struct str map)
{
	return str_find_char(map, '/') < map.n || str_ends(map, STR(".map"));
}

struct str setup_beside(const struct board *b, struct str path, struct arena *a)
{
	const struct str by = b->source->name;
	size_t folder = by.n;
	while (folder && by.p[folder - 1] != '/')
		folder--;
	if (!path.n || path.p[0] == '/' || !folder)
		return path;
	return str_printf(a, "%.*s%.*s", (int)folder, by.p, STR_ARG(path));
}

static int read_map(struct setup *s, const struct board *b, const struct board_line *l, struct err *e)
{
	if (l->nwords != 2)
		return board_error(e, b, l->at, "write: map NAME, map FILE.map, or map inline with the map below it");
	s->map = l->words[1].text;
	if (is_path(s->map))
		s->map = setup_beside(b, s->map, s->arena);
	s->map_board = NULL;
	if (str_eq_c(s->map, "inline")) {
		s->map_board = b;
		s->map_lines = l->block;
		s->nmap_lines = l->nblock;
	}
	return 1;
}

static int read_rules(struct setup *s, const struct board *b, const struct board_line *l, struct err *e)
{
	if (l->nwords < 2)
		return board_error(e, b, l->at, "write: rules RULESET");
	s->rules = l->words[1].text;
	return 1;
}

static int read_name(struct setup *s, const struct board *b, const struct board_line *l, struct err *e)
{
	if (l->nwords < 2)
		return board_error(e, b, l->at, "write: game NAME");
	s->name = l->words[1].text;
	return 1;
}

static int read_format(struct setup *s, const struct board *b, const struct board_line *l, struct err *e)
{
	int64_t n;
	if (!s->of_history) /* a new game is written as games are now */
		return 0;
	if (l->nwords != 2 || !str_to_int(l->words[1].text, &n) || n < GAME_FORMAT_FIRST)
		return board_error(e, b, l->at, "write: format NUMBER");
	if (n > GAME_FORMAT)
		return board_error(e, b, l->at,
				   "this game is written in format %lld, by a later pbp; this one reads "
				   "formats %d to %d",
				   (long long)n, GAME_FORMAT_FIRST, GAME_FORMAT);
	s->format = (int32_t)n;
	return 1;
}

static const struct {
	const char *word;
	int (*read)(struct setup *, const struct board *, const struct board_line *, struct err *);
} statements[] = {
	{ "game", read_name }, { "rules", read_rules },   { "map", read_map },       { "option", read_option },
	{ "seat", read_seat }, { "secret", read_secret }, { "format", read_format },
};

int setup_line(struct setup *s, const struct board *b, const struct board_line *l, struct err *e)
{
	for (size_t i = 0; i < sizeof statements / sizeof *statements; i++)
		if (board_word_is(l, 0, statements[i].word))
			return statements[i].read(s, b, l, e);
	return 0;
}

static int load_board(struct board *out, const char *path, struct arena *a, struct err *e)
{
	struct str text;
	int code = file_read(&text, path, 64 << 20, a, e);
	if (code)
		return code;
	struct source *src = ARENA_NEW(a, struct source);
	*src = source_new(a, str_dup(a, str_c(path)), text);
	return board_parse(out, src, a, e);
}

int setup_file(struct setup *s, const char *path, struct err *e)
{
	struct board *b = ARENA_NEW(s->arena, struct board);
	int code = load_board(b, path, s->arena, e);
	if (code)
		return code;
	for (size_t i = 0; i < b->nlines; i++) {
		if (!b->lines[i].nwords)
			continue;
		code = setup_line(s, b, &b->lines[i], e);
		if (!code)
			return board_error(e, b, b->lines[i].at,
					   "a game file has game, rules, map, option, seat and secret");
		if (code < 0)
			return code;
	}
	return 0;
}

void setup_option_word(struct setup *s, struct str word)
{
	struct str name;
	str_cut(&word, '=', &name);
	add_option(s, str_trim(name), str_trim(word));
}

void setup_seat_word(struct setup *s, struct str word)
{
	struct str name;
	str_cut(&word, '=', &name);
	VEC_PUSH(&s->seats, s->arena, ((struct setup_seat){ .name = str_trim(name), .address = str_trim(word) }));
}

/* ---- the game --------------------------------------------------------------------------------- */

static int unknown_rules(const struct setup *s, struct err *e)
{
	struct buf names = buf_new(s->arena);
	for (const struct ruleset *const *r = rulesets; *r; r++)
		buf_addf(&names, "%s%s", r == rulesets ? "" : ", ", (*r)->name);
	if (!s->rules.n)
		return err_set(e, ERR_NOT_FOUND, "say which rules: %.*s", STR_ARG(buf_str(&names)));
	return err_set(e, ERR_NOT_FOUND, "there is no ruleset \"%.*s\"; there is %.*s", STR_ARG(s->rules),
		       STR_ARG(buf_str(&names)));
}

/* A map by name from the data, or a file by path. */
static int load_map(struct setup *s, struct err *e)
{
	struct board *b = ARENA_NEW(s->arena, struct board);
	const char *name = str_cstr(s->arena, s->map);
	if (!s->map.n)
		return err_set(e, ERR_NOT_FOUND, "say which map: --map NAME, or a .map file");
	int code = load_board(b, is_path(s->map) ? name : place_data(s->place, "maps", name, ".map"), s->arena, e);
	if (code == ERR_NOT_FOUND && !is_path(s->map))
		return err_set(e, ERR_NOT_FOUND, "there is no map \"%s\" in %s/maps", name, s->place->data);
	s->map_board = b;
	s->map_lines = b->lines;
	s->nmap_lines = b->nlines;
	return code;
}

int setup_game(const struct game **out, struct setup *s, struct err *e)
{
	const struct ruleset *r = ruleset_by_name(s->rules);
	if (!r)
		return unknown_rules(s, e);
	int code = s->map_board ? 0 : load_map(s, e);
	struct map *m = NULL;
	if (!code)
		code = map_read(&m, s->map_board, s->map_lines, s->nmap_lines, s->arena, e);
	const struct phrases *p = NULL;
	if (!code)
		code = s->shelf ? shelf_phrases(&p, s->shelf, r, s->place, e)
				: phrases_of(&p, r, s->place, s->arena, e);
	if (!code) {
		struct game *g = game_new(str_dup(s->arena, s->name), r, m, p, engine_verbs, engine_kinds, s->arena);
		g->format = s->format;
		*out = g;
	}
	return code;
}

/* ---- the first state -------------------------------------------------------------------------- */

static int find_option(const struct schema *schema, struct str name)
{
	for (size_t i = 0; i < schema->noptions; i++)
		if (str_eq_c(name, schema->options[i]->name))
			return (int)i;
	return -1;
}

static int put_option(struct state *st, const struct setup_option *o, struct err *e)
{
	int i = find_option(st->schema, o->name);
	if (i < 0)
		return err_set(e, ERR_NOT_FOUND, "there is no option \"%.*s\"; `pbp rules RULESET` lists them",
			       STR_ARG(o->name));
	int code = option_check(st->schema->options[i], o->value, e);
	if (!code)
		row_put(st, TABLE_OPTION, &(struct option_value){ .option = i, .value = text_intern(st, o->value) });
	return code;
}

static player_id put_player(struct state *st, const struct game *g, struct str address)
{
	player_id known = player_by_address(st, address);
	if (known != PLAYER_NONE || !address.n)
		return known;
	struct player_row p = { .player = state_game_edit(st)->next_player++,
				.luck = TEXT_NONE,
				.luck_in_force = TEXT_NONE };
	p.address = text_intern(st, address);
	p.name = text_intern(st, player_public_name(g, p.player, address, st->arena));
	row_put(st, TABLE_PLAYER, &p);
	return p.player;
}

/* As mails are compared with it: the domain in lower case. A player has one seat. */
static int read_address(struct str *out, const struct state *st, const struct setup_seat *s, struct err *e)
{
	struct addresses found = { 0 };
	*out = STR_NONE;
	if (!s->address.n)
		return 0;
	addresses_parse(&found, s->address, 2, st->arena);
	if (found.list.n != 1 || found.bad)
		return err_set(e, ERR_REFUSED, "\"%.*s\" is no mail address", STR_ARG(s->address));
	*out = found.list.at[0];
	const seat_id seat = seat_of_player(st, player_by_address(st, *out));
	if (seat != SEAT_NONE)
		return err_set(e, ERR_EXISTS, "%.*s has seat %.*s already", STR_ARG(*out),
			       STR_ARG(seat_name(st, seat)));
	return 0;
}

static int put_seat(struct state *st, const struct game *g, const struct setup_seat *s, struct err *e)
{
	struct str address, rest = s->aliases, name = s->name;
	do {
		if (seat_by_name(st, name) != SEAT_NONE)
			return err_set(e, ERR_EXISTS, "seat %.*s stands twice", STR_ARG(name));
	} while (str_cut(&rest, '|', &name));
	int code = read_address(&address, st, s, e);
	if (code)
		return code;
	struct seat_row row = { .seat = (seat_id)row_count(st, TABLE_SEAT), .colour = -1 };
	row.name = text_intern(st, s->name);
	row.aliases = s->aliases.n ? text_intern(st, s->aliases) : TEXT_NONE;
	row.player = put_player(st, g, address);
	row_put(st, TABLE_SEAT, &row);
	return 0;
}

/* What would be set and do nothing; a game of before that says so goes on. */
static int check_effect(const struct setup *s, const struct setup_option *o, const struct game *g, struct err *e)
{
	if (s->of_history || option_has_effect(g->rules, str_cstr(s->arena, o->name)))
		return 0;
	return err_set(e, ERR_REFUSED, "option %.*s has no effect in %s: %s; `pbp rules %s` lists what there is",
		       STR_ARG(o->name), g->rules->name, g->rules->turns_end, g->rules->name);
}

int setup_state(struct state **out, const struct setup *s, const struct game *g, struct err *e)
{
	struct state *st = state_new(g->schema, g->texts, s->arena);
	int code = 0;
	row_put(st, TABLE_GAME, &(struct game_row){ .paused = WHEN_NONE, .last = WHEN_NONE });
	if (g->rules->reveal) /* the ruleset's own default, said in full so that history shows it */
		code = put_option(st, &(struct setup_option){ STR("reveal"), str_c(g->rules->reveal) }, e);
	for (size_t i = 0; !code && i < s->options.n; i++) {
		code = check_effect(s, &s->options.at[i], g, e);
		if (!code)
			code = put_option(st, &s->options.at[i], e);
	}
	for (size_t i = 0; !code && i < s->seats.n; i++)
		code = put_seat(st, g, &s->seats.at[i], e);
	*out = st;
	return code;
}
