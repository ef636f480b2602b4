/* dealt: see dealt.h. */
#include "frame/dealt.h"

#include "base/utf8.h"
#include "bind/tells.h"
#include "frame/frame_points.h"

static bool says_fresh(const struct frames *f, const struct phrase *p)
{
	const struct words w = words_singly(source_text(f->task->source, p->at), f->task->arena);
	return words_have(&w, SAYS_ROLE(FRESH));
}

bool dealt_is_fresh(const struct frames *f, const struct phrase *p)
{
	return is_argument(p) && (says_count(p) || names_kind(p)) && !is_name(p) && says_fresh(f, p);
}

/* A verb that puts units somewhere and takes them from nowhere. */
static bool puts_units(const struct verb *v)
{
	bool units = false, in = false;
	for (const struct slot *s = v->slots; s && s->name; s++) {
		units |= s->what == NOUN_UNIT;
		in |= s->what == NOUN_AREA && slot_takes(s, ROLE_IN) && slot_takes(s, ROLE_TO);
		if ((s->what == NOUN_AREA && slot_takes(s, ROLE_FROM)) || s->what == NOUN_THING ||
		    s->what == NOUN_REGION)
			return false;
	}
	return units && in;
}

verb_id dealt_verb(const struct task *t, bool any)
{
	verb_id other = VERB_NONE;
	for (verb_id v = 0; v < t->binder->game->nverbs; v++) {
		if (!puts_units(task_verb(t, v)))
			continue;
		if (set_has(&t->scope->admitted, v))
			return v;
		other = any && other == VERB_NONE ? v : other;
	}
	return other;
}

static bool has_verb(const struct phrase *p, verb_id verb)
{
	uint32_t k = 0;
	while (k < p->terms->u.nouns.n && p->terms->u.nouns.at[k].id != verb)
		k++;
	return k < p->terms->u.nouns.n;
}

/* "put", "is to be placed" */
static bool is_put(const struct frames *f, size_t i, verb_id verb)
{
	const struct phrase *p = &f->at[i];
	if (p->role == ROLE_PAST)
		return i && (p[-1].role == ROLE_OUGHT || tells_now(f->task, p - 1)) && has_verb(p, verb);
	return p->role == ROLE_VERB &&
	       (has_verb(p, verb) || (p->terms->how == VERB_WEAK &&
				      word_is(utf8_fold_name(f->task->arena, frame_text(f, i)), SAYS_ROLE(DEED))));
}

/* "I have seven", "those are my new ones"; of nobody else. */
static bool is_told(const struct frames *f, size_t i)
{
	const struct phrase *p = &f->at[i];
	const struct words said = frame_words(f, frame_before(f, i), p->at.to);
	if (tells_now(f->task, p)) /* "are in Ohio" tells where they are */
		return i + 1 < f->n && !names_area(p + 1) && !words_have(&said, SAYS_ROLE(PERSON) | SAYS_ROLE(HEARER));
	return (p->role == ROLE_LEAD || is_stop(p, STOP_PAST)) && frame_is(f, i, SAYS_ROLE(OWNS)) &&
	       words_have(&said, SAYS_ROLE(WRITER));
}

static bool is_unit(const struct phrase *p)
{
	return p->terms[p->nterms - 1].kind == TERM_UNIT;
}

/* "5", "five of them", "another 3", "a new unit" */
static bool is_amount(const struct phrase *p)
{
	const bool begins = p->role == ROLE_BARE || p->role == ROLE_OF ||
			    (p->role == ROLE_ARROW && p->flags & PHRASE_DASH);
	if (!begins || !says_count(p) || p->terms->how != COUNT_EXACT || p->terms->u.number < 1)
		return false;
	for (uint16_t k = 1; k < p->nterms; k++)
		if (p->terms[k].kind != TERM_UNIT && p->terms[k].kind != TERM_MORE &&
		    !(p->terms[k].kind == TERM_PRONOUN && p->terms[k].u.pronoun == PRONOUN_THEM))
			return false;
	return is_number(p) || p->nterms > 1;
}

