/*
 * outlook: what a receipt tells beyond the lines of the mail: all that now
 * stands for the seat, what is still missing, until when, for whom the call
 * waits; and the open calls as everybody may see them.
 */
#include "engine/calls.h"
#include "bind/callname.h"
#include "engine/outlook.h"

#include "base/bug.h"
#include "play/game.h"

void outlook_count(struct engine *e, const struct state *s, const struct call_row *c, struct outcome *out)
{
	const struct asked_row *row;

	out->asked = out->awaited = 0;
	for (size_t i = asked_begin(s, c->call); (row = asked_at(s, c->call, i)); i++) {
		out->asked++;
		out->awaited += !seat_answered(e, s, c, row->seat);
	}
}

struct lines_out {
	struct arena *arena;
	VEC(struct str) list;
};

static struct str printed(struct engine *e, const struct state *s, const struct command *c, struct arena *a)
{
	struct buf text = buf_new(a);

	e->reader.print(e->reader.context, &text, s, c);
	return buf_str(&text);
}

static void add_word(stood_list *out, call_id call, struct str word, struct arena *a)
{
	VEC_PUSH(out, a, (struct stood){ call, word, word });
}

static void add_standing(struct engine *e, const struct state *s, const struct call_row *c, seat_id seat,
			 stood_list *out, struct arena *a)
{
	struct seat_book *b = book_seat(e, c->call, seat);

	for (size_t i = 0; b && i < b->now.n; i++) {
		const struct command *order = b->now.orders[i];

		VEC_PUSH(out, a,
			 (struct stood){ c->call, printed(e, s, order, a),
					 printed(e, s, command_bare(e->game, order, a), a) });
	}
	if (b && b->now.done)
		add_word(out, c->call, STR("done"), a);
	if (b && b->now.waits && (b->now.n || b->now.noffers))
		add_word(out, c->call, STR("wait"), a);
}

void outlook_stood(struct engine *e, const struct state *s, seat_id seat, stood_list *out, struct arena *a)
{
	for (size_t i = 0; i < row_count(s, TABLE_CALL); i++) {
		const struct call_row *c = ROW(struct call_row, s, TABLE_CALL, i);

		if (call_asks(s, c->call, seat))
			add_standing(e, s, c, seat, out, a);
	}
}

/* One line of before or after, without defaults; equal texts come together, those of after first, each in its order. */
struct compared {
	struct str text;
	size_t before; /* its place there; NOT_BEFORE */
};
#define NOT_BEFORE SIZE_MAX

static int compared_cmp(const void *x, const void *y)
{
	const struct compared *a = x, *b = y;
	int r = str_cmp(a->text, b->text);

	/* NOT_BEFORE + 1 is 0 */
	return r ? r : (a->before + 1 > b->before + 1) - (a->before + 1 < b->before + 1);
}

/* Of n equal ones as many are kept as there are after. */
static void mark_fallen(const struct compared *all, size_t n, bool *falls)
{
	size_t kept = 0;

	for (size_t i = 0; i < n; i++) {
		if (i && !str_eq(all[i].text, all[i - 1].text))
			kept = 0;
		if (all[i].before == NOT_BEFORE)
			kept++;
		else if (kept)
			kept--;
		else
			falls[all[i].before] = true;
	}
}

void outlook_fallen(struct engine *e, const struct state *s, const stood_list *before, struct outcome *out,
		    struct arena *a)
{
	stood_list after = { 0 };
	struct compared *all;
	bool *falls;
	struct lines_out fallen = { .arena = a };

	if (!before->n)
		return;
	outlook_stood(e, s, out->seat, &after, a);
	all = ARENA_ARRAY(a, struct compared, before->n + after.n);
	falls = ARENA_ARRAY(a, bool, before->n);
	for (size_t i = 0; i < before->n; i++)
		all[i] = (struct compared){ before->at[i].bare, i };
	for (size_t i = 0; i < after.n; i++)
		all[before->n + i] = (struct compared){ after.at[i].bare, NOT_BEFORE };
	qsort(all, before->n + after.n, sizeof *all, compared_cmp);
	mark_fallen(all, before->n + after.n, falls);
	for (size_t i = 0; i < before->n; i++)
		if (falls[i] && call_find(s, before->at[i].call))
			VEC_PUSH(&fallen.list, a, before->at[i].text);
	out->fallen = fallen.list.at;
	out->nfallen = fallen.list.n;
}

