/*
 * lint_words: what players may call verbs and things, against each other and against the words that every game has.
 * That two verbs share a word is usual: "move" is meant as the sentence goes. Where nothing in the sentence can tell
 * them apart it is a mistake, and so is a word that no text can hold.
 */
#include "disk/lint.h"
#include "base/byte.h"
#include "base/utf8.h"
#include "engine/engine.h"
#include "play/verb.h"

#define LIST(text, name) { text, name },
#define PREPOSITION(text, r) LIST(text, "a preposition")
#define PREPOSITION_EACH(text, r) LIST(text, "a preposition")
#define SEPARATOR(text, r) LIST(text, "a word that parts orders")
#define FILLER(text) LIST(text, "a word that says nothing")
#define CHAT(text) LIST(text, "an opener of chatter")
#define DESCRIPTION(text) LIST(text, "a description")
#define ARTICLE(text) LIST(text, "an article")
#define ARTICLE_ONE(text) LIST(text, "an article")
#define NUMBER(text, n) LIST(text, "a number")
#define ALL(text) LIST(text, "an amount")
#define REST(text) LIST(text, "an amount")
#define BUT(text) LIST(text, "an amount")
#define UP_TO(text) LIST(text, "an amount")
#define MORE(text) LIST(text, "an amount")
#define EACH(text) LIST(text, "an amount")
#define PRONOUN(text, which) LIST(text, "a pronoun")
#define STOP(text, why) LIST(text, "a word that makes a sentence no order")

/* Those of grammar/ that a line is cut and stopped by. What the others list bears on lines that hold no order. */
static const struct common {
	const char *text, *what;
} commons[] = {
#include "lexicon.inc"
};
enum { COMMONS = sizeof commons / sizeof *commons };

static const char *common_what(struct str word)
{
	for (size_t i = 0; i < COMMONS; i++)
		if (str_eq_nocase(word, str_c(commons[i].text)))
			return commons[i].what;
	return NULL;
}

/* ---- one word --------------------------------------------------------------------------------- */

/* Texts are cut at signs, so a word with one is never met. */
static bool is_writable(struct str word)
{
	bool letter = false;
	for (size_t i = 0; i < word.n; i++) {
		const char c = word.p[i];
		const bool plain = byte_is_any_letter(c);
		letter |= plain;
		if (!plain && !byte_is_digit(c) && !strchr(" '-", c))
			return false;
	}
	return letter;
}

static void check_word(const struct lint *l, const char *where, struct str word)
{
	if (!word.n)
		lint_say(l, where, "one of its aliases is empty; take the sign away that parts it from the next");
	else if (!is_writable(word) && !str_eq_c(word, "#"))
		lint_say(l, where,
			 "nobody can write \"%.*s\": texts are cut at signs; use letters, blanks, hyphens, apostrophes",
			 STR_ARG(word));
}

/* ---- lists of words --------------------------------------------------------------------------- */

struct word_list {
	VEC(struct str) list;
};

static void add_word(const struct lint *l, const char *where, struct word_list *w, struct str word)
{
	check_word(l, where, word);
	for (size_t i = 1; i < w->list.n; i++) /* the name may stand among the aliases: lists are shared */
		if (str_eq_nocase(w->list.at[i], word))
			lint_say(l, where, "\"%.*s\" is among its words twice; take one out", STR_ARG(word));
	VEC_PUSH(&w->list, l->arena, word);
}

/* Whether a text has these words, whole: at its beginning, as an order's verb has, or behind it. */
static bool says_at(struct str text, struct str word, bool begins)
{
	for (size_t i = 0; i + word.n <= text.n; i++) {
		const bool whole = (!i || text.p[i - 1] == ' ') &&
				   (i + word.n == text.n || strchr(" ,.:", text.p[i + word.n]));
		if (whole && str_eq_nocase(str_sub(text, i, i + word.n), word) && !i == begins)
			return true;
	}
	return false;
}

/* The examples of verbs are run by the tests: what one of them says is understood. */
static bool is_shown(const struct verb *v, struct str word, bool begins)
{
	struct str rest = str_c(v->examples), line;
	while (v->examples && str_line(&rest, &line))
		if (says_at(line, word, begins))
			return true;
	return false;
}

