/*
 * lint_tables: what the tables of a ruleset say of each other: slots and canonical wording, calls, options, rule ids.
 */
#include "base/byte.h"
#include "disk/lint.h"
#include "play/game.h"
#include "world/option.h"

/* ---- verbs ------------------------------------------------------------------------------------ */

struct wording {
	const struct lint *lint;
	const struct verb *verb;
	const char *where;
};

static bool has_slot(const struct verb *v, struct str name)
{
	for (const struct slot *s = v->slots; s && s->name; s++)
		if (str_eq_c(name, s->name))
			return true;
	return false;
}

static void check_hole(void *context, const struct phrase_hole *h)
{
	const struct wording *w = context;
	if (!has_slot(w->verb, h->name))
		lint_say(w->lint, w->where,
			 "its canonical wording has a hole {%.*s} that is no slot; name one of its slots",
			 STR_ARG(h->name));
}

static void check_wording(const struct lint *l, const struct verb *v, const char *where)
{
	struct wording w = { l, v, where };
	struct err e = { 0 };
	const struct str text = str_c(v->canonical);
	if (!v->canonical)
		lint_say(l, where, "it has no canonical wording, so nobody can be told what was understood; write one");
	else if (phrase_check(text, &e))
		lint_say(l, where, "of its canonical wording %s; write {SLOT}", e.text);
	else
		phrase_holes(text, check_hole, &w);
}

static void check_slots(const struct lint *l, const struct verb *v, const char *where)
{
	int n = 0;
	for (const struct slot *s = v->slots; s && s->name; s++, n++) {
		if (s->min > s->max)
			lint_say(l, where, "slot %s needs more values than it takes; mend min or max", s->name);
		if (s->flags & SLOT_OR_NEXT && !s[1].name)
			lint_say(
				l, where,
				"slot %s is SLOT_OR_NEXT and none stands behind it; add that one, or make this one needed",
				s->name);
		if (!s->marks || s->marks->role == MARK_LAST)
			lint_say(l, where, "slot %s has no mark, so it can stand nowhere in a sentence; give it one",
				 s->name);
	}
	if (v->call_slot >= n)
		lint_say(l, where, "its call_slot is no slot; write the place of one in the list, or -1");
}

static void check_verb(const struct lint *l, const struct verb *v, uint32_t kinds)
{
	const char *where = arena_printf(l->arena, "%s, verb %s", l->rules->name, v->name);
	if (!v->admitted)
		lint_say(l, where, "no call admits it; set admitted to the calls that do");
	else if (v->admitted & ~kinds)
		lint_say(l, where, "it is admitted in a call that there is not; take that bit out");
	if (!v->help || !v->examples)
		lint_say(l, where, "it has no %s, and `pbp rules` cannot show how it is said; write %s",
			 v->help ? "examples" : "help", v->help ? "some" : "a sentence");
	check_slots(l, v, where);
	check_wording(l, v, where);
}

/* ---- options ---------------------------------------------------------------------------------- */

static void check_option(const struct lint *l, const struct option_row *all, const struct option_row *o)
{
	const char *where = arena_printf(l->arena, "%s, option %s", l->rules->name, o->name);
	struct err e = { 0 };
	if (option_check(o, str_c(o->def), &e))
		lint_say(l, where, "its default is no value of it: %s", e.text);
	if (!o->help)
		lint_say(l, where, "nothing says what it does; write its help");
	for (const struct option_row *before = all; before < o; before++)
		if (!strcmp(before->name, o->name))
			lint_say(l, where, "it is in the table twice, and one of the two is never read; take it out");
}

static void check_options(const struct lint *l)
{
	for (const struct option_row *o = l->rules->options; o && o->name; o++)
		check_option(l, l->rules->options, o);
}

void lint_tables(const struct lint *l)
{
	uint32_t kinds = KIND_BIT(KIND_MUSTER) | ADMITTED_NOWHERE;
	for (const struct call_kind *k = l->rules->kinds; k && k->name; k++)
		kinds |= KIND_BIT(KIND_OWN + (k - l->rules->kinds));
	for (const struct verb *v = l->rules->verbs; v && v->name; v++)
		check_verb(l, v, kinds);
	check_options(l);
}

/* ---- the catalogue ---------------------------------------------------------------------------- */

struct rule_ids {
	VEC(struct str) list;
};

static bool is_rule(const struct rule_ids *ids, struct str id)
{
	for (size_t i = 0; i < ids->list.n; i++)
		if (str_eq(ids->list.at[i], id))
			return true;
	return false;
}

/* "8.7/8.16" are two. */
static void check_cited(const struct lint *l, const struct rule_ids *ids, const char *what, const char *name,
			const char *rule)
{
	struct str rest = str_c(rule), id;
	while (rule && str_cut(&rest, '/', &id))
		if (!is_rule(ids, id))
			lint_say(l, arena_printf(l->arena, "%s, %s %s", l->rules->name, what, name),
				 "it cites rule %.*s, which games/%s/rules.cat has not; add it there, or cite another",
				 STR_ARG(id), l->rules->name);
}

static void check_all_cited(const struct lint *l, const struct rule_ids *ids)
{
	const struct ruleset *r = l->rules;
	for (const struct verb *v = r->verbs; v && v->name; v++)
		check_cited(l, ids, "verb", v->name, v->rule);
	for (const struct event_row *e = r->events; e && e->name; e++)
		check_cited(l, ids, "event", e->name, e->rule);
	for (const struct note_row *n = r->notes; n && n->name; n++)
		check_cited(l, ids, "note", n->name, n->rule);
	for (size_t i = 0; i < sizeof r->stops / sizeof *r->stops; i++)
		check_cited(l, ids, "sentences that are", "no order", r->stops[i]);
	check_cited(l, ids, "what is", "announced", r->announced);
	check_cited(l, ids, "copies to", "others", r->privacy_rule);
}

static const char *const proofs[] = { "scenario", "unit", "mail", "overruled" };

static void check_proof(const struct lint *l, const char *where, struct str line)
{
	struct str kind;
	str_cut(&line, ' ', &kind);
	for (size_t i = 0; i < sizeof proofs / sizeof *proofs; i++)
		if (str_eq_c(kind, proofs[i]) && str_trim(line).n)
			return;
	lint_say(l, where, "\"%.*s\" is no proof; write scenario FILE, unit TEST, mail FILE or overruled REASON",
		 STR_ARG(kind));
}

static const char *line_name(const struct lint *l, const char *path, unsigned line)
{
	return arena_printf(l->arena, "%s:%u", path, line);
}

void lint_catalogue(const struct lint *l, const char *path, struct str text)
{
	struct rule_ids ids = { 0 };
	struct str line, id;
	unsigned n = 0, of = 0; /* of: the line of the rule that has no proof yet; 0: none */
	while (str_line(&text, &line)) {
		const bool proof = line.n && byte_is_blank(line.p[0]);
		n++;
		line = str_trim(line);
		if (!line.n || line.p[0] == '#')
			continue;
		if (proof) {
			check_proof(l, line_name(l, path, n), line);
			of = 0;
			continue;
		}
		if (of)
			lint_say(l, line_name(l, path, of),
				 "this rule has no proof; name one in an indented line below it");
		str_cut(&line, ' ', &id);
		if (is_rule(&ids, id))
			lint_say(l, line_name(l, path, n), "rule %.*s is listed already; take one out", STR_ARG(id));
		VEC_PUSH(&ids.list, l->arena, id);
		of = n;
	}
	if (of)
		lint_say(l, line_name(l, path, of), "this rule has no proof; name one in an indented line below it");
	check_all_cited(l, &ids);
}
