#include "order/vocab.h"

#include <stddef.h>
#include <string.h>

#include "base/hash.h"
#include "base/utf8.h"
#include "base/vec.h"
#include "order.tab.h"
#include "order/inflect.h"
#include "order/meaning.h"
#include "order/near.h"
#include "order/sounds.h"

enum { ADDED_TO_COPY = 64 }; /* for that many texts it has room at once */

/* Of words of the language that are mended; shorter ones are too near to others. */
enum { AMOUNT_LETTERS = 8, WAY_LETTERS = 4 };

/* One text as one thing. Entries of one text that differ in nothing but their nouns become one meaning. */
struct entry {
	uint32_t node, ordinal;
	struct noun noun;
	struct str text; /* folded, words parted by single blanks */
	struct meaning meaning;
};

struct named {
	struct noun noun;
	uint32_t ordinal;
	struct str text;
};

struct vocab {
	struct arena *arena;
	struct trie *trie;
	VEC(struct entry) entries;
	VEC(struct named) names;  /* sorted when sealed */
	struct meaning *meanings; /* by node */
	struct meanings *of_node;
	uint32_t nodes; /* when it was sealed */
	struct near *near;
	struct sounds *sounds;
};

/* Words parted by single blanks, as the namer joins tokens. */
static struct str words_of(struct arena *a, struct str text)
{
	struct str rest = utf8_fold_name(a, text), word;
	struct buf b = buf_new(a);

	while (trie_cut_word(&rest, &word)) {
		if (b.n)
			buf_add_char(&b, ' ');
		buf_add(&b, word);
	}
	return buf_str(&b);
}

static void add_entry(struct vocab *v, struct str text, struct noun noun, struct meaning m)
{
	const uint32_t node = trie_insert(v->trie, text, v->arena);

	if (node != TRIE_NONE)
		VEC_PUSH(&v->entries, v->arena, ((struct entry){ node, (uint32_t)v->entries.n, noun, text, m }));
}

struct vocab *vocab_new(struct arena *a)
{
	struct vocab *v = ARENA_NEW(a, struct vocab);

	v->arena = a;
	v->trie = trie_new(a);
	for (size_t i = 0; i < nbuiltins; i++) {
		struct meaning m = builtins[i].meaning;

		m.builtin = true;
		add_entry(v, str_c(builtins[i].text), (struct noun){ 0 }, m);
	}
	return v;
}

static void *copy_of(const void *of, size_t size, size_t room, struct arena *a)
{
	return memcpy(arena_take(a, room, alignof(max_align_t)), of, size);
}

struct vocab *vocab_copy(const struct vocab *v, struct arena *a)
{
	struct vocab *copy = ARENA_NEW(a, struct vocab);

	*copy = *v;
	copy->arena = a;
	copy->trie = trie_copy(v->trie, a);
	copy->entries.cap = v->entries.n + ADDED_TO_COPY;
	copy->names.cap = v->names.n + ADDED_TO_COPY;
	copy->entries.at = copy_of(v->entries.at, v->entries.n * sizeof *v->entries.at,
				   copy->entries.cap * sizeof *v->entries.at, a);
	copy->names.at = copy_of(v->names.at, v->names.n * sizeof *v->names.at, copy->names.cap * sizeof *v->names.at,
				 a);
	return copy;
}

static struct meaning verb_meaning(enum form form, unsigned flags)
{
	static const uint8_t phrase_flags[] = { [FORM_S] = PHRASE_S, [FORM_ING] = PHRASE_ING, [FORM_PAST] = 0 };

	return (struct meaning){
		.symbol = form == FORM_PAST ? W_PAST : W_VERB,
		.role = form == FORM_PAST ? ROLE_PAST : ROLE_VERB,
		.phrase_flags = phrase_flags[form],
		.vocab_flags = (uint16_t)flags,
		.term.kind = TERM_VERB,
	};
}

/* before: bytes of "de " in "de-activate"; what stands behind the hyphen is what inflects. */
static void add_verb(struct vocab *v, struct str text, size_t before, struct noun what, unsigned flags)
{
	struct inflected forms[FORMS_MAX];
	const struct str stem = str_sub(text, before, text.n);
	const size_t n = flags & (VOCAB_EXACT | VOCAB_CODE) ? 0 : inflect_verb(stem, forms, v->arena);

	for (size_t i = 0; i < n; i++)
		add_entry(v, str_printf(v->arena, "%.*s%.*s", (int)before, text.p, STR_ARG(forms[i].text)), what,
			  verb_meaning(forms[i].form, flags));
	if (n == 0)
		add_entry(v, text, what, verb_meaning(FORM_BASE, flags));
}

