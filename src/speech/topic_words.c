/* topic_words: see topic_words.h. */
#include "speech/topic_words.h"

#include "base/buf.h"
#include "base/byte.h"
#include "bind/talk.h"
#include "speech/mention.h"
#include "speech/topic.h"
#include "order/likely.h"
#include "order/phrasing.h"
#include "order/roles.h"

enum { NAME_WORDS = 4, SHORT_LETTERS = 3 };

size_t topic_end_of_word(struct str text, size_t from)
{
	while (from < text.n && byte_is_word(text.p[from]))
		from++;
	return from;
}

static bool is_capital(struct str word)
{
	for (size_t i = 0; i < word.n; i++)
		if (!byte_is_capital(word.p[i]))
			return false;
	return true;
}

/* A name; of those of few letters only what is no other word: "can" is not Canada. */
static bool is_place(struct str word, const struct map *m)
{
	const area_id area = word.n > SHORT_LETTERS - 1 ? map_find(m, word) : AREA_NONE;
	return area != AREA_NONE && (word.n > SHORT_LETTERS || is_capital(word) ||
				     (area < m->nareas && str_eq_nocase(word, m->areas[area].name)));
}

size_t topic_place_at(const void *context, struct str rest)
{
	const struct map *m = context;
	size_t best = 0, to = 0;
	if (!m || !m->nareas || !byte_is_word(*rest.p) || byte_is_digit(*rest.p))
		return 0;
	for (size_t words = 0; words < NAME_WORDS && to < rest.n; words++) {
		to = topic_end_of_word(rest, to);
		if (is_place(str_sub(rest, 0, to), m))
			best = to;
		while (to < rest.n && !byte_is_word(rest.p[to]))
			to++;
	}
	return best;
}

struct str topic_place_in(struct str text, const struct map *m)
{
	for (size_t i = 0; i < text.n; i = topic_end_of_word(text, i) + 1) {
		const size_t n = byte_is_word(text.p[i]) ? topic_place_at(m, str_sub(text, i, text.n)) : 0;
		if (n)
			return str_sub(text, i, i + n);
	}
	return STR("");
}

bool topic_names_way(struct str text, const struct map *m)
{
	area_id before = AREA_NONE;
	for (struct str name; (name = topic_place_in(text, m)).n;) {
		const area_id area = map_find(m, name);
		if (before != AREA_NONE && area != before && map_edge(m, before, area))
			return true;
		before = area;
		text = str_sub(text, (size_t)(name.p - text.p) + name.n, text.n);
	}
	return false;
}

struct str topic_number_in(struct str text)
{
	size_t from = 0, to;
	while (from < text.n && !byte_is_digit(text.p[from]))
		from++;
	for (to = from; to < text.n && byte_is_digit(text.p[to]);)
		to++;
	return str_sub(text, from, to);
}

struct str topic_mail_in(struct str text)
{
	size_t at = str_find_char(text, '@'), to = at;
	if (at == text.n)
		return STR("");
	while (at && !strchr(" \t\n<(\"':,;", text.p[at - 1]))
		at--;
	while (to < text.n && !strchr(" \t\n>)\"':,;!?", text.p[to]))
		to++;
	return str_strip(str_sub(text, at, to), ".");
}

struct str topic_words_about(struct str text, struct arena *a)
{
	struct buf out = buf_new(a);
	for (size_t i = 0, to; i < text.n; i = to + 1) {
		to = topic_end_of_word(text, i);
		const struct str word = str_sub(text, i, to);
		if (word.n >= SHORT_LETTERS && likely_word_is_of(learned_asked, word, "help-on", "order", a))
			buf_addf(&out, "%s%.*s", out.n ? " " : "", STR_ARG(word));
	}
	return buf_str(&out);
}

