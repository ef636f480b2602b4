/*
 * hosts: see hosts.h.
 */
#include "disk/hosts.h"

#include "base/file.h"
#include "base/vec.h"
#include "engine/engine.h"
#include "mail/address.h"
#include "mail/message.h"

enum { FILE_MOST = 1 << 16 };

void hosts_of_root(struct hosts *out, const struct root *r, struct arena *a)
{
	struct str *all = ARENA_NEW(a, struct str);
	int32_t *digest = ARENA_NEW(a, int32_t);
	*all = r->host;
	*digest = r->digest;
	*out = (struct hosts){ all, 1, digest };
}

struct reading {
	struct str chief;
	VEC(struct str) others;
};

static bool read_line(struct reading *r, struct str line, struct arena *a)
{
	struct str key, address;
	if (!str_cut(&line, ' ', &key))
		return false;
	address = str_trim(line);
	if (!address_is_safe(address) || str_find_char(address, '@') == address.n)
		return false;
	if (str_eq_c(key, "host") && !r->chief.n)
		r->chief = address;
	else if (str_eq_c(key, "cohost"))
		VEC_PUSH(&r->others, a, address);
	else
		return false;
	return true;
}

static int read_lines(struct reading *r, struct str text, const char *path, struct arena *a, struct err *e)
{
	struct str line;
	for (size_t n = 1; str_line(&text, &line); n++) {
		line = str_trim(line);
		if (line.n && line.p[0] != '#' && !read_line(r, line, a))
			return err_set(e, ERR_SYNTAX,
				       "%s, line %zu: write `host ADDRESS`, once, or `cohost ADDRESS`, not \"%.*s\"",
				       path, n, STR_ARG(str_sub(line, 0, 100)));
	}
	return 0;
}

static int read_hosts(struct hosts *out, const struct root *r, const char *folder, struct arena *a, struct err *e)
{
	const char *path = path_join(a, folder, "hosts");
	struct reading found = { .chief = STR_NONE };
	struct str text;
	int code = file_read(&text, path, FILE_MOST, a, e);
	if (code == ERR_NOT_FOUND) {
		hosts_of_root(out, r, a);
		return 0;
	}
	if (!code)
		code = read_lines(&found, text, path, a, e);
	if (code)
		return code;
	struct str *all = ARENA_ARRAY(a, struct str, found.others.n + 1);
	all[0] = found.chief.n ? found.chief : r->host;
	for (size_t i = 0; i < found.others.n; i++)
		all[i + 1] = found.others.at[i];
	*out = (struct hosts){ all, found.others.n + 1, NULL };
	return 0;
}

/* ---- the letter of the day -------------------------------------------------------------------- */

/* What that address has said; false: nothing that reads. */
static bool said_digest(struct str text, struct str address, int32_t *out)
{
	struct str line, who;
	bool said = false;
	while (str_line(&text, &line))
		if (str_cut(&line, ' ', &who) && address_eq(who, address))
			said |= digest_hour(str_trim(line), out);
	return said;
}

int hosts_read(struct hosts *out, const struct root *r, const char *folder, struct arena *a, struct err *e)
{
	struct str said = STR_NONE;
	const int code = read_hosts(out, r, folder, a, e);
	if (code)
		return code;
	int32_t *digest = ARENA_ARRAY(a, int32_t, out->n);
	if (file_read(&said, path_join(a, folder, "digest"), FILE_MOST, a, NULL))
		said = STR("");
	for (size_t i = 0; i < out->n; i++)
		if (!out->all[i].n || !said_digest(said, out->all[i], &digest[i]))
			digest[i] = r->digest;
	out->digest = digest;
	return 0;
}

int hosts_keep_digest(const struct hosts *h, const char *folder, struct str address, struct str value, struct arena *a,
		      struct err *e)
{
	const char *path = path_join(a, folder, "digest");
	struct buf b = buf_new(a);
	struct str text, line;
	if (!address.n)
		address = hosts_chief(h);
	if (file_read(&text, path, FILE_MOST, a, NULL))
		text = STR("");
	while (str_line(&text, &line))
		if (!address_eq(str_sub(line, 0, str_find_char(line, ' ')), address))
			buf_addf(&b, "%.*s\n", STR_ARG(line));
	buf_addf(&b, "%.*s %.*s\n", STR_ARG(address), STR_ARG(value));
	return file_write(path, buf_str(&b), 0600, e);
}

int32_t hosts_digest(const struct hosts *h, struct str address)
{
	for (size_t i = 0; i < h->n; i++)
		if (h->all[i].n && address_eq(h->all[i], address))
			return h->digest[i];
	return DIGEST_OFF;
}

struct str hosts_chief(const struct hosts *h)
{
	return h->all[0];
}

static seat_id seat_of(const struct hosts *h, size_t i, const struct state *s)
{
	const player_id player = h->all[i].n ? player_by_address(s, h->all[i]) : PLAYER_NONE;
	return state_game(s)->phase == GAME_RUNNING && player != PLAYER_NONE ? seat_of_player(s, player) : SEAT_NONE;
}

seat_id hosts_seat(const struct hosts *h, const struct state *s)
{
	return seat_of(h, 0, s);
}

bool hosts_plays(const struct hosts *h, size_t i, const struct state *s)
{
	return seat_of(h, i, s) != SEAT_NONE;
}

bool hosts_has(const struct hosts *h, struct str address)
{
	for (size_t i = 0; i < h->n; i++)
		if (h->all[i].n && address_eq(h->all[i], address))
			return true;
	return false;
}
