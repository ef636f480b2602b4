/* thesaurus: see thesaurus.h. */
#include "order/thesaurus.h"

#include "order/inflect.h"

/* Sorted by text: grammar/from-wordnet sees to that. */
static const struct row {
	const char *text, *word;
} rows[] = {
#define SYNONYM(text, word) { text, #word },
#include "../../grammar/thesaurus.def"
#undef SYNONYM
};
enum { ROWS = sizeof rows / sizeof *rows, LETTERS = 3 };

static const struct ending {
	const char *text;
	enum form form;
	const char *before; /* what it may have pushed out */
} endings[] = {
	{ "", FORM_BASE, "" },   { "s", FORM_S, "" },      { "es", FORM_S, "" },      { "ies", FORM_S, "y" },
	{ "ing", FORM_ING, "" }, { "ing", FORM_ING, "e" }, { "in", FORM_ING, "" },    { "in", FORM_ING, "e" },
	{ "ed", FORM_PAST, "" }, { "d", FORM_PAST, "" },   { "ied", FORM_PAST, "y" },
};

struct found {
	struct str *out;
	size_t n;
	struct arena *arena;
};

static void add(struct found *f, struct str text)
{
	for (size_t i = 0; i < f->n; i++)
		if (str_eq(f->out[i], text))
			return;
	if (f->n < THESAURUS_MOST)
		f->out[f->n++] = text;
}

static void add_form(struct found *f, const char *word, enum form form)
{
	struct inflected forms[FORMS_MAX];
	const size_t n = inflect_verb(str_c(word), forms, f->arena);
	struct str last = STR_NONE; /* "puting", "putting" */
	for (size_t i = 0; i < n; i++)
		last = forms[i].form == form ? forms[i].text : last;
	if (last.n)
		add(f, last);
}

static void find_rows(struct found *f, struct str text, enum form form)
{
	size_t low = 0, high = ROWS;
	while (low < high) {
		const size_t middle = low + (high - low) / 2;
		if (str_cmp(str_c(rows[middle].text), text) < 0)
			low = middle + 1;
		else
			high = middle;
	}
	for (; low < ROWS && str_eq_c(text, rows[low].text); low++)
		add_form(f, rows[low].word, form);
}

/* stopp -> stop */
static bool is_doubled(struct str stem)
{
	return stem.n > LETTERS && stem.p[stem.n - 1] == stem.p[stem.n - 2];
}

/* The first word ends so: "pulls back". */
static void find_ending(struct found *f, struct str word, struct str after, const struct ending *e)
{
	const struct str ending = str_c(e->text);
	if (!str_ends(word, ending) || word.n < ending.n + LETTERS - strlen(e->before))
		return;
	const struct str stem = str_sub(word, 0, word.n - ending.n);
	find_rows(f, str_printf(f->arena, "%.*s%s%.*s", STR_ARG(stem), e->before, STR_ARG(after)), e->form);
	if (e->form >= FORM_ING && !*e->before && is_doubled(stem))
		find_rows(f, str_printf(f->arena, "%.*s%.*s", (int)stem.n - 1, stem.p, STR_ARG(after)), e->form);
}

size_t thesaurus_find(struct str text, struct str out[THESAURUS_MOST], struct arena *a)
{
	const size_t blank = str_find_char(text, ' ');
	const struct str word = str_sub(text, 0, blank), after = str_sub(text, blank, text.n);
	struct found f = { .out = out, .arena = a };
	if (word.n < LETTERS)
		return 0;
	if (str_ends(word, STR("in")) && word.n > LETTERS && !after.n)
		add(&f, str_printf(a, "%.*sg", STR_ARG(word)));
	for (size_t i = 0; i < sizeof endings / sizeof *endings; i++)
		find_ending(&f, word, after, &endings[i]);
	return f.n;
}
