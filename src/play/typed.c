/* typed: see typed.h. Written and read here alone. */
#include "play/typed.h"

#include "world/record.h"

#define RIDER "with" /* between a verb with its values and the second one */
#define CORE "core:" /* before a verb of every game's, where the game has one of its own by that name */

/* ---- values ---- */

/* What is written as it is in rows. */
static const struct {
	noun_class what;
	enum field_type type;
} as_fields[] = {
	{ NOUN_AREA, FIELD_AREA },     { NOUN_REGION, FIELD_REGION }, { NOUN_SEAT, FIELD_SEAT },
	{ NOUN_OPTION, FIELD_OPTION }, { NOUN_TEXT, FIELD_TEXT },     { NOUN_WHEN, FIELD_TEXT },
	{ NOUN_COLOUR, FIELD_COLOUR },
};

static bool field_of(noun_class what, enum field_type *type)
{
	for (size_t i = 0; i < sizeof as_fields / sizeof *as_fields; i++)
		if (as_fields[i].what == what) {
			*type = as_fields[i].type;
			return true;
		}
	return false;
}

static const struct {
	enum how how;
	const char *words; /* before the number */
	bool number;
} hows[] = {
	{ HOW_ALL_BUT, "all but ", true }, /* before the one that it begins like */
	{ HOW_ALL, "all", false },
	{ HOW_UP_TO, "up to ", true },
	{ HOW_EXACT, "", true },
};

static void write_number(struct buf *out, const struct arg *a)
{
	size_t i = 0;

	while (hows[i].how != (enum how)a->how)
		i++;
	text_write(out, hows[i].number ? str_printf(out->arena, "%s%d", hows[i].words, (int)a->value)
				       : str_c(hows[i].words));
}

static bool fits(int64_t n)
{
	return n >= INT32_MIN && n <= INT32_MAX;
}

static bool read_number(struct arg *out, struct str text)
{
	int64_t n = 0;
	size_t i = 0;

	while (!str_starts(text, str_c(hows[i].words))) /* every text begins with the last, which is empty */
		i++;
	text = str_sub(text, strlen(hows[i].words), text.n);
	if (hows[i].number ? !str_to_int(text, &n) || !fits(n) : text.n > 0)
		return false;
	out->how = (uint8_t)hows[i].how;
	out->value = (int32_t)n;
	return true;
}

/* Things of a class by the name that the rules or the map give them; the first name of one is its own. */
static struct str thing_name(const struct game *g, noun_class what, int32_t id)
{
	struct str name;
	struct noun noun;

	for (const struct noun_row *n = g->rules->nouns; n && n->name; n++)
		if (n->what == what && n->id == id)
			return str_c(n->name);
	for (size_t i = 0; g->rules->map_name && g->rules->map_name(g->map, i, &name, &noun); i++)
		if (noun.what == what && noun.id == id)
			return name;
	return STR_NONE;
}

static bool thing_named(int32_t *id, const struct game *g, noun_class what, struct str text)
{
	struct str name;
	struct noun noun;

	for (const struct noun_row *n = g->rules->nouns; n && n->name; n++)
		if (n->what == what && str_eq_c(text, n->name)) {
			*id = n->id;
			return true;
		}
	for (size_t i = 0; g->rules->map_name && g->rules->map_name(g->map, i, &name, &noun); i++)
		if (noun.what == what && str_eq(name, text)) {
			*id = noun.id;
			return true;
		}
	return false;
}

static verb_id first_named(const struct game *g, struct str name, verb_id from)
{
	for (verb_id v = from; v < g->nverbs; v++)
		if (str_eq_c(name, g->verbs[v]->name))
			return v;
	return VERB_NONE;
}

/* The ruleset's verbs stand before the engine's, and may have the name of one. */
struct str typed_verb(const struct game *g, verb_id v, struct arena *a)
{
	const struct str name = str_c(g->verbs[v]->name);

	return first_named(g, name, 0) == v ? name : str_printf(a, CORE "%.*s", STR_ARG(name));
}

verb_id typed_verb_read(const struct game *g, struct str name)
{
	const struct str core = STR(CORE);

	if (!str_starts(name, core))
		return first_named(g, name, 0);
	name = str_sub(name, core.n, name.n);
	return first_named(g, name, first_named(g, name, 0) + 1);
}

static void write_thing(struct buf *out, const struct game *g, noun_class what, int32_t id)
{
	const struct str name = what == NOUN_VERB && id >= 0 ? typed_verb(g, id, out->arena) : thing_name(g, what, id);

	if (name.n)
		text_write(out, name);
	else
		buf_addf(out, "%d", (int)id);
}

static bool read_thing(int32_t *out, const struct game *g, noun_class what, struct str text)
{
	int64_t n;

	if (what == NOUN_VERB)
		return (*out = typed_verb_read(g, text)) != VERB_NONE;
	if (thing_named(out, g, what, text))
		return true;
	if (!str_to_int(text, &n) || !fits(n))
		return false;
	*out = (int32_t)n;
	return true;
}

