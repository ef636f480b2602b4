/*
 * receipt: the answer to a mail, in the order in which it was written: what is
 * asked and until when, every line with its verdict, what now stands, what is
 * missing, how to change it. Plain text that reads well on a phone. How one line
 * is shown is in receipt_lines.c.
 */
#include "report/receipt.h"
#include "report/moment.h"

#include "bind/callname.h"
#include "base/utf8.h"
#include "report/letter.h"
#include "report/wrap.h"

static bool is_open(const struct receipt *r)
{
	return r->outcome->call != CALL_NONE && call_find(r->state, r->outcome->call);
}

/* What the mail was for: goes on; would come to its end by it, were it not only tried (`pbp check`); has come to
 * its end by it. */
enum fate { GOES_ON, WOULD_CLOSE, HAS_CLOSED };

static enum fate fate(const struct receipt *r)
{
	if (r->outcome->call == CALL_NONE)
		return GOES_ON;
	return !is_open(r) ? HAS_CLOSED : r->outcome->closes ? WOULD_CLOSE : GOES_ON;
}

/* "this mail", or what it is at the shell */
static const char *this_mail(const struct receipt *r)
{
	return r->shell ? "this line" : "this mail";
}

static size_t count(const struct outcome *o, unsigned verdicts)
{
	size_t n = 0;

	for (size_t i = 0; i < o->nlines; i++)
		n += verdicts >> o->lines[i].verdict & 1;
	return n;
}

static size_t taken(const struct outcome *o)
{
	return count(o, 1u << VERDICT_ACCEPTED | 1u << VERDICT_WARNED);
}

/* Orders, not what is said of them. */
static size_t held(const struct outcome *o)
{
	size_t n = 0;

	for (size_t i = 0; i < o->nlines; i++)
		n += o->lines[i].verdict == VERDICT_HELD && o->lines[i].canonical.n > 0;
	return n;
}

/* ---- rows ---- */

/* Once it is laid out. */
static size_t rows_of(struct str row)
{
	return utf8_columns(row) / RECEIPT_COLUMNS + 1;
}

size_t receipt_count_rows(struct str text, size_t most)
{
	struct str row;
	size_t n = 0;

	while (n < most && str_line(&text, &row))
		n += rows_of(row);
	return n < most ? n : most;
}

void receipt_rows(struct buf *out, struct str text, size_t most)
{
	struct str row;

	while (most > 0 && str_line(&text, &row)) {
		const size_t rows = rows_of(row);

		letter_line(out, rows > most ? str_sub(row, 0, utf8_fit(row, most * RECEIPT_COLUMNS)) : row, 0);
		most -= rows < most ? rows : most;
	}
	if (text.n)
		buf_add_c(out, "    ...\n");
}

/* ---- head ---- */

static void paragraph(struct buf *out, struct str text)
{
	letter_line(out, text, 0);
}

static struct str moment(const struct receipt *r, when t, struct arena *a)
{
	return moment_words(r->state, r->outcome->player, t, a);
}

static struct str named(const struct receipt *r, int32_t turn, bool first, struct arena *a)
{
	return turn_words(r->game, r->state, turn, first, a);
}

static void add_until(struct buf *text, const struct receipt *r, when bell)
{
	if (bell != WHEN_NEVER && bell != WHEN_NONE)
		buf_addf(text, ", until %.*s", STR_ARG(moment(r, bell, text->arena)));
	buf_add_char(text, '.');
}

/* ---- the result ---- */

static bool is_sealed(const struct outcome *o)
{
	return o->kind && o->kind->hearing == SEALED;
}

static struct str orders(size_t n, struct arena *a)
{
	return str_printf(a, "%zu order%s", n, n == 1 ? "" : "s");
}

static struct str your_orders(size_t n, struct arena *a)
{
	return n == 1 ? STR("Your order stands") : str_printf(a, "Your %zu orders stand", n);
}

