/*
 * plays: see plays.h.
 */
#include "disk/plays.h"

#include "base/board.h"
#include "base/file.h"
#include "mail/address.h"
#include "store/store.h"

struct table { /* rows of a state file, by their words */
	struct source src;
	struct board board;
};

static bool read_table(struct table *t, struct store *s, const char *path, struct arena *a)
{
	struct object_id tip;
	struct str text;
	if (store_tip(&tip, s, NULL) || store_read(&text, s, &tip, str_c(path), a, NULL))
		return false;
	t->src = source_new(a, str_c(path), text);
	return !board_parse(&t->board, &t->src, a, NULL);
}

static struct str value_of(const struct board_line *l, const char *key)
{
	for (size_t i = 0; i < l->nwords; i++)
		if (str_eq_c(l->words[i].key, key))
			return l->words[i].text;
	return STR_NONE;
}

/* The number of the player, as it stands. */
static struct str player_of(const struct table *players, struct str address)
{
	for (size_t i = 0; i < players->board.nlines; i++) {
		const struct board_line *l = &players->board.lines[i];
		const struct str theirs = value_of(l, "address");
		if (theirs.n && address_eq(theirs, address))
			return value_of(l, "id");
	}
	return STR_NONE;
}

static struct str seat_of(const struct table *seats, struct str player)
{
	for (size_t i = 0; i < seats->board.nlines; i++)
		if (str_eq(value_of(&seats->board.lines[i], "player"), player))
			return value_of(&seats->board.lines[i], "name");
	return STR_NONE;
}

static bool plays_in(struct plays *out, const struct root *r, struct str game, struct str address, struct arena *a)
{
	struct table players, seats;
	struct store *s = NULL;
	const char *path = arena_printf(a, "%s/%.*s/private.git", r->path, STR_ARG(game));
	struct str player = STR_NONE;
	*out = (struct plays){ game, STR_NONE };
	if (store_git_open(&s, path, NULL))
		return false;
	if (read_table(&players, s, "state/player", a))
		player = player_of(&players, address);
	if (player.n && read_table(&seats, s, "state/seat", a))
		out->seat = seat_of(&seats, player);
	store_close(s);
	return player.n > 0;
}

size_t plays_of(struct plays **out, const struct root *r, struct str address, struct arena *a)
{
	struct str *games;
	size_t n = 0, found = 0;
	*out = NULL;
	if (!address.n || root_games(&games, &n, r, a, NULL))
		return 0;
	*out = ARENA_ARRAY(a, struct plays, n + 1);
	for (size_t i = 0; i < n; i++)
		found += plays_in(&(*out)[found], r, games[i], address, a);
	return found;
}

struct str plays_words(const struct plays *list, size_t n, struct arena *a)
{
	struct buf b = buf_new(a);
	for (size_t i = 0; i < n; i++)
		buf_addf(&b, "%s%.*s%s%.*s",
			 !i           ? ""
			 : i + 1 == n ? " and "
				      : ", ",
			 STR_ARG(list[i].seat), list[i].seat.n ? " in " : "in ", STR_ARG(list[i].game));
	return buf_str(&b);
}
