/*
 * tojson: see tojson.h.
 */
#include "report/tojson.h"
#include "base/utf8.h"
#include "bind/canonical.h"
#include "world/record.h"

json_t *tojson_str(struct str s)
{
	json_t *plain = json_stringn(s.p ? s.p : "", s.n);
	if (plain)
		return plain;
	struct arena a = ARENA_INIT; /* not UTF-8, or with a NUL: mended */
	struct buf b = buf_new(&a);
	for (size_t i = 0; i < s.n;) {
		char out[4];
		uint32_t c = utf8_next(s, &i);
		buf_add(&b, (struct str){ out, utf8_encode(c ? c : UTF8_BAD, out) });
	}
	plain = json_stringn(b.p, b.n);
	arena_release(&a);
	return plain;
}

json_t *tojson_when(when t)
{
	if (t == WHEN_NEVER || t == WHEN_NONE)
		return json_null();
	struct arena a = ARENA_INIT;
	json_t *s = tojson_str(when_iso(&a, t));
	arena_release(&a);
	return s;
}

/* ---- rows and events -------------------------------------------------------------------------- */

/* "va \"lue\"" as board words are quoted */
static struct str unquoted(struct str s, struct arena *a)
{
	struct buf b = buf_new(a);
	for (size_t i = 1; i + 1 < s.n; i++) {
		if (s.p[i] == '\\' && i + 2 < s.n)
			i++;
		buf_add_char(&b, s.p[i]);
	}
	return buf_str(&b);
}

static json_t *field_json(const struct state *s, const struct field_row *f, const void *base, struct arena *a)
{
	struct buf b = buf_new(a);
	struct str text;
	int64_t number;
	field_write(&b, s, f, base);
	text = buf_str(&b);
	if (f->type == FIELD_BOOL)
		return json_boolean(str_eq_c(text, "yes"));
	const bool counted = f->type == FIELD_INT || f->type == FIELD_LONG || f->type == FIELD_CALL ||
			     f->type == FIELD_PLAYER;
	if (counted && str_to_int(text, &number))
		return json_integer(number);
	if (str_eq_c(text, "-"))
		return json_null();
	if (text.n >= 2 && text.p[0] == '"') /* quoted for its blanks in the line form */
		return tojson_str(unquoted(text, a));
	return tojson_str(text);
}

json_t *tojson_row(const struct state *s, table_id t, const void *row, struct viewer v, struct arena *a)
{
	const struct table_row *table = s->schema->tables[t];
	json_t *o = json_object();
	for (const struct field_row *f = table->fields; f->name; f++)
		if (field_visible(table, f, row, v))
			json_object_set_new(o, f->name, field_json(s, f, row, a));
	return o;
}

json_t *tojson_state(const struct state *s, struct viewer v, struct arena *a)
{
	json_t *o = json_object();
	for (size_t t = 0; t < s->schema->ntables; t++) {
		json_t *rows = json_array();
		for (size_t i = 0; i < row_count(s, (table_id)t); i++)
			json_array_append_new(rows, tojson_row(s, (table_id)t, row_at(s, (table_id)t, i), v, a));
		json_object_set_new(o, s->schema->tables[t]->name, rows);
	}
	return o;
}

json_t *tojson_event(const struct ruleset *r, const struct state *s, const struct event *e, struct arena *a)
{
	const struct event_row *row = event_row(r, e->what);
	json_t *o = json_object(), *args = json_object();
	const char *rule = e->rule ? e->rule : row->rule;
	for (int i = 0; row->args[i].name; i++) {
		struct field_row f = { .name = row->args[i].name, .type = row->args[i].type };
		f.names = row->args[i].names;
		int32_t narrow = (int32_t)e->args[i];
		const bool wide = f.type == FIELD_WHEN || f.type == FIELD_LONG;
		json_object_set_new(args, f.name, field_json(s, &f, wide ? (const void *)&e->args[i] : &narrow, a));
	}
	json_object_set_new(o, "event", json_string(row->name));
	json_object_set_new(o, "rule", rule ? json_string(rule) : json_null());
	json_object_set_new(o, "args", args);
	return o;
}

/* ---- outcomes --------------------------------------------------------------------------------- */

json_t *tojson_diag(const struct diag *d)
{
	json_t *o = json_object();
	json_object_set_new(o, "code", tojson_str(d->code));
	json_object_set_new(o, "rule", d->rule.n ? tojson_str(d->rule) : json_null());
	json_object_set_new(o, "from", json_integer(d->at.from));
	json_object_set_new(o, "to", json_integer(d->at.to));
	json_object_set_new(o, "what", tojson_str(d->what));
	json_object_set_new(o, "detail", tojson_str(d->detail));
	json_object_set_new(o, "hint", tojson_str(d->hint));
	return o;
}

static json_t *how_json(const struct arg *a)
{
	switch (a->how) {
	case HOW_ALL:
		return json_string("all");
	case HOW_ALL_BUT:
		return json_pack("{s:i}", "all_but", a->value);
	case HOW_UP_TO:
		return json_pack("{s:i}", "up_to", a->value);
	default:
		return json_integer(a->value);
	}
}

