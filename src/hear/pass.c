/* pass: see pass.h. */
#include "hear/pass.h"

#include "answer/apart.h"
#include "answer/confirm.h"
#include "base/byte.h"
#include "hear/doubts.h"
#include "hear/pending.h"
#include "hear/press_read.h"
#include "order/phrasing.h"
#include "order/roles.h"
#include "play/game.h"
#include "speech/mention.h"
#include "speech/sentences.h"
#include "speech/spoken.h"
#include "speech/topic_words.h"

enum {
	SENTENCES_MOST = 40,
	LETTER_MOST = 2000 /* bytes */,
	LETTERS_MOST = 4,
	HEAD_MOST = 60,
	NAME_LEAST = 3,
	JOINTS_MOST = 8
};

struct passing {
	struct ear *ear;
	const struct source *text;
	struct span all[SENTENCES_MOST];
	size_t n;
	seat_id self;
	bool letters; /* players may write to one another */
};

bool pass_is_hosts(struct str text, struct arena *a)
{
	if (phrasing_behind("TELL_HOST", text, a).n < text.n)
		return true;
	for (size_t i = 0; i < text.n && i < HEAD_MOST; i++)
		if (strchr(",:", text.p[i]) && phrasing_says("TO_HOST", str_sub(text, 0, i), a))
			return text.p[i] == ':' || str_trim(str_sub(text, i + 1, text.n)).n; /* "Dear host," greets */
	return false;
}

size_t pass_hails(struct str text, struct arena *a)
{
	const size_t at = str_find_any(text, 0, ",:\n");
	const bool hails = at < text.n && text.p[at] == ',' && phrasing_says("HAILS_HOST", str_sub(text, 0, at), a);
	return hails && topic_asks(str_sub(text, at + 1, text.n), a) ? at + 1 : 0;
}

/* It asks that the game waits for its writer, and no more. */
bool pass_is_wish(struct str text, struct arena *a)
{
	return phrasing_says("AWAITS", str_strip(text, " ,.!?"), a);
}

static struct str sentence_of(const struct passing *p, size_t i)
{
	return source_text(p->text, p->all[i]);
}

/* By which name a sentence speaks to whoever has a seat: by the seat's, by his own, or by the first word of that, written large; empty:
 * by none. */
static struct str name_spoken(const struct passing *p, seat_id to, struct str sentence)
{
	const struct state *s = p->ear->state;
	const struct player_row key = { .player = seat_find(s, to)->player };
	const struct player_row *who = row_find(s, TABLE_PLAYER, &key);
	const struct str called = who ? text_of(s, who->name) : STR_NONE;
	const struct str full = called.n && !byte_is_digit(called.p[called.n - 1]) ? called : STR_NONE; /* "player 2" */
	const struct str names[] = { seat_name(s, to), full, str_sub(full, 0, str_find_char(full, ' ')) };

	for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
		const size_t at = names[i].n ? mention_at(sentence, names[i]) : sentence.n;
		const bool fits = at < sentence.n &&
				  (!i || (names[i].n >= NAME_LEAST && byte_is_capital(sentence.p[at])));

		if (fits && spoken_to(sentence, names[i], p->ear->a).n)
			return names[i];
	}
	return STR_NONE;
}

/* Another player's, and by which name; SEAT_NONE: it speaks to none. */
static seat_id spoken_seat(const struct passing *p, size_t i, struct str *name)
{
	const struct state *s = p->ear->state;
	const struct str sentence = sentence_of(p, i);
	const seat_id named = p->letters ? mention_seat(s, p->self, sentence) : SEAT_NONE;

	for (size_t k = 0; p->letters && k < row_count(s, TABLE_SEAT); k++) {
		const struct seat_row *seat = ROW(struct seat_row, s, TABLE_SEAT, k);

		if (seat->seat == p->self || seat->player == PLAYER_NONE ||
		    (named != SEAT_NONE && named != seat->seat) || seat->player == seat_find(s, p->self)->player)
			continue;
		*name = name_spoken(p, seat->seat, sentence);
		if (name->n)
			return seat->seat;
	}
	return SEAT_NONE;
}

/* Where in a sentence another player is to be told something, behind what it says to the game: "End my turn, and tell yellow from me:
 * ..."; 0: nowhere. */
static size_t told_at(struct passing *p, size_t i)
{
	const struct span whole = p->all[i];
	const struct str sentence = sentence_of(p, i);
	const struct words w = words_singly(sentence, p->ear->a);
	struct str name;
	size_t found = 0;

	if (spoken_seat(p, i, &name) != SEAT_NONE ||
	    (w.n &&
	     w.at[0].roles & SAYS_ROLE(STOP_CONDITION))) /* "If it falls, tell yellow ...": when he is to be told */
		return 0;
	for (size_t at = 1, tries = 0; at < sentence.n && !found && tries < JOINTS_MOST; at++) {
		if (!strchr(",;-", sentence.p[at]) && !apart_joins(str_sub(sentence, at, sentence.n)))
			continue;
		p->all[i].from = whole.from + (uint32_t)at;
		found = spoken_seat(p, i, &name) != SEAT_NONE && spoken_asks(sentence_of(p, i), name, p->ear->a) ? at
														 : 0;
		tries++;
	}
	p->all[i] = whole;
	return found;
}

