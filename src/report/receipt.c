/*
 * receipt: the answer to a mail, in the order in which it was written: what is
 * asked and until when, every line with its verdict, what now stands, what is
 * missing, how to change it. Here it is decided which of that there is, as a value
 * of facts (receipt.h); templates/letters/receipt-*.txt put it in words, in an order
 * that reads well on a phone. How one line is shown is in receipt_lines.c.
 */
#include "report/receipt.h"
#include "report/moment.h"

#include "bind/callname.h"
#include "base/utf8.h"
#include "report/letter.h"
#include "report/wrap.h"

struct facts {
	const struct receipt *r;
	const struct outcome *o;
	json_t *value;
	struct arena *arena;
	size_t good, bad, held; /* orders; of those that are held not what is said of them */
};

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

static size_t count(const struct outcome *o, unsigned verdicts)
{
	size_t n = 0;

	for (size_t i = 0; i < o->nlines; i++)
		n += verdicts >> o->lines[i].verdict & 1 && !receipt_is_yes(&o->lines[i]);
	return n;
}

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

/* ---- facts ---- */

static void set(json_t *o, const struct facts *f, const char *key, struct str words)
{
	model_set_some(o, key, words, f->arena);
}

/* When; null where that is never. */
static void set_moment(json_t *o, const struct facts *f, const char *key, when t)
{
	const bool comes = t != WHEN_NEVER && t != WHEN_NONE;

	set(o, f, key, comes ? moment_words(f->r->state, f->o->player, t, f->arena) : STR_NONE);
}

static void set_turn(json_t *o, const struct facts *f, const char *key, int32_t turn, bool first)
{
	set(o, f, key, turn > 0 ? turn_words(f->r->game, f->r->state, turn, first, f->arena) : STR_NONE);
}

static void set_seat(json_t *o, const struct facts *f, const char *key, seat_id seat)
{
	set(o, f, key, seat == SEAT_NONE ? STR_NONE : seat_name(f->r->state, seat));
}

/* An object below that key. */
static json_t *within(json_t *o, const char *key)
{
	json_t *inner = json_object();

	json_object_set_new(o, key, inner);
	return inner;
}

static bool is_sealed(const struct outcome *o)
{
	return o->kind && o->kind->hearing == SEALED;
}

/* Who, where, when, how many: for the subject too. */
static void set_facts(const struct facts *f)
{
	const struct outcome *o = f->o;
	json_t *v = f->value;

	model_set(v, "game", f->r->game->name, f->arena);
	model_set_flag(v, "shell", f->r->shell);
	set_turn(v, f, "title", o->turn, true);
	set_seat(v, f, "seat", o->seat);
	set(v, f, "news", str_c(f->r->news));
	model_set_count(v, "good", f->good, f->arena);
	model_set_count(v, "bad", f->bad, f->arena);
	model_set_count(v, "waiting", f->held, f->arena);
	model_set_count(v, "standing", o->nstanding, f->arena);
	model_set_flag(v, "closed", fate(f->r) == HAS_CLOSED);
	model_set_flag(v, "handed_over", fate(f->r) == HAS_CLOSED && !is_sealed(o));
	model_set_flag(v, "would_close", fate(f->r) == WOULD_CLOSE);
}

static struct facts facts_of(const struct receipt *r, struct arena *a)
{
	const struct outcome *o = r->outcome;
	struct facts f = { .r = r, .o = o, .value = json_object(), .arena = a };

	f.good = count(o, 1u << VERDICT_ACCEPTED | 1u << VERDICT_WARNED);
	f.bad = count(o, 1u << VERDICT_REFUSED);
	f.held = held(o);
	set_facts(&f);
	return f;
}

/* ---- the result ---- */

/* It says of one of the orders that stand what becomes of it: then no other falls. */
static bool edits(const struct facts *f)
{
	for (size_t i = 0; i < f->o->nlines; i++) {
		const struct command *c = f->o->lines[i].command;

		if (receipt_is_yes(&f->o->lines[i]) || (c && f->o->lines[i].verdict <= VERDICT_WARNED &&
							f->r->game->verbs[c->verb]->flags & VERB_STANDING))
			return true;
	}
	return false;
}