/* "4 of my 7": of how many says nothing of who gets them. */
static bool is_stock(const struct phrase *p, size_t i)
{
	return p->role == ROLE_OF && i && is_number(p - 1);
}

/* "thats all my 4" */
static bool points_back(const struct frames *f, size_t i)
{
	return i && parts_clauses(&f->at[i - 1]) && i + 2 == sentence_end(f, i) && is_amount(&f->at[i + 1]) &&
	       frame_says(f, f->at[i].at.from, f->at[i].at.to, SAYS_ROLE(POINTED));
}

/* "out of my seven" */
static bool is_out(const struct frames *f, size_t i)
{
	return f->at[i].role == ROLE_FROM && !f->at[i].nterms && i + 1 < f->n && f->at[i + 1].role == ROLE_OF;
}

bool dealt_is_share(const struct frames *f, const struct phrase *p)
{
	int64_t n, of;
	const bool word = p->role == ROLE_STOP || p->role == ROLE_UNKNOWN;
	return word && share_said(utf8_fold_name(f->task->arena, source_text(f->task->source, p->at)), &n, &of);
}

static bool is_evenly(const struct frames *f, const struct phrase *p)
{
	return (p->role == ROLE_UNKNOWN || is_stop(p, STOP_VAGUE)) &&
	       text_listed(source_text(f->task->source, p->terms->at), LIST_EVENLY);
}

/* "split", "shared": of how units are dealt out; "between": of whom to; "the other" half; "equal" parts. */
static bool is_of_shares(const struct frames *f, size_t i)
{
	const struct phrase *p = &f->at[i];
	if (!(p->role == ROLE_UNKNOWN || p->role == ROLE_LEAD || is_stop(p, STOP_VAGUE)))
		return false;
	const bool next = i + 1 < f->n && (dealt_is_share(f, p + 1) || is_evenly(f, p + 1));
	if (p->role == ROLE_LEAD) /* "Ohio and Utah get half each" */
		return next && i && names_area(p - 1);
	return frame_listed(f, i, LIST_DIVIDES) || frame_listed(f, i, LIST_AMONG) ||
	       (p->role == ROLE_UNKNOWN && i &&
		(is_evenly(f, p - 1) || (p->flags & PHRASE_THE && dealt_is_share(f, p - 1)))) ||
	       (next && frame_says(f, p->at.from, p->at.to, SAYS_ROLE(SELECTS)));
}

/* "across Ohio and Utah", behind how they are dealt out */
static bool is_across(const struct frames *f, size_t i)
{
	return i && is_place(&f->at[i], ROLE_VIA) && (is_evenly(f, &f->at[i - 1]) || is_of_shares(f, i - 1));
}

/* "half of Osaka to Nara", "from Osaka" */
static bool is_left(const struct frames *f, size_t i)
{
	const struct phrase *p = &f->at[i];
	const bool half_of = i && dealt_is_share(f, p - 1) && (is_place(p, ROLE_BARE) || is_place(p, ROLE_OF)) &&
			     i + 1 < f->n && is_place(p + 1, ROLE_TO);
	const bool leads = is_place(p, ROLE_IN) && i + 2 < f->n && is_verb(p + 1) && frame_leads_to(f, p + 1) &&
			   is_place(p + 2, ROLE_TO);
	const bool stand = leads || (is_place(p, ROLE_IN) && i > 1 && dealt_is_share(f, p - 2) && i + 1 < f->n &&
				     is_place(p + 1, ROLE_TO)); /* "half of the six in Nara to Mie" */
	const bool of_theirs = is_place(p, ROLE_BARE) && p->terms->flags & TERM_POSSESSIVE && i + 1 < f->n &&
			       is_amount(p + 1); /* "Osaka's five" */
	return is_place(p, ROLE_FROM) || half_of || stand || of_theirs;
}

