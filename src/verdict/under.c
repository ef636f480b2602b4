#include "verdict/under.h"

#include "bind/label.h"
#include "bind/phrase.h"
#include "bind/takes.h"

enum { UNDER_LINES = 40 }; /* so many a heading has under it, at most */

/* Something that may itself be one of a list. */
static bool may_be_listed(const struct phrase *p)
{
	return is_argument(p) && p->terms->kind != TERM_UNKNOWN;
}

/* The one phrase of a line that is nothing else; NULL. */
static const struct phrase *lone_phrase(const struct line *line)
{
	const struct reading *r = line->readings;
	const bool lone = r && r->nphrases &&
			  (r->nphrases == 1 || (r->nphrases == 2 && r->phrases[1].role == ROLE_FULL_STOP));
	return lone ? r->phrases : NULL;
}

static bool needs_more(const struct verb *v)
{
	const struct slot *s = v->slots;
	while (s && s->name && !s->min && !(s->flags & SLOT_OR_NEXT))
		s++;
	return s && s->name;
}

/* A verb that lacks what it is done to or with. */
static bool wants_more(const struct task *t, const struct phrase *p)
{
	return p->role == ROLE_VERB && p->nterms && p->terms->u.nouns.n && !(p->flags & PHRASE_THE) &&
	       verbs_all(t, p->terms->u.nouns, needs_more);
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
	const bool listed = line >= sheet->lines &&
			    line < sheet->lines + sheet->nlines; /* else it says by itself what it deals out */
	if (!listed || has_verb(line) || lone_phrase(line))
		return (struct heading){ UNDER_NOTHING, NULL, false };
	const struct line *above = line;
	for (int n = 0; n < UNDER_LINES && above > sheet->lines && is_adjacent(sheet, above - 1, above); n++) {
		above--;
		p = lone_phrase(above);
		if (p && wants_more(t, p))
			return (struct heading){ UNDER_VERB, p, true };
		if (p && (is_place(p, ROLE_BARE) || is_place(p, ROLE_FROM)))
			return (struct heading){ UNDER_PLACE, p,
						 p->flags & PHRASE_COLON ||
							 (line->flags & LINE_LISTED && !(above->flags & LINE_LISTED)) };
		if (has_verb(above) || !above->readings || above->flags & LINE_HEADING || (p && !may_be_listed(p)))
			break;
	}
	return (struct heading){ UNDER_NOTHING, NULL, false };
}

/* "Let me start over, here is everything:" */
static bool presents_lines(const struct task *t, const struct line *line)
{
	const struct str text = str_trim(source_text(t->source, line->at));
	return str_ends(text, STR(":")) && label_presents(t->view, str_sub(text, 0, text.n - 1));
}

bool heads_lines(const struct task *t, const struct sheet *sheet, const struct line *line)
{
	if (presents_lines(t, line))
		return true;
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
