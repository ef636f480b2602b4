/* played: see played.h. Written and, for the close of a call, read. */
#include "engine/played.h"

#include "engine/engine.h"
#include "play/game.h"
#include "play/typed.h"
#include "world/hidden.h"
#include "world/record.h"

/* ---- a mail ---- */

struct str played_by_mail(const struct ear *ear)
{
	const struct input *in = ear->in;
	const struct player_row *p = row_find(ear->state, TABLE_PLAYER,
					      &(struct player_row){ .player = ear->who.player });
	struct buf out = buf_new(ear->a);

	buf_addf(&out, "mail hash=%.*s", STR_ARG(hash_hex(ear->a, &in->hash)));
	if (p && !tape_is_private(ear)) {
		buf_addf(&out, " player=%d name=", (int)p->player);
		text_write(&out, text_of(ear->state, p->name));
	}
	if (in->host)
		buf_add_c(&out, " host=yes");
	buf_add_char(&out, '\n');
	buf_add(&out, tape_played(ear));
	return buf_str(&out);
}

/* ---- the close of a call ---- */

static void add_mails(struct buf *out, const struct seat_book *b)
{
	for (size_t i = 0; i < b->sheets.n; i++)
		buf_addf(out, "%s%.*s", i ? " " : " mails=\"",
			 STR_ARG(hash_hex(out->arena, &b->sheets.at[i].mail->input.hash)));
	buf_add_char(out, '"');
}

static void add_seat(struct buf *out, struct engine_work *w, seat_id seat, const struct seat_book *b)
{
	const struct state *s = w->turn.before;

	buf_add_c(out, "  sheet seat=");
	value_write(out, s, FIELD_SEAT, NULL, seat);
	if (b->now.done)
		buf_add_c(out, " done=yes");
	if (b->now.faulty)
		buf_add_c(out, " faulty=yes");
	if (b->now.unread && w->turn.game->format >= GAME_FORMAT_FIFTH)
		buf_add_c(out, " unread=yes");
	if (b->now.luck != TEXT_NONE) {
		buf_add_c(out, " luck=");
		text_write(out, text_of(s, b->now.luck));
	}
	add_mails(out, b);
	buf_add_char(out, '\n');
	for (size_t i = 0; i < b->now.n; i++) {
		buf_add_c(out, "    said ");
		typed_write(out, w->turn.game, s, b->now.orders[i]);
		buf_add_char(out, '\n');
	}
}

struct str played_by_close(struct engine_work *w, call_id call)
{
	const struct book *b = book_find(w->engine, call);
	struct buf out = buf_new(w->turn.arena);

	buf_addf(&out, "close call=%d\n", (int)call);
	for (size_t i = 0; b && i < b->seats.n; i++)
		if (b->seats.at[i] && b->seats.at[i]->sheets.n)
			add_seat(&out, w, (seat_id)i, b->seats.at[i]);
	return buf_str(&out);
}

/* ---- read ---- */

struct reading {
	struct engine *engine;
	const struct call_row *call;
	when at;
	uint32_t place; /* of the next mail */
};

static bool says_yes(const struct board_line *l, const char *key)
{
	const struct board_word *w = board_value(l, key);

	return w && str_eq_c(w->text, "yes");
}

/* A mail of which nothing is known but its hash. */
static struct mail *unseen_mail(struct reading *r, const struct hash *hash, seat_id seat)
{
	const struct outcome out = { .what = OUTCOME_ORDERS, .seat = seat };
	const struct input in = {
		.at = r->at, .after = (uint32_t)state_game(r->engine->tip)->step, .place = r->place++, .hash = *hash
	};
	struct mail *m = mail_keep(r->engine, &in, &out);

	m->waits = 1;
	return m;
}

/* No sheet that was written holds it beside the last of b: that is said once, or a later one took its place. */
static bool stands_already(const struct booked *b, const struct game *g)
{
	const struct command *last = b->orders[b->n];
	const unsigned flags = g->verbs[last->verb]->flags;

	for (size_t i = 0; i < b->n; i++)
		if ((flags & VERB_ONCE && command_equal(b->orders[i], last)) ||
		    (flags & g->verbs[b->orders[i]->verb]->flags & VERB_LAST && b->subjects[i] == b->subjects[b->n]))
			return true;
	return false;
}

static int read_orders(struct booked *b, struct reading *r, seat_id seat, const struct board_line *l, struct err *e)
{
	struct engine *en = r->engine;
	struct arena *keep = &en->keep;
	struct view v = engine_view(en, en->tip, r->at);
	int code = 0;

	b->orders = ARENA_ARRAY(keep, const struct command *, l->nblock);
	b->subjects = ARENA_ARRAY(keep, int32_t, l->nblock);
	v.seat = seat;
	v.call = r->call->call;
	for (; !code && b->n < l->nblock; b->n++) {
		struct command *c;

		code = board_word_is(&l->block[b->n], 0, "said")
			       ? typed_read(&c, en->game, en->tip, &l->block[b->n], 1, keep, e)
			       : err_set(e, ERR_REFUSED, "\"%.*s\" says no order", STR_ARG(l->block[b->n].raw));
		if (code)
			return code;
		c->seat = seat;
		c->call = r->call->call;
		c->ordinal = (uint32_t)b->n;
		v.player = c->player = seat_find(en->tip, seat)->player;
		b->orders[b->n] = c;
		b->subjects[b->n] = command_subject(&v, c);
		if (stands_already(b, en->game))
			return err_set(e, ERR_REFUSED, "\"%.*s\" stands twice", STR_ARG(l->block[b->n].raw));
	}
	return code;
}