static void add_missing(struct engine *e, const struct state *s, const struct call_row *c, seat_id seat,
			struct lines_out *out)
{
	const struct call_kind *kind = kind_of(e->game, c);
	const struct seat_book *b = book_seat(e, c->call, seat);
	struct view v = engine_view(e, s, e->now);
	struct notes notes = { .arena = out->arena };

	v.seat = seat;
	v.player = seat_find(s, seat)->player;
	v.call = c->call;
	v.book = b ? b->now.orders : NULL;
	v.nbook = b ? b->now.n : 0;
	if (kind->outlook)
		kind->outlook(&v, c, seat, &notes);
	arena_reset(&e->scratch);
	for (size_t i = 0; i < notes.list.n; i++)
		VEC_PUSH(&out->list, out->arena, note_said(e->game, s, &notes.list.at[i], out->arena));
	if (kind->hearing == SEALED && option_is(s, "done", "asked") && !(b && b->now.done))
		VEC_PUSH(&out->list, out->arena, STR("say \"done\" when you have finished"));
}

/* The call a receipt is about: the one that heard the mail, else the newest that asks the seat; for who has
 * no seat and was heard by none the muster. */
static const struct call_row *call_about(const struct state *s, call_id call, seat_id seat)
{
	const struct call_row *c = call == CALL_NONE ? NULL : call_find(s, call);

	if (seat == SEAT_NONE)
		return c ? c : muster_of(s);
	if (c && call_asks(s, call, seat))
		return c;
	for (size_t i = row_count(s, TABLE_CALL); i-- > 0;) {
		c = ROW(struct call_row, s, TABLE_CALL, i);
		if (call_asks(s, c->call, seat))
			return c;
	}
	return NULL;
}

static void fill_lists(struct engine *e, const struct state *s, seat_id seat, struct outcome *out, struct arena *a)
{
	struct lines_out standing = { .arena = a }, missing = { .arena = a };
	stood_list stood = { 0 };

	outlook_stood(e, s, seat, &stood, a);
	for (size_t i = 0; i < stood.n; i++)
		VEC_PUSH(&standing.list, a, stood.at[i].text);
	for (size_t i = 0; i < row_count(s, TABLE_CALL); i++) {
		const struct call_row *c = ROW(struct call_row, s, TABLE_CALL, i);

		if (seat_find(s, seat) && call_asks(s, c->call, seat)) /* he may have left by this mail */
			add_missing(e, s, c, seat, &missing);
	}
	out->standing = standing.list.at;
	out->nstanding = standing.list.n;
	out->missing = missing.list.at;
	out->nmissing = missing.list.n;
}

void outlook_fill(struct engine *e, const struct state *s, call_id call, seat_id seat, struct outcome *out,
		  struct arena *a)
{
	const struct call_row *c = call_about(s, call, seat);
	const struct call_kind *kind;

	out->turn = state_game(s)->turn;
	out->call = CALL_NONE;
	out->kind = NULL;
	out->closes = false;
	out->again = out->early = out->several = false;
	out->bell = WHEN_NEVER;
	if (!c)
		return;
	kind = kind_of(e->game, c);
	const struct seat_book *book = book_seat(e, c->call, seat);
	out->call = c->call;
	out->kind = kind;
	out->closes = call_closes(e, s, c);
	out->call_name = call_words(e->game, s, c, a);
	out->bell = c->bell < e->now ? call_played_at(e->game, s, c) : c->bell; /* in its grace: when that is over */
	out->in_grace = out->bell != c->bell;
	out->bell = state_bell(s, out->bell);
	out->again = kind->hearing == SEALED && call_plays_again(s, c->call);
	out->final = kind->hearing == LIVE || kind->keeping == KEEP_FIRST || out->again;
	outlook_count(e, s, c, out);
	out->early = out->asked && call_may_end_early(e->game, s, c);
	out->several = book && book->now.n > 1;
	fill_lists(e, s, seat, out, a);
}

