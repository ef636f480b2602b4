/* press_read: the letters to others in a mail: where they begin and end. */
#include "request/press.h"

#include "answer/inside.h"
#include "answer/look.h"
#include "bind/weigh.h"
#include "engine/ear.h"
#include "engine/host.h"
#include "hear/pending.h"
#include "hear/press_about.h"
#include "hear/press_read.h"
#include "play/game.h"

enum extent { HAS_END, WANTS_END, IS_MAIL };

/* One line, PRESS_BREAK for the ends of lines; what is no sign that people write is a blank. */
static struct str as_line(struct str text, struct arena *a)
{
	struct buf b = buf_new(a);

	text = str_trim(text);
	for (size_t i = 0; i < text.n; i++)
		if (text.p[i] == '\n')
			buf_add_c(&b, PRESS_BREAK);
		else if (text.p[i] != '\r')
			buf_add_char(&b, (unsigned char)text.p[i] < ' ' || text.p[i] == 0x7f ? ' ' : text.p[i]);
	return buf_str(&b);
}

uint32_t press_order_in(struct ear *ear, struct span at, const struct source *text)
{
	const struct source part = source_new(ear->a, text->name, source_text(text, at));
	const struct page page = ear_read(ear, &part);

	for (size_t i = 0; i < page.n; i++) {
		const struct bound b = page.lines[i].read ? ear_bind(ear, &page, i) : (struct bound){ 0 };

		if (bound_is_heard(&b))
			return (uint32_t)source_line_of(text, at.from + page.lines[i].at.from);
	}
	return 0;
}

/* "orders then: 3 new ones at home": an order, one that is not understood, or what is worded like one. */
static bool may_order(struct ear *ear, const struct page *page, const struct sentence *k)
{
	return k->ending != ENDS_QUESTION && (inside_orders(ear, page, k) != SAYS_NOTHING_OF_ORDERS ||
					      weighs_as_order(source_text(page->source, k->at)));
}

/* The line in which one may be, behind so many paragraphs; 0: none. */
static uint32_t order_behind(struct ear *ear, struct span at, const struct source *text, uint32_t paragraphs)
{
	const struct source part = source_new(ear->a, text->name, source_text(text, at));
	const struct page page = ear_read(ear, &part);

	for (size_t n = 0; n < page.nsentences; n++) {
		const struct sentence *k = page.sentences[n];

		if (k->block >= page.sentences[0]->block + paragraphs && may_order(ear, &page, k))
			return (uint32_t)source_line_of(text, at.from + page.lines[k->first].at.from);
	}
	return 0;
}

/* What may be an order, and would go with a letter whose end is not told. */
static uint32_t order_with(struct ear *ear, struct span body, const struct source *text, enum extent extent)
{
	const uint32_t order = extent == HAS_END ? 0 : press_order_in(ear, body, text);

	return order || extent != WANTS_END ? order : order_behind(ear, body, text, 1);
}

/* "to the host" */
static bool is_hosts(struct str to)
{
	take_word(&to, "to");
	take_word(&to, "the");
	return str_eq_nocase(str_trim(to), STR("host"));
}

/* to: what stands before the colon. Where no line END says how far it goes, no order is to go with it. */
static void hear_letter(struct ear *ear, const struct source *text, struct span head, struct str to, struct span body,
			enum extent extent)
{
	const uint32_t order = order_with(ear, body, text, extent);
	const struct diag *why = NULL;
	struct str exact;

	ear->line = *ear->prefix ? ear->line : (uint32_t)source_line_of(text, head.from);
	if (!order && is_hosts(to)) { /* he is sent what is no order anyway (letters/forward.h) */
		ear_add(ear, VERDICT_CHATTER, (struct span){ head.from, body.to });
		return;
	}
	ear_add(ear, VERDICT_CHATTER, head);
	if (extent == IS_MAIL && press_is_about(source_text(text, body), ear->in->press, ear->a))
		why = SAY(ear->a, "press-about", head, { "name", ear->in->press }, { "to", to });
	if (order)
		why = SAY(ear->a, "press-orders", head, { "line", str_printf(ear->a, "%u", (unsigned)order) },
			  { "to", to });
	exact = str_printf(ear->a, "press %.*s: %.*s", STR_ARG(to), STR_ARG(as_line(source_text(text, body), ear->a)));
	if (!why && extent == IS_MAIL && order_behind(ear, body, text, 0))
		pending_ask(ear, exact); /* he may have meant the game: what is sent is read */
	else
		request_letter(ear, exact, why, extent == WANTS_END);
}

