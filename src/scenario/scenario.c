/*
 * scenario: see scenario.h. Expectations are in expect.c.
 */
#include "scenario/scenario.h"
#include "report/tojson.h"
#include "base/file.h"
#include "world/record.h"

typedef int (*statement)(struct scenario *, const struct board_line *, struct err *);

/* ---- what it keeps of what is played ---------------------------------------------------------- */

/* "6 5 3" */
static size_t count_words(struct str text)
{
	struct str word;
	size_t n = 0;
	while (str_cut(&text, ' ', &word))
		n += word.n > 0;
	return n;
}

static int keep_step(void *context, const struct step *step, struct err *e)
{
	struct scenario *s = context;
	(void)e;
	for (size_t i = 0; i < step->events.list.n; i++) {
		struct event ev = step->events.list.at[i];
		const int64_t *roll = event_roll(&ev);
		if (roll)
			s->dice_used += count_words(text_of(step->after, (text_id)roll[2]));
		ev.order = str_dup(&s->arena, ev.order);
		ev.cause = NULL;
		ev.more = NULL;
		ev.nmore = 0;
		VEC_PUSH(&s->events.list, &s->arena, ev);
	}
	return 0;
}

/* Of the mail that was put into the list last. */
static int keep_heard(void *context, const struct input *in, const struct heard_mail *m, struct err *e)
{
	struct scenario *s = context;
	struct heard *h = VEC_LAST(&s->heard);
	(void)in;
	(void)e;
	h->outcome = m->o;
	h->state = state_copy(engine_state(s->engine), &s->arena);
	return 0;
}

static const struct history_does keeps = { .heard = keep_heard, .step = keep_step };

/* ---- the board before the first mail ---------------------------------------------------------- */

/* Without `secret HEX` there is no chain of seeds: making one takes longer than all the rest. */
static const uint8_t *secret_of(const struct scenario *s)
{
	return s->setup.has_secret ? s->setup.secret : NULL;
}

/* A new game made in memory: rules, seats, what the rules' setup puts there. */
static int make_start(struct scenario *s, when at, struct err *e)
{
	if (s->start)
		return 0;
	struct state *st;
	struct step step = { 0 };
	int code = setup_game(&s->game, &s->setup, e);
	if (!code)
		code = setup_state(&st, &s->setup, s->game, e);
	if (code)
		return code;
	s->binder = binder_new(s->game, st, &s->arena);
	s->events = (struct events){ .arena = &s->arena };
	s->now = at;
	struct engine *first = engine_new(s->game, s->binder, st, secret_of(s), &s->arena);
	engine_create(first, at, &step);
	s->start = state_copy(engine_state(first), &s->arena);
	engine_free(first);
	return 0;
}

static int start_engine(struct scenario *s, when at, struct err *e)
{
	if (s->engine)
		return 0;
	int code = make_start(s, at, e);
	if (code)
		return code;
	s->engine = engine_new(s->game, s->binder, s->start, secret_of(s), &s->arena);
	s->play = history_of(&s->engine, &keeps, s, HISTORY_ALL);
	return 0;
}

static int too_late(const struct scenario *s, const struct board_line *l, struct err *e)
{
	return s->engine ? board_error(e, s->board, l->at, "the board is set before the first mail") : 0;
}

/* Rows merge into what the setup put there. */
static int put_row(struct scenario *s, const struct board_line *l, struct err *e)
{
	bool found;
	if (!l->nwords)
		return 0;
	table_id t = table_by_name(s->game->schema, l->words[0].text, &found);
	if (!found)
		return board_error(e, s->board, l->words[0].at, "there is no table \"%.*s\"; see `pbp rules %s`",
				   STR_ARG(l->words[0].text), s->game->rules->name);
	const size_t size = s->game->schema->tables[t]->size;
	void *row = arena_alloc(&s->arena, size, sizeof(int64_t));
	row_default(s->start, t, row);
	int code = record_read(s->start, t, l, 1, row, e);
	const void *old = code ? NULL : row_find(s->start, t, row);
	if (old) {
		memcpy(row, old, size);
		code = record_read(s->start, t, l, 1, row, e);
	}
	if (code)
		return board_error(e, s->board, l->at, "%s", str_cstr(&s->arena, str_c(e->text)));
	row_put(s->start, t, row);
	return 0;
}

