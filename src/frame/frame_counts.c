/*
 * frame_counts: "two each from A and from B", "A, B and C all hold", "two of mine", "both A and B", "all, save one", "..., six of
 * them": what belongs to a number and is none itself.
 */
#include "base/byte.h"
#include "base/utf8.h"
#include "frame/frame.h"

/* Its first word is one of these. */
static bool is_said(const struct frames *f, const struct phrase *p, enum word_list list)
{
	return text_listed(source_text(f->task->source, p->terms->at), list);
}

static bool is_lone_count(const struct phrase *p)
{
	return has_count(p) && p->nterms == 1 && p->role == ROLE_BARE;
}

static bool counts_before(const struct frames *f, size_t i)
{
	for (i = clause_begin(f, i); i && !has_count(&f->at[i - 1]) && f->at[i - 1].role != ROLE_FULL_STOP;)
		i--;
	return i && is_number(&f->at[i - 1]);
}

/* "six from Tokyo and another four from Chiba", "one in France and another in Italy": as many, or one. */
void frame_another(struct frames *f)
{
	static const struct term one = { .kind = TERM_COUNT, .how = COUNT_EXACT, .u.number = 1 };
	for (size_t i = 1; i < f->n; i++) {
		const struct phrase *p = &f->at[i];
		if (!is_argument(p) || p->terms->kind != TERM_MORE || !is_said(f, p, LIST_ANOTHER) ||
		    !counts_before(f, i))
			continue;
		if (p->nterms == 1 && i + 1 < f->n && is_number(&f->at[i + 1]) && f->at[i + 1].role == ROLE_BARE) {
			drop(f, i);
		} else {
			struct term count = one;
			count.at = p->terms->at;
			frame_set_first(f, i, count);
			f->changed = true;
		}
	}
}

/* "all my remaining units" */
static void drop_alls(struct frames *f)
{
	for (size_t i = 0; i + 1 < f->n; i++)
		if (is_lone_count(&f->at[i]) && has_count(&f->at[i + 1]) && f->at[i + 1].nterms == 2 &&
		    f->at[i].terms->how == COUNT_ALL && f->at[i + 1].terms->how == COUNT_ALL &&
		    f->at[i + 1].role == ROLE_BARE)
			drop(f, i);
}

/* "New York and Ohio both attack": of the names before it, and no number of anything else. */
void frame_sums(struct frames *f)
{
	drop_alls(f);
	for (size_t i = 3; i + 1 < f->n; i++) {
		const struct phrase *p = &f->at[i];
		if (is_lone_count(p) && (is_said(f, p, LIST_BOTH) || p->terms->how == COUNT_ALL) && !is_rest(p) &&
		    names_area(p - 1) && p[-2].role == ROLE_AND && names_area(p - 3) && p[1].role == ROLE_VERB)
			drop(f, i);
	}
}

/* "both Ehime and Kagawa", "in both Ehime and Kagawa": the preposition stands before the number. */
void frame_both(struct frames *f)
{
	for (size_t i = 0; i + 3 < f->n; i++) {
		const struct phrase *p = &f->at[i];
		if (!says_count(p) || p->nterms != 1 || !is_said(f, p, LIST_BOTH) || !names_area(&f->at[i + 1]) ||
		    f->at[i + 2].role != ROLE_AND || !names_area(&f->at[i + 3]))
			continue;
		if (p->role != ROLE_BARE && f->at[i + 3].role == ROLE_BARE) /* "attack Utah from both Ohio and Iowa" */
			set_role(f, i + 3, p->role);
		set_role(f, i + 1, p->role);
		drop(f, i);
	}
}

