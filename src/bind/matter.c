/* matter: see matter.h. */
#include "bind/matter.h"

#include "bind/talk_words.h"
#include "order/dictionary.h"
#include "order/inflect.h"

/* What speaks of orders, or of how the mail came to be. */
#define MAILING (IS(MENTION) | IS(MAILED) | IS(HEARSAY) | IS(DROP) | IS(STATUS))
#define NOUN_FOLLOWS (IS(ARTICLE) | IS(ARTICLE_ONE) | IS(NUMBER) | IS(DESCRIPTION))
#define PARTS_CLAUSES (IS(SEPARATOR) | IS(TEMPORAL) | IS(REASON))

enum {
	OPEN_WORDS = 3, /* so many that no list knows are about something */
	IDLE_WORDS = 5, /* less is a fragment, where it names nothing */
};

struct matter {
	const struct view *v;
	const struct words *w;
	struct setting where;
	bool turns;  /* turns and games may be spoken of */
	bool things; /* above all orders, and a thing is named: what doubts is said of it */
	bool told;   /* or enough else is: what is said or thought is of it */
};

static bool is_of_game(const struct matter *m, const struct said *s)
{
	return !(s->roles & IS(CLOSED)) && (is_area(m->v, s->text) || game_says(m->v->game, s->text));
}

static bool is_thing(const struct matter *m, size_t i)
{
	const struct said *s = &m->w->at[i];
	return i < m->w->n && !(s->roles & ~(IS(LAND) | IS(MILD))) && !is_of_game(m, s) && dictionary_is_thing(s->text);
}

static bool is_person(const struct matter *m, size_t i)
{
	return !m->w->at[i].roles && dictionary_is_person(m->w->at[i].text);
}

/* "these roses", "two kettles": what it says is said of the thing behind it. */
static bool is_of_thing(const struct matter *m, size_t i)
{
	const struct said *s = &m->w->at[i];
	return (s->roles & NOUN_FOLLOWS || holds_digit(s->text)) &&
	       (is_thing(m, i + 1) || is_thing(m, i + 2) || (i + 1 < m->w->n && is_person(m, i + 1)));
}

/* What is not yet said is pointed at by "this" and "these", and by "it" before all else. */
static bool points_back(const struct matter *m, size_t i)
{
	const struct str text = m->w->at[i].text;
	return m->where.first && (str_eq_c(text, "that") || (i > 0 && str_eq_c(text, "it")) ||
				  (i > 0 && str_eq_c(text, "them")) || str_eq_c(text, "those"));
}

/* "It was hot until two", "It is a pity that ...": nothing that was named. */
static bool is_expletive(const struct matter *m, size_t i)
{
	return m->where.first && m->things && !i && m->w->n > 1 && str_eq_c(m->w->at[0].text, "it") &&
	       m->w->at[1].roles & IS(PREDICATE);
}

/* "this legal": words that doubt, with what they doubt. */
static bool holds_pointer(const struct said *s)
{
	return s->roles & DOUBT && (str_starts(s->text, STR("this ")) || str_starts(s->text, STR("that ")));
}

/* "this email": it is not its orders that are meant. */
static bool is_of_mail(const struct matter *m, size_t i)
{
	const roles next = i + 1 < m->w->n ? m->w->at[i + 1].roles : 0;
	return m->w->at[i].roles & IS(ARTICLE) && next & IS(MAILED) && !(next & IS(REFERENCE));
}

static bool points(const struct matter *m, size_t i)
{
	const struct said *s = &m->w->at[i];
	return holds_pointer(s) || (s->roles & IS(REFERENCE) && !points_back(m, i) && !is_expletive(m, i) &&
				    !is_of_thing(m, i) && !is_of_mail(m, i));
}

/* A deed, a place, a number that nothing behind it takes to itself. */
static bool is_in_play(const struct matter *m, size_t i)
{
	const struct said *s = &m->w->at[i];
	const bool number = (s->roles & IS(NUMBER) && !(s->roles & IS(ARTICLE_ONE))) || holds_digit(s->text);
	return !m->where.first && (is_of_game(m, s) || (number && !is_of_thing(m, i)));
}

