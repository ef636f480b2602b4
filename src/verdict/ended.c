/* ended: see ended.h. */
#include "verdict/ended.h"

#include <string.h>

#include "base/utf8.h"
#include "bind/takes.h"
#include "order/dictionary.h"
#include "order/ends_traits.h"
#include "order/meaning.h"
#include "order/near.h"

static const char *const told[] = {
#define CLASS(name, words)
#define RULE(name, row)
#define TOLD(what, words) [TOLD_##what] = words,
#define KIN(words)
#define KIN_PASSED(words)
#include "../../grammar/ending.def"
#undef TOLD
#undef KIN
#undef KIN_PASSED
};
static const char *const kin[] = {
#define TOLD(what, words)
#define KIN(words) words,
#define KIN_PASSED(words) words,
#include "../../grammar/ending.def"
#undef KIN
#undef KIN_PASSED
};
static const bool passed[] = {
#define KIN(words) false,
#define KIN_PASSED(words) true,
#include "../../grammar/ending.def"
#undef KIN
#undef KIN_PASSED
#undef CLASS
#undef RULE
#undef TOLD
};
enum { KINS = sizeof kin / sizeof *kin, SLIP_LEAST = 5 };

struct str ended_told(enum told what)
{
	return str_c(told[what]);
}

static bool is_verb_here(const struct task *t, verb_id id, enum ended_counts counts)
{
	const struct verb *v = task_verb(t, id);
	return task_tries(t, id) &&
	       (counts == ENDED_ANY || v->flags & VERB_ENDS || (counts == ENDED_NONE && verb_stands_alone(v)));
}

bool ended_has(const struct task *t, struct str words, enum ended_counts counts)
{
	const struct vocab *v = binder_vocab(t->binder);
	const struct meanings g = vocab_meanings(v, trie_find(vocab_trie(v), words));
	for (uint32_t k = 0; k < g.n; k++) {
		const struct nouns verbs = g.at[k].term.u.nouns;
		for (uint32_t i = 0; g.at[k].term.kind == TERM_VERB && i < verbs.n; i++)
			if (is_verb_here(t, verbs.at[i].id, counts))
				return true;
	}
	return false;
}

static bool has_stage(const struct task *t, struct str words)
{
	const struct vocab *v = binder_vocab(t->binder);
	const struct meanings g = vocab_meanings(v, trie_find(vocab_trie(v), words));
	for (uint32_t k = 0; k < g.n; k++)
		if (g.at[k].term.kind == TERM_THING)
			return ended_has(t, str_c(told[TOLD_END]), ENDED_ENDS);
	return false;
}

static void ask_game(const struct task *t, struct str word, struct noun_said *out)
{
	const struct str stage = str_printf(t->arena, "%.*s %s", STR_ARG(word), told[TOLD_STAGE]),
			 end = str_printf(t->arena, "%s %.*s", told[TOLD_END], STR_ARG(word)),
			 no = str_printf(t->arena, "%s %.*s", told[TOLD_NO], STR_ARG(word));
	if (!out->over.n && has_stage(t, stage))
		out->over = str_printf(t->arena, "%s %.*s", told[TOLD_END], STR_ARG(stage));
	if (!out->over.n && ended_has(t, end, ENDED_ENDS))
		out->over = end;
	if (!out->none.n && ended_has(t, no, ENDED_NONE))
		out->none = no;
}

static bool is_among(struct str list, struct str word)
{
	struct str one;
	while (str_cut(&list, ' ', &one))
		if (str_eq(one, word))
			return true;
	return false;
}

static void ask_kin(const struct task *t, size_t i, struct noun_said *out)
{
	struct str rest = str_c(kin[i]), one;
	bool deed = false;
	out->kin = rest;
	out->near = !out->none.n;
	while (str_cut(&rest, ' ', &one)) {
		ask_game(t, one, out);
		deed |= passed[i] && ended_has(t, one, ENDED_ANY);
	}
	if (deed)
		*out = (struct noun_said){ .none = str_c(told[TOLD_PASS]),
					   .over = str_c(told[TOLD_PASS]),
					   .kin = out->kin };
	else if (!out->over.n)
		out->over = out->none;
	else if (!out->none.n)
		out->none = out->over;
}

struct noun_said ended_noun(const struct task *t, struct str word)
{
	struct noun_said out = { .near = false };
	ask_game(t, word, &out);
	for (size_t i = 0; i < KINS; i++)
		if (is_among(str_c(kin[i]), word))
			ask_kin(t, i, &out);
	return out;
}

/* No word, and a letter away from one. */
static bool is_slip(struct str list, struct str word)
{
	struct str one;
	if (word.n < SLIP_LEAST || dictionary_find(word) != DICTIONARY_NONE)
		return false;
	while (str_cut(&list, ' ', &one))
		if (near_distance(one, word, 1) <= 1)
			return true;
	return false;
}

struct noun_said ended_noun_near(const struct task *t, struct str word)
{
	struct noun_said out = ended_noun(t, word);
	const struct str list = ends_kin(word);
	for (size_t i = 0; i < KINS && !out.over.n && !out.none.n; i++)
		if (str_eq_c(list, kin[i]) || is_slip(str_c(kin[i]), word))
			ask_kin(t, i, &out);
	return out;
}

bool ended_passes(const struct task *t)
{
	for (size_t i = 0; i < KINS; i++) {
		struct str rest = str_c(kin[i]), one;
		while (passed[i] && str_cut(&rest, ' ', &one))
			if (ended_has(t, one, ENDED_ANY))
				return true;
	}
	return false;
}

bool ended_is_writer(const struct task *t, struct str word, bool owns)
{
	if (t->view->seat == SEAT_NONE)
		return false;
	const struct str name = utf8_fold_name(t->arena, seat_name(t->view->state, t->view->seat));
	return (!owns && str_eq(word, name)) ||
	       (word.n == name.n + 1 && str_starts(word, name) && str_ends(word, STR("s")));
}

static bool ends(const struct task *t, const struct binding *b)
{
	return b->verdict == VERDICT_ACCEPTED && b->command && task_verb(t, b->command->verb)->flags & VERB_ENDS;
}

static bool says_what_ends(const struct task *t, const struct binding *b)
{
	return task_says_what_ends(t, b->command->verb, b->at);
}

size_t ended_once(const struct task *t, struct binding *list, size_t n)
{
	for (size_t i = 1; i < n; i++) {
		if (!ends(t, &list[i - 1]) || !ends(t, &list[i]))
			continue;
		const bool same = command_equal(list[i - 1].command, list[i].command);
		if (!same && says_what_ends(t, &list[i - 1]) && says_what_ends(t, &list[i]))
			continue;
		const size_t open = i - says_what_ends(t, &list[i]);
		list[i].at = list[i - 1].at = span_join(list[i - 1].at, list[i].at);
		memmove(list + open, list + open + 1, (n - open - 1) * sizeof *list);
		n--;
		i--;
	}
	return n;
}
