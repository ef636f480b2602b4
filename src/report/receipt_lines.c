/*
 * receipt_lines: the lines of a mail with their verdicts, in written order. What
 * was taken is shown as it was understood, what was not as it was written, with
 * carets below, why, by which rule, and what to write instead.
 */
#include "base/utf8.h"
#include "report/receipt.h"
#include "report/letter.h"
#include "report/wrap.h"

enum { QUOTE_INDENT = 4, MANY = 20, QUOTED_LINES = 5 };
#define NO_BREAK "\xc2\xa0"

/* ---- where it stands ---- */

struct extent { /* lines of the mail, from 1 */
	size_t first, last;
	bool none; /* about no line: nothing is quoted, and nothing pointed at */
};

/* A player's line that his mail program broke in two is one line of orders and two of the mail. */
static struct extent extent_of(const struct receipt *r, const struct outcome_line *l)
{
	struct extent e = { l->line, l->line, l->line == LINE_NONE || l->line > r->source->nlines };
	const size_t last = l->at.to > l->at.from ? source_line_of(r->source, l->at.to - 1) : l->line;

	if (!e.none && source_line_of(r->source, l->at.from) == l->line && last > l->line)
		e.last = last;
	return e;
}

static struct str place(struct arena *a, struct extent e)
{
	if (e.none)
		return STR("your mail");
	if (e.first == e.last)
		return str_printf(a, "line %zu", e.first);
	return str_printf(a, e.last == e.first + 1 ? "lines %zu and %zu" : "lines %zu to %zu", e.first, e.last);
}

/* ---- taken ---- */

static void write_events(struct buf *out, const struct receipt *r, const struct outcome_line *l)
{
	const struct viewer v = { AUDIENCE_OWNER, r->outcome->seat };

	for (size_t i = 0; i < l->nevents; i++) {
		struct buf words = buf_new(out->arena);

		if (event_visible(r->game->rules, &l->events[i], v) &&
		    event_words(&words, r->game, r->state, &l->events[i]))
			letter_line(out, buf_str(&words), 6);
	}
}

static struct str rule_words(struct arena *a, const struct receipt *r, const struct diag *d)
{
	struct str rule = d->rule, set;

	if (!rule.n)
		return STR_NONE;
	if (str_find_char(rule, '/') == rule.n)
		return str_printf(a, " [rule" NO_BREAK "%.*s]", STR_ARG(rule));
	str_cut(&rule, '/', &set);
	if (str_eq_c(set, r->game->rules->name))
		return str_printf(a, " [rule" NO_BREAK "%.*s]", STR_ARG(rule));
	return str_printf(a, " [%.*s, rule" NO_BREAK "%.*s]", STR_ARG(set), STR_ARG(rule));
}

static void add_sentence(struct buf *b, struct str text)
{
	if (!text.n)
		return;
	buf_add_c(b, str_ends(buf_str(b), STR(".")) ? " " : ". ");
	buf_add(b, text);
}

/* A remark about a line that was taken: in a row, without quoting it. */
static void write_remark(struct buf *out, const struct receipt *r, const struct diag *d)
{
	static const char *const opening[] = {
		[SEVERITY_NOTE] = "note: ", [SEVERITY_WARNING] = "but: ", [SEVERITY_ERROR] = "but: "
	};
	struct buf text = buf_new(out->arena), clean = buf_new(out->arena);

	buf_addf(&text, "%s%.*s", opening[d->severity], STR_ARG(d->what));
	add_sentence(&text, d->detail);
	add_sentence(&text, d->hint);
	buf_add(&text, rule_words(out->arena, r, d));
	escape_terminal(&clean, buf_str(&text));
	letter_line(out, buf_str(&clean), 6);
}

static void write_taken(struct buf *out, const struct receipt *r, const struct outcome_line *l)
{
	struct arena *a = out->arena;

	letter_line(out, str_printf(a, "%.*s: %.*s", STR_ARG(place(a, extent_of(r, l))), STR_ARG(l->canonical)), 2);
	write_events(out, r, l);
	for (size_t i = 0; i < l->ndiags; i++) {
		struct diag d = l->diags[i];

		if (l->question && str_eq(d.code, l->question->code)) /* the answer begins with it */
			d.detail = d.hint = STR_NONE;
		write_remark(out, r, &d);
	}
}

/* ---- not taken ---- */

static void write_extra(struct buf *out, struct str text)
{
	struct buf clean = buf_new(out->arena);

	if (!text.n)
		return;
	escape_terminal(&clean, text);
	letter_line(out, buf_str(&clean), QUOTE_INDENT);
}

