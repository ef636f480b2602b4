/* host_seats: the host's powers over seats: who holds one, acting in its name, and what proves who writes. */
#include "engine/host.h"

#include "play/game.h"
#include "world/also.h"
#include "world/observer.h"

enum { SEAT_NAME_BYTES = 40 };

static player_id person(struct turn *t, struct str address)
{
	struct player_row p = { .luck = TEXT_NONE, .luck_in_force = TEXT_NONE };
	player_id known = player_by_address(t->after, address);

	if (known != PLAYER_NONE)
		return known;
	p.player = state_game_edit(t->after)->next_player++;
	p.name = text_intern(t->after, player_public_name(t->game, p.player, address, t->arena));
	p.address = text_intern(t->after, address);
	row_put(t->after, TABLE_PLAYER, &p);
	return p.player;
}

static const struct diag *free_address(struct host_line *h, struct str text, struct str *out)
{
	const struct state *s = h->ear->state;
	const struct diag *why = find_address(h, text, out);
	seat_id seat;

	if (why)
		return why;
	seat = seat_of_player(s, player_by_address(s, *out));
	if (seat == SEAT_NONE)
		return NULL;
	return SAY(h->ear->a, "plays-already", h->at, { "address", *out }, { "seat", seat_name(s, seat) });
}

static void seat_give(struct turn *t, seat_id seat, player_id player)
{
	struct seat_row *row = row_edit(t->after, TABLE_SEAT, &(struct seat_row){ .seat = seat });

	if (row->player != player)
		seat_forget(t->after, seat);
	row->player = player;
	row->out = 0;
}

/* Who takes over has some time for it: bells of what he is asked move, others wait with him. */
static void give_time(struct turn *t, seat_id seat)
{
	const when until = t->now + option_seconds(t->after, "newcomer");

	for (size_t i = 0; state_game(t->after)->phase == GAME_RUNNING && i < row_count(t->after, TABLE_CALL); i++) {
		const struct call_row c = *ROW(struct call_row, t->after, TABLE_CALL, i);

		if (call_hears(&c) && c.bell != WHEN_NEVER && c.bell < until && call_asks(t->after, c.call, seat))
			call_ring_at(t, c.call, until);
	}
}

static void admit(struct host_line *h, struct str name, seat_id seat, struct str address)
{
	struct turn *t = host_step(h);
	const struct seat_row *row = seat_find(t->after, seat);
	player_id player = address.n ? person(t, address) : row ? row->player : PLAYER_NONE;

	if (seat == SEAT_NONE)
		seat_add(t, name, player, -1);
	else
		seat_give(t, seat, player);
	if (seat != SEAT_NONE)
		give_time(t, seat);
}

/* "red", "red ann@example.org" */
static void split_address(struct str text, struct str *name, struct str *address)
{
	size_t blank = text.n;

	while (blank > 0 && text.p[blank - 1] != ' ' && text.p[blank - 1] != '\t')
		blank--;
	*name = text;
	*address = str_sub(text, blank, text.n);
	if (str_find_char(*address, '@') == address->n)
		*address = STR_NONE;
	else
		*name = str_trim(str_sub(text, 0, blank));
}

/* A seat that is out but held waits for the host's word: who joins late, or anew. */
static bool is_taken(const struct seat_row *row)
{
	return row && row->player != PLAYER_NONE && !row->out;
}

const struct diag *host_admit(struct host_line *h)
{
	const struct state *s = h->ear->state;
	const struct diag *why = NULL;
	struct str name, address;
	seat_id seat;

	split_address(h->rest, &name, &address);
	if (!name.n || name.n > SEAT_NAME_BYTES)
		return host_usage(h);
	seat = seat_by_name(s, name);
	if (seat == SEAT_NONE && state_game(s)->phase != GAME_MUSTER)
		return find_seat(h, name, &seat);
	if (is_taken(seat_find(s, seat)))
		return SAY(h->ear->a, "seat-taken", h->at, { "seat", seat_name(s, seat) });
	if (address.n)
		why = free_address(h, address, &address);
	h->told = name; /* addresses are for the host alone */
	if (!why)
		admit(h, name, seat, address);
	return why;
}

static bool is_keyed_by_seat(const struct table_row *table, const struct field_row **key)
{
	for (size_t k = 0; k < table->nkeys; k++)
		if (table->fields[k].type == FIELD_SEAT) {
			*key = &table->fields[k];
			return true;
		}
	return false;
}

/* Before the beginning nothing has come of it yet: it goes with all rows of its own. */
static void seat_drop(struct state *s, seat_id seat)
{
	const struct field_row *key;

	for (size_t t = 0; t < s->schema->ntables; t++)
		for (size_t i = row_count(s, (table_id)t); is_keyed_by_seat(s->schema->tables[t], &key) && i-- > 0;)
			if (field_get(key, row_at(s, (table_id)t, i)) == seat)
				row_remove(s, (table_id)t, row_at(s, (table_id)t, i));
	row_remove(s, TABLE_SEAT, &(struct seat_row){ .seat = seat });
}