int32_t topic_of_state(struct str text, const struct map *m, struct arena *a)
{
	const struct traits t = traits_of(text, topic_place_at, m, a);
	const int32_t rule = likely_rather(learned_matter, t, "state", "rule"),
		      talk = likely_rather(learned_matter, t, "state", "talk");
	return rule < talk ? rule : talk;
}

/* ---- documents -------------------------------------------------------------------------------- */

static const char *const wishes[] = {
#define WISH(word) word,
#define RULES(word)
#include "../../grammar/documents.def"
#undef WISH
#undef RULES
	NULL
};
static const char *const of_rules[] = {
#define WISH(word)
#define RULES(word) word,
#include "../../grammar/documents.def"
#undef WISH
#undef RULES
	NULL
};

static bool has_one(struct str text, const char *const *words)
{
	while (*words && !mentions(text, str_c(*words)))
		words++;
	return *words;
}

bool topic_wants_sent(struct str text, struct arena *a)
{
	enum { FEW = 4 };
	return topic_asks(text, a) || has_one(text, wishes) || words_singly(text, a).n <= FEW;
}

bool topic_wants_rules(struct str text)
{
	return has_one(text, of_rules);
}

/* ---- sentences -------------------------------------------------------------------------------- */

/* "bob etc. buy nothing" */
static bool is_abbreviated(struct str text, size_t dot)
{
	struct arena a = ARENA_INIT;
	size_t from = dot;
	while (from && !strchr(" \n(", text.p[from - 1]))
		from--;
	const bool is = phrasing_says("ABBREVIATED", str_sub(text, from, dot), &a);
	arena_release(&a);
	return is && dot + 2 < text.n && byte_is_word(text.p[dot + 2]);
}

static bool ends_sentence(struct str text, size_t i)
{
	if (text.p[i] == '\n')
		return i + 1 < text.n && text.p[i + 1] == '\n';
	return strchr(".!?;", text.p[i]) && (i + 1 == text.n || strchr(" \n\r\t\"')", text.p[i + 1]) != NULL) &&
	       !(text.p[i] == '.' && i > 1 && (text.p[i - 2] == ' ' || is_abbreviated(text, i))); /* "H. Lindqvist" */
}

static bool may_begin(const struct said *w)
{
	return w->roles & SAYS_ROLE(STOP_QUESTION) && !(w->roles & SAYS_ROLE(DOES));
}

/* "how strong must I be", "which of them is": a word that asks, and soon its verb; or "how many". */
static bool asks_in_words(struct str text, struct arena *a)
{
	enum { NEAR = 4 };
	static const char *const near[] = { "must", "can", "many", "much" };
	const roles verb = SAYS_ROLE(DOES) | SAYS_ROLE(PREDICATE);
	const struct words w = words_singly(text, a);
	bool asks = false;
	size_t at = 0;
	while (at + 1 < w.n && at < 1 && !may_begin(&w.at[at]))
		at++;
	if (at + 1 < w.n && may_begin(&w.at[at]) && w.at[at].roles & SAYS_ROLE(PREDICATE)) /* "whats a buffer" */
		return true;
	for (size_t i = at + 1; at < w.n && may_begin(&w.at[at]) && i + 1 < w.n && i <= at + NEAR; i++) {
		asks |= (w.at[i].roles & verb) != 0;
		for (size_t k = 0; k < sizeof near / sizeof *near; k++)
			asks |= str_eq_c(w.at[i].text, near[k]);
	}
	return asks;
}

/* "..., and how long does it take?": another question begins there. */
static bool begins_question(struct str text)
{
	enum { OPENING = 24 };
	struct arena a = ARENA_INIT;
	const struct words w = words_said(str_sub(text, 0, OPENING), &a);
	const bool begins = w.n && (w.at[0].roles & (SAYS_ROLE(STOP_QUESTION) | SAYS_ROLE(ASKS_FACT)) ||
				    str_eq_c(w.at[0].text, "can") || asks_in_words(text, &a));
	arena_release(&a);
	return begins;
}

