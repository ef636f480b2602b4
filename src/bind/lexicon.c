/*
 * lexicon: everything a game can name, given to the vocabulary row by row. What
 * a word means in a sentence is no business of this file.
 */
#include "bind/lexicon.h"

#include "base/byte.h"
#include "base/colour.h"
#include "bind/takes.h"
#include "order/dictionary.h"

enum { WORD_LETTERS = 4 }; /* shorter ones are shorthand, which has no forms and is not mended */

struct lexicon {
	struct vocab *vocab;
	const struct game *game;
};

static void add(const struct lexicon *l, struct str text, noun_class what, int32_t id, unsigned flags)
{
	vocab_add(l->vocab, text, (struct noun){ what, id }, flags);
}

static bool is_code(struct str s)
{
	bool digit = false;
	for (size_t i = 0; i < s.n; i++) {
		if (byte_is_small(s.p[i]))
			return false;
		digit |= byte_is_digit(s.p[i]);
	}
	return digit || s.n <= 3;
}

static void add_areas(const struct lexicon *l)
{
	const struct map *m = l->game->map;
	for (area_id a = 0; a < m->nplaces; a++) {
		const struct area *area = &m->areas[a];
		add(l, area->name, NOUN_AREA, a, VOCAB_NAME);
		for (size_t i = 0; i < area->naliases; i++)
			add(l, area->aliases[i], NOUN_AREA, a, is_code(area->aliases[i]) ? VOCAB_CODE : VOCAB_NAME);
	}
	for (region_id r = 0; r < m->nregions; r++)
		add(l, m->regions[r].name, NOUN_REGION, r, VOCAB_NAME);
}

void lexicon_seats(const struct state *s, void (*each)(void *context, struct str name, struct noun seat), void *context)
{
	struct str rest, name;
	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, s, TABLE_SEAT, i);
		struct noun noun = { NOUN_SEAT, seat->seat };
		each(context, text_of(s, seat->name), noun);
		for (rest = text_of(s, seat->aliases); str_cut(&rest, '|', &name);)
			each(context, str_trim(name), noun);
	}
}

/* Words parted by '|' alone: a noun may have one alias of two words. */
static void add_aliases(const struct lexicon *l, const char *list, struct noun noun, unsigned flags)
{
	struct str rest = str_c(list), word;
	while (str_cut(&rest, '|', &word))
		vocab_add(l->vocab, str_trim(word), noun, flags);
}

/* What people call armed people, whatever a game calls them. */
static const char *const people[] = {
#define TROOPS(word) word,
#include "lexicon.inc"
};

static void add_people(const struct lexicon *l)
{
	const struct noun_row *n = l->game->rules->nouns;
	while (n && n->name && n->what != NOUN_UNIT)
		n++;
	for (size_t i = 0; n && n->name && i < sizeof people / sizeof *people; i++)
		if (!vocab_has(l->vocab, str_c(people[i]), (struct noun){ n->what, n->id }))
			vocab_add(l->vocab, str_c(people[i]), (struct noun){ n->what, n->id }, 0);
}

static void add_nouns(const struct lexicon *l)
{
	for (const struct noun_row *n = l->game->rules->nouns; n && n->name; n++) {
		struct noun noun = { n->what, n->id };
		unsigned flags = n->what == NOUN_UNIT || n->what == NOUN_THING || n->what == NOUN_NUMBER ? 0
													 : VOCAB_NAME;
		vocab_add(l->vocab, str_c(n->name), noun, flags);
		if (n->plural)
			vocab_add(l->vocab, str_c(n->plural), noun, flags);
		add_aliases(l, n->aliases, noun, flags);
	}
	add_people(l);
	struct str name;
	struct noun noun;
	for (size_t i = 0; l->game->rules->map_name && l->game->rules->map_name(l->game->map, i, &name, &noun); i++)
		add(l, name, noun.what, noun.id, VOCAB_NAME);
	for (const struct class_row *c = l->game->rules->classes; c && c->name; c++)
		add_aliases(l, c->label ? c->label : c->name, (struct noun){ c->what, -1 }, VOCAB_LABEL);
}

struct str slot_opener(const struct slot *s)
{
	struct str print = str_c(s->print);
	return str_trim(str_sub(print, 0, str_find(print, STR("{}"))));
}

