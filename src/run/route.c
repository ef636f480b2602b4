/*
 * route: see route.h.
 */
#include "disk/idle.h"
#include "run/route.h"
#include "base/file.h"
#include "mail/limits.h"

static int by_name(const void *a, const void *b)
{
	return str_cmp(*(const struct str *)a, *(const struct str *)b);
}

static uint32_t number_of(const struct route *r, struct str name)
{
	const struct str *found = r->n ? bsearch(&name, r->games, r->n, sizeof name, by_name) : NULL;
	return found ? (uint32_t)(found - r->games) + 1 : 0;
}

/* Of the games that are not over, if it is one. */
static uint32_t the_only_game(const struct route *r)
{
	uint32_t only = 0;
	for (uint32_t i = 0; i < r->n; i++) {
		if (idle_for_good(r->root, r->games[i]))
			continue;
		if (only)
			return 0;
		only = i + 1;
	}
	return only;
}

static uint32_t by_itself(const struct route *r, const struct message *m)
{
	for (size_t i = 0; i < m->ntags; i++) {
		const struct tag *t = &m->tags[i];
		const bool sure = t->kind == TAG_SUBJECT || t->kind == TAG_PLUS;
		const uint32_t game = t->lawful ? number_of(r, t->name) : 0;
		if (game || sure)
			return game;
	}
	return the_only_game(r);
}

static char *place_of(const struct root *r, const struct hash *mail, struct arena *a)
{
	return arena_printf(a, "%s/.pbp/routed/%.*s", r->path, STR_ARG(hash_hex(a, mail)));
}

static int as_told(uint32_t *game, const struct route *r, const struct hash *mail, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct str name;
	const int code = file_read(&name, place_of(r->root, mail, &a), 1000, &a, e);
	*game = code ? 0 : number_of(r, str_trim(name));
	arena_release(&a);
	return code == ERR_NOT_FOUND ? 0 : code;
}

int route_mail(uint32_t *game, const struct route *r, const struct message *m, const struct hash *mail, struct err *e)
{
	*game = by_itself(r, m);
	return *game ? 0 : as_told(game, r, mail, e);
}

int route_tell(const struct root *r, const struct hash *mail, struct str game, struct err *e)
{
	struct arena a = ARENA_INIT;
	int code = folder_make(arena_printf(&a, "%s/.pbp/routed", r->path), 0700, e);
	if (!code)
		code = file_write(place_of(r, mail, &a), str_printf(&a, "%.*s\n", STR_ARG(game)), 0600, e);
	arena_release(&a);
	return code;
}

struct str route_header(struct str raw)
{
	static const char *const ends[] = { "\n\n", "\n\r\n", "\r\r" };
	struct str head = str_sub(raw, 0, MAIL_MAX_HEADER);
	for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
		const size_t at = str_find(head, str_c(ends[i]));
		if (at < head.n)
			head = str_sub(head, 0, at + 3);
	}
	return head;
}
