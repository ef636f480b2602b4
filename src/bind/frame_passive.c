/*
 * frame_passive: "Kyoto is to be attacked by 3 troops of Osaka", "3 troops are hereby moved ...", "my turn is over".
 */
#include "bind/frame.h"
#include "order/meaning.h"
#include "order/roles.h"

/* Where the clause says what is done to what: behind headings and what describes. */
static size_t subject_begin(const struct frames *f, size_t i)
{
	size_t begin = clause_begin(f, i);
	while (begin < i && f->at[begin].role == ROLE_DESCRIPTION)
		begin++;
	return begin;
}

/* "..., with the free army to be placed in Angola": of whom it is said, behind a sign. */
static bool opens_with(const struct frames *f, size_t i)
{
	return f->at[i].role == ROLE_WITH && i && f->at[i - 1].role == ROLE_COMMA && names_kind(&f->at[i]);
}

/* The same, behind what tells where or for whom: "For Red one unit is to be built". */
static size_t object_begin(const struct frames *f, size_t i)
{
	size_t begin = subject_begin(f, i);
	while (begin < i && f->at[begin].role != ROLE_BARE && is_argument(&f->at[begin]) && !opens_with(f, begin))
		begin++;
	return begin;
}

/* "are hereby moved": by these words. */
static bool is_hereby(const struct frames *f, size_t i)
{
	const struct span be = { f->at[i].at.from, f->at[i + 1].at.from };
	return f->at[i].role == ROLE_STOP && f->at[i].terms->u.stop == STOP_PAST &&
	       words_hold(words_folded(source_text(f->task->source, be), f->task->arena), STR("hereby"));
}

/* "Sofia gets attacked" */
static bool gets_done(const struct frames *f, size_t i)
{
	return f->at[i].role == ROLE_GETS && f->at[i].mark.to == f->at[i].mark.from;
}

/* "let Orrin be activated" */
static bool is_subjunctive(const struct frames *f, size_t i)
{
	return is_unknown(&f->at[i]) && f->at[i].role == ROLE_UNKNOWN &&
	       str_eq_nocase(source_text(f->task->source, f->at[i].at), STR("be"));
}

/* "gets hit": of some the participle is no other word. */
static bool is_done(const struct phrase *p)
{
	return p->role == ROLE_PAST || (p->role == ROLE_VERB && !p->flags && p->mark.to == p->mark.from);
}

/* Something is named, and then what is to be done to it. */
static bool is_ought(const struct frames *f, size_t i)
{
	const size_t begin = object_begin(f, i);
	if (i + 1 == f->n || !is_done(&f->at[i + 1]) || begin == i ||
	    !(f->at[begin].role == ROLE_BARE || opens_with(f, begin)) ||
	    !(f->at[i].role == ROLE_OUGHT || gets_done(f, i) || is_subjunctive(f, i) || is_hereby(f, i)))
		return false;
	for (size_t k = begin; k < i; k++)
		if (!is_argument(&f->at[k]) && f->at[k].role != ROLE_DESCRIPTION)
			return false;
	return true;
}

static bool is_origin(const struct phrase *p)
{
	return names_area(p) && (p->role == ROLE_IN || p->role == ROLE_OF || p->role == ROLE_FROM);
}

/* "by Osaka", "by my troops in Osaka": where they come from; "by 3 troops": with what it is done. */
static void set_agent(struct frames *f, size_t i)
{
	const bool placed = i + 1 < f->n && is_origin(&f->at[i + 1]);
	if (f->at[i].role != ROLE_BY)
		return;
	if (names_area(&f->at[i]))
		set_role(f, i, ROLE_FROM);
	else if (has_count(&f->at[i]) || names_kind(&f->at[i]) || f->at[i].terms->kind == TERM_LABEL)
		set_role(f, i, ROLE_WITH);
	else
		return;
	if (f->at[i].role != ROLE_WITH || !placed)
		return;
	set_role(f, i + 1, ROLE_FROM);
	if (!has_count(&f->at[i])) /* "by my troops" */
		drop(f, i);
}

/* "supported by Kyoto, as well as by Shiga": the deed is said once for each. */
static void set_agents(struct frames *f, size_t verb, size_t last)
{
	const size_t said = last - verb + 1;
	for (size_t k = clause_end(f, verb); k + 1 < f->n && parts_clauses(&f->at[k]) && f->at[k + 1].role == ROLE_BY;
	     k = clause_end(f, k + 1)) {
		const bool first = !has_role(f, verb, k, ROLE_FROM) && !has_role(f, verb, k, ROLE_WITH);
		if (!first && f->n + said >= f->room)
			return;
		for (size_t i = 0; !first && i < said; i++)
			frame_insert(f, k + 1 + i, f->at[verb + i]);
		if (first)
			drop(f, k--);
		set_agent(f, k + 1 + (first ? 0 : said));
	}
}