/* What is to be told is a sentence of its own. */
static void part_told(struct passing *p)
{
	for (size_t i = 0; p->letters && i < p->n && p->n < SENTENCES_MOST; i++) {
		const size_t at = told_at(p, i);

		if (!at)
			continue;
		memmove(&p->all[i + 1], &p->all[i], (p->n - i) * sizeof *p->all);
		p->n++;
		p->all[i].to = p->all[i].from + (uint32_t)at;
		p->all[++i].from += (uint32_t)at;
	}
}

/* Nothing of it is an order, or an answer. */
static bool is_idle(const struct passing *p, size_t i)
{
	return !press_order_in(p->ear, p->all[i], p->text);
}

/* An empty line stands between it and the sentence before. */
static bool is_apart(const struct passing *p, size_t i)
{
	size_t lines = 0;

	for (uint32_t at = p->all[i - 1].to; at < p->all[i].from; at++)
		lines += p->text->text.p[at] == '\n';
	return lines > 1;
}

/* It begins between marks of quotation, of which the first stands in another. */
static bool is_quoted(const struct passing *p, size_t first, size_t i)
{
	const struct str text = p->text->text;
	size_t at = p->all[first].from;
	bool open = false;

	if (p->all[i].from - at >= LETTER_MOST)
		return false;
	for (; at < p->all[i].from; at++)
		open ^= spoken_mark(text, at) > 0;
	while (open && at < text.n && !spoken_mark(text, at))
		at++;
	return open && at < text.n;
}

/* It goes with what is to be told: no other is spoken to, it is no order, and no empty line stands before it. */
static bool goes_with(const struct passing *p, size_t first, size_t i, bool bare)
{
	return is_idle(p, i) && !pass_is_hosts(sentence_of(p, i), p->ear->a) &&
	       spoken_seat(p, i, &(struct str){ 0 }) == SEAT_NONE && (!is_apart(p, i) || (bare && i == first + 1));
}

/* Behind the last sentence that goes with it. */
static size_t behind(const struct passing *p, size_t first, bool bare)
{
	size_t i = first + 1;

	while (i < p->n && (is_quoted(p, first, i) || goes_with(p, first, i, bare)))
		i++;
	return i;
}

/* With the signs that end it. */
static struct span whole_of(const struct passing *p, size_t first, size_t end)
{
	const struct str text = p->text->text;
	struct span at = { p->all[first].from, p->all[end - 1].to };

	if (at.to > at.from && !strchr(",; ", text.p[at.to - 1]))
		while (at.to < text.n && (strchr(".!?", text.p[at.to]) || spoken_mark(text, at.to)))
			at.to += strchr(".!?", text.p[at.to]) ? 1 : (uint32_t)spoken_mark(text, at.to);
	return at;
}

/* Behind the last sentence of so many that begins within marks of quotation; the first stands before them, or they end in it. */
static size_t behind_quoted(const struct passing *p, size_t first, size_t most, uint32_t to)
{
	size_t i = first + 1;

	while (i < most && p->all[i].from < to)
		i++;
	return i;
}

/* Where it goes on to; the words that are meant. */
static struct str words_of(const struct passing *p, size_t first, struct str name, size_t *end)
{
	const struct str text = p->text->text;
	const size_t most = behind(p, first, !spoken_goes_on(sentence_of(p, first), name, p->ear->a));
	const struct span all = whole_of(p, first, most);

	const size_t quoted = spoken_quoted_to(source_text(p->text, all), name, p->ear->a);

	if (quoted)
		*end = behind_quoted(p, first, most, all.from + (uint32_t)quoted);
	else
		*end = spoken_is_one(source_text(p->text, all), name, p->ear->a) ? first + 1 : most;
	return spoken_to(str_sub(text, all.from, all.to), name, p->ear->a);
}

/* Returns behind which sentence. */
static size_t hear_letter(struct passing *p, size_t first, seat_id to, struct str said, struct span *cut)
{
	struct ear *ear = p->ear;
	const struct str name = seat_name(ear->state, to);
	size_t end;
	const struct str words = words_of(p, first, said, &end);

	if (!words.n || words.n > LETTER_MOST)
		return first;
	*cut = whole_of(p, first, end);
	ear->line = (uint32_t)source_line_of(p->text, cut->from);
	ear_add(ear, VERDICT_CHATTER, *cut);
	pending_ask(ear, str_printf(ear->a, "press to %.*s: %.*s", STR_ARG(name), STR_ARG(words)));
	return end;
}

