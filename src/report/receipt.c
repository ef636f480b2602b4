/*
 * receipt: the answer to a mail, in the order in which it was written: what is
 * asked and until when, every line with its verdict, what now stands, what is
 * missing, how to change it. Here it is decided which of that there is, as a value
 * of facts (receipt.h); templates/letters/receipt-*.txt put it in words, in an order
 * that reads well on a phone. How one line is shown is in receipt_lines.c.
 */
#include "report/facts.h"
#include "report/moment.h"

#include "base/utf8.h"
#include "report/letter.h"
#include "report/wrap.h"

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
	const bool tells = o->seat != SEAT_NONE && o->kind && o->what == OUTCOME_ORDERS && facts_fate(f) == GOES_ON;

	facts_set(f->value, f, "did", str_capital(f->arena, str_c(f->r->news)));
	model_set_flag(f->value, "seatless", o->seat == SEAT_NONE);
	model_set_flag(f->value, "kept", tells && facts_is_sealed(f));
	model_set_flag(f->value, "done", tells && !facts_is_sealed(f));
	model_set_flag(f->value, "again", o->again);
	model_set_flag(f->value, "changed", edits(f) && !f->held);
	model_set_flag(f->value, "replaces", o->nstanding && o->nfallen && f->good && !edits(f));
	model_set_flag(f->value, "answered", f->r->asked);
	model_set_flag(f->value, "waits", f->waits);
	model_set_flag(f->value, "finished", f->finished);
	facts_set(f->value, f, "dropped", f->dropped);
	model_set_lines(f->value, "lapsed", f->r->lapsed, f->arena);
}

/* Who acts for another. */
static void set_own(const struct facts *f)
{
	const seat_id own = seat_of_player(f->r->state, f->o->player);

	facts_set_seat(f->value, f, "own", f->o->seat != SEAT_NONE && own != f->o->seat ? own : SEAT_NONE);
}

static void set_head(const struct facts *f)
{
	model_set_flag(f->value, "invites", f->r->invites);
	facts_set_turn(f->value, f, "turn", f->o->turn, false);
	/* a refused line keeps a call open (engine/book.c) */
	model_set_flag(f->value, "finish",
		       f->r->game->format >= GAME_FORMAT_SEVENTH && f->o->nstanding && f->o->kind &&
			       !(f->o->kind->flags & KIND_EXPLICIT) && f->o->kind->keeping != KEEP_FIRST);
	facts_set_moment(f->value, f, "until", f->o->bell);
	set_result(f);
	set_own(f);
	receipt_call(f);
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
	reason = facts_within(f->value, "reason");
	model_set_flag(reason, "ignored", f->o->what == OUTCOME_IGNORED);
	model_set(reason, "why", str_sub(why, 0, at), f->arena);
	facts_set(reason, f, "rule", str_sub(why, at + cited.n, why.n));
	facts_set(reason, f, "advice", f->r->again);
}

/* ---- questions ---- */

enum { QUESTIONS = 5 /* that a receipt begins with */, SAME = 12 /* other lines that one names */ };

static bool is_asked_about(const struct outcome_line *l, bool held)
{
	return l->question && l->verdict != VERDICT_REFUSED && (l->verdict == VERDICT_HELD) == held;
}

/* "... Is line {} meant as it stands?": of whichever line; without "{}" where it names none. */
static struct str without_line(const struct facts *f, const struct outcome_line *l)
{
	const struct str what = l->question->what, number = str_printf(f->arena, " %u", (unsigned)l->line);
	const size_t at = str_find(what, number);

