/*
 * frame_places: "over from Nara", "Osaka: march ...", "as Red, I build", "from Osaka 2 Nara 3 Kyoto".
 */
#include "bind/frame.h"

/* A preposition right before another says no more than that: "over from", "in to". */
void frame_particles(struct frames *f)
{
	for (size_t i = 0; i + 1 < f->n; i++) {
		const unsigned role = f->at[i].role, next = f->at[i + 1].role;
		if (!f->at[i].nterms && (role == ROLE_ON || role == ROLE_IN || role == ROLE_VIA) &&
		    (next == ROLE_FROM || next == ROLE_TO) && f->at[i + 1].nterms)
			drop(f, i);
	}
}

/* A place as a heading is where what stands under it is done. */
void frame_headings(struct frames *f)
{
	for (size_t i = 0; i + 1 < f->n; i++)
		if (names_area(&f->at[i]) && f->at[i].role == ROLE_BARE && f->at[i].flags & PHRASE_COLON &&
		    opens_clause(f, i) && f->at[i + 1].role == ROLE_VERB) {
			set_role(f, i, ROLE_IN);
			f->changed = true;
		}
}

/* For whom it is, before a comma and the deed. */
void frame_offices(struct frames *f)
{
	for (size_t i = 0; i + 2 < f->n; i++)
		if (is_name(&f->at[i]) && (f->at[i].role == ROLE_AS || f->at[i].role == ROLE_FOR) &&
		    opens_clause(f, i) && f->at[i + 1].role == ROLE_COMMA && f->at[i + 2].role == ROLE_VERB) {
			set_role(f, i, ROLE_BARE);
			drop(f, i + 1);
		}
}

/* From one place so many to each of several: pairs of a number and a name, and nothing else. */
void frame_rows(struct frames *f)
{
	const size_t from = f->n && f->at[0].role == ROLE_VERB ? 1 : 0;
	size_t pairs = 0;
	if (f->n < from + 5 || !names_area(&f->at[from]) ||
	    !(f->at[from].role == ROLE_FROM || (f->at[from].role == ROLE_BARE && f->at[from].flags & PHRASE_COLON)))
		return;
	for (size_t i = from + 1; i < f->n; i += 2, pairs++) {
		if (i > from + 1 && parts_clauses(&f->at[i]))
			i++;
		if (i + 1 >= f->n || !is_number(&f->at[i]) || f->at[i].role != ROLE_BARE ||
		    !names_area(&f->at[i + 1]) || f->at[i + 1].role != ROLE_BARE)
			return;
	}
	set_role(f, from, ROLE_FROM);
	for (size_t i = from + 1; i < f->n; i++)
		if (names_area(&f->at[i]))
			set_role(f, i, ROLE_TO);
	f->changed |= pairs > 1;
}

/* "Tokyo -> Chiba 2, Saitama 3": the same, with the numbers behind. */
void frame_rows_behind(struct frames *f)
{
	size_t pairs = 0;
	if (f->n < 6 || !names_area(&f->at[0]) || f->at[0].role != ROLE_BARE)
		return;
	for (size_t i = 1; i < f->n; i += 2, pairs++) {
		if (i > 1 && parts_clauses(&f->at[i]))
			i++;
		const unsigned role = i < f->n ? f->at[i].role : ROLE_FULL_STOP;
		if (i + 1 >= f->n || !names_area(&f->at[i]) || !is_number(&f->at[i + 1]) ||
		    f->at[i + 1].role != ROLE_BARE || (role != ROLE_BARE && role != ROLE_ARROW && role != ROLE_TO))
			return;
	}
	set_role(f, 0, ROLE_FROM);
	for (size_t i = 1; i < f->n; i++)
		if (names_area(&f->at[i]))
			set_role(f, i, ROLE_TO);
	f->changed |= pairs > 1;
}

/* "From Tokyo, two go to Chiba and three go to Saitama": where all of them start. */
void frame_origin(struct frames *f)
{
	if (f->n < 3 || f->at[0].role != ROLE_FROM || !names_area(&f->at[0]) || f->at[1].role != ROLE_COMMA ||
	    has_role(f, 2, f->n, ROLE_FROM))
		return;
	const struct phrase origin = f->at[0];
	drop_range(f, 0, 2);
	for (size_t i = 0; i < f->n; i = clause_end(f, i) + 1) {
		const size_t end = clause_end(f, i);
		if (has_role(f, i, end, ROLE_TO) || has_role(f, i, end, ROLE_ARROW))
			insert(f, end, origin);
	}
}
