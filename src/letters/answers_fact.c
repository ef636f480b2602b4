/* answers_fact: what the state of a game tells of what was asked (speech/facts.h), in a few lines (asking.h). */
#include "letters/asking.h"

#include "disk/place.h"
#include "disk/questions.h"
#include "speech/facts.h"
#include "speech/mention.h"
#include "speech/topic.h"
#include "speech/topic_words.h"
#include "order/roles.h"
#include "play/game.h"

enum { THIN_MOST = 6, SIDES_MANY = 5, MATTERS_MOST = 6 };

static struct view view_of(const struct asking *q)
{
	return (struct view){ .game = q->game,
			      .state = q->state,
			      .scratch = q->arena,
			      .now = q->to->in->at,
			      .seat = q->seat,
			      .player = q->to->heard->o.player };
}

/* What another question was answered with is not said again. */
static void add_once(struct buf *out, struct str words)
{
	struct buf line = buf_new(out->arena);
	letter_line(&line, words, 2);
	if (str_find(buf_str(out), buf_str(&line)) == out->n)
		buf_add(out, buf_str(&line));
}

/* How many sentences the rules have on it; out NULL: they are only counted. */
static size_t tell_some(struct buf *out, const struct view *v, enum fact fact, seat_id of, size_t most)
{
	struct notes notes = { .arena = v->scratch };
	if (v->game->rules->fact)
		v->game->rules->fact(v, fact, of, &notes);
	for (size_t i = 0; out && i < notes.list.n && i < most; i++)
		add_once(out, note_said(v->game, v->state, &notes.list.at[i], v->scratch));
	return notes.list.n;
}

static size_t tell_by_rules(struct buf *out, const struct view *v, enum fact fact, seat_id of)
{
	return tell_some(out, v, fact, of, SIZE_MAX);
}

/* Of many sides those that somebody plays; of each so many sentences. */
static void tell_all(struct buf *out, const struct view *v, size_t most)
{
	const size_t n = row_count(v->state, TABLE_SEAT);
	for (size_t i = 0; i < n; i++) {
		const struct seat_row *seat = ROW(struct seat_row, v->state, TABLE_SEAT, i);
		if (n <= SIDES_MANY || seat->player != PLAYER_NONE)
			tell_some(out, v, FACT_HAS, seat->seat, most);
	}
}

/* ---- a part of the board ---- */

/* "borea", "boreas": a word of it, or more. */
static int32_t region_in(const struct map *m, struct str text, struct arena *a)
{
	for (region_id n = 0; n < m->nregions; n++)
		if (mentions(text, m->regions[n].name) ||
		    mentions(text, str_printf(a, "%.*ss", STR_ARG(m->regions[n].name))))
			return n;
	return REGION_NONE;
}

static int64_t number_in(struct str text)
{
	int64_t n;
	const struct str said = topic_number_in(text);
	return said.n && str_to_int(said, &n) ? n : -1;
}

/* The region is what the question itself names; a place may stand before it. How many sentences; out NULL: they are only counted. */
static size_t tell_matter(struct buf *out, const struct view *v, const struct asked *asked)
{
	struct notes notes = { .arena = v->scratch };
	const struct str place = topic_place_in(asked->about, v->game->map);
	const struct matter m = { .what = asked->fact == FACT_SALE    ? MATTER_SALE
					  : asked->fact == FACT_HOLDS ? MATTER_HOLDS
								      : MATTER_DECIDES,
				  .region = region_in(v->game->map, asked->words, v->scratch),
				  .area = place.n ? map_find(v->game->map, place) : AREA_NONE,
				  .number = number_in(asked->words) };
	if (v->game->rules->matter)
		v->game->rules->matter(v, &m, &notes);
	for (size_t i = 0; out && i < notes.list.n && i < MATTERS_MOST; i++)
		add_once(out, note_said(v->game, v->state, &notes.list.at[i], v->scratch));
	return notes.list.n;
}

/* ---- persons ---- */