/* "two" fifths */
static bool is_count_of_shares(const struct frames *f, size_t i)
{
	const struct phrase *p = &f->at[i];
	return is_number(p) && p->nterms == 1 && p[1].role == ROLE_UNKNOWN && dealt_is_share(f, p + 1);
}

/* What stands beside shares alone. */
static enum piece_kind kind_beside_shares(const struct frames *f, size_t i)
{
	const struct phrase *p = &f->at[i];
	if (dealt_is_share(f, p))
		return PIECE_SHARE;
	if (i + 1 < f->n && is_count_of_shares(f, i))
		return PIECE_IDLE;
	if (is_evenly(f, p))
		return PIECE_EVENLY;
	if (is_left(f, i))
		return PIECE_FROM;
	if (p->role == ROLE_UNKNOWN && frame_listed(f, i, LIST_DIVIDES))
		return PIECE_DIVIDES;
	if ((p->role == ROLE_UNKNOWN || is_stop(p, STOP_VAGUE)) && frame_listed(f, i, LIST_AMONG) && i &&
	    (is_amount(p - 1) || frame_listed(f, i - 1, LIST_DIVIDES)))
		return PIECE_AMONG;
	if (i + 1 < f->n && is_number(p) && p->role == ROLE_IN && is_evenly(f, p + 1))
		return PIECE_GROUPS;
	if (is_across(f, i))
		return PIECE_PLACE;
	return is_of_shares(f, i) || (i && is_pronoun(p, PRONOUN_THEM) && dealt_is_share(f, p - 1)) ? PIECE_IDLE
												    : PIECE_OTHER;
}

static enum piece_kind kind_of_argument(const struct phrase *p)
{
	const bool there = p->role == ROLE_BARE || p->role == ROLE_IN || p->role == ROLE_ON || p->role == ROLE_TO ||
			   p->role == ROLE_FOR || (p->role == ROLE_ARROW && p->flags & PHRASE_DASH);
	if (!p->nterms)
		return p->role == ROLE_IN || p->role == ROLE_TO ? PIECE_IDLE : PIECE_OTHER; /* "one in each" */
	if (names_area(p))
		return there && !(p->terms->flags & TERM_POSSESSIVE) ? PIECE_PLACE : PIECE_OTHER;
	if (is_rest(p))
		return p->role == ROLE_BARE && (p->nterms == 1 || is_unit(p)) ? PIECE_REST : PIECE_OTHER;
	if (is_amount(p))
		return PIECE_NUMBER;
	const bool more = p->nterms == 1 && p->terms->kind == TERM_MORE;
	const bool idle = more || is_pronoun(p, PRONOUN_THERE) || is_pronoun(p, PRONOUN_ME);
	return (p->role == ROLE_BARE && idle) || (!has_count(p) && names_kind(p) && is_unit(p) &&
						  p->role != ROLE_FROM && p->role != ROLE_WITH)
		       ? PIECE_IDLE
		       : PIECE_OTHER;
}

static enum piece_kind kind_of(const struct frames *f, size_t i, verb_id verb)
{
	const struct phrase *p = &f->at[i];
	switch (p->role) {
	case ROLE_COMMA:
	case ROLE_AND:
		return PIECE_SIGN;
	case ROLE_FULL_STOP:
		return PIECE_STOP;
	case ROLE_EACH:
		return PIECE_EACH;
	case ROLE_VERB:
	case ROLE_PAST:
		return points_back(f, i)      ? PIECE_IDLE
		       : is_put(f, i, verb)   ? PIECE_PUT
		       : frame_leads_to(f, p) ? PIECE_GO
					      : PIECE_OTHER;
	case ROLE_DESCRIPTION: /* who is said to speak stands where it is said */
		return p->terms->kind == TERM_HEADING ? PIECE_OTHER : PIECE_IDLE;
	case ROLE_GETS:
	case ROLE_OUGHT:
		return PIECE_IDLE;
	case ROLE_KEEP: /* "the 2 in Ohio stay" is of others */
	case ROLE_KEPT:
		return i + 1 < f->n && names_area(p + 1) ? PIECE_STAY : PIECE_OTHER;
	default:
		if (p->role < ROLE_ARGUMENTS)
			return is_stock(p, i) || is_out(f, i) ? PIECE_IDLE : kind_of_argument(p);
		return is_told(f, i) ? PIECE_IDLE : PIECE_OTHER;
	}
}

