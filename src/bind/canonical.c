/*
 * canonical: a command in the words that mean it and nothing else. Holes of the
 * verb's template are its slots; what stands in [ ] goes when the holes in it are
 * empty. What is printed here binds to the same command again: a property test
 * of every verb of every game.
 */
#include "bind/canonical.h"

#include "base/colour.h"
#include "bind/lexicon.h"

struct printer {
	const struct game *game;
	const struct state *state;
	const struct command *command;
	const struct verb *verb;
	const char *gap;  /* what stands for a needed slot without a value; NULL: nothing */
	uint32_t missing; /* slots, by bit, that are needed here although they are optional */
	bool single;      /* a value by itself: nothing beside it makes it several */
};

static void print_command(struct buf *out, const struct printer *p);

/* ---- values ------------------------------------------------------------------------------------- */

static void print_number(struct buf *out, const struct arg *a)
{
	static const char *const forms[] = {
		[HOW_EXACT] = "%d", [HOW_ALL] = "all", [HOW_ALL_BUT] = "all but %d", [HOW_UP_TO] = "up to %d"
	};
	if (a->how == HOW_ALL)
		buf_add_c(out, forms[a->how]);
	else
		buf_addf(out, forms[a->how], (int)a->value);
}

/* Whether the units or things beside it are several; where how many is left open, they are. */
static bool is_plural(const struct printer *p)
{
	for (unsigned i = 0; !p->single && i < p->command->nargs; i++)
		if (p->verb->slots[p->command->arg[i].slot].what == NOUN_COUNT)
			return p->command->arg[i].how != HOW_EXACT || p->command->arg[i].value != 1;
	for (unsigned slot = 0; p->gap && !p->single && p->verb->slots && p->verb->slots[slot].name; slot++)
		if (p->verb->slots[slot].what == NOUN_COUNT)
			return p->verb->slots[slot].min || p->missing & 1u << slot;
	return false;
}

static const struct noun_row *noun_of(const struct printer *p, noun_class what, int32_t id)
{
	for (const struct noun_row *n = p->game->rules->nouns; n && n->name; n++)
		if (n->what == what && n->id == id)
			return n;
	return NULL;
}

/* The name that the map gives it; empty: none. */
static struct str map_name(const struct printer *p, noun_class what, int32_t id)
{
	struct str name;
	struct noun noun;
	for (size_t i = 0; p->game->rules->map_name && p->game->rules->map_name(p->game->map, i, &name, &noun); i++)
		if (noun.what == what && noun.id == id)
			return name;
	return STR_NONE;
}

/* Units, things and coins; also what the ruleset's own classes call by name or by number. */
static void print_noun(struct buf *out, const struct printer *p, noun_class what, int32_t value)
{
	const struct noun_row *n = noun_of(p, what, value);
	if (n) {
		buf_add_c(out, is_plural(p) && n->plural ? n->plural : n->name);
		return;
	}
	struct str name = map_name(p, what, value);
	if (name.n) {
		buf_add(out, name);
		return;
	}
	for (const struct class_row *c = p->game->rules->classes; c && c->name; c++)
		if (c->what == what)
			buf_addf(out, "%s ", c->name);
	if (what >= NOUN_OWN && value > NOUN_PAIR)
		buf_addf(out, "%d/%d", (int)value % NOUN_PAIR, (int)value / NOUN_PAIR);
	else
		buf_addf(out, "%d", (int)value);
}

static bool needs_quotes(struct str text)
{
	for (size_t i = 0; i < text.n; i++)
		if (strchr(",.;", text.p[i]))
			return true;
	return false;
}

static void print_text(struct buf *out, const struct printer *p, const struct slot *s, int32_t value)
{
	struct str text = text_of(p->state, value);
	if (!(s->flags & SLOT_REST) && s->what == NOUN_TEXT && needs_quotes(text))
		buf_addf(out, "\"%.*s\"", STR_ARG(text));
	else
		buf_add(out, text);
}

static void print_colour(struct buf *out, int32_t rgb)
{
	const char *name = colour_name(rgb);

	if (name)
		buf_add_c(out, name);
	else
		buf_addf(out, "#%06x", (unsigned)rgb);
}

/* Of what was not understood there is no id: only wordings with gaps are made of such. */
static bool is_gap(const struct slot *s, const struct arg *a)
{
	return a->value < 0 && s->what != NOUN_COUNT && s->what != NOUN_NUMBER;
}

/* What has a name, or a number in a class of its own. */
static void print_named(struct buf *out, const struct printer *p, noun_class what, int32_t value)
{
	switch (what) {
	case NOUN_AREA:
		buf_add(out, p->game->map->areas[value].name);
		break;
	case NOUN_REGION:
		buf_add(out, p->game->map->regions[value].name);
		break;
	case NOUN_SEAT:
		buf_add(out, seat_name(p->state, value));
		break;
	case NOUN_COLOUR:
		print_colour(out, value);
		break;
	case NOUN_OPTION:
		buf_add_c(out, p->game->schema->options[value]->name);
		break;
	case NOUN_VERB:
		buf_add_c(out, p->game->verbs[value]->name);
		break;
	default:
		print_noun(out, p, what, value);
		break;
	}
}