/* All that stands, stands by the last mail. */
static int read_seat(struct reading *r, const struct board_line *l, struct err *e)
{
	const struct call_kind *kind = kind_of(r->engine->game, r->call);
	const struct board_word *luck = board_value(l, "luck"), *mails = board_value(l, "mails");
	const struct board_word *name = board_value(l, "seat");
	struct booked b = { .luck = TEXT_NONE }, none = { .luck = TEXT_NONE };
	struct str rest = mails ? mails->text : STR(""), word;
	int64_t id = SEAT_NONE;
	seat_id seat;
	struct hash hash;
	int code;

	if (!board_word_is(l, 0, "sheet") || !name || !mails ||
	    word_read(r->engine->tip, FIELD_SEAT, NULL, name, &id, NULL) || !seat_find(r->engine->tip, (seat_id)id))
		return err_set(e, ERR_REFUSED, "\"%.*s\" is no sheet of a seat", STR_ARG(l->raw));
	seat = (seat_id)id;
	code = read_orders(&b, r, seat, l, e);
	while (!code && str_cut(&rest, ' ', &word)) {
		if (!hash_from_hex(word, &hash))
			return err_set(e, ERR_REFUSED, "\"%.*s\" is no mail", STR_ARG(word));
		none.mail = b.mail = unseen_mail(r, &hash, seat);
		if (rest.n)
			book_add(r->engine, kind, r->call->call, seat, &none);
	}
	if (code || !b.mail)
		return code ? code : err_set(e, ERR_REFUSED, "\"%.*s\" is by no mail", STR_ARG(l->raw));
	b.clears = true;
	b.faulty = says_yes(l, "faulty");
	b.unread = says_yes(l, "unread");
	b.says = says_yes(l, "done") ? SAYS_DONE : SAYS_NOTHING;
	b.luck = luck ? text_intern(r->engine->tip, luck->text) : TEXT_NONE;
	book_add(r->engine, kind, r->call->call, seat, &b);
	return 0;
}

/* What stood there by mails that were heard: by the host's, in the name of a seat. */
static void empty_book(struct engine *e, call_id call)
{
	struct mail **mails;
	const size_t n = book_mails(e, call, &mails, &e->scratch);

	for (size_t i = 0; i < n; i++) {
		mails[i]->waits--;
		mails[i]->now = true;
	}
	book_drop(e, call);
}

void engine_play_revealed(struct engine *e)
{
	e->blind = true;
}

void engine_use_name(struct engine *e, player_id player, struct str name)
{
	const struct player_row *p = row_find(e->tip, TABLE_PLAYER, &(struct player_row){ .player = player });

	if (p && !str_eq(text_of(e->tip, p->name), name))
		VEC_PUSH(&e->named, e->run, ((struct hidden_row){ player, text_intern(e->tip, name) }));
}

/* What the clock does to a call is told as well. */
static int use_clock(struct engine *e, struct str played, when at, struct arena *a, struct err *err)
{
	const int code = tick_read(&e->told, e->tip, played, at, a, err);

	if (code || call_find(e->tip, e->told.call))
		return code;
	e->told = (struct tick){ 0 };
	return err_set(err, ERR_REFUSED, "no such call is open");
}

static int use_book(struct engine *e, struct str played, when at, struct arena *a, struct err *err)
{
	struct source *src = ARENA_NEW(a, struct source);
	struct board b;
	const struct board_word *call;
	int64_t id;
	struct reading r = { .engine = e, .at = at };
	int code;

	*src = source_new(a, STR("played"), played);
	code = board_parse(&b, src, a, err);
	call = !code && b.nlines == 1 && board_word_is(&b.lines[0], 0, "close") ? board_value(&b.lines[0], "call")
										: NULL;
	if (code)
		return code;
	if (!call || !str_to_int(call->text, &id) || id < 0 || id > INT32_MAX ||
	    !(r.call = call_find(e->tip, (call_id)id)))
		return err_set(err, ERR_REFUSED, "it closes no call that is open");
	empty_book(e, r.call->call);
	for (size_t i = 0; !code && i < b.lines[0].nblock; i++)
		code = read_seat(&r, &b.lines[0].block[i], err);
	e->now = at > e->now ? at : e->now;
	return code;
}

int engine_use_book(struct engine *e, struct str played, when at, struct arena *a, struct err *err)
{
	engine_tidy(e);
	return str_starts(played, STR("clock ")) ? use_clock(e, played, at, a, err) : use_book(e, played, at, a, err);
}
