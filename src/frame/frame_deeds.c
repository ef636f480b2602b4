/*
 * frame_deeds: "Nara's push towards Kyoto", "Nara to Kyoto, and Osaka supports it": a deed that is spoken of, with whom, with what and
 * where it is done.
 */
#include "frame/frame_points.h"
#include "order/meaning.h"

static bool leads(const struct verb *v)
{
	for (const struct slot *s = v->slots; s && s->name; s++)
		if (s->what == NOUN_AREA && slot_takes_freely(s, ROLE_TO))
			return true;
	return false;
}

bool frame_leads_to(const struct frames *f, const struct phrase *p)
{
	return p->role == ROLE_VERB && verbs_any(f->task, p->terms->u.nouns, leads);
}

static bool is_owned(const struct frames *f, size_t i)
{
	return i && is_name(&f->at[i - 1]) && f->at[i - 1].terms->flags & TERM_POSSESSIVE;
}

/* Whose deed it is or where it leads stands beside it. */
static bool is_deed(const struct frames *f, size_t i)
{
	const struct phrase *p = &f->at[i];
	const bool led = i + 1 < f->n && names_area(&f->at[i + 1]);
	if (!frame_leads_to(f, p) || !(led || is_owned(f, i)))
		return false;
	return p->flags & PHRASE_THE || is_owned(f, i) || (p->flags & PHRASE_ING && i && is_argument(&f->at[i - 1]));
}

/* Another verb in the clause. */
static bool has_verb(const struct frames *f, size_t deed)
{
	for (size_t i = clause_begin(f, deed); i < clause_end(f, deed); i++)
		if (i != deed && f->at[i].role == ROLE_VERB && !(f->at[i].flags & PHRASE_THE))
			return true;
	return false;
}

/* The same, for which the deed is a value. */
static bool has_server(const struct frames *f, size_t deed)
{
	for (size_t i = clause_begin(f, deed); i < clause_end(f, deed); i++)
		if (i != deed && !(f->at[i].flags & PHRASE_THE) && frame_serves(f, &f->at[i]))
			return true;
	return false;
}

/* "the attack from Osaka" does not say where to: who is at Osaka is not all that it speaks of. */
static bool leads_somewhere(const struct frames *f, size_t i)
{
	size_t places = is_owned(f, i) || (f->at[i].flags & PHRASE_ING && is_argument(&f->at[i - 1]));
	bool to = false;
	for (size_t k = i + 1; k < clause_end(f, i) && names_area(&f->at[k]); k++) {
		const unsigned role = f->at[k].role;
		places++;
		to |= role == ROLE_TO || role == ROLE_ARROW || role == ROLE_ON || role == ROLE_AGAINST;
	}
	return to || places > 1;
}

/* "the move from Nara to Kyoto", "the attack of Nara on Kyoto": who, and where to. */
static void set_deed(struct frames *f, size_t i)
{
	bool who = is_owned(f, i) || f->at[i].flags & PHRASE_ING;
	drop(f, i);
	for (size_t k = i, end = clause_end(f, i); k < end && names_area(&f->at[k]); k++) {
		const unsigned role = f->at[k].role;
		if (!who && (role == ROLE_FROM || role == ROLE_OF || role == ROLE_BY)) {
			set_role(f, k, ROLE_BARE);
			who = true;
		} else if (role == ROLE_ON || role == ROLE_AGAINST || (role == ROLE_BARE && who)) {
			set_role(f, k, ROLE_TO);
		}
	}
}

void frame_deeds(struct frames *f)
{
	for (size_t i = 0; i < f->n; i++)
		if (is_deed(f, i) && has_server(f, i) && leads_somewhere(f, i))
			set_deed(f, i);
}

/* Units that are spoken of behind it are another's. */
static bool commands_none(const struct task *t, const struct phrase *p)
{
	return p->role == ROLE_VERB && !verbs_any(t, p->terms->u.nouns, frame_commands);
}