/* The deed of which one speaks is done: "mercenaries are to be recruited", "my bid is hereby raised". */
static bool is_same_deed(const struct frames *f, const struct phrase *noun, const struct phrase *done)
{
	for (uint32_t k = 0; k < noun->terms->u.nouns.n; k++)
		for (uint32_t n = 0; n < done->terms->u.nouns.n; n++) {
			const struct str name = words_folded(
				str_c(task_verb(f->task, done->terms->u.nouns.at[n].id)->name), f->task->arena);
			if (words_hold(name, str_c(task_verb(f->task, noun->terms->u.nouns.at[k].id)->name)))
				return true;
		}
	return false;
}

static void set_deed_done(struct frames *f, size_t i)
{
	const size_t begin = subject_begin(f, i);
	if (i + 1 >= f->n || begin == i || f->at[begin].role != ROLE_VERB || f->at[i + 1].role != ROLE_PAST ||
	    !(f->at[i].role == ROLE_OUGHT || is_hereby(f, i)) || !is_same_deed(f, &f->at[begin], &f->at[i + 1]))
		return;
	for (size_t k = begin + 1; k < i; k++)
		if (!is_argument(&f->at[k]))
			return;
	f->at[begin].terms = f->at[i + 1].terms;
	f->at[begin].flags = 0;
	drop_range(f, i, i + 2);
}

void frame_ought(struct frames *f)
{
	for (size_t i = 1; i < f->n; i++) {
		set_deed_done(f, i);
		if (!is_ought(f, i))
			continue;
		struct phrase deed = f->at[i + 1];
		deed.role = ROLE_VERB;
		deed.mark = (struct span){ deed.at.from, deed.at.from };
		const size_t begin = object_begin(f, i);
		if (f->at[begin].role == ROLE_WITH)
			set_role(f, begin, ROLE_BARE);
		drop_range(f, i, i + 2);
		frame_insert(f, begin, deed);
		for (size_t k = i + 1; k < clause_end(f, i + 1); k++)
			set_agent(f, k);
		set_agents(f, begin, i);
	}
}

/* ---- what is ended -------------------------------------------------------------------------------- */

static const char *const ended[] = {
#define ENDED(word) word,
#include "lexicon.inc"
};

static struct str words_at(const struct frames *f, struct span at)
{
	return str_trim(words_folded(source_text(f->task->source, at), f->task->arena));
}

static bool is_ended(const struct frames *f, size_t i)
{
	const struct str word = i < f->n ? words_at(f, f->at[i].nterms ? f->at[i].terms->at : f->at[i].at) : STR_NONE;
	for (size_t k = 0; k < sizeof ended / sizeof *ended; k++)
		if (str_eq_c(word, ended[k]))
			return true;
	return false;
}

static bool is_be(const struct frames *f, size_t i)
{
	static const char *const forms[] = { "is", "be", "to be", "is to be", "shall be", "are" };
	const struct str word = words_at(f, f->at[i].at);
	for (size_t k = 0; k < sizeof forms / sizeof *forms; k++)
		if (str_eq_c(word, forms[k]))
			return true;
	return false;
}

/* "my turn ends here", "that concludes my turn" */
static bool is_ends(const struct frames *f, size_t i)
{
	static const char *const forms[] = { "ends", "concludes", "finishes", "closes", "completes" };
	const struct str word = words_at(f, f->at[i].nterms ? f->at[i].terms->at : f->at[i].at);
	for (size_t k = 0; k < sizeof forms / sizeof *forms; k++)
		if (str_eq_c(word, forms[k]))
			return true;
	return false;
}

static bool is_here(const struct phrase *p)
{
	return is_argument(p) && p->terms->kind == TERM_PRONOUN && p->terms->u.pronoun == PRONOUN_HERE;
}

/* The game's word for ending what is named, a verb that needs no more: "my turn" is ended by "end turn". */
static struct nouns find_end(const struct frames *f, struct span what)
{
	const roles open = SAYS_ROLE(STOP_CONDITION) | SAYS_ROLE(STOP_NEGATION) | SAYS_ROLE(STOP_QUESTION) |
			   SAYS_ROLE(STOP_ALTERNATIVE) | SAYS_ROLE(TEMPORAL);
	const struct words w = words_singly(source_text(f->task->source, what), f->task->arena);
	const struct vocab *v = binder_vocab(f->task->binder);
	struct buf end = buf_new(f->task->arena);
	buf_add_c(&end, "end");
	for (size_t i = 0; i < w.n; i++) {
		if (w.at[i].roles & open) /* "before my turn is over" */
			return (struct nouns){ NULL, 0 };
		if (!(w.at[i].roles & SAYS_ROLE(CLOSED)))
			buf_addf(&end, " %.*s", STR_ARG(w.at[i].text));
	}
	const struct meanings g = vocab_meanings(v, trie_find(vocab_trie(v), buf_str(&end)));
	for (uint32_t k = 0; end.n > 3 && k < g.n; k++)
		if (g.at[k].term.kind == TERM_VERB && !g.at[k].phrase_flags &&
		    !verb_slots(task_verb(f->task, g.at[k].term.u.nouns.at->id)))
			return g.at[k].term.u.nouns;
	return (struct nouns){ NULL, 0 };
}

