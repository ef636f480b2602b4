/*
 * frame_form: an order as a form: "Movement - source: Aichi, target: Gifu, count: 2", "UNIT: Oita / ORDER: Move / TO: Nara".
 */
#include "frame/frame.h"

/* What the words before the colons of forms say of what stands behind them. */
static const struct field {
	const char *word;
	unsigned role;
} fields[] = {
#define FIELD(text, name) { text, ROLE_##name },
#include "lexicon.inc"
};

static const struct field *find_field(const struct frames *f, const struct phrase *p)
{
	for (size_t i = 0; p->nterms && i < sizeof fields / sizeof *fields; i++)
		if (str_eq_nocase(source_text(f->task->source, p->terms[p->nterms - 1].at), str_c(fields[i].word)))
			return &fields[i];
	return NULL;
}

/* The word alone, before a colon or right before what it speaks of. */
static bool is_field(const struct frames *f, size_t i)
{
	const struct phrase *p = &f->at[i];
	const bool alone = p->nterms == 1 && (p->role == ROLE_UNKNOWN || p->role == ROLE_BARE || p->role == ROLE_LEAD);
	return alone && i + 1 < f->n && (f->at[i + 1].role == ROLE_BARE || p->flags & PHRASE_COLON) &&
	       (p->flags & PHRASE_COLON || is_unknown(p)) && find_field(f, p);
}

static bool is_slash(const struct frames *f, size_t i)
{
	return is_unknown(&f->at[i]) && f->at[i].role == ROLE_UNKNOWN &&
	       str_eq(source_text(f->task->source, f->at[i].at), STR("/"));
}

/* Commas, strokes and dashes part the fields of one order. */
static void drop_signs(struct frames *f)
{
	for (size_t i = 0; i < f->n; i++)
		if (f->at[i].role == ROLE_COMMA || is_slash(f, i))
			drop(f, i--);
}

static bool is_bar(const struct frames *f, size_t i)
{
	return is_unknown(&f->at[i]) && str_eq(source_text(f->task->source, f->at[i].at), STR("|"));
}

/* "BID | share 30 | 4": a row of a table. */
void frame_table(struct frames *f)
{
	size_t bars = 0;
	for (size_t i = 0; i < f->n; i++)
		bars += is_bar(f, i);
	for (size_t i = 0; bars > 1 && i < f->n; i++)
		if (is_bar(f, i))
			drop(f, i--);
}

static bool begins_own(const struct frames *f, size_t i)
{
	const struct words w = frame_words(f, frame_before(f, i), f->at[i].at.to);
	return w.n && w.at[0].roles & SAYS_ROLE(OWN_WORD) && w.at[0].roles & SAYS_ROLE(ARTICLE);
}

/* "My bid for share 12 is 5", "our next move is Osaka to Kyoto": what it is is ordered. */
void frame_being(struct frames *f)
{
	for (size_t i = 0; i + 2 < f->n; i++) {
		const struct phrase *deed = &f->at[i];
		size_t be = i + 1;
		if (deed->role != ROLE_VERB || !opens_clause(f, i) || !begins_own(f, i))
			continue;
		while (be < f->n && is_argument(&f->at[be]))
			be++;
		if (be + 1 >= f->n || !is_stop(&f->at[be], STOP_PAST) || !frame_listed(f, be, LIST_IS) ||
		    !is_game(&f->at[be + 1]) || !is_argument(&f->at[be + 1]))
			continue;
		f->at[i].flags &= (uint8_t)~PHRASE_THE;
		drop(f, be);
	}
}

void frame_form(struct frames *f)
{
	size_t found = 0, ends = 0;
	for (size_t i = 0; i < f->n; i++) {
		found += is_field(f, i);
		ends += f->at[i].role == ROLE_AND || f->at[i].role == ROLE_THEN || f->at[i].role == ROLE_FULL_STOP;
	}
	if (!found || ends)
		return;
	for (size_t i = 0; i + 1 < f->n; i++)
		if (is_field(f, i)) {
			const struct field *field = find_field(f, &f->at[i]);
			if (f->at[i + 1].role == ROLE_BARE && field->role != ROLE_BARE)
				set_role(f, i + 1, field->role);
			drop(f, i);
		}
	drop_signs(f);
}