static int read_state(struct scenario *s, const struct board_line *l, struct err *e)
{
	int code = too_late(s, l, e);
	if (!code)
		code = make_start(s, 0, e);
	for (size_t i = 0; !code && i < l->nblock; i++)
		if (l->block[i].nwords)
			code = put_row(s, &l->block[i], e);
	return code;
}

/* ---- calls ------------------------------------------------------------------------------------ */

/* The word behind `word`, or NULL. */
static const struct board_word *after(const struct board_line *l, const char *word)
{
	for (size_t i = 1; i + 1 < l->nwords; i++)
		if (board_word_is(l, i, word))
			return &l->words[i + 1];
	return NULL;
}

static int time_after(when *out, const struct scenario *s, const struct board_line *l, const char *word, struct err *e)
{
	const struct board_word *w = after(l, word);
	if (!w)
		return 0;
	if (str_eq_c(w->text, "never") && (*out = WHEN_NEVER))
		return 0;
	if (!when_parse(w->text, out))
		return board_error(e, s->board, w->at, "%.*s is no time; write 2026-01-05T20:00Z", STR_ARG(w->text));
	return 0;
}

static int32_t kind_named(const struct scenario *s, struct str name)
{
	for (int32_t k = 0; k < s->game->nkinds; k++)
		if (str_eq_c(name, s->game->kinds[k]->name))
			return k;
	return -1;
}

static bool is_asked(const struct scenario *s, const struct board_line *l, const struct seat_row *seat)
{
	bool all = true, in_list = false;
	for (size_t i = 1; i < l->nwords; i++) {
		if (board_word_is(l, i, "seats")) {
			in_list = true;
			all = false;
			continue;
		}
		if (in_list &&
		    (board_word_is(l, i, "open") || board_word_is(l, i, "bell") || board_word_is(l, i, "subject")))
			in_list = false;
		struct str name = l->words[i].text;
		if (str_ends(name, STR(",")))
			name.n--;
		if (in_list && seat_by_name(s->start, name) == seat->seat)
			return true;
	}
	return all && !seat->out && (!s->game->rules->alive || s->game->rules->alive(s->start, seat->seat));
}

/* The newest open call of that kind (and subject, when the word after it is no keyword). */
static call_id find_parent(const struct scenario *s, const struct board_line *l)
{
	const struct board_word *w = after(l, "under");
	call_id found = CALL_NONE;
	for (size_t i = 0; w && i < row_count(s->start, TABLE_CALL); i++) {
		const struct call_row *c = ROW(struct call_row, s->start, TABLE_CALL, i);
		if (c->kind == kind_named(s, w->text))
			found = c->call;
	}
	return found;
}

static int32_t read_subject(const struct scenario *s, const struct board_line *l)
{
	const struct board_word *w = after(l, "subject");
	int64_t n;
	if (!w)
		return -1;
	if (str_to_int(w->text, &n))
		return (int32_t)n;
	area_id area = map_find(s->game->map, w->text);
	return area != AREA_NONE ? area : seat_by_name(s->start, w->text);
}

static int put_call(struct scenario *s, const struct board_line *l, struct str kind, struct err *e)
{
	struct game_row *g = state_game_edit(s->start);
	struct call_row row = { .call = g->next_call++, .kind = kind_named(s, kind) };
	row.opened = s->now;
	row.bell = WHEN_NEVER;
	row.deaf_since = WHEN_NONE;
	row.parent = find_parent(s, l);
	row.subject = read_subject(s, l);
	if (row.kind < 0)
		return board_error(e, s->board, l->at, "there is no call \"%.*s\" in %s", STR_ARG(kind),
				   s->game->rules->name);
	int code = time_after(&row.opened, s, l, "open", e);
	if (!code)
		code = time_after(&row.bell, s, l, "bell", e);
	row_put(s->start, TABLE_CALL, &row);
	for (size_t i = 0; i < row_count(s->start, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, s->start, TABLE_SEAT, i);
		if (is_asked(s, l, seat))
			row_put(s->start, TABLE_ASKED, &(struct asked_row){ .call = row.call, .seat = seat->seat });
	}
	s->now = row.opened;
	g = state_game_edit(s->start);
	g->phase = GAME_RUNNING;
	g->last = row.opened;
	if (g->turn < 1)
		g->turn = 1;
	return code;
}