const struct diag *host_remove(struct host_line *h)
{
	seat_id seat;
	const struct diag *why = find_seat(h, h->rest, &seat);
	struct turn *t;

	if (why)
		return why;
	t = host_step(h);
	if (t->game->format >= GAME_FORMAT_FOURTH && state_game(t->after)->phase == GAME_MUSTER) {
		seat_drop(t->after, seat);
		return NULL;
	}
	seat_give(t, seat, PLAYER_NONE);
	((struct seat_row *)row_edit(t->after, TABLE_SEAT, &(struct seat_row){ .seat = seat }))->out = 1;
	return NULL;
}

const struct diag *host_replace(struct host_line *h)
{
	const struct diag *why;
	struct str name, text, address;
	seat_id seat;
	struct turn *t;

	if (!cut_at_word(h->rest, "by", &name, &text))
		return host_usage(h);
	why = find_seat(h, name, &seat);
	if (!why)
		why = free_address(h, text, &address);
	if (why)
		return why;
	h->told = name; /* addresses are for the host alone */
	t = host_step(h);
	seat_give(t, seat, person(t, address));
	give_time(t, seat);
	return NULL;
}

static const struct diag *find_played(struct host_line *h, struct str name, seat_id *out)
{
	const struct diag *why = find_seat(h, name, out);

	if (!why && seat_find(h->ear->state, *out)->player == PLAYER_NONE)
		why = SAY(h->ear->a, "seat-vacant", h->at, { "seat", seat_name(h->ear->state, *out) });
	return why;
}

const struct diag *host_open(struct host_line *h)
{
	seat_id seat;
	const struct diag *why = find_played(h, h->rest, &seat);

	if (!why && state_game(h->ear->state)->phase != GAME_RUNNING)
		why = SAY_PLAIN(h->ear->a, "not-running", h->at);
	if (!why)
		seat_open(host_step(h)->after, seat);
	return why;
}

static const struct diag *let_write(struct host_line *h, seat_id seat, struct str address)
{
	const struct state *s = h->ear->state;
	const struct diag *why = address.n ? find_address(h, address, &address) : NULL;
	const player_id player = seat_find(s, seat)->player;
	struct turn *t;

	if (!why && address.n && (player_by_address(s, address) != PLAYER_NONE || also_find(s, address)))
		why = SAY(h->ear->a, "address-taken", h->at, { "address", address });
	if (!why && address.n && also_count(s, player) >= ALSO_MOST)
		why = SAY(h->ear->a, "addresses-most", h->at, { "n", str_printf(h->ear->a, "%d", ALSO_MOST) });
	if (why)
		return why;
	t = host_step(h);
	if (address.n) {
		also_put(t->after, player, address, true);
		EVENT(t, EVENT_SECOND, seat, text_intern(t->after, address));
	}
	return NULL;
}

/* What is revealed of it is "second red": addresses are for nobody else. */
const struct diag *host_second(struct host_line *h)
{
	struct str name, address;
	seat_id seat;

	split_address(h->rest, &name, &address);
	if (!name.n || (!address.n && !h->ear->in->tape.p))
		return host_usage(h);
	const struct diag *why = find_played(h, name, &seat);
	if (why)
		return why;
	h->told = seat_name(h->ear->state, seat);
	h->shown = host_wording(h, h->told, h->ear->a);
	return let_write(h, seat, address);
}

/* What is revealed of it is "dismiss": addresses are for nobody else. */
const struct diag *host_dismiss(struct host_line *h)
{
	struct str address = STR_NONE;
	const struct diag *why = NULL;
	struct engine_work *step;

	if (h->rest.n || !h->ear->in->tape.p)
		why = find_address(h, h->rest, &address);
	if (!why && address.n && !observer_find(h->ear->state, address))
		why = SAY(h->ear->a, "no-observer", h->at, { "address", address });
	if (why)
		return why;
	h->shown = host_wording(h, STR_NONE, h->ear->a);
	step = ear_step(h->ear); /* and no event: it is nothing to those who play */
	if (address.n)
		observer_put(step->turn.after, address, true);
	return NULL;
}

/* The line is heard as if the seat had sent it; spans point into the host's mail. */
static void hear_for(struct host_line *h, seat_id seat, struct str line)
{
	struct ear *ear = h->ear;
	const struct speaker host = ear->who;
	const unsigned shut = ear->tape.shut;
	struct source *text = ARENA_NEW(ear->a, struct source);

	*text = source_new(ear->a, ear->in->text->name, line);
	ear->who = (struct speaker){ seat_find(ear->state, seat)->player, seat, false };
	ear->base = h->at.from + (uint32_t)(line.p - h->text.p);
	ear->tape.shut = 0;
	ear->prefix = str_cstr(ear->a, str_printf(ear->a, "act for %.*s: ", STR_ARG(seat_name(ear->state, seat))));
	ear->hear(ear, text);
	ear->tape.shut = shut;
	ear->prefix = "";
	ear->base = 0;
	ear->who = host;
}

