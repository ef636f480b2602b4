/*
 * web: see web.h.
 */
#include <curl/curl.h>
#include <poll.h>

#include "post/web.h"

#include "base/byte.h"

enum { MOST_BYTES = 16 << 20, SECONDS = 60, MOST_WAIT = 24 * 3600, AT_ONCE = 16384, LONGEST_LINE = 1 << 20 };

struct web {
	CURL *curl;
	struct str in; /* of a stream: what was received and not read */
	char error[CURL_ERROR_SIZE];
};

/* ---- HTTP ------------------------------------------------------------------------------------- */

struct answer {
	struct response *response;
	struct buf body;
	struct arena *arena;
};

static size_t take_body(char *p, size_t size, size_t n, void *who)
{
	struct answer *a = who;

	if (a->body.n + size * n > MOST_BYTES)
		return 0;
	buf_add(&a->body, (struct str){ p, size * n });
	return size * n;
}

/* "Retry-After: 30"; a date there means a moment. */
static int64_t seconds_of(struct str value)
{
	int64_t n;

	if (!str_to_int(value, &n) || n < 1)
		return 1;
	return n < MOST_WAIT ? n : MOST_WAIT;
}

static size_t take_header(char *p, size_t size, size_t n, void *who)
{
	struct answer *a = who;
	struct str value = { p, size * n }, name;

	str_cut(&value, ':', &name);
	value = str_trim(value);
	if (str_eq_nocase(name, STR("retry-after")))
		a->response->retry_after = seconds_of(value);
	if (str_eq_nocase(name, STR("location")))
		a->response->location = str_dup(a->arena, value);
	return size * n;
}

static struct curl_slist *headers_of(const struct forum *f, const struct request *q)
{
	struct curl_slist *list = curl_slist_append(NULL, "Expect:");

	for (size_t i = 0; i < sizeof q->headers / sizeof *q->headers && q->headers[i]; i++)
		list = curl_slist_append(list, q->headers[i]);
	if (q->type.n)
		list = curl_slist_append(list, arena_printf(f->arena, "Content-Type: %.*s", STR_ARG(q->type)));
	return list;
}

static CURL *handle(struct forum *f)
{
	if (!f->web) {
		f->web = ARENA_NEW(f->arena, struct web);
		f->web->curl = curl_easy_init();
		if (f->web->curl)
			curl_easy_setopt(f->web->curl, CURLOPT_COOKIEFILE, "");
	}
	return f->web->curl;
}

static int no_answer(struct forum *f, CURLcode code, struct err *e)
{
	return err_set(e, ERR_AGAIN, "%.*s does not answer: %s", STR_ARG(f->url),
		       *f->web->error ? f->web->error : curl_easy_strerror(code));
}

static void set_up(CURL *c, struct forum *f, const struct request *q, struct answer *a)
{
	curl_easy_setopt(c, CURLOPT_URL, str_cstr(f->arena, q->url));
	curl_easy_setopt(c, CURLOPT_CUSTOMREQUEST, q->method);
	curl_easy_setopt(c, CURLOPT_HTTPGET, 1L);
	if (strcmp(q->method, "GET") != 0) {
		curl_easy_setopt(c, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)q->body.n);
		curl_easy_setopt(c, CURLOPT_POSTFIELDS, str_cstr(f->arena, q->body));
	}
	curl_easy_setopt(c, CURLOPT_PROTOCOLS_STR, "http,https");
	curl_easy_setopt(c, CURLOPT_USERAGENT, "pbp-post");
	curl_easy_setopt(c, CURLOPT_TIMEOUT, (long)SECONDS);
	curl_easy_setopt(c, CURLOPT_NOSIGNAL, 1L);
	curl_easy_setopt(c, CURLOPT_WRITEFUNCTION, take_body);
	curl_easy_setopt(c, CURLOPT_WRITEDATA, a);
	curl_easy_setopt(c, CURLOPT_HEADERFUNCTION, take_header);
	curl_easy_setopt(c, CURLOPT_HEADERDATA, a);
	curl_easy_setopt(c, CURLOPT_ERRORBUFFER, f->web->error);
}