/* How a class of nouns is known to the grammar. */
struct noun_kind {
	uint16_t symbol;
	uint8_t kind;
	bool countable;
};

static struct noun_kind noun_kind(noun_class what, unsigned flags)
{
	static const struct noun_kind kinds[] = {
		[NOUN_NUMBER] = { W_COIN, TERM_COIN, true },
		[NOUN_UNIT] = { W_UNIT, TERM_UNIT, true },
		[NOUN_THING] = { W_THING, TERM_THING, true },
		[NOUN_TEXT] = { W_OPENER, TERM_OPENER, false },
	};

	if (what < sizeof kinds / sizeof *kinds && kinds[what].symbol)
		return kinds[what];
	if (flags & VOCAB_LABEL)
		return (struct noun_kind){ W_LABEL, TERM_LABEL, true };
	return (struct noun_kind){ W_NAME, TERM_NAME, false };
}

static void add_noun(struct vocab *v, struct str text, struct noun what, unsigned flags, struct noun_kind k)
{
	struct inflected forms[FORMS_MAX] = { { FORM_BASE, text } };
	const bool inflects = k.countable && !(flags & (VOCAB_EXACT | VOCAB_CODE));
	const size_t n = inflects ? inflect_noun(text, forms, v->arena) : 1;
	const struct meaning m = { .symbol = k.symbol, .vocab_flags = (uint16_t)flags, .term.kind = k.kind };

	for (size_t i = 0; i < n; i++)
		add_entry(v, forms[i].text, what, m);
}

/* "N Carolina", "W. Virginia": the first of several words is often written by its initial. */
static void add_initial(struct vocab *v, struct str words, struct noun what, unsigned flags, struct noun_kind k)
{
	struct str rest = words, first;
	struct buf b = buf_new(v->arena);

	trie_cut_word(&rest, &first);
	if (first.n < 2 || !rest.n || (unsigned char)first.p[0] >= 0x80)
		return;
	buf_add_char(&b, first.p[0]);
	buf_add(&b, rest);
	add_noun(v, buf_str(&b), what, flags | VOCAB_EXACT, k);
}

void vocab_add(struct vocab *v, struct str text, struct noun what, unsigned flags)
{
	const struct str words = words_of(v->arena, text);
	const struct noun_kind k = noun_kind(what.what, flags);

	if (!words.n)
		return;
	VEC_PUSH(&v->names, v->arena, ((struct named){ what, (uint32_t)v->names.n, str_dup(v->arena, text) }));
	if (what.what == NOUN_VERB) {
		const size_t hyphen = str_find_char(text, '-');
		const bool inside = hyphen && hyphen < str_find_char(text, ' ') && hyphen + 1 < words.n;
		add_verb(v, words, inside ? hyphen + 1 : 0, what, flags);
		return;
	}
	add_noun(v, words, what, flags, k);
	if (flags & VOCAB_NAME && what.what == NOUN_AREA)
		add_initial(v, words, what, flags, k);
	if (flags & VOCAB_LABEL && k.symbol != W_LABEL)
		add_noun(v, words, what, flags, (struct noun_kind){ W_LABEL, TERM_LABEL, true });
}

static int compare_entries(const void *a, const void *b)
{
	const struct entry *x = a, *y = b;

	if (x->node != y->node)
		return x->node < y->node ? -1 : 1;
	if (x->meaning.symbol == W_NAME || y->meaning.symbol == W_NAME)
		if (x->meaning.symbol != y->meaning.symbol) /* names last */
			return x->meaning.symbol == W_NAME ? 1 : -1;
	if (x->meaning.symbol != y->meaning.symbol)
		return x->meaning.symbol < y->meaning.symbol ? -1 : 1;
	if (x->meaning.phrase_flags != y->meaning.phrase_flags)
		return x->meaning.phrase_flags < y->meaning.phrase_flags ? -1 : 1;
	return (x->ordinal > y->ordinal) - (x->ordinal < y->ordinal);
}

/* Two of the game's that differ in their nouns only. */
static bool same_meaning(const struct entry *a, const struct entry *b)
{
	return a->node == b->node && a->meaning.symbol == b->meaning.symbol &&
	       a->meaning.phrase_flags == b->meaning.phrase_flags && !a->meaning.builtin && !b->meaning.builtin;
}