/* Which of his questions the host has, and which he has answered. */
static void tell_questions(struct buf *out, const struct asking *q)
{
	const struct question *all;
	const struct hash none = { 0 };
	const struct str host = hosts_chief(&q->desk->live.hosts), me = seat_name(q->state, q->seat);
	const size_t n = questions_read(&all, q->desk->folder, q->arena);
	struct buf list = buf_new(q->arena);
	for (size_t i = 0; i < n; i++)
		if (str_eq(all[i].seat, me))
			buf_addf(&list, "%snumber %lld, %s", list.n ? "; " : "", (long long)all[i].number,
				 question_is_open(q->desk->folder, all[i].number, host, &none, q->arena)
					 ? "not answered yet"
					 : "answered");
	letter_line(
		out,
		list.n ? str_printf(
				 q->arena,
				 "The host was sent at once what you asked: %.*s. A person reads it, and what he "
				 "answers comes as a letter of its own. To remind him write: press to host: and your words.",
				 STR_ARG(buf_str(&list)))
		       : STR("No question of yours went to the host so far: what you asked was answered at once, or "
			     "stands in no mail that came here."),
		2);
}

static void tell_wrote(struct buf *out, const struct asking *q)
{
	const struct str name = seat_name(q->state, q->asked->of);
	add_once(out,
		 str_printf(
			 q->arena,
			 "What %.*s writes to you comes at once, as a letter of its own, and so does to %.*s what you "
			 "write: none is kept back. Where none has come, none was written here. Whether a letter was "
			 "read nobody can tell.",
			 STR_ARG(name), STR_ARG(name)));
}

/* "green, blue (Bob) and yellow"; the names are theirs to tell. played: those of whom somebody plays, or of whom nobody does. */
static struct str sides(const struct asking *q, bool played, size_t *n)
{
	const struct viewer me = { AUDIENCE_OWNER, q->seat };
	struct buf out = buf_new(q->arena);
	size_t last = 0;
	*n = 0;
	for (size_t i = 0; i < row_count(q->state, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, q->state, TABLE_SEAT, i);
		const struct str name = player_said_name(q->game, q->state, seat->player, me);
		if (seat->seat == q->seat || (seat->player != PLAYER_NONE) != played)
			continue;
		last = out.n;
		buf_addf(&out, "%s%.*s", (*n)++ ? ", " : "", STR_ARG(seat_name(q->state, seat->seat)));
		if (name.n)
			buf_addf(&out, " (%.*s)", STR_ARG(name));
	}
	const struct str all = buf_str(&out);
	if (*n < 2)
		return all;
	return str_printf(q->arena, "%.*s and %.*s", STR_ARG(str_sub(all, 0, last)),
			  STR_ARG(str_sub(all, last + sizeof(", ") - 1, all.n)));
}

/* Who the others are, and that they are persons. */
static void tell_real(struct buf *out, const struct asking *q)
{
	size_t n, idle;
	const struct str others = sides(q, true, &n), nobodys = sides(q, false, &idle);
	struct buf said = buf_new(q->arena);
	if (n)
		buf_addf(&said,
			 "You play against %.*s: %s, who write%s mails as you do; more of them only they can tell. ",
			 STR_ARG(others), n == 1 ? "a person" : "persons", n == 1 ? "s" : "");
	if (idle)
		buf_addf(&said, "%.*s %s nobody's: no person plays there, and no machine either. ", STR_ARG(nobodys),
			 idle == 1 ? "is" : "are");
	buf_add_c(&said, "This program books the orders and writes the letters; it plays no side. ");
	const struct str host = hosts_chief(&q->desk->live.hosts);
	if (host.n)
		buf_addf(&said, "The host is a person too: %.*s.", STR_ARG(host));
	add_once(out, str_trim(buf_str(&said)));
}

/* ---- the board ---- */

static bool touches_mine(const struct asking *q, area_id area)
{
	for (area_id a = 0; a < q->game->map->nareas; a++)
		if (map_edge(q->game->map, area, a) && q->game->rules->force(q->state, q->seat, a) > 0)
			return true;
	return false;
}

static bool counts(const struct asking *q, area_id a, bool near)
{
	return q->game->rules->force(q->state, q->asked->of, a) > 0 && (!near || touches_mine(q, a));
}

static int32_t fewest(const struct asking *q, bool near)
{
	int32_t least = INT32_MAX;
	for (area_id a = 0; a < q->game->map->nareas; a++) {
		const int32_t n = counts(q, a, near) ? q->game->rules->force(q->state, q->asked->of, a) : least;
		least = n < least ? n : least;
	}
	return least;
}