/* The clause around a word speaks of somebody or something else than the writer, and behind the word names a thing. */
static bool clause_is_own(const struct matter *m, size_t at)
{
	size_t from = at;
	while (from && !(m->w->at[from].roles & PARTS_CLAUSES))
		from--;
	for (size_t i = from; i < at; i++)
		if (m->w->at[i].roles & IS(OWN_WORD) && !(m->w->at[i].roles & IS(ARTICLE)))
			return false;
	for (size_t i = at + 1; i < m->w->n && !(m->w->at[i].roles & PARTS_CLAUSES); i++)
		if (is_thing(m, i))
			return at > from;
	return false;
}

/* How a mail came to be; what is said or thought, if it is of a thing. */
static bool is_mailing(const struct matter *m, size_t i)
{
	const struct said *s = &m->w->at[i];
	const bool greets = i + 1 < m->w->n && m->w->at[i + 1].roles & (IS(COURTESY) | IS(THANKS));
	const bool said = s->roles ? s->roles & IS(HEARSAY) : dictionary_is_saying(s->text);
	const bool turn = s->roles & IS(HEADING_WORD) && !(s->roles & IS(REFERENCE));
	const roles core = (MAILING & ~IS(HEARSAY)) | IS(HEADING_WORD);
	if (s->roles & IS(CLOSED) || (turn && m->turns))
		return false;
	return (s->roles & core && !is_of_thing(m, i)) || (said && !greets && !m->told && !clause_is_own(m, i));
}

/* A word that doubts, of a closed class: its scope is its clause; "if", "or", "maybe" have a wider one. */
static bool is_scoped(const struct said *s)
{
	const bool wide = s->roles & IS(STOP_CONDITION) && !(s->roles & (IS(TEMPORAL) | IS(PREDICATE)));
	return s->roles & (IS(CLOSED) | IS(PAST_TIME) | IS(STOP_NEGATION)) && !wide &&
	       !(s->roles & (IS(UNSETTLED) | IS(RATHER)));
}

static bool is_doubt(const struct matter *m, size_t i)
{
	const struct said *s = &m->w->at[i];
	if (!(s->roles & (NEVER_HARMLESS | IS(WILL))) ||
	    (i && (s->roles & (IS(PREDICATE) | IS(TEMPORAL)) || m->w->at[i - 1].roles & IS(PREDICATE))))
		return false;
	return is_scoped(s) ? !m->things && !clause_is_own(m, i) : !is_of_thing(m, i);
}

/* "laughs" behind "wife", "broke", "is": what makes a sentence of what stands before it. */
static bool is_finite(const struct matter *m, size_t i)
{
	const struct said *s = &m->w->at[i];
	const bool named = i && (is_thing(m, i - 1) || !m->w->at[i - 1].roles);
	if (s->roles & (IS(PREDICATE) | IS(STOP_PAST) | IS(DOES)))
		return i > 0;
	if (i && m->w->at[i - 1].roles & (IS(OWN_WORD) | IS(OTHERS)) && !(m->w->at[i - 1].roles & IS(ARTICLE)))
		return true;
	return i && (inflect_is_past(s->text) || (named && str_ends(s->text, STR("s")) && !is_thing(m, i)));
}

/* Its main clause is whole: not "Placeholder until I am home". */
static bool is_sentence(const struct matter *m)
{
	for (size_t i = 0; i < m->w->n && !(i && m->w->at[i].roles & IS(TEMPORAL)); i++)
		if (is_finite(m, i))
			return true;
	return false;
}

/* A word of the language that no list knows. */
static bool is_open(const struct matter *m, size_t i)
{
	const struct said *s = &m->w->at[i];
	return !s->roles && s->text.n > 2 && !dictionary_is_saying(s->text) && !is_of_game(m, s);
}

bool matter_doubts_widely(const struct view *v, const struct words *w, roles doubt)
{
	const struct matter m = { v, w, { 0 }, false, false, false };
	for (size_t i = 0; i < w->n; i++)
		if (w->at[i].roles & doubt && !is_scoped(&w->at[i]) && !is_of_thing(&m, i) &&
		    !(i && w->at[i].roles & IS(PREDICATE)))
			return true;
	return false;
}

