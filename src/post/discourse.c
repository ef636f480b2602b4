/*
 * discourse: the API of Discourse (docs.discourse.org): POST /posts.json with Api-Key and Api-Username. A thread is
 * `topic`; with `category` the first part of a turn opens one, under an external id by which it is found again.
 */
#include "post/web.h"

enum { LOOK_BACK = 20, AT_MOST = 50 };

static struct request to(struct forum *f, const char *method, struct str path)
{
	return (struct request){
		.method = method,
		.url = str_printf(f->arena, "%.*s%.*s", STR_ARG(f->url), STR_ARG(path)),
		.headers = { arena_printf(f->arena, "Api-Key: %.*s", STR_ARG(f->key)),
			     arena_printf(f->arena, "Api-Username: %.*s", STR_ARG(f->user)),
			     "Accept: application/json" },
	};
}

static struct str errors_of(const json_t *answer, struct arena *a)
{
	const json_t *list = json_object_get(answer, "errors"), *one;
	struct buf b = buf_new(a);
	size_t i;

	json_array_foreach(list, i, one)
		buf_addf(&b, "%s%s", i ? " " : "", json_is_string(one) ? json_string_value(one) : "");
	return buf_str(&b);
}

/* A 429 without a Retry-After says it in its body. */
static struct str words_of(struct response *r, const json_t *answer, struct arena *a)
{
	const json_t *wait = json_object_get(json_object_get(answer, "extras"), "wait_seconds");

	if (!r->retry_after && json_is_number(wait))
		r->retry_after = (int64_t)json_number_value(wait) + 1;
	return errors_of(answer, a);
}

static int ask(json_t **answer, struct forum *f, struct request q, json_t *body, struct err *e)
{
	return web_api(answer, f, q, body, words_of, e);
}

static int put(struct str *id, struct forum *f, const struct part *p, struct err *e)
{
	const struct str thread = web_thread(f, p);
	json_t *body = json_object(), *answer;
	int code;

	json_put(body, "raw", p->body);
	if (thread.n) {
		json_put(body, "topic_id", thread);
	} else {
		json_put(body, "title", p->title);
		json_put(body, "category", f->category);
		json_put(body, "external_id", p->unit);
	}
	code = ask(&answer, f, to(f, "POST", STR("/posts.json")), body, e);
	if (code)
		return code;
	*id = str_printf(f->arena, "%.*s/%.*s", STR_ARG(json_text(answer, "id", f->arena)),
			 STR_ARG(json_text(answer, "topic_id", f->arena)));
	json_decref(answer);
	return 0;
}

/* ---- what is there ---------------------------------------------------------------------------- */

static int stream_of(json_t **topic, const json_t **ids, struct forum *f, struct str thread, struct err *e)
{
	const int code = ask(topic, f, to(f, "GET", str_printf(f->arena, "/t/%.*s.json", STR_ARG(thread))), NULL, e);

	if (!code)
		*ids = json_object_get(json_object_get(*topic, "post_stream"), "stream");
	return code;
}

static int post_of(json_t **post, struct forum *f, json_int_t id, struct err *e)
{
	return ask(post, f, to(f, "GET", str_printf(f->arena, "/posts/%lld.json", (long long)id)), NULL, e);
}

static int find_in(struct str *id, struct forum *f, struct str thread, const struct part *p, struct err *e)
{
	const json_t *ids = NULL;
	json_t *topic = NULL, *post;
	int code = stream_of(&topic, &ids, f, thread, e);
	const size_t n = json_array_size(ids);

	for (size_t i = n; !code && !id->n && i-- > 0 && i + LOOK_BACK >= n;) {
		const json_int_t number = json_integer_value(json_array_get(ids, i));
		struct str raw;

		code = post_of(&post, f, number, e);
		if (code)
			break;
		raw = json_text(post, "raw", f->arena);
		if (str_find(raw, p->mark) < raw.n)
			*id = str_printf(f->arena, "%lld/%.*s", (long long)number, STR_ARG(thread));
		json_decref(post);
	}
	json_decref(topic);
	return code;
}

/* Of a turn with a thread of its own: /t/external_id/ leads to it, where it is there. */
static int find_thread(struct str *thread, struct forum *f, const struct part *p, struct err *e)
{
	const struct request q = to(f, "GET", str_printf(f->arena, "/t/external_id/%.*s.json", STR_ARG(p->unit)));
	struct response r;
	const int code = web_ask(&r, f, &q, e);
	struct str path = r.location, last = STR_NONE, piece;
	int64_t number;

	if (code || r.status == 404)
		return code;
	if (r.status < 300 || r.status > 399)
		return web_verdict(f, &r, STR_NONE, e);
	path = str_sub(path, 0, str_find_char(path, '?')); /* /t/slug/42.json */
	while (str_cut(&path, '/', &piece))
		last = piece;
	last = str_sub(last, 0, str_find_char(last, '.'));
	*thread = str_to_int(last, &number) ? last : STR_NONE;
	return 0;
}

static int find(struct str *id, struct forum *f, const struct part *p, struct err *e)
{
	struct str thread = web_thread(f, p);
	int code = 0;

	if (!thread.n)
		code = find_thread(&thread, f, p, e);
	return code || !thread.n ? code : find_in(id, f, thread, p, e);
}

/* ---- reading ---------------------------------------------------------------------------------- */

/* "2026-11-23T09:14:31.008Z" */
static when when_of(const json_t *post, const char *key, struct arena *a)
{
	const struct str date = json_text(post, key, a);
	when t;

	return when_parse(str_sub(date, 0, str_find_char(date, '.')), &t) ? t : WHEN_NONE;
}

/* A post that was changed counts from the change on: nobody writes what he knows only since. */
static struct said said_of(const json_t *post, struct arena *a)
{
	const bool changed = json_integer_value(json_object_get(post, "version")) > 1;
	const bool gone = json_is_string(json_object_get(post, "deleted_at"));

	return (struct said){
		.id = json_text(post, "id", a),
		.user = json_text(post, "username", a),
		.text = gone ? STR_NONE : json_text(post, "raw", a),
		.at = when_of(post, changed ? "updated_at" : "created_at", a),
		.to = json_text(post, "id", a),
	};
}

/* Ids only grow. */
static int read_thread(struct reading *r, struct forum *f, struct err *e)
{
	const json_t *ids = NULL;
	json_t *topic = NULL, *post;
	int64_t last = 0;
	int code = f->topic.n ? stream_of(&topic, &ids, f, f->topic, e) : 0;

	str_to_int(r->from, &last);
	for (size_t i = 0; !code && i < json_array_size(ids) && r->posts.n < AT_MOST; i++) {
		const json_int_t id = json_integer_value(json_array_get(ids, i));

		if (id <= last)
			continue;
		code = post_of(&post, f, id, e);
		if (code)
			break;
		VEC_PUSH(&r->posts, f->arena, said_of(post, f->arena));
		json_decref(post);
	}
	json_decref(topic);
	return code;
}

const struct driver driver_discourse = {
	"discourse", "markdown", { 20, 32000, 15, 255, 5 }, "url user key topic|category", put, find, read_thread,
};
