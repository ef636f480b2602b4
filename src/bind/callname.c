/* callname: see callname.h. */
#include "bind/callname.h"

#include "base/phrase.h"
#include "bind/canonical.h"

struct str call_subject(const struct game *g, const struct state *s, const struct call_row *c, struct arena *a)
{
	struct buf words = buf_new(a);

	if (c->subject >= 0)
		noun_print(&words, g, s, g->kinds[c->kind]->subject, c->subject);
	return buf_str(&words);
}

/* "auction of share 12", "stand in Hestur" */
static const char *link_to(noun_class what)
{
	if (what == NOUN_AREA || what == NOUN_REGION)
		return " in ";
	return what == NOUN_NUMBER ? " " : " of ";
}

const struct call_row *call_whole(const struct game *g, const struct state *s, const struct call_row *c)
{
	const struct call_row *parent = c->parent == CALL_NONE ? NULL : call_find(s, c->parent);

	return parent && g->kinds[parent->kind]->ending == WHEN_CHILDREN_CLOSED ? parent : c;
}

bool call_awaits(const struct game *g, const struct state *s, const struct call_row *c)
{
	return g->kinds[call_whole(g, s, c)->kind]->ending != WHEN_CHILDREN_CLOSED;
}

struct str call_title(const struct game *g, const struct state *s, const struct call_row *c, struct arena *a)
{
	const struct call_kind *k = g->kinds[c->kind];
	struct str subject = call_subject(g, s, c, a);

	return subject.n ? str_printf(a, "%s%s%.*s", k->name, link_to(k->subject), STR_ARG(subject)) : str_c(k->name);
}

/* The one hole of a call's phrase. */
static bool fill_subject(void *context, struct str name, struct str form, struct buf *out)
{
	const struct str *subject = context;

	(void)form;
	if (!str_eq_c(name, "subject"))
		return false;
	buf_add(out, *subject);
	return true;
}

struct str call_words(const struct game *g, const struct state *s, const struct call_row *c, struct arena *a)
{
	const char *name = g->kinds[c->kind]->name;
	struct str words = phrases_get(g->phrases, "call", name, 0), subject = call_subject(g, s, c, a);
	struct buf out = buf_new(a);

	if (!words.n || (subject.n && str_find(words, STR("{subject}")) == words.n))
		return call_title(g, s, c, a);
	phrase_write(&out, words, fill_subject, &subject);
	return buf_str(&out);
}
