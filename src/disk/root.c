/*
 * root: see root.h.
 */
#include <sys/stat.h>
#include <sys/utsname.h>
#include <unistd.h>

#include "disk/root.h"
#include "base/screen.h"
#include "base/board.h"
#include "base/file.h"
#include "engine/engine.h"

static char *inside(const struct root *r, const char *name)
{
	return arena_printf(r->place->run, "%s/.pbp/%s", r->path, name);
}

/* Everything behind the keyword, as it stands. */
static struct str rest_of(const struct board_line *l)
{
	size_t skip = l->words[0].text.n;
	return str_trim(str_sub(l->raw, skip, l->raw.n));
}

static const char *const keys[] = { "address",   "host",     "authserv", "sendmail", "signing-key", "sandbox",
				    "receivers", "pictures", "pages",    "after",    "digest" };

static int read_line(struct config_line *out, const struct board *b, const struct board_line *l, struct err *e)
{
	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
		if (board_word_is(l, 0, keys[i])) {
			*out = (struct config_line){ str_c(keys[i]), rest_of(l) };
			return 0;
		}
	return board_error(
		e, b, l->at,
		"a line of the config is address, host, authserv, receivers, sendmail, signing-key, pictures, pages, "
		"after, digest or sandbox");
}

int root_config(struct config_line **out, size_t *n, struct root *r, struct err *e)
{
	struct arena *a = r->place->run;
	const char *path = inside(r, "config");
	struct str text;
	*n = 0;
	*out = NULL;
	int code = file_read(&text, path, 1 << 20, a, e);
	if (code == ERR_NOT_FOUND)
		return 0;
	if (code)
		return code;
	struct source *src = ARENA_NEW(a, struct source);
	*src = source_new(a, str_c(path), text);
	struct board b;
	code = board_parse(&b, src, a, e);
	if (code)
		return code;
	*out = ARENA_ARRAY(a, struct config_line, b.nlines);
	for (size_t i = 0; !code && i < b.nlines; i++)
		if (b.lines[i].nwords)
			code = read_line(&(*out)[(*n)++], &b, &b.lines[i], e);
	return code;
}

static void set(struct root *r, const struct config_line *l)
{
	struct str sandbox = STR_NONE, pictures = STR_NONE, digest = STR_NONE;
	struct str *const to[] = { &r->site.address, &r->host,        &r->site.authserv_id,
				   &r->sendmail,     &r->signing_key, &sandbox,
				   &r->receivers,    &pictures,       &r->pages,
				   &r->after,        &digest };
	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
		if (str_eq_c(l->key, keys[i]))
			*to[i] = l->value;
	r->open |= str_eq_c(sandbox, "off");
	r->pictures |= str_eq_c(pictures, "on");
	if (digest.n && !digest_hour(digest, &r->digest))
		r->digest = DIGEST_OFF; /* the doctor says why */
}

/* The machine's own name stands for all it is called: what hands mail to pbp here writes one of them. */
static void name_receivers(struct root *r)
{
	struct arena *a = r->place->run;
	struct str rest = r->receivers, name, *names = ARENA_ARRAY(a, struct str, r->receivers.n / 2 + 2);
	struct utsname machine;
	size_t n = 0;
	while (str_cut(&rest, ' ', &name))
		if (name.n)
			names[n++] = name;
	if (!uname(&machine))
		names[n++] = str_dup(a, str_c(machine.nodename));
	r->site.receivers = names;
	r->site.nreceivers = n;
}

bool root_is_pages(struct str url)
{
	bool plain = str_starts(url, STR("https://")) || str_starts(url, STR("http://"));
	for (size_t i = 0; i < url.n; i++)
		plain &= url.p[i] > ' ' && url.p[i] < 127 && !strchr("\"'()<>[]{}|\\^`*", url.p[i]);
	return plain;
}

static int read_config(struct root *r, struct err *e)
{
	struct config_line *lines;
	size_t n;
	r->site.address = STR("pbp@localhost");
	r->digest = DIGEST_OFF;
	const int code = root_config(&lines, &n, r, e);
	for (size_t i = 0; !code && i < n; i++)
		set(r, &lines[i]);
	if (!root_is_pages(r->pages))
		r->pages = STR_NONE; /* reports lead nowhere then; the doctor says why */
	name_receivers(r);
	return code;
}

/* What the superuser writes into another user's games that user cannot read: his next run would fail.
 * And whoever starts with games as the superuser is told that once. */
static int check_user(struct root *r, struct err *e)
{
	struct stat st;
	if (geteuid() != 0)
		return 0;
	if (!stat(r->path, &st) && st.st_uid != 0)
		return err_set(e, ERR_REFUSED, "%s belongs to another user; become that user (sudo -u '#%u' pbp ...)",
			       r->path, (unsigned)st.st_uid);
	if (!file_exists(inside(r, "")))
		screen_print(stderr,
			     "pbp: run as root: these games will be root's; better give them a user of their own\n");
	return 0;
}

struct templates *root_templates(const struct root *r, const char *rules, struct str game, struct arena *a)
{
	const char *folders[TEMPLATE_FOLDERS + 1] = { NULL };
	size_t n = 0;
	if (game.n)
		folders[n++] = arena_printf(a, "%s/%.*s/templates", r->path, STR_ARG(game));
	folders[n++] = path_join(a, inside(r, ""), "templates");
	if (rules)
		folders[n++] = arena_printf(a, "%s/games/%s/templates", r->place->data, rules);
	folders[n++] = path_join(a, r->place->data, "templates");
	return templates_load(folders, a);
}

int root_open(struct root *out, const struct place *p, bool make, struct err *e)
{
	*out = (struct root){ .place = p, .path = p->root };
	int code = make ? check_user(out, e) : 0;
	if (!code)
		code = read_config(out, e);
	if (!code)
		out->templates = root_templates(out, NULL, STR_NONE, p->run);
	if (code || !make)
		return code;
	code = folder_make(inside(out, ""), 0700, e);
	if (!code)
		code = spool_open(&out->spool, inside(out, "spool"), p->run, e);
	if (!code)
		code = spool_open(&out->quarantine, inside(out, "quarantine"), p->run, e);
	if (!code)
		code = outbox_open(&out->outbox, p->outbox ? p->outbox : inside(out, "outbox"), p->run, e);
	return code;
}

void root_close(struct root *r)
{
	arena_release(&r->together.arena);
	if (r->outbox.folder) {
		spool_close(&r->spool);
		spool_close(&r->quarantine);
		outbox_close(&r->outbox);
	}
}

bool root_has(const struct root *r, struct str name)
{
	return game_name_is_lawful(name) &&
	       file_exists(arena_printf(r->place->run, "%s/%.*s/private.git", r->path, STR_ARG(name)));
}

int root_games(struct str **names, size_t *n, const struct root *r, struct arena *a, struct err *e)
{
	*n = 0;
	*names = NULL;
	struct str *all;
	size_t nall;
	int code = folder_list(&all, &nall, r->path, a, e);
	if (code == ERR_NOT_FOUND)
		return 0;
	if (code)
		return code;
	*names = ARENA_ARRAY(a, struct str, nall + 1);
	for (size_t i = 0; i < nall; i++)
		if (root_has(r, all[i]))
			(*names)[(*n)++] = all[i];
	return 0;
}