/* What came of the mail, until when it can be changed. What has closed says it by itself. */
static void set_result(const struct facts *f)
{
	const struct outcome *o = f->o;
	const bool tells = o->seat != SEAT_NONE && o->kind && o->what == OUTCOME_ORDERS && fate(f->r) == GOES_ON;

	set(f->value, f, "did", str_capital(f->arena, str_c(f->r->news)));
	model_set_flag(f->value, "seatless", o->seat == SEAT_NONE);
	model_set_flag(f->value, "kept", tells && is_sealed(o));
	model_set_flag(f->value, "done", tells && !is_sealed(o));
	model_set_flag(f->value, "again", o->again);
	model_set_flag(f->value, "changed", edits(f) && !f->held);
	model_set_flag(f->value, "replaces", o->nstanding && o->nfallen && f->good && !edits(f));
	model_set_flag(f->value, "answered", f->r->answers.n);
}

/* Who acts for another. */
static void set_own(const struct facts *f)
{
	const seat_id own = seat_of_player(f->r->state, f->o->player);

	set_seat(f->value, f, "own", f->o->seat != SEAT_NONE && own != f->o->seat ? own : SEAT_NONE);
}

/* ---- what came of a mail that closed what it was for ---- */

static bool asks(const struct facts *f, call_id call)
{
	return f->o->seat != SEAT_NONE && seat_asked_for(f->r->game, f->r->state, call, f->o->seat) != SEAT_NONE;
}

static bool asks_anybody(const struct state *s, call_id call)
{
	for (size_t i = 0; i < row_count(s, TABLE_ASKED); i++)
		if (ROW(struct asked_row, s, TABLE_ASKED, i)->call == call)
			return true;
	return false;
}

/* What is asked now: the newest that asks the seat, else the newest that asks anybody. */
static const struct call_row *next_call(const struct facts *f)
{
	const struct state *s = f->r->state;
	const struct call_row *any = NULL;

	for (size_t i = row_count(s, TABLE_CALL); i-- > 0;) {
		const struct call_row *c = ROW(struct call_row, s, TABLE_CALL, i);

		if (c->deaf_since == WHEN_NONE && asks(f, c->call))
			return c;
		if (c->deaf_since == WHEN_NONE && !any && asks_anybody(s, c->call))
			any = c;
	}
	return any;
}

enum { NAMES_AT_MOST = 8 };

/* for: the seat that he plays beside his own; else asked: their names; players: how many, where they are too many. */
static void set_asked(json_t *next, const struct facts *f, call_id call)
{
	const struct state *s = f->r->state;
	const seat_id played = f->o->seat == SEAT_NONE ? SEAT_NONE : seat_asked_for(f->r->game, s, call, f->o->seat);
	struct buf names = buf_new(f->arena);
	size_t n = 0;

	if (played != SEAT_NONE) {
		set(next, f, "for", played == f->o->seat ? STR_NONE : seat_name(s, played));
		return;
	}
	for (size_t i = 0; i < row_count(s, TABLE_ASKED); i++) {
		const struct asked_row *row = ROW(struct asked_row, s, TABLE_ASKED, i);

		if (row->call == call && n++ < NAMES_AT_MOST)
			buf_addf(&names, "%s%.*s", names.n ? ", " : "", STR_ARG(seat_name(s, row->seat)));
	}
	if (n > NAMES_AT_MOST)
		model_set_number(next, "players", n);
	else
		set(next, f, "asked", buf_str(&names));
}

static void set_what_follows(const struct facts *f)
{
	const struct state *s = f->r->state;
	const struct call_row *c = next_call(f);
	const int32_t turn = state_game(s)->turn;
	json_t *next;

	if (!c)
		return;
	c = call_whole(f->r->game, s, c);
	next = within(f->value, "next");
	set_turn(next, f, "in", turn != f->o->turn ? turn : 0, false);
	model_set(next, "what", call_words(f->r->game, s, c, f->arena), f->arena);
	set_asked(next, f, c->call);
	set_moment(next, f, "by", state_bell(s, c->bell));
}

/* Players gather in turn 0, which has no report; reports are sent to seats, and the host plays none. */
static void set_ended(const struct facts *f)
{
	json_t *ended;

	if (f->o->turn <= 0)
		return;
	ended = within(f->value, "ended");
	model_set_number(ended, "number", (size_t)f->o->turn);
	model_set_flag(ended, "letter", f->o->seat != SEAT_NONE);
}

