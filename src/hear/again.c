/*
 * again: the tape of a mail (tape.h) is heard in the place of its text: no word of the mail is read. What a line was
 * understood to say is looked at by the rules as it was then.
 */
#include "base/byte.h"
#include "engine/hold.h"
#include "engine/host.h"
#include "engine/offers.h"
#include "engine/route.h"
#include "engine/said.h"
#include "hear/again.h"
#include "play/game.h"
#include "play/typed.h"
#include "request/request.h"

/* ---- the values of a line ---- */

static struct str text_of_key(const struct board_line *l, const char *key)
{
	const struct board_word *w = board_value(l, key);

	return w ? w->text : STR_NONE;
}

static uint32_t read_digits(struct str *rest)
{
	uint32_t n = 0;

	for (; rest->n && byte_is_digit(rest->p[0]); *rest = str_sub(*rest, 1, rest->n))
		n = n * 10 + (uint32_t)(rest->p[0] - '0');
	return n;
}

/* "12-47", and what stands behind it; a place outside of the text is none. */
static struct span next_span(const struct ear *ear, struct str *rest)
{
	const size_t most = ear->in->text ? ear->in->text->text.n : 0;
	struct span at;

	at.from = read_digits(rest);
	*rest = str_sub(*rest, rest->n > 0, rest->n);
	at.to = read_digits(rest);
	*rest = str_sub(*rest, rest->n > 0, rest->n);
	return at.from <= at.to && at.to <= most ? at : (struct span){ 0 };
}

static struct span span_of(const struct ear *ear, const struct board_line *l)
{
	struct str text = text_of_key(l, "at");

	return next_span(ear, &text);
}

static struct diag diag_of(const struct ear *ear, const struct board_line *l)
{
	static const char *const words[] = { "note", "warning", "error" };
	struct diag d = { .severity = SEVERITY_WARNING, .at = span_of(ear, l) };

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (board_word_is(l, 0, words[i]))
			d.severity = (enum severity)i;
	d.code = l->nwords > 1 ? l->words[1].text : STR("");
	d.rule = text_of_key(l, "rule");
	d.what = text_of_key(l, "what");
	d.detail = text_of_key(l, "detail");
	d.hint = text_of_key(l, "hint");
	return d;
}

static bool is_note(const struct board_line *l)
{
	return board_word_is(l, 0, "note") || board_word_is(l, 0, "warning") || board_word_is(l, 0, "error");
}

static void add_notes(struct ear *ear, struct outcome_line *to, const struct board_line *l)
{
	for (size_t i = 0; i < l->nblock; i++)
		if (is_note(&l->block[i])) {
			const struct diag d = diag_of(ear, &l->block[i]);

			ear_add_diag(ear, to, &d);
		}
}

/* ---- orders ---- */

/* As the text they were read from had them. */
static void give_places(const struct ear *ear, struct command *c, struct span whole, struct str places)
{
	c->at = whole;
	c->line = ear->line;
	if (places.n)
		c->at = next_span(ear, &places);
	for (unsigned i = 0; i < c->nargs && places.n; i++)
		c->arg[i].at = next_span(ear, &places);
	if (c->rider) {
		struct command *rider = command_copy(c->rider, ear->a);

		give_places(ear, rider, whole, places);
		c->rider = rider;
	}
}

static size_t said_at(const struct board_line *l)
{
	size_t i = 0;

	while (i < l->nwords && !(i > 0 && board_word_is(l, i, "said")))
		i++;
	return i;
}

/* NULL: nothing is said, or this game does not know it; that is told at the line. */
static struct command *command_of(struct ear *ear, struct outcome_line *to, const struct board_line *l)
{
	const size_t at = said_at(l);
	struct command *c = NULL;
	struct err e = { 0 };

	if (at == l->nwords)
		return NULL;
	if (typed_read(&c, ear->e->game, ear->state, l, at + 1, ear->a, &e)) {
		ear_add_diag(ear, to, SAY(ear->a, "does-not-read", to->at, { "what", str_dup(ear->a, str_c(e.text)) }));
		return NULL;
	}
	give_places(ear, c, to->at, text_of_key(l, "where"));
	return c;
}

/* An older tape does not say which it is: the one that it differs from in one value. */
static const struct command *instead_of(struct ear *ear, const struct command *c, const struct board_line *l,
					const struct heard_by *by)
{
	int64_t place;

	if (!str_to_int(text_of_key(l, "instead"), &place))
		return offer_corrects(ear, c, by);
	return place > 0 && place <= MAIL_ORDERS ? offer_at(ear, (uint32_t)place, by) : NULL;
}