int web_ask(struct response *out, struct forum *f, const struct request *q, struct err *e)
{
	struct answer a = { out, buf_new(f->arena), f->arena };
	CURL *c = handle(f);
	struct curl_slist *headers;
	long status = 0;
	CURLcode code;

	*out = (struct response){ 0 };
	if (!c)
		return err_set(e, ERR_AGAIN, "libcurl does not start");
	*f->web->error = '\0';
	set_up(c, f, q, &a);
	headers = headers_of(f, q);
	curl_easy_setopt(c, CURLOPT_HTTPHEADER, headers);
	code = curl_easy_perform(c);
	curl_easy_setopt(c, CURLOPT_HTTPHEADER, NULL);
	curl_slist_free_all(headers);
	if (code)
		return no_answer(f, code, e);
	curl_easy_getinfo(c, CURLINFO_RESPONSE_CODE, &status);
	out->status = (int)status;
	out->body = buf_str(&a.body);
	return 0;
}

void web_close(struct forum *f)
{
	if (f->web && f->web->curl)
		curl_easy_cleanup(f->web->curl);
	f->web = NULL;
}

/* ---- a stream --------------------------------------------------------------------------------- */

/* libcurl speaks TCP and TLS; what goes over it is ours. */
int web_connect(struct forum *f, struct err *e)
{
	const bool tls = str_starts(f->url, STR("nntps://"));
	const size_t scheme = str_find(f->url, STR("://")) + 3;
	const struct str host = str_sub(f->url, scheme, f->url.n);
	const bool port = str_find_char(host, ':') < host.n;
	CURL *c = handle(f);
	CURLcode code;

	if (!c)
		return err_set(e, ERR_AGAIN, "libcurl does not start");
	*f->web->error = '\0';
	curl_easy_setopt(c, CURLOPT_URL,
			 arena_printf(f->arena, "%s://%.*s%s", tls ? "https" : "http", STR_ARG(host),
				      port  ? ""
				      : tls ? ":563"
					    : ":119"));
	curl_easy_setopt(c, CURLOPT_CONNECT_ONLY, 1L);
	curl_easy_setopt(c, CURLOPT_NOSIGNAL, 1L);
	curl_easy_setopt(c, CURLOPT_CONNECTTIMEOUT, (long)SECONDS);
	curl_easy_setopt(c, CURLOPT_ERRORBUFFER, f->web->error);
	code = curl_easy_perform(c);
	return code ? no_answer(f, code, e) : 0;
}

static int wait_for(struct forum *f, short events, struct err *e)
{
	struct pollfd p = { .events = events };
	curl_socket_t socket = -1;

	if (curl_easy_getinfo(f->web->curl, CURLINFO_ACTIVESOCKET, &socket) || socket == CURL_SOCKET_BAD)
		return err_set(e, ERR_AGAIN, "%.*s has hung up", STR_ARG(f->url));
	p.fd = socket;
	return poll(&p, 1, SECONDS * 1000) > 0 ? 0 : err_set(e, ERR_AGAIN, "%.*s is silent", STR_ARG(f->url));
}

int web_send(struct forum *f, struct str bytes, struct err *e)
{
	int code = 0;

	while (!code && bytes.n) {
		size_t sent = 0;
		const CURLcode got = curl_easy_send(f->web->curl, bytes.p, bytes.n, &sent);

		if (got == CURLE_AGAIN)
			code = wait_for(f, POLLOUT, e);
		else if (got)
			code = no_answer(f, got, e);
		bytes = str_sub(bytes, sent, bytes.n);
	}
	return code;
}