/* "..., dont play turn 5 without me please": where that begins; its end: it asks for no such thing. */
static size_t wish_at(struct str sentence, struct arena *a)
{
	size_t at = 0;

	while (at < sentence.n) {
		if (pass_is_wish(str_sub(sentence, at, sentence.n), a))
			return at;
		at = str_find_any(sentence, at, ",;");
		at += at < sentence.n;
	}
	return at;
}

/* He tells of an absence in it, whatever else. */
static bool tells_away(const struct passing *p, size_t i)
{
	const struct str sentence = sentence_of(p, i);

	return request_tells_away(p->ear, str_trim(str_sub(sentence, 0, wish_at(sentence, p->ear->a))));
}

/* The wish is the host's to hear, and no order to wait; it touches none. What stands before it is heard as what it is. */
static bool hear_wish(struct passing *p, size_t i, bool away, struct span *cut)
{
	const struct span all = whole_of(p, i, i + 1);
	const size_t at = wish_at(sentence_of(p, i), p->ear->a);

	if (!away || p->all[i].from + at == p->all[i].to)
		return false;
	*cut = (struct span){ p->all[i].from + (uint32_t)at, all.to };
	p->ear->line = (uint32_t)source_line_of(p->text, cut->from);
	ear_add(p->ear, VERDICT_CHATTER, *cut);
	return true;
}

static bool is_under_label(const struct passing *p, size_t i)
{
	for (size_t k = 0; k < i; k++)
		if (str_ends(str_trim(sentence_of(p, k)), STR(":")))
			return true;
	return false;
}

static bool is_asked(const struct passing *p, size_t i)
{
	const struct str text = p->text->text;

	return p->all[i].to < text.n && text.p[p->all[i].to] == '?';
}

/* An absence, its end, and that it was no such thing: said by himself, it says nothing of the orders beside it. */
static bool hear_absence(struct passing *p, size_t i, bool *back, struct span *cut)
{
	struct ear *ear = p->ear;
	const struct str told = str_strip(sentence_of(p, i), " ,;");
	const bool undoes = *back && phrasing_says("UNSAYS", told, ear->a),
		   stays = !is_asked(p, i) && request_may_stay(ear, told);

	if (!(undoes || stays || request_tells_away(ear, told)) || is_under_label(p, i) || !is_idle(p, i))
		return false;
	*cut = whole_of(p, i, i + 1);
	ear->line = (uint32_t)source_line_of(p->text, cut->from);
	ear_add(ear, VERDICT_CHATTER, *cut);
	*back |= stays || request_says_back(told, ear->a);
	if (stays)
		pending_ask(ear, STR("back"));
	else if (!undoes)
		request_hear(ear, told, true);
	VEC_LAST(&ear->lines)->idle |= undoes;
	return true;
}

/* "Is that all right?", below it: of that absence, and of no order. */
static bool asks_of_it(const struct passing *p, size_t i)
{
	return i < p->n && is_asked(p, i) && doubts_points_up(p->ear, sentence_of(p, i));
}

static void hear_hosts(struct passing *p, size_t i, struct span *cut)
{
	*cut = whole_of(p, i, i + 1);
	p->ear->line = (uint32_t)source_line_of(p->text, cut->from);
	ear_add(p->ear, VERDICT_CHATTER, *cut);
}

const struct source *pass_hear(struct ear *ear, const struct source *text)
{
	struct passing p = { .ear = ear, .text = text, .self = request_writer(ear) };
	struct span cut[LETTERS_MOST];
	size_t n = 0, end;
	bool away = false, back = false;

	if (ear->who.host || ear->who.only != SEAT_NONE || *ear->prefix || p.self == SEAT_NONE)
		return text;
	p.letters = !option_is(ear->state, "press", "none") && !option_is(ear->state, "press", "open");
	p.n = sentences_of(text->text, p.all, SENTENCES_MOST);
	part_told(&p);
	for (size_t i = 0; i < p.n && !away; i++)
		away = tells_away(&p, i);
	for (size_t i = 0; i < p.n && n < LETTERS_MOST; i++) {
		struct str name;
		const seat_id to = spoken_seat(&p, i, &name);

		if (hear_wish(&p, i, away, &cut[n])) {
			p.all[i].to = cut[n++].from;
			if (p.all[i].to == p.all[i].from || n == LETTERS_MOST)
				continue;
		}
		if (hear_absence(&p, i, &back, &cut[n])) {
			if (++n < LETTERS_MOST && asks_of_it(&p, i + 1))
				hear_hosts(&p, ++i, &cut[n++]);
			continue;
		}
		const bool hosts = to == SEAT_NONE && pass_is_hosts(sentence_of(&p, i), ear->a);

		if ((to == SEAT_NONE && !hosts) || !is_idle(&p, i))
			continue;
		if (hosts) {
			hear_hosts(&p, i, &cut[n++]);
		} else if ((end = hear_letter(&p, i, to, name, &cut[n])) > i) {
			i = end - 1;
			n++;
		}
	}
	return n ? sentences_without(text, cut, n, ear->a) : text;
}
