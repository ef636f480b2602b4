#include "order/inflect.h"

#include "base/arena.h"

struct irregular {
	const char *base, *form;
};

static const struct irregular pasts[] = {
#define IRREGULAR_PAST(base, past) { base, past },
#include "../../grammar/irregular.def"
};
static const struct irregular plurals[] = {
#define IRREGULAR_PLURAL(one, many) { one, many },
#include "../../grammar/irregular.def"
};

/* The word that inflects and what stands around it. */
struct stem {
	struct str before, word, after;
	struct arena *arena;
	struct inflected *out;
	size_t n;
};

static void add(struct stem *s, enum form form, struct str word, size_t keep, const char *ending)
{
	const struct str text = str_printf(s->arena, "%.*s%.*s%s%.*s", STR_ARG(s->before), (int)keep, word.p, ending,
					   STR_ARG(s->after));

	for (size_t i = 0; i < s->n; i++)
		if (str_eq(s->out[i].text, text))
			return;
	if (s->n < FORMS_MAX)
		s->out[s->n++] = (struct inflected){ form, text };
}

static bool is_vowel(char c)
{
	return c && strchr("aeiou", c);
}

static bool ends_in_consonant_y(struct str w)
{
	return w.n > 1 && w.p[w.n - 1] == 'y' && !is_vowel(w.p[w.n - 2]);
}

static bool hisses(struct str w)
{
	return str_ends(w, STR("s")) || str_ends(w, STR("x")) || str_ends(w, STR("z")) || str_ends(w, STR("ch")) ||
	       str_ends(w, STR("sh")) || str_ends(w, STR("o"));
}

/* stop -> stopping */
static bool doubles(struct str w)
{
	return w.n > 2 && !is_vowel(w.p[w.n - 1]) && !strchr("wxy", w.p[w.n - 1]) && is_vowel(w.p[w.n - 2]) &&
	       !is_vowel(w.p[w.n - 3]);
}

static void add_s(struct stem *s, enum form form, struct str w)
{
	if (ends_in_consonant_y(w))
		add(s, form, w, w.n - 1, "ies");
	else
		add(s, form, w, w.n, hisses(w) ? "es" : "s");
}

/* ing and ed behave alike: decide -> deciding, decided; stop -> stopping, stopped */
static void add_ending(struct stem *s, enum form form, struct str w, const char *ending)
{
	const char twice[] = { w.p[w.n - 1], '\0' };
	struct str doubled;

	if (str_ends(w, STR("ie")) && ending[0] == 'i')
		add(s, form, w, w.n - 2, "ying");
	else if (w.p[w.n - 1] == 'e' && !(ending[0] == 'i' && str_ends(w, STR("ee"))))
		add(s, form, w, w.n - 1, ending);
	else if (ends_in_consonant_y(w) && ending[0] == 'e')
		add(s, form, w, w.n - 1, "ied");
	else
		add(s, form, w, w.n, ending);
	if (!doubles(w))
		return;
	doubled = str_printf(s->arena, "%.*s%s", STR_ARG(w), twice);
	add(s, form, doubled, doubled.n, ending);
}

static void add_past(struct stem *s, struct str w)
{
	bool irregular = false;

	for (size_t i = 0; i < sizeof pasts / sizeof *pasts; i++) {
		if (!str_eq_c(w, pasts[i].base))
			continue;
		add(s, FORM_PAST, str_c(pasts[i].form), strlen(pasts[i].form), "");
		irregular = true;
	}
	if (!irregular)
		add_ending(s, FORM_PAST, w, "ed");
}

static void add_verb_forms(struct stem *s, struct str w)
{
	add(s, FORM_BASE, w, w.n, "");
	if (w.n < 2)
		return;
	add_s(s, FORM_S, w);
	add_ending(s, FORM_ING, w, "ing");
	add_past(s, w);
}

/* mobilise, mobilize */
static struct str other_spelling(struct str w, struct arena *a)
{
	if (w.n < 6 || !(str_ends(w, STR("ise")) || str_ends(w, STR("ize"))))
		return STR_NONE;
	return str_printf(a, "%.*s%s", (int)w.n - 3, w.p, str_ends(w, STR("ise")) ? "ize" : "ise");
}

size_t inflect_verb(struct str text, struct inflected out[FORMS_MAX], struct arena *a)
{
	const size_t blank = str_find_char(text, ' ');
	struct stem s = {
		.word = str_sub(text, 0, blank), .after = str_sub(text, blank, text.n), .arena = a, .out = out
	};

	add_verb_forms(&s, s.word);
	const struct str other = other_spelling(s.word, a);
	if (other.n)
		add_verb_forms(&s, other);
	return s.n;
}

static void add_plural(struct stem *s)
{
	const size_t before = s->n;

	for (size_t i = 0; i < sizeof plurals / sizeof *plurals; i++)
		if (str_ends(s->word, str_c(plurals[i].base)))
			add(s, FORM_S, s->word, s->word.n - strlen(plurals[i].base), plurals[i].form);
	if (s->word.n > 1 && s->n == before && !str_ends(s->word, STR("s")))
		add_s(s, FORM_S, s->word);
}

size_t inflect_noun(struct str text, struct inflected out[FORMS_MAX], struct arena *a)
{
	const size_t of = str_find(text, STR(" of "));
	struct stem s = { .after = str_sub(text, of, text.n), .arena = a, .out = out };
	struct str head = str_sub(text, 0, of);
	size_t last = head.n;

	while (last && head.p[last - 1] != ' ')
		last--;
	s.before = str_sub(head, 0, last);
	s.word = str_sub(head, last, head.n);
	add(&s, FORM_BASE, s.word, s.word.n, "");
	add_plural(&s);
	if (!s.after.n)
		return s.n;
	s.before = str_sub(text, 0, of + strlen(" of "));
	s.word = str_sub(text, s.before.n, text.n);
	s.after = STR_NONE;
	add_plural(&s);
	return s.n;
}

bool inflect_is_past(struct str word)
{
	for (size_t i = 0; i < sizeof pasts / sizeof *pasts; i++)
		if (str_eq_c(word, pasts[i].form) && strcmp(pasts[i].base, pasts[i].form) != 0)
			return true;
	return word.n > 3 && str_ends(word, STR("ed")) && !str_ends(word, STR("eed"));
}
