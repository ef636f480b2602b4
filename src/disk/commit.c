/*
 * commit: a step as a commit of the private history: the tree (state, orders,
 * mails, events, dice, report) and the message.
 */
#include "disk/annul.h"
#include "disk/commit.h"
#include "disk/dicefile.h"
#include "disk/orders.h"
#include "disk/turntag.h"
#include "disk/words.h"
#include "world/record.h"

static void put(struct commit_draft *d, const char *path, const struct buf *b)
{
	draft_put(d, str_c(path), buf_str(b));
}

/* ---- game and state --------------------------------------------------------------------------- */

/* Rules, version and options as played: enough to open the game again. */
static void put_game(struct commit_draft *d, const struct pen *p, const struct step *s)
{
	const struct game *g = p->live->game;
	struct buf b = buf_new(d->arena);
	buf_addf(&b, "game %.*s\nrules %s %u\nmap %.*s\n", STR_ARG(g->name), g->rules->name, g->rules->version,
		 STR_ARG(g->map->name));
	for (size_t i = 0; i < row_count(s->after, TABLE_OPTION); i++) {
		const struct option_value *v = ROW(struct option_value, s->after, TABLE_OPTION, i);
		buf_addf(&b, "option %s = %.*s\n", g->schema->options[v->option]->name,
			 STR_ARG(text_of(s->after, v->value)));
	}
	if (g->format > GAME_FORMAT_FIRST) /* the first did not say so */
		buf_addf(&b, "format %d\n", (int)g->format);
	if (g->format >= GAME_FORMAT_THIRD)
		buf_addf(&b, "reader %.*s\n", STR_ARG(p->reader));
	put(d, "game", &b);
	if (p->signers.n)
		draft_put(d, STR("allowed_signers"), p->signers);
}

static void put_table(struct commit_draft *d, const struct live *l, const struct step *s, table_id t)
{
	if (!object_is_none(&l->tip) && rows_equal(s->before, s->after, t)) /* it stands in the tip's tree */
		return;
	const char *path = arena_printf(d->arena, "state/%s", l->game->schema->tables[t]->name);
	struct buf b = buf_new(d->arena);
	record_write_table(&b, s->after, t, (struct viewer){ AUDIENCE_HOST, SEAT_NONE });
	if (b.n)
		put(d, path, &b);
	else
		draft_remove(d, str_c(path));
}

/* ---- orders and mails ------------------------------------------------------------------------- */

static const char *file_of(struct commit_draft *d, const struct step *s, seat_id seat, bool host)
{
	if (seat == SEAT_NONE)
		return host ? "orders/host" : "orders/strangers";
	/* a seat may be given up by this very step: what it said before is recorded with it */
	const struct str name = seat_name(seat_find(s->after, seat) ? s->after : s->before, seat);
	return str_cstr(d->arena, orders_path(seat, name, d->arena));
}

static bool seat_came_before(const struct step *s, size_t i)
{
	for (size_t k = 0; k < i; k++)
		if (s->mails[k].seat == s->mails[i].seat)
			return true;
	return false;
}

static void put_orders(struct commit_draft *d, const struct step *s)
{
	draft_replace(d, STR("orders"));
	for (size_t i = 0; i < s->nmails; i++) {
		if (seat_came_before(s, i))
			continue;
		struct buf b = buf_new(d->arena);
		orders_write(&b, s->mails, s->nmails, s->mails[i].seat);
		put(d, file_of(d, s, s->mails[i].seat, s->mails[i].input->host), &b);
	}
}

static void quoted(struct buf *b, const char *key, struct str value)
{
	buf_addf(b, " %s=\"", key);
	for (size_t i = 0; i < value.n; i++) {
		if (value.p[i] == '"' || value.p[i] == '\\')
			buf_add_char(b, '\\');
		buf_add_char(b, (unsigned char)value.p[i] < ' ' ? ' ' : value.p[i]);
	}
	buf_add_char(b, '"');
}

/* When it arrived, who was believed, how it was read: what a replay cannot see in the mail itself,
 * because it depends on the host's mail server and config. */