static int read_turn(struct scenario *s, const struct board_line *l, struct err *e)
{
	int64_t n;
	int code = too_late(s, l, e);
	if (!code)
		code = make_start(s, 0, e);
	if (code)
		return code;
	if (l->nwords < 2 || !str_to_int(l->words[1].text, &n) || n < 1 || n > INT32_MAX)
		return board_error(e, s->board, l->at, "write: turn N open T bell T");
	state_game_edit(s->start)->turn = (int32_t)n;
	return put_call(s, l, STR("turn"), e);
}

static int read_call(struct scenario *s, const struct board_line *l, struct err *e)
{
	int code = too_late(s, l, e);
	if (!code)
		code = make_start(s, 0, e);
	if (code)
		return code;
	if (l->nwords < 2)
		return board_error(e, s->board, l->at, "write: call NAME seats ... open T bell T");
	return put_call(s, l, l->words[1].text, e);
}

/* ---- mails, dice, time ------------------------------------------------------------------------ */

static struct source *block_text(struct scenario *s, const struct board_line *l)
{
	struct source *src = ARENA_NEW(&s->arena, struct source);
	*src = source_new(&s->arena, STR("mail"), board_block_text(&s->arena, l));
	return src;
}

static int find_writer(struct input *in, const struct scenario *s, const struct board_line *l, size_t *at,
		       struct err *e)
{
	const struct state *st = engine_state(s->engine);
	if (board_word_is(l, 1, "host")) {
		in->host = true;
		*at = 2;
		return 0;
	}
	if (board_word_is(l, 1, "from") && l->nwords > 3) {
		in->address = l->words[2].text;
		*at = 3;
		return 0;
	}
	const struct seat_row *seat = l->nwords > 1 ? seat_find(st, seat_by_name(st, l->words[1].text)) : NULL;
	const struct player_row *p = seat ? row_find(st, TABLE_PLAYER, &(struct player_row){ .player = seat->player })
					  : NULL;
	if (!p)
		return board_error(e, s->board, l->at, "write: mail SEAT T, mail from ADDRESS T, or mail host T");
	in->address = text_of(st, p->address);
	*at = 2;
	return 0;
}

static int read_mail_time(struct input *in, const struct scenario *s, const struct board_line *l, size_t at,
			  struct err *e)
{
	if (at >= l->nwords || !when_parse(l->words[at].text, &in->at))
		return board_error(e, s->board, l->at, "a mail needs its time: mail red 2026-01-06T10:00Z");
	for (size_t i = at + 1; i < l->nwords; i++)
		if (board_word_is(l, i, "copied"))
			in->flags |= INPUT_COPIED;
	return 0;
}

static int first_time(const struct board_line *l, when *out)
{
	for (size_t i = 1; i < l->nwords; i++)
		if (when_parse(l->words[i].text, out))
			return 1;
	return 0;
}

static int read_mail(struct scenario *s, const struct board_line *l, struct err *e)
{
	struct input *in = ARENA_NEW(&s->arena, struct input);
	struct heard_mail heard;
	size_t at = 0;
	when t = 0;
	first_time(l, &t);
	int code = start_engine(s, t, e);
	if (!code)
		code = find_writer(in, s, l, &at, e);
	if (!code)
		code = read_mail_time(in, s, l, at, e);
	if (code)
		return code;
	in->text = block_text(s, l);
	in->hash = hash_of(str_printf(&s->arena, "%u %.*s", l->line, STR_ARG(in->text->text)));
	code = history_ring(&s->play, in->at, 0, e);
	if (code)
		return code;
	struct heard *h = VEC_ADD(&s->heard, &s->arena);
	*h = (struct heard){ .seat = board_word_is(l, 1, "from") ? in->address : l->words[1].text, .text = in->text };
	return history_hear(&s->play, in, &heard, &s->arena, e);
}

