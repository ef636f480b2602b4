/*
 * frame_ended: "my turn is over", "that concludes my turn", "done attacking", "stop the battle": what is said to have ended is ended, by
 * the game's own word for that.
 */
#include "bind/frame_points.h"
#include "order/meaning.h"

static struct str words_at(const struct frames *f, struct span at)
{
	return str_trim(words_folded(source_text(f->task->source, at), f->task->arena));
}

static struct str word_at(const struct frames *f, size_t i)
{
	return words_at(f, f->at[i].nterms ? f->at[i].terms->at : f->at[i].at);
}

static bool says(const struct frames *f, size_t i, roles role)
{
	return i < f->n && word_is(word_at(f, i), role);
}

static bool is_be(const struct frames *f, size_t i)
{
	return word_listed(word_at(f, i), LIST_BEING);
}

/* The game's word for ending what is named, a verb that needs no more: "my turn" is ended by "end turn". */
static struct nouns find_end(const struct frames *f, struct str what)
{
	const roles open = SAYS_ROLE(STOP_CONDITION) | SAYS_ROLE(STOP_NEGATION) | SAYS_ROLE(STOP_QUESTION) |
			   SAYS_ROLE(STOP_ALTERNATIVE) | SAYS_ROLE(TEMPORAL);
	const struct words w = words_singly(what, f->task->arena);
	struct buf end = buf_new(f->task->arena);
	buf_add_c(&end, "end");
	for (size_t i = 0; i < w.n; i++) {
		if (w.at[i].roles & open) /* "before my turn is over" */
			return (struct nouns){ NULL, 0 };
		if (!(w.at[i].roles & SAYS_ROLE(CLOSED)))
			buf_addf(&end, " %.*s", STR_ARG(w.at[i].text));
	}
	return end.n > 3 ? frame_find_verb(f, buf_str(&end), true) : (struct nouns){ NULL, 0 };
}

static void set_end(struct frames *f, size_t from, size_t to, struct nouns verbs)
{
	const struct span at = span_join(f->at[from].at, f->at[to - 1].at);
	drop_range(f, from + 1, to);
	f->at[from] = (struct phrase){ .at = at };
	frame_set_verb(f, from, verbs);
}

/* "my attack phase is over": where the game's word for ending wants to know what. */
static bool set_stage(struct frames *f, size_t from, size_t to, struct phrase stage)
{
	const struct nouns verbs = frame_find_verb(f, STR("end"), false);
	if (!verbs.n)
		return false;
	set_end(f, from, to, verbs);
	frame_insert(f, from + 1, stage);
	return true;
}

/* The stage of a deed, in the game's word: "attacking" is done in the attack phase. */
static bool find_stage(const struct frames *f, struct str deed, struct phrase *stage)
{
	const struct vocab *v = binder_vocab(f->task->binder);
	const struct str name = str_printf(f->task->arena, "%.*s phase", STR_ARG(deed));
	const struct meanings g = vocab_meanings(v, trie_find(vocab_trie(v), name));
	for (uint32_t k = 0; k < g.n; k++)
		if (g.at[k].term.kind == TERM_THING) {
			struct term *term = ARENA_NEW(f->task->arena, struct term);
			*term = g.at[k].term;
			term->at = stage->at;
			*stage = (struct phrase){ .nterms = 1, .at = stage->at, .terms = term };
			stage->mark = (struct span){ stage->at.from, stage->at.from };
			return true;
		}
	return false;
}

static struct str without_ing(struct str word)
{
	return str_ends(word, STR("ing")) ? str_sub(word, 0, word.n - 3) : word;
}

