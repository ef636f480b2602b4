/*
 * cmd_doctor: `pbp doctor`: whether the installation, the words of the rulesets, the
 * root and every game are sound; with .map files: whether they read, and what to look at.
 */
#include <unistd.h>

#include "app/tools.h"
#include "base/screen.h"
#include "app/look.h"
#include "app/config.h"
#include "disk/desk.h"
#include "disk/idle.h"
#include "disk/lint.h"
#include "disk/lost.h"
#include "disk/restore.h"
#include "disk/signing.h"
#include "run/sandbox.h"
#include "disk/setup.h"
#include "disk/ticket.h"
#include "base/file.h"
#include "mail/address.h"

struct visit {
	struct app *app;
	json_t *findings;
	bool ill;
};

/* SOUND with a warning: works, and the host should know what it does not do. */
enum health { ILL, SOUND, WARNED };

static void note(struct visit *v, enum health is, const char *what, const char *text)
{
	static const char *const marks[] = { [ILL] = "ILL ", [SOUND] = "ok  ", [WARNED] = "WARN" };
	v->ill |= is == ILL;
	json_array_append_new(v->findings, json_pack("{s:s, s:b, s:b, s:s}", "what", what, "ok", is != ILL, "warning",
						     is == WARNED, "text", text));
	if (!v->app->json)
		screen_print(v->app->out, "%s %s: %s\n", marks[is], what, text);
}

static void say(struct visit *v, bool ok, const char *what, const char *text)
{
	note(v, ok ? SOUND : ILL, what, text);
}

static const char *plural(int64_t n)
{
	return n == 1 ? "" : "s";
}

/* ---- maps ------------------------------------------------------------------------------------- */

static int read_map(struct map **m, struct app *a, const char *path, struct err *e)
{
	struct str text;
	struct board b;
	int code = file_read(&text, path, 64 << 20, &a->run, e);
	if (code)
		return code;
	struct source *src = ARENA_NEW(&a->run, struct source);
	*src = source_new(&a->run, str_c(path), text);
	code = board_parse(&b, src, &a->run, e);
	return code ? code : map_read(m, &b, b.lines, b.nlines, &a->run, e);
}

static void visit_map(struct visit *v, const char *path)
{
	struct err e = { 0 };
	struct map *m;
	struct buf remarks = buf_new(&v->app->run);
	if (read_map(&m, v->app, path, &e)) {
		say(v, false, path, e.text);
		return;
	}
	size_t n = map_remarks(m, &remarks);
	n += lint_map(m, &remarks, &v->app->run);
	const unsigned borders = m->first[m->nareas] / 2;
	say(v, true, path,
	    arena_printf(&v->app->run, "%d area%s, %u border%s, %d region%s%s", m->nareas, plural(m->nareas), borders,
			 plural(borders), m->nregions, plural(m->nregions), n ? "; look at:" : ""));
	if (n && !v->app->json)
		app_print(v->app, buf_str(&remarks));
}

/* ---- the root --------------------------------------------------------------------------------- */

static void visit_data(struct visit *v)
{
	struct app *a = v->app;
	const char *path = place_data(&a->place, "games", "core", "/phrases");
	const bool found = file_exists(path);
	say(v, found, "data",
	    found ? a->place.data
		  : arena_printf(&a->run,
				 "%s is missing: set PBP_DATA to the folder that holds maps, games and templates",
				 path));
}

/* ---- rulesets: their tables and words --------------------------------------------------------- */

struct rules_visit {
	struct visit *visit;
	const char *what;
	size_t found;
};

static void say_rules(void *context, const char *where, const char *what)
{
	struct rules_visit *r = context;
	r->found++;
	say(r->visit, false, r->what, arena_printf(&r->visit->app->run, "%s: %s", where, what));
}

static void visit_rules(struct visit *v, const struct ruleset *rules)
{
	struct err e = { 0 };
	struct rules_visit r = { v, arena_printf(&v->app->run, "rules %s", rules->name), 0 };
	if (lint_rules(&v->app->place, rules, say_rules, &r, &e))
		say(v, false, r.what, e.text);
	else if (!r.found)
		say(v, true, r.what, "its words fit its tables");
}