bool matter_bears(const struct view *v, const struct words *w, struct setting where)
{
	const struct matter m = { v, w, where, where.first, false, false };
	for (size_t i = 0; i < w->n; i++)
		if (points(&m, i) || (!where.apart && is_in_play(&m, i)))
			return true;
	return false;
}

/* "Please treat ...": what is asked of who reads the mail is of the mail. */
static bool is_request(const struct words *w)
{
	static const char *const asking[] = { "please", "kindly", "pls", "plz" };
	for (size_t i = 0; w->n && i < sizeof asking / sizeof *asking; i++)
		if (str_eq_c(w->at[0].text, asking[i]))
			return true;
	return false;
}

/* Counts what it names; false: something in it is linked to orders. */
static bool is_elsewhere(struct matter *m, size_t *things, size_t *persons, size_t *open)
{
	for (size_t i = 0; i < m->w->n; i++) {
		*things += is_thing(m, i);
		*persons += is_person(m, i);
		*open += is_open(m, i);
	}
	m->things = m->where.first && *things;
	m->told = m->where.first && (*things || *persons || *open >= OPEN_WORDS);
	for (size_t i = 0; i < m->w->n; i++)
		if (points(m, i) || is_in_play(m, i) || is_mailing(m, i) || is_doubt(m, i))
			return false;
	return true;
}

bool matter_is_named(const struct view *v, const struct words *w)
{
	const struct matter m = { v, w, { 0 }, false, false, false };
	for (size_t i = 0; i < w->n; i++)
		if (is_thing(&m, i) || is_person(&m, i))
			return true;
	return false;
}

bool matter_is_own(const struct view *v, const struct words *w, struct setting where)
{
	struct matter m = { v, w, where, where.first, false, false };
	size_t things = 0, persons = 0, open = 0;
	if (w->n < APART_WORDS || where.leads || is_request(w) ||
	    (!where.first && (names_another(v, w->folded) || !is_sentence(&m))))
		return false;
	if (where.trails && begins(w, IS(PREPOSITION) | IS(SEPARATOR)))
		return false;
	return is_elsewhere(&m, &things, &persons, &open) &&
	       (things || open >= OPEN_WORDS || (where.first && where.greeted) ||
		(where.first && (persons || (open && count(w) > FRAGMENT_WORDS - 1 && is_sentence(&m)))));
}

/* "With which program ...", "Have you ..." */
static bool asks(const struct words *w)
{
	return begins(w, IS(STOP_QUESTION) | IS(DOES) | IS(ASKS_FACT) | IS(PREDICATE)) ||
	       (w->n > 1 && w->at[0].roles & IS(PREPOSITION) && w->at[1].roles & IS(STOP_QUESTION));
}

/* What points at the orders, at their writer, or at what is not so, not yet so, or should be. */
#define NOT_OF_FACT \
	(IS(REFERENCE) | IS(OWN_WORD) | IS(WILL) | IS(STOP_CONDITION) | IS(STOP_NEGATION) | IS(STOP_CORRECTION) | \
	 IS(STOP_VAGUE) | IS(STOP_ALTERNATIVE) | IS(DROP) | IS(DENIAL) | IS(UNSETTLED) | IS(AGAINST) | IS(HAZARD) | \
	 IS(RATHER) | IS(RETRACTS) | IS(UNDONE) | IS(CHANGES) | IS(STATUS) | IS(NUMBER))

/* "What do I get for a share?", "How does bidding work, do I pay if I am outbid?": of "what", "how", "who", "when", "where"
 * the answer is a fact, whatever is supposed in it; but for what is thought, wanted, or was done by him. */
#define OF_HIS_MIND (IS(HEARSAY) | IS(UNDONE) | IS(TEMPORAL))