static void quote_lines(struct buf *out, const struct receipt *r, size_t from, size_t to)
{
	const size_t end = to > from + QUOTED_LINES ? from + QUOTED_LINES : to;

	for (; from < end; from++) {
		struct buf clean = buf_new(out->arena);
		struct str text;
		size_t n;

		escape_terminal(&clean, source_text(r->source, source_line_span(r->source, from)));
		text = buf_str(&clean);
		n = utf8_fit(text, RECEIPT_COLUMNS - QUOTE_INDENT);
		if (n < text.n)
			n = utf8_fit(text, RECEIPT_COLUMNS - QUOTE_INDENT - 3);
		buf_addf(out, "    %.*s%s\n", (int)n, text.p ? text.p : "", n < text.n ? "..." : "");
	}
	if (end < to)
		buf_add_c(out, "    ...\n");
}

/* The quoted line with its carets; its joined neighbours above and below. */
static void write_quote(struct buf *out, const struct receipt *r, const struct diag *d, struct extent e)
{
	const struct diag bare = { .severity = SEVERITY_ERROR, .at = d->at };
	const size_t line = source_line_of(r->source, d->at.from);
	struct buf block = buf_new(out->arena);
	struct str rest, first;

	diag_render(&block, &bare, r->source);
	rest = buf_str(&block);
	str_line(&rest, &first);
	quote_lines(out, r, e.first < line ? e.first : line, line);
	buf_add(out, rest);
	quote_lines(out, r, line + 1, e.last > line ? e.last + 1 : line + 1);
}

static struct str where(struct arena *a, const struct receipt *r, const struct diag *d, struct extent e)
{
	const size_t line = source_line_of(r->source, d->at.from);
	const size_t column = source_column_of(r->source, d->at.from);

	if (e.first == e.last && line == e.first)
		return str_printf(a, "line %zu, column %zu", line, column);
	return str_printf(a, "%.*s (read as one), column %zu of line %zu", STR_ARG(place(a, e)), column, line);
}

/* A place outside of the line (the words of another, "act for red: ...") is none to point at. */
static bool is_within(const struct receipt *r, const struct diag *d, struct extent e)
{
	const size_t line = source_line_of(r->source, d->at.from);

	return !e.none && d->at.to > 0 && line >= e.first && line <= e.last;
}

/* d->at { 0, 0 } is no place. before: what was shown last, so that no line is quoted twice. */
static void write_trouble(struct buf *out, const struct receipt *r, const struct outcome_line *l, const struct diag *d,
			  const struct diag *before)
{
	struct arena *a = out->arena;
	const bool placed = is_within(r, d, extent_of(r, l));
	const bool same = before && before->at.from == d->at.from && before->at.to == d->at.to;
	const struct extent e = extent_of(r, l);
	struct buf clean = buf_new(a);
	struct str head = placed && !same ? where(a, r, d, e) : place(a, e);

	escape_terminal(&clean, str_printf(a, "! %.*s: %.*s%.*s", STR_ARG(head), STR_ARG(d->what),
					   STR_ARG(rule_words(a, r, d))));
	letter_line(out, buf_str(&clean), 0);
	if (placed && !same)
		write_quote(out, r, d, e);
	else if (!placed && !same && !e.none)
		quote_lines(out, r, e.first, e.last + 1);
	write_extra(out, d->detail);
	write_extra(out, d->hint);
}

static void write_refused(struct buf *out, const struct receipt *r, const struct outcome_line *l)
{
	const struct diag *before = NULL;

	for (size_t i = 0; i < l->ndiags; i++) {
		const struct diag *d = &l->diags[i];

		if (d->severity != SEVERITY_ERROR && before) {
			write_remark(out, r, d);
			continue;
		}
		write_trouble(out, r, l, d, before);
		before = d;
	}
}

/* What waits; what leaves it open is quoted. */
static void write_waiting(struct buf *out, const struct receipt *r, const struct outcome_line *l)
{
	struct arena *a = out->arena;
	const struct extent e = extent_of(r, l);

	letter_line(out,
		    str_printf(a, "%.*s: %.*s", STR_ARG(place(a, e)),
			       STR_ARG(l->canonical.n ? l->canonical
				       : l->ndiags    ? l->diags[0].what
						      : STR_NONE)),
		    2);
	if (!l->canonical.n && !e.none)
		quote_lines(out, r, e.first, e.last + 1);
}

/* ---- no orders ---- */