static bool is_shown_as_noun(const struct lint *l, struct str word)
{
	for (const struct verb *v = l->rules->verbs; v && v->name; v++)
		if (is_shown(v, word, false))
			return true;
	return false;
}

static bool has_word(const struct word_list *w, struct str word)
{
	for (size_t i = 0; i < w->list.n; i++)
		if (str_eq_nocase(w->list.at[i], word))
			return true;
	return false;
}

/* The next, empty ones too, which verb_cut_alias and str_cut pass over. */
static bool cut(struct str *rest, char sign, struct str *word)
{
	if (!rest->p)
		return false;
	const size_t at = str_find_char(*rest, sign);
	*word = str_trim(str_sub(*rest, 0, at));
	*rest = at < rest->n ? str_sub(*rest, at + 1, rest->n) : STR_NONE;
	return true;
}

static struct word_list verb_words(const struct lint *l, const struct verb *v, const char *where)
{
	struct word_list w = { 0 };
	struct str rest = str_c(v->aliases), word;
	add_word(l, where, &w, str_c(v->name));
	while (v->aliases && cut(&rest, strchr(v->aliases, '|') ? '|' : ' ', &word))
		add_word(l, where, &w, word);
	return w;
}

/* ---- verbs ------------------------------------------------------------------------------------ */

static bool same_marks(const struct mark *a, const struct mark *b)
{
	for (; a && b && a->role != MARK_LAST && b->role != MARK_LAST; a++, b++)
		if (a->role != b->role || a->side != b->side || a->price != b->price)
			return false;
	return !a == !b && (!a || a->role == b->role);
}

static bool same_only(const int32_t *a, const int32_t *b)
{
	for (; a && b && *a != -1 && *a == *b; a++, b++)
		;
	return !a == !b && (!a || *a == *b);
}

/* Whether what is said with them can never tell the two apart. */
static bool same_slots(const struct verb *a, const struct verb *b)
{
	const struct slot *s = a->slots, *t = b->slots;
	for (; s && t && s->name && t->name; s++, t++)
		if (s->what != t->what || s->min != t->min || s->max != t->max || s->flags != t->flags ||
		    !same_marks(s->marks, t->marks) || !same_only(s->only, t->only))
			return false;
	return (!s || !s->name) && (!t || !t->name);
}

static bool meet(const struct verb *a, const struct verb *b)
{
	return !a->admitted || !b->admitted || a->admitted & b->admitted;
}

static void check_pair(const struct lint *l, const char *where, const struct verb *a, const struct word_list *wa,
		       const struct verb *b, const struct word_list *wb)
{
	for (size_t i = 0; i < wa->list.n && meet(a, b) && same_slots(a, b); i++)
		if (has_word(wb, wa->list.at[i]))
			lint_say(
				l, where,
				"\"%.*s\" is a word of %s too, in the same call with the same arguments, so it is always two "
				"readings; take it from one of them",
				STR_ARG(wa->list.at[i]), b->name);
}

/* A word that says nothing, parts orders or stops a line may be meant otherwise as well, where that is shown. v: whose
 * word it is; NULL: a noun's. */
static void check_common(const struct lint *l, const char *where, const struct word_list *w, const struct verb *v)
{
	for (size_t i = 0; i < w->list.n; i++) {
		const struct str word = w->list.at[i];
		const char *what = common_what(word);
		if (what && !(v ? is_shown(v, word, true) : is_shown_as_noun(l, word)))
			lint_say(
				l, where,
				"\"%.*s\" is %s in every game, and no example shows that it is understood here; write one, or "
				"take another word",
				STR_ARG(word), what);
	}
}

static void check_verbs(const struct lint *l, struct word_list *words, size_t n)
{
	const struct verb *v = l->rules->verbs;
	for (size_t i = 0; i < n; i++) {
		const char *where = arena_printf(l->arena, "%s, verb %s", l->rules->name, v[i].name);
		words[i] = verb_words(l, &v[i], where);
		check_common(l, where, &words[i], &v[i]);
		for (size_t k = 0; k < i; k++)
			check_pair(l, where, &v[i], &words[i], &v[k], &words[k]);
	}
}

/* ---- nouns ------------------------------------------------------------------------------------ */

