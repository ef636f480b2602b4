/* seating: who plays no seat yet, and says in plain words that he wants to, joins at once by the line that he would be offered
 * (letters/joining.h): if what he names is one thing, and free. What he makes a condition, or leaves open, is none of that. */
#include "answer/look.h"
#include "base/byte.h"
#include "base/colour.h"
#include "base/phrase.h"
#include "bind/weigh.h"
#include "engine/acts.h"
#include "engine/ear.h"
#include "engine/route.h"
#include "hear/line.h"
#include "hear/stranger.h"
#include "order/roles.h"
#include "play/game.h"
#include "speech/mention.h"
#include "speech/topic.h"

enum { TEXT_MOST = 4000, SENTENCES_MOST = 40, OPENING = 24, WISHES = 3 * LIKELY_BIT };

#define LEAVES_OPEN \
	(SAYS_ROLE(UNSETTLED) | SAYS_ROLE(RATHER) | SAYS_ROLE(DENIAL) | SAYS_ROLE(RETRACTS) | SAYS_ROLE(DROP) | \
	 SAYS_ROLE(CHANGES) | SAYS_ROLE(STOP_CORRECTION) | SAYS_ROLE(STOP_ALTERNATIVE) | SAYS_ROLE(UNDONE))
#define SPEAKS_AGAINST (SAYS_ROLE(HAZARD) | SAYS_ROLE(STOP_NEGATION) | SAYS_ROLE(AGAINST))

/* grammar/seats.def: that a seat is free; what puts a wish off; what is wanted; what says it all. */
enum saying { FREE, LATER, JOINS, SAYS };
static const struct {
	enum saying what;
	const char *word;
} sayings[] = {
#define SEAT(word) { FREE, word },
#define LATER(word) { LATER, word },
#define JOINS(word) { JOINS, word },
#define SAYS(word) { SAYS, word },
#include "../../grammar/seats.def"
#undef SEAT
#undef LATER
#undef JOINS
#undef SAYS
};
struct seating {
	struct ear *ear;
	struct str pattern;
	const char *colour;
	int32_t area, region;
	unsigned colours, places; /* that he names */
	struct span wish;         /* the first sentence that says it; empty: none */
	bool open;                /* something leaves it open */
	char *rest;               /* the text without what was taken */
};

/* ---- what a sentence says ---------------------------------------------------------------------- */

static bool begins_condition(struct str text, struct arena *a)
{
	const struct words w = words_said(str_sub(text, 0, OPENING), a);
	return w.n && w.at[0].roles & SAYS_ROLE(STOP_CONDITION) &&
	       !(w.at[0].roles & SAYS_ROLE(WILL)); /* "I should like" */
}

static size_t end_of_clause(struct str text, size_t at)
{
	while (at < text.n && !strchr(",.;!?", text.p[at]) && !str_starts(str_sub(text, at, text.n), STR(" and ")))
		at++;
	return at;
}

static bool holds_one(struct str text, roles any, struct arena *a)
{
	return words_held(words_folded(text, a), any).n > 0;
}

static bool holds_saying(struct str text, enum saying what, struct arena *a)
{
	const struct str all = words_folded(text, a);
	for (size_t i = 0; i < sizeof sayings / sizeof *sayings; i++)
		if (sayings[i].what == what && words_hold(all, str_c(sayings[i].word)))
			return true;
	return false;
}

/* A condition that pleases, or that nobody minds, and that speaks of nobody else: courtesy. */
static bool is_courtesy(struct str condition, struct arena *a)
{
	const roles others = SAYS_ROLE(OTHERS) | SAYS_ROLE(HEARSAY) | SAYS_ROLE(UNSETTLED);
	const struct words w = words_said(condition, a);
	bool pure = holds_one(condition, SAYS_ROLE(PLEASES) | SAYS_ROLE(MINDS), a);
	for (size_t i = 1; i < w.n; i++)
		pure &= w.at[i].roles && !(w.at[i].roles & others);
	return pure;
}

/* It without "if nobody has it"; empty where all of it stands behind such a condition. other: it has one that is another. */
static struct str without_conditions(struct str text, bool *other, struct arena *a)
{
	struct buf out = buf_new(a);
	*other = false;
	for (size_t at = 0, to; at < text.n; at = to) {
		to = at + 1;
		if ((at && byte_is_word(text.p[at - 1])) || !byte_is_word(text.p[at]) ||
		    !begins_condition(str_sub(text, at, text.n), a)) {
			buf_add_char(&out, text.p[at]);
			continue;
		}
		to = end_of_clause(text, at);
		if (str_find_char(str_sub(text, at, to), ' ') == to - at) { /* "never before" */
			buf_add(&out, str_sub(text, at, to));
			continue;
		}
		*other |= !holds_saying(str_sub(text, at, to), FREE, a) && !is_courtesy(str_sub(text, at, to), a);
		if (!at)
			return STR("");
	}
	return buf_str(&out);
}

