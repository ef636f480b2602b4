/*
 * expect: what a scenario expects against what there is.
 *
 *	land area=Brume owner=red troops=1        a row with at least these fields
 *	no land area=Aldport troops=5
 *	event battle area=Brume                   an event, since the start
 *	no event battle
 *	refused red line 3 rule global-domination/7.2      of the seat's last mail
 *	accepted red mail 1 line 2                of the first mail of the scenario
 *	awaited red, blue                         by the newest open call that asks anybody
 *	bell 2026-01-12T20:00Z                    some open call rings then; "bell never"
 */
#include "scenario/scenario.h"
#include "world/record.h"

static void differ(struct scenario *s, const struct board_line *l, struct str found)
{
	VEC_PUSH(&s->differences, &s->arena, ((struct difference){ l->line, l->raw, found }));
}

static int wrong(struct scenario *s, const struct board_line *l, struct err *e)
{
	const char *text = str_cstr(&s->arena, str_c(e->text));
	return board_error(e, s->board, l->at, "%s", text);
}

/* ---- rows ------------------------------------------------------------------------------------- */

/* What stands under the same key, for the message. */
static struct str same_key(struct scenario *s, table_id t, const struct board_line *l, size_t from)
{
	const struct state *st = engine_state(s->engine);
	void *key = arena_alloc(&s->arena, st->schema->tables[t]->size, sizeof(int64_t));
	struct buf b = buf_new(&s->arena);
	row_default(st, t, key);
	record_read(st, t, l, from, key, NULL);
	const void *row = row_find(st, t, key);
	if (row)
		record_write(&b, st, t, row, (struct viewer){ AUDIENCE_HOST, SEAT_NONE });
	return row ? str_trim(buf_str(&b)) : STR("no such row");
}

static int expect_row(struct scenario *s, const struct board_line *l, size_t from, bool none, struct err *e)
{
	const struct state *st = engine_state(s->engine);
	bool known, matches = false;
	table_id t = table_by_name(st->schema, l->words[from].text, &known);
	if (!known)
		return board_error(e, s->board, l->words[from].at, "there is no table \"%.*s\"",
				   STR_ARG(l->words[from].text));
	for (size_t i = 0; !matches && i < row_count(st, t); i++) {
		const void *row = row_at(st, t, i);
		if (record_matches(st, t, row, l, from + 1, &matches, e))
			return wrong(s, l, e);
	}
	if (!row_count(st, t)) { /* a wrong field is an error of the file all the same */
		void *row = arena_alloc(&s->arena, st->schema->tables[t]->size, sizeof(int64_t));
		row_default(st, t, row);
		if (record_matches(st, t, row, l, from + 1, &matches, e))
			return wrong(s, l, e);
		matches = false;
	}
	if (matches == none)
		differ(s, l, same_key(s, t, l, from + 1));
	return 0;
}

/* ---- events ----------------------------------------------------------------------------------- */

static const struct event_row *event_named(const struct scenario *s, struct str name, event_id *id)
{
	for (event_id i = 0;; i++) {
		const struct event_row *r = event_row(s->game->rules, i);
		if (!r || (i >= EVENT_OWN && !r->name))
			return NULL;
		if (r->name && str_eq_c(name, r->name)) {
			*id = i;
			return r;
		}
	}
}

static int arg_index(const struct event_row *r, struct str key)
{
	for (int i = 0; r->args[i].name; i++)
		if (str_eq_c(key, r->args[i].name))
			return i;
	return -1;
}

static int arg_matches(struct scenario *s, const struct event_row *r, const struct event *ev,
		       const struct board_word *w, bool *matches, struct err *e)
{
	if (str_eq_c(w->key, "rule")) {
		const char *rule = ev->rule ? ev->rule : r->rule;
		*matches = rule && str_eq_c(w->text, rule);
		return 0;
	}
	int i = arg_index(r, w->key);
	if (i < 0)
		return board_error(e, s->board, w->at, "event %s has no \"%.*s\"", r->name, STR_ARG(w->key));
	struct field_row f = { .name = r->args[i].name, .type = r->args[i].type, .names = r->args[i].names };
	const bool wide = f.type == FIELD_WHEN || f.type == FIELD_LONG;
	int64_t value = 0;
	int32_t narrow = 0;
	int code = field_read(engine_state(s->engine), &f, w->text, wide ? (void *)&value : (void *)&narrow, e);
	*matches = ev->args[i] == (wide ? value : narrow);
	return code;
}

static int event_matches(struct scenario *s, const struct event_row *r, const struct event *ev,
			 const struct board_line *l, size_t from, bool *matches, struct err *e)
{
	int code = 0;
	*matches = true;
	for (size_t i = from; !code && *matches && i < l->nwords; i++)
		code = arg_matches(s, r, ev, &l->words[i], matches, e);
	return code;
}

static int expect_event(struct scenario *s, const struct board_line *l, size_t from, bool none, struct err *e)
{
	event_id id;
	struct buf found = buf_new(&s->arena);
	const struct event_row *r = from < l->nwords ? event_named(s, l->words[from].text, &id) : NULL;
	if (!r)
		return board_error(e, s->board, l->at, "there is no such event; `pbp rules %s` lists them",
				   s->game->rules->name);
	bool any = false;
	for (size_t i = 0; i < s->events.list.n; i++) {
		const struct event *ev = &s->events.list.at[i];
		bool matches;
		if (ev->what != id)
			continue;
		int code = event_matches(s, r, ev, l, from + 1, &matches, e);
		if (code)
			return code;
		any |= matches;
		event_write(&found, s->game->rules, engine_state(s->engine), ev);
	}
	if (any == none)
		differ(s, l, found.n ? str_trim(buf_str(&found)) : STR("no such event"));
	return 0;
}

