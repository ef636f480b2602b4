/*
 * book: what stands in the SEALED calls. A seat's sheets are folded in order of
 * arrival (law 6), so that a mail that comes late changes nothing it should not,
 * and a book made again from the inbox is the same book.
 */
#include "engine/calls.h"
#include "engine/memory.h"

#include "play/game.h"

struct book *book_find(const struct engine *e, call_id call)
{
	for (size_t i = 0; i < e->books.n; i++)
		if (e->books.at[i].call == call)
			return &e->books.at[i];
	return NULL;
}

static struct book *book_make(struct engine *e, call_id call)
{
	struct book *b = book_find(e, call);

	if (b)
		return b;
	b = VEC_ADD(&e->books, &e->keep);
	*b = (struct book){ .call = call, .witness = SEAT_NONE };
	return b;
}

struct seat_book *book_seat(struct engine *e, call_id call, seat_id seat)
{
	struct book *b = book_find(e, call);

	return b && seat >= 0 && (size_t)seat < b->seats.n ? b->seats.at[seat] : NULL;
}

static struct seat_book *seat_make(struct engine *e, call_id call, seat_id seat)
{
	struct book *b = book_make(e, call);

	while (b->seats.n <= (size_t)seat)
		VEC_PUSH(&b->seats, &e->keep, NULL);
	if (!b->seats.at[seat]) {
		b->seats.at[seat] = ARENA_NEW(&e->keep, struct seat_book);
		b->seats.at[seat]->now.luck = TEXT_NONE;
	}
	return b->seats.at[seat];
}

int32_t command_subject(const struct view *v, const struct command *c)
{
	const struct verb *verb = v->game->verbs[c->verb];

	if (verb->subject)
		return verb->subject(v, c);
	return command_value(c, verb->call_slot >= 0 ? (unsigned)verb->call_slot : 0, -1);
}

static void stand(struct stand *s, const struct booked *b)
{
	s->orders = b->orders;
	s->subjects = b->subjects;
	s->n = b->n;
}

static bool has_subject(const struct booked *b, int32_t subject)
{
	for (size_t i = 0; i < b->n; i++)
		if (b->subjects[i] == subject)
			return true;
	return false;
}

/* What stands, without what the sheet is about, then the sheet. */
static void stand_by_subject(struct engine *e, struct stand *s, const struct booked *b)
{
	struct booked all = { .orders = ARENA_ARRAY(&e->keep, const struct command *, s->n + b->n),
			      .subjects = ARENA_ARRAY(&e->keep, int32_t, s->n + b->n) };

	for (size_t i = 0; i < s->n; i++)
		if (!has_subject(b, s->subjects[i])) {
			all.orders[all.n] = s->orders[i];
			all.subjects[all.n++] = s->subjects[i];
		}
	for (size_t i = 0; i < b->n; i++) {
		if (e->game->verbs[b->orders[i]->verb]->flags & VERB_CLEARS)
			continue;
		all.orders[all.n] = b->orders[i];
		all.subjects[all.n++] = b->subjects[i];
	}
	stand(s, &all);
}

static void fold_orders(struct engine *e, enum keeping keeping, struct stand *s, const struct booked *b)
{
	if (b->clears)
		s->n = 0;
	if (keeping == REPLACE_SUBJECT)
		stand_by_subject(e, s, b);
	else if (keeping == REPLACE_ALL || !s->n)
		stand(s, b);
}

/* Law 6: only orders and `withdraw` count; a sheet without one that was accepted replaces nothing. */
static void fold(struct engine *e, enum keeping keeping, struct stand *s, const struct booked *b)
{
	if (b->n || b->clears)
		fold_orders(e, keeping, s, b);
	if (b->n || b->clears || b->noffers) {
		s->offers = b->offers;
		s->noffers = b->noffers;
		s->done = false;
		s->waits = s->waits && s->himself && e->game->format >= GAME_FORMAT_TWELFTH;
	}
	if (b->n || b->clears || b->faulty) {
		s->faulty = b->faulty;
		s->unread = b->unread;
	}
	if (b->says != SAYS_NOTHING)
		s->done = b->says == SAYS_DONE;
	if (b->says != SAYS_NOTHING)
		s->waits = b->says == SAYS_WAIT && e->game->format >= GAME_FORMAT_FOURTH;
	if (b->says != SAYS_NOTHING)
		s->himself = s->waits && !b->mail->input.host;
	if (b->luck != TEXT_NONE)
		s->luck = b->luck;
}

static void fold_from(struct engine *e, enum keeping keeping, struct seat_book *s, size_t i)
{
	s->now = i ? s->sheets.at[i - 1].after : (struct stand){ .luck = TEXT_NONE };
	for (; i < s->sheets.n; i++) {
		fold(e, keeping, &s->now, &s->sheets.at[i]);
		s->sheets.at[i].after = s->now;
	}
}

