/*
 * fossil: the forum of a Fossil repository (fossil-scm.org), as its pages are used by hand: a cookie of /login, /forume1 for
 * a thread, /forume2 for a reply, each with a Referer of the same site. What was posted is read as the artifact that it is:
 * /raw/HASH, whose cards say who (U), when (D), of what it is an edit (P) and what (W).
 */

#include "base/byte.h"
#include "post/web.h"

enum { LOOK_BACK = 20, SHORT_HASH = 10, MOST_POSTS = 200 };

static struct str at(const struct forum *f, struct str path)
{
	return str_printf(f->arena, "%.*s%.*s", STR_ARG(f->url), STR_ARG(path));
}

static int get(struct response *r, struct forum *f, struct str path, struct err *e)
{
	const struct request q = { .method = "GET", .url = at(f, path) };

	return web_ask(r, f, &q, e);
}

/* A form; the pairs are names and values. */
static int submit(struct response *r, struct forum *f, const char *path, const struct str *pairs, size_t n,
		  struct err *e)
{
	const struct request q = {
		.method = "POST",
		.url = at(f, str_c(path)),
		.type = STR("application/x-www-form-urlencoded"),
		.body = web_form(f->arena, pairs, n),
		.headers = { arena_printf(f->arena, "Referer: %.*s%s", STR_ARG(f->url), path) },
	};

	return web_ask(r, f, &q, e);
}

/* Fossil answers a login that holds by leading on, one that does not by the form again. */
static int log_in(struct forum *f, struct err *e)
{
	const struct str pairs[] = { STR("u"), f->user, STR("p"), f->key, STR("in"), STR("Login") };
	struct response r;
	int code;

	if (f->logged_in || !f->key.n)
		return 0;
	code = submit(&r, f, "/login", pairs, sizeof pairs / sizeof *pairs, e);
	if (!code && (r.status < 300 || r.status > 399))
		code = err_set(e, ERR_REFUSED, "the forum does not let %.*s in with that key", STR_ARG(f->user));
	f->logged_in = !code;
	return code;
}

/* ---- posting ---------------------------------------------------------------------------------- */

/* The end of ".../forumpost/d778dca3d7"; empty where it led elsewhere. */
static struct str hash_in(struct str location)
{
	const struct str page = STR("/forumpost/");
	const size_t from = str_find(location, page);
	size_t to = from + page.n;

	if (from == location.n)
		return STR_NONE;
	while (to < location.n && byte_is_hex(location.p[to]))
		to++;
	return str_sub(location, from + page.n, to);
}

static int put(struct str *id, struct forum *f, const struct part *p, struct err *e)
{
	const struct str thread = f->topic.n ? f->topic : p->thread;
	const struct str type = str_eq_c(f->format, "markdown") ? STR("text/x-markdown") : STR("text/plain");
	const struct str pairs[] = {
		STR("mimetype"),
		type,
		STR("content"),
		p->body,
		STR("submit"),
		STR("Submit"),
		STR("reply"),
		STR("1"),
		thread.n ? STR("fpid") : STR("title"),
		thread.n ? thread : p->title,
	};
	struct response r;
	int code = log_in(f, e);

	if (!code)
		code = submit(&r, f, thread.n ? "/forume2" : "/forume1", pairs, sizeof pairs / sizeof *pairs, e);
	if (code)
		return code;
	*id = hash_in(r.location);
	if (id->n)
		return 0;
	if (r.status >= 500)
		return err_set(e, ERR_AGAIN, "the forum has a fault of its own (%d)", r.status);
	return err_set(e, ERR_REFUSED, "the forum does not take it (%d): may %.*s write there (capabilities 3 and 4)?",
		       r.status, STR_ARG(f->user));
}

/* ---- artifacts -------------------------------------------------------------------------------- */

struct artifact {
	struct str user, date, basis, text;
};

/* Cards stand each on a line; W is followed by as many bytes as it says. */
static bool read_artifact(struct artifact *out, struct str raw)
{
	struct str line;
	int64_t n;

	*out = (struct artifact){ 0 };
	while (str_line(&raw, &line)) {
		const struct str value = str_sub(line, 2, line.n);

		if (str_starts(line, STR("D ")))
			out->date = value;
		else if (str_starts(line, STR("U ")))
			out->user = value;
		else if (str_starts(line, STR("P ")))
			out->basis = value;
		if (!str_starts(line, STR("W ")))
			continue;
		if (!str_to_int(value, &n) || n < 0 || (size_t)n > raw.n)
			return false;
		out->text = str_sub(raw, 0, (size_t)n);
		return out->user.n && out->date.n;
	}
	return false;
}