	if (at == what.n)
		return what;
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

/* "Your mail also says: ... Is line 1 meant as it stands?" */
static json_t *question_of(const struct facts *f, const struct question *q, bool closing)
{
	json_t *question = json_object();

	model_set(question, "what", str_capital(f->arena, q->diag->what), f->arena);
	model_set_flag(question, "asks", str_ends(q->diag->what, STR("?")));
	facts_set(question, f, "so",
		  closing && facts_fate(f) != HAS_CLOSED ? str_capital(f->arena, q->diag->detail) : STR_NONE);
	facts_set(question, f, "same", str_find(q->words, STR("{}")) < q->words.n ? buf_str(&q->same) : STR_NONE);
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
	facts_set(about, f, "hint", held && n ? asked[n - 1].diag->hint : STR_NONE);
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
static bool all_stands_above(const struct facts *f)
{
	const struct outcome *o = f->o;
	size_t n = 0;

	for (size_t i = 0; i < o->nlines; i++) {
		const struct outcome_line *l = &o->lines[i];

		if (l->verdict == VERDICT_REFUSED || l->verdict == VERDICT_HELD)
			return false;
		if (l->verdict == VERDICT_CHATTER || receipt_is_yes(l) || receipt_talks(f->r, l))
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
	o = facts_within(f->value, key);
	json_object_set_new(o, "lines", model_lines(buf_str(&lines), f->arena));
	model_set_count(o, "more", n - i, f->arena);
}

/* whole: all that was taken is shown above */
static void set_standing(const struct facts *f, bool whole)
{
	const struct outcome *o = f->o;
	const bool above = whole && all_stands_above(f);

	facts_set_moment(f->value, f, "overtaken", o->overtaken ? o->overtaken_by : WHEN_NEVER);
	model_set_flag(f->value, "above", above);
	if (!above)
		set_list(f, "stands", o->standing, o->nstanding);
	model_set_flag(f->value, "none",
		       !above && !o->nstanding && facts_is_sealed(f) && o->seat != SEAT_NONE &&
			       facts_fate(f) != GOES_ON);
	set_list(f, "fallen", o->fallen, o->nfallen);
	model_set_flag(f->value, "addition",
		       o->nfallen && o->nstanding && facts_fate(f) == GOES_ON && o->kind &&
			       o->kind->keeping == REPLACE_ALL && f->good && !edits(f));
	set_list(f, "missing", o->missing, o->nmissing);
	model_set_flag(f->value, "at_once",
		       !facts_is_sealed(f)); /* what is said of missing orders is what comes next */
}

/* ---- how to change it ---- */

/* The case, of which there is one. */
static const char *how_to_change(const struct facts *f)
{
	const struct outcome *o = f->o;

	if (!facts_is_sealed(f))
		return f->good ? "was_done" : NULL;
	if (facts_fate(f) != GOES_ON)
		return facts_fate(f) == HAS_CLOSED ? "is_closed" : "will_be_closed";
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

	if (!how || (facts_fate(f) == GOES_ON && facts_is_sealed(f) && !f->o->again && !f->o->nstanding && !f->good))
		return; /* there is nothing to change */
	json_t *change = facts_within(f->value, "change");
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
	proof = facts_within(f->value, "proof");
	facts_set(proof, f, "mail", r->proves_later ? STR_NONE : str_sub(r->hash_hex, 0, RECEIPT_HEX));
	facts_set_moment(proof, f, "arrived", r->now ? r->now : WHEN_NEVER);
	facts_set(proof, f, "clock", r->clock);
	facts_set(proof, f, "public", r->public);
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

/* Nothing in the mail came to anything, or is told back. */
static bool is_all_talk(const struct facts *f)
{
	bool talk = !f->r->answers.n && !f->r->lapsed.n && !f->r->sent.n && !f->r->news && !f->r->host &&
		    f->o->what == OUTCOME_ORDERS && f->o->seat != SEAT_NONE;

	for (size_t i = 0; i < f->o->nlines; i++)
		talk &= f->o->lines[i].verdict == VERDICT_CHATTER && f->o->lines[i].idle && !f->o->lines[i].request &&
			!f->o->lines[i].asked;
	return talk;
}

/* What is told elsewhere, in lines. */
static void set_told(const struct facts *f)
{
	const bool asks_only = !f->good && !f->held && !f->bad; /* then that is what the letter is about */

	model_set_lines(f->value, "answers", asks_only ? f->r->answers : STR_NONE, f->arena);
	model_set_lines(f->value, "also", asks_only ? STR_NONE : f->r->answers, f->arena);
	model_set_lines(f->value, "sent", f->r->sent, f->arena);
	model_set_flag(f->value, "talk", f->o->nlines && is_all_talk(f));
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
	receipt_course(&f);
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
	if (f->r->asked)
		return "asked";
	if (f->dropped.n)
		return "dropped";
	if (f->o->yes_count || f->o->yes_unheard)
		return "not_yes";
	if (f->waits && facts_is_sealed(f))
		return "waited";
	return f->r->sent.n ? "passed_on" : any_asked(f->o) ? "asked" : "nothing";
}

static const char *counted(const struct facts *f)
{
	const struct outcome *o = f->o;

	if (!f->good && !f->bad)
		return f->held ? NULL : nothing(f);
	if (!facts_is_sealed(f) || facts_fate(f) != GOES_ON || o->seat == SEAT_NONE)
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
	json_t *is = facts_within(f.value, "is");

	model_set_flag(is, "held", !news && f.held);
	news = news ? news : counted(&f);
	model_set_flag(is, "more", news != NULL);
	if (news)
		model_set_flag(is, news, true);
	receipt_course(&f);
	const int code = fill(&line, &f, "receipt-subject", e);
	*out = str_trim(buf_str(&line));
	return code;
}
