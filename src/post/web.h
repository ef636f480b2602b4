/*
 * web: requests of HTTP, by libcurl. Nothing is followed, nothing is kept but cookies; an answer has at most 16 MiB and a
 * minute. What a server answers is hostile input: it is parsed by who asked, and shown through base/screen.
 */
#ifndef PBP_POST_WEB_H
#define PBP_POST_WEB_H

#include <jansson.h>

#include "post/post.h"

struct request {
	const char *method; /* "GET" */
	struct str url;
	struct str type, body;  /* of a POST */
	const char *headers[4]; /* "Api-Key: 0f1e", up to a NULL */
};
struct response {
	int status;
	struct str body, location;
	int64_t retry_after; /* seconds; 0: it names none */
};

/* 0 whatever the status; ERR_AGAIN where no answer came: then nobody knows whether the request was carried out. */
int web_ask(struct response *out, struct forum *f, const struct request *q, struct err *e);
/* A byte stream to host:port of a "nntp://" or "nntps://" url, for who speaks something else. */
int web_connect(struct forum *f, struct err *e);
int web_send(struct forum *f, struct str bytes, struct err *e);
/* A line without its end; memory of the forum. ERR_AGAIN at the end of the stream. */
int web_line(struct str *out, struct forum *f, struct err *e);
void web_close(struct forum *f);

/* ---- what the APIs have in common ---- */

/* Asks in JSON: body may be NULL, and is freed. *answer: NULL where it is none; to be freed. */
int web_json(json_t **answer, struct response *r, struct forum *f, struct request q, json_t *body, struct err *e);
/* What a status means: 0, ERR_AGAIN with f->wait, ERR_REFUSED with the forum's words. */
int web_verdict(struct forum *f, const struct response *r, struct str words, struct err *e);
/* Both, of an API whose every answer is JSON. words: those of the forum about a failure; may read from the answer how long
 * to wait. *answer: not NULL where 0. */
int web_api(json_t **answer, struct forum *f, struct request q, json_t *body,
	    struct str (*words)(struct response *r, const json_t *answer, struct arena *a), struct err *e);
/* The thread of a turn: the first part's id is "POST/TOPIC" where it opened one. */
struct str web_thread(const struct forum *f, const struct part *p);
void json_put(json_t *o, const char *key, struct str s);
struct str json_text(const json_t *o, const char *key, struct arena *a);
/* "a=b&c=d", each value escaped: pairs up to a NULL. */
struct str web_form(struct arena *a, const struct str *pairs, size_t n);

#endif