static roles roles_of(struct str text, struct arena *a)
{
	const struct words w = words_said(text, a);
	roles all = 0;
	for (size_t i = 0; i < w.n; i++)
		all |= w.at[i].roles;
	return all;
}

static bool names_himself(struct str text, struct arena *a)
{
	return words_hold_listed(words_folded(text, a), LIST_ONESELF);
}

/* ---- what he names ----------------------------------------------------------------------------- */

/* "Kind regards, Sam Brown": a capital that opens no sentence may be that of a name. */
static bool is_colour_at(struct str text, size_t at, size_t n)
{
	const bool whole = (!at || !byte_is_word(text.p[at - 1])) &&
			   (at + n == text.n || !byte_is_word(text.p[at + n]));
	return whole && (!byte_is_capital(text.p[at]) || !at);
}

static void find_colours(struct seating *s, struct str text)
{
	for (size_t at = 0; at < text.n; at++)
		for (const struct colour *c = colours; c->name; c++) {
			const size_t n = strlen(c->name);
			if (!str_starts_nocase(str_sub(text, at, text.n), str_c(c->name)) ||
			    !is_colour_at(text, at, n) || (s->colour && !strcmp(s->colour, c->name)))
				continue;
			s->colour = c->name;
			s->colours++;
		}
}

static bool has_hole(const struct seating *s, const char *hole)
{
	return str_find(s->pattern, str_c(hole)) < s->pattern.n;
}

static void find_place(struct seating *s, struct str text, int32_t *place, int32_t i, struct str name)
{
	if (!mentions(text, name) || *place == i)
		return;
	*place = i;
	s->places++;
}

static void find_names(struct seating *s, struct str text)
{
	const struct map *m = s->ear->e->game->map;
	find_colours(s, text);
	for (int32_t i = 0; has_hole(s, "{area}") && i < m->nareas; i++)
		find_place(s, text, &s->area, i, m->areas[i].name);
	for (int32_t i = 0; has_hole(s, "{region}") && i < m->nregions; i++)
		find_place(s, text, &s->region, i, m->regions[i].name);
}

/* ---- the mail ---------------------------------------------------------------------------------- */

static bool opens_question(struct str sentence, struct arena *a)
{
	const struct words w = words_said(str_sub(sentence, 0, OPENING), a);
	return w.n && w.at[0].roles & (SAYS_ROLE(STOP_QUESTION) | SAYS_ROLE(ASKS_FACT));
}

/* "Can I still take part, and how?": also the first half. */
static bool asks(struct str sentence, struct arena *a)
{
	return str_ends(sentence, STR("?")) || opens_question(sentence, a);
}

static void blank(struct seating *s, struct str sentence)
{
	const struct source *text = s->ear->in->text;
	char *at = s->rest + (sentence.p - text->text.p);
	for (size_t i = 0; i < sentence.n; i++)
		if (at[i] != '\n')
			at[i] = ' ';
}

/* "I'd like to play", "count me in": what he wants is said, and not only like it: "a friend told me about this game". */
static bool says_it(struct str said, roles all, struct arena *a)
{
	if (all & (SAYS_ROLE(STOP_PAST) | SAYS_ROLE(HEARSAY)))
		return false;
	return holds_saying(said, SAYS, a) || (names_himself(said, a) && holds_saying(said, JOINS, a) &&
					       (all & SAYS_ROLE(WILL) || holds_one(said, SAYS_ROLE(WANTED), a) ||
						(holds_one(said, SAYS_ROLE(WISHING), a) && /* "I like to play" tells */
						 holds_one(said, SAYS_ROLE(WISHED), a))));
}

static void hear_sentence(struct seating *s, struct str sentence)
{
	struct arena *a = s->ear->a;
	const unsigned before = s->colours + s->places;
	bool other = false;
	const struct str said = opens_question(sentence, a) ? sentence : without_conditions(sentence, &other, a);
	const roles all = roles_of(said, a);
	const int32_t wish = topic_wish_to_play(said, s->ear->e->game->map, a);
	const struct words w = words_said(said, a);
	const bool question = asks(sentence, a);
	if (other && !(all & SAYS_ROLE(STOP_PAST))) { /* "When I was young" tells */
		s->open = true;
		return;
	}
	if (!said.n) { /* "If it is taken, then green." */
		blank(s, sentence);
		return;
	}
	find_names(s, said);
	const bool names = s->colours + s->places > before;
	const bool plain = wish >= WISHES && (names || says_it(said, all, a));
	const bool wishes = !other && (plain || (names && input_is_offer(s->ear->in))) && !question;
	s->open |= wishes && holds_saying(said, LATER, a);
	if (!question)
		s->open |= (all & LEAVES_OPEN) ||
			   (all & SPEAKS_AGAINST && (wishes || names || wish > 0 ||
						     (w.n && w.at[0].roles & SPEAKS_AGAINST && !weighs_safe(said))));
	if (wishes && (names || names_himself(said, a)) && span_is_empty(s->wish))
		s->wish = (struct span){ (uint32_t)(sentence.p - s->ear->in->text->text.p),
					 (uint32_t)(sentence.p - s->ear->in->text->text.p + sentence.n) };
	if (names || wishes || (!question && ear_tries_to_join(s->ear, sentence)))
		blank(s, sentence);
}