static void write_chatter(struct buf *out, const struct receipt *r, const struct outcome_line *l)
{
	struct str head = place(out->arena, extent_of(r, l));
	struct buf text = buf_new(out->arena);
	struct str written = str_trim(source_text(r->source, l->at));
	const size_t room = RECEIPT_COLUMNS - 2 - head.n - 2;
	size_t n;

	escape_terminal(&text, str_sub(written, 0, 4 * RECEIPT_COLUMNS));
	n = utf8_fit(buf_str(&text), room);
	if (n < text.n || written.n > 4 * RECEIPT_COLUMNS)
		n = utf8_fit(buf_str(&text), room - 3);
	buf_addf(out, "  %.*s: %.*s%s\n", STR_ARG(head), (int)n, text.p ? text.p : "", n < text.n ? "..." : "");
}

/* ---- all ---- */

static size_t count(const struct outcome *o, bool chatter)
{
	size_t n = 0;

	for (size_t i = 0; i < o->nlines; i++)
		n += (o->lines[i].verdict == VERDICT_CHATTER) == chatter && !o->lines[i].asked;
	return n;
}

/* What is shown of lines of one kind, in rows; what does not fit is counted. */
struct room {
	size_t rows, left_out;
	uint32_t from; /* the first line that was left out */
};

static void write_line(struct buf *out, const struct receipt *r, const struct outcome_line *l, struct room *room)
{
	struct buf text = buf_new(out->arena);

	if (!room->rows) {
		room->from = room->left_out++ ? room->from : l->line;
		return;
	}
	if (l->verdict == VERDICT_REFUSED)
		write_refused(&text, r, l);
	else if (l->verdict == VERDICT_HELD)
		write_waiting(&text, r, l);
	else
		write_taken(&text, r, l);
	receipt_rows(out, buf_str(&text), RECEIPT_LINE_ROWS);
	room->rows -= receipt_count_rows(buf_str(&text), room->rows);
}

static void write_left_out(struct buf *out, const struct room *room, const char *what)
{
	if (room->left_out)
		buf_addf(out, "  and %zu more line%s, from line %u on, that %s %s\n", room->left_out,
			 room->left_out == 1 ? "" : "s", room->from, room->left_out == 1 ? "was" : "were", what);
}

static const char *room_words(unsigned verdicts)
{
	return verdicts & 1u << VERDICT_REFUSED ? "not taken" : verdicts & 1u << VERDICT_HELD ? "not done" : "taken";
}

/* Lines of one kind, in the order in which they were written. */
static void write_some(struct buf *out, const struct receipt *r, unsigned verdicts, struct room *room)
{
	const struct outcome *o = r->outcome;

	for (size_t i = 0; i < o->nlines; i++)
		if (verdicts >> o->lines[i].verdict & 1)
			write_line(out, r, &o->lines[i], room);
	write_left_out(out, room, room_words(verdicts));
	buf_add_char(out, '\n');
}

/* What fell first. */
static bool write_orders(struct buf *out, const struct receipt *r)
{
	const struct outcome *o = r->outcome;
	struct room taken = { .rows = RECEIPT_TAKEN_ROWS }, refused = { .rows = RECEIPT_REFUSED_ROWS };
	size_t bad = 0, good = 0, waiting = 0;

	for (size_t i = 0; i < o->nlines; i++) {
		bad += o->lines[i].verdict == VERDICT_REFUSED;
		good += o->lines[i].verdict <= VERDICT_WARNED;
		waiting += o->lines[i].verdict == VERDICT_HELD;
	}
	if (waiting) {
		buf_add_c(out, "NOT done yet:\n");
		write_some(out, r, 1u << VERDICT_HELD, &taken);
	}
	if (bad) {
		buf_add_c(out, "NOT taken:\n");
		write_some(out, r, 1u << VERDICT_REFUSED, &refused);
	}
	if (good) {
		buf_add_c(out, bad ? "Taken:\n" : "Understood:\n");
		write_some(out, r, 1u << VERDICT_ACCEPTED | 1u << VERDICT_WARNED, &taken);
	}
	return !taken.left_out;
}

static void write_chat(struct buf *out, const struct receipt *r, size_t n)
{
	const struct outcome *o = r->outcome;
	size_t shown = 0;

	buf_add_c(out, "Read as no orders:\n");
	for (size_t i = 0; i < o->nlines && shown < MANY; i++)
		if (o->lines[i].verdict == VERDICT_CHATTER && !o->lines[i].asked) {
			write_chatter(out, r, &o->lines[i]);
			shown++;
		}
	if (shown < n)
		buf_addf(out, "  and %zu more\n", n - shown);
	buf_add_char(out, '\n');
}

bool receipt_lines(struct buf *out, const struct receipt *r)
{
	const size_t orders = count(r->outcome, false), chat = count(r->outcome, true);
	bool whole = true;

	if (orders)
		whole = write_orders(out, r);
	if (chat)
		write_chat(out, r, chat);
	return whole;
}