/* A number is a number; everything else is said in the words that orders have for it. */
static json_t *arg_json(const struct game *g, const struct state *s, const struct command *c, const struct arg *arg,
			struct arena *a)
{
	struct buf words = buf_new(a);
	switch (g->verbs[c->verb]->slots[arg->slot].what) {
	case NOUN_COUNT:
	case NOUN_NUMBER:
		return how_json(arg);
	case NOUN_TEXT:
	case NOUN_WHEN:
		return tojson_str(text_of(s, arg->value));
	default:
		return command_print_value(&words, g, s, c, arg) ? tojson_str(buf_str(&words)) : json_null();
	}
}

static json_t *args_json(const struct game *g, const struct state *s, const struct command *c, struct arena *a)
{
	const struct verb *v = g->verbs[c->verb];
	json_t *o = json_object();
	for (unsigned k = 0; v->slots && v->slots[k].name; k++) {
		unsigned n = command_count(c, k);
		if (!n)
			continue;
		json_t *list = json_array();
		for (unsigned i = 0; i < n; i++)
			json_array_append_new(list, arg_json(g, s, c, command_arg(c, k, i), a));
		if (v->slots[k].max > 1)
			json_object_set(o, v->slots[k].name, list);
		else
			json_object_set(o, v->slots[k].name, json_array_get(list, 0));
		json_decref(list);
	}
	return o;
}

static const char *const verdicts[] = { "accepted", "warned", "refused", "chatter", "held" };

json_t *tojson_line(const struct game *g, const struct state *s, const struct outcome_line *l,
		    const struct source *text, struct arena *a)
{
	json_t *o = json_object(), *diags = json_array();
	json_object_set_new(o, "line", json_integer(l->line));
	json_object_set_new(o, "text", tojson_str(source_text(text, l->at)));
	json_object_set_new(o, "verdict", json_string(verdicts[l->verdict]));
	json_object_set_new(o, "canonical", l->canonical.n ? tojson_str(l->canonical) : json_null());
	json_object_set_new(o, "verb", l->command ? json_string(g->verbs[l->command->verb]->name) : json_null());
	json_object_set_new(o, "args", l->command ? args_json(g, s, l->command, a) : json_object());
	for (size_t i = 0; i < l->ndiags; i++)
		json_array_append_new(diags, tojson_diag(&l->diags[i]));
	json_object_set_new(o, "diagnostics", diags);
	return o;
}

static json_t *strings(const struct str *list, size_t n)
{
	json_t *o = json_array();
	for (size_t i = 0; i < n; i++)
		json_array_append_new(o, tojson_str(list[i]));
	return o;
}

json_t *tojson_outcome(const struct game *g, const struct state *s, const struct outcome *o, const struct source *text,
		       struct arena *a)
{
	static const char *const classes[] = { "orders", "refused", "ignored" };
	json_t *j = json_object(), *lines = json_array();
	json_object_set_new(j, "class", json_string(classes[o->what]));
	json_object_set_new(j, "reason", o->reason.n ? tojson_str(o->reason) : json_null());
	json_object_set_new(j, "seat", o->seat == SEAT_NONE ? json_null() : tojson_str(seat_name(s, o->seat)));
	for (size_t i = 0; i < o->nlines; i++)
		json_array_append_new(lines, tojson_line(g, s, &o->lines[i], text, a));
	json_object_set_new(j, "lines", lines);
	json_object_set_new(j, "standing", strings(o->standing, o->nstanding));
	json_object_set_new(j, "fallen", strings(o->fallen, o->nfallen));
	json_object_set_new(j, "missing", strings(o->missing, o->nmissing));
	return j;
}

/* ---- calls, lines ----------------------------------------------------------------------------- */

static json_t *seat_names(const struct state *s, const seat_id *seats, size_t n)
{
	json_t *list = json_array();
	for (size_t i = 0; i < n; i++)
		json_array_append_new(list, tojson_str(seat_name(s, seats[i])));
	return list;
}

json_t *tojson_calls(const struct state *s, const struct call_status *calls, size_t n)
{
	json_t *list = json_array();
	for (size_t i = 0; i < n; i++) {
		const struct call_status *c = &calls[i];
		json_t *o = json_object();
		json_object_set_new(o, "kind", tojson_str(c->name));
		json_object_set_new(o, "subject", c->subject.n ? tojson_str(c->subject) : json_null());
		json_object_set_new(o, "seats", seat_names(s, c->asked, c->nasked));
		json_object_set_new(o, "awaited", seat_names(s, c->awaited, c->nawaited));
		json_object_set_new(o, "opened", tojson_when(c->opened));
		json_object_set_new(o, "bell", tojson_when(c->bell));
		json_array_append_new(list, o);
	}
	return list;
}

json_t *tojson_lines(struct str text)
{
	json_t *list = json_array();
	struct str line;
	while (str_line(&text, &line))
		json_array_append_new(list, tojson_str(line));
	return list;
}
