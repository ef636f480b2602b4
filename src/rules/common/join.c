/* join: see join.h. */
#include "rules/common/join.h"

#include "base/bug.h"
#include "base/colour.h"
#include "base/utf8.h"
#include "play/game.h"
#include "rules/common/palette.h"
#include "rules/common/rule.h"

bool join_plays(const struct seat_row *seat)
{
	return seat->player != PLAYER_NONE && !seat->out;
}

bool join_is_person(const struct state *s, seat_id seat)
{
	const struct seat_row *row = seat_find(s, seat);

	return row && row->player != PLAYER_NONE;
}

int32_t join_players(const struct state *s)
{
	int32_t n = 0;

	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++)
		n += join_plays(ROW(struct seat_row, s, TABLE_SEAT, i));
	return n;
}

/* ---- joining ----------------------------------------------------------------------------------- */

bool join_is_late(const struct view *v, const struct command *c)
{
	const struct muster *m = v->game->rules->muster;

	return c->seat != SEAT_NONE || (join_players(v->state) >= m->most(v->state) && RULE(m->most_rule));
}

struct refusal {
	const char *note;
	struct span at;
	seat_id seat; /* his own, or whose the colour is */
};

static const struct arg *colour_said(const struct game *g, const struct command *c)
{
	const struct slot *s = g->verbs[c->verb]->slots;

	for (unsigned i = 0; s[i].name; i++)
		if (s[i].what == NOUN_COLOUR)
			return command_arg(c, i, 0);
	return NULL;
}

/* ---- names ------------------------------------------------------------------------------------- */

enum { LONGEST_NAME = 24 };

static const struct arg *name_said(const struct game *g, const struct command *c)
{
	const struct slot *s = g->verbs[c->verb]->slots;

	for (unsigned i = 0; s[i].name; i++)
		if (s[i].what == NOUN_TEXT && !strcmp(s[i].name, "name"))
			return command_arg(c, i, 0);
	return NULL;
}

/* A word of orders: of a colour, or of the map. */
static bool is_of_the_board(const struct state *s, struct str word)
{
	const struct map *m = s->schema->map;

	return colour_find(word) >= 0 || map_find(m, word) != AREA_NONE || map_find_region(m, word) != REGION_NONE;
}

/* Whose it is, or what it might be taken for: a thing of the board, a seat, somebody else. */
static bool is_mistakable(const struct state *s, struct str name, player_id own)
{
	struct str rest = name, word;

	while (str_cut(&rest, ' ', &word))
		if (is_of_the_board(s, word))
			return true;
	if (is_of_the_board(s, name))
		return true;
	for (size_t i = 0; i < row_count(s, TABLE_PLAYER); i++) {
		const struct player_row *p = ROW(struct player_row, s, TABLE_PLAYER, i);

		if (p->player != own && str_eq_nocase(text_of(s, p->name), name))
			return true;
	}
	return seat_by_name(s, name) != SEAT_NONE || str_eq_nocase(str_sub(name, 0, 6), STR("player")) ||
	       str_eq_nocase(str_sub(name, 0, 4), STR("host")) || str_eq_nocase(str_sub(name, 0, 8), STR("the host"));
}

static bool is_odd(struct str name)
{
	bool letter = false;

	for (size_t i = 0; i < name.n; i++) {
		if (strchr("[](){}<>\"|,;:#@/", name.p[i]))
			return true;
		letter |= (unsigned char)(name.p[i] | 32) >= 'a';
	}
	return !letter || utf8_columns(name) > LONGEST_NAME;
}

const struct arg *join_bad_name(const struct view *v, const struct command *c)
{
	const struct arg *said = name_said(v->game, c);
	struct str name;

	if (!said)
		return NULL;
	name = text_of(v->state, said->value);
	return is_odd(name) || is_mistakable(v->state, name, c->player) ? said : NULL;
}

void join_take_name(struct turn *t, const struct command *c, seat_id seat)
{
	const struct arg *said = name_said(t->game, c);
	const struct player_row key = { .player = c->player };

	if (!said)
		return;
	((struct player_row *)row_edit(t->after, TABLE_PLAYER, &key))->name = said->value;
	EVENT(t, EVENT_NAMED, seat, said->value);
}

/* ---- who can join ------------------------------------------------------------------------------ */

static struct refusal why_not(const struct view *v, const struct command *c)
{
	const struct arg *colour = colour_said(v->game, c);
	seat_id owner = colour ? colour_owner(v->state, colour->value, SEAT_NONE) : SEAT_NONE;

	if (c->seat != SEAT_NONE)
		return (struct refusal){ "joined", c->at, c->seat };
	if (join_is_late(v, c))
		return (struct refusal){ "full", c->at, SEAT_NONE };
	if (colour && colour_is_dull(colour->value))
		return (struct refusal){ "colour-dull", colour->at, SEAT_NONE };
	if (owner != SEAT_NONE)
		return (struct refusal){ "colour-taken", colour->at, owner };
	if (join_bad_name(v, c))
		return (struct refusal){ "name-odd", join_bad_name(v, c)->at, SEAT_NONE };
	return (struct refusal){ .note = NULL };
}

static int64_t fact(const struct view *v, const struct refusal *r, const struct arg_row *a)
{
	if (!strcmp(a->name, "seat"))
		return r->seat;
	if (!strcmp(a->name, "count"))
		return join_players(v->state);
	if (!strcmp(a->name, "limit"))
		return v->game->rules->muster->most(v->state);
	return a->type == FIELD_INT || a->type == FIELD_NAME ? 0 : -1;
}

void join_check(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct note_row *row = v->game->rules->notes;
	struct refusal r = why_not(v, c);
	int64_t args[NOTE_ARGS];
	size_t n = 0;

	if (!r.note)
		return;
	while (row->name && strcmp(row->name, r.note))
		row++;
	BUG_ON(!row->name);
	for (; row->args[n].name; n++)
		args[n] = fact(v, &r, &row->args[n]);
	note_add(notes, (uint16_t)(row - v->game->rules->notes), r.at, args, n);
}

void join_act(struct turn *t, const struct command *c)
{
	const struct muster *m = t->game->rules->muster;
	const struct arg *said = colour_said(t->game, c);
	int32_t rgb = said ? said->value : m->colour ? m->colour(t->after) : palette_free(t->after);
	const char *name = colour_name(rgb);

	join_take_name(t, c, join_by_name(t, str_c(name ? name : m->called), c->player, rgb));
}

seat_id join_by_name(struct turn *t, struct str name, player_id player, int32_t rgb)
{
	struct str tried = name;

	for (int n = 2; seat_by_name(t->after, tried) != SEAT_NONE; n++)
		tried = str_printf(t->arena, "%.*s %d", STR_ARG(name), n);
	return seat_add(t, tried, player, rgb);
}

void join_leave(struct turn *t, const struct command *c)
{
	row_remove(t->after, TABLE_SEAT, &(struct seat_row){ .seat = c->seat });
}

void join_colours(struct state *s, bool nobodys)
{
	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++) {
		struct seat_row *row = row_edit_at(s, TABLE_SEAT, i);

		if (row->colour < 0 && (nobodys || join_plays(row)))
			row->colour = palette_for(s, text_of(s, row->name));
	}
}

void join_shuffle(struct turn *t, int32_t what, int32_t *list, int32_t n)
{
	struct dice_stream *s = dice_open(t, what, DICE_OF_ALL);

	for (int32_t i = n - 1; i > 0; i--) {
		int32_t j = dice_next(s, i + 1) - 1, swap = list[i];

		list[i] = list[j];
		list[j] = swap;
	}
}