static void set_closing(const struct facts *f)
{
	const struct outcome *o = f->o;
	const struct game_row *g = state_game(f->r->state);
	json_t *closing = within(f->value, "closing");

	model_set(closing, "what", o->call_name, f->arena);
	model_set_flag(closing, "last", is_sealed(o) && o->seat != SEAT_NONE && !o->awaited);
	if (fate(f->r) == WOULD_CLOSE)
		return;
	if (g->phase != GAME_OVER && g->turn > o->turn)
		set_ended(f);
	set_what_follows(f);
}

/* The game that went on by it. */
static void set_course(const struct facts *f)
{
	const struct game_row *g = state_game(f->r->state);
	const bool closed = fate(f->r) == HAS_CLOSED;

	model_set_flag(f->value, "over", closed && g->phase == GAME_OVER);
	set_turn(f->value, f, "now", closed && g->phase != GAME_OVER && g->turn > f->o->turn ? g->turn : 0, false);
}

/* ---- what is open ---- */

/* Whoever missed the bell by less than an hour may think that he did not. */
static void set_late(json_t *open, const struct facts *f)
{
	const struct game_row *g = state_game(f->r->state);
	const int64_t late = g->rung > 0 && f->r->now >= g->rung ? f->r->now - g->rung : 3600;
	json_t *by;

	if (!(f->good || f->bad) || late >= 3600 || g->phase != GAME_RUNNING || !is_sealed(f->o) ||
	    f->o->seat == SEAT_NONE)
		return;
	by = within(open, "late");
	set_moment(by, f, "bell", g->rung);
	model_set_count(by, "minutes", (size_t)(late / 60), f->arena);
	model_set_count(by, "seconds", late < 60 ? (size_t)late : 0, f->arena);
}

/* left: how much time there is when the game goes on. */
static void set_rest(json_t *open, const struct facts *f)
{
	const struct call_row *c = call_find(f->r->state, f->o->call);
	const int64_t left = c && c->kind != KIND_MUSTER ? state_left(f->r->state, c->opened, c->bell) : 0;

	set(within(open, "rests"), f, "left", left ? duration_words(f->arena, left) : STR_NONE);
}

/* Who plays, and is asked nothing now, reads whose turn it is. */
static bool waits_for_turn(const struct facts *f)
{
	const struct call_row *c = next_call(f);

	return c && !asks(f, c->call) && f->o->call == CALL_NONE && f->o->seat != SEAT_NONE &&
	       state_game(f->r->state)->phase == GAME_RUNNING;
}

static void set_open(const struct facts *f)
{
	const struct outcome *o = f->o;
	const bool seated = o->seat != SEAT_NONE;
	const bool told = is_sealed(o) && seated && o->what == OUTCOME_ORDERS; /* the result has said until when */
	const struct call_row *c = call_find(f->r->state, o->call), *whole;
	json_t *open;

	if (f->r->news && !seated)
		return;
	if (!c && seated && state_game(f->r->state)->phase == GAME_RUNNING)
		set_what_follows(f);
	if (!c)
		return;
	whole = call_whole(f->r->game, f->r->state, c);
	open = within(f->value, "open");
	model_set(open, "what", whole == c ? o->call_name : call_words(f->r->game, f->r->state, whole, f->arena),
		  f->arena);
	set_moment(open, f, "by", told ? WHEN_NEVER : whole == c ? o->bell : state_bell(f->r->state, whole->bell));
	/* who alone is asked knows it */
	const bool counts = seated && o->asked > 1 && call_awaits(f->r->game, f->r->state, c);
	model_set_count(open, "awaited", counts ? o->awaited : 0, f->arena);
	model_set_count(open, "asked", counts ? o->asked : 0, f->arena);
	set_late(open, f);
	model_set_flag(open, "grace", o->in_grace);
	if (state_game(f->r->state)->paused != WHEN_NONE)
		set_rest(open, f);
}

static when bell_of_muster(const struct state *s)
{
	for (size_t i = 0; i < row_count(s, TABLE_CALL); i++)
		if (ROW(struct call_row, s, TABLE_CALL, i)->kind == KIND_MUSTER)
			return ROW(struct call_row, s, TABLE_CALL, i)->bell;
	return WHEN_NEVER;
}