/* "attacking", "my moves", not "the attack": a deed as a noun, of which the game ends the stage. */
static bool set_deed(struct frames *f, size_t from, size_t to, const struct phrase *deed)
{
	const bool noun = deed->flags & PHRASE_ING || (deed->flags & PHRASE_S && deed->flags & PHRASE_THE);
	for (uint32_t k = 0; noun && deed->role == ROLE_VERB && k < deed->terms->u.nouns.n; k++) {
		const struct str name = str_c(task_verb(f->task, deed->terms->u.nouns.at[k].id)->name);
		const struct nouns verbs = find_end(f, name);
		struct phrase stage = *deed;
		if (verbs.n) {
			set_end(f, from, to, verbs);
			return true;
		}
		if (find_stage(f, name, &stage) || find_stage(f, without_ing(words_at(f, deed->terms->at)), &stage))
			return set_stage(f, from, to, stage);
	}
	return false;
}

static struct str said_in(const struct frames *f, size_t from, size_t to)
{
	const uint32_t at = f->at[from].nterms ? f->at[from].terms->at.from : f->at[from].at.from;
	return source_text(f->task->source, (struct span){ at, to < f->n ? f->at[to].at.from : f->at[to - 1].at.to });
}

/* The phrases are said to end what some of them name. */
static bool set_ended(struct frames *f, size_t from, size_t to, size_t what, size_t what_to)
{
	if (what >= what_to)
		return false;
	const struct nouns verbs = find_end(f, said_in(f, what, what_to));
	const struct phrase p = f->at[what];
	if (verbs.n) {
		set_end(f, from, to, verbs);
		return true;
	}
	if (what_to != what + 1)
		return false;
	if (names_kind(&p) && p.nterms == 1) {
		struct phrase stage = p;
		stage.role = ROLE_BARE;
		stage.mark = (struct span){ p.at.from, p.at.from };
		return set_stage(f, from, to, stage);
	}
	return set_deed(f, from, to, &p);
}

