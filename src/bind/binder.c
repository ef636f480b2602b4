/*
 * binder: the vocabulary of one game for the run.
 */
#include "bind/binder.h"

#include "order/roles.h"
#include "bind/lexicon.h"
#include "bind/whole.h"
#include "base/utf8.h"
#include "order/inflect.h"
#include "order/parse.h"

/* What may be said in all games with these rules on this map. */
struct binder_words {
	struct arena *run;
	const struct vocab *sealed; /* NULL: nothing was read yet */
};

struct seat_name {
	struct str text;
	struct noun seat;
};

struct late_words {
	struct vocab *vocab; /* NULL: nothing was read yet */
	struct binder_words *shared;
	VEC(struct seat_name) names; /* of seats, as they came, and not in the vocabulary yet */
	struct arena *run;
};

struct binder_words *binder_words(struct arena *run)
{
	struct binder_words *w = ARENA_NEW(run, struct binder_words);
	w->run = run;
	return w;
}

static const struct vocab *words_of(struct binder_words *w, const struct game *g)
{
	if (!w->sealed) {
		struct vocab *v = vocab_new(w->run);
		lexicon_fill(v, g);
		vocab_seal(v);
		w->sealed = v;
	}
	return w->sealed;
}

struct binder *binder_with(struct binder_words *words, const struct game *g, const struct state *s, struct arena *run)
{
	struct binder *b = ARENA_NEW(run, struct binder);
	b->game = g;
	b->run = run;
	b->words = ARENA_NEW(run, struct late_words);
	b->words->run = run;
	b->words->shared = words;
	b->whole_letters = whole_letters(g);
	binder_learn_seats(b, s);
	return b;
}

struct binder *binder_new(const struct game *g, const struct state *s, struct arena *run)
{
	return binder_with(NULL, g, s, run);
}

/* Those that it has not got; whether there was one. */
static bool learn_names(struct late_words *w)
{
	bool learned = false;
	for (size_t i = 0; i < w->names.n; i++) {
		const struct seat_name *name = &w->names.at[i];
		if (vocab_has(w->vocab, name->text, name->seat))
			continue;
		vocab_add(w->vocab, name->text, name->seat, VOCAB_NAME);
		learned = true;
	}
	w->names.n = 0;
	return learned;
}

const struct vocab *binder_vocab(const struct binder *b)
{
	struct late_words *w = b->words;
	const bool fresh = !w->vocab && !w->shared;
	if (fresh) {
		w->vocab = vocab_new(w->run);
		lexicon_fill(w->vocab, b->game);
	} else if (!w->vocab) {
		w->vocab = vocab_copy(words_of(w->shared, b->game), w->run);
	}
	if (learn_names(w) || fresh)
		vocab_seal(w->vocab);
	return w->vocab;
}

static void note_name(void *context, struct str name, struct noun seat)
{
	struct late_words *w = context;
	for (size_t i = 0; i < w->names.n; i++)
		if (w->names.at[i].seat.id == seat.id && str_eq(w->names.at[i].text, name))
			return;
	if (name.n)
		VEC_PUSH(&w->names, w->run, ((struct seat_name){ str_dup(w->run, name), seat }));
}

/* Seldom does a seat come or change its name between two steps. */
static bool seats_are_known(const struct binder *b, const struct state *s)
{
	const size_t n = row_count(s, TABLE_SEAT);
	bool known = b->texts == s->texts && b->seats.n == n;
	for (size_t i = 0; known && i < n; i++)
		known = b->seats.at[i].name == ROW(struct seat_row, s, TABLE_SEAT, i)->name &&
			b->seats.at[i].aliases == ROW(struct seat_row, s, TABLE_SEAT, i)->aliases;
	return known;
}

static void note_seats(struct binder *b, const struct state *s)
{
	b->texts = s->texts;
	b->seats.n = 0;
	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++)
		VEC_PUSH(&b->seats, b->run, *ROW(struct seat_row, s, TABLE_SEAT, i));
}