/* dice [LABEL:] 6 5 3 | 2 2 */
static int read_dice(struct scenario *s, const struct board_line *l, struct err *e)
{
	struct str label = STR_NONE;
	uint8_t values[256];
	size_t n = 0;
	int code = start_engine(s, 0, e);
	for (size_t i = 1; !code && i <= l->nwords; i++) {
		struct str w = i < l->nwords ? l->words[i].text : STR("|");
		int64_t v;
		if (str_eq_c(w, "|")) {
			engine_force_dice(s->engine, label, values, n);
			n = 0;
		} else if (i == 1 && str_ends(w, STR(":"))) {
			label = str_sub(w, 0, w.n - 1);
		} else if (str_to_int(w, &v) && v > 0 && v < 256 && n < sizeof values) {
			values[n++] = (uint8_t)v;
		} else {
			code = board_error(e, s->board, l->words[i].at, "a die is a number of 1 to 255");
		}
	}
	return code;
}

static int read_now(struct scenario *s, const struct board_line *l, struct err *e)
{
	when t;
	if (l->nwords != 2 || !when_parse(l->words[1].text, &t))
		return board_error(e, s->board, l->at, "write: now 2026-01-08T20:00Z");
	int code = start_engine(s, t, e);
	return code ? code : history_ring(&s->play, t, HISTORY_ALL, e);
}

static int read_expect(struct scenario *s, const struct board_line *l, struct err *e)
{
	int code = start_engine(s, 0, e);
	for (size_t i = 0; !code && i < l->nblock; i++)
		if (l->block[i].nwords)
			code = scenario_expect(s, &l->block[i], e);
	return code;
}

static int read_game_file(struct scenario *s, const struct board_line *l, struct err *e)
{
	if (l->nwords != 2)
		return board_error(e, s->board, l->at, "write: game FILE");
	return setup_file(&s->setup, str_cstr(&s->arena, setup_beside(s->board, l->words[1].text, &s->arena)), e);
}

static int read_statement(struct scenario *s, const struct board_line *l, struct err *e);

/* The statements of a file beside this one, as if they stood here; it names no other. */
static int read_start(struct scenario *s, const struct board_line *l, struct err *e)
{
	const struct board *const here = s->board;
	struct board *b = ARENA_NEW(&s->arena, struct board); /* its words stay: seats, maps */
	struct str text = STR_NONE;
	if (l->nwords != 2 || s->in_start)
		return board_error(e, here, l->at,
				   s->in_start ? "a start is not begun in another" : "write: start FILE");
	const char *path = str_cstr(&s->arena, setup_beside(here, l->words[1].text, &s->arena));
	int code = file_read(&text, path, 1 << 20, &s->arena, e);
	struct source *src = ARENA_NEW(&s->arena, struct source);
	*src = source_new(&s->arena, str_c(path), text);
	if (!code)
		code = board_parse(b, src, &s->arena, e);
	s->in_start = true;
	for (size_t i = 0; !code && i < b->nlines; i++) {
		s->board = b;
		if (b->lines[i].nwords)
			code = read_statement(s, &b->lines[i], e);
	}
	s->board = here;
	s->in_start = false;
	return code;
}

static int read_name(struct scenario *s, const struct board_line *l, struct err *e)
{
	if (l->nwords != 2)
		return board_error(e, s->board, l->at, "write: scenario \"what it shows\"");
	s->name = l->words[1].text;
	return 0;
}

static const struct {
	const char *word;
	statement read;
} statements[] = {
	{ "scenario", read_name }, { "game", read_game_file }, { "state", read_state }, { "turn", read_turn },
	{ "call", read_call },     { "mail", read_mail },      { "dice", read_dice },   { "now", read_now },
	{ "expect", read_expect }, { "start", read_start },
};

static int read_statement(struct scenario *s, const struct board_line *l, struct err *e)
{
	for (size_t i = 0; i < sizeof statements / sizeof *statements; i++)
		if (board_word_is(l, 0, statements[i].word))
			return statements[i].read(s, l, e);
	int code = s->start ? 0 : setup_line(&s->setup, s->board, l, e);
	if (!code)
		return board_error(e, s->board, l->at,
				   s->start ? "rules, map, options and seats stand before state, turn and mail"
					    : "no statement of a scenario; docs/scenarios.md lists them");
	return code < 0 ? code : 0;
}