/* What a joiner waits for. */
static void set_begin(const struct facts *f)
{
	const when bell = bell_of_muster(f->r->state);

	if (state_game(f->r->state)->phase != GAME_MUSTER || f->o->call != CALL_NONE || bell == WHEN_NEVER ||
	    bell == WHEN_NONE)
		return;
	set_moment(within(f->value, "begins"), f, "at", f->r->now && bell <= f->r->now ? WHEN_NEVER : bell);
}

static void set_head(const struct facts *f)
{
	model_set_flag(f->value, "invites", f->r->invites);
	set_turn(f->value, f, "turn", f->o->turn, false);
	/* a refused line keeps a call open (engine/book.c) */
	model_set_flag(f->value, "finish",
		       f->r->game->format >= GAME_FORMAT_SEVENTH && f->o->nstanding && f->o->kind &&
			       !(f->o->kind->flags & KIND_EXPLICIT) && f->o->kind->keeping != KEEP_FIRST);
	set_moment(f->value, f, "until", f->o->bell);
	set_result(f);
	set_own(f);
	if (fate(f->r) != GOES_ON)
		set_closing(f);
	else if (waits_for_turn(f))
		set_what_follows(f);
	else
		set_open(f);
	set_begin(f);
	model_set_flag(f->value, "repaired", f->r->repaired);
}

/* ---- why it was not read ---- */

/* Of "... (global-domination/2.3)" what stands before the citation, and behind the name of the rules. */
static void set_reason(const struct facts *f)
{
	const struct str cited = str_printf(f->arena, "%s/", f->r->game->rules->name);
	struct str why = f->o->reason;
	const size_t at = str_find(why, cited);
	json_t *reason;

	if (f->o->what == OUTCOME_ORDERS || !why.n || (f->r->invites && !f->r->untaken))
		return;
	if (str_ends(why, STR(".")))
		why.n--;
	reason = within(f->value, "reason");
	model_set_flag(reason, "ignored", f->o->what == OUTCOME_IGNORED);
	model_set(reason, "why", str_sub(why, 0, at), f->arena);
	set(reason, f, "rule", str_sub(why, at + cited.n, why.n));
	set(reason, f, "advice", f->r->again);
}

/* ---- questions ---- */

enum { QUESTIONS = 5 /* that a receipt begins with */, SAME = 12 /* other lines that one names */ };

static bool is_asked_about(const struct outcome_line *l, bool held)
{
	return l->question && l->verdict != VERDICT_REFUSED && (l->verdict == VERDICT_HELD) == held;
}

/* "Line 1 leaves open whether line {} is meant": of whichever line. */
static struct str without_line(const struct facts *f, const struct outcome_line *l)
{
	const struct str what = l->question->what, number = str_printf(f->arena, " %u", (unsigned)l->line);
	const size_t at = str_find(what, number);

	return str_printf(f->arena, "%.*s{}%.*s", STR_ARG(str_sub(what, 0, at)),
			  STR_ARG(str_sub(what, at + number.n, what.n)));
}

/* What is asked in the same words of one line or several: once, of the first, with the numbers of the others. */
struct question {
	const struct diag *diag;
	struct str words;
	uint32_t last; /* line */
	struct buf same;
	size_t nsame;
};

/* False: there is no room for it. */
static bool add_to_questions(struct question *q, size_t *n, const struct facts *f, const struct outcome_line *l)
{
	const struct str words = without_line(f, l);
	size_t k = 0;

	while (k < *n && !str_eq(q[k].words, words))
		k++;
	if (k == QUESTIONS)
		return false;
	if (k == *n)
		q[(*n)++] = (struct question){ l->question, words, l->line, buf_new(f->arena), 0 };
	else if (q[k].last != l->line && q[k].nsame++ < SAME)
		buf_addf(&q[k].same, "%s%u", q[k].same.n ? ", " : "", (unsigned)l->line);
	q[k].last = l->line;
	return true;
}

/* "Line 2 leaves open whether line 1 is meant: ...". */
static json_t *question_of(const struct facts *f, const struct question *q, bool closing)
{
	json_t *question = json_object();

	model_set(question, "what", str_capital(f->arena, q->diag->what), f->arena);
	model_set_flag(question, "asks", str_ends(q->diag->what, STR("?")));
	set(question, f, "so", closing && fate(f->r) != HAS_CLOSED ? str_capital(f->arena, q->diag->detail) : STR_NONE);
	set(question, f, "same", buf_str(&q->same));
	model_set_flag(question, "same_many", q->nsame > 1);
	model_set_count(question, "same_more", q->nsame > SAME ? q->nsame - SAME : 0, f->arena);
	return question;
}