/* Of a mail without orders: what it did, if it did anything. */
static struct str without_orders(const struct receipt *r, const char *otherwise, struct arena *a)
{
	return r->news ? str_printf(a, "%c%s. ", r->news[0] - 'a' + 'A', r->news + 1) : str_c(otherwise);
}

static void add_waiting_result(struct buf *text, const struct receipt *r, size_t good, size_t bad)
{
	const struct outcome *o = r->outcome;
	struct arena *a = text->arena;

	if (bad && o->again)
		buf_addf(text, "%.*s not taken.", STR_ARG(orders(bad, a)));
	else if (bad)
		buf_addf(text, "%.*s not taken: mend %s", STR_ARG(orders(bad, a)), bad == 1 ? "it" : "them");
	else if (o->nstanding && o->nfallen && good)
		buf_addf(text, "What you sent takes the place of what stood. %.*s",
			 STR_ARG(your_orders(o->nstanding, a)));
	else if (o->nstanding)
		buf_addf(text, "%.*s%.*s", STR_ARG(good ? STR("") : without_orders(r, "Nothing changed. ", a)),
			 STR_ARG(your_orders(o->nstanding, a)));
	else if (good)
		buf_add_c(text, "No order stands for you now; you may send some");
	else if (o->again)
		buf_addf(text, "%.*sNo order stands for you", STR_ARG(without_orders(r, "Nothing changed. ", a)));
	else
		buf_addf(text, "%.*sNo order stands for you; you may send some",
			 STR_ARG(without_orders(r, "Nothing changed. ", a)));
	if (o->again)
		buf_add_c(text, bad ? "" : ".");
	else if (bad && o->bell != WHEN_NEVER && o->bell != WHEN_NONE)
		buf_addf(text, " until %.*s.", STR_ARG(moment(r, o->bell, a)));
	else
		add_until(text, r, o->bell);
	if (bad && o->nstanding)
		buf_addf(text, " %.*s.", STR_ARG(your_orders(o->nstanding, a)));
	else if (bad)
		buf_add_c(text, " No order stands for you.");
}

static void add_done_result(struct buf *text, const struct receipt *r, size_t good, size_t bad)
{
	if (good)
		buf_addf(text, "Done, for good: %.*s.", STR_ARG(orders(good, text->arena)));
	if (bad)
		buf_addf(text, "%s%.*s not done.", good ? " " : "", STR_ARG(orders(bad, text->arena)));
	if (!good && !bad)
		buf_add(text, str_trim(without_orders(
				      r, r->answers.n ? "What you asked is answered below." : "Nothing was done.",
				      text->arena)));
}

/* The first sentence: what came of the mail, until when it can be changed. What has closed says it by itself. */
static void write_result(struct buf *out, const struct receipt *r)
{
	const struct outcome *o = r->outcome;
	const size_t good = taken(o), bad = count(o, 1u << VERDICT_REFUSED);
	struct buf text = buf_new(out->arena);

	if (r->news && o->seat == SEAT_NONE)
		paragraph(out, str_trim(without_orders(r, "", out->arena)));
	if (o->seat == SEAT_NONE || !o->kind || o->what != OUTCOME_ORDERS || fate(r) != GOES_ON)
		return;
	if (is_sealed(o))
		add_waiting_result(&text, r, good, bad);
	else
		add_done_result(&text, r, good, bad);
	paragraph(out, buf_str(&text));
}

static void write_title(struct buf *out, const struct receipt *r)
{
	const struct outcome *o = r->outcome;
	const seat_id own = seat_of_player(r->state, o->player);

	if (own != SEAT_NONE && o->seat != SEAT_NONE && own != o->seat)
		buf_addf(out, "You are %.*s, and act for %.*s, in game %.*s", STR_ARG(seat_name(r->state, own)),
			 STR_ARG(seat_name(r->state, o->seat)), STR_ARG(r->game->name));
	else if (o->seat != SEAT_NONE && seat_name(r->state, o->seat).n) /* he may have left it by this mail */
		buf_addf(out, "You are %.*s in game %.*s", STR_ARG(seat_name(r->state, o->seat)),
			 STR_ARG(r->game->name));
	else
		buf_addf(out, "Game %.*s", STR_ARG(r->game->name));
	if (o->turn > 0)
		buf_addf(out, ", %.*s", STR_ARG(named(r, o->turn, false, out->arena)));
	buf_add_c(out, ".\n");
}

