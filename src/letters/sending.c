/*
 * sending: see sending.h.
 */
#include "letters/sending.h"

#include "disk/judge.h"
#include "disk/questions.h"
#include "world/wish.h"

static void set_game(json_t *value, struct desk *k, struct arena *a)
{
	model_set(value, "game", k->live.name, a);
	model_set(value, "address", live_address(&k->live, a), a);
	model_set_some(value, "host", hosts_chief(&k->live.hosts), a);
	json_object_set_new(value, "talk", json_boolean(!option_is(engine_state(k->live.engine), "press", "none")));
}

int letter_part(struct buf *out, struct desk *k, const char *name, json_t *value, struct err *e)
{
	set_game(value, k, out->arena);
	const int code = report_letter(out, k->live.templates, name, value, e);
	json_decref(value);
	return code;
}

int letter_say(struct letter_words *out, struct desk *k, const char *name, json_t *value, struct arena *a,
	       struct err *e)
{
	set_game(value, k, a);
	return letter_words(out, k->live.templates, name, value, a, e);
}

int letter_out(struct desk *k, struct letter *l, struct err *e)
{
	const struct state *s = engine_state(k->live.engine);
	const enum wish_form form = (enum wish_form)wish_of(s, player_by_address(s, l->to)).form;
	if (form == LETTERS_TEXT)
		l->html = l->picture = STR_NONE;
	if (form == LETTERS_HTML && l->html.n)
		l->text = STR_NONE;
	return outbox_add(&k->live.root->outbox, l, e);
}

static int write(struct letter *envelope, struct root *r, const struct letter_words *w, struct arena *a, struct err *e)
{
	struct buf text = buf_new(a), html = buf_new(a);
	const int code = letter_html(&html, r->templates, w, e);
	if (!envelope->from.n)
		envelope->from = r->site.address;
	if (!envelope->from_name.n)
		envelope->from_name = STR("pbp");
	letter_text(&text, w->lines);
	envelope->subject = w->subject;
	envelope->text = buf_str(&text);
	envelope->html = buf_str(&html);
	envelope->attached = w->ticket;
	envelope->attached_as = "ticket.txt";
	return code;
}

int letter_post(struct desk *k, struct letter *envelope, const struct letter_words *w, struct arena *a, struct err *e)
{
	const int code = write(envelope, k->live.root, w, a, e);
	return code ? code : letter_out(k, envelope, e);
}

int letter_post_root(struct root *r, struct letter *envelope, const struct letter_words *w, struct arena *a,
		     struct err *e)
{
	const int code = write(envelope, r, w, a, e);
	return code ? code : outbox_add(&r->outbox, envelope, e);
}

int letter_send(struct desk *k, struct letter *envelope, const char *name, json_t *value, struct arena *a,
		struct err *e)
{
	struct letter_words w;
	const int code = letter_say(&w, k, name, value, a, e);
	envelope->from = live_address(&k->live, a);
	envelope->from_name = k->live.name;
	return code ? code : letter_post(k, envelope, &w, a, e);
}

struct str letter_reply_to(const struct desk *k, struct str host, int64_t number, struct arena *a)
{
	const struct str own = live_address(&k->live, a), code = judge_code(k, host, number, a);
	const size_t at = str_find_char(own, '@');
	return str_printf(a, "%.*s+%.*s%.*s", STR_ARG(str_sub(own, 0, at)), STR_ARG(code),
			  STR_ARG(str_sub(own, at, own.n)));
}

int letter_send_hosts(struct desk *k, struct letter *envelope, int64_t number, const char *name, json_t *value,
		      struct arena *a, struct err *e)
{
	const struct hosts *hosts = &k->live.hosts;
	struct letter_words w;
	int code = letter_say(&w, k, name, value, a, e);
	if (!envelope->kind.n)
		envelope->kind = STR("notice");
	for (size_t i = 0; !code && i < hosts->n; i++) {
		envelope->to = hosts->all[i];
		if (number && envelope->to.n)
			envelope->reply_to = letter_reply_to(k, envelope->to, number, a);
		code = envelope->to.n ? letter_post(k, envelope, &w, a, e) : 0;
	}
	return code;
}

int letter_ask_hosts(struct desk *k, struct letter *envelope, const char *name, json_t *value, struct arena *a,
		     struct err *e)
{
	const struct hash that = hash_of(str_printf(a, "%.*s %s", STR_ARG(hash_hex(a, &envelope->about)), name));
	struct question q = { .turn = -1 };
	const int code = question_keep(&q, k->folder, &that, a, e);
	if (!code)
		return letter_send_hosts(k, envelope, q.number, name, value, a, e);
	json_decref(value);
	return code;
}

struct str letter_key(const struct desk *k, struct arena *a)
{
	return k->pen.key ? sshkey_fingerprint(k->pen.key->public, a) : STR_NONE;
}
