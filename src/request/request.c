/* request: see request.h: the table, and how a line of a mail or of its tape becomes one of them. */
#include "request/request.h"

#include "base/byte.h"
#include "base/civil.h"
#include "base/utf8.h"
#include "bind/talk.h"
#include "engine/acts.h"
#include "engine/host.h"
#include "request/pending_rows.h"
#include "order/phrasing.h"
#include "order/roles.h"
#include "play/game.h"
#include "request/absence.h"
#include "request/pending_rows.h"
#include "request/press.h"
#include "request/request_read.h"
#include "speech/topic.h"
#include "world/also.h"
#include "world/hidden.h"

static struct turn *step_of(struct request *r)
{
	return &ear_step(r->ear)->turn;
}

/* ---- who goes --------------------------------------------------------------------------------- */

static const struct diag *resign(struct request *r)
{
	struct turn *t;

	if (state_game(r->ear->state)->phase == GAME_MUSTER)
		return SAY_PLAIN(r->ear->a, "resign-early", r->at);
	t = step_of(r);
	seat_open(t->after, r->seat);
	EVENT(t, EVENT_RESIGNED, r->seat);
	return NULL;
}

/* ---- who is away ------------------------------------------------------------------------------ */

/* "from 2026-03-05 to 2026-03-09", in days of the game's zone */
static bool read_days(const struct request *r, struct away_row *row)
{
	return request_read_days(r->ear->state, r->rest, r->ear->now, row);
}

static const struct diag *away(struct request *r)
{
	struct away_row row = { .seat = r->seat };
	struct turn *t;

	if (!read_days(r, &row) || row.until < r->ear->now)
		return SAY(r->ear->a, "no-days", r->at, { "text", r->rest });
	t = step_of(r);
	row_put(t->after, TABLE_AWAY, &row);
	EVENT(t, EVENT_AWAY, r->seat, row.from, row.until);
	return NULL;
}

static const struct diag *back(struct request *r)
{
	const struct away_row key = { .seat = r->seat };
	struct turn *t;

	if (!row_find(r->ear->state, TABLE_AWAY, &key))
		return SAY_PLAIN(r->ear->a, "not-away", r->at);
	t = step_of(r);
	row_remove(t->after, TABLE_AWAY, &key);
	EVENT(t, EVENT_BACK, r->seat);
	return NULL;
}

/* ---- time ------------------------------------------------------------------------------------- */

static const struct diag *ask_host(struct request *r, const struct extensions *x)
{
	struct turn *t = step_of(r);

	(void)x;
	EVENT(t, EVENT_MORE_TIME, r->seat, text_intern(t->after, r->rest));
	return NULL;
}

static const struct diag *give_none(struct request *r, const struct extensions *x)
{
	(void)x;
	return SAY_PLAIN(r->ear->a, "no-more-time", r->at);
}

/* A vote like any other, for as long as the turn lasts. */
static const struct diag *ask_all(struct request *r, const struct extensions *x)
{
	(void)x;
	r->open = true;
	r->rest = str_c(motion_names[MOTION_TIME]);
	return request_vote(r);
}

static const struct diag *give(struct request *r, const struct extensions *x)
{
	const struct extended_row *old = row_find(r->ear->state, TABLE_EXTENDED,
						  &(struct extended_row){ .seat = r->seat });
	struct extended_row row = { r->seat, old ? old->times + 1 : 1 };
	const struct call_row *c = call_rings_next(r->ear->state, r->seat);
	int64_t seconds = x->seconds;
	struct turn *t;

	if (row.times > x->times)
		return SAY(r->ear->a, "time-used-up", r->at, { "n", str_printf(r->ear->a, "%d", (int)x->times) });
	if (duration_parse(r->rest, &seconds) && seconds > x->seconds)
		seconds = x->seconds;
	r->open = true;
	t = step_of(r);
	row_put(t->after, TABLE_EXTENDED, &row);
	EVENT(t, EVENT_EXTENDED, r->seat, row.times, x->times);
	call_ring_at(t, c->call, when_add(c->bell, seconds));
	return NULL;
}

static const struct diag *more_time(struct request *r)
{
	static const struct diag *(*const follow[])(struct request *, const struct extensions *) = {
		[EXTENSION_HOST] = ask_host,
		[EXTENSION_NONE] = give_none,
		[EXTENSION_VOTE] = ask_all,
		[EXTENSION_GIVEN] = give,
	};
	const struct extensions x = option_extensions(r->ear->state);

	if (!call_rings_next(r->ear->state, r->seat))
		return SAY_PLAIN(r->ear->a, "no-bell-now", r->at);
	return follow[x.kind](r, &x);
}