/* What stands in a sealed call is nobody's but its seat's; that the host touched it is for all to know. */
static struct turn *step_about(struct host_line *h, seat_id seat, struct str because)
{
	h->told = with_reason(seat_name(h->ear->state, seat), because, h->ear->a);
	return host_step(h);
}

/* Games of the first format made no step of it. */
static bool is_told(const struct host_line *h)
{
	return h->ear->e->game->format > GAME_FORMAT_FIRST;
}

static bool was_booked(const struct ear *ear, size_t first_line)
{
	for (size_t i = first_line; i < ear->lines.n; i++)
		if (ear->lines.at[i].verdict == VERDICT_ACCEPTED || ear->lines.at[i].verdict == VERDICT_WARNED)
			return true;
	return false;
}

/* The reason behind an order is no word of it; what is kept says so, as an older game may have an order with such a word. */
static struct str cut_reason(struct host_line *h, struct str order, struct str *because)
{
	static const struct str open = STR(" (because ");
	const size_t at = str_find(order, open);

	*because = STR_NONE;
	if (at < order.n && str_ends(order, STR(")"))) {
		*because = str_sub(order, at + open.n, order.n - 1);
		return str_sub(order, 0, at);
	}
	if (h->ear->again || h->ear->in->tape.p)
		return order;
	order = cut_because(order, because);
	if (because->n)
		h->kept = host_wording(h,
				       str_printf(h->ear->a, "%.*s: %.*s (because %.*s)",
						  STR_ARG(str_trim(str_sub(h->rest, 0, str_find_char(h->rest, ':')))),
						  STR_ARG(order), STR_ARG(*because)),
				       h->ear->a);
	return order;
}

const struct diag *host_act_for(struct host_line *h)
{
	struct ear *ear = h->ear;
	size_t colon = str_find_char(h->rest, ':'), lines = ear->lines.n;
	struct str because, order = str_trim(str_sub(h->rest, colon + 1, h->rest.n));
	size_t acted = ear->work ? ear->work->orders.n : 0;
	const struct diag *why;
	seat_id seat;

	order = cut_reason(h, order, &because);
	if (colon == h->rest.n || !order.n)
		return host_usage(h);
	why = find_seat(h, str_trim(str_sub(h->rest, 0, colon)), &seat);
	if (why)
		return why;
	h->told = with_reason(str_trim(str_sub(h->rest, 0, (size_t)(order.p + order.n - h->rest.p))), because, ear->a);
	ear->lines.n = lines - 1; /* the lines of the order stand for this one */
	hear_for(h, seat, order);
	if (ear->lines.n < lines) {
		ear->lines.n = lines;
		return SAY(ear->a, "act-for", h->at, { "usage", str_c(h->verb->usage) });
	}
	if (ear->work && ear->work->orders.n > acted) {
		host_step(h);
	} else if (is_told(h) && was_booked(ear, lines - 1)) {
		struct turn *t = step_about(h, seat, because);

		EVENT(t, EVENT_ORDERED_FOR, seat, text_intern(t->after, order));
	}
	return NULL;
}

static void take_back(struct host_line *h, call_id call, seat_id seat, struct str because)
{
	struct draft *d = ear_draft(h->ear, call, seat);
	struct turn *t;

	draft_clear(d);
	d->says = SAYS_WAIT;
	if (!is_told(h))
		return;
	t = step_about(h, seat, because);
	EVENT(t, EVENT_TAKEN_BACK, seat);
}

const struct diag *host_discard(struct host_line *h)
{
	struct ear *ear = h->ear;
	seat_id seat;
	struct str because, name = cut_because(h->rest, &because);
	const struct diag *why = find_seat(h, name, &seat);

	for (size_t i = row_count(ear->state, TABLE_CALL); !why && i-- > 0;) {
		const struct call_row *c = ROW(struct call_row, ear->state, TABLE_CALL, i);

		if (kind_of(ear->e->game, c)->hearing != SEALED || !call_asks(ear->state, c->call, seat))
			continue;
		take_back(h, c->call, seat, because);
		return NULL;
	}
	return why ? why : SAY_PLAIN(ear->a, "nothing-to-withdraw", h->at);
}

/* At once, and not when a turn closes: who knows a token writes in another's name until then. */
const struct diag *host_renew(struct host_line *h)
{
	const int32_t option = option_find(h->ear->state->schema, STR("tokens"));
	const int32_t issue = option_int(h->ear->state, "tokens") + 1;
	struct turn *t;

	if (h->rest.n)
		return host_usage(h);
	t = host_step(h);
	option_put(t, option, text_intern(t->after, str_printf(t->arena, "%d", (int)issue)), TEXT_NONE);
	return NULL;
}
