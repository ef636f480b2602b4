/*
 * config: see config.h.
 */
#include <errno.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/config.h"
#include "disk/signing.h"
#include "base/byte.h"
#include "base/file.h"
#include "engine/engine.h"
#include "mail/address.h"

struct check {
	struct root *root;
	struct arena *arena;
	struct str value;
};
/* NULL: nothing is wrong. */
typedef const char *(*checker)(struct check *c);

/* ---- addresses and names ---------------------------------------------------------------------- */

static const char *no_address(struct check *c)
{
	return arena_printf(c->arena, "\"%.*s\" is no mail address; write one like pbp@example.org",
			    STR_ARG(str_sub(c->value, 0, 100)));
}

static const char *check_address(struct check *c)
{
	return address_is_safe(c->value) ? NULL : no_address(c);
}

static const char *check_host(struct check *c)
{
	if (!address_is_safe(c->value))
		return no_address(c);
	if (!address_eq(c->value, c->root->site.address))
		return NULL;
	return "this is the program's own address: your mails would be taken for its own; write another of yours";
}

static const char *check_authserv(struct check *c)
{
	for (size_t i = 0; i < c->value.n; i++)
		if ((unsigned char)c->value.p[i] <= ' ' || strchr("@;,\"<>", c->value.p[i]))
			return arena_printf(c->arena,
					    "\"%.*s\" is no name of a server; write the word that stands first in "
					    "the Authentication-Results of your mails",
					    STR_ARG(str_sub(c->value, 0, 100)));
	return NULL;
}

static bool is_server(struct str name)
{
	for (size_t i = 0; i < name.n; i++)
		if (!byte_is_plain(name.p[i]) && !strchr("-._:", name.p[i]))
			return false;
	return name.n <= 255;
}

static const char *check_receivers(struct check *c)
{
	struct str rest = c->value, name;
	while (str_cut(&rest, ' ', &name))
		if (!is_server(name))
			return arena_printf(c->arena,
					    "\"%.*s\" is no name of a server; write the words that stand behind \"by\" "
					    "in the Received lines of your servers, with blanks between them",
					    STR_ARG(str_sub(name, 0, 100)));
	return NULL;
}

static const char *check_sandbox(struct check *c)
{
	if (str_eq_c(c->value, "on") || str_eq_c(c->value, "off"))
		return NULL;
	return arena_printf(c->arena, "\"%.*s\" is neither on nor off, and counts as on; write one of them",
			    STR_ARG(str_sub(c->value, 0, 100)));
}

static const char *check_pictures(struct check *c)
{
	if (str_eq_c(c->value, "on") || str_eq_c(c->value, "off"))
		return NULL;
	return arena_printf(c->arena, "\"%.*s\" is neither on nor off, and counts as off; write one of them",
			    STR_ARG(str_sub(c->value, 0, 100)));
}

/* ---- programs and keys ------------------------------------------------------------------------ */

static bool is_program(const char *path)
{
	struct stat st;
	return !stat(path, &st) && S_ISREG(st.st_mode) && !access(path, X_OK);
}

static bool is_on_path(struct str name, struct arena *a)
{
	struct str rest = str_c(getenv("PATH") ? getenv("PATH") : "/usr/bin:/bin"), folder;
	while (str_cut(&rest, ':', &folder))
		if (is_program(arena_printf(a, "%.*s/%.*s", STR_ARG(folder), STR_ARG(name))))
			return true;
	return false;
}

static const char *check_sendmail(struct check *c)
{
	struct str rest = c->value, name;
	str_cut(&rest, ' ', &name);
	const bool path = str_find_char(name, '/') < name.n;
	if (path ? is_program(str_cstr(c->arena, name)) : is_on_path(name, c->arena))
		return NULL;
	return arena_printf(c->arena,
			    "%.*s is no program that can be started; write the path of one that takes letters, or "
			    "take the line out: then they wait in the outbox",
			    STR_ARG(str_sub(name, 0, 200)));
}

static const char *check_key(struct check *c)
{
	struct err e = { 0 };
	if (!signing_check(str_cstr(c->arena, c->value), c->arena, &e))
		return NULL;
	return arena_printf(c->arena, "%s", e.text);
}

static const char *check_pages(struct check *c)
{
	return root_is_pages(c->value)
		       ? NULL
		       : "is no address of web pages; write one like https://example.org/games, or take the "
			 "line out: then reports do not say where their page is";
}

static const char *check_digest(struct check *c)
{
	int32_t seconds;
	return digest_hour(c->value, &seconds)
		       ? NULL
		       : arena_printf(
				 c->arena,
				 "\"%.*s\" is no time of the day, so nothing is sent; write one like 08:00, or daily, always, "
				 "off",
				 STR_ARG(str_sub(c->value, 0, 100)));
}

/* ---- the lines -------------------------------------------------------------------------------- */

static const struct {
	const char *key;
	checker check;
} checks[] = {
	{ "address", check_address },
	{ "host", check_host },
	{ "authserv", check_authserv },
	{ "sendmail", check_sendmail },
	{ "signing-key", check_key },
	{ "sandbox", check_sandbox },
	{ "receivers", check_receivers },
	{ "pictures", check_pictures },
	{ "pages", check_pages },
	{ "digest", check_digest },
	{ "after", NULL }, /* only the shell knows */
};

static const char *line_fault(struct check *c, size_t which, bool twice)
{
	if (twice)
		return "stands more than once, and the last one counts; take the others out";
	if (!c->value.n)
		return "nothing stands behind it; write a value, or take the line out";
	return checks[which].check ? checks[which].check(c) : NULL;
}

int config_check(struct root *r, config_finding say, void *who, struct err *e)
{
	struct config_line *lines;
	size_t n;
	int code = root_config(&lines, &n, r, e);
	for (size_t i = 0; !code && i < n; i++) {
		struct check c = { r, r->place->run, lines[i].value };
		bool twice = false;
		size_t k = 0;
		for (size_t j = 0; j < i; j++)
			twice |= str_eq(lines[j].key, lines[i].key);
		while (!str_eq_c(lines[i].key, checks[k].key))
			k++;
		const char *fault = line_fault(&c, k, twice);
		if (fault)
			say(who, checks[k].key, fault);
	}
	return code;
}

/* ---- folders ---------------------------------------------------------------------------------- */

/* The folder itself, or the nearest above it that is there. */
static char *nearest(const char *path, struct arena *a)
{
	char *p = str_cstr(a, str_c(path));
	for (char *slash; access(p, F_OK) && errno == ENOENT && (slash = strrchr(p, '/')) && slash > p;)
		*slash = '\0';
	return p;
}

const char *folder_fault(const char *path, struct arena *a)
{
	const char *at = nearest(path, a);
	struct stat st;
	if (stat(at, &st))
		return arena_printf(a, "%s cannot be reached (%s); take another folder", path, strerror(errno));
	if (!S_ISDIR(st.st_mode))
		return arena_printf(a, "%s is no folder; move it away", at);
	if (access(at, W_OK | X_OK))
		return arena_printf(a, "%s cannot be written by this user; become its owner, or: chown -R %u %s", at,
				    (unsigned)geteuid(), at);
	return NULL;
}