/* A name, or a thing, as far as it is no word that joins others. */
static bool is_name_or_any(void *context, struct str what, struct str word)
{
	(void)context;
	return str_eq_c(what, "any") ||
	       (str_eq_c(what, "name") && !word_is(word, SAYS_ROLE(CLOSED) | SAYS_ROLE(PREDICATE)));
}

/* What stands at the beginning of a text: looked for by several names, and once. */
struct opening {
	struct phrasing p;
	struct str words[PHRASING_WORDS];
};

static struct opening *opening_of(struct str text, struct arena *a)
{
	enum { BYTES = 400 };
	const struct words w = words_singly(str_sub(text, 0, BYTES), a);
	struct opening *o = ARENA_NEW(a, struct opening);
	o->p = (struct phrasing){ .words = o->words, .is = is_name_or_any };
	for (; o->p.n < w.n && o->p.n < PHRASING_WORDS; o->p.n++)
		o->words[o->p.n] = w.at[o->p.n].text;
	o->p.known = phrasing_memory(o->p.n, a);
	return o;
}

static bool says(const struct opening *o, const char *rule)
{
	return phrasing_fits(&o->p, rule, 0, o->p.n);
}

static bool opens(struct str text, const char *rule)
{
	struct arena a = ARENA_INIT;
	const bool is = says(opening_of(text, &a), rule);
	arena_release(&a);
	return is;
}

bool topic_asks(struct str text, struct arena *a)
{
	return str_find_char(text, '?') < text.n || talk_is_question(text, a) || asks_in_words(text, a);
}

bool topic_asks_somehow(struct str text, struct arena *a)
{
	return topic_asks(text, a) || opens(text, "ASKS_SUPPOSING") || opens(text, "ASKS_WONDERING");
}

bool topic_wonders(struct str text)
{
	return opens(text, "WONDERS") || opens(text, "ASKS_SUPPOSING");
}

bool topic_points_back(struct str text)
{
	return opens(text, "POINTS_BACK");
}

bool topic_wants_advice(struct str text)
{
	return opens(text, "ADVICE");
}

bool topic_turns(struct str text)
{
	return opens(text, "TURNS_ON");
}

bool topic_asks_nothing(struct str text)
{
	return str_find_any(text, 0, "?:") == text.n && opens(text, "ASKS_NOTHING") && !opens(text, "ASKS_MORE");
}

bool topic_names_motion(struct str text)
{
	return opens(text, "MOTION_SAID");
}

/* Where a sentence may go on with another question: behind an "and", an "or", a comma. */
enum { JOINTS = 12 }; /* of a sentence; of more none is looked at */
struct joint {
	size_t at; /* what stands behind it */
	bool and, or ;
};

static size_t find_joints(struct joint out[JOINTS], struct str text)
{
	static const char *const words[] = { " and ", ", ", " or ", ": " };
	size_t n = 0;
	for (size_t i = 0; i < text.n; i++)
		for (size_t k = 0; k < sizeof words / sizeof *words; k++)
			if (str_starts(str_sub(text, i, text.n), str_c(words[k]))) {
				if (n == JOINTS)
					return 0;
				const size_t at = i + strlen(words[k]);
				out[n++] = (struct joint){
					at, !k, k == 2 || str_starts(str_sub(text, at, text.n), STR("or "))
				};
			}
	return n;
}

/* Whether another question begins behind it; a comma parts two only where the first asks by itself. first: something before it asks, at its
 * beginning or behind a sign: "Before I do that, would you tell me". */