/* hint: what to answer, where nothing is done before that. */
static void add_questions_about(json_t *questions, const struct facts *f, bool held)
{
	const struct outcome *o = f->o;
	struct question asked[QUESTIONS];
	json_t *all = json_array(), *about = json_object();
	size_t n = 0;
	bool more = false;

	for (size_t i = 0; i < o->nlines; i++)
		if (is_asked_about(&o->lines[i], held))
			more |= !add_to_questions(asked, &n, f, &o->lines[i]);
	for (size_t i = 0; i < n; i++)
		json_array_append_new(all, question_of(f, &asked[i], !held));
	json_object_set_new(about, "all", all);
	model_set_flag(about, "more", more);
	set(about, f, "hint", held && n ? asked[n - 1].diag->hint : STR_NONE);
	model_set_flag(about, "several", f->held > 1);
	json_array_append_new(questions, about);
}

/* What stands or waits although its own mail leaves open whether it is meant: nobody should have to look for it. */
static void set_questions(const struct facts *f)
{
	json_t *questions = json_array();

	add_questions_about(questions, f, true);
	add_questions_about(questions, f, false);
	json_object_set_new(f->value, "questions", questions);
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
		if (l->verdict == VERDICT_CHATTER || receipt_is_yes(l))
			continue;
		if (n == o->nstanding || !str_eq(l->canonical, o->standing[n++]))
			return false;
	}
	return n == o->nstanding && n > 0;
}

/* lines; more: how many there is no room for. Nothing where the list is empty. */
static void set_list(const struct facts *f, const char *key, const struct str *list, size_t n)
{
	size_t rows = RECEIPT_LIST_ROWS, i;
	struct buf lines = buf_new(f->arena);
	json_t *o;

	if (!n)
		return;
	for (i = 0; i < n && rows; i++) {
		struct buf text = buf_new(f->arena);

		letter_line(&text, list[i], 2);
		receipt_rows(&lines, buf_str(&text), RECEIPT_LINE_ROWS);
		rows -= receipt_count_rows(buf_str(&text), rows);
	}
	o = within(f->value, key);
	json_object_set_new(o, "lines", model_lines(buf_str(&lines), f->arena));
	model_set_count(o, "more", n - i, f->arena);
}

/* whole: all that was taken is shown above */
static void set_standing(const struct facts *f, bool whole)
{
	const struct outcome *o = f->o;
	const bool above = whole && all_stands_above(o);

	set_moment(f->value, f, "overtaken", o->overtaken ? o->overtaken_by : WHEN_NEVER);
	model_set_flag(f->value, "above", above);
	if (!above)
		set_list(f, "stands", o->standing, o->nstanding);
	model_set_flag(f->value, "none", !above && !o->nstanding && is_sealed(o) && o->seat != SEAT_NONE);
	set_list(f, "fallen", o->fallen, o->nfallen);
	model_set_flag(f->value, "addition",
		       o->nfallen && o->nstanding && fate(f->r) == GOES_ON && o->kind &&
			       o->kind->keeping == REPLACE_ALL && f->good && !edits(f));
	set_list(f, "missing", o->missing, o->nmissing);
	model_set_flag(f->value, "at_once", !is_sealed(o)); /* what is said of missing orders is what comes next */
}

/* ---- how to change it ---- */

/* The case, of which there is one. */
static const char *how_to_change(const struct facts *f)
{
	const struct outcome *o = f->o;

	if (!is_sealed(o))
		return f->good ? "was_done" : NULL;
	if (fate(f->r) != GOES_ON)
		return fate(f->r) == HAS_CLOSED ? "is_closed" : "will_be_closed";
	if (o->kind->keeping == KEEP_FIRST)
		return "is_final";
	if (o->again)
		return "is_again";
	return o->kind->keeping == REPLACE_ALL ? "by_all" : "by_subject";
}

static void set_change(const struct facts *f)
{
	const bool asked = f->o->kind && f->o->seat != SEAT_NONE;
	const char *how = asked ? how_to_change(f) : NULL;

	if (!how)
		return;
	json_t *change = within(f->value, "change");
	model_set_flag(change, how, true);
	model_set_flag(change, "early", f->o->early);
	model_set_flag(change, "alone", f->o->asked == 1);
	model_set_flag(change, "several", f->o->several);
}