/* "Fewest of yellow's beside yours, 3: Texas, Ohio." */
static bool tell_fewest(struct buf *out, const struct asking *q, bool near)
{
	const int32_t least = fewest(q, near);
	struct buf list = buf_new(q->arena);
	size_t n = 0;
	for (area_id a = 0; least < INT32_MAX && a < q->game->map->nareas; a++)
		if (counts(q, a, near) && q->game->rules->force(q->state, q->asked->of, a) == least && n++ < THIN_MOST)
			buf_addf(&list, "%s%.*s", list.n ? ", " : "", STR_ARG(q->game->map->areas[a].name));
	if (!list.n)
		return false;
	if (n > THIN_MOST)
		buf_addf(&list, " and %zu more", n - THIN_MOST);
	letter_line(out,
		    str_printf(q->arena, "%.*s stands with the fewest%s, %d, in: %.*s.",
			       STR_ARG(seat_name(q->state, q->asked->of)), near ? " beside yours" : "", (int)least,
			       STR_ARG(buf_str(&list))),
		    2);
	return true;
}

static void tell_thin(struct buf *out, const struct asking *q)
{
	const bool near = q->asked->of != q->seat && tell_fewest(out, q, true);
	if (!near)
		tell_fewest(out, q, false);
}

static struct str next_place(struct str *text, const struct map *m, area_id *area)
{
	const struct str name = topic_place_in(*text, m);
	*area = name.n ? map_find(m, name) : AREA_NONE;
	if (name.n)
		*text = str_sub(*text, (size_t)(name.p - text->p) + name.n, text->n);
	return name;
}

/* Whether it touches a place of that seat's; which. */
static void tell_touches_seat(struct buf *out, const struct asking *q, area_id area)
{
	struct buf list = buf_new(q->arena);
	const struct str name = q->game->map->areas[area].name, seat = seat_name(q->state, q->asked->of);
	for (area_id a = 0; a < q->game->map->nareas; a++)
		if (map_edge(q->game->map, area, a) && q->game->rules->force(q->state, q->asked->of, a) > 0)
			buf_addf(&list, "%s%.*s", list.n ? ", " : "", STR_ARG(q->game->map->areas[a].name));
	letter_line(out,
		    list.n ? str_printf(q->arena, "Yes: %.*s touches %.*s, where %.*s stands.", STR_ARG(name),
					STR_ARG(buf_str(&list)), STR_ARG(seat))
			   : str_printf(q->arena, "No: %.*s touches no place where %.*s stands.", STR_ARG(name),
					STR_ARG(seat)),
		    2);
}

/* Of which two; or of one, and the other is whatever somebody has. */
static bool find_touching(const struct game *g, const struct asked *asked, area_id *one, area_id *other)
{
	struct str text = asked->about;
	next_place(&text, g->map, one);
	next_place(&text, g->map, other);
	return *other != AREA_NONE || (*one != AREA_NONE && g->rules->force && asked->of != SEAT_NONE);
}

static void tell_touches(struct buf *out, const struct asking *q)
{
	const struct map *m = q->game->map;
	area_id one, other;
	find_touching(q->game, q->asked, &one, &other);
	if (one != AREA_NONE && other == AREA_NONE && q->game->rules->force)
		tell_touches_seat(out, q, one);
	else if (other != AREA_NONE)
		letter_line(out,
			    str_printf(q->arena, "%s: %.*s and %.*s %s.", map_edge(m, one, other) ? "Yes" : "No",
				       STR_ARG(m->areas[one].name), STR_ARG(m->areas[other].name),
				       map_edge(m, one, other) ? "touch" : "do not touch"),
			    2);
}

/* ---- words of the game ---- */

/* "fortify": an order is told by its own name. */
static void tell_means(struct buf *out, const struct asking *q)
{
	const struct words w = words_singly(q->asked->words, q->arena);
	for (verb_id k = 0; k < q->game->nverbs; k++) {
		const struct verb *v = q->game->verbs[k];
		bool named = false;
		for (size_t i = 0; i < w.n; i++)
			named |= facts_is_verb(v, w.at[i].text);
		if (named)
			add_once(out,
				 str_printf(q->arena, "%s: %s How it is written: answer \"help\".", v->name, v->help));
	}
}

/* ---- all ---- */

static void tell_compared(struct buf *out, const struct asking *q)
{
	const struct view v = view_of(q);
	tell_by_rules(out, &v, FACT_HAS, q->seat);
	tell_by_rules(out, &v, FACT_HAS, q->asked->of);
}