static int check_store(struct visit *v, const struct live *l, struct store *s, const char *what)
{
	struct err e = { 0 };
	struct str *problems;
	size_t n;
	const char *name = arena_printf(&v->app->run, "%.*s %s", STR_ARG(l->name), what);
	if (store_check(&problems, &n, s, &v->app->run, &e)) {
		say(v, false, name, e.text);
		return -1;
	}
	for (size_t i = 0; i < n; i++)
		say(v, false, name, str_cstr(&v->app->run, problems[i]));
	if (!n)
		say(v, true, name, "every object is there and sound");
	return n ? -1 : 0;
}

static void check_secret(struct visit *v, const struct desk *k)
{
	struct arena *a = &v->app->run;
	const char *path = path_join(a, k->folder, "secret");
	const bool mine = !access(path, R_OK);
	say(v, mine, arena_printf(a, "%.*s secret", STR_ARG(k->live.name)),
	    mine ? "is there" : "cannot be read; restore it from the backup: without it no die can be rolled");
}

/* A game of before keys has none, and nothing to say. */
static void check_key(struct visit *v, const struct desk *k)
{
	struct arena *a = &v->app->run;
	struct err e = { 0 };
	struct str print;
	const char *what = arena_printf(a, "%.*s key", STR_ARG(k->live.name));
	if (signing_fingerprint(&print, &k->live, k->folder, a, &e))
		say(v, false, what, e.text);
	else if (print.n)
		say(v, true, what,
		    arena_printf(
			    a,
			    "signs as %.*s; keep it in the backup: without it the game cannot go on as it was told to the players",
			    STR_ARG(print)));
}

static void check_together(struct visit *v, struct desk *k)
{
	struct err e = { 0 };
	const char *what;
	if (desk_check(&what, k, &e))
		say(v, false, arena_printf(&v->app->run, "%.*s %s", STR_ARG(k->live.name), what), e.text);
}

/* What pbp itself does without, and git does not: a clone is refused, a backup by git is empty. */
static void check_files(struct visit *v, const char *game, const char *repository, const char *what)
{
	struct arena *a = &v->app->run;
	const char *path = path_join(a, game, repository), *fault = store_git_fault(path);
	if (fault)
		say(v, false, what,
		    arena_printf(a,
				 "%s/%s is not as git wrote it, and git refuses the repository; the next `pbp process` "
				 "makes it anew. If it held lines of yours, restore it from the backup",
				 path, fault));
}

/* One that was damaged stops every run of its game. */
static void check_inbox(struct visit *v, struct desk *k)
{
	struct arena *a = &v->app->run;
	struct err e = { 0 };
	struct decision d;
	const char *what = arena_printf(a, "%.*s inbox", STR_ARG(k->live.name));
	if (waiting_list(&k->waiting, &e))
		return; /* visit_folders says so */
	for (size_t i = 0; i < k->waiting.n; i++)
		if (inbox_read(&d, &k->waiting.inbox, &k->waiting.list[i], a, &e) == ERR_DAMAGED)
			say(v, false, what, e.text);
	if (idle_check(k, &e))
		say(v, false, what, e.text);
}

static void check_tags(struct visit *v, struct desk *k)
{
	struct arena *a = &v->app->run;
	struct str commands, line;
	struct err e = { 0 };
	if (lost_tags(&commands, k, a, &e))
		return; /* check_store says so */
	while (str_line(&commands, &line))
		say(v, false, arena_printf(a, "%.*s tags", STR_ARG(k->live.name)),
		    arena_printf(
			    a,
			    "the tag of a turn that has ended is missing; restore packed-refs and refs/tags from the "
			    "backup, or do: %.*s",
			    STR_ARG(line)));
}

/* What players are owed when the game is over. */
static void check_tickets(struct visit *v, struct desk *k)
{
	struct arena *a = &v->app->run;
	struct str *names, text;
	struct ticket t;
	uint8_t key[32];
	size_t n;
	const char *folder = path_join(a, k->folder, "tickets");
	if (!file_exists(folder) || folder_list(&names, &n, folder, a, NULL))
		return;
	for (size_t i = 0; i < n; i++) {
		const char *path = path_join(a, folder, str_cstr(a, names[i]));
		if (!str_starts(names[i], STR(".")) &&
		    (file_read(&text, path, 1 << 20, a, NULL) || ticket_next(&text, &t, key, a) != TICKET_SIGNED))
			say(v, false, arena_printf(a, "%.*s tickets", STR_ARG(k->live.name)),
			    arena_printf(
				    a,
				    "%s is damaged: its player could not show by it what he ordered; restore it from "
				    "the backup",
				    path));
	}
}

