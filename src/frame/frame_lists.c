/*
 * frame_lists: "my two units, Osaka and Nara, hold", "all three hold: Osaka, Nara and Kyoto": how many they are is said beside their
 * names. Where a deed counts nobody and as many are named, the number says nothing more.
 */
#include "base/utf8.h"
#include "frame/frame.h"
#include "order/phrasing.h"

struct list {
	size_t from, to, names, parted;
};

/* Names in a row; two that nothing parts may be a way. */
static struct list find_list(const struct frames *f, size_t i)
{
	struct list l = { .from = i, .to = i };
	while (i < f->n && (is_place(&f->at[i], ROLE_BARE) ||
			    (i > l.from && (f->at[i].role == ROLE_COMMA || f->at[i].role == ROLE_AND)))) {
		l.names += names_area(&f->at[i]);
		l.parted += names_area(&f->at[i]) && i > l.from && parts_clauses(&f->at[i - 1]);
		i++;
		l.to = names_area(&f->at[i - 1]) ? i : l.to;
	}
	return l;
}

static bool tells_sum(const struct phrase *p, const struct list *l)
{
	const bool all = has_count(p) && p->terms->how == COUNT_ALL && !is_rest(p) && l->parted + 1 == l->names;
	const bool number = is_number(p) && (size_t)p->terms->u.number == l->names;
	return p->role == ROLE_BARE && l->names > 1 && (all || number);
}

/* A deed that is done by no number of anybody. */
static bool counts_nobody(const struct frames *f, size_t i)
{
	return i < f->n && f->at[i].role == ROLE_VERB && !(f->at[i].flags & (PHRASE_THE | PHRASE_ING)) &&
	       !verbs_any(f->task, f->at[i].terms->u.nouns, frame_commands);
}

/* Each of them, and then the deed; all from there to `to` is said by that. */
static void set_list(struct frames *f, size_t from, size_t to, const struct list *l, struct phrase deed)
{
	struct phrase *name = ARENA_ARRAY(f->task->arena, struct phrase, l->names);
	size_t n = 0;
	for (size_t i = l->from; i < l->to; i++)
		if (names_area(&f->at[i]))
			name[n++] = f->at[i];
	deed.flags = 0;
	drop_range(f, from, to);
	for (size_t k = 0; k < n; k++) {
		if (k)
			frame_insert(f, from++, (struct phrase){ .role = ROLE_AND, .at = deed.at });
		frame_insert(f, from++, name[k]);
	}
	frame_insert(f, from, deed);
	f->changed = true;
}

/* Past "of my red units": of whom the number is. */
static size_t behind_kind(const struct frames *f, size_t i)
{
	size_t k = i + 1;
	while (k < f->n && !names_area(&f->at[k]) && (is_uncounted(&f->at[k]) || names_what(&f->at[k], NOUN_REGION)))
		k++;
	return k;
}

/* "my two units, Osaka and Nara, hold" */
static bool is_before(struct frames *f, size_t i)
{
	const size_t comma = behind_kind(f, i);
	if (comma + 1 >= f->n || f->at[comma].role != ROLE_COMMA)
		return false;
	const struct list l = find_list(f, comma + 1);
	const size_t deed = l.to + (l.to < f->n && f->at[l.to].role == ROLE_COMMA);
	if (!tells_sum(&f->at[i], &l) || !counts_nobody(f, deed))
		return false;
	set_list(f, i, deed + 1, &l, f->at[deed]);
	return true;
}

/* "all three hold: Osaka, Nara and Kyoto" */
static bool is_behind(struct frames *f, size_t i)
{
	const size_t deed = behind_kind(f, i);
	if (!counts_nobody(f, deed) || deed + 1 == f->n)
		return false;
	const size_t first = deed + 1 + (f->at[deed + 1].role == ROLE_COMMA);
	const struct list l = find_list(f, first);
	if (!tells_sum(&f->at[i], &l) || (l.to < f->n && f->at[l.to].role != ROLE_FULL_STOP))
		return false;
	set_list(f, i, l.to, &l, f->at[deed]);
	return true;
}

/* "Osaka, Nara and Kyoto, all of them hold" */
static bool is_after(struct frames *f, size_t i)
{
	const struct list l = find_list(f, i);
	const size_t sum = l.to + (l.to < f->n && f->at[l.to].role == ROLE_COMMA);
	if (l.names < 2 || sum + 1 >= f->n || !tells_sum(&f->at[sum], &l) || !counts_nobody(f, sum + 1))
		return false;
	set_list(f, i, sum + 2, &l, f->at[sum + 1]);
	return true;
}

