/*
 * frame_keeps: "keep 2 in Osaka, the others to Kyoto", "the rest stays": what stays, and what that leaves; and who leaves.
 */
#include "bind/keeps.h"
#include "frame/frame_points.h"

struct kept {
	const struct phrase *count, *place;
	bool good;
};

/* What stays: a number, where, and nothing else. */
static struct kept find_kept(const struct frames *f, size_t from, size_t to)
{
	struct kept k = { .good = true };
	for (size_t i = from; i < to; i++) {
		const struct phrase *p = &f->at[i];
		if (is_number(p) && !k.count && p->role == ROLE_BARE)
			k.count = p;
		else if (names_area(p) && !k.place &&
			 (p->role == ROLE_IN || p->role == ROLE_BARE || p->role == ROLE_ON))
			k.place = p;
		else if (p->role != ROLE_KEPT && p->role != ROLE_DESCRIPTION && p->role != ROLE_KEEP)
			k.good = false;
	}
	k.good &= k.count && k.place;
	return k;
}

/* Where the rest goes, it and nothing else that is counted; n where that is not so. */
static size_t find_rest(const struct frames *f, size_t from, size_t to, const struct phrase *place)
{
	size_t rest = f->n;
	for (size_t i = from; i < to; i++) {
		const struct phrase *p = &f->at[i];
		if (is_rest(p) && rest == f->n)
			rest = i;
		else if (has_count(p))
			return f->n;
		if (p->role == ROLE_FROM && (!is_name(p) || !same_name(p, place)))
			return f->n;
	}
	return rest;
}

/* How many are the rest is not said twice: the clause of the rest is the only other one. */
static void set_keep(struct frames *f, size_t i)
{
	const size_t first = i && is_place(&f->at[i - 1], ROLE_BARE) ? i - 1 : i;
	size_t end = clause_end(f, i);
	for (size_t k = i; k < end; k++) /* "keep 1 Chiba rest to Ibaraki" */
		end = is_rest(&f->at[k]) ? k : end;
	size_t next = end;
	while (next < f->n && parts_clauses(&f->at[next]))
		next++;
	const size_t last = clause_end(f, next);
	if (!opens_clause(f, first))
		return;
	const struct kept kept = find_kept(f, first, end);
	const size_t rest = kept.good ? find_rest(f, next, last, kept.place) : f->n;
	const bool ends = last == f->n || (f->at[last].role == ROLE_FULL_STOP && last + 1 == f->n);
	if (rest == f->n || !ends)
		return;
	struct term all_but = *kept.count->terms;
	struct phrase from = *kept.place;
	all_but.how = COUNT_ALL_BUT;
	frame_set_first(f, rest, all_but);
	if (f->at[rest].nterms == 2 && f->at[rest].terms[1].kind == TERM_PRONOUN) /* "the rest of them" */
		f->at[rest].nterms = 1;
	from.role = ROLE_FROM;
	if (!has_role(f, next, last, ROLE_FROM))
		frame_insert(f, rest + 1, from);
	drop_range(f, first, next);
}

/* The game's word for going in the place of the one at i; where it has none nothing is put there. */
static void set_going(struct frames *f, size_t i)
{
	const struct nouns verbs = frame_find_verb(f, STR("go"), false);
	if (verbs.n)
		frame_set_verb(f, i, verbs);
	else
		drop(f, i);
}

/* "4 troops", "my army", "Osaka", "the army in Osaka": right before what they do, and nothing else. */
static bool is_leaver(const struct frames *f, size_t i)
{
	size_t k = i;
	if (k && names_area(&f->at[k - 1]) && (f->at[k - 1].role == ROLE_BARE || f->at[k - 1].role == ROLE_IN))
		k--;
	if (k && names_kind(&f->at[k - 1]) && f->at[k - 1].role == ROLE_BARE)
		k--;
	return k < i && opens_clause(f, k);
}

