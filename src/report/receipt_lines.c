/*
 * receipt_lines: the lines of a mail with their verdicts, in written order. What
 * was taken is shown as it was understood, what was not as it was written (at a
 * shell with carets below), why, by which rule, and what to write instead. Here it is decided
 * what is shown; the words are those of templates/letters/receipt-line(s).txt.
 */
#include "base/utf8.h"
#include "report/form.h"
#include "report/receipt.h"
#include "report/letter.h"
#include "report/wrap.h"

enum { QUOTE_INDENT = 4, MANY = 20, QUOTED_LINES = 5, WRITTEN_LETTERS = 800 };

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

/* At a shell; a phone breaks lines, and nobody counts columns there. */
static bool points(const struct receipt *r)
{
	return !r->hash_hex.n;
}

/* A mail of one line needs no numbers. */
static bool is_numbered(const struct receipt *r)
{
	size_t lines = 0;

	for (size_t i = 1; r->source && i <= r->source->nlines && lines < 2; i++)
		lines += str_trim(source_text(r->source, source_line_span(r->source, i))).n > 0;
	return points(r) || lines > 1;
}

/* ---- rows: what receipt-line.txt finds in `rows`, each of one kind ---- */

/* Of more there is nothing to see, whatever a line brought about; each says something. */
static bool has_room(const json_t *rows)
{
	return json_array_size(rows) <= RECEIPT_TAKEN_ROWS;
}

static json_t *add_row(json_t *rows)
{
	json_t *row = json_object();

	json_array_append_new(rows, row);
	return row;
}

/* mail: about no line of it; line; or lines: from, to, and whether these are all; bare: none of these. */
static void set_place(json_t *row, const struct receipt *r, struct extent e)
{
	const bool bare = !e.none && !is_numbered(r);
	json_t *lines;

	model_set_flag(row, "mail", e.none);
	model_set_flag(row, "bare", bare);
	if (e.none || bare)
		return;
	if (e.first == e.last) {
		model_set_number(row, "line", e.first);
		return;
	}
	lines = json_object();
	model_set_number(lines, "from", e.first);
	model_set_number(lines, "to", e.last);
	model_set_flag(lines, "two", e.last == e.first + 1);
	json_object_set_new(row, "lines", lines);
}

/* book: where that is not the game's own. */
static struct str rule_of(const struct receipt *r, const struct diag *d, struct str *book)
{
	struct str rule = d->rule;

	*book = STR_NONE;
	if (str_find_char(rule, '/') < rule.n)
		str_cut(&rule, '/', book);
	if (str_eq_c(*book, r->game->rules->name))
		*book = STR_NONE;
	return rule;
}

/* rule, and book. */
static void set_rule(json_t *row, const struct receipt *r, const struct diag *d, struct arena *a)
{
	struct str book;
	const struct str rule = rule_of(r, d, &book);

	model_set_some(row, "rule", rule, a);
	model_set_some(row, "book", book, a);
}

/* what: the words, behind where it stands; bad: it was not taken. */
static json_t *add_head(json_t *rows, const struct receipt *r, struct extent e, struct str what, bool bad,
			struct arena *a)
{
	json_t *row = add_row(rows);

	model_set(row, "what", what, a);
	model_set_flag(row, "bad", bad);
	set_place(row, r, e);
	return row;
}

/* ---- taken ---- */

static void add_events(json_t *rows, const struct receipt *r, const struct outcome_line *l, struct arena *a)
{
	const struct viewer v = { AUDIENCE_OWNER, r->outcome->seat };

	for (size_t i = 0; i < l->nevents && has_room(rows); i++) {
		struct buf words = buf_new(a);

		if (event_visible(r->game->rules, &l->events[i], v) &&
		    event_words(&words, r->game, r->state, &l->events[i]))
			model_set(add_row(rows), "did", buf_str(&words), a);
	}
}