/* ---- who he is ---- */

static bool is_called(const struct state *s, const struct seat_row *seat, struct str folded, struct arena *a)
{
	struct str rest = text_of(s, seat->aliases), name = text_of(s, seat->name);

	do {
		if (name.n && str_eq(utf8_fold_name(a, str_trim(name)), folded))
			return true;
	} while (str_cut(&rest, '|', &name));
	return false;
}

/* Another's, a seat's that he does not play, or one that says what somebody is. */
static bool is_taken(const struct request *r)
{
	const struct state *s = r->ear->state;
	struct arena *a = r->ear->a;
	const struct str name = utf8_fold_name(a, r->rest);

	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, s, TABLE_SEAT, i);

		if (seat->seat != r->seat && is_called(s, seat, name, a))
			return true;
	}
	for (size_t i = 0; i < row_count(s, TABLE_PLAYER); i++) {
		const struct player_row *p = ROW(struct player_row, s, TABLE_PLAYER, i);

		if (p->player != seat_find(s, r->seat)->player && str_eq(utf8_fold_name(a, text_of(s, p->name)), name))
			return true;
	}
	return str_starts(name, STR("player")) || str_starts(name, STR("host")) || str_starts(name, STR("the host"));
}

static const struct diag *named(struct request *r)
{
	const struct player_row key = { .player = seat_find(r->ear->state, r->seat)->player };

	if (r->ear->e->game->format < GAME_FORMAT_THIRD)
		return SAY_PLAIN(r->ear->a, "name-old", r->at);
	if (is_taken(r))
		return SAY(r->ear->a, "name-taken", r->at, { "text", r->rest });
	r->open = !names_are_hidden(r->ear->state);
	if (!r->open && r->ear->who.only != SEAT_NONE) /* the host's line is public */
		return SAY_PLAIN(r->ear->a, "request-own", r->at);
	called(step_of(r), r->seat, key.player, r->rest);
	return NULL;
}

/* ---- another address --------------------------------------------------------------------------- */

/* "ann@work.example, that's me too": of more words the one that is an address, if there is only one. */
static struct str only_address(struct str about)
{
	struct str rest = about, word, found = about;
	size_t n = 0;
	while (str_cut(&rest, ' ', &word))
		if (str_find_char(word, '@') < word.n && ++n == 1)
			found = str_strip(word, ".,;:!<>()");
	return n == 1 ? found : about;
}

/* Who asks must be known to be the one who plays: whoever forges his name would have his letters otherwise. */
static struct str an_address(const struct request *r, const struct asked *asked)
{
	struct host_line none = { .ear = r->ear, .at = r->at };
	struct str address;

	if (!(r->ear->in->flags & INPUT_PROVED) || find_address(&none, only_address(asked->about), &address))
		return STR_NONE;
	return address;
}

static const struct diag *taken(const struct request *r)
{
	return SAY(r->ear->a, "address-taken", r->at, { "address", r->rest });
}

static const struct diag *ask_address(struct request *r)
{
	const struct state *s = r->ear->state;
	struct moving_row row = { .player = seat_find(s, r->seat)->player, .before = TEXT_NONE };
	struct turn *t;

	if (player_by_address(s, r->rest) != PLAYER_NONE)
		return taken(r);
	t = step_of(r);
	row.address = text_intern(t->after, r->rest);
	row_put(t->after, TABLE_MOVING, &row);
	return NULL;
}

static const struct diag *ask_also(struct request *r)
{
	const struct state *s = r->ear->state;
	const player_id player = seat_find(s, r->seat)->player;

	if (also_find(s, r->rest) || player_by_address(s, r->rest) != PLAYER_NONE)
		return taken(r);
	if (also_count(s, player) >= ALSO_MOST)
		return SAY(r->ear->a, "addresses-most", r->at, { "n", str_printf(r->ear->a, "%d", ALSO_MOST) });
	also_put(step_of(r)->after, player, r->rest, false);
	return NULL;
}

static const struct diag *without(struct request *r)
{
	const struct also_row *row = also_find(r->ear->state, r->rest);
	struct turn *t;

	if (!row || row->player != seat_find(r->ear->state, r->seat)->player)
		return SAY(r->ear->a, "no-such-address", r->at, { "address", r->rest });
	const struct also_row gone = *row;
	t = step_of(r);
	row_remove(t->after, TABLE_ALSO, &gone);
	return NULL;
}