/* "press to red:", "Press anonymously to all: Hello"; begins: where its words do. */
static bool opens(struct str line, struct str *to, size_t *begins)
{
	const size_t colon = str_find_char(line, ':');
	struct str head = str_trim(str_sub(line, 0, colon));

	if (colon == line.n || !take_word(&head, "press"))
		return false;
	*to = head;
	*begins = colon + 1;
	return take_word(&head, "anonymously") ? take_word(&head, "to") && head.n : take_word(&head, "to") && head.n;
}

static bool ends(struct str line)
{
	line = str_trim(line);
	return str_eq_c(line, "END") || str_eq_c(line, "End") || str_eq_c(line, "end");
}

static void blank(char *p, uint32_t from, uint32_t to)
{
	for (uint32_t i = from; i < to; i++)
		if (p[i] != '\n' && p[i] != '\r')
			p[i] = ' ';
}

/* Nothing stands below the line that opens it. */
static bool is_alone(const struct source *text, struct span head, struct span body)
{
	return body.to <= head.to || !str_trim(source_text(text, (struct span){ head.to, body.to })).n;
}

/* The line behind the letter that a line opens. */
static size_t line_behind(const struct source *text, size_t line)
{
	struct str other;
	size_t at;

	for (line++; line <= text->nlines; line++) {
		const struct str words = source_text(text, source_line_span(text, line));

		if (opens(words, &other, &at))
			return line;
		if (ends(words))
			return line + 1;
	}
	return line;
}

/* From the line that opens it; returns the line behind it. */
static size_t cut_letter(struct ear *ear, const struct source *text, char *rest, size_t line, struct str to,
			 size_t begins)
{
	const struct span head = source_line_span(text, line);
	const size_t next = line_behind(text, line);
	const bool ended = next - 1 > line && ends(source_text(text, source_line_span(text, next - 1)));
	const size_t last = next - 1 - ended;
	const struct span body = { head.from + (uint32_t)begins, source_line_span(text, last).to };

	hear_letter(ear, text, head, to, body,
		    ended || next <= text->nlines || is_alone(text, head, body) ? HAS_END : WANTS_END);
	blank(rest, head.from, next <= text->nlines ? source_line_span(text, next).from : (uint32_t)text->text.n);
	return next;
}

/* A player may be called "join": a letter to him is no answer to an offer. */
static bool is_of_offer(const struct ear *ear)
{
	return input_is_offer(ear->in) && seat_by_name(ear->state, ear->in->press) == SEAT_NONE;
}

const struct source *press_kept(struct ear *ear, const struct source *written, const struct source *parted)
{
	char *copy;
	struct source *out;
	struct str to;
	size_t begins;

	if (parted == written || parted->text.n != written->text.n || request_writer(ear) == SEAT_NONE)
		return parted;
	if (ear->in->press.n && !is_of_offer(ear))
		return written;
	copy = arena_strndup(ear->a, parted->text.p, parted->text.n);
	for (size_t line = 1, next; line <= written->nlines; line = next) {
		const struct span head = source_line_span(written, line);

		next = line + 1;
		if (!opens(source_text(written, head), &to, &begins))
			continue;
		next = line_behind(written, line);
		const size_t end = next > written->nlines ? written->text.n : source_line_span(written, next).from;

		memcpy(copy + head.from, written->text.p + head.from, end - head.from);
	}
	out = ARENA_NEW(ear->a, struct source);
	*out = source_new(ear->a, written->name, (struct str){ copy, written->text.n });
	return out;
}

bool press_is_hosts(struct str text)
{
	struct str to;
	size_t begins;

	return opens(text, &to, &begins) && is_hosts(to);
}

const struct source *press_hear(struct ear *ear, const struct source *text)
{
	char *rest = NULL;
	struct str to;
	struct source *out;
	size_t begins;

	if (request_writer(ear) == SEAT_NONE)
		return text;
	for (size_t line = 1; line <= text->nlines;) {
		if (!opens(source_text(text, source_line_span(text, line)), &to, &begins)) {
			line++;
			continue;
		}
		rest = rest ? rest : arena_strndup(ear->a, text->text.p, text->text.n);
		line = cut_letter(ear, text, rest, line, to, begins);
	}
	if (!rest)
		return text;
	out = ARENA_NEW(ear->a, struct source);
	*out = source_new(ear->a, text->name, (struct str){ rest, text->text.n });
	return out;
}

bool press_hear_mail(struct ear *ear, const struct source *text)
{
	const struct str words = str_trim(text->text); /* what stands behind the last word is not kept */
	const uint32_t from = words.n ? (uint32_t)(words.p - text->text.p) : 0;
	const struct span all = { from, from + (uint32_t)words.n };

	if (!ear->in->press.n || is_of_offer(ear) || request_writer(ear) == SEAT_NONE)
		return false;
	hear_letter(ear, text, all, str_printf(ear->a, "to %.*s", STR_ARG(ear->in->press)), all, IS_MAIL);
	return true;
}
