/* pass: see pass.h. */
#include "engine/pass.h"

#include "engine/confirm.h"
#include "engine/mention.h"
#include "engine/pending.h"
#include "engine/press.h"
#include "engine/sentences.h"
#include "engine/spoken.h"
#include "order/phrasing.h"
#include "play/game.h"

enum { SENTENCES_MOST = 40, LETTER_MOST = 2000 /* bytes */, LETTERS_MOST = 4, HEAD_MOST = 60 };

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
	for (size_t i = 0; i < text.n && i < HEAD_MOST; i++)
		if (strchr(",:", text.p[i]) && phrasing_says("TO_HOST", str_sub(text, 0, i), a))
			return true;
	return false;
}

static struct str sentence_of(const struct passing *p, size_t i)
{
	return source_text(p->text, p->all[i]);
}

/* Another player's; SEAT_NONE: it speaks to none. */
static seat_id spoken_seat(const struct passing *p, size_t i)
{
	const struct state *s = p->ear->state;
	const seat_id to = p->letters ? mention_seat(s, p->self, sentence_of(p, i)) : SEAT_NONE;

	if (to == SEAT_NONE || seat_find(s, to)->player == seat_find(s, p->self)->player)
		return SEAT_NONE;
	return spoken_to(sentence_of(p, i), seat_name(s, to), p->ear->a).n ? to : SEAT_NONE;
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

/* Behind the last sentence that goes with it: to where another is spoken to, an order stands, or an empty line. */
static size_t behind(const struct passing *p, size_t first, bool bare)
{
	size_t i = first + 1;

	while (i < p->n && is_idle(p, i) && !pass_is_hosts(sentence_of(p, i), p->ear->a) && spoken_seat(p, i) == SEAT_NONE &&
	       (!is_apart(p, i) || (bare && i == first + 1)))
		i++;
	return i;
}

/* With the sign that ends it. */
static struct span whole_of(const struct passing *p, size_t first, size_t end)
{
	struct span at = { p->all[first].from, p->all[end - 1].to };

	at.to += at.to < p->text->text.n && strchr(".!?", p->text->text.p[at.to]);
	return at;
}

/* Where it goes on to; the words that are meant. */
static struct str words_of(const struct passing *p, size_t first, struct str name, size_t *end)
{
	const struct str text = p->text->text;
	const size_t most = behind(p, first, !spoken_goes_on(sentence_of(p, first), name, p->ear->a));
	const struct span all = whole_of(p, first, most);

	*end = spoken_is_one(source_text(p->text, all), name, p->ear->a) ? first + 1 : most;
	return spoken_to(str_sub(text, all.from, all.to), name, p->ear->a);
}

/* Returns behind which sentence. */
static size_t hear_letter(struct passing *p, size_t first, seat_id to, struct span *cut)
{
	struct ear *ear = p->ear;
	const struct str name = seat_name(ear->state, to);
	size_t end;
	const struct str words = words_of(p, first, name, &end);

	if (!words.n || words.n > LETTER_MOST)
		return first;
	*cut = whole_of(p, first, end);
	ear->line = (uint32_t)source_line_of(p->text, cut->from);
	ear_add(ear, VERDICT_CHATTER, *cut);
	pending_ask(ear, str_printf(ear->a, "press to %.*s: %.*s", STR_ARG(name), STR_ARG(words)));
	return end;
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

	if (ear->who.host || ear->who.only != SEAT_NONE || *ear->prefix || p.self == SEAT_NONE)
		return text;
	p.letters = !option_is(ear->state, "press", "none") && !option_is(ear->state, "press", "open");
	p.n = sentences_of(text->text, p.all, SENTENCES_MOST);
	for (size_t i = 0; i < p.n && n < LETTERS_MOST; i++) {
		const seat_id to = spoken_seat(&p, i);

		if (!is_idle(&p, i))
			continue;
		if (to != SEAT_NONE && (end = hear_letter(&p, i, to, &cut[n])) > i) {
			i = end - 1;
			n++;
		} else if (pass_is_hosts(sentence_of(&p, i), ear->a)) {
			hear_hosts(&p, i, &cut[n++]);
		}
	}
	return n ? sentences_without(text, cut, n, ear->a) : text;
}
