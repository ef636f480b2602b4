#include "bind/under.h"

enum { UNDER_LINES = 40 }; /* so many a heading has under it, at most */

static bool is_sign(const struct phrase *p)
{
	return p->role == ROLE_FULL_STOP;
}

/* Something that may itself be one of a list. */
static bool is_argument(const struct phrase *p)
{
	return p->role < ROLE_ARGUMENTS && p->nterms && p->terms->kind != TERM_UNKNOWN;
}

/* The one phrase of a line that is nothing else; NULL. */
static const struct phrase *lone_phrase(const struct line *line)
{
	const struct reading *r = line->readings;
	const bool lone = r && r->nphrases && (r->nphrases == 1 || (r->nphrases == 2 && is_sign(&r->phrases[1])));
	return lone ? r->phrases : NULL;
}

/* A verb that lacks what it is done to or with. */
static bool wants_more(const struct task *t, const struct phrase *p)
{
	bool verb = p->role == ROLE_VERB && p->nterms && p->terms->u.nouns.n && !(p->flags & PHRASE_THE);
	for (uint32_t k = 0; verb && k < p->terms->u.nouns.n; k++) {
		bool needs = false;
		for (const struct slot *s = task_verb(t, p->terms->u.nouns.at[k].id)->slots; s && s->name; s++)
			needs |= s->min > 0 || s->flags & SLOT_OR_NEXT;
		verb = needs;
	}
	return verb;
}

static bool is_place(const struct phrase *p)
{
	if ((p->role != ROLE_BARE && p->role != ROLE_FROM) || p->nterms != 1 || p->terms->kind != TERM_NAME)
		return false;
	for (uint32_t k = 0; k < p->terms->u.nouns.n; k++)
		if (p->terms->u.nouns.at[k].what == NOUN_AREA)
			return true;
	return false;
}

static bool has_verb(const struct line *line)
{
	const struct reading *r = line->readings;
	for (uint32_t i = 0; r && i < r->nphrases; i++)
		if (r->phrases[i].role == ROLE_VERB || r->phrases[i].role == ROLE_STOP)
			return true;
	return false;
}

/* No blank line between the two. */
static bool is_adjacent(const struct sheet *sheet, const struct line *above, const struct line *below)
{
	return source_line_of(sheet->source, below->at.from) - source_line_of(sheet->source, above->at.to - 1) == 1;
}

struct heading heading_over(const struct task *t, const struct sheet *sheet, const struct line *line)
{
	const struct phrase *p;
	if (has_verb(line) || lone_phrase(line))
		return (struct heading){ UNDER_NOTHING, NULL, false };
	const struct line *above = line;
	for (int n = 0; n < UNDER_LINES && above > sheet->lines && is_adjacent(sheet, above - 1, above); n++) {
		above--;
		p = lone_phrase(above);
		if (p && wants_more(t, p))
			return (struct heading){ UNDER_VERB, p, true };
		if (p && is_place(p))
			return (struct heading){ UNDER_PLACE, p,
						 p->flags & PHRASE_COLON ||
							 (line->flags & LINE_LISTED && !(above->flags & LINE_LISTED)) };
		if (has_verb(above) || !above->readings || above->flags & LINE_HEADING || (p && !is_argument(p)))
			break;
	}
	return (struct heading){ UNDER_NOTHING, NULL, false };
}

bool heads_lines(const struct task *t, const struct sheet *sheet, const struct line *line)
{
	const struct phrase *p = lone_phrase(line);
	const struct line *below = line + 1;
	return p && wants_more(t, p) && below < sheet->lines + sheet->nlines && is_adjacent(sheet, line, below) &&
	       below->readings && !has_verb(below);
}

const struct reading *reading_under(const struct task *t, const struct phrase *heading, const struct reading *r)
{
	struct phrase *at = ARENA_ARRAY(t->arena, struct phrase, r->nphrases + 1);
	struct reading *under = ARENA_NEW(t->arena, struct reading);
	at[0] = *heading;
	at[0].flags |= PHRASE_COLON;
	at[0].at = at[0].mark = (struct span){ t->line.from, t->line.from };
	memcpy(at + 1, r->phrases, r->nphrases * sizeof *at);
	*under = *r;
	under->phrases = at;
	under->nphrases = r->nphrases + 1;
	under->next = NULL;
	return under;
}
