/* partly: see partly.h. */
#include "engine/partly.h"

#include "order/roles.h"
#include "play/game.h"

enum { LONGEST = 160, OPENS_WITHIN = 4 };
#define IS(name) SAYS_ROLE(name)
/* It is not settled, or puts something new in. */
#define OPEN \
	(IS(STOP_ALTERNATIVE) | IS(STOP_CONDITION) | IS(STOP_VAGUE) | IS(UNSETTLED) | IS(HEARSAY) | IS(OTHERS) | \
	 IS(ADDS) | IS(CHANGES) | IS(RATHER) | IS(STOP_CORRECTION))
#define DENIES (IS(STOP_NEGATION) | IS(AGAINST) | IS(DROP) | IS(RETRACTS) | IS(DENIAL))
/* It says nothing of which order is meant. */
#define EMPTY \
	(IS(ARTICLE) | IS(COURTESY) | IS(FILLER) | IS(MENTION) | IS(POINTED) | IS(PREPOSITION) | IS(REFERENCE) | \
	 IS(TAIL) | IS(THANKS) | IS(DOES) | IS(OWN_WORD) | IS(SUBJECT) | IS(WHOLE) | IS(CLOSING) | IS(CHAT) | \
	 IS(HEADING_WORD))

struct choice {
	struct arena *a;
	struct str words[PARTLY_MOST]; /* of each, as it is printed */
	bool may[PARTLY_MOST];         /* the words in hand may mean it */
	bool in[PARTLY_MOST], out[PARTLY_MOST];
	uint32_t line[PARTLY_MOST];
	size_t n;
	bool denies, denied; /* the words in hand leave it out; some do */
	bool named, several; /* they name one; or all that hold them */
	bool fails;
};

static bool put_in_words(struct ear *ear, seat_id seat, struct choice *s)
{
	s->n = waiting_count(ear, seat);
	if (s->n < 2 || s->n > PARTLY_MOST)
		return false;
	for (size_t k = 0; k < s->n; k++) {
		const struct command *c = waiting_at(ear, seat, k);
		struct buf words = buf_new(ear->a);
		if (!c)
			return false;
		ear->e->reader.print(ear->e->reader.context, &words, ear->state, c);
		s->words[k] = buf_str(&words);
		s->line[k] = c->line;
	}
	return true;
}

static void begin(struct choice *s)
{
	for (size_t k = 0; k < s->n; k++)
		s->may[k] = true;
	s->named = s->several = false;
}

/* What the words in hand came to; the next begin. */
static void end(struct choice *s)
{
	size_t n = 0;
	for (size_t k = 0; k < s->n; k++)
		n += s->may[k];
	s->fails |= s->named && (!n || (n > 1 && !s->several));
	for (size_t k = 0; s->named && k < s->n; k++)
		if (s->may[k])
			*(s->denies ? &s->out[k] : &s->in[k]) = true;
	s->denied |= s->named && s->denies;
	begin(s);
}

/* Those that hold the word; false: none does. */
static bool narrow(struct choice *s, struct str word)
{
	bool any = false;
	for (size_t k = 0; k < s->n; k++)
		any |= mentions(s->words[k], word);
	for (size_t k = 0; any && k < s->n; k++)
		s->may[k] = s->may[k] && mentions(s->words[k], word);
	s->named |= any;
	return any;
}

/* "the attack", "both attacks", "attacking" */
static bool narrow_by_word(struct choice *s, struct str word)
{
	if (narrow(s, word))
		return true;
	const bool plural = word.n > 3 && str_ends(word, STR("s"));
	if (plural && narrow(s, str_sub(word, 0, word.n - 1))) {
		s->several = true;
		return true;
	}
	return word.n > 5 && str_ends(word, STR("ing")) && narrow(s, str_sub(word, 0, word.n - 3));
}

static void narrow_to(struct choice *s, int64_t place)
{
	if (place < 1 || (size_t)place > s->n)
		s->fails = true;
	for (size_t k = 0; k < s->n; k++)
		s->may[k] = s->may[k] && k + 1 == (size_t)place;
	s->named = true;
}

static void narrow_to_line(struct choice *s, int64_t line)
{
	for (size_t k = 0; k < s->n; k++)
		s->may[k] = s->may[k] && s->line[k] == line;
	s->named = s->several = true;
}

/* "order 2", "line 3", "number 1": what the word before a number makes of it. */
static bool narrow_by_number(struct choice *s, const struct words *w, size_t i)
{
	static const char *const places[] = { "order", "orders", "number", "numbers", "nr", "no" };
	const struct str before = i ? w->at[i - 1].text : STR_NONE;
	int64_t n;
	if (!str_to_int(w->at[i].text, &n))
		return false;
	for (size_t k = 0; k < sizeof places / sizeof *places; k++)
		if (str_eq_c(before, places[k])) {
			narrow_to(s, n);
			return true;
		}
	if (str_eq_c(before, "line"))
		narrow_to_line(s, n);
	else
		s->fails |= !narrow(s, w->at[i].text);
	return true;
}