void frame_lists(struct frames *f)
{
	for (size_t i = 0; i + 2 < f->n; i++)
		if (opens_clause(f, i) && !is_before(f, i) && !is_behind(f, i))
			is_after(f, i);
}

/* "first new one Ethiopia second Egypt": the word that says which it is in the row parts it from the one before. */
void frame_ordinals(struct frames *f)
{
	for (size_t i = 1; i < f->n; i++) {
		const struct phrase *p = &f->at[i];
		if (!is_argument(p) || p->role != ROLE_BARE || !is_argument(p - 1) || !is_place(p - 1, p[-1].role))
			continue;
		const struct words w = frame_words(f, p[-1].at.to, p->terms->at.from);
		if (words_have(&w, SAYS_ROLE(ORDINAL)) && f->n < f->room) {
			frame_insert_sign(f, i++, ROLE_COMMA);
			f->changed = true;
		}
	}
}

/* "nevada 7 rest utah": of the rest begins another. */
void frame_rests(struct frames *f)
{
	for (size_t i = 2; i + 1 < f->n; i++)
		if (is_rest(&f->at[i]) && f->at[i].role == ROLE_BARE && f->at[i].nterms == 1 &&
		    is_number(&f->at[i - 1]) && f->at[i - 1].role == ROLE_BARE && is_place(&f->at[i - 2], ROLE_BARE) &&
		    names_area(&f->at[i + 1]) && f->n < f->room) {
			frame_insert_sign(f, i++, ROLE_COMMA);
			f->changed = true;
		}
}

/* "the single man" */
static void set_one(struct frames *f, size_t i)
{
	struct term *terms = ARENA_ARRAY(f->task->arena, struct term, f->at[i].nterms + 1u);
	terms[0] = (struct term){ .kind = TERM_COUNT, .how = COUNT_EXACT, .at = f->at[i].terms->at, .u.number = 1 };
	memcpy(terms + 1, f->at[i].terms, f->at[i].nterms * sizeof *terms);
	f->at[i].terms = terms;
	f->at[i].nterms++;
	f->changed = true;
}

/* "the last coin goes on Morvane": one, where it is one by its word. */
void frame_lone(struct frames *f)
{
	int64_t place;
	for (size_t i = 0; i + 1 < f->n; i++) {
		const struct phrase *p = &f->at[i + 1], *which = &f->at[i];
		const bool coin = is_argument(p) && p->nterms == 1 && p->terms->kind == TERM_COIN;
		const bool last = which->role == ROLE_UNKNOWN && is_unknown(which) &&
				  ordinal_said(utf8_fold_name(f->task->arena, which->terms->u.text), &place) && !place;
		const struct str noun = source_text(f->task->source, p->nterms ? p->terms[p->nterms - 1].at : p->at);
		const bool goes = is_uncounted(p) && i + 2 < f->n &&
				  is_verb(p + 1); /* not "attacks the last man in Ohio" */
		if (!last || p->role != ROLE_BARE || !(coin || goes) || str_ends(noun, STR("s")) ||
		    text_listed(noun, LIST_CROWD))
			continue;
		set_one(f, i + 1);
		f->at[i + 1].at.from = which->at.from;
		drop(f, i);
	}
}

/* "Two to Galla, and the man of Corran walks to Hazelby": who does the next deed is none of those of the one before. */
void frame_subjects(struct frames *f)
{
	for (size_t i = 0; i + 2 < f->n; i++) {
		const struct phrase *p = &f->at[i];
		const bool where = names_area(p + 1) &&
				   (p[1].role == ROLE_OF || p[1].role == ROLE_FROM || p[1].role == ROLE_IN);
		if (!opens_clause(f, i) || !is_uncounted(p) || !(p->flags & PHRASE_THE) || !where ||
		    p[2].role != ROLE_VERB)
			continue;
		const struct span before = { frame_before(f, i), p->terms->at.from };
		if (phrasing_says("ALONE", str_strip(source_text(f->task->source, before), " ,"), f->task->arena)) {
			set_one(f, i);
		} else if (i && parts_clauses(p - 1)) {
			set_role(f, i - 1, ROLE_FULL_STOP);
			f->changed = true;
		}
	}
}