/* ---- what came of a mail that closed what it was for ---- */

static bool asks(const struct state *s, call_id call, seat_id seat)
{
	return row_find(s, TABLE_ASKED, &(struct asked_row){ call, seat, 0 }) != NULL;
}

static bool asks_anybody(const struct state *s, call_id call)
{
	for (size_t i = 0; i < row_count(s, TABLE_ASKED); i++)
		if (ROW(struct asked_row, s, TABLE_ASKED, i)->call == call)
			return true;
	return false;
}

/* What is asked now: the newest that asks the seat, else the newest that asks anybody. */
static const struct call_row *next_call(const struct state *s, seat_id seat)
{
	const struct call_row *any = NULL;

	for (size_t i = row_count(s, TABLE_CALL); i-- > 0;) {
		const struct call_row *c = ROW(struct call_row, s, TABLE_CALL, i);

		if (c->deaf_since == WHEN_NONE && asks(s, c->call, seat))
			return c;
		if (c->deaf_since == WHEN_NONE && !any && asks_anybody(s, c->call))
			any = c;
	}
	return any;
}

enum { NAMES_AT_MOST = 8 };

static void add_asked(struct buf *text, const struct state *s, call_id call)
{
	struct buf names = buf_new(text->arena);
	size_t n = 0;

	for (size_t i = 0; i < row_count(s, TABLE_ASKED); i++) {
		const struct asked_row *row = ROW(struct asked_row, s, TABLE_ASKED, i);

		if (row->call == call && n++ < NAMES_AT_MOST)
			buf_addf(&names, "%s%.*s", names.n ? ", " : "", STR_ARG(seat_name(s, row->seat)));
	}
	if (n > NAMES_AT_MOST)
		buf_addf(text, ", asked of %zu players", n);
	else
		buf_addf(text, ", asked of %.*s", STR_ARG(buf_str(&names)));
}

static void write_next(struct buf *out, const struct receipt *r)
{
	const struct state *s = r->state;
	const struct call_row *c = next_call(s, r->outcome->seat);
	struct buf text = buf_new(out->arena);

	if (!c)
		return;
	buf_add_c(&text, "Open now");
	if (state_game(s)->turn != r->outcome->turn)
		buf_addf(&text, ", in %.*s", STR_ARG(named(r, state_game(s)->turn, false, out->arena)));
	buf_addf(&text, ": %.*s", STR_ARG(call_words(r->game, s, c, out->arena)));
	if (!asks(s, c->call, r->outcome->seat))
		add_asked(&text, s, c->call);
	add_until(&text, r, state_bell(s, c->bell));
	paragraph(out, buf_str(&text));
}

/* Players gather in turn 0, which has no report; reports are sent to seats, and the host plays none. */
static void write_turn_over(struct buf *out, const struct receipt *r)
{
	const int turn = (int)r->outcome->turn;

	if (turn <= 0)
		return;
	buf_addf(out, "%.*s is over; its report", STR_ARG(named(r, turn, true, out->arena)));
	if (r->outcome->seat != SEAT_NONE)
		buf_add_c(out, " comes in a letter of its own.\n");
	else
		buf_addf(out, ": pbp report %.*s --turn %d\n", STR_ARG(r->game->name), turn);
}

static void write_closed(struct buf *out, const struct receipt *r)
{
	const struct outcome *o = r->outcome;
	const bool last = o->kind->hearing == SEALED && o->seat != SEAT_NONE && !o->awaited;
	const bool closed = fate(r) == HAS_CLOSED;
	struct buf text = buf_new(out->arena);

	buf_addf(&text, "%s %s", closed ? "Closed by" : "Would close at once with", this_mail(r));
	if (last)
		buf_addf(&text, ", the last that %s awaited", closed ? "was" : "is");
	buf_addf(&text, ": %.*s.", STR_ARG(r->outcome->call_name));
	paragraph(out, buf_str(&text));
	if (!closed)
		return;
	if (state_game(r->state)->phase == GAME_OVER)
		buf_add_c(out, "The game is over.\n");
	else if (state_game(r->state)->turn > o->turn)
		write_turn_over(out, r);
	write_next(out, r);
}

