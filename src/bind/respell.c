/* respell: see respell.h. */
#include "bind/respell.h"

#include "base/utf8.h"
#include "bind/phrase.h"
#include "bind/suggest.h"

static bool is_board_name(void *context, struct noun n)
{
	(void)context;
	return n.id >= 0 && n.what != NOUN_TEXT && n.what != NOUN_VERB && n.what != NOUN_COLOUR &&
	       n.what != NOUN_OPTION;
}

static unsigned kind_of_noun(struct noun n)
{
	return n.what == NOUN_UNIT ? TERM_UNIT : n.what == NOUN_THING ? TERM_THING : TERM_NAME;
}

/* "osk" for Osaka: some of its letters, the first among them. */
static bool is_short_for(struct str word, struct str name)
{
	size_t k = 0;
	for (size_t i = 0; i < name.n && k < word.n; i++)
		k += name.p[i] == word.p[k];
	return word.n && name.n && *word.p == *name.p && k == word.n;
}

/* The only place of that short form; AREA_NONE: none, or several. */
static area_id place_of_short(const struct task *t, struct str word)
{
	enum { SHORT = 3 };
	const struct map *m = t->binder->game->map;
	area_id found = AREA_NONE;
	for (area_id a = 0; word.n >= SHORT && a < m->nareas; a++) {
		if (!is_short_for(word, utf8_fold_name(t->arena, m->areas[a].name)))
			continue;
		if (found != AREA_NONE)
			return AREA_NONE;
		found = a;
	}
	return found;
}

/* The nearest name; of several as near the only one that begins so. */
static bool near_name(const struct task *t, struct str word, struct noun *out)
{
	enum { MOST = 4 };
	const struct vocab *v = binder_vocab(t->binder);
	struct suggestion near[MOST];
	const size_t n = vocab_suggest(v, word, NOUN_NONE, is_board_name, NULL, near, MOST);
	size_t begin = 0;
	if (n)
		*out = near[0].noun;
	if (n == 1 || (n > 1 && near[0].distance < near[1].distance))
		return true;
	for (size_t i = 0; i < n; i++)
		if (str_starts(utf8_fold_name(t->arena, vocab_name(v, near[i].noun)), word)) {
			*out = near[i].noun;
			begin++;
		}
	return begin == 1;
}

static bool name_meant(const struct task *t, const struct term *unknown, struct noun *out)
{
	if (unknown->kind != TERM_UNKNOWN || suggest_is_plain(unknown, t))
		return false;
	const struct str word = utf8_fold_name(t->arena, unknown->u.text);
	if (near_name(t, word, out))
		return true;
	const area_id at = place_of_short(t, word);
	*out = (struct noun){ NOUN_AREA, at };
	return at != AREA_NONE;
}

/* The name that a word is a slip of or short for, as a term; NULL: none is, or more than one. */
static const struct term *name_of(const struct task *t, const struct term *unknown)
{
	struct noun meant;
	if (!name_meant(t, unknown, &meant))
		return NULL;
	struct noun *noun = ARENA_NEW(t->arena, struct noun);
	struct term *term = ARENA_NEW(t->arena, struct term);
	*noun = meant;
	*term = (struct term){ .kind = (uint8_t)kind_of_noun(*noun), .at = unknown->at, .u.nouns = { noun, 1 } };
	return term;
}

const struct phrase *respell_name(const struct task *t, const struct phrase *p)
{
	const struct term *name = is_unknown(p) ? name_of(t, p->terms) : NULL;
	if (!name || nouns_have(name->u.nouns, NOUN_SEAT) || nouns_have(name->u.nouns, NOUN_UNIT))
		return NULL;
	struct phrase *out = ARENA_NEW(t->arena, struct phrase);
	*out = *p;
	out->terms = name;
	out->role = p->role == ROLE_UNKNOWN ? ROLE_BARE : p->role;
	return out;
}

/* "nara 2 otsu": between two places it sounds like the word that leads to the second. */
static bool sounds_like_to(const struct task *t, const struct reading *r, size_t i, size_t from, size_t to)
{
	return i > from && i + 1 < to && is_number(&r->phrases[i]) && r->phrases[i].nterms == 1 &&
	       r->phrases[i].role == ROLE_BARE && str_eq(source_text(t->source, r->phrases[i].at), STR("2")) &&
	       names_area(&r->phrases[i - 1]) && names_area(&r->phrases[i + 1]) && r->phrases[i + 1].role == ROLE_BARE;
}

const struct reading *respelled(struct task *t, const struct reading *r, size_t from, size_t to)
{
	struct phrase *at = ARENA_ARRAY(t->arena, struct phrase, to - from + 1);
	bool any = false, leads = false;
	size_t n = 0;
	for (size_t i = from; i < to; i++) {
		struct phrase *p = &at[n];
		if (sounds_like_to(t, r, i, from, to)) {
			any = leads = true;
			continue;
		}
		*p = r->phrases[i];
		n++;
		if (leads)
			p->role = ROLE_TO;
		leads = false;
		const struct term *name = p->nterms == 1 ? name_of(t, p->terms) : NULL;
		if (!name)
			continue;
		p->terms = name;
		p->role = p->role == ROLE_UNKNOWN ? ROLE_BARE : p->role;
		any = true;
	}
	return any ? task_reading(t, r, at, n) : NULL;
}