static void set_end(struct frames *f, size_t from, size_t to, struct nouns verbs)
{
	const struct span at = span_join(f->at[from].at, f->at[to - 1].at);
	struct term *term = ARENA_NEW(f->task->arena, struct term);
	*term = (struct term){ .kind = TERM_VERB, .at = at, .u.nouns = verbs };
	drop_range(f, from, to);
	frame_insert(f, from,
		     (struct phrase){
			     .role = ROLE_VERB, .nterms = 1, .at = at, .mark = { at.from, at.from }, .terms = term });
}

/* "my attack phase is over", "deploy phase done": where the game's word for ending wants to know what. */
static void set_ended(struct frames *f, size_t what, size_t end)
{
	const struct vocab *v = binder_vocab(f->task->binder);
	const struct meanings g = vocab_meanings(v, trie_find(vocab_trie(v), STR("end")));
	const struct phrase stage = f->at[what];
	if (!names_kind(&stage) || stage.nterms != 1 || stage.role != ROLE_BARE)
		return;
	for (uint32_t k = 0; k < g.n; k++)
		if (g.at[k].term.kind == TERM_VERB && !g.at[k].phrase_flags) {
			set_end(f, what, end, g.at[k].term.u.nouns);
			frame_insert(f, what + 1, stage);
			return;
		}
}

/* "and that is the end of my turn", "thats end of turn": told, and meant. */
void frame_that(struct frames *f)
{
	for (size_t i = 0; i < f->n; i++) {
		const struct str word = words_at(f, f->at[i].at);
		if (i + 2 < f->n && opens_clause(f, i) && str_eq(word, STR("thats")) && names_kind(&f->at[i + 1]) &&
		    is_ended(f, i + 2)) { /* "that's the deploy phase finished for me" */
			const bool me = i + 3 < f->n && f->at[i + 3].role == ROLE_FOR && !is_game(&f->at[i + 3]);
			if (clause_end(f, i) == i + 3 + me)
				set_ended(f, i + 1, i + 3 + me), drop(f, i);
			continue;
		}
		const bool that = i + 2 < f->n && str_eq(word, STR("that")) && is_be(f, i + 1);
		const size_t deed = i + 1 < f->n ? i + 1 + that : i;
		struct phrase plain = f->at[deed];
		plain.flags &= (uint8_t)~PHRASE_THE;
		if (f->at[i].flags & PHRASE_THE && f->at[i].flags & PHRASE_S && opens_clause(f, i)) {
			plain = f->at[i]; /* "that ends my turn" */
			plain.flags &= (uint8_t)~PHRASE_THE;
			if (frame_says_all(f, &plain)) {
				f->at[i] = plain;
				f->changed = true;
			}
			continue;
		}
		if (!(that || str_eq(word, STR("thats"))) || !frame_says_all(f, &plain) ||
		    plain.mark.to > plain.mark.from)
			continue;
		drop_range(f, i, deed);
		f->at[i] = plain;
		if (i && !parts_clauses(&f->at[i - 1]))
			frame_insert(f, i,
				     (struct phrase){ .role = ROLE_COMMA, .at = { plain.at.from, plain.at.from } });
	}
}

/* "With this my turn is over", "let the battle be ended", "done with my turn". */
void frame_ended(struct frames *f)
{
	for (size_t i = 0; i + 1 < f->n; i++) {
		const size_t from = subject_begin(f, i), end = clause_end(f, i);
		if (i > from && is_be(f, i) && is_ended(f, i + 1)) {
			const struct nouns verbs = find_end(f, (struct span){ f->at[from].at.from, f->at[i].at.from });
			if (verbs.n)
				set_end(f, from, i + 2, verbs);
			else if (from + 1 == i)
				set_ended(f, from, i + 2);
		} else if (i == from && end == i + 2 && is_ended(f, i + 1)) {
			set_ended(f, i, end);
		} else if (is_ends(f, i)) {
			const bool before = i > from && f->at[i - 1].role == ROLE_CHAT;
			const struct span what = before ? (struct span){ f->at[from].at.from, f->at[i].at.from }
							: (struct span){ f->at[i].at.to, f->at[end - 1].at.to };
			const struct nouns verbs = find_end(f, what);
			if (verbs.n)
				set_end(f, from, end, verbs);
			else if (from + 1 == i && (end == i + 1 || (end == i + 2 && is_here(&f->at[i + 1]))))
				set_ended(f, from, end);
		} else if ((i == from || f->at[i - 1].role == ROLE_VERB) && is_ended(f, i) &&
			   f->at[i + 1].role == ROLE_WITH) {
			const struct span what = { f->at[i + 1].at.from, f->at[end - 1].at.to };
			const struct nouns verbs = find_end(f, what);
			if (verbs.n)
				set_end(f, i, end, verbs);
		}
	}
}