/* Whoever missed the bell by less than an hour may think that he did not. */
static void write_late(struct buf *out, const struct receipt *r)
{
	const struct game_row *g = state_game(r->state);
	const struct outcome *o = r->outcome;
	const int64_t late = g->rung > 0 && r->now >= g->rung ? r->now - g->rung : 3600;
	const bool minutes = late >= 60;
	const int n = (int)(minutes ? late / 60 : late);

	if (!(taken(o) || count(o, 1u << VERDICT_REFUSED)) || late >= 3600 || g->phase != GAME_RUNNING ||
	    !is_sealed(o) || o->seat == SEAT_NONE)
		return;
	const struct str after = !n ? STR("with")
				    : str_printf(out->arena, "%d %s%s after", n, minutes ? "minute" : "second",
						 n == 1 ? "" : "s");
	paragraph(out, str_printf(out->arena, "This came %.*s the bell of %.*s: it counts for what is open now.",
				  STR_ARG(after), STR_ARG(moment(r, g->rung, out->arena))));
}

static void write_rest(struct buf *out, const struct receipt *r)
{
	const struct call_row *c = call_find(r->state, r->outcome->call);
	const int64_t left = c && c->kind != KIND_MUSTER ? state_left(r->state, c->opened, c->bell) : 0;

	paragraph(out, left ? str_printf(out->arena,
					 "The game rests: no bell rings before the host goes on; time left then: %.*s.",
					 STR_ARG(duration_words(out->arena, left)))
			    : STR("The game rests: no bell rings before the host goes on."));
}

static void write_call(struct buf *out, const struct receipt *r)
{
	const struct outcome *o = r->outcome;
	struct buf text = buf_new(out->arena);

	if (fate(r) != GOES_ON) {
		write_closed(out, r);
		return;
	}
	if (o->call == CALL_NONE || (r->news && o->seat == SEAT_NONE))
		return;
	buf_addf(&text, "Open now: %.*s", STR_ARG(r->outcome->call_name));
	if (is_sealed(o) && o->seat != SEAT_NONE && o->what == OUTCOME_ORDERS)
		buf_add_char(&text, '.');
	else
		add_until(&text, r, o->bell);
	if (o->awaited && o->seat != SEAT_NONE)
		buf_addf(&text, " Still awaited: %zu of %zu player%s.", o->awaited, o->asked, o->asked == 1 ? "" : "s");
	else if (o->asked && o->seat != SEAT_NONE)
		buf_add_c(&text, " All players have answered.");
	paragraph(out, buf_str(&text));
	write_late(out, r);
	if (o->in_grace)
		paragraph(out,
			  STR("Its time was over when this came; it counts all the same, by the grace that this game "
			      "gives."));
	if (state_game(r->state)->paused != WHEN_NONE)
		write_rest(out, r);
}

static when bell_of_muster(const struct state *s)
{
	for (size_t i = 0; i < row_count(s, TABLE_CALL); i++)
		if (ROW(struct call_row, s, TABLE_CALL, i)->kind == KIND_MUSTER)
			return ROW(struct call_row, s, TABLE_CALL, i)->bell;
	return WHEN_NEVER;
}

/* What a joiner waits for. */
static void write_begin(struct buf *out, const struct receipt *r)
{
	when bell = bell_of_muster(r->state);

	if (state_game(r->state)->phase != GAME_MUSTER || r->outcome->call != CALL_NONE || bell == WHEN_NEVER ||
	    bell == WHEN_NONE)
		return;
	if (r->now && bell <= r->now)
		paragraph(out, STR("The game begins as soon as enough players are there."));
	else
		paragraph(out, str_printf(out->arena, "The game begins %.*s.", STR_ARG(moment(r, bell, out->arena))));
}