void book_add(struct engine *e, const struct call_kind *kind, call_id call, seat_id seat, const struct booked *b)
{
	struct seat_book *s = seat_make(e, call, seat);
	size_t i = s->sheets.n;

	VEC_PUSH(&s->sheets, &e->keep, *b);
	for (; i > 0 && mail_cmp(s->sheets.at[i - 1].mail, b->mail) > 0; i--)
		s->sheets.at[i] = s->sheets.at[i - 1];
	s->sheets.at[i] = *b;
	fold_from(e, kind->keeping, s, i);
}

static void seat_remove(struct engine *e, enum keeping keeping, struct seat_book *s, const struct mail *m)
{
	for (size_t i = s->sheets.n; i-- > 0;)
		if (s->sheets.at[i].mail == m) {
			memmove(&s->sheets.at[i], &s->sheets.at[i + 1], (s->sheets.n - i - 1) * sizeof *s->sheets.at);
			s->sheets.n--;
			fold_from(e, keeping, s, i);
		}
}

void book_remove(struct engine *e, const struct game *g, const struct state *s, const struct mail *m)
{
	for (size_t i = 0; i < e->books.n; i++) {
		struct book *b = &e->books.at[i];
		const struct call_row *c = call_find(s, b->call);

		for (size_t k = 0; c && k < b->seats.n; k++)
			if (b->seats.at[k])
				seat_remove(e, kind_of(g, c)->keeping, b->seats.at[k], m);
	}
}

void book_drop(struct engine *e, call_id call)
{
	struct book *b = book_find(e, call);

	if (b)
		*b = e->books.at[--e->books.n];
}

static int by_arrival(const void *a, const void *b)
{
	return mail_cmp(*(struct mail *const *)a, *(struct mail *const *)b);
}

size_t book_mails(struct engine *e, call_id call, struct mail ***out, struct arena *a)
{
	struct book *b = book_find(e, call);
	VEC(struct mail *) all = { 0 };
	size_t n = 0;

	for (size_t i = 0; b && i < b->seats.n; i++)
		for (size_t k = 0; b->seats.at[i] && k < b->seats.at[i]->sheets.n; k++)
			VEC_PUSH(&all, a, b->seats.at[i]->sheets.at[k].mail);
	if (all.n)
		qsort(all.at, all.n, sizeof *all.at, by_arrival);
	for (size_t i = 0; i < all.n; i++)
		if (!n || all.at[i] != all.at[n - 1])
			all.at[n++] = all.at[i];
	*out = all.at;
	return n;
}

/* What he may mean waits for his yes; a line of his was refused, which he can mend, or one that corrects was not understood, and may
 * be about what stands. */
static bool is_open(const struct engine *e, const struct call_kind *kind, const struct stand *s)
{
	if (s->faulty && kind->keeping != KEEP_FIRST && e->game->format >= GAME_FORMAT_SEVENTH)
		return true;
	return s->noffers || (s->unread && kind->keeping != KEEP_FIRST && e->game->format >= GAME_FORMAT_FIFTH);
}

static bool sealed_answered(struct engine *e, const struct view *v, const struct call_row *c, const struct seat_book *b)
{
	const struct call_kind *kind = kind_of(e->game, c);

	if (b && (b->now.done || b->now.waits))
		return b->now.done;
	if (b && is_open(e, kind, &b->now))
		return false;
	if (!kind->answered && !(b && b->now.n && !b->now.faulty))
		return false;
	return !option_is(v->state, "done", "asked") && (!kind->answered || kind->answered(v, c, v->seat));
}

bool seat_answered(struct engine *e, const struct state *s, const struct call_row *c, seat_id seat)
{
	const struct asked_row *asked = row_find(s, TABLE_ASKED, &(struct asked_row){ c->call, seat, 0 });
	const struct call_kind *kind = kind_of(e->game, c);
	const struct seat_book *b = book_seat(e, c->call, seat);
	const struct seat_row *row = seat_find(s, seat);
	struct view v = engine_view(e, s, e->now);

	if (!asked || asked->answered || !row || row->out)
		return true;
	v.seat = seat;
	v.player = row->player;
	v.call = c->call;
	v.book = b ? b->now.orders : NULL;
	v.nbook = b ? b->now.n : 0;
	if (kind->hearing == SEALED)
		return sealed_answered(e, &v, c, b);
	return kind->answered && kind->answered(&v, c, seat);
}

/* One seat that is still awaited is remembered: a thousand mails of the others ask only about it. */
bool all_answered(struct engine *e, const struct state *s, const struct call_row *c)
{
	struct book *b = book_make(e, c->call);
	const struct asked_row *row;

	if (b->witness != SEAT_NONE && !seat_answered(e, s, c, b->witness))
		return false;
	for (size_t i = asked_begin(s, c->call); (row = asked_at(s, c->call, i)); i++)
		if (!seat_answered(e, s, c, row->seat)) {
			book_find(e, c->call)->witness = row->seat;
			return false;
		}
	return true;
}