void engine_outlook(const struct engine *e, seat_id seat, struct outcome *out, struct arena *a)
{
	const struct seat_row *row = seat_find(e->tip, seat);

	*out = (struct outcome){ .what = OUTCOME_ORDERS, .seat = seat, .player = PLAYER_NONE };
	if (row)
		out->player = row->player;
	outlook_fill(e->self, e->tip, CALL_NONE, row ? seat : SEAT_NONE, out, a);
}

call_id outlook_host(const struct state *s)
{
	for (size_t i = row_count(s, TABLE_CALL); i-- > 0;) {
		const struct call_row *c = ROW(struct call_row, s, TABLE_CALL, i);

		if (asked_at(s, c->call, asked_begin(s, c->call)))
			return c->call;
	}
	return CALL_NONE;
}

void engine_outlook_host(const struct engine *e, struct outcome *out, struct arena *a)
{
	*out = (struct outcome){ .what = OUTCOME_ORDERS, .seat = SEAT_NONE, .player = PLAYER_NONE };
	outlook_fill(e->self, e->tip, outlook_host(e->tip), SEAT_NONE, out, a);
}

size_t engine_booked(const struct engine *e, seat_id seat, const struct command *const **out, struct arena *a)
{
	VEC(const struct command *) all = { 0 };

	for (size_t i = 0; i < row_count(e->tip, TABLE_CALL); i++) {
		const struct call_row *c = ROW(struct call_row, e->tip, TABLE_CALL, i);
		const struct seat_book *b = call_asks(e->tip, c->call, seat) ? book_seat(e->self, c->call, seat) : NULL;

		for (size_t k = 0; b && k < b->now.n; k++)
			VEC_PUSH(&all, a, b->now.orders[k]);
	}
	*out = all.at;
	return all.n;
}

static void fill_status(struct engine *e, const struct call_row *c, struct call_status *out, struct arena *a)
{
	size_t most = row_count(e->tip, TABLE_SEAT);
	seat_id *asked = ARENA_ARRAY(a, seat_id, most), *awaited = ARENA_ARRAY(a, seat_id, most);
	const struct asked_row *row;

	*out = (struct call_status){ .call = c->call,
				     .name = str_c(kind_of(e->game, c)->name),
				     .opened = c->opened,
				     .bell = c->bell,
				     .asked = asked,
				     .awaited = awaited,
				     .deaf = c->deaf_since != WHEN_NONE };
	out->subject = call_subject(e->game, e->tip, c, a);
	for (size_t i = asked_begin(e->tip, c->call); (row = asked_at(e->tip, c->call, i)); i++) {
		BUG_ON(out->nasked == most);
		asked[out->nasked++] = row->seat;
		if (!seat_answered(e, e->tip, c, row->seat))
			awaited[out->nawaited++] = row->seat;
	}
}

size_t engine_calls(const struct engine *e, const struct call_status **out, struct arena *a)
{
	size_t n = row_count(e->tip, TABLE_CALL);
	struct call_status *list = ARENA_ARRAY(a, struct call_status, n);

	for (size_t i = 0; i < n; i++)
		fill_status(e->self, ROW(struct call_row, e->tip, TABLE_CALL, i), &list[i], a);
	*out = list;
	return n;
}

bool engine_hears_sealed(const struct engine *e, struct str address)
{
	const struct speaker who = { .player = player_by_address(e->tip, address), .only = SEAT_NONE };
	const struct view v = engine_view(e->self, e->tip, e->now);

	for (size_t i = 0; i < row_count(e->tip, TABLE_CALL); i++) {
		const struct call_row *c = ROW(struct call_row, e->tip, TABLE_CALL, i);

		if (call_hears(c) && kind_of(e->game, c)->hearing == SEALED && speaker_seat(&v, c, &who) != SEAT_NONE)
			return true;
	}
	return false;
}
