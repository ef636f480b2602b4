/* offered: see offered.h. */
#include "frame/offered.h"

#include "frame/frame_points.h"

#include "base/utf8.h"
#include "play/ruleset.h"
#include "world/core.h"
#include "world/record.h"

static const struct slot *thing_of(const struct verb *v)
{
	const struct slot *s = v->call_slot >= 0 ? &v->slots[v->call_slot] : NULL;
	return s && s->min && s->flags & SLOT_LABEL ? s : NULL;
}

static bool offers(const struct verb *v)
{
	const struct slot *amount = verb_first(v, NOUN_NUMBER);
	if (!thing_of(v) || !amount || !amount->min || !(v->flags & VERB_IMPLICIT))
		return false;
	size_t needed = 0;
	for (const struct slot *s = v->slots; s->name; s++)
		needed += s->min;
	return needed == 2;
}

verb_id offered_verb(const struct task *t)
{
	verb_id found = VERB_NONE;
	for (verb_id v = 0; v < t->binder->game->nverbs; v++) {
		if (!set_has(&t->scope->admitted, v) || !offers(task_verb(t, v)))
			continue;
		if (found != VERB_NONE)
			return VERB_NONE;
		found = v;
	}
	return found;
}

/* Whether a row of the table of these things has that number: in what has no calls, as tests of the language. */
static bool is_on_board(const struct state *s, const struct slot *thing, int64_t number)
{
	bool found;
	const table_id t = table_by_name(s->schema, str_c(thing->name), &found);
	const struct field_row *key = found ? &s->schema->tables[t]->fields[0] : NULL;
	if (!key || !str_eq_c(str_c(key->name), thing->name))
		return false;
	size_t i = 0;
	while (i < row_count(s, t) && field_get(key, row_at(s, t, i)) != number)
		i++;
	return i < row_count(s, t);
}

bool offered_now(const struct task *t, verb_id verb, int64_t number)
{
	const struct state *s = t->view->state;
	const struct verb *v = task_verb(t, verb);
	bool any = false;
	for (size_t i = 0; i < row_count(s, TABLE_CALL); i++) {
		const struct call_row *c = ROW(struct call_row, s, TABLE_CALL, i);
		if (c->bell == WHEN_NONE || !(v->admitted & KIND_BIT(c->kind)))
			continue;
		if (c->subject == number)
			return true;
		any = true;
	}
	return !any && is_on_board(s, thing_of(v), number);
}

/* ---- what is done ------------------------------------------------------------------------------- */

bool offered_says(const struct phrase *p, verb_id verb)
{
	uint32_t k = 0;
	while (k < p->terms->u.nouns.n && p->terms->u.nouns.at[k].id != verb)
		k++;
	return k < p->terms->u.nouns.n;
}

/* "put 12 up", "give up": with such a word beside it it is another deed. */
static bool is_phrasal(const struct frames *f, size_t i)
{
	const size_t end = clause_end(f, i);
	const struct words w = frame_words(f, f->at[i].at.to, end < f->n ? f->at[end].at.from : f->to);
	size_t k = 0;
	while (k < w.n && w.at[k].roles != (SAYS_ROLE(FILLER) | SAYS_ROLE(CLOSED)))
		k++;
	return k < w.n;
}

/* "the last coin goes on share 12": what leads coins there offers them. */
static bool leads_coins(const struct frames *f, size_t i)
{
	const struct phrase *p = &f->at[i];
	return i && p->role == ROLE_VERB && says_count(p - 1) && p[-1].role == ROLE_BARE && p[-1].nterms == 2 &&
	       p[-1].terms[1].kind == TERM_COIN && opens_clause(f, i - 1) && frame_leads_to(f, p);
}

/* "put", "I give", "I'll have"; nobody else's, and nothing that was. */
static bool is_deed(const struct frames *f, size_t i, verb_id verb)
{
	const struct phrase *p = &f->at[i];
	const struct words said = frame_words(f, frame_before(f, i), p->at.to);
	if (words_have(&said, SAYS_ROLE(OTHERS) | SAYS_ROLE(HEARER)) && !words_have(&said, SAYS_ROLE(WRITER)))
		return false;
	if (is_stop(p, STOP_PAST) || (p->role == ROLE_LEAD && !frame_listed(f, i, LIST_STAKES)))
		return frame_is(f, i, SAYS_ROLE(OWNS)) && words_have(&said, SAYS_ROLE(WILL)) &&
		       words_have(&said, SAYS_ROLE(WRITER));
	if (p->role == ROLE_VERB && p->flags & PHRASE_S)
		return false;
	return (p->role == ROLE_VERB && offered_says(p, verb)) ||
	       ((p->role == ROLE_VERB || p->role == ROLE_UNKNOWN || p->role == ROLE_LEAD) &&
		text_listed(source_text(f->task->source, p->terms->at), LIST_STAKES) && !is_phrasal(f, i));
}

/* "enter" of "enter a bid" */
static bool is_duty(const struct frames *f, size_t i, verb_id verb)
{
	return f->at[i].role == ROLE_UNKNOWN && i + 1 < f->n && f->at[i + 1].role == ROLE_VERB &&
	       offered_says(&f->at[i + 1], verb) && frame_is(f, i, SAYS_ROLE(DUTY));
}