/* "every troop I have in Ohio", "everything I own": whose else? */
static void drop_own(struct frames *f)
{
	for (size_t i = 0; i + 2 < f->n; i++) {
		const struct phrase *p = &f->at[i];
		const bool all = p->role == ROLE_BARE && has_count(p) && p->terms->how == COUNT_ALL;
		const size_t own = i + 1 + (f->at[i + 1].role == ROLE_UNKNOWN);
		if (!all || own + 1 >= clause_end(f, i) ||
		    !(is_stop(&f->at[own], STOP_PAST) || f->at[own].role == ROLE_LEAD) ||
		    !frame_is(f, own, SAYS_ROLE(OWNS)) ||
		    !frame_says(f, f->at[own - 1].at.to, f->at[own].at.to, SAYS_ROLE(OWN_WORD)))
			continue;
		drop(f, own);
	}
}

/* "with everything it has", "all they've got": all. */
void frame_owns(struct frames *f)
{
	drop_own(f);
	for (size_t i = 0; i + 1 < f->n; i++) {
		const struct phrase *p = &f->at[i];
		if (!has_count(p) || p->nterms != 2 || p->terms->how != COUNT_ALL || p->terms[1].kind != TERM_PRONOUN ||
		    clause_end(f, i) != i + 2 || !frame_is(f, i + 1, SAYS_ROLE(OWNS)))
			continue;
		f->at[i].nterms = 1;
		drop(f, i + 1);
	}
}

/* "two of mine", "two of my six": of how many says nothing. */
static bool is_stock(const struct frames *f, size_t i)
{
	const struct phrase *p = &f->at[i], *part = &f->at[i - 1];
	if (p->role != ROLE_OF || !(has_count(part) || names_kind(part)))
		return false;
	if (is_number(p) && p->nterms == 1 && p->flags & PHRASE_THE)
		return has_count(part) && is_number(part) && part->terms->u.number < p->terms->u.number;
	return is_unknown(p) && is_said(f, p, LIST_OURS);
}

/* "raise mine to 12": the noun is the deed's. */
static bool is_own(const struct frames *f, size_t i)
{
	const struct phrase *p = &f->at[i];
	return f->at[i - 1].role == ROLE_VERB && opens_clause(f, i - 1) && p->role == ROLE_UNKNOWN && is_unknown(p) &&
	       is_said(f, p, LIST_OURS);
}

/* "Out of my fourteen coins I put eight on share 13": of how many they are. */
static bool is_purse(const struct frames *f, size_t i)
{
	const struct phrase *p = &f->at[i];
	const bool coins = is_number(p) && p->nterms == 2 && p->terms[1].kind == TERM_COIN && p->flags & PHRASE_THE;
	if (!coins || !opens_clause(f, i) || !(p->role == ROLE_OF || p->role == ROLE_FROM))
		return false;
	for (size_t k = i + 1; k < sentence_end(f, i); k++)
		if (is_number(&f->at[k]) && f->at[k].role == ROLE_BARE)
			return f->at[k].terms->u.number <= p->terms->u.number;
	return false;
}

void frame_mine(struct frames *f)
{
	for (size_t i = 0; i + 1 < f->n; i++)
		if (is_purse(f, i))
			drop_range(f, i, i + 1 + (f->at[i + 1].role == ROLE_COMMA));
	for (size_t i = 1; i < f->n; i++)
		if (is_stock(f, i) || is_own(f, i))
			drop(f, i--);
}

/* "share 12" */
static bool is_labelled(const struct phrase *p)
{
	return is_argument(p) && p->nterms == 2 && p->terms->kind == TERM_LABEL && p->terms[1].kind == TERM_COUNT;
}

static bool is_plural(const struct frames *f, const struct term *label)
{
	const struct str text = source_text(f->task->source, label->at);
	return text.n && byte_lower(text.p[text.n - 1]) == 's';
}