static void hear_order(struct ear *ear, const struct board_line *l, bool counts)
{
	struct outcome_line *to = ear_add(ear, VERDICT_ACCEPTED, span_of(ear, l));
	struct command *c;
	struct heard_by by;
	bool routed;
	struct diag *asks = NULL; /* the line points at it as long as it is there */

	to->verdict = text_of_key(l, "warned").n ? VERDICT_WARNED : VERDICT_ACCEPTED;
	add_notes(ear, to, l);
	c = command_of(ear, to, l);
	if (!c) {
		ear_refuse(ear, to, typed_verb_read(ear->e->game, text_of_key(l, "verb")), NULL);
		return;
	}
	for (size_t i = 0; i < l->nblock; i++)
		if (board_word_is(&l->block[i], 0, "asks")) {
			asks = ARENA_NEW(ear->a, struct diag);
			*asks = diag_of(ear, &l->block[i]);
		}
	routed = ear_route(ear, c, &by);
	if (routed && asks && str_eq_c(asks->code, "guess-instead"))
		to->instead_of = instead_of(ear, c, l, &by);
	said_order(ear, to, c, routed ? &by : NULL, counts, asks);
}

/* ---- the kinds of lines ---- */

/* What asks for something and is no request on the tape was not clear (request.c): its letter says so again. */
static void hear_chatter(struct ear *ear, const struct board_line *l)
{
	const struct span at = span_of(ear, l);
	const struct str text = ear->in->text ? source_text(ear->in->text, at) : STR_NONE;

	add_notes(ear, ear_add(ear, VERDICT_CHATTER, at), l);
	if (text.n && request_reads(ear, text))
		request_hear(ear, text, false);
}

static void hear_refused(struct ear *ear, const struct board_line *l)
{
	hear_order(ear, l, false);
}

static void hear_counting(struct ear *ear, const struct board_line *l)
{
	hear_order(ear, l, true);
}

static void hear_host(struct ear *ear, const struct board_line *l)
{
	const struct board_line *outer = ear->again;
	const size_t nouter = ear->nagain;
	const struct diag *why = NULL;

	ear->again = l->block;
	ear->nagain = l->nblock;
	if (ear->who.host && !host_line(ear, span_of(ear, l), text_of_key(l, "says"), &why))
		ear_refuse_line(ear, ear_add(ear, VERDICT_REFUSED, span_of(ear, l)), why);
	ear->again = outer;
	ear->nagain = nouter;
}

static void hear_foreseen(struct ear *ear, const struct board_line *l)
{
	const verb_id verb = typed_verb_read(ear->e->game, text_of_key(l, "verb"));

	tape_foreseen(ear, verb);
	hold_note(ear, verb);
}

static void hear_also(struct ear *ear, const struct board_line *l)
{
	if (ear->lines.n)
		add_notes(ear, VEC_LAST(&ear->lines), l);
}

/* What it was is told when its call closes. */
static void hear_booked(struct ear *ear, const struct board_line *l)
{
	(void)l;
	ear_add(ear, VERDICT_ACCEPTED, (struct span){ 0 });
	VEC_LAST(&ear->tape.pieces)->booked = true;
}

static void hear_asking(struct ear *ear, const struct board_line *l)
{
	add_notes(ear, ear_add(ear, VERDICT_HELD, span_of(ear, l)), l);
}

/* Of what everybody may see no more is left than that it made a step. */
static void hear_waits(struct ear *ear, const struct board_line *l)
{
	(void)l;
	ear_add(ear, VERDICT_HELD, (struct span){ 0 });
	ear_step(ear);
	VEC_LAST(&ear->tape.pieces)->waits = true;
}

static void hear_request(struct ear *ear, const struct board_line *l)
{
	ear_add(ear, VERDICT_CHATTER, span_of(ear, l));
	add_notes(ear, VEC_LAST(&ear->lines), l);
	request_again(ear, text_of_key(l, "says"));
}

static void (*const hears[PIECES])(struct ear *, const struct board_line *) = {
	[PIECE_CHATTER] = hear_chatter, [PIECE_REFUSED] = hear_refused,   [PIECE_ORDER] = hear_counting,
	[PIECE_HOST] = hear_host,       [PIECE_FORESEEN] = hear_foreseen, [PIECE_ALSO] = hear_also,
	[PIECE_BOOKED] = hear_booked,   [PIECE_ASKING] = hear_asking,     [PIECE_WAITS] = hear_waits,
	[PIECE_REQUEST] = hear_request,
};

static void hear_piece(struct ear *ear, const struct board_line *l)
{
	struct str number = text_of_key(l, "line");

	ear->line = read_digits(&number);
	for (size_t i = 0; i < PIECES; i++)
		if (board_word_is(l, 0, piece_words[i]))
			hears[i](ear, l);
	ear->tried_to_join |= board_word_is(l, 0, "joins");
}

void ear_again(struct ear *ear, const struct source *text)
{
	const uint32_t base = ear->base;

	(void)text;
	ear->base = 0; /* places on a tape are the mail's */
	ear->tape.depth = *ear->prefix ? 1 : 0;
	for (size_t i = 0; i < ear->nagain; i++)
		hear_piece(ear, &ear->again[i]);
	ear->base = base;
}

void again_begin(struct ear *ear, struct str tape)
{
	struct source *src = ARENA_NEW(ear->a, struct source);
	struct board b = { 0 };

	*src = source_new(ear->a, STR("tape"), tape);
	if (board_parse(&b, src, ear->a, NULL))
		return;
	ear->again = b.lines;
	ear->nagain = b.nlines;
}