/* Texts of a slot that names no opener may be opened by the slot's name; to the end of the line they need none. */
static void add_opener(const struct lexicon *l, verb_id verb, unsigned i, const struct slot *s)
{
	struct str opener = slot_opener(s);
	bool rest = s->flags & SLOT_REST;
	if (!opener.n && rest)
		return;
	add(l, opener.n ? opener : str_c(s->name), NOUN_TEXT, LEXICON_TEXT_ID(verb, i), rest ? VOCAB_REST : VOCAB_TEXT);
	if (opener.n && !rest) /* in a form: "Name: ..." */
		add(l, STR("name"), NOUN_TEXT, LEXICON_TEXT_ID(verb, i), VOCAB_TEXT | VOCAB_FIELD);
}

/* "luck x": what stands behind the verb is text, be it a word of the language. */
static unsigned verb_flags(const struct verb *v)
{
	const struct slot *s = v->slots;
	return s && s->name && s->flags & SLOT_REST && s->min && !slot_opener(s).n ? VOCAB_REST : 0;
}

static const char *const endings[] = {
#define VERB_ENDING(text) text,
#include "../../grammar/irregular.def"
};

/* "relocations:" is what "relocate:" is. */
static void add_deeds(const struct lexicon *l, struct str word, verb_id verb)
{
	ARENA_SCRATCH(a);
	struct str stem = word, known;
	if (word.n <= 3 || str_find_char(word, ' ') < word.n)
		return;
	while (stem.n > 3 && strchr("ey", stem.p[stem.n - 1]))
		stem.n--;
	known = dictionary_from(stem);
	for (size_t i = 0; known.n && i < sizeof endings / sizeof *endings; i++) {
		if (strlen(endings[i]) < 3)
			continue;
		const struct str deed = str_printf(&a, "%.*s%s", STR_ARG(stem), endings[i]);
		const struct str one = str_sub(deed, 0, deed.n - str_ends(deed, STR("s")));
		if (dictionary_holds(known, one))
			add(l, deed, NOUN_VERB, verb, VOCAB_FIELD | VOCAB_EXACT);
	}
}

static bool is_own_word(const struct lexicon *l, struct str word)
{
	for (const struct verb *v = l->game->rules->verbs; v && v->name; v++)
		if (verb_has_word(v, word))
			return true;
	return false;
}

/* "end turn", where the game has a deed of that name: by that alone. */
static bool is_claimed(const struct lexicon *l, const struct verb *v, struct str alias)
{
	const struct verb *rules = l->game->rules->verbs;
	size_t n = 0;
	while (rules && rules[n].name)
		n++;
	return !(rules && v >= rules && v < rules + n) && str_find_char(alias, ' ') < alias.n && is_own_word(l, alias);
}

static void add_verbs(const struct lexicon *l)
{
	for (verb_id id = 0; id < l->game->nverbs; id++) {
		const struct verb *v = l->game->verbs[id];
		struct noun noun = { NOUN_VERB, id };
		if (v->flags & VERB_WHOLE)
			continue;
		vocab_add(l->vocab, str_c(v->name), noun, verb_flags(v));
		add_deeds(l, str_c(v->name), id);
		struct str rest = str_c(v->aliases), alias;
		while (verb_cut_alias(v, &rest, &alias)) {
			add_deeds(l, str_trim(alias), id);
			if (!is_claimed(l, v, str_trim(alias)))
				vocab_add(l->vocab, alias, noun, verb_flags(v));
		}
		for (unsigned i = 0; v->slots && v->slots[i].name; i++)
			if (v->slots[i].what == NOUN_TEXT)
				add_opener(l, id, i, &v->slots[i]);
	}
}

/* "Finished" says no more than "done" does; what the game needs for another order stays with that. */
static void add_namesakes(const struct lexicon *l)
{
	for (verb_id id = 0; id < l->game->nverbs; id++) {
		const verb_id core = l->game->namesake[id];
		const struct verb *v = core == VERB_NONE ? NULL : l->game->verbs[core];
		struct str rest = v ? str_c(v->aliases) : STR_NONE, alias;
		while (v && verb_cut_alias(v, &rest, &alias))
			if (!is_own_word(l, alias))
				add(l, alias, NOUN_VERB, id, 0);
	}
}

/* Words of the language for a deed, by the plainest of them. */
static const struct synonym {
	const char *text, *word;
} synonyms[] = {
#define VERB(text, word) { text, #word },
#include "lexicon.inc"
};