static void write_head(struct buf *out, const struct receipt *r)
{
	if (r->invites)
		return;
	write_result(out, r);
	write_title(out, r);
	write_call(out, r);
	write_begin(out, r);
	if (r->repaired)
		paragraph(out, STR("Some characters of your mail could not be read and were guessed; "
				   "please look closely at what was understood."));
	buf_add_char(out, '\n');
}

static const char *const openings[2][OUTCOME_IGNORED + 1] = {
	{ [OUTCOME_REFUSED] = "Nothing of this mail was taken", [OUTCOME_IGNORED] = "This mail was not read" },
	{ [OUTCOME_REFUSED] = "Nothing of this line was taken", [OUTCOME_IGNORED] = "This line was not read" },
};

/* A citation "global-domination/2.3" becomes "rule 2.3". */
static struct str readable(struct str text, const struct receipt *r, struct arena *a)
{
	struct str cited = str_printf(a, "%s/", r->game->rules->name);
	const size_t at = str_find(text, cited);

	if (str_ends(text, STR(".")))
		text.n--;
	if (at >= text.n)
		return text;
	return str_printf(a, "%.*srule %.*s", STR_ARG(str_sub(text, 0, at)),
			  STR_ARG(str_sub(text, at + cited.n, text.n)));
}

static void write_reason(struct buf *out, const struct receipt *r)
{
	const struct outcome *o = r->outcome;

	if (o->what == OUTCOME_ORDERS || !o->reason.n || (r->invites && !r->untaken))
		return;
	paragraph(out,
		  str_printf(out->arena, "%s: %.*s.%s%.*s", openings[r->shell][o->what],
			     STR_ARG(readable(o->reason, r, out->arena)), r->again.n ? " " : "", STR_ARG(r->again)));
	buf_add_char(out, '\n');
}

enum { QUESTIONS = 5 }; /* that a receipt begins with */

/* "Line 2 leaves open whether line 1 is meant: ...". */
static void write_question(struct buf *out, const struct diag *d, bool closing)
{
	struct buf clean = buf_new(out->arena);
	struct str what = str_dup(out->arena, d->what);
	char first = what.n ? what.p[0] : 'L';

	if (first >= 'a' && first <= 'z')
		first = (char)(first - 'a' + 'A');
	escape_terminal(&clean, str_printf(out->arena, "%c%.*s%s", first, STR_ARG(str_sub(what, 1, what.n)),
					   str_ends(what, STR("?")) ? "" : "."));
	if (closing)
		escape_terminal(&clean, str_printf(out->arena, " %c%.*s.", d->detail.p[0] - 'a' + 'A',
						   STR_ARG(str_sub(d->detail, 1, d->detail.n))));
	paragraph(out, buf_str(&clean));
}

static bool is_asked_about(const struct outcome_line *l, bool held)
{
	return l->question && l->verdict != VERDICT_REFUSED && (l->verdict == VERDICT_HELD) == held;
}

/* Several orders of one line are asked about in the same words: once. */
static bool is_asked_before(const struct outcome *o, size_t i, bool held)
{
	for (size_t k = 0; k < i; k++)
		if (is_asked_about(&o->lines[k], held) && o->lines[k].line == o->lines[i].line &&
		    str_eq(o->lines[k].question->what, o->lines[i].question->what))
			return true;
	return false;
}

static size_t write_questions_about(struct buf *out, const struct receipt *r, bool held)
{
	const struct outcome *o = r->outcome;
	const struct diag *last = NULL;
	size_t n = 0;

	for (size_t i = 0; i < o->nlines; i++) {
		if (!is_asked_about(&o->lines[i], held) || is_asked_before(o, i, held))
			continue;
		last = o->lines[i].question;
		if (n++ < QUESTIONS)
			write_question(out, last, !held);
	}
	if (n > QUESTIONS)
		paragraph(out, str_printf(out->arena, "The same of %zu more lines.", n - QUESTIONS));
	if (held && last)
		paragraph(out, str_printf(out->arena, "Nothing is done yet: %.*s.", STR_ARG(last->hint)));
	return n;
}