/* "4 troops leave Osaka for Kyoto", "4 troops leave Osaka and go to Kyoto", "Osaka leaves for Kyoto" */
static void set_leaving(struct frames *f, size_t i)
{
	const size_t from = i + 1 < f->n && is_place(&f->at[i + 1], ROLE_BARE);
	const size_t to = i + 1 + from;
	if (to >= f->n || !is_leaver(f, i))
		return;
	if (from && to + 2 < f->n && f->at[to].role == ROLE_AND && frame_leads_to(f, &f->at[to + 1]) &&
	    f->at[to + 2].role == ROLE_TO) {
		set_role(f, i + 1, ROLE_FROM);
		drop(f, to);
		drop(f, i);
	} else if (is_place(&f->at[to], ROLE_FOR) && clause_end(f, i) == to + 1) {
		if (from)
			set_role(f, i + 1, ROLE_FROM);
		set_role(f, to, ROLE_TO);
		set_going(f, i);
	}
}

/* ---- what is said to stay --------------------------------------------------------------------------- */

/* A number that leaves nothing open: beside it what is said to stay is not ordered anyway. */
static bool is_open_count(const struct phrase *p)
{
	return has_count(p) && (p->terms->how != COUNT_EXACT || p->terms->flags & TERM_ALL);
}

enum stays { NONE_STAY, SOME_STAY, ALL_STAY };

/* "the rest stays", "1 stays", "the others stay put", "five remain in Osaka"; "leave every army where it is" */
static enum stays says_stay(const struct frames *f, size_t from, size_t to)
{
	bool kept = false, place = false;
	enum stays who = NONE_STAY;
	for (size_t i = from; i < to; i++) {
		const struct phrase *p = &f->at[i];
		const bool count = p->role == ROLE_BARE && has_count(p) && !who;
		if (count)
			who = is_rest(p) || is_number(p)   ? SOME_STAY
			      : p->terms->how == COUNT_ALL ? ALL_STAY
							   : NONE_STAY;
		const bool there = !place && (is_place(p, ROLE_IN) || is_pronoun(p, PRONOUN_THERE));
		kept |= p->role == ROLE_KEPT;
		place |= there;
		if (!(count && who) && !there && p->role != ROLE_KEPT && p->role != ROLE_DESCRIPTION &&
		    !(i == from && p->role == ROLE_KEEP))
			return NONE_STAY;
	}
	return kept && (who == ALL_STAY || f->at[from].role != ROLE_KEEP) ? who : NONE_STAY;
}

/* Whether all units that are counted but for this clause are a plain number; none may be where all stay. */
static bool leaves_them(const struct frames *f, size_t from, size_t to, enum stays stays)
{
	bool counted = false;
	for (size_t i = 0; i < f->n; i++) {
		if (i >= from && i < to)
			continue;
		if (is_open_count(&f->at[i]))
			return false;
		counted |= has_count(&f->at[i]) || f->at[i].role == ROLE_ARROW || f->at[i].role == ROLE_TO;
	}
	return stays == ALL_STAY ? !counted : counted;
}

/* A verb that leads nowhere. */
static bool leads_nowhere(const struct task *t, const struct phrase *p)
{
	return p->role == ROLE_VERB && !verbs_take_as(t, p->terms->u.nouns, NOUN_AREA, ROLE_TO);
}

/* "leave Tokyo sitting tight" */
static void set_left(struct frames *f)
{
	for (size_t i = 0; i + 2 < f->n; i++)
		if (f->at[i].role == ROLE_KEEP && opens_clause(f, i) && is_place(&f->at[i + 1], ROLE_BARE) &&
		    f->at[i + 2].flags & PHRASE_ING && leads_nowhere(f->task, &f->at[i + 2]) &&
		    clause_end(f, i) == i + 3)
			drop(f, i);
}

/* "holds where it is" */
static void drop_where(struct frames *f)
{
	for (size_t i = 1; i < f->n; i++)
		if (f->at[i].role == ROLE_KEPT && leads_nowhere(f->task, &f->at[i - 1]) && clause_end(f, i) == i + 1)
			drop(f, i--);
}

/* "2 to Kyoto, the rest stays": what is not ordered stays anyway. */
void frame_stays(struct frames *f)
{
	drop_where(f);
	set_left(f);
	for (size_t i = 0; i < f->n;) {
		const size_t end = clause_end(f, i);
		const enum stays stays = says_stay(f, i, end);
		if (!stays || !leaves_them(f, i, end, stays)) {
			i = end + 1;
			continue;
		}
		const size_t from = signs_begin(f->at, i);
		drop_range(f, from ? from : i, from ? end : end < f->n ? end + 1 : end);
		i = from ? from + 1 : i;
	}
}