static void tell_stands(struct buf *out, const struct asking *q)
{
	const struct view v = view_of(q);
	tell_all(out, &v, 1);
}

static void tell_each(struct buf *out, const struct asking *q)
{
	const struct view v = view_of(q);
	tell_all(out, &v, SIZE_MAX);
}

static void tell_goal(struct buf *out, const struct asking *q)
{
	const struct view v = view_of(q);
	tell_by_rules(out, &v, FACT_HAS, q->seat);
	tell_by_rules(out, &v, FACT_ENDS, q->seat);
}

/* Where the rules have no word of the sum, its parts. */
static void tell_total(struct buf *out, const struct asking *q)
{
	const struct view v = view_of(q);
	if (tell_by_rules(out, &v, FACT_TOTAL, q->asked->of))
		return;
	tell_by_rules(out, &v, FACT_HAS, q->asked->of);
	tell_by_rules(out, &v, FACT_INCOME, q->asked->of);
}

static void tell_of_board(struct buf *out, const struct asking *q)
{
	const struct view v = view_of(q);
	tell_matter(out, &v, q->asked);
}

static void tell_fight(struct buf *out, const struct asking *q)
{
	const struct view v = view_of(q);
	tell_clash(out, &v, q->asked);
}

/* NULL: the rules of the game tell it by that name. */
static void (*const tells[FACTS])(struct buf *, const struct asking *) = {
	[FACT_COMPARES] = tell_compared, [FACT_STANDS] = tell_stands,       [FACT_WROTE] = tell_wrote,
	[FACT_REAL] = tell_real,         [FACT_THIN] = tell_thin,           [FACT_TOUCHES] = tell_touches,
	[FACT_GOAL] = tell_goal,         [FACT_DECIDES] = tell_of_board,    [FACT_SALE] = tell_of_board,
	[FACT_TOTAL] = tell_total,       [FACT_QUESTIONS] = tell_questions, [FACT_CLASH] = tell_fight,
	[FACT_ODDS] = tell_fight,        [FACT_EACH] = tell_each,           [FACT_CHANGE] = tell_change,
	[FACT_ARRIVED] = tell_arrived,   [FACT_ORDERED] = tell_ordered,     [FACT_MEANS] = tell_means,
	[FACT_HOLDS] = tell_of_board,    [FACT_PRIVATE] = tell_private,
};

int tell_fact(struct buf *out, const struct asking *q, struct err *e)
{
	const struct view v = view_of(q);
	(void)e;
	if (tells[q->asked->fact])
		tells[q->asked->fact](out, q);
	else
		tell_by_rules(out, &v, (enum fact)q->asked->fact, q->asked->of);
	return 0;
}

bool fact_is_known(struct desk *k, const struct asked *asked, struct arena *a)
{
	const struct game *g = k->live.game;
	const struct view v = {
		.game = g, .state = engine_state(k->live.engine), .scratch = a, .seat = asked->of, .player = PLAYER_NONE
	};
	static const bool by_has[FACTS] = { [FACT_COMPARES] = true,
					    [FACT_STANDS] = true,
					    [FACT_EACH] = true,
					    [FACT_GOAL] = true,
					    [FACT_TOTAL] = true };
	static const bool always[FACTS] = {
		[FACT_WROTE] = true,   [FACT_REAL] = true,    [FACT_QUESTIONS] = true, [FACT_CHANGE] = true,
		[FACT_ARRIVED] = true, [FACT_ORDERED] = true, [FACT_MEANS] = true,     [FACT_PRIVATE] = true
	};
	const bool has = by_has[asked->fact];
	if (always[asked->fact])
		return true;
	if (asked->fact == FACT_DECIDES || asked->fact == FACT_SALE || asked->fact == FACT_HOLDS)
		return tell_matter(NULL, &v, asked) > 0;
	if (asked->fact == FACT_CLASH || asked->fact == FACT_ODDS)
		return tell_clash(NULL, &v, asked) > 0;
	if (asked->fact == FACT_TOUCHES)
		return find_touching(g, asked, &(area_id){ 0 }, &(area_id){ 0 });
	if (asked->fact == FACT_THIN)
		return g->rules->force != NULL;
	return tell_by_rules(NULL, &v, has ? FACT_HAS : (enum fact)asked->fact,
			     has && asked->of == SEAT_NONE ? 0 : asked->of) > 0;
}