static void move_to(struct turn *t, player_id player, struct str address)
{
	struct moving_row *row = row_edit(t->after, TABLE_MOVING, &(struct moving_row){ .player = player });
	struct player_row *p = row_edit(t->after, TABLE_PLAYER, &(struct player_row){ .player = player });

	row->before = p->address;
	row->address = TEXT_NONE;
	p->address = text_intern(t->after, address);
}

static const struct diag *moved(struct request *r)
{
	const struct str address = r->ear->in->address;
	struct turn *t = step_of(r);
	const struct also_row *also = also_find(t->after, address);

	if (also)
		((struct also_row *)row_edit(t->after, TABLE_ALSO, also))->counts = 1;
	else
		move_to(t, player_moving_to(t->after, address), address);
	EVENT(t, EVENT_ADDRESS, r->seat);
	return NULL;
}

/* ---- all -------------------------------------------------------------------------------------- */

static const struct request_kind kinds[] = {
	{ ASK_RESIGNED, "resign", true, NULL, resign },
	{ ASK_AWAY, "away", false, request_days, away },
	{ ASK_BACK, "back", false, NULL, back },
	{ ASK_EXTENSION, "more time", false, request_duration, more_time },
	{ ASK_VOTE, "vote", true, request_motion, request_vote },
	{ ASK_UNVOTE, "unvote", true, NULL, request_unvote },
	{ ASK_NAME, "name", true, request_name, named },
	{ ASK_LETTERS, "letters", false, request_form, request_wish_form },
	{ ASK_REPORTS, "reports", false, request_reports, request_wish_reports },
	{ ASK_ZONE, "zone", false, request_zone, request_wish_zone },
	{ ASK_PRESS, "press", false, NULL, press_run },
	{ ASK_ADDRESS, "address", false, an_address, ask_address },
	{ ASK_ALSO, "also", false, an_address, ask_also },
	{ ASK_WITHOUT, "without", false, an_address, without },
	{ ASK_MOVED, "moved", false, NULL, moved },
	{ ASK_OBSERVE, "observe", false, request_reports, request_observe },
	{ ASK_OFFER, "offer", false, NULL, pending_offer },
	{ ASK_LAPSE, "lapse", false, NULL, pending_lapse },
};

/* He plays no seat: all that he may ask for is to read along. */
static bool is_outside(const struct request *r)
{
	return r->seat == SEAT_NONE && !r->ear->who.host;
}

static bool may_ask(const struct request *r, const struct request_kind *kind)
{
	return r->seat != SEAT_NONE || (is_outside(r) && kind->ask == ASK_OBSERVE);
}

/* Who plays no seat and is sent reports reads along. */
static enum ask meant(const struct request *r, enum ask ask)
{
	return ask == ASK_REPORTS && is_outside(r) ? ASK_OBSERVE : ask;
}

seat_id request_writer(const struct ear *ear)
{
	if (ear->who.only != SEAT_NONE)
		return ear->who.only;
	return seat_of_player(ear->state, ear->who.player);
}

static const struct diag *why_not(const struct request *r, const struct request_kind *kind)
{
	struct ear *ear = r->ear;

	if (state_game(ear->state)->phase == GAME_OVER)
		return SAY_PLAIN(ear->a, "game-over", r->at);
	/* the host's line is public, and this is not */
	return ear->who.only != SEAT_NONE && !kind->open ? SAY_PLAIN(ear->a, "request-own", r->at) : NULL;
}

/* What the host says in the name of a seat is told as an order is: by him, and not as an answer to a question. */
static void as_order(struct ear *ear, const struct requested *done)
{
	struct outcome_line *l = VEC_LAST(&ear->lines);

	l->canonical = str_printf(ear->a, "%s%.*s", ear->prefix, STR_ARG(done->exact));
	l->verdict = VERDICT_ACCEPTED;
	ear->tape.shut++;
	if (done->refused)
		ear_refuse_line(ear, l, done->refused);
	ear->tape.shut--;
}