static void index_line(struct buf *b, const struct decision *d, const struct recorded *m)
{
	buf_addf(b, "mail at=%.*s after=%u place=%u hash=%.*s class=%.*s", STR_ARG(when_iso(b->arena, d->arrival)),
		 m->input->after, m->input->place, STR_ARG(hash_hex(b->arena, &d->hash)), STR_ARG(d->class));
	quoted(b, "from", d->from);
	quoted(b, "verdict", d->verdict);
	quoted(b, "reason", d->reason);
	buf_addf(b, " body=%u", m->input->body);
	if (m->input->host)
		buf_add_c(b, " host=yes");
	if (m->input->flags & INPUT_COPIED)
		buf_add_c(b, " copied=yes");
	const struct hash stored = hash_of(d->raw);
	if (hash_cmp(&stored, &d->hash)) /* a token was overwritten in it */
		buf_addf(b, " stored=%.*s", STR_ARG(hash_hex(b->arena, &stored)));
	if (m->stays) /* a call that is still open keeps a part of it */
		buf_add_c(b, " stays=yes");
	buf_add_char(b, '\n');
}

static void put_mail(struct commit_draft *d, const struct pen *p, const struct decision *dec)
{
	const struct str name = hash_hex(d->arena, &dec->hash);
	draft_put(d, str_printf(d->arena, "mail/%.*s", STR_ARG(name)), dec->raw);
	if (p->live->game->format >= GAME_FORMAT_THIRD)
		draft_put(d, str_printf(d->arena, "heard/%.*s", STR_ARG(name)), dec->tape.p ? dec->tape : STR(""));
}

static int put_mails(struct commit_draft *d, struct pen *p, const struct step *s, struct err *e)
{
	struct buf index = buf_new(d->arena);
	size_t next = 0;
	int code = 0;
	draft_replace(d, STR("mail"));
	draft_replace(d, STR("heard"));
	for (size_t i = 0; !code && i < s->nmails; i++) {
		struct decision dec;
		code = p->does->find(&dec, p->context, &s->mails[i], &next, d->arena, e);
		if (code)
			break;
		put_mail(d, p, &dec);
		index_line(&index, &dec, &s->mails[i]);
	}
	draft_put(d, STR("mails"), buf_str(&index));
	return code;
}

/* ---- events, dice, report --------------------------------------------------------------------- */

static void put_events(struct commit_draft *d, const struct live *l, const struct step *s)
{
	struct buf b = buf_new(d->arena);
	for (size_t i = 0; i < s->events.list.n; i++)
		event_write(&b, l->game->rules, s->after, &s->events.list.at[i]);
	put(d, "events", &b);
}

static void put_played(struct commit_draft *d, const struct live *l, const struct step *s)
{
	if (l->game->format >= GAME_FORMAT_THIRD)
		draft_put(d, STR("played"), s->played.p ? s->played : STR(""));
}

static void put_lapsed(struct commit_draft *d, const struct live *l, const struct step *s)
{
	if (s->lapsed.n)
		draft_put(d, STR("lapsed"), s->lapsed);
	else if (l->game->format >= GAME_FORMAT_SIXTH)
		draft_remove(d, STR("lapsed"));
}

/* What the dice of this step came from: enough to recompute each (docs/dice.md). */
static void put_dice(struct commit_draft *d, const struct live *l, const struct step *s)
{
	struct buf b = buf_new(d->arena);
	dice_write(&b, l->game, s);
	put(d, "dice", &b);
}

static int put_report(struct commit_draft *d, struct live *l, const struct step *s, struct err *e)
{
	struct report_turn t;
	struct buf b = buf_new(d->arena);
	int code = live_turn(&t, l, s->ended_turn, s, d->arena, e);
	if (!code)
		code = report_write(&b, &t, (struct viewer){ AUDIENCE_ALL, SEAT_NONE }, REPORT_MARKDOWN, l->templates,
				    e);
	if (!code)
		put(d, "report.md", &b);
	return code;
}

