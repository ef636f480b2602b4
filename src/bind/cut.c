/* cut: see cut.h. */
#include "bind/cut.h"

#include "bind/phrase.h"
#include "bind/takes.h"

static bool is_separator(const struct item *item)
{
	return item->phrase->role >= ROLE_COMMA && item->phrase->role <= ROLE_THEN;
}

/* Where something begins that was said since the last cut: a second verb, a second count. Two numbers
 * side by side are none: "all three". */
static bool is_repeat(const struct item *item, size_t since, size_t i)
{
	const struct phrase *p = item[i].phrase;
	if (i > since && says_count(p) && says_count(item[i - 1].phrase))
		return false;
	if (p->role == ROLE_VERB && (p->flags & PHRASE_TO || !item_is_verb(&item[i])))
		return false; /* "ready to move" */
	if (p->role == ROLE_VERB && i == since + 1 && item[since].phrase->role == ROLE_VERB)
		return false; /* "cancel attack Osaka" is not "cancel", and then an attack */
	if (p->flags & PHRASE_ING && i > since && item[i - 1].phrase->role == ROLE_VERB)
		return false; /* "done moving" */
	for (size_t k = since; k < i; k++)
		if ((p->role == ROLE_VERB && item[k].phrase->role == ROLE_VERB) ||
		    (says_count(p) && says_count(item[k].phrase)))
			return true;
	return false;
}

/* "Osaka holds Nara holds", "Osaka 2 Nara 1": what is said again belongs to the name right before it. */
static bool is_subject(const struct item *item, size_t i)
{
	const bool own = item[i].phrase->role == ROLE_VERB || item[i].phrase->flags & PHRASE_ADJACENT;
	return own && item_is_argument(&item[i - 1]) && item_role(&item[i - 1]) == ROLE_BARE;
}

/* "put one on Rook end turn": a verb that takes nothing goes with nothing. */
static bool is_whole_verb(const struct task *t, const struct item *item, size_t since, size_t i)
{
	const struct phrase *p = item[i].phrase;
	return i > since && item_is_argument(&item[i - 1]) && !item_is_unknown(&item[i - 1]) &&
	       item_is_verb(&item[i]) && !(p->flags & (PHRASE_TO | PHRASE_ING | PHRASE_S)) &&
	       p->terms->how != VERB_WEAK && p->terms->u.nouns.n && verbs_all(t, p->terms->u.nouns, verb_stands_alone);
}

size_t cuts_find(const struct task *t, const struct part *p, struct cut *cut)
{
	size_t n = 0;
	cut[n++] = (struct cut){ .sep = ROLE_FULL_STOP };
	for (size_t i = 0; i < p->n && n < PART_CUTS - 2 && !p->rest; i++) {
		if (is_separator(&p->item[i])) {
			struct cut c = { .from = i, .to = i + 1, .sep = p->item[i].phrase->role, .price = PRICE_CUT };
			for (; c.to < p->n && is_separator(&p->item[c.to]); c.to++)
				c.sep = p->item[c.to].phrase->role;
			cut[n++] = c;
			i = c.to - 1;
		} else if (i > cut[n - 1].to &&
			   (is_repeat(p->item, cut[n - 1].to, i) || is_whole_verb(t, p->item, cut[n - 1].to, i))) {
			if (i > cut[n - 1].to + 1 && !is_whole_verb(t, p->item, cut[n - 1].to, i) &&
			    is_subject(p->item, i))
				cut[n++] = (struct cut){ i - 1, i - 1, ROLE_COMMA, PRICE_REPEAT };
			cut[n++] = (struct cut){ i, i, ROLE_COMMA, PRICE_REPEAT };
		}
	}
	cut[n++] = (struct cut){ .from = p->n, .to = p->n, .sep = ROLE_FULL_STOP };
	return n;
}

bool items_are_pairs(const struct item *item, size_t n)
{
	size_t said = 0;
	for (size_t i = 0; i < n; i++) {
		const struct phrase *p = item[i].phrase;
		if (p->role == ROLE_DESCRIPTION || (parts_clauses(p) && !(said % 2)))
			continue;
		if (!item_is_argument(&item[i]) || p->role != ROLE_BARE || !(said++ % 2 ? is_number(p) : names_area(p)))
			return false;
	}
	return said > 2 && !(said % 2);
}