static bool asks_behind(const struct joint *j, const struct opening *o, struct str sentence, bool first, bool asks,
			struct arena *a)
{
	enum { LITTLE = 3 };
	const struct str text = str_sub(sentence, j->at, sentence.n);
	const struct words w = words_singly(text, a);
	if (w.n < LITTLE && !words_have(&w, SAYS_ROLE(PREDICATE) | SAYS_ROLE(DOES))) /* "..., and how many?" */
		return false;
	const bool word = w.n && may_begin(&w.at[0]) && asks_in_words(text, a);
	const bool parts = (word && (j->and || topic_asks(str_sub(sentence, 0, j->at), a))) ||
			   (first && says(o, "ASKS_ON") && !says(o, "POINTS_BACK"));
	/* "and can I use it now?"; not "or does one get lost?", which is another answer to the same, nor "..., am I stuck?" */
	const bool turned = first && !j->or &&says(o, "TURNS_ON") && (j->and || w.n > LITTLE);
	return parts || turned || (asks && j->and &&begins_question(text));
}

/* Where the first of two questions ends that an "and" or an "or" joins, or a comma; or at its end. */
static size_t end_of_question(struct str text)
{
	enum { OPENING = 12 }; /* "Oh, and ..." */
	const bool asks = str_ends(text, STR("?")) || begins_question(text);
	struct joint joints[JOINTS];
	const size_t n = find_joints(joints, text);
	size_t end = text.n;
	struct arena a = ARENA_INIT;
	const struct opening *o = n ? opening_of(text, &a) : NULL;
	bool first = o && (says(o, "ASKS_ON") || says(o, "TURNS_ON") || says(o, "OPENS_ASKING"));
	for (size_t i = 0; i < n && end == text.n; i++) {
		const bool sign = text.p[joints[i].at - 2] == ':', word = text.p[joints[i].at - 2] != ',' && !sign;
		o = opening_of(str_sub(text, joints[i].at, text.n), &a);
		if (joints[i].at > OPENING && !sign && asks_behind(&joints[i], o, text, first, asks, &a))
			end = joints[i].at;
		first |= !word && (says(o, "ASKS_ON") || says(o, "TURNS_ON"));
	}
	arena_release(&a);
	return end;
}

bool topic_is_cut(struct str sentence, struct str rest)
{
	return sentence.n && str_trim(rest).n && !strchr(".!?;\n", sentence.p[sentence.n - 1]);
}

bool topic_sentence(struct str *rest, struct str *out)
{
	size_t n = 0;
	*rest = str_trim(*rest);
	while (n < rest->n && !ends_sentence(*rest, n))
		n++;
	n += n < rest->n;
	n = end_of_question(str_sub(*rest, 0, n));
	*out = str_sub(*rest, 0, n);
	if (str_ends(*out, STR(" and ")))
		*out = str_sub(*out, 0, n - sizeof("and ") + 1);
	if (str_ends(*out, STR(" or ")))
		*out = str_sub(*out, 0, n - sizeof("or ") + 1);
	if (n < rest->n)
		*out = str_strip(*out, " ,");
	*rest = str_sub(*rest, n, rest->n);
	return out->n > 0;
}

bool topic_names_letters(struct str text)
{
	return opens(text, "OF_LETTERS");
}

bool topic_names_oneself(struct str text, struct arena *a)
{
	const struct words w = words_singly(text, a);
	bool own = false;
	for (size_t i = 0; i < w.n; i++)
		own |= (w.at[i].roles & SAYS_ROLE(OWN_WORD)) || str_eq_c(w.at[i].text, "we");
	return own;
}

bool topic_of_oneself(struct str text, struct arena *a)
{
	enum { FEW = 4 };
	return words_singly(text, a).n <= FEW || topic_names_oneself(text, a);
}

bool topic_supposes(struct str text)
{
	static const char *const opens[] = { "if", "suppose", "supposing", "assuming", "provided", NULL };
	static const char *const places[] = { "where", "which", NULL };
	for (const char *const *word = places; *word; word++)
		if (mentions(text, str_c(*word)))
			return false;
	for (const char *const *word = opens; *word; word++) {
		const size_t at = mention_at(text, str_c(*word));
		const struct str before = str_trim(str_sub(text, 0, at));
		if (at < text.n && (!before.n || strchr(",;:-(", before.p[before.n - 1])))
			return true;
	}
	return false;
}