void binder_learn_seats(struct binder *b, const struct state *s)
{
	if (seats_are_known(b, s))
		return;
	note_seats(b, s);
	lexicon_seats(s, note_name, b->words);
}

const struct sheet *binder_read(const struct binder *b, const struct source *text, struct arena *a)
{
	struct sheet *sheet = ARENA_NEW(a, struct sheet);
	sheet_parse(sheet, text, NULL, 0, binder_vocab(b), a);
	return sheet;
}

const struct span *binder_lines(size_t *n, const struct binder *b, const struct source *text, struct arena *a)
{
	const struct sheet *sheet = binder_read(b, text, a);
	struct span *at = ARENA_ARRAY(a, struct span, sheet->nlines);
	*n = sheet->nlines;
	for (size_t i = 0; i < sheet->nlines; i++)
		at[i] = sheet->lines[i].at;
	return at;
}

bool task_tries(const struct task *t, verb_id id)
{
	return t->untimely || set_has(&t->scope->admitted, id);
}

bool task_implies(const struct task *t, verb_id id)
{
	const unsigned flags = task_verb(t, id)->flags;
	return flags & VERB_IMPLICIT || (flags & VERB_ANSWER && t->scope->alone);
}

const struct reading *task_reading(const struct task *t, const struct reading *of, const struct phrase *at, size_t n)
{
	struct reading *r = ARENA_NEW(t->arena, struct reading);
	*r = (struct reading){ .at = of->at, .phrases = at, .nphrases = (uint32_t)n, .price = of->price };
	return r;
}

bool task_names_player(const struct task *t, const struct phrase *name, bool writer)
{
	const struct nouns nouns = name->terms->u.nouns;
	for (uint32_t k = 0; k < nouns.n; k++)
		if (nouns.at[k].what == NOUN_SEAT && view_speaks_for(t->view, nouns.at[k].id) == writer)
			return true;
	return false;
}

struct str task_verb_of(const struct task *t, struct str said)
{
	static const char *const verbs[][2] = {
#define VERB(word, what) { word, #what },
#include "lexicon.inc"
	};
	struct inflected forms[FORMS_MAX];
	const struct str word = utf8_fold_name(t->arena, said);
	for (size_t i = 0; word.n && i < sizeof verbs / sizeof *verbs; i++) {
		if (word.p[0] != *verbs[i][0])
			continue;
		bool is = str_eq_c(word, verbs[i][0]);
		for (size_t n = inflect_verb(str_c(verbs[i][0]), forms, t->arena); n-- && !is;)
			is = forms[n].form == FORM_S && str_eq(word, forms[n].text);
		if (is)
			return str_c(verbs[i][1]);
	}
	return STR_NONE;
}

bool task_says_way(const struct task *t, const struct phrase *p)
{
	return str_eq_c(task_verb_of(t, source_text(t->source, p->terms->at)), "move");
}

bool task_names_deed(const struct task *t, const struct term *deed)
{
	for (uint32_t k = 0; k < deed->u.nouns.n; k++) {
		const verb_id id = deed->u.nouns.at[k].id;
		struct str name = str_c(task_verb(t, id)->name), first;
		str_cut(&name, ' ', &first);
		if (set_has(&t->scope->admitted, id) &&
		    str_eq_nocase(first, str_sub(source_text(t->source, deed->at), 0, first.n)))
			return true;
	}
	return false;
}

unsigned verb_slots(const struct verb *v)
{
	unsigned n = 0;
	while (v->slots && v->slots[n].name)
		n++;
	return n;
}

bool task_says_what_ends(const struct task *t, verb_id verb, struct span at)
{
	struct str name = str_c(task_verb(t, verb)->name), word = name;
	while (str_cut(&name, ' ', &word))
		;
	return words_hold(words_folded(source_text(t->source, at), t->arena), word);
}