/* Every word for a verb, in the order of their bytes. */
struct said {
	struct str word;
	verb_id verb;
};
struct saids {
	struct arena arena;
	VEC(struct said) list;
};

static int compare_said(const void *a, const void *b)
{
	const struct said *x = a, *y = b;
	const int order = str_cmp(x->word, y->word);
	return order ? order : (x->verb > y->verb) - (x->verb < y->verb);
}

static void list_verb_words(struct saids *out, const struct game *g)
{
	for (verb_id id = 0; id < g->nverbs; id++) {
		struct str rest = str_c(g->verbs[id]->aliases), alias;
		VEC_PUSH(&out->list, &out->arena, ((struct said){ str_c(g->verbs[id]->name), id }));
		while (verb_cut_alias(g->verbs[id], &rest, &alias))
			VEC_PUSH(&out->list, &out->arena, ((struct said){ str_trim(alias), id }));
	}
	qsort(out->list.at, out->list.n, sizeof *out->list.at, compare_said);
}

/* The first that is not before the word. */
static size_t find_said(const struct saids *in, struct str word)
{
	size_t from = 0, to = in->list.n;
	while (from < to) {
		const size_t middle = from + (to - from) / 2;
		if (str_cmp(in->list.at[middle].word, word) < 0)
			from = middle + 1;
		else
			to = middle;
	}
	return from;
}

static bool is_said(const struct saids *in, size_t at, struct str word)
{
	return at < in->list.n && str_eq(in->list.at[at].word, word);
}

/* "Storm" is short for Stormhead where there is one; "go" is never short for Goldacre. */
static bool begins_name(const struct map *m, struct str text)
{
	for (area_id a = 0; text.n >= WORD_LETTERS && a < m->nareas; a++)
		if (str_starts_nocase(m->areas[a].name, text))
			return true;
	return false;
}

/* "att" is, "hit" is not. */
static bool is_shorthand(struct str text)
{
	return text.n < WORD_LETTERS && !dictionary_has(text);
}

/* A synonym means all that the plain word does, where it is no word of the game itself. */
static void add_synonyms(const struct lexicon *l)
{
	struct saids said = { .arena = ARENA_INIT };
	list_verb_words(&said, l->game);
	for (size_t i = 0; i < sizeof synonyms / sizeof *synonyms; i++) {
		const struct str text = str_c(synonyms[i].text), word = str_c(synonyms[i].word);
		size_t at = find_said(&said, word);
		if (!is_said(&said, at, word) || is_said(&said, find_said(&said, text), text) ||
		    begins_name(l->game->map, text))
			continue;
		for (; is_said(&said, at, word); at++)
			add(l, text, NOUN_VERB, said.list.at[at].verb, is_shorthand(text) ? VOCAB_EXACT : 0);
	}
	arena_release(&said.arena);
}

static bool asks_for(const struct game *g, noun_class what)
{
	for (verb_id id = 0; id < g->nverbs; id++)
		if (verb_takes(g->verbs[id], what))
			return true;
	return false;
}

static void add_options(const struct lexicon *l)
{
	const struct schema *schema = l->game->schema;
	for (size_t i = 0; i < schema->noptions; i++)
		add(l, str_c(schema->options[i]->name), NOUN_OPTION, (int32_t)i, VOCAB_EXACT);
}

static void add_colours(const struct lexicon *l)
{
	add(l, STR("colour"), NOUN_COLOUR, -1, VOCAB_LABEL);
	add(l, STR("color"), NOUN_COLOUR, -1, VOCAB_LABEL);
	for (const struct colour *c = colours; c->name; c++)
		add(l, str_c(c->name), NOUN_COLOUR, c->rgb, VOCAB_EXACT);
}

void lexicon_fill(struct vocab *v, const struct game *g)
{
	const struct lexicon l = { .vocab = v, .game = g };
	add_areas(&l);
	add(&l, STR("player"), NOUN_SEAT, -1, VOCAB_LABEL);
	add_nouns(&l);
	add_verbs(&l);
	add_namesakes(&l);
	add_synonyms(&l);
	if (asks_for(g, NOUN_OPTION))
		add_options(&l);
	if (asks_for(g, NOUN_COLOUR))
		add_colours(&l);
}