static void add_sentence(struct buf *b, struct str text)
{
	if (!text.n)
		return;
	buf_add_c(b, str_ends(buf_str(b), STR(".")) ? " " : ". ");
	buf_add(b, text);
}

/* A remark about a line that was taken: in a row, without quoting it. */
static void add_remark(json_t *rows, const struct receipt *r, const struct diag *d, struct arena *a)
{
	json_t *row = add_row(rows);
	struct buf text = buf_new(a);

	buf_add(&text, d->what);
	add_sentence(&text, d->detail);
	add_sentence(&text, d->hint);
	model_set(row, "remark", buf_str(&text), a);
	model_set_flag(row, "note", d->severity == SEVERITY_NOTE);
	set_rule(row, r, d, a);
}

static void add_taken(json_t *rows, const struct receipt *r, const struct outcome_line *l, struct arena *a)
{
	add_head(rows, r, extent_of(r, l), l->canonical, false, a);
	add_events(rows, r, l, a);
	for (size_t i = 0; i < l->ndiags && has_room(rows); i++) {
		const struct diag *d = &l->diags[i];

		if (l->question && str_eq(d->code, l->question->code)) /* the answer begins with it */
			model_set_flag(add_row(rows), "doubted", true);
		else if (!receipt_tells_drop(d) &&
			 !str_eq_c(d->code, "waits-on")) /* the receipt says it of all of them */
			add_remark(rows, r, d, a);
	}
}

/* ---- not taken ---- */

/* What parts one sentence from the next. */
static bool ends_sentence(struct str text, size_t at)
{
	return text.p[at] == '\n' || (strchr(".!?", text.p[at]) && (at + 1 >= text.n || strchr(" \n", text.p[at + 1])));
}

/* Its words with those of its sentence beside them that none of the others is of: what is not read is of what stands there. */
static struct span written_at(const struct receipt *r, const struct outcome_line *l)
{
	const struct outcome *o = r->outcome;
	const struct str text = r->source->text;
	size_t from = 0, to = text.n, low = l->at.from, high = l->at.to;

	for (size_t i = 0; i < o->nlines; i++) {
		const struct span other = o->lines[i].at;

		if (other.to <= l->at.from && other.to > from)
			from = other.to;
		if (other.from >= l->at.to && other.from < to)
			to = other.from;
	}
	while (low > from && !ends_sentence(text, low - 1))
		low--;
	while (high < to && !ends_sentence(text, high))
		high++;
	high += high < to && text.p[high] != '\n';
	return (struct span){ (uint32_t)low, (uint32_t)high };
}