/* "all of them", "all four": as many as the clause before speaks of, where it does of one number. */
static bool are_all_counted(const struct frames *f, size_t i)
{
	const struct phrase *p = &f->at[i], *one = NULL;
	const bool all = has_count(p) && p->terms->how == COUNT_ALL && !is_rest(p) &&
			 frame_says(f, p->at.from, p->at.to, SAYS_ROLE(PRONOUN_THEM));
	const bool four = is_number(p) && p->nterms == 1 && p->terms->flags & TERM_ALL;
	const size_t begin = clause_begin(f, i), end = signs_begin(f->at, begin);
	if (!(all || four) || p->role != ROLE_BARE || !end || end == begin || has_role(f, begin, i, ROLE_FROM) ||
	    has_role(f, i, clause_end(f, i), ROLE_FROM) || has_role(f, begin, clause_end(f, i), ROLE_IN) ||
	    !has_role(f, begin, i, ROLE_VERB))
		return false;
	for (size_t k = clause_begin(f, end); k < end; k++)
		if (has_count(&f->at[k])) {
			if (one || !is_number(&f->at[k]))
				return false;
			one = &f->at[k];
		}
	return one && (all || one->terms->u.number == p->terms->u.number);
}

static void set_them(struct frames *f, size_t i)
{
	struct term *them = ARENA_NEW(f->task->arena, struct term);
	*them = (struct term){ .kind = TERM_PRONOUN, .at = f->at[i].at, .u.pronoun = PRONOUN_THEM };
	f->at[i].terms = them;
	f->at[i].nterms = 1;
	f->changed = true;
}

/* "put them all in Colorado" */
static void drop_them(struct frames *f, size_t i)
{
	const struct phrase *all = &f->at[i + 1];
	if (f->at[i].role == ROLE_BARE && is_pronoun(&f->at[i], PRONOUN_THEM) && all->role == ROLE_BARE &&
	    has_count(all) && all->nterms == 1 && all->terms->how == COUNT_ALL) {
		f->at[i + 1].at.from = f->at[i].at.from;
		drop(f, i);
	}
}

void frame_them_all(struct frames *f)
{
	for (size_t i = 0; i < f->n; i++) {
		if (i + 1 < f->n)
			drop_them(f, i);
		if (are_all_counted(f, i))
			set_them(f, i);
	}
}

/* "my units attack Wolfden, six of them": so many, said behind the deed. */
void frame_so_many(struct frames *f)
{
	for (size_t i = 2; i < f->n; i++) {
		const struct phrase *p = &f->at[i];
		const bool them = is_argument(p) && p->role == ROLE_BARE && p->nterms == 2 && has_count(p) &&
				  p->terms[1].kind == TERM_PRONOUN;
		const size_t from = them && f->at[i - 1].role == ROLE_COMMA ? clause_begin(f, i - 1) : i;
		if (from == i || clause_end(f, i) != i + 1 || !has_role(f, from, i - 1, ROLE_VERB))
			continue;
		size_t counted = from;
		while (counted < i && !has_count(&f->at[counted]))
			counted++;
		if (counted < i)
			continue;
		f->at[i].nterms = 1;
		set_role(f, i, ROLE_WITH);
		drop(f, i - 1);
	}
}

/* "shares 12 and 13": what is said of the first number is said of those in a row with it. */
/* "number 14", "nr 14": a number of which it is said that it is one. */
static bool is_sign_of_number(const struct frames *f, size_t i)
{
	const struct phrase *p = &f->at[i];
	const struct str word = is_unknown(p) ? utf8_fold_name(f->task->arena, p->terms->u.text) : STR_NONE;
	return word.n && word_listed_with(word, LIST_PLACED).n && !word_is(word, SAYS_ROLE(REFERENCE)) &&
	       f->at[i + 1].role == ROLE_BARE && f->at[i + 1].nterms == 1 && is_number(&f->at[i + 1]) &&
	       f->at[i + 1].at.from == p->at.to + 1;
}