/* unclear: why it is not meant, or not as it stands; or NULL. */
static void run(struct request *r, const struct request_kind *kind, struct str exact, const struct diag *unclear)
{
	struct ear *ear = r->ear;
	struct requested *done = ARENA_NEW(ear->a, struct requested);

	*done = (struct requested){ .what = kind->ask, .exact = exact, .seat = r->seat, .unended = r->unended };
	trial_end(ear);
	r->open = kind->open;
	done->refused = unclear ? unclear : why_not(r, kind);
	ear->tape.shut++;
	if (!done->refused)
		done->refused = kind->run(r);
	if (!done->refused)
		pending_taken(r, exact);
	ear->tape.shut--;
	if (!done->refused)
		ear_follow(ear);
	VEC_LAST(&ear->lines)->request = done;
	if (ear->who.only != SEAT_NONE)
		as_order(ear, done);
	if (!unclear && !ear->tape.shut) /* what was not meant is no request to whoever hears the tape */
		tape_request(ear, exact, !done->refused, r->open);
}

/* NULL: it is none, or does not read as one. */
static const struct request_kind *read(struct request *r, struct str text)
{
	const struct asked *asked = ask_read(text, r->ear->a);

	for (size_t i = 0; asked && i < sizeof kinds / sizeof *kinds; i++) {
		if (kinds[i].ask != meant(r, asked->what))
			continue;
		if (kinds[i].exact)
			r->rest = kinds[i].exact(r, asked);
		return kinds[i].exact && !r->rest.p ? NULL : &kinds[i];
	}
	return NULL;
}

enum { OPENING_MOST = 200 }; /* bytes */

/* "If blue attacks, I am away till Friday": what stands before it makes a condition of it. */
static bool depends(struct str before, struct arena *a)
{
	const struct words w = words_said(before, a);

	for (size_t i = 0; i < w.n; i++)
		if (w.at[i].roles & SAYS_ROLE(STOP_CONDITION) && !(w.at[i].roles & SAYS_ROLE(TEMPORAL)))
			return true;
	return false;
}

/* What he tells of himself may stand behind an opening ("By the way, I shall be away ...") and before other sentences. */
static const struct request_kind *read_opened(struct request *r, struct str text)
{
	const struct request_kind *kind = read(r, text);

	take_word(&text, "by the way");
	kind = kind ? kind : read(r, text);
	for (size_t i = 0; !kind && i + 1 < text.n && i < OPENING_MOST; i++) {
		struct str rest = str_trim(str_sub(text, i + 1, text.n));

		if (!strchr(",:.", text.p[i]) || text.p[i + 1] != ' ')
			continue;
		if (text.p[i] == ',' && depends(str_sub(text, 0, i), r->ear->a))
			continue;
		take_word(&rest, "so");
		take_word(&rest, "and");
		kind = read(r, rest);
		if (!kind && text.p[i] == '.')
			kind = read(r, str_sub(text, 0, i));
		if (kind && kind->ask != ASK_AWAY)
			kind = NULL;
	}
	return kind;
}

enum { AWAY_MOST = 8 /* sentences that are weighed */ };

/* All of the sentence in whose middle a part begins: "I" of "I can't answer from Tuesday to Thursday". */
static struct str whole_sentence(const struct ear *ear, struct span at)
{
	const struct str text = ear->in->text->text;
	size_t from = at.from;

	while (from && !strchr(".!?;\n", text.p[from - 1]))
		from--;
	return str_sub(text, from, at.to);
}

static const struct request_kind *kind_of_ask(enum ask ask)
{
	size_t i = 0;

	while (kinds[i].ask != ask)
		i++;
	return &kinds[i];
}

/* "I'm on the road from 14 to 18 February, can you wait for me?": what is told before the question. */
static struct str before_question(struct str text, struct arena *a)
{
	size_t at = text.n;

	while (at && text.p[at - 1] != ',')
		at--;
	return at && !talk_begins_asking(str_trim(text), a) ? str_sub(text, 0, at - 1) : STR_NONE;
}

/* "I'm off camping from Thursday until Sunday the 18th": like those who are away, with days to come. */
static const struct request_kind *read_likely_away(struct request *r, struct str text)
{
	struct ear *ear = r->ear;
	size_t from = 0, n = 0;

	for (size_t at = 0; at <= text.n && n < AWAY_MOST; at++) {
		if (at < text.n && !(strchr(".!?;\n", text.p[at]) && !(at && byte_is_digit(text.p[at - 1]))))
			continue;
		const struct str all = str_sub(text, from, at);
		const bool asks = at < text.n && text.p[at] == '?';
		const struct str told = str_trim(asks ? before_question(all, ear->a) : all);
		struct str sentence = phrasing_behind("OPENING", told, ear->a);
		const bool heads = str_ends(sentence, STR(":")); /* "For Thursday:" */
		bool likely = false;
		const struct str days = !told.n || heads ? STR_NONE : request_days_in(r, &sentence, &likely);

		from = at + 1;
		if (!days.n)
			continue;
		n++;
		const enum ask ask = absence_asks(ear, told, sentence, likely);
		if (ask == ASKS)
			continue;
		r->rest = ask == ASK_AWAY ? days : str_printf(ear->a, "away %.*s", STR_ARG(days));
		return kind_of_ask(ask);
	}
	return NULL;
}