/* What is named may be said of the deed with "of": for whom it is done. */
static bool takes_of(const struct task *t, const struct phrase *deed, const struct term *name)
{
	for (uint32_t n = 0; n < name->u.nouns.n; n++)
		if (name->u.nouns.at[n].what != NOUN_AREA &&
		    verbs_take_as(t, deed->terms->u.nouns, name->u.nouns.at[n].what, ROLE_OF))
			return true;
	return false;
}

/* "disband Red's unit in Osaka": the unit of Red. */
static void set_owners(struct frames *f)
{
	for (size_t i = 1; i + 1 < f->n; i++)
		if (f->at[i - 1].role == ROLE_VERB && is_owned(f, i + 1) && f->at[i].role == ROLE_BARE &&
		    is_uncounted(&f->at[i + 1]) && takes_of(f->task, &f->at[i - 1], f->at[i].terms)) {
			const struct phrase owner = f->at[i];
			f->at[i] = f->at[i + 1];
			f->at[i + 1] = owner;
			set_role(f, i + 1, ROLE_OF);
			f->changed = true;
		}
}

/* "fight Bob's armies in Kyoto": whoever's they are is fought. */
void frame_owned(struct frames *f)
{
	set_owners(f);
	for (size_t i = 1; i + 1 < f->n; i++)
		if (is_name(&f->at[i + 1]) && f->at[i + 1].role == ROLE_OF && is_uncounted(&f->at[i]) &&
		    names_seat(&f->at[i + 1]) && commands_none(f->task, &f->at[i - 1])) { /* "the armies of Bob" */
			set_role(f, i + 1, ROLE_BARE);
			drop(f, i);
		}
	for (size_t i = 1; i + 1 < f->n; i++)
		if (is_owned(f, i + 1) && is_uncounted(&f->at[i + 1]) && names_seat(&f->at[i]) &&
		    (f->at[i].role == ROLE_AGAINST || commands_none(f->task, &f->at[i - 1])))
			drop(f, i + 1);
}

/* "attack teal in Japan, and use the Crown for it": with what that is done. */
static void set_means(struct frames *f)
{
	for (size_t i = 1; i + 2 < f->n; i++) {
		const bool thing = f->at[i + 1].role == ROLE_BARE && is_argument(&f->at[i + 1]) &&
				   !names_area(&f->at[i + 1]) && !names_seat(&f->at[i + 1]);
		size_t sign = i;
		while (sign && parts_clauses(&f->at[sign - 1]) && f->at[sign - 1].role != ROLE_FULL_STOP)
			sign--;
		if (sign == i || !sign || f->at[i].role != ROLE_VERB || f->at[i].flags || !thing ||
		    f->at[i + 2].role != ROLE_FOR || !is_pronoun(&f->at[i + 2], PRONOUN_IT) ||
		    clause_end(f, i) != i + 3 || !has_role(f, clause_begin(f, sign - 1), sign, ROLE_VERB))
			continue;
		set_role(f, i + 1, ROLE_WITH);
		drop(f, i + 2);
		drop_range(f, sign, i + 1);
	}
}

/* The deed of its clause is one of which no number is said, and it names another place than the one at `but`. */
static bool is_of_no_number(const struct frames *f, size_t i, size_t but)
{
	bool deed = false, place = but == i;
	for (size_t k = clause_begin(f, i); k < clause_end(f, i); k++) {
		deed |= f->at[k].role == ROLE_VERB && commands_none(f->task, &f->at[k]);
		place |= k != but && names_area(&f->at[k]);
	}
	return deed && place;
}

/* "attack Blue in Brazil with all my armies in Peru": all that are there do it, whoever says so. */
static void drop_whole_force(struct frames *f)
{
	for (size_t i = 0; i < f->n; i++) {
		const struct phrase *p = &f->at[i];
		const bool in = i + 1 < f->n && is_place(&f->at[i + 1], ROLE_IN);
		if (p->role != ROLE_WITH || !has_count(p) || p->terms->how != COUNT_ALL || is_rest(p) ||
		    !is_of_no_number(f, i, in ? i + 1 : i))
			continue;
		if (in)
			set_role(f, i + 1, ROLE_FROM);
		drop(f, i--);
		f->changed = true;
	}
}

