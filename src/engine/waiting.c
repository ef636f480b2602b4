/* waiting: what waits for its writer's word, whether it would act at once (held.c) or stand in a book (offers.c). */
#include "engine/acts.h"
#include "engine/ear.h"
#include "engine/offers.h"
#include "engine/waiting.h"
#include "play/game.h"
#include "world/record.h"

static const struct seat_book *seat_in(const struct book *b, seat_id seat)
{
	return seat >= 0 && (size_t)seat < b->seats.n ? b->seats.at[seat] : NULL;
}

static const struct command *offers_at(const struct engine *e, seat_id seat, size_t k)
{
	for (size_t i = 0; i < e->books.n; i++) {
		const struct seat_book *b = seat_in(&e->books.at[i], seat);

		if (b && k < b->now.noffers)
			return b->now.offers[k].order;
		k -= b ? b->now.noffers : 0;
	}
	return NULL;
}

static size_t offers_count(const struct engine *e, seat_id seat)
{
	size_t n = 0;

	for (size_t i = 0; i < e->books.n; i++) {
		const struct seat_book *b = seat_in(&e->books.at[i], seat);

		n += b ? b->now.noffers : 0;
	}
	return n;
}

static void add_lapsed(struct buf *out, struct engine *e, seat_id seat, const struct command *c)
{
	struct buf words = buf_new(out->arena);

	e->reader.print(e->reader.context, &words, e->tip, c);
	buf_add_c(out, "lapsed seat=");
	value_write(out, e->tip, FIELD_SEAT, NULL, seat);
	buf_add_c(out, " order=");
	text_write(out, buf_str(&words));
	buf_add_char(out, '\n');
}

struct str waiting_lapses(struct engine_work *w, call_id call)
{
	struct engine *e = w->engine;
	const struct book *b = book_find(e, call);
	struct buf out = buf_new(w->turn.arena);

	for (size_t i = 0; b && i < b->seats.n; i++)
		for (size_t k = 0; b->seats.at[i] && k < b->seats.at[i]->now.noffers; k++)
			if (own_verb(e->game, b->seats.at[i]->now.offers[k].order->verb) < 0) /* "done" beside others */
				add_lapsed(&out, e, (seat_id)i, b->seats.at[i]->now.offers[k].order);
	for (size_t i = 0; i < row_count(e->tip, TABLE_HELD); i++) {
		const struct held_row *row = ROW(struct held_row, e->tip, TABLE_HELD, i);
		const struct command *c = row->call == call ? held_read(e->game, e->tip, row, out.arena) : NULL;

		if (c)
			add_lapsed(&out, e, row->seat, c);
	}
	return w->turn.game->format >= GAME_FORMAT_SIXTH ? buf_str(&out) : STR_NONE;
}

size_t engine_waiting(const struct engine *e, seat_id seat, struct str **out, struct arena *a)
{
	const struct state *s = engine_state(e);
	size_t n = 0;

	const size_t offers = seat == SEAT_NONE ? 0 : offers_count(e, seat);

	*out = ARENA_ARRAY(a, struct str, row_count(s, TABLE_HELD) + offers);
	for (size_t i = 0; seat != SEAT_NONE && i < row_count(s, TABLE_HELD); i++) {
		const struct held_row *row = ROW(struct held_row, s, TABLE_HELD, i);
		struct command *c = row->seat == seat ? held_read(e->game, s, row, a) : NULL;
		struct buf words = buf_new(a);

		if (!c)
			continue;
		e->reader.print(e->reader.context, &words, s, c);
		(*out)[n++] = buf_str(&words);
	}
	for (size_t i = 0; i < offers; i++) {
		struct buf words = buf_new(a);

		e->reader.print(e->reader.context, &words, s, offers_at(e, seat, i));
		(*out)[n++] = buf_str(&words);
	}
	return n;
}

when engine_waits_since(const struct engine *e, call_id call, seat_id seat)
{
	const struct state *s = engine_state(e);
	const struct book *book = book_find(e, call);
	const struct seat_book *b = book ? seat_in(book, seat) : NULL;

	if (b && b->now.noffers)
		return b->sheets.at[b->sheets.n - 1].mail->input.at;
	for (size_t i = 0; seat != SEAT_NONE && i < row_count(s, TABLE_HELD); i++) {
		const struct held_row *row = ROW(struct held_row, s, TABLE_HELD, i);

		if (row->seat == seat && row->call == call)
			return state_game(s)->last;
	}
	return WHEN_NONE;
}

const struct command *waiting_at(struct ear *ear, seat_id seat, size_t k)
{
	const size_t rows = held_count(ear->state, seat, 0);

	return k < rows ? held_at(ear, seat, 0, k) : offers_at(ear->e, seat, k - rows);
}

size_t waiting_count(const struct ear *ear, seat_id seat)
{
	return held_count(ear->state, seat, 0) + offers_count(ear->e, seat);
}

seat_id waiting_seat(struct ear *ear)
{
	const seat_id own = seat_of_player(ear->state, ear->who.player);
	seat_id asked;

	return ear_asked(ear, &asked) && asked != SEAT_NONE && waiting_count(ear, asked) ? asked : own;
}