/* "... So five remain in Aldport, if I count well.": a sentence of its own, beside others that order. */
void frame_behind(struct frames *f)
{
	uint32_t from = f->from;
	for (size_t i = 0; i < f->n;) {
		const size_t end = sentence_end(f, i);
		const uint32_t to = end < f->n ? f->at[end].at.from : f->to;
		const struct str text = str_strip(source_text(f->task->source, (struct span){ from, to }), " ,.;");
		const bool behind = has_role(f, i, end, ROLE_KEPT) && leaves_them(f, i, end, SOME_STAY) &&
				    keeps_behind(f->task->view, text);
		from = end < f->n ? f->at[end].at.to : f->to;
		if (behind)
			drop_range(f, i, end < f->n ? end + 1 : end);
		else
			i = end + 1;
	}
}

/* The game's word for the rest doing what each of them would be told to: "the rest hold". */
static struct nouns find_rest_verb(const struct frames *f, const struct phrase *deed)
{
	struct nouns found = { NULL, 0 };
	for (uint32_t k = 0; !found.n && k < deed->terms->u.nouns.n; k++) {
		const char *name = task_verb(f->task, deed->terms->u.nouns.at[k].id)->name;
		found = frame_find_verb(f, str_printf(f->task->arena, "rest %s", name), false);
	}
	return found;
}

/* "the rest are to hold", "all my remaining units hold" */
void frame_rest(struct frames *f)
{
	for (size_t i = 0; i + 1 < f->n; i++) {
		if (!is_rest(&f->at[i]) || f->at[i].role != ROLE_BARE || !opens_clause(f, i) ||
		    f->at[i + 1].role != ROLE_VERB || clause_end(f, i) != i + 2)
			continue;
		const struct nouns verbs = find_rest_verb(f, &f->at[i + 1]);
		if (!verbs.n)
			continue;
		frame_set_verb(f, i + 1, verbs);
		drop(f, i);
	}
}

/* "keep Nara where it is": who is somewhere, and stays: a deed where the game has one for that. */
static void set_staying(struct frames *f, size_t i)
{
	const size_t end = clause_end(f, i);
	const verb_id stay = frame_staying(f);
	size_t who = i + 1;
	while (who < end && f->at[who].role == ROLE_BARE && is_uncounted(&f->at[who]))
		who++;
	const struct phrase *p = who < end ? &f->at[who] : NULL;
	if (stay == VERB_NONE || !p || !opens_clause(f, i) || who + 2 != end || f->at[end - 1].role != ROLE_KEPT ||
	    !names_area(p) || !(p->role == ROLE_BARE || p->role == ROLE_IN))
		return;
	drop(f, end - 1);
	drop(f, i);
	frame_insert_verb(f, i, stay);
}

/* "1 army stays in Egypt" */
static bool is_staying(const struct frames *f, size_t i)
{
	return i + 1 < f->n && opens_clause(f, i) && is_number(&f->at[i]) && f->at[i + 1].role == ROLE_KEPT;
}

void frame_keeps(struct frames *f)
{
	for (size_t i = 1; i < f->n; i++)
		if (f->at[i].role == ROLE_KEEP)
			set_leaving(f, i);
	for (size_t i = 0; i < f->n; i++)
		if (f->at[i].role == ROLE_KEEP || is_staying(f, i)) {
			set_keep(f, i);
			if (i < f->n && f->at[i].role == ROLE_KEEP)
				set_staying(f, i);
		}
}

/* "except for two who stay behind" */
void frame_stayers(struct frames *f)
{
	for (size_t i = 1; i + 1 < f->n; i++) {
		size_t to = i + 1;
		while (to < f->n && f->at[to].role == ROLE_KEPT)
			to++;
		const bool but = f->at[i - 1].role == ROLE_STOP && f->at[i - 1].terms->how; /* "except two" */
		if (is_stop(&f->at[i], STOP_QUESTION) && (but || is_number(&f->at[i - 1])) && to > i + 1 &&
		    to == clause_end(f, i))
			drop_range(f, i, to);
	}
}