/* 0: none */
static size_t last_comma(struct str text)
{
	while (text.n && text.p[text.n - 1] != ',')
		text.n--;
	return text.n;
}

static void hear_mail(struct seating *s)
{
	struct str rest = str_sub(s->ear->in->text->text, 0, TEXT_MOST), one;
	size_t n = 0;
	s->open |= s->ear->in->text->text.n > TEXT_MOST;
	for (; !s->open && n < SENTENCES_MOST && topic_sentence(&rest, &one); n++) {
		const size_t comma = asks(one, s->ear->a) ? last_comma(one) : 0; /* "Sure I'll play, can I be green?" */
		if (comma)
			hear_sentence(s, str_sub(one, 0, comma));
		hear_sentence(s, str_sub(one, comma, one.n));
	}
	s->open |= n == SENTENCES_MOST;
}

/* ---- the line ---------------------------------------------------------------------------------- */

static bool fill(void *context, struct str name, struct str form, struct buf *out)
{
	const struct seating *s = context;
	const struct map *m = s->ear->e->game->map;
	(void)form;
	if (str_eq_c(name, "area"))
		buf_add(out, m->areas[s->area].name);
	else if (str_eq_c(name, "region"))
		buf_add(out, m->regions[s->region].name);
	else
		buf_add_c(out, s->colour);
	return true;
}

static bool would_take(struct ear *ear, const struct binding *b)
{
	struct outcome_line tried = { .line = ear->line };
	struct heard_by by;
	return ear_route(ear, b->command, &by) && !live_would_refuse(ear, b->command, &by, &tried);
}

static const struct binding *try_line(struct seating *s)
{
	struct buf words = buf_new(s->ear->a);
	phrase_write(&words, s->pattern, fill, s);
	const struct binding *b = ear_joins_by(s->ear, buf_str(&words), s->wish);
	return b && would_take(s->ear, b) ? b : NULL;
}

/* Where he names no colour, the first that is free. */
static const struct binding *line_of(struct seating *s)
{
	const struct binding *found = NULL;
	if (s->colour || !has_hole(s, "{colour}"))
		return try_line(s);
	for (const struct colour *c = colours; c->name && !found; c++) {
		s->colour = c->name;
		found = try_line(s);
	}
	return found;
}

static bool is_clear(const struct seating *s)
{
	const bool place = has_hole(s, "{area}") || has_hole(s, "{region}");
	return !s->open && !span_is_empty(s->wish) && s->colours <= 1 && s->places == place;
}

/* It joins in words that are read as an order. */
static bool orders_it(struct ear *ear, const struct source *text)
{
	const struct page page = ear_read(ear, text);
	for (size_t i = 0; i < page.n; i++) {
		const struct bound b = page.lines[i].read ? ear_bind(ear, &page, i) : (struct bound){ 0 };
		for (size_t k = 0; k < b.n; k++)
			if (b.list[k].command && ear->e->game->verbs[b.list[k].command->verb]->flags & VERB_STRANGER &&
			    b.list[k].verdict <= VERDICT_WARNED)
				return true;
	}
	return false;
}

const struct source *ear_takes_wish(struct ear *ear, const struct source *text)
{
	struct seating s = { .ear = ear, .area = AREA_NONE, .region = -1 };
	s.pattern = phrases_get(ear->e->game->phrases, "joining", "line", 0);
	if (!ear_is_stranger(ear) || text != ear->in->text || state_game(ear->state)->phase != GAME_MUSTER ||
	    !s.pattern.n || text->text.n > TEXT_MOST || orders_it(ear, text))
		return text;
	s.rest = arena_strndup(ear->a, text->text.p, text->text.n);
	hear_mail(&s);
	const struct binding *line = is_clear(&s) ? line_of(&s) : NULL;
	if (!line)
		return text;
	ear->line = (uint32_t)source_line_of(text, line->at.from);
	ear_binding(ear, line);
	struct source *rest = ARENA_NEW(ear->a, struct source);
	*rest = source_new(ear->a, text->name, (struct str){ s.rest, text->text.n });
	return rest;
}