static void visit_game(struct visit *v, struct root *r, struct str name)
{
	struct err e = { 0 };
	struct desk *k;
	const char *what = str_cstr(&v->app->run, name);
	const char *folder = live_folder(&v->app->place, name);
	if (!file_exists(path_join(&v->app->run, folder, "public.git"))) { /* opening the game makes it again */
		say(v, false, arena_printf(&v->app->run, "%s public history", what),
		    "public.git is missing; the next `pbp process` makes it again from the private history");
		return;
	}
	check_files(v, folder, "private.git", arena_printf(&v->app->run, "%s private history", what));
	check_files(v, folder, "public.git", arena_printf(&v->app->run, "%s public history", what));
	if (desk_open(&k, r, name, &e)) {
		say(v, false, what, e.text);
		return;
	}
	check_store(v, &k->live, k->live.private, "private history");
	check_store(v, &k->live, k->pen.public.store, "public history");
	check_secret(v, k);
	check_key(v, k);
	check_together(v, k);
	check_tags(v, k);
	check_inbox(v, k);
	check_tickets(v, k);
	desk_close(k);
}

static void say_setting(void *visit, const char *key, const char *text)
{
	struct visit *v = visit;
	say(v, false, arena_printf(&v->app->run, "config %s", key), text);
}

/* Where a run writes; a folder that is not there will be made. */
static void visit_folders(struct visit *v, const struct root *r, const struct str *games, size_t n)
{
	static const char *const ours[] = { "spool", "quarantine", "outbox" };
	struct arena *a = &v->app->run;
	const char *fault = folder_fault(r->path, a);
	say(v, !fault, "root",
	    fault ? fault : arena_printf(a, "%s, %zu game%s", v->app->place.root, n, plural((int64_t)n)));
	for (size_t i = 0; !fault && i < sizeof ours / sizeof *ours; i++) {
		const char *wrong = folder_fault(arena_printf(a, "%s/.pbp/%s", r->path, ours[i]), a);
		if (wrong)
			say(v, false, ours[i], wrong);
	}
	for (size_t i = 0; !fault && i < n; i++) {
		const char *wrong = folder_fault(arena_printf(a, "%s/%.*s/inbox", r->path, STR_ARG(games[i])), a);
		if (wrong)
			say(v, false, arena_printf(a, "%.*s inbox", STR_ARG(games[i])), wrong);
	}
}

/* What a run gives up before it reads mail; a kernel without it is no illness. */
static void visit_sandbox(struct visit *v, const struct root *r)
{
	static const char *const words[] = {
		"this kernel has neither Landlock nor seccomp: runs are not shut in",
		"files (Landlock); no seccomp in this kernel",
		"system calls (seccomp); no Landlock 2 in this kernel: files are not shut off",
		"files (Landlock) and system calls (seccomp)",
	};
	say(v, true, "sandbox", r->open ? "off, as the config says" : words[sandbox_kernel()]);
}

static struct str secret_of(const struct root *r, struct str game, struct arena *a)
{
	struct str text = STR_NONE;
	file_read(&text, arena_printf(a, "%s/%.*s/secret", r->path, STR_ARG(game)), 1 << 10, a, NULL);
	return str_trim(text);
}

/* Each game would show the seeds of the other's turns. */
static void visit_secrets(struct visit *v, const struct root *r, const struct str *games, size_t n)
{
	struct arena *a = &v->app->run;
	struct str *secrets = ARENA_ARRAY(a, struct str, n);
	for (size_t i = 0; i < n; i++) {
		size_t k = 0;
		secrets[i] = secret_of(r, games[i], a);
		while (k < i && !str_eq(secrets[k], secrets[i]))
			k++;
		if (k < i && secrets[i].n)
			note(v, WARNED, arena_printf(a, "%.*s secret", STR_ARG(games[i])),
			     arena_printf(
				     a,
				     "it is that of %.*s: who plays in both can foresee dice; play on in one of them, and make "
				     "the other anew",
				     STR_ARG(games[k])));
	}
}