static void check_dice(struct scenario *s, const struct board_line *l)
{
	size_t left = engine_forced_left(s->engine);
	if (left || engine_forced_missing(s->engine))
		VEC_PUSH(&s->differences, &s->arena,
			 ((struct difference){ l->line, STR("every die that was given is used, and no other"),
					       left ? str_printf(&s->arena, "%zu dice left", left)
						    : STR("a roll found no die") }));
}

static int read_statements(struct scenario *s, struct scenario_lines l, struct err *e)
{
	int code = 0;
	for (size_t i = 0; !code && i < l.n; i++)
		if (l.at[i].nwords)
			code = read_statement(s, &l.at[i], e);
	return code;
}

int scenario_play(struct scenario *s, const struct place *p, const struct board *b, struct scenario_lines shared,
		  struct scenario_lines own, struct err *e)
{
	*s = (struct scenario){ .place = p, .board = b };
	setup_init(&s->setup, p, &s->arena);
	s->setup.name = STR("scenario");
	int code = read_statements(s, shared, e);
	if (!code)
		code = read_statements(s, own, e);
	if (!code) /* a board that nobody has touched is one as well */
		code = start_engine(s, s->now, e);
	if (!code)
		check_dice(s, &own.at[0]);
	return code;
}

void scenario_release(struct scenario *s)
{
	if (s->engine)
		engine_free(s->engine);
	arena_release(&s->arena);
}

/* ---- JSON ------------------------------------------------------------------------------------- */

static json_t *heard_json(struct scenario *s)
{
	json_t *list = json_array();
	for (size_t m = 0; m < s->heard.n; m++) {
		const struct heard *h = &s->heard.at[m];
		for (size_t i = 0; i < h->outcome.nlines; i++) {
			const struct outcome_line *l = &h->outcome.lines[i];
			json_t *o = tojson_line(s->game, h->state, l, h->text, &s->arena);
			json_object_set_new(o, "mail", json_integer((json_int_t)m + 1));
			json_object_set_new(o, "seat", tojson_str(h->seat));
			json_object_set_new(o, "rule",
					    l->ndiags && l->diags[0].rule.n ? tojson_str(l->diags[0].rule)
									    : json_null());
			json_object_set_new(o, "message", l->ndiags ? tojson_str(l->diags[0].what) : json_null());
			json_array_append_new(list, o);
		}
	}
	return list;
}

static json_t *differences_json(const struct scenario *s)
{
	json_t *list = json_array();
	for (size_t i = 0; i < s->differences.n; i++) {
		const struct difference *d = &s->differences.at[i];
		json_t *o = json_object();
		json_object_set_new(o, "line", json_integer(d->line));
		json_object_set_new(o, "expected", tojson_str(d->expected));
		json_object_set_new(o, "found", tojson_str(d->found));
		json_array_append_new(list, o);
	}
	return list;
}

json_t *scenario_json(struct scenario *s)
{
	const struct viewer host = { AUDIENCE_HOST, SEAT_NONE };
	const struct call_status *calls;
	const size_t n = engine_calls(s->engine, &calls, &s->arena);
	json_t *o = json_object(), *events = json_array();
	json_object_set_new(o, "scenario", tojson_str(s->name));
	json_object_set_new(o, "ok", json_boolean(!s->differences.n));
	for (size_t i = 0; i < s->events.list.n; i++)
		json_array_append_new(events, tojson_event(s->game->rules, engine_state(s->engine),
							   &s->events.list.at[i], &s->arena));
	json_object_set_new(o, "events", events);
	json_object_set_new(o, "lines", heard_json(s));
	json_object_set_new(o, "differences", differences_json(s));
	json_object_set_new(o, "state", tojson_state(engine_state(s->engine), host, &s->arena));
	json_object_set_new(o, "calls", tojson_calls(engine_state(s->engine), calls, n));
	json_object_set_new(o, "dice_used", json_integer((json_int_t)s->dice_used));
	return o;
}