/* ---- the message ------------------------------------------------------------------------------ */

static void write_message(struct buf *b, const struct pen *p, const struct step *s)
{
	const struct live *l = p->live;
	escape_terminal(b, s->subject); /* a player's words may stand in it, and terminals show it */
	buf_add_c(b, "\n\n");
	for (size_t i = 0; i < s->events.list.n; i++) {
		const struct event *ev = &s->events.list.at[i];
		if (!event_visible(l->game->rules, ev, (struct viewer){ AUDIENCE_ALL, SEAT_NONE }))
			continue;
		struct buf words = buf_new(b->arena);
		if (!event_words(&words, l->game, s->after, ev))
			continue;
		buf_add_c(b, "- ");
		escape_terminal(b, buf_str(&words));
		buf_add_char(b, '\n');
	}
	buf_addf(b, "\nStep: %u\nEvent-Time: %.*s\n", s->number, STR_ARG(when_iso(b->arena, s->at)));
	if (s->nmails)
		buf_add_c(b, "Mails:");
	for (size_t i = 0; i < s->nmails; i++)
		buf_addf(b, " %.*s", STR_ARG(hash_hex(b->arena, &s->mails[i].hash)));
	buf_addf(b, "%sDice-Commitment: %.*s\nWritten-By: %.*s\n", s->nmails ? "\n" : "",
		 STR_ARG(hash_hex(b->arena, &s->chain_end)), STR_ARG(p->words));
}

/* A turn that was annulled and is run again has ended before. */
static int tag_turn(struct str *out, struct live *l, int32_t turn, struct arena *a, struct err *e)
{
	struct object_id before;
	int times = 0;
	const int code = turn ? live_turn_ends(&times, &before, l, turn, e) : 0;
	*out = turn ? turn_tag(turn, times + 1, a) : STR_NONE;
	return code;
}

static int put_files(struct commit_draft *d, struct pen *p, const struct step *s, struct err *e)
{
	struct live *l = p->live;
	put_game(d, p, s);
	if (object_is_none(&l->tip))
		draft_put(d, STR("map"), l->game->map->text);
	for (size_t t = 0; t < l->game->schema->ntables; t++)
		put_table(d, l, s, (table_id)t);
	put_orders(d, s);
	put_events(d, l, s);
	put_played(d, l, s);
	put_lapsed(d, l, s);
	put_dice(d, l, s);
	const int code = put_mails(d, p, s, e);
	return code || !s->ended_turn ? code : put_report(d, l, s, e);
}

static int commit_step(struct pen *p, const struct step *s, struct err *e)
{
	struct live *l = p->live;
	struct arena *a = &p->step;
	struct commit_draft d;
	struct object_id id;
	arena_reset(a);
	struct buf message = buf_new(a);
	draft_init(&d, a);
	d.time = s->at;
	int code = put_files(&d, p, s, e);
	if (!code)
		code = tag_turn(&d.tag, l, s->ended_turn, a, e);
	if (!code && !p->words.n)
		code = words_learn(&p->words, l, e);
	if (code)
		return code;
	write_message(&message, p, s);
	d.message = buf_str(&message);
	if (p->does->reword)
		p->does->reword(p->context, &d);
	code = store_commit(&id, l->private, &l->tip, &d, e);
	if (code)
		return code;
	l->tip = id;
	steps_made(l, &id);
	live_state_is(l, &id, s->after);
	if (s->ended_turn)
		turn_end_made(l, s);
	return 0;
}

struct pen pen_of(struct live *l, const struct pen_does *does, void *context)
{
	return (struct pen){ .live = l, .reader = words_reader(), .does = does, .context = context };
}

int pen_commit(struct pen *p, const struct step *s, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct step annulled;
	int code = s->annul ? annul_state(&annulled, p->live, s, &a, e) : 0;
	if (!code)
		code = commit_step(p, s->annul ? &annulled : s, e);
	arena_release(&a);
	return code;
}

void pen_release(struct pen *p)
{
	arena_release(&p->step);
}