/* "7 new", "Toyama 3 new"; not "new orders:". */
static bool is_described_fresh(const struct frames *f, size_t i)
{
	const struct phrase *p = &f->at[i];
	return p->role == ROLE_DESCRIPTION && p->terms->kind != TERM_HEADING && i && is_number(p - 1) &&
	       says_fresh(f, p);
}

/* "3 new blorbs" */
static bool is_strange_noun(const struct frames *f, size_t i)
{
	const struct phrase *p = &f->at[i];
	return i && is_unknown(p) && !frame_listed(f, i, LIST_EVENLY) &&
	       (p->role == ROLE_UNKNOWN || p->role == ROLE_BARE) && is_number(p - 1) &&
	       frame_says(f, p[-1].at.from, p->at.to, SAYS_ROLE(FRESH));
}

struct piece dealt_piece(const struct frames *f, size_t i, verb_id verb)
{
	const struct phrase *p = &f->at[i];
	struct piece out = { .kind = kind_beside_shares(f, i), .at = i };
	if (out.kind == PIECE_OTHER)
		out.kind = kind_of(f, i, verb);
	out.strange = is_strange_noun(f, i);
	if (out.strange)
		out.kind = PIECE_IDLE;
	out.fresh = out.strange || dealt_is_fresh(f, p) || is_described_fresh(f, i);
	out.of = p->role == ROLE_OF;
	out.n = out.kind == PIECE_NUMBER || out.kind == PIECE_GROUPS ? p->terms->u.number : 0;
	if (out.kind == PIECE_SHARE)
		share_said(utf8_fold_name(f->task->arena, frame_text(f, i)), &out.n, &out.parts);
	if (out.kind == PIECE_SHARE && i && is_count_of_shares(f, i - 1))
		out.n *= p[-1].terms->u.number;
	return out;
}

int64_t dealt_whole(const struct frames *f, const struct phrase *leave)
{
	const struct task *t = f->task;
	const struct ruleset *rules = t->binder->game->rules;
	if (!row_count(t->view->state, TABLE_GAME) || t->view->seat == SEAT_NONE)
		return 0;
	if (!leave)
		return rules->pool ? rules->pool(t->view->state, t->view->seat) : 0;
	return rules->force && leave->terms->u.nouns.n == 1
		       ? rules->force(t->view->state, t->view->seat, leave->terms->u.nouns.at->id)
		       : 0;
}

bool dealt_says_shares(const struct frames *f, size_t from, size_t to, verb_id verb)
{
	for (; from < to; from++) {
		const struct piece p = dealt_piece(f, from, verb);
		if (p.kind == PIECE_SHARE || p.kind == PIECE_EVENLY || p.kind == PIECE_DIVIDES || p.kind == PIECE_AMONG)
			return true;
	}
	return false;
}

bool dealt_counted_above(const struct frames *f)
{
	const struct words w = words_singly(str_sub(f->task->source->text, 0, f->task->line.from), f->task->arena);
	int64_t n;
	for (size_t i = 0; i < w.n; i++)
		if (number_said(w.at[i].text, &n))
			return true;
	return false;
}

bool dealt_is_all(const struct phrase *p)
{
	return p->role == ROLE_BARE && p->nterms == 1 && has_count(p) && p->terms->how == COUNT_ALL;
}