static bool asks_of_himself(const struct matter *m, const struct words *w, size_t from)
{
	static const char *const wants[] = { "want", "wish", "mean", "intend" };
	const roles never = (NOT_OF_FACT & ~(IS(OWN_WORD) | IS(STOP_CONDITION) | IS(NUMBER) | IS(WILL))) | OF_HIS_MIND;
	if (str_eq_c(w->at[from].text, "why") || w->at[from].roles & IS(DOES))
		return false;
	for (size_t i = from + 1; i < w->n; i++) {
		const struct str text = w->at[i].text;
		const roles r = w->at[i].roles;
		const bool number = r & IS(NUMBER) || holds_digit(text);
		const bool can = str_eq_c(text, "can") || str_eq_c(text, "will");
		const bool has = str_eq_c(text, "got") || str_eq_c(text, "left");
		const bool how = i == from + 1 && (str_eq_c(text, "many") || str_eq_c(text, "much"));
		const roles supposed = r & IS(STOP_CONDITION) ? IS(TEMPORAL) | IS(STATUS) | IS(HAZARD) : 0;
		if (r & never & ~supposed & ~(how ? IS(STOP_VAGUE) : 0) || (r & IS(WILL) && !can) ||
		    is_area(m->v, text))
			return false;
		if (!r && ((dictionary_is_saying(text) && i > from + 1 &&
			    !(w->at[i + 1 < w->n ? i + 1 : i].roles & IS(STOP_QUESTION))) ||
			   (inflect_is_past(text) && !has && w->at[i - 1].roles & IS(OWN_WORD))))
			return false;
		if (number && !(w->at[i - 1].roles & (IS(PREPOSITION) | IS(OWN_WORD))))
			return false;
		if (i == from + 1 && r & IS(STOP_PAST) && r & IS(DOES) && !str_eq_c(text, "is"))
			return false;
		for (size_t k = 0; k < sizeof wants / sizeof *wants; k++)
			if (str_eq_c(text, wants[k]))
				return false;
	}
	return true;
}

/* "Who owns Kyoto?", "Did blue attack ann last turn?": what is or was, of others. An answer cannot take back what is
 * ordered beside it, whoever and whatever of the game it names. */
static bool asks_of_others(const struct words *q, const struct words *w, size_t from)
{
	const bool whether = !(w->at[from].roles & (IS(STOP_QUESTION) | IS(ASKS_FACT))) || w->at[from].roles & IS(DOES);
	if (words_hold(q->folded, STR("you")) || words_hold(q->folded, STR("your")) || holds_number(q))
		return false;
	if (whether && from + 1 < w->n && w->at[from + 1].roles & IS(OTHERS)) /* "Is he?" */
		return false;
	for (size_t i = from + 1; i < w->n; i++)
		if (w->at[i].roles & NOT_OF_FACT)
			return false;
	return true;
}

static bool asks_what_is(const struct matter *m, const struct words *q, struct arena *a)
{
	const struct words w = words_singly(q->folded, a);
	size_t from = 0;
	while (from < w.n && !str_eq(w.at[from].text, str_sub(q->at[0].text, 0, w.at[from].text.n)))
		from++;
	return from < w.n && (asks_of_others(q, &w, from) || asks_of_himself(m, &w, from));
}

/* Not "What I do now is this". */
bool matter_is_put(const struct words *w, struct arena *a)
{
	const struct words s = words_singly(w->folded, a);
	size_t from = 0;
	while (from + 1 < s.n && !(s.at[from].roles & (IS(STOP_QUESTION) | IS(DOES))) &&
	       s.at[from].roles & (IS(CHAT) | IS(SEPARATOR) | IS(FILLER) | IS(WHOLE)))
		from++;
	if (from + 2 >= s.n)
		return false;
	const struct str next = s.at[from + 1].text;
	if (s.at[from].roles & IS(STOP_QUESTION) && !(s.at[from].roles & IS(DOES)))
		return s.at[from + 1].roles & (IS(DOES) | IS(PREDICATE)) || str_eq_c(next, "many") ||
		       str_eq_c(next, "much") || str_eq_c(next, "can") ||
		       s.at[from].roles & IS(PREDICATE); /* "whats" */
	return s.at[from].roles & IS(DOES) && str_eq_c(next, "there");
}