/* "attack Blue in Brazil with my army from Peru": with whom else? Only the place says more. */
void frame_instruments(struct frames *f)
{
	set_means(f);
	drop_whole_force(f);
	for (size_t i = 1; i < f->n; i++) {
		const struct phrase *p = &f->at[i];
		size_t verb = clause_begin(f, i);
		while (verb < i && f->at[verb].role != ROLE_VERB)
			verb++;
		if (p->role == ROLE_WITH && p->flags & PHRASE_THE && names_kind(p) && !has_count(p) &&
		    p->terms[p->nterms - 1].kind == TERM_UNIT && verb < i && commands_none(f->task, &f->at[verb]))
			drop(f, i--);
	}
}

static bool leads_to(const struct phrase *p)
{
	return names_area(p) && (p->role == ROLE_TO || p->role == ROLE_ON || p->role == ROLE_AGAINST);
}

/* "in the battle for Kyoto I support red": where it is done; what is done says so itself. "support unit 12 in its move to Kobe"
 * says where that goes. */
void frame_scenes(struct frames *f)
{
	for (size_t i = 0; i < f->n; i++) {
		const struct phrase *p = &f->at[i];
		const bool verb = p->role == ROLE_VERB && p->mark.to > p->mark.from && !(p->flags & PHRASE_TO);
		const bool in = str_eq_nocase(source_text(f->task->source, p->mark), STR("in"));
		if (!(p->flags & PHRASE_THE) || !in || !(verb || (p->nterms == 1 && p->terms->kind == TERM_LABEL)) ||
		    !has_verb(f, i))
			continue;
		const bool way = i + 1 < f->n && leads_to(&f->at[i + 1]) && frame_leads_to(f, p) && has_server(f, i);
		if (i + 1 < f->n && names_area(&f->at[i + 1]) && f->at[i + 1].role != ROLE_BARE)
			set_role(f, i + 1, way ? ROLE_TO : ROLE_IN);
		drop(f, i--);
	}
}

/* What a preposition before a name would say of it; ROLE_BARE: nothing. */
static unsigned role_of_mark(const struct frames *f, struct span mark)
{
	const struct vocab *v = binder_vocab(f->task->binder);
	const struct str text = str_trim(words_folded(source_text(f->task->source, mark), f->task->arena));
	const struct meanings g = vocab_meanings(v, trie_find(vocab_trie(v), text));
	for (uint32_t k = 0; k < g.n; k++)
		if (g.at[k].role == ROLE_FROM || g.at[k].role == ROLE_TO)
			return g.at[k].role;
	return ROLE_BARE;
}

/* The way that is said of a thing which is no place: "from our position", "to my garrison"; ROLE_BARE: none is. */
static unsigned way_of_thing(const struct frames *f, const struct phrase *p)
{
	const bool thing = is_argument(p) && p->nterms == 1 && (is_unknown(p) || p->terms->kind == TERM_THING);
	if (!(p->flags & PHRASE_THE))
		return ROLE_BARE;
	if (p->role == ROLE_VERB)
		return role_of_mark(f, p->mark);
	return thing && (p->role == ROLE_FROM || p->role == ROLE_TO) ? p->role : ROLE_BARE;
}

/* "from our position in Poland": it goes from there. */
void frame_positions(struct frames *f)
{
	for (size_t i = 1; i + 1 < f->n; i++) {
		const unsigned role = way_of_thing(f, &f->at[i]);
		const struct phrase *where = &f->at[i + 1];
		if (role == ROLE_BARE || !names_area(where) || !(where->role == ROLE_IN || where->role == ROLE_OF) ||
		    !has_verb(f, i))
			continue;
		drop(f, i);
		set_role(f, i, role);
	}
}