/* "and that is the end of my turn", "thats end of turn": told, and meant. */
void frame_that(struct frames *f)
{
	for (size_t i = 0; i < f->n; i++) {
		const struct str word = words_at(f, f->at[i].at);
		if (i + 2 < f->n && opens_clause(f, i) && str_eq(word, STR("thats")) && names_kind(&f->at[i + 1]) &&
		    says(f, i + 2, SAYS_ROLE(ENDED))) { /* "that's the deploy phase finished for me" */
			const bool me = i + 3 < f->n && f->at[i + 3].role == ROLE_FOR && !is_game(&f->at[i + 3]);
			if (clause_end(f, i) == i + 3 + me)
				set_ended(f, i, i + 3 + me, i + 1, i + 2);
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
			frame_insert_sign(f, i, ROLE_COMMA);
	}
}

/* "my turn is over", "the attack phase can be closed" */
static bool is_over(struct frames *f, size_t from, size_t i)
{
	if (i == from || !is_be(f, i) || !says(f, i + 1, SAYS_ROLE(ENDED)))
		return false;
	const bool can = i > from + 1 && str_eq(words_at(f, f->at[i - 1].at), STR("can"));
	return set_ended(f, from, i + 2, from, i - can);
}

/* "my turn ends here", "that concludes my turn" */
static bool comes_to_end(struct frames *f, size_t from, size_t i, size_t end)
{
	const bool before = i > from && f->at[i - 1].role == ROLE_CHAT;
	const bool here = end == i + 2 && is_pronoun(&f->at[i + 1], PRONOUN_HERE);
	if (!says(f, i, SAYS_ROLE(ENDS)))
		return false;
	if (before) {
		const struct nouns verbs = find_end(
			f, source_text(f->task->source, (struct span){ f->at[from].at.from, f->at[i].at.from }));
		if (verbs.n)
			set_end(f, from, end, verbs);
		return verbs.n;
	}
	if (from + 1 == i && (end == i + 1 || here)) /* "the attack phase ends here", not "battle ends" */
		return names_kind(&f->at[from]) && set_ended(f, from, end, from, i);
	return set_ended(f, from, end, i + 1, end);
}

/* "done with my turn", "finished attacking", "that's it for deployment": what has ended stands behind it. */
static bool has_done(struct frames *f, size_t from, size_t i, size_t end)
{
	const bool first = i == from || f->at[i - 1].role == ROLE_VERB || f->at[i - 1].role == ROLE_LEAD;
	if (!first || i + 1 >= end || !says(f, i, SAYS_ROLE(ENDED)))
		return false;
	const bool with = f->at[i + 1].role == ROLE_WITH || str_ends(words_at(f, f->at[i].at), STR(" with"));
	const size_t what = i + 1 + says(f, i + 1, SAYS_ROLE(CLOSES)); /* "done enough attacking" */
	const bool noun = what < end && f->at[what].role == ROLE_VERB && what + 1 == end;
	return (with || noun) && set_ended(f, f->at[from].role == ROLE_LEAD ? from : i, end, what, end);
}

/* "done end turn": the second says what the first leaves open. */
static bool is_said_again(struct frames *f, size_t i)
{
	if (i + 1 >= f->n || !says(f, i, SAYS_ROLE(ENDED)) || f->at[i].role != ROLE_VERB ||
	    !frame_says_all(f, &f->at[i + 1]) || !str_starts(words_at(f, f->at[i + 1].at), STR("end ")))
		return false;
	drop(f, i);
	return true;
}

/* The game's own word for ending something, behind which that is named, if by its deed: "end the attack". */
static bool ends_deed(struct frames *f, size_t from, size_t to)
{
	const struct nouns own = frame_find_verb(f, STR("end"), false);
	const struct phrase *end = &f->at[from], *what = end + 1;
	if (to != from + 2 || end->role != ROLE_VERB || !own.n ||
	    !(what->role == ROLE_VERB || (what->role != ROLE_OF && is_unknown(what))) ||
	    end->terms->u.nouns.at->id != own.at->id ||
	    frame_says(f, end->at.from, f->at[from + 1].at.to, SAYS_ROLE(OTHERS) | SAYS_ROLE(AGAINST)))
		return false;
	f->at[from + 1].flags |= PHRASE_ING;
	return true;
}

/* "stop the battle here", "close the attack phase", "finish attacking" */
static bool is_closed(struct frames *f, size_t from, size_t end)
{
	const size_t to = end > from + 2 && is_pronoun(&f->at[end - 1], PRONOUN_HERE) ? end - 1 : end;
	return (says(f, from, SAYS_ROLE(CLOSES)) || ends_deed(f, from, to)) && set_ended(f, from, end, from + 1, to);
}

/* "I have finished moving", where the game has words for that. */
static bool is_done(struct frames *f, size_t from, size_t end)
{
	struct phrase deed = end == from + 2 ? f->at[from + 1] : f->at[from];
	const bool past = deed.role == ROLE_PAST;
	deed.role = ROLE_VERB;
	if (end != from + 2 || f->at[from].role != ROLE_LEAD || !past || !frame_says_all(f, &deed) ||
	    !str_starts(str_c(task_verb(f->task, deed.terms->u.nouns.at->id)->name), STR("end ")))
		return false;
	f->at[from] = deed;
	drop(f, from + 1);
	return true;
}

void frame_ended(struct frames *f)
{
	for (size_t i = 0; i < f->n; i++) {
		const size_t from = frame_subject_begin(f, i), end = clause_end(f, i);
		const size_t to = end > from + 1 && f->at[end - 1].role == ROLE_FOR &&
						  is_pronoun(&f->at[end - 1], PRONOUN_ME)
					  ? end - 1
					  : end;
		if (parts_clauses(&f->at[i]))
			continue;
		if (is_over(f, from, i) || comes_to_end(f, from, i, end) || is_said_again(f, i) ||
		    has_done(f, from, i, to) || (i == from && (is_closed(f, from, to) || is_done(f, from, to))))
			continue;
		if (i == from && end == i + 2 && says(f, i + 1, SAYS_ROLE(ENDED)) && names_kind(&f->at[i]))
			set_ended(f, i, end, i, i + 1); /* "attack phase done" */
	}
}