/* What stands or waits although its own mail leaves open whether it is meant: nobody should have to look for it. */
static void write_questions(struct buf *out, const struct receipt *r)
{
	const size_t n = write_questions_about(out, r, true) + write_questions_about(out, r, false);

	if (n)
		buf_add_char(out, '\n');
}

/* ---- what stands ---- */

/* Whether the lines that were taken are, in order, all that stands: then it is not said twice. */
static bool all_stands_above(const struct outcome *o)
{
	size_t n = 0;

	for (size_t i = 0; i < o->nlines; i++) {
		const struct outcome_line *l = &o->lines[i];

		if (l->verdict == VERDICT_REFUSED || l->verdict == VERDICT_HELD)
			return false;
		if (l->verdict == VERDICT_CHATTER)
			continue;
		if (n == o->nstanding || !str_eq(l->canonical, o->standing[n++]))
			return false;
	}
	return n == o->nstanding && n > 0;
}

static void write_list(struct buf *out, const char *title, const struct str *list, size_t n)
{
	if (!n)
		return;
	size_t rows = RECEIPT_LIST_ROWS, i;

	buf_addf(out, "%s\n", title);
	for (i = 0; i < n && rows; i++) {
		struct buf text = buf_new(out->arena);

		letter_line(&text, list[i], 2);
		receipt_rows(out, buf_str(&text), RECEIPT_LINE_ROWS);
		rows -= receipt_count_rows(buf_str(&text), rows);
	}
	if (i < n)
		buf_addf(out, "  and %zu more\n", n - i);
	buf_add_char(out, '\n');
}

/* whole: all that was taken is shown above */
static void write_standing(struct buf *out, const struct receipt *r, bool whole)
{
	static const struct {
		const char *all, *list, *none, *missing;
	} words[] = {
		[GOES_ON] = { "all that now stands for you", "All that now stands for you:",
			      "No order stands for you now.", "If you order nothing more:" },
		[WOULD_CLOSE] = { "all that would stand for you", "All that would stand for you:",
				  "No order would stand for you.", "As it would close:" },
		[HAS_CLOSED] = { "all that stood for you when it closed", "All that stood for you when it closed:",
				 "No order stood for you when it closed.", "As it closed:" },
	};
	const struct outcome *o = r->outcome;
	const enum fate then = fate(r);

	if (o->overtaken) {
		paragraph(out, str_printf(out->arena,
					  "Another mail of yours, which arrived %.*s, counts after this one: where "
					  "the two differ, that one stands.",
					  STR_ARG(moment(r, o->overtaken_by, out->arena))));
		buf_add_char(out, '\n');
	}
	if (whole && all_stands_above(o))
		buf_addf(out, "%s %s.\n\n", o->nstanding == 1 ? "This is" : "These orders are", words[then].all);
	else if (o->nstanding)
		write_list(out, words[then].list, o->standing, o->nstanding);
	else if (o->kind && o->kind->hearing == SEALED && o->seat != SEAT_NONE)
		buf_addf(out, "%s\n\n", words[then].none);
	write_list(out, "No longer stands:", o->fallen, o->nfallen);
	if (o->nfallen && o->nstanding && then == GOES_ON && o->kind && o->kind->keeping == REPLACE_ALL && taken(o))
		buf_add_c(out, "Meant as an addition? Answer: both\n\n");
	write_list(out, words[then].missing, o->missing, o->nmissing);
}

/* ---- how to change it ---- */

static const char *const changes[] = {
	[REPLACE_ALL] = "send all your orders again, not only the new ones. \"withdraw\" takes all of them back.",
	[REPLACE_SUBJECT] =
		"a new order takes the place of the one for the same unit or thing. \"withdraw\" takes all of "
		"them back.",
};

static struct str how_to_change(const struct receipt *r, struct arena *a)
{
	const struct outcome *o = r->outcome;
	const bool bell = o->bell != WHEN_NEVER && o->bell != WHEN_NONE;