bool matter_is_asked(const struct view *v, const struct words *w, struct setting where, struct arena *a)
{
	struct words q = *w;
	while (q.n > 1 && !asks(&q) && q.at[0].roles & (IS(CHAT) | IS(SEPARATOR) | IS(FILLER) | IS(WHOLE)))
		q = behind(&q, 1);
	struct matter m = { v, &q, where, true, false, false };
	if (q.n < APART_WORDS || !asks(&q))
		return false;
	if (asks_what_is(&m, &q, a))
		return true;
	const bool fact = begins(&q, IS(ASKS_FACT)) && !has(&q, IS(OWN_WORD));
	m.where.first |= fact && !names_area(v, &q) && !holds_number(&q); /* "when does the turn end": no deed of his */
	for (size_t i = 0; i < q.n; i++) {
		const roles r = q.at[i].roles;
		const bool soft = r & (IS(STOP_QUESTION) | IS(ASKS_FACT) | IS(STOP_ALTERNATIVE) | IS(TEMPORAL));
		if (points(&m, i) || is_in_play(&m, i) || is_mailing(&m, i) || (i && !soft && is_doubt(&m, i)))
			return false;
		m.things |= is_thing(&m, i) || is_person(&m, i);
	}
	return m.things || fact;
}

/* "this tablet", "this year": it is not what is yet to come; "this one", "this is how" may be. */
static bool is_of_word(const struct matter *m, size_t i)
{
	const struct said *next = i + 1 < m->w->n ? &m->w->at[i + 1] : NULL;
	return next && (is_thing(m, i + 1) || is_open(m, i + 1) || next->roles & (IS(PAST_TIME) | IS(IN_TIME))) &&
	       !str_ends(next->text, STR("s"));
}

/* It points at what stands under it, or above; words one by one, for "do this" is one of the list. */
static bool points_at_page(const struct matter *m, const struct words *single)
{
	const struct matter one = { m->v, single, m->where, true, true, true };
	for (size_t i = 0; i < single->n; i++)
		if (single->at[i].roles & IS(FORWARD) && !is_of_word(&one, i))
			return true;
	return false;
}

/* What is said of the orders or may be, of any word: whoever is named in the sentence. */
static bool may_bear(const struct matter *m, size_t i)
{
	const roles ever = IS(STOP_CORRECTION) | IS(STOP_ALTERNATIVE) | IS(UNSETTLED) | IS(AGAINST) | IS(DENIAL) |
			   IS(DROP) | IS(STATUS) | IS(RATHER) | IS(EARLIER) | IS(ADDS) | IS(STOP_VAGUE);
	const struct said *s = &m->w->at[i];
	const bool number = (s->roles & IS(NUMBER) || holds_digit(s->text)) && !(s->roles & IS(ARTICLE_ONE));
	if (s->roles & ever ||
	    (s->roles & IS(STOP_CONDITION) && !(s->roles & (IS(TEMPORAL) | IS(PREDICATE) | IS(WILL)))))
		return true;
	if (s->roles & (IS(REFERENCE) | IS(MENTION) | IS(MAILED)) && !(s->roles & IS(CLOSED)))
		return true;
	if (s->roles & IS(LIMITS) || (!m->where.first && (s->roles & IS(HEARSAY) || dictionary_is_saying(s->text))))
		return true;
	if (!m->where.first && s->roles & (IS(TEMPORAL) | IS(REFERENCE)) && !is_of_thing(m, i))
		return true;
	return (is_of_game(m, s) && !(s->roles & IS(HEADING_WORD))) || (number && !is_of_thing(m, i));
}

bool matter_is_idle(const struct view *v, const struct words *w, const struct words *single, struct setting where)
{
	const struct matter m = { v, w, where, true, true, true };
	const bool titled = begins(w, IS(HEADING_WORD) | IS(LABEL_WORD)) && !begins(w, IS(OWN_WORD));
	const bool state = begins(w, IS(OWN_WORD)) || (w->n > 1 && w->at[1].roles & IS(PREDICATE));
	const bool named = matter_is_named(v, w);
	if (where.leads || is_request(w) || asks(w) || points_at_page(&m, single) || (!where.first && titled))
		return false;
	for (size_t i = 0; i < w->n; i++)
		if (may_bear(&m, i))
			return false;
	if (names_area(v, w) || names_another(v, w->folded))
		return false;
	if (named)
		return true;
	return !has(w, IS(STOP_NEGATION) | IS(HAZARD) | IS(WILL)) && !(state && w->n < IDLE_WORDS) &&
	       (where.first ? w->n >= IDLE_WORDS : is_sentence(&m) || (where.shouted && w->n > 1));
}