static struct word_list noun_words(const struct lint *l, const struct noun_row *n, const char *where)
{
	struct word_list w = { 0 };
	struct str rest = str_c(n->aliases), word;
	add_word(l, where, &w, str_c(n->name));
	while (n->aliases && cut(&rest, '|', &word))
		add_word(l, where, &w, word);
	if (n->plural && !has_word(&w, str_c(n->plural)))
		add_word(l, where, &w, str_c(n->plural));
	return w;
}

static void check_noun_verbs(const struct lint *l, const char *where, const struct word_list *w,
			     const struct word_list *verbs, size_t nverbs)
{
	for (size_t i = 0; i < w->list.n; i++)
		for (size_t k = 0; k < nverbs; k++)
			if (has_word(&verbs[k], w->list.at[i]) &&
			    !(is_shown(&l->rules->verbs[k], w->list.at[i], true) && is_shown_as_noun(l, w->list.at[i])))
				lint_say(
					l, where,
					"\"%.*s\" is a word of verb %s too, and the examples do not show that both are "
					"understood; write them, or name one of the two otherwise",
					STR_ARG(w->list.at[i]), l->rules->verbs[k].name);
}

static void check_nouns(const struct lint *l, const struct word_list *verbs, size_t nverbs)
{
	const struct noun_row *all = l->rules->nouns;
	size_t n = 0;
	while (all && all[n].name)
		n++;
	struct word_list *words = ARENA_ARRAY(l->arena, struct word_list, n + 1);
	for (size_t i = 0; i < n; i++) {
		const char *where = arena_printf(l->arena, "%s, noun %s", l->rules->name, all[i].name);
		words[i] = noun_words(l, &all[i], where);
		check_common(l, where, &words[i], NULL);
		check_noun_verbs(l, where, &words[i], verbs, nverbs);
		for (size_t k = 0; k < i; k++)
			for (size_t x = 0; all[k].what == all[i].what && all[k].id != all[i].id && x < words[i].list.n;
			     x++)
				if (has_word(&words[k], words[i].list.at[x]))
					lint_say(
						l, where,
						"\"%.*s\" is a word of %s too, and nothing tells which is meant; take it from one of "
						"them",
						STR_ARG(words[i].list.at[x]), all[k].name);
	}
}

void lint_words(const struct lint *l)
{
	size_t n = 0;
	while (l->rules->verbs && l->rules->verbs[n].name)
		n++;
	struct word_list *words = ARENA_ARRAY(l->arena, struct word_list, n + 1);
	check_verbs(l, words, n);
	check_nouns(l, words, n);
}

/* ---- names of maps ---------------------------------------------------------------------------- */

/* A short alias (OR, IN, JP-01) is read as a name only in capitals, so it disturbs nobody. */
static bool is_code(size_t alias, struct str name)
{
	return alias && name.n <= 3;
}

static const char *verb_what(struct str name, const struct verb *v, const char *of, struct arena *a)
{
	for (; v && v->name; v++) {
		struct str rest = str_c(v->aliases), alias;
		bool is = str_eq_nocase(name, str_c(v->name));
		while (!is && verb_cut_alias(v, &rest, &alias))
			is = str_eq_nocase(name, alias);
		if (is)
			return arena_printf(a, "the order %s%s", v->name, of);
	}
	return NULL;
}

/* What else the name is, in any game that can be played on the map. */
static const char *word_what(struct str name, struct arena *a)
{
	const char *what = common_what(name);
	if (!what)
		what = verb_what(name, engine_verbs, "", a);
	for (const struct ruleset *const *r = rulesets; !what && *r; r++)
		what = verb_what(name, (*r)->verbs, arena_printf(a, " of %s", (*r)->name), a);
	return what;
}

size_t lint_map(const struct map *m, struct buf *out, struct arena *a)
{
	size_t lines = 0;
	for (area_id i = 0; i < m->nplaces; i++)
		for (size_t k = 0; k <= m->areas[i].naliases; k++) {
			const struct str name = k ? m->areas[i].aliases[k - 1] : m->areas[i].name;
			const char *what = is_code(k, name) ? NULL : word_what(name, a);
			if (!what)
				continue;
			buf_addf(
				out,
				"%.*s is an area and %s: its players will be asked more often; think of another name\n",
				STR_ARG(name), what);
			lines++;
		}
	return lines;
}