static void write_value(struct buf *out, const struct game *g, const struct state *s, noun_class what,
			const struct arg *a)
{
	enum field_type type;

	if (what == NOUN_COUNT || what == NOUN_NUMBER)
		write_number(out, a);
	else if (field_of(what, &type))
		value_write(out, s, type, NULL, a->value);
	else
		write_thing(out, g, what, a->value);
}

static int read_value(struct arg *out, const struct game *g, const struct state *s, noun_class what,
		      const struct board_word *w, struct err *e)
{
	enum field_type type;
	int64_t n = 0;

	if (field_of(what, &type)) {
		int code = word_read(s, type, NULL, w, &n, e);

		out->value = (int32_t)n;
		return code;
	}
	if (what == NOUN_COUNT || what == NOUN_NUMBER ? read_number(out, w->text)
						      : read_thing(&out->value, g, what, w->text))
		return 0;
	return err_set(e, ERR_REFUSED, "\"%.*s\" is no value of %.*s", STR_ARG(w->text), STR_ARG(w->key));
}

/* ---- commands ---- */

void typed_write(struct buf *out, const struct game *g, const struct state *s, const struct command *c)
{
	const struct verb *v = g->verbs[c->verb];

	text_write(out, typed_verb(g, c->verb, out->arena));
	for (unsigned i = 0; i < c->nargs; i++) {
		const struct slot *slot = &v->slots[c->arg[i].slot];

		if (slot->what == NOUN_COMMAND) /* it stands behind */
			continue;
		buf_addf(out, " %s=", slot->name);
		write_value(out, g, s, slot->what, &c->arg[i]);
	}
	if (!c->rider)
		return;
	buf_add_c(out, " " RIDER " ");
	typed_write(out, g, s, c->rider);
}

static int slot_named(const struct verb *v, struct str name)
{
	for (int i = 0; v->slots && v->slots[i].name; i++)
		if (v->slots[i].what != NOUN_COMMAND && str_eq_c(name, v->slots[i].name))
			return i;
	return -1;
}

static int slot_for_rider(const struct verb *v)
{
	for (int i = 0; v->slots && v->slots[i].name; i++)
		if (v->slots[i].what == NOUN_COMMAND)
			return i;
	return -1;
}

static int read_args(struct command *c, const struct game *g, const struct state *s, const struct board_line *l,
		     size_t *next, struct err *e)
{
	const struct verb *v = g->verbs[c->verb];

	for (; *next < l->nwords && l->words[*next].key.n; ++*next) {
		const struct board_word *w = &l->words[*next];
		const int slot = slot_named(v, w->key);
		struct arg *a = &c->arg[c->nargs++];
		int code;

		if (slot < 0)
			return err_set(e, ERR_REFUSED, "%s has no \"%.*s\"", v->name, STR_ARG(w->key));
		*a = (struct arg){ .slot = (uint8_t)slot, .how = HOW_EXACT };
		code = read_value(a, g, s, v->slots[slot].what, w, e);
		if (code)
			return code;
	}
	return 0;
}

/* In its place among the others, which stand in the order of their slots. */
static void add_rider(struct command *c, int slot, const struct command *rider)
{
	unsigned i = c->nargs++;

	for (; i > 0 && c->arg[i - 1].slot > slot; i--)
		c->arg[i] = c->arg[i - 1];
	c->arg[i] = (struct arg){ .slot = (uint8_t)slot, .value = rider->verb };
	c->rider = rider;
}

/* "with VERB ...": what it is by is the rider's verb. */
static int read_rider(struct command *c, const struct game *g, const struct state *s, const struct board_line *l,
		      size_t from, struct arena *a, struct err *e)
{
	const int slot = slot_for_rider(g->verbs[c->verb]);
	struct command *rider = NULL;
	int code;

	if (slot < 0 || !board_word_is(l, from, RIDER))
		return err_set(e, ERR_REFUSED, "\"%.*s\" is no value", STR_ARG(l->words[from].text));
	code = typed_read(&rider, g, s, l, from + 1, a, e);
	if (code)
		return code;
	add_rider(c, slot, rider);
	return 0;
}

int typed_read(struct command **out, const struct game *g, const struct state *s, const struct board_line *l,
	       size_t from, struct arena *a, struct err *e)
{
	const struct str name = from < l->nwords && !l->words[from].key.n ? l->words[from].text : STR_NONE;
	const verb_id verb = typed_verb_read(g, name);
	struct command *c;
	size_t next = from + 1;
	int code;

	if (verb == VERB_NONE)
		return err_set(e, ERR_REFUSED, "there is no order called \"%.*s\"", STR_ARG(name));
	c = arena_alloc(a, sizeof *c + l->nwords * sizeof c->arg[0], alignof(struct command));
	*c = (struct command){ .verb = verb, .seat = SEAT_NONE, .player = PLAYER_NONE, .call = CALL_NONE };
	code = read_args(c, g, s, l, &next, e);
	if (!code && next < l->nwords)
		code = read_rider(c, g, s, l, next, a, e);
	*out = c;
	return code;
}