static void set_number(struct frames *f, size_t i)
{
	struct term *terms = ARENA_ARRAY(f->task->arena, struct term, 2);
	terms[0] = (struct term){ .kind = TERM_LABEL, .at = f->at[i].terms->at };
	terms[1] = f->at[i + 1].terms[0];
	f->at[i].terms = terms;
	f->at[i].nterms = 2;
	f->at[i].at.to = f->at[i + 1].at.to;
	f->at[i].role = f->at[i].role == ROLE_UNKNOWN ? ROLE_BARE : f->at[i].role;
	drop(f, i + 1);
}

void frame_labels(struct frames *f)
{
	for (size_t i = 0; i + 1 < f->n; i++)
		if (is_sign_of_number(f, i))
			set_number(f, i);
	for (size_t i = 0; i + 2 < f->n; i++) {
		const struct phrase *first = &f->at[i], *next = &f->at[i + 2];
		if (!is_labelled(first) || !is_plural(f, first->terms) || next->role != ROLE_BARE ||
		    next->nterms != 1 || !is_number(next) ||
		    !(f->at[i + 1].role == ROLE_AND || f->at[i + 1].role == ROLE_COMMA))
			continue;
		struct term *terms = ARENA_ARRAY(f->task->arena, struct term, 2);
		terms[0] = first->terms[0];
		terms[1] = next->terms[0];
		f->at[i + 2].terms = terms;
		f->at[i + 2].nterms = 2;
		f->changed = true;
	}
}

/* "each" spoken of places in one clause: the clause is said once for each of them. */
static size_t find_row(const struct frames *f, size_t from, size_t to, size_t *end)
{
	for (size_t i = from; i + 2 < to; i++) {
		size_t k = i;
		while (k + 2 < to && parts_clauses(&f->at[k + 1]) &&
		       ((names_area(&f->at[k]) && names_area(&f->at[k + 2])) ||
			(is_labelled(&f->at[k]) && is_labelled(&f->at[k + 2]))) &&
		       (f->at[k + 2].role == ROLE_BARE || f->at[k + 2].role == f->at[i].role))
			k += 2;
		if (k > i) {
			*end = k + 1;
			return i;
		}
	}
	return to;
}

/* Two troops each from Nagano and from Toyama to Gifu": what stands around the row is said with each of its places. */
static void spread(struct frames *f, size_t from, size_t to, size_t row, size_t end)
{
	const size_t n = to - from, rows = (end - row + 1) / 2, len = n - (end - row) + 1;
	struct phrase *out = ARENA_ARRAY(f->task->arena, struct phrase, rows * (len + 1));
	const unsigned role = f->at[row].role;
	size_t k = 0;
	if (f->n + rows * (len + 1) > f->room + n)
		return;
	for (size_t r = 0; r < rows; r++) {
		if (r)
			out[k++] = f->at[row + 2 * r - 1];
		for (size_t i = from; i < row; i++)
			if (f->at[i].role != ROLE_EACH)
				out[k++] = f->at[i];
		out[k] = f->at[row + 2 * r];
		out[k++].role = (uint8_t)role;
		for (size_t i = end; i < to; i++)
			if (f->at[i].role != ROLE_EACH)
				out[k++] = f->at[i];
	}
	drop_range(f, from, to);
	for (size_t i = 0; i < k; i++)
		frame_insert(f, from + i, out[i]);
}

/* "6 in Texas and Ohio, 3 each": the first number is of all of them, where it is as many as that. */
static void set_share(struct frames *f, size_t from, size_t end)
{
	size_t row_end = 0, total = from;
	if (end < from + 3 || f->at[end - 1].role != ROLE_EACH || !is_number(&f->at[end - 2]) ||
	    f->at[end - 3].role != ROLE_COMMA)
		return;
	const size_t row = find_row(f, from, end - 3, &row_end);
	while (total < row && !is_number(&f->at[total]))
		total++;
	const int64_t each = f->at[end - 2].terms->u.number;
	if (total >= row || row_end != end - 3 ||
	    f->at[total].terms->u.number != each * (int64_t)((row_end - row + 1) / 2))
		return;
	frame_set_first(f, total, *f->at[end - 2].terms);
	drop_range(f, end - 3, end - 1);
}