/* "the second one", "the last" */
static bool narrow_by_ordinal(struct choice *s, const struct words *w, size_t i)
{
	int64_t n;
	if (!i || !(w->at[i - 1].roles & (IS(ARTICLE) | IS(OWN_WORD))) || !ordinal_said(w->at[i].text, &n))
		return false;
	narrow_to(s, n ? n : (int64_t)s->n);
	return true;
}

static void hear_word(struct choice *s, const struct words *w, size_t i)
{
	const struct said *word = &w->at[i];
	const roles r = word->roles;
	int64_t number;
	if (narrow_by_ordinal(s, w, i) || narrow_by_number(s, w, i))
		return;
	if (r & DENIES) { /* "don't forget the move" */
		s->fails |= s->denies && i && w->at[i - 1].roles & DENIES;
		end(s);
		s->denies = true;
	} else if (str_eq_c(word->text, "only") || str_eq_c(word->text, "just")) {
		end(s);
		s->denies = false;
	} else if (r & IS(SEPARATOR)) {
		end(s);
		s->fails |= (r & IS(STOP_ALTERNATIVE)) != 0;
	} else if (r & OPEN) {
		s->fails = true;
	} else if (r & IS(CLOSED) && !(r & IS(NUMBER))) {
		return;
	} else if (number_said(word->text, &number) && !(r & IS(MENTION))) {
		s->fails |= !narrow(s, str_printf(s->a, "%lld", (long long)number));
	} else if (!narrow_by_word(s, word->text)) {
		s->fails |= s->denies ? !r : !(r & EMPTY); /* "don't finish my turn", where "end turn" waits */
	}
}

/* "I'd like to see how it goes first", "because he is too strong": no order, and no condition. */
static bool tells_why(const struct words *w)
{
	const roles open = IS(STOP_CONDITION) | IS(STOP_ALTERNATIVE) | IS(STOP_CORRECTION) | IS(STOP_NEGATION) |
			   IS(CHANGES) | IS(HEARSAY) | IS(ADDS) | IS(NUMBER);
	for (size_t i = 0; i < w->n; i++)
		if (w->at[i].roles & open && !(w->at[i].roles & (IS(WILL) | IS(MENTION))))
			return false;
	return w->n && w->at[0].roles & (IS(OWN_WORD) | IS(SUBJECT) | IS(WISHING) | IS(WHY));
}

/* The word that says yes, behind no more than a greeting; n: there is none. */
static size_t behind_yes(const struct words *w)
{
	for (size_t i = 0; i < w->n && i < OPENS_WITHIN; i++) {
		if (w->at[i].roles & IS(YES))
			return i + 1;
		if (!(w->at[i].roles & (IS(CHAT) | IS(FILLER) | IS(COURTESY) | IS(WHOLE) | IS(THANKS))))
			break;
	}
	return w->n;
}

size_t partly_chosen(struct ear *ear, seat_id seat, struct str line, int32_t out[PARTLY_MOST])
{
	struct choice s = { .a = ear->a };
	struct str rest = str_strip(line, " \t\r.!"), clause;
	size_t n = 0;
	bool any = false;
	if (line.n > LONGEST || str_find_char(line, '?') < line.n || seat == SEAT_NONE || !put_in_words(ear, seat, &s))
		return 0;
	const struct words all = words_singly(rest, ear->a);
	if (behind_yes(&all) == all.n)
		return 0;
	begin(&s);
	for (bool first = true; !s.fails && str_cut(&rest, ',', &clause); first = false) {
		const struct words w = words_singly(str_trim(clause), ear->a);
		if (!first && tells_why(&w))
			continue;
		for (size_t i = first ? behind_yes(&w) : 0; i < w.n; i++) {
			const struct words behind = { w.at + i + 1, w.n - i - 1, w.folded };
			if (w.at[i].roles & IS(WHY) && tells_why(&behind))
				break;
			hear_word(&s, &w, i);
		}
		s.fails |= s.denies && !s.named && !s.denied;
		end(&s);
	}
	for (size_t k = 0; k < s.n; k++)
		any |= s.in[k];
	for (size_t k = 0; k < s.n; k++)
		if ((!any || s.in[k]) && !s.out[k])
			out[n++] = (int32_t)k + 1;
	return s.fails || (!any && !s.denied) || n == s.n ? 0 : n;
}