static int receive(struct forum *f, struct err *e)
{
	char *more = arena_alloc(f->arena, AT_ONCE, 1);
	size_t n = 0;
	const CURLcode got = curl_easy_recv(f->web->curl, more, AT_ONCE, &n);

	if (got == CURLE_AGAIN)
		return wait_for(f, POLLIN, e);
	if (got || !n)
		return err_set(e, ERR_AGAIN, "%.*s has hung up", STR_ARG(f->url));
	f->web->in = str_printf(f->arena, "%.*s%.*s", STR_ARG(f->web->in), (int)n, more);
	return 0;
}

int web_line(struct str *out, struct forum *f, struct err *e)
{
	int code = 0;

	while (!code && str_find_char(f->web->in, '\n') == f->web->in.n)
		code = f->web->in.n > LONGEST_LINE
			       ? err_set(e, ERR_AGAIN, "%.*s sends a line without an end", STR_ARG(f->url))
			       : receive(f, e);
	if (!code)
		str_line(&f->web->in, out);
	return code;
}

/* ---- what the APIs have in common ------------------------------------------------------------- */

int web_json(json_t **answer, struct response *r, struct forum *f, struct request q, json_t *body, struct err *e)
{
	char *text = body ? json_dumps(body, JSON_COMPACT) : NULL;
	int code;

	*answer = NULL;
	if (text) {
		q.type = STR("application/json");
		q.body = str_c(text);
	}
	code = web_ask(r, f, &q, e);
	free(text);
	json_decref(body);
	if (!code)
		*answer = json_loadb(r->body.p, r->body.n, JSON_DECODE_ANY, NULL);
	return code;
}

int web_verdict(struct forum *f, const struct response *r, struct str words, struct err *e)
{
	if (r->status >= 200 && r->status < 300)
		return 0;
	if (r->status == 429 || r->status == 503) {
		f->wait = r->retry_after ? r->retry_after : 10;
		return err_set(e, ERR_AGAIN, "the forum has enough for now");
	}
	if (r->status >= 500)
		return err_set(e, ERR_AGAIN, "the forum has a fault of its own (%d)", r->status);
	return err_set(e, ERR_REFUSED, "the forum refuses it (%d)%s%.*s", r->status, words.n ? ": " : "",
		       STR_ARG(str_sub(words, 0, 300)));
}

int web_api(json_t **answer, struct forum *f, struct request q, json_t *body,
	    struct str (*words)(struct response *r, const json_t *answer, struct arena *a), struct err *e)
{
	struct response r;
	int code = web_json(answer, &r, f, q, body, e);

	if (code)
		return code;
	code = web_verdict(f, &r, words(&r, *answer, f->arena), e);
	if (!code && !*answer)
		code = err_set(e, ERR_AGAIN, "the forum answers with what is no JSON");
	if (code) {
		json_decref(*answer);
		*answer = NULL;
	}
	return code;
}

struct str web_thread(const struct forum *f, const struct part *p)
{
	const size_t slash = str_find_char(p->thread, '/');

	return f->topic.n ? f->topic : str_sub(p->thread, slash + 1, p->thread.n);
}

void json_put(json_t *o, const char *key, struct str s)
{
	json_object_set_new(o, key, json_stringn(s.p, s.n));
}

struct str json_text(const json_t *o, const char *key, struct arena *a)
{
	const json_t *v = json_object_get(o, key);

	if (json_is_integer(v))
		return str_printf(a, "%lld", (long long)json_integer_value(v));
	return json_is_string(v) ? str_dup(a, (struct str){ json_string_value(v), json_string_length(v) }) : STR_NONE;
}

struct str web_form(struct arena *a, const struct str *pairs, size_t n)
{
	struct buf b = buf_new(a);

	for (size_t i = 0; i < n; i++) {
		if (i)
			buf_add_char(&b, i % 2 ? '=' : '&');
		for (size_t k = 0; k < pairs[i].n; k++) {
			const unsigned char c = (unsigned char)pairs[i].p[k];

			if (byte_is_plain(c))
				buf_add_char(&b, (char)c);
			else
				buf_addf(&b, "%%%02X", c);
		}
	}
	return buf_str(&b);
}