void frame_each(struct frames *f)
{
	for (size_t i = 0; i < f->n; i = sentence_end(f, i) + 1)
		set_share(f, i, sentence_end(f, i));
	for (size_t i = 0; i < f->n; i = sentence_end(f, i) + 1) {
		const size_t end = sentence_end(f, i);
		size_t row_end = 0, counts = 0, verbs = 0;
		const size_t row = find_row(f, i, end, &row_end);
		for (size_t k = i; k < end; k++) {
			counts += has_count(&f->at[k]);
			verbs += f->at[k].role == ROLE_VERB;
			if (parts_clauses(&f->at[k]) && (k < row || k >= row_end))
				verbs = 2;
		}
		if (row < end && counts == 1 && verbs < 2 && has_role(f, i, end, ROLE_EACH))
			spread(f, i, end, row, row_end);
	}
}

/* "All the men are to go to Oita, save one", "everybody in Anvil except two to Crag" */
void frame_saves(struct frames *f)
{
	for (size_t i = 1; i < f->n; i++) {
		const struct phrase *p = &f->at[i];
		size_t all = clause_begin(f, i - (f->at[i - 1].role == ROLE_COMMA));
		if (p->role != ROLE_STOP || p->terms->u.stop != STOP_NEGATION || !p->terms->how)
			continue;
		while (all < i && !(has_count(&f->at[all]) && f->at[all].terms->how == COUNT_ALL))
			all++;
		if (all == i)
			continue;
		struct term but = *f->at[all].terms;
		but.how = COUNT_ALL_BUT;
		but.u.number = p->terms->how;
		frame_set_first(f, all, but);
		drop_range(f, i - (f->at[i - 1].role == ROLE_COMMA), i + 1);
	}
}

/* "my bid on share 13 goes up to 10": the deed stands first, and where it goes is its number. */
void frame_rises(struct frames *f)
{
	for (size_t i = 0; i + 2 < f->n; i++) {
		const size_t end = clause_end(f, i), goes = end - 2;
		if (!opens_clause(f, i) || f->at[i].role != ROLE_VERB || end < i + 3 || f->at[goes].role != ROLE_VERB ||
		    !(f->at[goes].flags & PHRASE_S) || !has_count(&f->at[end - 1]) ||
		    !verbs_take(f->task, f->at[i].terms->u.nouns, NOUN_NUMBER))
			continue;
		struct term count = *f->at[end - 1].terms;
		count.how = COUNT_EXACT;
		frame_set_first(f, end - 1, count);
		set_role(f, end - 1, ROLE_BARE);
		drop(f, goes);
	}
}

static bool is_same_kind(const struct phrase *a, const struct phrase *b)
{
	const struct nouns x = a->terms[a->nterms - 1].u.nouns, y = b->terms[b->nterms - 1].u.nouns;
	for (uint32_t i = 0; i < x.n; i++)
		for (uint32_t k = 0; k < y.n; k++)
			if (x.at[i].what == y.at[k].what && x.at[i].id == y.at[k].id)
				return true;
	return false;
}

/* "buy salt, one bag": behind the comma stands how many of it, and no more of the same. */
void frame_apposed(struct frames *f)
{
	for (size_t i = 1; i + 2 < f->n; i++)
		if (is_verb(&f->at[i - 1]) && is_uncounted(&f->at[i]) && f->at[i + 1].role == ROLE_COMMA &&
		    has_count(&f->at[i + 2]) && f->at[i + 2].role == ROLE_BARE && names_kind(&f->at[i + 2]) &&
		    is_same_kind(&f->at[i], &f->at[i + 2]) && clause_end(f, i + 2) == i + 3)
			drop_range(f, i, i + 2);
}