/* In a letter: all of it in one paragraph; of what no clause is as long as a row around what is spoken of. */
static void quote_written(struct buf *out, const struct receipt *r, const struct outcome_line *l, const struct diag *d)
{
	const struct span all = written_at(r, l);
	const bool placed = d && d->at.from >= all.from && d->at.to <= all.to;
	const size_t room = all.to - all.from > 2 * WRITTEN_LETTERS ? RECEIPT_COLUMNS - 3 * QUOTE_INDENT
								    : WRITTEN_LETTERS;
	const bool ahead = placed && all.to - all.from > room && d->at.from - all.from > room / 2;
	const size_t most = ahead ? d->at.from - room / 2 : all.from;
	struct str text = str_strip(source_text(r->source, (struct span){ (uint32_t)most, all.to }), " \t\r\n,;:");
	const size_t n = utf8_fit(text, room);
	struct buf clean = buf_new(out->arena);

	escape_terminal(&clean, str_sub(text, 0, n));
	buf_addf(out, "    %s", most > all.from ? "..." : "");
	for (size_t i = 0; i < clean.n; i++)
		buf_add_char(out, clean.p[i] == '\n' ? ' ' : clean.p[i]);
	buf_add_c(out, n < text.n ? "...\n" : "\n");
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

/* The quoted line, with its carets where they can be seen; its joined neighbours above and below. */
static void quote_marked(struct buf *out, const struct receipt *r, const struct diag *d, struct extent e)
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

/* column; joined: the line that it is of, where several were read as one. */
static void set_where(json_t *head, const struct receipt *r, const struct diag *d, struct extent e)
{
	const size_t line = source_line_of(r->source, d->at.from);

	model_set_number(head, "column", source_column_of(r->source, d->at.from));
	if (e.first != e.last || line != e.first)
		model_set_number(head, "joined", line);
}

static void add_quote(json_t *rows, const struct buf *text, struct arena *a)
{
	if (text->n)
		json_object_set_new(add_row(rows), "quote", model_lines(buf_str(text), a));
}

/* A place outside of the line (the words of another, "act for red: ...") is none to point at. */
static bool is_within(const struct receipt *r, const struct diag *d, struct extent e)
{
	const size_t line = source_line_of(r->source, d->at.from);

	return !e.none && d->at.to > 0 && line >= e.first && line <= e.last;
}

static void add_advice(json_t *rows, struct str text, struct arena *a)
{
	if (text.n)
		model_set(add_row(rows), "advice", text, a);
}

/* d->at { 0, 0 } is no place. before: what was shown last, so that no line is quoted twice; counts: as a line not taken. */
static void add_trouble(json_t *rows, const struct receipt *r, const struct outcome_line *l, const struct diag *d,
			const struct diag *before, bool counts, struct arena *a)
{
	const struct extent e = extent_of(r, l);
	const bool placed = is_within(r, d, e);
	const bool same = before && before->at.from == d->at.from && before->at.to == d->at.to;
	json_t *head = add_head(rows, r, e, d->what, counts, a);
	struct buf quote = buf_new(a);

	set_rule(head, r, d, a);
	if (!points(r)) {
		if (!before && !e.none)
			quote_written(&quote, r, l, d);
	} else if (placed && !same) {
		set_where(head, r, d, e);
		quote_marked(&quote, r, d, e);
	} else if (!same && !e.none) {
		quote_lines(&quote, r, e.first, e.last + 1);
	}
	add_quote(rows, &quote, a);
	add_advice(rows, d->detail, a);
	add_advice(rows, form_like(d->hint, r->game, r->state, r->outcome->seat, a), a);
}

/* Each line that was not taken has one mark, as the subject counts it. */
static const struct diag *first_error(const struct outcome_line *l)
{
	for (size_t i = 0; i < l->ndiags; i++)
		if (l->diags[i].severity == SEVERITY_ERROR)
			return &l->diags[i];
	return l->diags;
}

static void add_refused(json_t *rows, const struct receipt *r, const struct outcome_line *l, struct arena *a)
{
	const struct diag *before = NULL, *why = first_error(l);

	for (size_t i = 0; i < l->ndiags && has_room(rows); i++) {
		const struct diag *d = &l->diags[i];

		if (receipt_tells_drop(d) || (d->severity == SEVERITY_WARNING && why->severity == SEVERITY_ERROR))
			continue; /* what is asked of orders that are taken says nothing of this one */
		if (d->severity != SEVERITY_ERROR && before) {
			add_remark(rows, r, d, a);
			continue;
		}
		add_trouble(rows, r, l, d, before, d == why, a);
		before = d;
	}
}

/* What waits; what leaves it open is quoted. */
static void add_waiting(json_t *rows, const struct receipt *r, const struct outcome_line *l, struct arena *a)
{
	const struct extent e = extent_of(r, l);
	const struct str otherwise = l->ndiags ? l->diags[0].what : STR_NONE;
	struct buf quote = buf_new(a);

	add_head(rows, r, e, l->canonical.n ? l->canonical : otherwise, false, a);
	if (!l->canonical.n && !e.none && points(r))
		quote_lines(&quote, r, e.first, e.last + 1);
	else if (!l->canonical.n && !e.none)
		quote_written(&quote, r, l, NULL);
	add_quote(rows, &quote, a);
	for (size_t i = 0; i < l->ndiags; i++) { /* what the rules say of it beside the question */
		const struct diag *d = &l->diags[i];

		if (d->severity == SEVERITY_NOTE ? !receipt_tells_drop(d)
						 : d->severity == SEVERITY_WARNING && d->rule.n)
			add_remark(rows, r, d, a);
	}
}

/* ---- one line ---- */

/* Takes the rows. */
static int write_rows(struct buf *out, const struct receipt *r, json_t *rows, struct err *e)
{
	json_t *value = json_object();
	int code;

	json_object_set_new(value, "rows", rows);
	code = report_letter(out, r->templates, "receipt-line", value, e);
	json_decref(value);
	return code;
}

static int write_order(struct buf *out, const struct receipt *r, const struct outcome_line *l, struct err *e)
{
	json_t *rows = json_array();

	if (l->verdict == VERDICT_REFUSED)
		add_refused(rows, r, l, out->arena);
	else if (l->verdict == VERDICT_HELD)
		add_waiting(rows, r, l, out->arena);
	else
		add_taken(rows, r, l, out->arena);
	return write_rows(out, r, rows, e);
}

/* No order: as it was written. */
static int write_chatter(struct buf *out, const struct receipt *r, const struct outcome_line *l, struct err *e)
{
	const struct str written = str_strip(source_text(r->source, written_at(r, l)), " \t\r\n,;:");
	const size_t n = utf8_fit(written, WRITTEN_LETTERS);
	struct buf text = buf_new(out->arena);
	json_t *rows = json_array();

	for (size_t i = 0; i < n; i++)
		buf_add_char(&text, written.p[i] == '\n' ? ' ' : written.p[i]);
	buf_add_c(&text, n < written.n ? "..." : "");
	add_head(rows, r, extent_of(r, l), buf_str(&text), false, out->arena);
	return write_rows(out, r, rows, e);
}

/* ---- lines of one kind ---- */

/* What is shown of them, in rows; what does not fit is counted. */
struct room {
	size_t rows, left_out;
	struct str last; /* as it was shown: the same words of the same place are not said twice */
	uint32_t from;   /* the first line that was left out */
};

static int write_line(struct buf *out, const struct receipt *r, const struct outcome_line *l, struct room *room,
		      struct err *e)
{
	struct buf text = buf_new(out->arena);
	int code;

	if (!room->rows) {
		room->from = room->left_out++ ? room->from : l->line;
		return 0;
	}
	code = write_order(&text, r, l, e);
	if (l->verdict == VERDICT_REFUSED && str_eq(buf_str(&text), room->last))
		return code;
	room->last = buf_str(&text);
	receipt_rows(out, buf_str(&text), RECEIPT_LINE_ROWS);
	room->rows -= receipt_count_rows(buf_str(&text), room->rows);
	return code;
}

/* lines; of more there is only how many, and from which line on. */
static void set_section(json_t *value, const char *key, const struct buf *lines, const struct room *room)
{
	json_t *section = json_object();

	json_object_set_new(section, "lines", model_lines(buf_str(lines), lines->arena));
	model_set_count(section, "more", room->left_out, lines->arena);
	model_set_number(section, "from", room->from);
	json_object_set_new(value, key, section);
}

/* What it says of orders is told of these, but for what is noted beside it. */
static bool is_told_elsewhere(const struct receipt *r, const struct outcome_line *l)
{
	bool notes = false;

	for (size_t i = 0; i < l->ndiags; i++)
		notes |= !receipt_tells_drop(&l->diags[i]);
	return receipt_is_yes(l) || (receipt_talks(r, l) && !notes);
}

/* In the order in which they were written; nothing where there are none. */
static int set_orders(json_t *value, const char *key, const struct receipt *r, unsigned verdicts, struct room *room,
		      struct arena *a, struct err *e)
{
	const struct outcome *o = r->outcome;
	struct buf lines = buf_new(a);
	size_t n = 0;
	int code = 0;

	for (size_t i = 0; !code && i < o->nlines; i++)
		if (verdicts >> o->lines[i].verdict & 1 && !is_told_elsewhere(r, &o->lines[i])) {
			code = write_line(&lines, r, &o->lines[i], room, e);
			n++;
		}
	if (n)
		set_section(value, key, &lines, room);
	return code;
}

/* The letter says of it that the host has it. */
static bool is_sent(const struct receipt *r, const struct outcome_line *l, struct arena *a)
{
	struct buf said = buf_new(a);

	escape_terminal(&said, str_trim(source_text(r->source, l->at)));
	return r->sent.n && said.n && str_find(r->sent, buf_str(&said)) < r->sent.n;
}

/* A greeting read back is a fault found with it; what names something of the game may have been meant as an order. */
static bool is_shown(const struct receipt *r, const struct outcome_line *l, bool chatter, struct arena *a)
{
	return (l->verdict == VERDICT_CHATTER) == chatter && !l->asked && !(chatter && (l->idle || is_sent(r, l, a)));
}

/* Nothing asks the seat now: what he may have meant as an order is not kept for later. */
static bool is_early(const struct receipt *r)
{
	const struct state *s = r->state;
	bool asked = r->outcome->seat == SEAT_NONE || r->outcome->call != CALL_NONE ||
		     state_game(s)->phase != GAME_RUNNING;

	for (size_t i = 0; i < row_count(s, TABLE_CALL) && !asked; i++)
		asked = seat_asked_for(r->game, s, ROW(struct call_row, s, TABLE_CALL, i)->call, r->outcome->seat) !=
			SEAT_NONE;
	return !asked;
}

static int set_chat(json_t *value, const struct receipt *r, size_t n, struct arena *a, struct err *e)
{
	const struct outcome *o = r->outcome;
	struct buf lines = buf_new(a);
	size_t shown = 0;
	int code = 0;

	for (size_t i = 0; !code && i < o->nlines && shown < MANY; i++)
		if (is_shown(r, &o->lines[i], true, a)) {
			code = write_chatter(&lines, r, &o->lines[i], e);
			shown++;
		}
	set_section(value, "chat", &lines, &(struct room){ .left_out = n - shown });
	model_set_flag(value, "early", is_early(r));
	return code;
}

/* ---- all ---- */

static size_t count(const struct receipt *r, bool chatter, struct arena *a)
{
	const struct outcome *o = r->outcome;
	size_t n = 0;

	for (size_t i = 0; i < o->nlines; i++)
		n += is_shown(r, &o->lines[i], chatter, a);
	return n;
}

static int set_lines(json_t *value, const struct receipt *r, bool *whole, struct arena *a, struct err *e)
{
	static const struct {
		const char *key;
		unsigned verdicts;
		bool bad;
	} sections[] = {
		{ "held", 1u << VERDICT_HELD, false },
		{ "refused", 1u << VERDICT_REFUSED, true },
		{ "taken", 1u << VERDICT_ACCEPTED | 1u << VERDICT_WARNED, false },
	};
	struct room taken = { .rows = RECEIPT_TAKEN_ROWS }, refused = { .rows = RECEIPT_REFUSED_ROWS };
	const size_t orders = count(r, false, a), chat = count(r, true, a);
	int code = 0;

	for (size_t i = 0; orders && !code && i < sizeof sections / sizeof *sections; i++)
		code = set_orders(value, sections[i].key, r, sections[i].verdicts, sections[i].bad ? &refused : &taken,
				  a, e);
	*whole = !taken.left_out;
	if (chat && !code)
		code = set_chat(value, r, chat, a, e);
	return code;
}

int receipt_lines(struct buf *out, const struct receipt *r, bool *whole, struct err *e)
{
	json_t *value = json_object();
	int code = set_lines(value, r, whole, out->arena, e);

	if (!code)
		code = report_letter(out, r->templates, "receipt-lines", value, e);
	json_decref(value);
	return code;
}