static void set_proof(const struct facts *f)
{
	const struct receipt *r = f->r;
	json_t *proof;

	if (!r->hash_hex.n)
		return;
	proof = within(f->value, "proof");
	set(proof, f, "mail", r->proves_later ? STR_NONE : str_sub(r->hash_hex, 0, RECEIPT_HEX));
	set_moment(proof, f, "arrived", r->now ? r->now : WHEN_NEVER);
	set(proof, f, "clock", r->clock);
	model_set_flag(proof, "later", r->proves_later);
	model_set_flag(proof, "ticket", r->ticket.n > 0);
}

/* ---- all ---- */

/* What the host did without a word why. */
static bool lacks_reason(const struct outcome *o)
{
	for (size_t i = 0; i < o->nlines; i++)
		if (o->lines[i].unreasoned && o->lines[i].verdict <= VERDICT_WARNED)
			return true;
	return false;
}

/* What is told elsewhere, in lines. */
static void set_told(const struct facts *f)
{
	const bool asks_only = !f->good && !f->held && !f->bad; /* then that is what the letter is about */

	model_set_lines(f->value, "answers", asks_only ? f->r->answers : STR_NONE, f->arena);
	model_set_lines(f->value, "also", asks_only ? STR_NONE : f->r->answers, f->arena);
	model_set_lines(f->value, "sent", f->r->sent, f->arena);
	model_set_flag(f->value, "unreasoned", lacks_reason(f->o));
	model_set_lines(f->value, "extra", f->r->extra, f->arena);
}

static int fill(struct buf *out, const struct facts *f, const char *name, struct err *e)
{
	const int code = report_letter(out, f->r->templates, name, f->value, e);

	json_decref(f->value);
	return code;
}

int receipt_compose(struct buf *out, const struct receipt *r, struct err *e)
{
	const struct facts f = facts_of(r, out->arena);
	struct buf lines = buf_new(out->arena);
	bool whole = true;
	const int code = receipt_lines(&lines, r, &whole, e);

	set_head(&f);
	set_course(&f);
	set_questions(&f);
	set_reason(&f);
	set_told(&f);
	model_set_lines(f.value, "lines", buf_str(&lines), f.arena);
	set_standing(&f, whole);
	set_change(&f);
	set_proof(&f);
	const int filled = fill(out, &f, "receipt-body", code ? NULL : e);
	return code ? code : filled;
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
static const char *nothing(const struct facts *f)
{
	if (f->r->news)
		return "did";
	if (any_asked(f->o) || f->r->answers.n)
		return "asked";
	return f->r->sent.n ? "passed_on" : "nothing";
}

static const char *counted(const struct facts *f)
{
	const struct outcome *o = f->o;

	if (!f->good && !f->bad)
		return f->held ? NULL : nothing(f);
	if (!is_sealed(o) || fate(f->r) != GOES_ON || o->seat == SEAT_NONE)
		return "counts";
	if (f->bad)
		return "unmended";
	return !o->nstanding ? "none" : o->nfallen && !edits(f) ? "replaced" : "stand";
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

/* The news of it, where that is no order. */
static const char *news_beside_orders(const struct facts *f)
{
	const struct receipt *r = f->r;
	const struct outcome *o = f->o;

	if (r->invites)
		return r->untaken ? "untaken" : "invites";
	if (o->what == OUTCOME_IGNORED)
		return "unread";
	if (o->what == OUTCOME_REFUSED && !f->bad)
		return r->answers.n ? nothing(f) : "untaken";
	if (o->player == PLAYER_NONE && !r->host && (r->news || r->answers.n))
		return r->news ? "did" : "unjoined";
	if (o->overtaken)
		return "overtaken";
	return has_joined(r) ? "joined" : NULL;
}

int receipt_subject(struct str *out, const struct receipt *r, struct arena *a, struct err *e)
{
	const struct facts f = facts_of(r, a);
	const char *news = news_beside_orders(&f);
	struct buf line = buf_new(a);
	json_t *is = within(f.value, "is");

	model_set_flag(is, "held", !news && f.held);
	news = news ? news : counted(&f);
	model_set_flag(is, "more", news != NULL);
	if (news)
		model_set_flag(is, news, true);
	set_course(&f);
	const int code = fill(&line, &f, "receipt-subject", e);
	*out = str_trim(buf_str(&line));
	return code;
}