static void print_value(struct buf *out, const struct printer *p, const struct arg *a)
{
	const struct slot *s = &p->verb->slots[a->slot];
	if (is_gap(s, a)) {
		buf_add_c(out, p->gap ? p->gap : "?");
		return;
	}
	switch (s->what) {
	case NOUN_COUNT:
	case NOUN_NUMBER:
		print_number(out, a);
		break;
	case NOUN_TEXT:
	case NOUN_WHEN:
		print_text(out, p, s, a->value);
		break;
	case NOUN_COMMAND:
		if (p->command->rider) {
			struct printer rider = *p;
			rider.command = p->command->rider;
			rider.verb = p->game->verbs[rider.command->verb];
			print_command(out, &rider);
		}
		break;
	default:
		print_named(out, p, s->what, a->value);
		break;
	}
}

/* ---- holes -------------------------------------------------------------------------------------- */

static int slot_named(const struct verb *v, struct str name)
{
	for (unsigned i = 0; v->slots && v->slots[i].name; i++)
		if (str_eq_c(name, v->slots[i].name))
			return (int)i;
	return -1;
}

static void print_one(struct buf *out, const struct printer *p, const struct arg *a)
{
	struct str print = str_c(p->verb->slots[a->slot].print);
	size_t hole = str_find(print, STR("{}"));
	if (hole == print.n) {
		print_value(out, p, a);
		return;
	}
	buf_add(out, str_sub(print, 0, hole));
	print_value(out, p, a);
	buf_add(out, str_sub(print, hole + 2, print.n));
}

/* All values of a slot; false where it has none. */
static bool print_slot(struct buf *out, const struct printer *p, unsigned slot)
{
	const struct slot *s = &p->verb->slots[slot];
	const struct arg *a;
	for (unsigned k = 0; (a = command_arg(p->command, slot, k)); k++) {
		if (k)
			buf_add_c(out, s->flags & SLOT_CHAIN ? " to " : " and ");
		print_one(out, p, a);
	}
	if (command_arg(p->command, slot, 0))
		return true;
	bool needed = p->gap && (s->min || p->missing & 1u << slot);
	if (needed)
		buf_add_c(out, p->gap);
	return needed;
}

/* "country {country}" where the slot prints itself as "country {}" says the word once. */
static bool print_hole(struct buf *out, const struct printer *p, struct str name)
{
	int slot = slot_named(p->verb, name);
	if (slot < 0)
		return false;
	struct str print = str_c(p->verb->slots[slot].print);
	struct str lead = str_sub(print, 0, str_find(print, STR("{}")));
	struct str so_far = buf_str(out);
	if (print.n && lead.n && str_ends(so_far, lead)) {
		out->n -= lead.n;
		out->p[out->n] = '\0';
	}
	return print_slot(out, p, (unsigned)slot);
}

/* Writes a piece of the template without [ ]; false where a hole in it is empty. */
static bool print_piece(struct buf *out, const struct printer *p, struct str text)
{
	bool full = true;
	while (text.n) {
		size_t open = str_find_char(text, '{');
		size_t close = str_find_char(text, '}');
		buf_add(out, str_sub(text, 0, open));
		if (open == text.n)
			break;
		full &= print_hole(out, p, str_sub(text, open + 1, close));
		text = str_sub(text, close + 1, text.n);
	}
	return full;
}

static void print_optional(struct buf *out, const struct printer *p, struct str piece)
{
	size_t before = out->n;
	if (print_piece(out, p, piece))
		return;
	out->n = before;
	out->p[before] = '\0';
}

static void print_command(struct buf *out, const struct printer *p)
{
	struct str rest = str_c(p->verb->canonical);
	while (rest.n) {
		size_t open = str_find_char(rest, '['), close = str_find_char(rest, ']');
		print_piece(out, p, str_sub(rest, 0, open));
		if (open == rest.n)
			break;
		print_optional(out, p, str_sub(rest, open + 1, close));
		rest = str_sub(rest, close + 1, rest.n);
	}
}

void command_print(struct buf *out, const struct game *g, const struct state *s, const struct command *c)
{
	command_print_gaps(out, g, s, c, NULL, 0);
}

void command_print_gaps(struct buf *out, const struct game *g, const struct state *s, const struct command *c,
			const char *gap, uint32_t missing)
{
	struct printer p = {
		.game = g, .state = s, .command = c, .verb = g->verbs[c->verb], .gap = gap, .missing = missing
	};
	struct buf text = buf_new(out->arena);
	print_command(&text, &p);
	buf_add(out, str_trim(buf_str(&text)));
}

bool command_print_value(struct buf *out, const struct game *g, const struct state *s, const struct command *c,
			 const struct arg *a)
{
	struct printer p = { .game = g, .state = s, .command = c, .verb = g->verbs[c->verb], .single = true };

	if (is_gap(&p.verb->slots[a->slot], a))
		return false;
	print_value(out, &p, a);
	return true;
}

void noun_print(struct buf *out, const struct game *g, const struct state *s, noun_class what, int32_t value)
{
	const struct printer p = { .game = g, .state = s, .single = true };

	if (what == NOUN_COUNT || what == NOUN_NUMBER)
		buf_addf(out, "%d", (int)value);
	else if (what == NOUN_TEXT || what == NOUN_WHEN)
		buf_add(out, text_of(s, value));
	else
		print_named(out, &p, what, value);
}