	if (o->kind->keeping == KEEP_FIRST)
		return STR("This is final: a first answer stands.");
	if (o->again)
		return STR(
			"The turn was taken back and is played again from the orders that were given: nobody changes his own any "
			"more. What was misread write to the host, who can correct it.");
	return str_printf(a, "You may change this%s%.*s: %s", bell ? " until " : "",
			  STR_ARG(bell ? moment(r, o->bell, a) : STR_NONE), changes[o->kind->keeping]);
}

static void write_change(struct buf *out, const struct receipt *r)
{
	const struct outcome *o = r->outcome;

	if (!o->kind || o->seat == SEAT_NONE)
		return;
	if (o->kind->hearing == SEALED && fate(r) != GOES_ON)
		paragraph(out,
			  str_c(fate(r) == HAS_CLOSED ? "It is closed: nothing of this can be changed any more."
						      : "Once it is closed nothing of this can be changed any more."));
	else if (o->kind->hearing == SEALED)
		paragraph(out, how_to_change(r, out->arena));
	else if (taken(o))
		paragraph(out, STR("What was taken has been done; it cannot be changed."));
}

static void write_proof(struct buf *out, const struct receipt *r)
{
	struct str hex = str_sub(r->hash_hex, 0, RECEIPT_HEX), mail;

	if (!hex.n)
		return;
	if (!str_ends(buf_str(out), STR("\n\n")))
		buf_add_char(out, '\n');
	mail = r->proves_later ? STR("a mail") : str_printf(out->arena, "mail %.*s", STR_ARG(hex));
	paragraph(out, str_printf(out->arena, "Receipt of %.*s%s%.*s%s%.*s.%s", STR_ARG(mail),
				  r->now ? ", which arrived " : "",
				  STR_ARG(r->now ? moment(r, r->now, out->arena) : STR("")),
				  r->clock.n ? " by the clock of " : "", STR_ARG(r->clock),
				  r->proves_later
					  ? " It proves no order to anybody; when the game is over you are sent signed "
					    "tickets of your mails."
					  : ""));
	if (r->ticket.n)
		buf_addf(out, "\n%.*s", STR_ARG(r->ticket));
}

static void write_sent(struct buf *out, const struct receipt *r)
{
	if (!r->sent.n)
		return;
	paragraph(out, r->sent);
	buf_add_char(out, '\n');
}

static void write_answers(struct buf *out, const struct receipt *r)
{
	if (!r->answers.n)
		return;
	if (!str_ends(buf_str(out), STR("\n\n")))
		buf_add_char(out, '\n');
	buf_addf(out, "%.*s\n", STR_ARG(r->answers));
}

int receipt_compose(struct buf *out, const struct receipt *r, struct err *e)
{
	const bool asks_only = !taken(r->outcome) && !held(r->outcome) && !count(r->outcome, 1u << VERDICT_REFUSED);

	write_head(out, r);
	write_questions(out, r);
	write_reason(out, r);
	if (asks_only) /* then it is what the letter is about */
		write_answers(out, r);
	bool whole;
	const int code = receipt_lines(out, r, &whole, e);
	write_sent(out, r);
	write_standing(out, r, whole);
	write_change(out, r);
	if (!asks_only)
		write_answers(out, r);
	if (r->extra.n && !str_ends(buf_str(out), STR("\n\n")))
		buf_add_char(out, '\n');
	buf_add(out, r->extra);
	write_proof(out, r);
	return code;
}

int receipt_write(struct buf *out, const struct receipt *r, struct err *e)
{
	struct buf lines = buf_new(out->arena);
	const int code = receipt_compose(&lines, r, e);

	if (!code)
		letter_text(out, buf_str(&lines));
	return code;
}

/* ---- subject ---- */

static bool any_asked(const struct outcome *o)
{
	for (size_t i = 0; i < o->nlines; i++)
		if (o->lines[i].asked)
			return true;
	return false;
}

