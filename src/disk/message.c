/*
 * message: see message.h: who speaks, and which of the mail's texts is the one with the
 * orders.
 */
#include "disk/judge.h"
#include "disk/message.h"
#include "disk/orders.h"
#include "disk/questions.h"
#include "disk/rolled.h"
#include "hear/hear.h"
#include "mail/replycode.h"

static const char *const text_name = "your mail", *const shell_name = "your line";

bool live_says_something(const struct outcome *o)
{
	for (size_t i = 0; i < o->nlines; i++)
		if (o->lines[i].verdict != VERDICT_CHATTER)
			return true;
	return false;
}

static void read_body(struct input *in, struct source *src, const struct message *m, size_t i)
{
	*src = m->bodies[i].own;
	src->name = str_c(text_name);
	in->text = src;
	in->body = (uint32_t)i;
	in->flags = (in->flags & ~(unsigned)INPUT_REPAIRED) | (m->bodies[i].repairs ? INPUT_REPAIRED : 0);
}

/* The text that was heard. */
static void take_body(struct input *in, const struct message *m, size_t i, struct arena *a)
{
	if (i < m->nbodies)
		read_body(in, ARENA_NEW(a, struct source), m, i);
}

/* MAIL rule M1: the plain text; if it holds no order, the next; never two. */
static void choose_text(struct input *in, struct live *l, const struct message *m, struct arena *a)
{
	struct source *src = ARENA_NEW(a, struct source);
	for (size_t i = 0; i < m->nbodies; i++) {
		read_body(in, src, m, i);
		if (m->nbodies == 1)
			return;
		struct outcome o;
		engine_check(l->engine, in, &o, a);
		if (live_says_something(&o))
			return;
	}
	if (m->nbodies)
		read_body(in, src, m, 0);
}

/*
 * pbp@, pbp+GAME@ or GAME@ at our domain; other addresses there are other people's. As long as no
 * config says which domain is ours, any may be.
 */
static bool is_ours(const struct live *l, struct str to)
{
	struct str ours = l->root->site.address;
	const size_t at = str_find_char(ours, '@'), to_at = str_find_char(to, '@');
	struct str local = str_sub(to, 0, to_at), domain = str_sub(ours, at, ours.n);
	if (!str_eq_nocase(str_sub(to, to_at, to.n), domain) && !str_eq_c(domain, "@localhost"))
		return false;
	return str_eq_nocase(local, l->name) ||
	       (str_eq_nocase(str_sub(local, 0, at), str_sub(ours, 0, at)) && (local.n == at || local.p[at] == '+'));
}

/* Whether the mail went to anybody but us (the rule on privacy is the ruleset's). */
static bool copied(const struct live *l, const struct message *m)
{
	for (size_t i = 0; i < m->nto; i++)
		if (!is_ours(l, m->to[i]) && !address_eq(m->to[i], m->from))
			return true;
	return false;
}

static bool is_the_host(const struct live *l, const struct decision *d)
{
	return hosts_has(&l->hosts, d->from) && proof_vouches(d->verdict);
}

/* What its address or its subject has behind the name of this game: the seat that it is a letter to, or a code. */
static struct str behind_name(const struct live *l, const struct message *m)
{
	for (size_t i = 0; i < m->ntags; i++)
		if (m->tags[i].press.n && str_eq(m->tags[i].name, l->name))
			return m->tags[i].press;
	return STR_NONE;
}

static void input_of_mail(struct input *in, struct live *l, const struct decision *d, const struct message *m,
			  struct arena *a)
{
	struct message read;
	if (!m) {
		judge_read(&read, d, false, &l->root->site, a);
		m = &read;
	}
	in->address = d->from;
	in->host = is_the_host(l, d);
	if (in->host && !address_eq(hosts_chief(&l->hosts), d->from))
		in->flags |= INPUT_COHOST;
	const struct str behind = behind_name(l, m);
	int64_t number;
	if (!replycode_number(behind, &number))
		in->press = behind;
	else if (in->host)
		in->replies = number;
	if (proof_vouches(d->verdict))
		in->flags |= INPUT_PROVED;
	if (copied(l, m))
		in->flags |= INPUT_COPIED;
	if (in->what != OUTCOME_ORDERS)
		return;
	if (in->tape.p)
		take_body(in, m, d->body, a);
	else
		choose_text(in, l, m, a);
}

/* What stands behind the last word is as good as nothing. */
static struct str without_end(struct str text)
{
	while (text.n && strchr(" \t\r\n", text.p[text.n - 1]))
		text.n--;
	return text;
}

void live_read(struct decision *d, const struct input *in)
{
	d->heard = true;
	d->flags = in->flags & ~(unsigned)(INPUT_RECORDED | INPUT_ROLLED);
	d->text = in->what == OUTCOME_ORDERS ? without_end(in->text->text) : STR("");
}

void live_heard(struct decision *d, const struct live *l, const struct input *in, const struct outcome *o)
{
	live_read(d, in);
	if (l->game->format >= GAME_FORMAT_THIRD)
		d->tape = o->tape;
}

static void input_as_heard(struct input *in, const struct live *l, const struct decision *d, const char *name,
			   struct arena *a)
{
	struct source *src = ARENA_NEW(a, struct source);
	*src = source_new(a, str_c(name), str_dup(a, d->text));
	in->text = src;
	in->flags = d->flags;
	in->address = d->from;
	in->host = is_the_host(l, d);
}

void live_input(struct input *out, struct live *l, const struct decision *d, const struct message *m,
		struct arena *arena)
{
	const bool shell = proof_has(d->verdict, PROOF_SHELL); /* a line of `pbp host` */
	*out = (struct input){
		.at = d->arrival,
		.after = d->after,
		.place = d->place,
		.hash = d->hash,
		.reason = d->reason,
		.tape = d->tape,
	};
	out->what = class_of_word(d->class);
	if (d->heard) {
		input_as_heard(out, l, d, shell ? shell_name : text_name, arena);
	} else if (shell) {
		struct source *src = ARENA_NEW(arena, struct source);
		*src = source_new(arena, str_c(shell_name), str_dup(arena, d->raw));
		out->text = src;
	} else {
		input_of_mail(out, l, d, m, arena);
	}
	if (shell)
		out->host = true;
	const int32_t rerun = state_game(engine_state(l->engine))->rerun;
	if (out->host && !out->tape.p && rerun && l->private && rolled_since(l, rerun))
		out->flags |= INPUT_ROLLED;
	if (out->host && !out->tape.p && l->root)
		out->nquestions = questions_read(&out->questions, live_folder(l->root->place, l->name), arena);
	if (!out->text) {
		struct source *empty = ARENA_NEW(arena, struct source);
		*empty = source_new(arena, str_c(text_name), STR(""));
		out->text = empty;
	}
}