/* "gets" of "share 12 gets 3" */
static bool is_get(const struct frames *f, size_t i)
{
	return f->at[i].role == ROLE_GETS && i && is_argument(&f->at[i - 1]) && f->at[i - 1].role == ROLE_BARE &&
	       f->at[i - 1].terms->kind == TERM_LABEL && opens_clause(f, i - 1);
}

/* ---- how much, for what ------------------------------------------------------------------------- */

static bool is_coin(const struct phrase *p)
{
	return is_argument(p) && p->nterms == 1 && p->terms->kind == TERM_COIN;
}

static bool is_plain_number(const struct phrase *p)
{
	return says_count(p) && p->terms->how == COUNT_EXACT && p->terms->u.number > 0;
}

static bool marks_amount(const struct phrase *p)
{
	return p->role == ROLE_BARE || p->role == ROLE_OF || p->role == ROLE_FOR || p->role == ROLE_WITH ||
	       (p->role == ROLE_ARROW && p->flags & PHRASE_DASH);
}

static bool marks_thing(const struct phrase *p)
{
	return p->role == ROLE_BARE || p->role == ROLE_ON || p->role == ROLE_FOR || p->role == ROLE_OF;
}

/* "share", of the things that are had: with a number behind it, or alone. */
static bool is_label(const struct frames *f, const struct phrase *p, verb_id verb)
{
	return is_argument(p) && p->terms->kind == TERM_LABEL && marks_thing(p) &&
	       (!p->terms->u.nouns.n || nouns_have(p->terms->u.nouns, thing_of(task_verb(f->task, verb))->what));
}

/* "on 12", "12:", "share: 12"; by the number alone, so that it must be of something there. */
static enum bit_kind kind_of_number(const struct frames *f, size_t i, verb_id verb)
{
	const struct phrase *p = &f->at[i];
	const bool now = offered_now(f->task, verb, p->terms->u.number);
	const bool labelled = i && is_label(f, p - 1, verb) && p[-1].nterms == 1;
	const bool behind = i + 1 < f->n && is_label(f, p + 1, verb) && p[1].nterms == 1; /* "14 share" */
	if (p->terms->flags & TERM_ARTICLE)
		return BIT_OTHER;
	if (i && is_coin(p - 1))
		return BIT_AMOUNT;
	if (p->role == ROLE_ON || p->flags & PHRASE_COLON || labelled || behind)
		return now ? BIT_THING : BIT_OTHER;
	return marks_amount(p) ? now ? BIT_OPEN : BIT_AMOUNT : BIT_OTHER;
}

static enum bit_kind kind_of_argument(const struct frames *f, size_t i, verb_id verb)
{
	const struct phrase *p = &f->at[i];
	if (!p->nterms) /* "for each of" */
		return i + 1 < f->n && f->at[i + 1].role == ROLE_EACH ? BIT_IDLE : BIT_OTHER;
	if (is_label(f, p, verb))
		return p->nterms == 1                                     ? BIT_IDLE
		       : p->nterms == 2 && p->terms[1].kind == TERM_COUNT ? BIT_THING
									  : BIT_OTHER;
	if (is_coin(p))
		return BIT_IDLE;
	if (is_pronoun(p, PRONOUN_ME))
		return p->role == ROLE_BARE || p->role == ROLE_FOR ? BIT_IDLE : BIT_OTHER;
	if (!is_plain_number(p))
		return BIT_OTHER;
	if (p->nterms == 1)
		return kind_of_number(f, i, verb);
	return p->nterms == 2 && p->terms[1].kind == TERM_COIN && marks_amount(p) ? BIT_AMOUNT : BIT_OTHER;
}

static enum bit_kind kind_of(const struct frames *f, size_t i, verb_id verb)
{
	const struct phrase *p = &f->at[i];
	if (p->role == ROLE_COMMA || p->role == ROLE_AND)
		return BIT_SIGN;
	if (p->role == ROLE_EACH)
		return BIT_EACH;
	if (p->role < ROLE_ARGUMENTS)
		return kind_of_argument(f, i, verb);
	if (p->role == ROLE_UNKNOWN && frame_is(f, i, SAYS_ROLE(SAME)))
		return BIT_SAME;
	if (is_duty(f, i, verb))
		return BIT_IDLE;
	return is_get(f, i) || leads_coins(f, i) || is_deed(f, i, verb) ? BIT_DEED : BIT_OTHER;
}

static int64_t number_of(const struct phrase *p)
{
	return p->terms[p->terms->kind == TERM_LABEL].u.number;
}

struct bit offered_bit(const struct frames *f, size_t i, verb_id verb)
{
	const struct phrase *p = &f->at[i];
	struct bit out = { .kind = kind_of(f, i, verb), .at = i };
	const bool says = out.kind == BIT_AMOUNT || out.kind == BIT_THING || out.kind == BIT_OPEN;
	out.n = says ? number_of(p) : 0;
	out.plain = (out.kind == BIT_THING && p->terms->kind == TERM_LABEL) || out.kind == BIT_SIGN ||
		    (out.kind == BIT_AMOUNT && p->role != ROLE_ARROW && !(i && is_coin(p - 1))) ||
		    (out.kind == BIT_DEED && p->role == ROLE_VERB && offered_says(p, verb));
	if (out.kind == BIT_OPEN) /* "bid 2 on share 2" */
		out.plain = i + 1 < f->n && is_label(f, p + 1, verb) && p[1].nterms == 2;
	return out;
}