/* Of a mail that brought nothing about. */
static const char *nothing_words(const struct receipt *r)
{
	if (r->news)
		return r->news;
	if (any_asked(r->outcome) || r->answers.n)
		return "what you asked";
	return r->sent.n ? "your words went to the host" : "no orders found";
}

static void add_counts(struct buf *b, const struct receipt *r)
{
	const struct outcome *o = r->outcome;
	const size_t good = taken(o), bad = count(o, 1u << VERDICT_REFUSED), waiting = held(o);
	struct arena *a = b->arena;

	if (waiting)
		buf_addf(b, "%.*s not done before you confirm%s", STR_ARG(orders(waiting, a)), good || bad ? ", " : "");
	if (!good && !bad && waiting)
		return;
	if (!good && !bad)
		buf_add_c(b, nothing_words(r));
	else if (!is_sealed(o) || fate(r) != GOES_ON || o->seat == SEAT_NONE)
		buf_addf(b, "%.*s %s%s", STR_ARG(orders(good ? good : bad, a)), good ? "taken" : "NOT taken",
			 good && bad ? str_printf(a, ", %zu NOT", bad).p : "");
	else if (bad)
		buf_addf(b, "%.*s NOT taken, %s", STR_ARG(orders(bad, a)),
			 !o->nstanding       ? "none stands"
			 : o->nstanding == 1 ? "1 stands"
					     : str_printf(a, "%zu stand", o->nstanding).p);
	else if (o->nstanding && o->nfallen)
		buf_add_c(b, "your new orders replace the old");
	else if (o->nstanding)
		buf_addf(b, "your %s stand%s", o->nstanding == 1 ? "order" : orders(o->nstanding, a).p,
			 o->nstanding == 1 ? "s" : "");
	else
		buf_add_c(b, "no order stands for you");
}

/* Who has come into the game by it. */
static bool has_joined(const struct receipt *r)
{
	const struct outcome *o = r->outcome;

	for (size_t i = 0; i < o->nlines; i++) {
		const struct command *c = o->lines[i].command;

		if (c && o->lines[i].verdict <= VERDICT_WARNED && r->game->verbs[c->verb]->flags & VERB_STRANGER)
			return o->seat != SEAT_NONE;
	}
	return false;
}

static void add_news(struct buf *b, const struct receipt *r)
{
	const struct outcome *o = r->outcome;

	if (r->invites && r->untaken)
		buf_add_c(b, "your mail was not taken");
	else if (r->invites)
		buf_addf(b, "how to join %.*s", STR_ARG(r->game->name));
	else if (o->what == OUTCOME_IGNORED)
		buf_add_c(b, "your mail was not read");
	else if (o->what == OUTCOME_REFUSED && !count(o, 1u << VERDICT_REFUSED))
		buf_add_c(b, r->answers.n ? nothing_words(r) : "your mail was not taken");
	else if (o->player == PLAYER_NONE && r->news)
		buf_add_c(b, r->news);
	else if (o->player == PLAYER_NONE && r->answers.n)
		buf_add_c(b, "nobody can join now");
	else if (o->overtaken)
		buf_add_c(b, "another mail of yours counts after this one");
	else if (has_joined(r))
		buf_addf(b, "you are %.*s", STR_ARG(seat_name(r->state, o->seat)));
	else
		add_counts(b, r);
	if (fate(r) == HAS_CLOSED && state_game(r->state)->phase == GAME_OVER)
		buf_add_c(b, "; the game is over");
	else if (fate(r) == HAS_CLOSED && state_game(r->state)->turn > o->turn)
		buf_addf(b, "; now it is %.*s", STR_ARG(named(r, state_game(r->state)->turn, false, b->arena)));
}

struct str receipt_subject(const struct receipt *r, struct arena *a)
{
	struct buf b = buf_new(a);

	if (r->outcome->turn > 0)
		buf_addf(&b, "%.*s: ", STR_ARG(named(r, r->outcome->turn, true, a)));
	add_news(&b, r);
	buf_addf(&b, " [pbp:%.*s]", STR_ARG(r->game->name));
	return buf_str(&b);
}
