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

static struct str seat_of(const struct table *seats, struct str player)
{
	for (size_t i = 0; i < seats->board.nlines; i++)
		if (str_eq(value_of(&seats->board.lines[i], "player"), player))
			return value_of(&seats->board.lines[i], "name");
	return STR_NONE;
}

/* ---- everybody, read once in a run ------------------------------------------------------------ */

struct part { /* somebody's in a game */
	struct str address;
	struct plays plays;
};

struct everybody {
	VEC(struct part) parts; /* by address, then by game */
};

/* Equal for addresses that are equal (address_eq). */
static struct str key_of(struct str address, struct arena *a)
{
	return str_lower(a, address, address.n - address_domain(address).n);
}

static void add_players(struct everybody *all, struct str game, struct store *s, struct arena *keep, struct arena *a)
{
	struct table players, seats;
	if (!read_table(&players, s, "state/player", a) || !read_table(&seats, s, "state/seat", a))
		return;
	for (size_t i = 0; i < players.board.nlines; i++) {
		const struct board_line *l = &players.board.lines[i];
		const struct str address = value_of(l, "address"), player = value_of(l, "id");
		if (!address.n)
			continue;
		VEC_PUSH(&all->parts, keep,
			 (struct part){ key_of(address, keep), { game, str_dup(keep, seat_of(&seats, player)) } });
	}
}

static int by_address(const void *x, const void *y)
{
	const struct part *a = x, *b = y;
	const int order = str_cmp(a->address, b->address);
	return order ? order : str_cmp(a->plays.game, b->plays.game);
}

static struct everybody *read_everybody(const struct root *r)
{
	struct arena *keep = r->place->run, a = ARENA_INIT;
	struct everybody *all = ARENA_NEW(keep, struct everybody);
	struct str *games;
	size_t n = 0;
	if (root_games(&games, &n, r, keep, NULL))
		n = 0;
	for (size_t i = 0; i < n; i++) {
		struct store *s = NULL;
		if (store_git_open(&s, arena_printf(&a, "%s/%.*s/private.git", r->path, STR_ARG(games[i])), NULL))
			continue;
		add_players(all, games[i], s, keep, &a);
		store_close(s);
		arena_reset(&a);
	}
	arena_release(&a);
	if (all->parts.n)
		qsort(all->parts.at, all->parts.n, sizeof *all->parts.at, by_address);
	return all;
}

/* The first that does not come before the address. */
static size_t first_of(const struct everybody *all, struct str address)
{
	size_t low = 0, high = all->parts.n;
	while (low < high) {
		const size_t mid = low + (high - low) / 2;
		if (str_cmp(all->parts.at[mid].address, address) < 0)
			low = mid + 1;
		else
			high = mid;
	}
	return low;
}

size_t plays_of(struct plays **out, struct root *r, struct str address, struct arena *a)
{
	size_t n = 0;
	*out = NULL;
	if (!address.n)
		return 0;
	if (!r->everybody)
		r->everybody = read_everybody(r);
	const struct everybody *all = r->everybody;
	const struct str key = key_of(address, a);
	const size_t from = first_of(all, key);
	while (from + n < all->parts.n && str_eq(all->parts.at[from + n].address, key))
		n++;
	*out = ARENA_ARRAY(a, struct plays, n + 1);
	for (size_t i = 0; i < n; i++)
		(*out)[i] = all->parts.at[from + i].plays;
	return n;
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
