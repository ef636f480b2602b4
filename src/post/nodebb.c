/*
 * nodebb: the write API of NodeBB 3 (docs.nodebb.org/api/write): POST /api/v3/topics/TID with a bearer token; with
 * `category` POST /api/v3/topics opens a thread a turn. It does not say "too fast" by 429 but by 400, in the words of the
 * forum's language, so that we keep its pace ourselves.
 */
#include "post/web.h"

enum { LOOK_BACK = 20 };

static struct request to(struct forum *f, const char *method, struct str path)
{
	return (struct request){
		.method = method,
		.url = str_printf(f->arena, "%.*s%.*s", STR_ARG(f->url), STR_ARG(path)),
		.headers = { arena_printf(f->arena, "Authorization: Bearer %.*s", STR_ARG(f->key)),
			     "Accept: application/json" },
	};
}

static struct str words_of(struct response *r, const json_t *answer, struct arena *a)
{
	(void)r;
	return json_text(json_object_get(answer, "status"), "message", a);
}

static int ask(json_t **answer, struct forum *f, struct request q, json_t *body, struct err *e)
{
	return web_api(answer, f, q, body, words_of, e);
}

static int put(struct str *id, struct forum *f, const struct part *p, struct err *e)
{
	const struct str thread = web_thread(f, p);
	struct str path = STR("/api/v3/topics");
	json_t *body = json_object(), *answer, *made;
	int64_t category;
	int code;

	json_put(body, "content", p->body);
	if (thread.n) {
		path = str_printf(f->arena, "/api/v3/topics/%.*s", STR_ARG(thread));
	} else {
		if (!str_to_int(f->category, &category)) {
			json_decref(body);
			return err_set(e, ERR_REFUSED, "the category of a NodeBB forum is a number, as in its address");
		}
		json_put(body, "title", p->title);
		json_object_set_new(body, "cid", json_integer(category));
	}
	code = ask(&answer, f, to(f, "POST", path), body, e);
	if (code)
		return code;
	made = json_object_get(answer, "response");
	*id = json_text(made, "pid", f->arena);
	if (!id->n)
		*id = json_text(made, "mainPid", f->arena);
	*id = str_printf(f->arena, "%.*s/%.*s", STR_ARG(*id), STR_ARG(json_text(made, "tid", f->arena)));
	json_decref(answer);
	return 0;
}

/* ---- what is there ---------------------------------------------------------------------------- */

static int raw_of(struct str *raw, struct forum *f, struct str pid, struct err *e)
{
	json_t *answer;
	const int code = ask(&answer, f, to(f, "GET", str_printf(f->arena, "/api/v3/posts/%.*s/raw", STR_ARG(pid))),
			     NULL, e);

	if (code)
		return code;
	*raw = json_text(json_object_get(answer, "response"), "content", f->arena);
	json_decref(answer);
	return 0;
}

static struct str newest(const struct forum *f, struct str thread)
{
	return str_printf(f->arena, "/api/topic/%.*s?sort=newest_to_oldest", STR_ARG(thread));
}

static int find_in(struct str *id, struct forum *f, struct str thread, const struct part *p, struct err *e)
{
	json_t *topic, *post;
	size_t i;
	int code = ask(&topic, f, to(f, "GET", newest(f, thread)), NULL, e);

	if (code)
		return code;
	json_array_foreach(json_object_get(topic, "posts"), i, post)
	{
		const struct str pid = json_text(post, "pid", f->arena);
		struct str raw = STR_NONE;

		code = i < LOOK_BACK ? raw_of(&raw, f, pid, e) : 0;
		if (code)
			break;
		if (str_find(raw, p->mark) < raw.n)
			*id = str_printf(f->arena, "%.*s/%.*s", STR_ARG(pid), STR_ARG(thread));
	}
	json_decref(topic);
	return code;
}

/* "title" has its signs escaped. */
static bool has_title(const json_t *topic, const struct forum *f, struct str title)
{
	return str_eq(json_text(topic, json_object_get(topic, "titleRaw") ? "titleRaw" : "title", f->arena), title);
}

/* Of a turn with a thread of its own: by the newest titles, then by what stands in it. */
static int find_thread(struct str *id, struct forum *f, const struct part *p, struct err *e)
{
	const struct str path = str_printf(f->arena, "/api/category/%.*s?sort=recently_created", STR_ARG(f->category));
	json_t *category, *topic;
	size_t i;
	int code = ask(&category, f, to(f, "GET", path), NULL, e);

	if (code)
		return code;
	json_array_foreach(json_object_get(category, "topics"), i, topic)
	{
		const struct str tid = json_text(topic, "tid", f->arena);

		if (!code && !id->n && i < LOOK_BACK && has_title(topic, f, p->title))
			code = find_in(id, f, tid, p, e);
	}
	json_decref(category);
	return code;
}

static int find(struct str *id, struct forum *f, const struct part *p, struct err *e)
{
	const struct str thread = web_thread(f, p);

	return thread.n ? find_in(id, f, thread, p, e) : find_thread(id, f, p, e);
}

/* ---- reading ---------------------------------------------------------------------------------- */

/* A post that was changed counts from the change on. Times are milliseconds. */
static when when_of(const json_t *post)
{
	const json_int_t edited = json_integer_value(json_object_get(post, "edited"));

	return (edited ? edited : json_integer_value(json_object_get(post, "timestamp"))) / 1000;
}

static int add_post(struct reading *r, struct forum *f, const json_t *post, struct err *e)
{
	struct said s = { .id = json_text(post, "pid", f->arena), .at = when_of(post) };
	int code = 0;

	s.to = s.id;
	s.user = json_text(json_object_get(post, "user"), "username", f->arena);
	if (!json_integer_value(json_object_get(post, "deleted")))
		code = raw_of(&s.text, f, s.id, e);
	if (!code)
		VEC_PUSH(&r->posts, f->arena, s);
	return code;
}

/* It shows its newest posts; more of them than one page since the last reading are missed, and that is said. */
static int read_thread(struct reading *r, struct forum *f, struct err *e)
{
	json_t *topic = NULL;
	const json_t *posts;
	int64_t last = 0, id = 0;
	int code = 0;

	if (!f->topic.n)
		return 0;
	code = ask(&topic, f, to(f, "GET", newest(f, f->topic)), NULL, e);
	posts = json_object_get(topic, "posts");
	str_to_int(r->from, &last);
	for (size_t i = json_array_size(posts); !code && i-- > 0;) {
		const json_t *post = json_array_get(posts, i);
		const bool oldest = i + 1 == json_array_size(posts);

		if (!str_to_int(json_text(post, "pid", f->arena), &id) || id <= last)
			continue;
		if (oldest && last && i + 1 >= LOOK_BACK)
			forum_say(f, "more than %d posts since the last reading: those before post %lld were not read",
				  LOOK_BACK, (long long)id);
		code = add_post(r, f, post, e);
	}
	json_decref(topic);
	return code;
}

const struct driver driver_nodebb = {
	"nodebb", "markdown", { 8, 32767, 3, 255, 10 }, "url key topic|category", put, find, read_thread,
};
