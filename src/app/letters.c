/*
 * letters: see letters.h.
 */
#include "app/letters.h"
#include "base/file.h"

static struct str our_address(const struct live *l, struct arena *a)
{
	struct str own = l->root->site.address;
	size_t at = str_find_char(own, '@');
	return str_printf(a, "%.*s+%.*s%.*s", STR_ARG(str_sub(own, 0, at)), STR_ARG(l->name),
			  STR_ARG(str_sub(own, at, own.n)));
}

/* ---- receipts --------------------------------------------------------------------------------- */

static bool may_answer(const struct live *l, const struct message *m, const struct outcome *o)
{
	if (!message_may_be_answered(m) || !address_is_safe(m->from))
		return false;
	const bool known = o->player != PLAYER_NONE || o->seat != SEAT_NONE ||
			   (l->root->host.n && address_eq(m->from, l->root->host));
	return o->what != OUTCOME_IGNORED && (known || !m->from_list);
}

int letter_receipt(struct live *l, const struct message *m, const struct input *in,
		   const struct outcome *o, struct arena *a, struct err *e)
{
	if (!may_answer(l, m, o))
		return 0;
	struct buf text = buf_new(a);
	struct receipt r = { .game = l->game, .state = engine_state(l->engine), .outcome = o };
	r.source = in->text;
	r.hash_hex = hash_hex(a, &in->hash);
	r.now = in->at;
	r.repaired = in->flags & INPUT_REPAIRED;
	receipt_write(&text, &r);
	struct letter letter = { .from = our_address(l, a), .from_name = l->name, .to = m->from };
	letter.subject = receipt_subject(&r, a);
	letter.text = buf_str(&text);
	letter.in_reply_to = m->id;
	letter.references = m->references;
	letter.about = in->hash;
	letter.kind = STR("receipt");
	letter.date = in->at;
	return outbox_add(&l->root->outbox, &letter, e);
}

/* ---- reports ---------------------------------------------------------------------------------- */

static int report_to(struct live *l, const struct report_turn *t, const struct seat_row *seat,
		     struct arena *a, struct err *e)
{
	const struct player_row *p =
		row_find(t->after, TABLE_PLAYER, &(struct player_row){ .player = seat->player });
	if (!p)
		return 0;
	struct viewer v = { AUDIENCE_OWNER, seat->seat };
	struct buf text = buf_new(a), html = buf_new(a);
	int code = report_write(&text, t, v, REPORT_TEXT, l->root->templates, e);
	if (!code)
		code = report_write(&html, t, v, REPORT_HTML, l->root->templates, e);
	if (code)
		return code;
	struct str about = str_printf(a, "%.*s/%d", STR_ARG(l->name), t->turn);
	struct letter letter = { .from = our_address(l, a), .from_name = l->name };
	letter.to = text_of(t->after, p->address);
	letter.subject = str_printf(a, "[pbp:%.*s] Turn %d", STR_ARG(l->name), t->turn);
	letter.text = buf_str(&text);
	letter.html = buf_str(&html);
	letter.about = hash_of(about);
	letter.kind = str_printf(a, "report-%d", seat->seat);
	letter.date = t->to;
	return outbox_add(&l->root->outbox, &letter, e);
}

int letter_reports(struct live *l, int32_t turn, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct report_turn t;
	int code = live_turn(&t, l, turn, NULL, &a, e);
	for (size_t i = 0; !code && i < row_count(t.after, TABLE_SEAT); i++)
		code = report_to(l, &t, ROW(struct seat_row, t.after, TABLE_SEAT, i), &a, e);
	arena_release(&a);
	return code;
}

/* ---- notices ---------------------------------------------------------------------------------- */

int letter_notice(struct root *r, struct str subject, struct str text, const struct hash *about,
		  when date, struct err *e)
{
	if (!r->host.n)
		return 0;
	struct letter letter = { .from = r->site.address, .to = r->host, .subject = subject };
	letter.from_name = STR("pbp");
	letter.text = text;
	letter.about = *about;
	letter.kind = STR("notice");
	letter.date = date;
	return outbox_add(&r->outbox, &letter, e);
}

/* ---- after a crash ---------------------------------------------------------------------------- */

static char *answered_path(struct live *l)
{
	return path_join(&l->arena, l->folder, "answered");
}

static int64_t answered(struct live *l)
{
	struct str text;
	int64_t n;
	int code = file_read(&text, answered_path(l), 100, &l->arena, NULL);
	return !code && str_to_int(str_trim(text), &n) ? n : 0;
}

int letters_done(struct live *l, struct err *e)
{
	struct arena *a = &l->arena;
	int32_t steps = state_game(engine_state(l->engine))->step;
	if (answered(l) == steps)
		return 0;
	return file_write(answered_path(l), str_printf(a, "%d\n", steps), 0600, e);
}

/* A mail that is in history is answered as at its arrival: heard again, on a copy, by an engine that
 * stands before its step. */
static int answer_again(struct live *l, const struct object_id *before, const struct commit *c,
			struct str hex, struct arena *a, struct err *e)
{
	struct decision d = { .class = STR("orders"), .arrival = c->time };
	const struct state *s;
	struct message m;
	struct input in;
	struct outcome o;
	int code = store_read(&d.raw, l->private, &c->id, str_printf(a, "mail/%.*s", STR_ARG(hex)), a, e);
	if (!code)
		code = live_state(&s, l, before, a, e);
	if (code)
		return code;
	hash_from_hex(hex, &d.hash);
	message_read(&m, d.raw, false, &l->root->site, a);
	if (m.class != MAIL_NORMAL)
		return 0;
	d.from = m.from;
	struct engine *now = l->engine;
	l->engine = engine_new(l->game, l->binder, s, NULL, a);
	live_input(&in, l, &d, a);
	engine_check(l->engine, &in, &o, a);
	code = letter_receipt(l, &m, &in, &o, a, e);
	engine_free(l->engine);
	l->engine = now;
	return code;
}

static int answer_commit(struct live *l, const struct commit *c, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct str mails, hex;
	int code = 0;
	if (!object_is_none(&c->parent) && commit_trailer(c, STR("Mails"), &mails))
		while (!code && str_cut(&mails, ' ', &hex))
			code = answer_again(l, &c->parent, c, hex, &a, e);
	arena_release(&a);
	return code;
}

static int report_turns(struct live *l, const struct object_id *since, struct err *e)
{
	const struct state *s;
	int code = live_state(&s, l, since, &l->arena, e);
	struct object_id id;
	for (int32_t n = code ? 1 : state_game(s)->turn; !code && n > 0; n++) {
		if (live_turn_commit(&id, l, n, NULL))
			break;
		code = letter_reports(l, n, e);
	}
	return code;
}

int letters_catch_up(struct live *l, struct err *e)
{
	int64_t have = answered(l), steps = state_game(engine_state(l->engine))->step;
	struct object_id at = l->tip;
	struct commit c;
	int code = 0;
	if (have >= steps)
		return 0;
	for (; !code && steps > have && !object_is_none(&at); steps--, at = c.parent) {
		code = store_commit_read(&c, l->private, &at, &l->arena, e);
		if (!code)
			code = answer_commit(l, &c, e);
	}
	if (!code && !object_is_none(&at))
		code = report_turns(l, &at, e);
	return code;
}