static bool lists_noun(const struct nouns *list, struct noun n)
{
	for (uint32_t i = 0; i < list->n; i++)
		if (list->at[i].what == n.what && list->at[i].id == n.id)
			return true;
	return false;
}

/* The meaning of entries[from..to), with all their nouns. What restricts must be said of all of them:
 * a code that is also a full name is no mere code. */
static struct meaning merge_entries(struct vocab *v, const struct entry *from, const struct entry *to)
{
	const unsigned restricting = VOCAB_CODE | VOCAB_EXACT;
	struct meaning m = from->meaning;
	struct noun *nouns;

	if (m.builtin)
		return m;
	nouns = ARENA_ARRAY(v->arena, struct noun, (size_t)(to - from));
	m.term.u.nouns = (struct nouns){ nouns, 0 };
	for (const struct entry *e = from; e < to; e++) {
		const unsigned both = m.vocab_flags & e->meaning.vocab_flags & restricting;

		m.vocab_flags |= e->meaning.vocab_flags;
		m.vocab_flags &= (uint8_t)(~restricting | both);
		if (!lists_noun(&m.term.u.nouns, e->noun))
			nouns[m.term.u.nouns.n++] = e->noun;
	}
	return m;
}

/* "evrything", "fron": a word of the language for an amount or a way, alone and long enough. */
static bool is_mended_word(struct str text, const struct meaning *m)
{
	const size_t letters = m->symbol == W_ALL ? AMOUNT_LETTERS : WAY_LETTERS;
	return (m->symbol == W_ALL || m->symbol == W_PREPOSITION) && text.n >= letters &&
	       str_find_char(text, ' ') == text.n;
}

static bool may_be_repaired(struct str text, const struct meaning *m)
{
	return (!m->builtin || is_mended_word(text, m)) && !(m->vocab_flags & (VOCAB_CODE | VOCAB_EXACT)) &&
	       m->symbol != W_OPENER && m->symbol != W_PAST;
}

struct near_list {
	struct arena *arena;
	VEC(struct near_text) texts;
};

/* "garr", "start auct": a thing, or a deed of several words. */
static bool may_be_shortened(struct str text, const struct meaning *m)
{
	return !m->builtin &&
	       (m->symbol == W_THING || (m->symbol == W_VERB && !m->phrase_flags && str_find_char(text, ' ') < text.n));
}

static void list_repairs(struct near_list *to, struct str text, const struct meaning *m, uint32_t number)
{
	const bool name = m->vocab_flags & VOCAB_NAME && m->symbol == W_NAME;
	struct str rest = text, word;

	if (!may_be_repaired(text, m))
		return;
	VEC_PUSH(&to->texts, to->arena,
		 ((struct near_text){ text, number, true, name, name || may_be_shortened(text, m) }));
	trie_cut_word(&rest, &word);
	while (name && trie_cut_word(&rest, &word))
		VEC_PUSH(&to->texts, to->arena, ((struct near_text){ word, number, false, true, true }));
}

/* "sry", "xtra": a word of the language alone, long enough. */
static void list_sounds(struct near_list *to, struct str text, const struct meaning *m, uint32_t number)
{
	const bool alone = str_find_char(text, ' ') == text.n && str_find_char(text, '-') == text.n;

	if (m->builtin && !may_be_repaired(text, m) && alone && text.n > 2)
		VEC_PUSH(&to->texts, to->arena,
			 ((struct near_text){ .text = text, .meaning = number, .whole = true, .word = true }));
}

static int compare_names(const void *a, const void *b)
{
	const struct named *x = a, *y = b;

	if (x->noun.what != y->noun.what)
		return x->noun.what < y->noun.what ? -1 : 1;
	if (x->noun.id != y->noun.id)
		return x->noun.id < y->noun.id ? -1 : 1;
	return (x->ordinal > y->ordinal) - (x->ordinal < y->ordinal);
}