static int artifact_of(struct artifact *out, struct forum *f, struct str hash, struct err *e)
{
	struct response r;
	int code = get(&r, f, str_printf(f->arena, "/raw/%.*s", STR_ARG(hash)), e);

	if (!code)
		code = web_verdict(f, &r, STR_NONE, e);
	if (!code && !read_artifact(out, r.body))
		code = err_set(e, ERR_AGAIN, "the forum shows no post %.*s", STR_ARG(hash));
	return code;
}

/* The posts that a page links to behind `before`, each once, in their order. */
struct hashes {
	VEC(struct str) list;
};

static void hashes_in(struct hashes *out, struct str page, struct str before, struct arena *a)
{
	for (size_t i; (i = str_find(page, before)) < page.n;) {
		size_t n = 0;

		page = str_sub(page, i + before.n, page.n);
		while (n < page.n && byte_is_hex(page.p[n]))
			n++;
		const struct str hash = str_sub(page, 0, SHORT_HASH);
		bool known = n < SHORT_HASH;

		for (size_t k = 0; k < out->list.n; k++)
			known |= str_eq(out->list.at[k], hash);
		if (!known)
			VEC_PUSH(&out->list, a, hash);
	}
}

static int hashes_of(struct hashes *out, struct forum *f, struct str path, const char *before, struct err *e)
{
	struct response r;
	int code = log_in(f, e);

	*out = (struct hashes){ 0 };
	if (!code)
		code = get(&r, f, path, e);
	if (!code)
		code = web_verdict(f, &r, STR_NONE, e);
	if (!code)
		hashes_in(out, r.body, str_c(before), f->arena);
	return code;
}

static struct str thread_path(const struct forum *f, struct str thread)
{
	return str_printf(f->arena, "/forumthread/%.*s?t=c&hist", STR_ARG(thread));
}

/* In its thread from the end, else among what is newest in the forum. */
static int find(struct str *id, struct forum *f, const struct part *p, struct err *e)
{
	const struct str thread = f->topic.n ? f->topic : p->thread;
	struct hashes posts;
	int code = thread.n ? hashes_of(&posts, f, thread_path(f, thread), "/forumpost/", e)
			    : hashes_of(&posts, f, STR("/timeline.rss?y=f&n=40"), "/info/", e);
	const size_t n = code ? 0 : posts.list.n;

	for (size_t i = 0; !code && !id->n && i < n && i < LOOK_BACK; i++) {
		const struct str hash = posts.list.at[thread.n ? n - 1 - i : i];
		struct artifact post;

		code = artifact_of(&post, f, hash, e);
		if (!code && str_find(post.text, p->mark) < post.text.n)
			*id = hash;
	}
	return code;
}

/* ---- reading ---------------------------------------------------------------------------------- */

static bool is_among(struct str list, struct str hash)
{
	return str_find(list, str_sub(hash, 0, SHORT_HASH)) < list.n;
}

/* "2026-11-23T09:14:31.008", of UTC */
static when when_of(struct str date)
{
	when t;

	return when_parse(str_sub(date, 0, str_find_char(date, '.')), &t) ? t : WHEN_NONE;
}

/* How far was read are the hashes of all that was read: posts come from other clones with dates long past. An edit of a post
 * that was read says nothing new; one of a post that was not counts from the edit on. */
static int read_thread(struct reading *r, struct forum *f, struct err *e)
{
	struct hashes posts = { 0 };
	struct str seen = r->from;
	int code = f->topic.n ? hashes_of(&posts, f, thread_path(f, f->topic), "/forumpost/", e) : 0;

	for (size_t i = 0; !code && i < posts.list.n && r->posts.n < MOST_POSTS; i++) {
		const struct str hash = posts.list.at[i];
		struct artifact post;

		if (is_among(seen, hash))
			continue;
		code = artifact_of(&post, f, hash, e);
		if (code)
			break;
		const bool again = post.basis.n && is_among(seen, post.basis);

		seen = str_printf(f->arena, "%.*s%s%.*s", STR_ARG(seen), seen.n ? " " : "", STR_ARG(hash));
		VEC_PUSH(&r->posts, f->arena,
			 ((struct said){ hash, post.user, again ? STR_NONE : post.text, when_of(post.date), seen }));
	}
	return code;
}

const struct driver driver_fossil = {
	"fossil", "markdown", { 1, 100000, 1, 125, 0 }, "url user key", put, find, read_thread,
};