/* A secret without its history: no run would say a word of that game. */
static int visit_lost(struct visit *v, struct root *r, struct err *e)
{
	struct arena *a = &v->app->run;
	struct str *names;
	size_t n;
	int code = folder_list(&names, &n, r->path, a, e);
	for (size_t i = 0; !code && i < n; i++) {
		const char *what = arena_printf(a, "%.*s private history", STR_ARG(names[i]));
		if (!root_has(r, names[i]) &&
		    file_exists(arena_printf(a, "%s/%.*s/secret", r->path, STR_ARG(names[i]))))
			say(v, false, what, "private.git is missing, and the game with it; restore it from the backup");
	}
	return code == ERR_NOT_FOUND ? 0 : code;
}

/* The last of the names is the machine's own. */
static void visit_receivers(struct visit *v, const struct root *r)
{
	struct buf b = buf_new(&v->app->run);
	for (size_t i = 0; i < r->site.nreceivers; i++)
		buf_addf(&b, "%s%.*s", i ? ", " : "", STR_ARG(r->site.receivers[i]));
	buf_addf(&b, "%s",
		 r->receivers.n
			 ? " (the last is this machine)"
			 : " (this machine alone; a mail that another server received counts from when it came here)");
	say(v, true, "receivers", str_cstr(&v->app->run, buf_str(&b)));
}

/* Without one nothing but the address in From says who wrote a mail. */
static void visit_authserv(struct visit *v, const struct root *r)
{
	const struct str server = r->site.authserv_id;
	if (server.n)
		say(v, true, "authserv",
		    arena_printf(&v->app->run, "%.*s is believed about who wrote a mail", STR_ARG(server)));
	else
		note(v, WARNED, "authserv",
		     "not set in the config, so a forged address is believed: anybody can write in "
		     "a player's name; write `authserv NAME` there, the word that stands first in the "
		     "Authentication-Results of your mails, or play with `auth = token` or `pgp`");
}

/* What a backup that was put back lacks, as far as it can be known. */
static int restore(struct visit *v, struct root *root, struct str name, struct err *e)
{
	struct arena *a = &v->app->run;
	const char *what = arena_printf(a, "%.*s restored", STR_ARG(name));
	struct put_back r;
	const int code = restore_game(&r, root, name, a, e);
	if (code)
		return code;
	if (!r.n)
		say(v, true, what, "nothing that is public is missing in its private history");
	for (size_t i = 0; i < r.n; i++)
		note(v, WARNED, what,
		     arena_printf(a, "lost: %.*s  %.*s", STR_ARG(when_iso(a, r.lost[i].at)),
				  STR_ARG(r.lost[i].subject)));
	if (r.n)
		note(v, WARNED, what,
		     arena_printf(
			     a,
			     "the backup ends at step %lld. Say again the lines of the host above (`pbp host %.*s LINE`), "
			     "feed the mails since then to `pbp process` again, and tell the players: their clones have these "
			     "steps, and the public history goes on without them. The former one lies in %s",
			     (long long)r.ends, STR_ARG(name), r.aside));
	return 0;
}

static int visit_root(struct visit *v, struct err *e)
{
	struct root root;
	struct str *names;
	size_t n;
	visit_data(v);
	for (const struct ruleset *const *r = rulesets; *r; r++)
		visit_rules(v, *r);
	int code = root_open(&root, &v->app->place, false, e);
	if (!code)
		code = root_games(&names, &n, &root, &v->app->run, e);
	if (code)
		return code;
	visit_folders(v, &root, names, n);
	if (address_is_safe(root.site.address))
		say(v, true, "address", str_cstr(&v->app->run, root.site.address));
	visit_receivers(v, &root);
	visit_authserv(v, &root);
	code = config_check(&root, say_setting, v, e);
	if (code)
		return code;
	visit_sandbox(v, &root);
	for (size_t i = 0; !code && app_option(v->app, "restore") && i < n; i++)
		code = restore(v, &root, names[i], e);
	for (size_t i = 0; !code && i < n; i++)
		visit_game(v, &root, names[i]);
	if (code)
		return code;
	visit_secrets(v, &root, names, n);
	return visit_lost(v, &root, e);
}

int tool_doctor(struct app *a)
{
	struct err e = { 0 };
	struct visit v = { .app = a, .findings = json_array() };
	int code = a->nargs ? 0 : visit_root(&v, &e);
	for (int i = 0; i < a->nargs; i++)
		visit_map(&v, a->args[i]);
	if (code)
		say(&v, false, "root", e.text);
	if (a->json)
		look_json(a, json_incref(v.findings));
	json_decref(v.findings);
	return v.ill ? EXIT_NO : EXIT_DONE;
}