/* While he is noted as away. */
static const struct request_kind *read_likely_back(struct request *r, struct str text)
{
	const struct away_row key = { .seat = r->seat };
	const bool away = r->seat != SEAT_NONE && row_find(r->ear->state, TABLE_AWAY, &key);

	r->rest = away ? STR_NONE : r->rest;
	return away && request_says_back(text, r->ear->a) ? kind_of_ask(ASK_BACK) : NULL;
}

bool request_reads(struct ear *ear, struct str text)
{
	struct request r = { .ear = ear, .seat = request_writer(ear) };

	return (r.seat != SEAT_NONE || ear_is_stranger(ear)) &&
	       read_opened(&r, text) != NULL; /* he may join by this mail */
}

bool request_tells_away(struct ear *ear, struct str text)
{
	struct request r = { .ear = ear, .seat = request_writer(ear) };

	return r.seat != SEAT_NONE && !ear->who.host && (read_likely_away(&r, text) || read_likely_back(&r, text));
}

/* Parts of a sentence ask for what all of it does. */
static bool is_heard(const struct ear *ear, const struct request_kind *kind, struct str rest)
{
	for (size_t i = 0; i < ear->lines.n; i++) {
		const struct requested *done = ear->lines.at[i].request;

		if ((kind->ask == ASK_AWAY || kind->ask == ASK_OFFER) && done && str_ends(done->exact, rest))
			return true;
	}
	return false;
}

void request_hear(struct ear *ear, struct str text, bool clear)
{
	struct request r = { .ear = ear, .at = VEC_LAST(&ear->lines)->at, .seat = request_writer(ear) };
	const struct request_kind *kind = read_opened(&r, text);

	kind = kind ? kind : read_likely_away(&r, whole_sentence(ear, r.at));
	kind = kind ? kind : read_likely_back(&r, whole_sentence(ear, r.at));
	if (kind && may_ask(&r, kind) && !is_heard(ear, kind, r.rest))
		run(&r, kind, str_printf(ear->a, "%s%s%.*s", kind->name, r.rest.n ? " " : "", STR_ARG(r.rest)),
		    clear ? NULL : SAY_PLAIN(ear->a, "confirm-alone", r.at));
}

void request_letter(struct ear *ear, struct str exact, const struct diag *why, bool unended)
{
	struct request r = {
		.ear = ear, .at = VEC_LAST(&ear->lines)->at, .seat = request_writer(ear), .unended = unended
	};

	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
		if (kinds[i].ask == ASK_MOVED || !may_ask(&r, &kinds[i]))
			continue;
		r.rest = exact;
		if (!take_word(&r.rest, kinds[i].name))
			continue;
		run(&r, &kinds[i], exact, why);
		return;
	}
}

static void hear_moved(struct ear *ear, seat_id seat)
{
	struct request r = { .ear = ear, .at = VEC_LAST(&ear->lines)->at, .seat = seat };

	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
		if (kinds[i].ask == ASK_MOVED)
			run(&r, &kinds[i], also_find(ear->state, ear->in->address) ? STR("moved beside") : STR("moved"),
			    NULL);
}

bool request_moves(struct ear *ear)
{
	const player_id player = player_moving_to(ear->state, ear->in->address);
	const seat_id seat = seat_of_player(ear->state, player);
	const struct span at = { 0, (uint32_t)str_trim(ear->in->text->text).n };

	if (!ear_is_stranger(ear) || seat == SEAT_NONE || !(ear->in->flags & INPUT_PROVED))
		return false;
	ear->line = 1;
	ear_add(ear, VERDICT_CHATTER, at);
	hear_moved(ear, seat);
	return true;
}

void request_again(struct ear *ear, struct str exact)
{
	const seat_id seat = seat_of_player(ear->state, player_moving_to(ear->state, ear->in->address));

	if (ear_is_stranger(ear) && seat != SEAT_NONE && str_starts(exact, STR("moved")))
		hear_moved(ear, seat);
	request_letter(ear, exact, NULL, false);
}