/* ---- verdicts --------------------------------------------------------------------------------- */

static const char *const verdicts[] = { "accepted", "warned", "refused", "chatter", "held" };

static const struct heard *heard_of(struct scenario *s, const struct board_line *l, int64_t mail)
{
	if (mail > 0)
		return (size_t)mail <= s->heard.n ? &s->heard.at[mail - 1] : NULL;
	for (size_t i = s->heard.n; i-- > 0;)
		if (str_eq_nocase(s->heard.at[i].seat, l->words[1].text))
			return &s->heard.at[i];
	return NULL;
}

static int64_t number_after(const struct board_line *l, const char *word)
{
	int64_t n = 0;
	for (size_t i = 1; i + 1 < l->nwords; i++)
		if (board_word_is(l, i, word) && str_to_int(l->words[i + 1].text, &n))
			return n;
	return 0;
}

static bool cites(const struct outcome_line *line, struct str rule)
{
	for (size_t i = 0; i < line->ndiags; i++)
		if (str_eq(line->diags[i].rule, rule))
			return true;
	return !rule.n;
}

static void describe(struct buf *b, const struct outcome_line *line)
{
	buf_addf(b, "%s%s", b->n ? "; " : "", verdicts[line->verdict]);
	if (line->canonical.n)
		buf_addf(b, " \"%.*s\"", STR_ARG(line->canonical));
	for (size_t i = 0; i < line->ndiags; i++)
		buf_addf(b, " (%.*s: %.*s)", STR_ARG(line->diags[i].rule), STR_ARG(line->diags[i].what));
}

static int expect_verdict(struct scenario *s, const struct board_line *l, size_t verdict, struct err *e)
{
	const int64_t line = number_after(l, "line");
	const struct heard *h = l->nwords > 3 ? heard_of(s, l, number_after(l, "mail")) : NULL;
	struct str rule = STR_NONE;
	struct buf found = buf_new(&s->arena);
	bool ok = false;
	for (size_t i = 1; i + 1 < l->nwords; i++)
		if (board_word_is(l, i, "rule"))
			rule = l->words[i + 1].text;
	if (!h || line < 1)
		return board_error(e, s->board, l->at,
				   "write: %s SEAT [mail N] line M [rule R]; the seat must have written",
				   verdicts[verdict]);
	for (size_t i = 0; i < h->outcome.nlines; i++) {
		const struct outcome_line *o = &h->outcome.lines[i];
		if (o->line != (uint32_t)line)
			continue;
		ok |= o->verdict == verdict && cites(o, rule);
		describe(&found, o);
	}
	if (!ok)
		differ(s, l, found.n ? buf_str(&found) : h->outcome.reason.n ? h->outcome.reason : STR("no such line"));
	return 0;
}

/* ---- calls ------------------------------------------------------------------------------------ */

static bool names_seat(const struct board_line *l, struct str seat)
{
	for (size_t i = 1; i < l->nwords; i++) {
		struct str w = l->words[i].text;
		if (str_ends(w, STR(",")))
			w.n--;
		if (str_eq_nocase(w, seat))
			return true;
	}
	return false;
}

static void expect_awaited(struct scenario *s, const struct board_line *l)
{
	const struct call_status *calls;
	const struct state *st = engine_state(s->engine);
	size_t n = engine_calls(s->engine, &calls, &s->arena), hits = 0, k = n;
	while (k > 0 && !calls[k - 1].nasked)
		k--;
	struct buf found = buf_new(&s->arena);
	const struct call_status *c = k ? &calls[k - 1] : NULL;
	for (size_t i = 0; c && i < c->nawaited; i++) {
		struct str name = seat_name(st, c->awaited[i]);
		hits += names_seat(l, name);
		buf_addf(&found, "%s%.*s", i ? ", " : "", STR_ARG(name));
	}
	const bool nobody = l->nwords == 2 && board_word_is(l, 1, "nobody");
	const size_t wanted = nobody ? 0 : l->nwords - 1;
	if (hits != wanted || (c && c->nawaited != wanted))
		differ(s, l, found.n ? buf_str(&found) : STR("nobody"));
}

static int expect_bell(struct scenario *s, const struct board_line *l, struct err *e)
{
	const struct call_status *calls;
	when t = WHEN_NEVER;
	struct buf found = buf_new(&s->arena);
	if (l->nwords != 2 || (!board_word_is(l, 1, "never") && !when_parse(l->words[1].text, &t)))
		return board_error(e, s->board, l->at, "write: bell 2026-01-12T20:00Z");
	size_t n = engine_calls(s->engine, &calls, &s->arena);
	for (size_t i = 0; i < n; i++) {
		if (calls[i].bell == t)
			return 0;
		buf_addf(&found, "%s%.*s %.*s", i ? ", " : "", STR_ARG(calls[i].name),
			 STR_ARG(when_iso(&s->arena, calls[i].bell)));
	}
	differ(s, l, found.n ? buf_str(&found) : STR("no call is open"));
	return 0;
}

int scenario_expect(struct scenario *s, const struct board_line *l, struct err *e)
{
	const size_t no = board_word_is(l, 0, "no");
	if (board_word_is(l, no, "event"))
		return expect_event(s, l, no + 1, no, e);
	for (size_t v = 0; v < sizeof verdicts / sizeof *verdicts; v++)
		if (board_word_is(l, 0, verdicts[v]))
			return expect_verdict(s, l, v, e);
	if (board_word_is(l, 0, "awaited"))
		return expect_awaited(s, l), 0;
	if (board_word_is(l, 0, "bell"))
		return expect_bell(s, l, e);
	if (no >= l->nwords)
		return board_error(e, s->board, l->at, "no what?");
	return expect_row(s, l, no, no, e);
}