static uint16_t meaning_traits(const struct meaning *m)
{
	switch (m->symbol) {
	case W_NUMBER:
		return TRAIT_COUNT | TRAIT_NUMBER;
	case W_ALL:
		return TRAIT_COUNT;
	case W_A:
		return TRAIT_ARTICLE;
	case W_THE:
		return TRAIT_LEAD | TRAIT_ARTICLE;
	case W_MORE:
	case W_DESCRIPTION:
		return TRAIT_LEAD;
	case W_PREPOSITION:
		return m->role == ROLE_OF ? TRAIT_LEAD : 0;
	case W_UNIT:
	case W_THING:
	case W_COIN:
	case W_PRONOUN:
		return TRAIT_NOUN;
	case W_PAST:
		return TRAIT_PAST;
	case W_VERB:
		if (m->vocab_flags & VOCAB_FIELD)
			return TRAIT_OWN;
		return m->phrase_flags & PHRASE_S ? TRAIT_VERB | TRAIT_VERB_S : TRAIT_VERB;
	case W_NAME:
		return TRAIT_NAME;
	case W_STOP:
		return TRAIT_STOP;
	default:
		return 0;
	}
}

/* The meanings of a node stand together. */
static void note_meaning(struct meanings *of, const struct meaning *m)
{
	if (!of->n++)
		of->at = m;
	of->name |= m->symbol == W_NAME;
	of->plain |= m->builtin || m->symbol == W_VERB || m->symbol == W_PAST;
	of->traits |= (uint16_t)(meaning_traits(m) | (m->builtin ? 0 : TRAIT_OWN) | TRAIT_KNOWN);
}

void vocab_seal(struct vocab *v)
{
	struct near_list near = { .arena = v->arena }, sounds = { .arena = v->arena };
	const struct entry *e = v->entries.at, *const end = e + v->entries.n;
	uint32_t n = 0;

	qsort(v->names.at, v->names.n, sizeof *v->names.at, compare_names);
	qsort(v->entries.at, v->entries.n, sizeof *v->entries.at, compare_entries);
	v->nodes = trie_nodes(v->trie);
	v->of_node = ARENA_ARRAY(v->arena, struct meanings, v->nodes);
	v->meanings = ARENA_ARRAY(v->arena, struct meaning, v->entries.n);
	while (e < end) {
		const struct entry *to = e + 1;

		while (to < end && same_meaning(e, to))
			to++;
		v->meanings[n] = merge_entries(v, e, to);
		note_meaning(&v->of_node[e->node], &v->meanings[n]);
		list_repairs(&near, e->text, &v->meanings[n], n);
		list_sounds(&sounds, e->text, &v->meanings[n], n);
		n++;
		e = to;
	}
	v->near = near_new(near.texts.at, near.texts.n, v->arena);
	for (size_t i = 0; i < near.texts.n; i++)
		VEC_PUSH(&sounds.texts, v->arena, near.texts.at[i]);
	v->sounds = sounds_new(sounds.texts.at, sounds.texts.n, v->arena);
}

struct str vocab_name(const struct vocab *v, struct noun what)
{
	const struct named wanted = { .noun = what };
	size_t from = 0, to = v->names.n;

	while (from < to) {
		const size_t middle = from + (to - from) / 2;

		if (compare_names(&v->names.at[middle], &wanted) < 0)
			from = middle + 1;
		else
			to = middle;
	}
	if (from < v->names.n && v->names.at[from].noun.what == what.what && v->names.at[from].noun.id == what.id)
		return v->names.at[from].text;
	return STR_NONE;
}

const struct trie *vocab_trie(const struct vocab *v)
{
	return v->trie;
}

struct meanings vocab_meanings(const struct vocab *v, uint32_t node)
{
	return node < v->nodes ? v->of_node[node] : (struct meanings){ 0 };
}

struct near *vocab_near(const struct vocab *v)
{
	return v->near;
}

struct sounds *vocab_sounds(const struct vocab *v)
{
	return v->sounds;
}

const struct meaning *vocab_meaning(const struct vocab *v, uint32_t number)
{
	return &v->meanings[number];
}

void vocab_each(const struct vocab *v, noun_class what, void (*each)(void *context, struct str text, struct noun noun),
		void *context)
{
	for (size_t i = 0; i < v->entries.n; i++) {
		const struct entry *e = &v->entries.at[i];

		if ((what == NOUN_NONE || e->noun.what == what) && !e->meaning.builtin && e->meaning.symbol != W_PAST)
			each(context, e->text, e->noun);
	}
}

bool vocab_has(const struct vocab *v, struct str text, struct noun what)
{
	ARENA_SCRATCH(a);
	const struct meanings m = vocab_meanings(v, trie_find(v->trie, words_of(&a, text)));
	bool has = false;

	for (uint32_t i = 0; i < m.n && !has; i++)
		has = !m.at[i].builtin && lists_noun(&m.at[i].term.u.nouns, what);
	return has;
}
