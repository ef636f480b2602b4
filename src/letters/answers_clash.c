/* answers_clash: who would fight whom, where and with how many, of what a sentence asks; the rules tell how it comes out. */
#include "letters/asking.h"

#include "speech/facts.h"
#include "speech/mention.h"
#include "speech/topic.h"
#include "order/phrasing.h"
#include "order/roles.h"
#include "play/game.h"

/* The word that stands before a part of a text. */
static struct str word_before(struct str text, struct str part)
{
	const struct str before = str_trim(str_sub(text, 0, (size_t)(part.p - text.p)));
	size_t from = before.n;
	while (from && before.p[from - 1] != ' ')
		from--;
	return str_sub(before, from, before.n);
}

static bool is_own(const struct view *v, area_id area)
{
	return area != AREA_NONE && v->game->rules->force && v->game->rules->force(v->state, v->seat, area) > 0;
}

/* "My Corran attacks Dunmere": one's own comes from there. */
static void read_places(struct clash *c, const struct view *v, struct str text)
{
	struct str rest = text, place;
	while ((place = topic_place_in(rest, v->game->map)).n) {
		const area_id area = map_find(v->game->map, place);
		if (c->from == AREA_NONE && phrasing_says("CLASH_FROM", word_before(text, place), v->scratch)) {
			c->from = area;
		} else if (c->to == AREA_NONE) {
			c->to = area;
		} else if (c->from == AREA_NONE && is_own(v, c->to) && !is_own(v, area)) {
			c->from = c->to;
			c->to = area;
		}
		rest = str_sub(text, (size_t)(place.p - text.p) + place.n, text.n);
	}
}

/* "8 attack", "8 of mine attack": who attacks stands before it. */
static bool would_attack(const struct words *w, size_t i, struct arena *a)
{
	enum { NEAR = 3 };
	for (size_t k = i + 1; k < w->n && k <= i + NEAR; k++)
		if (phrasing_says("F_HIT", w->at[k].text, a))
			return true;
	return false;
}

/* "With 5", "my 5 attack" attack; "he has 5", "5 there" defend, and what only stands there: "Blue sits in Ohio with 4." */
static void read_numbers(struct clash *c, struct str text, bool stands, struct arena *a)
{
	const struct words w = words_singly(text, a);
	int64_t n;
	for (size_t i = 0; i < w.n; i++) {
		if (!(number_said(w.at[i].text, &n) || str_to_int(w.at[i].text, &n)) || n < 2 || n > 999) /* "no one" */
			continue;
		const bool with = !stands &&
				  ((i && phrasing_says("CLASH_WITH", w.at[i - 1].text, a)) || would_attack(&w, i, a));
		if (with && !c->attackers)
			c->attackers = (int32_t)n;
		else if (c->defenders < 0 && !with)
			c->defenders = (int32_t)n;
	}
}

/* "6 against 3", "can I beat 3 with 6": who attacks is said first, but behind "with". */
static void read_sides(struct clash *c, struct str text, struct arena *a)
{
	const struct words w = words_singly(text, a);
	int64_t n, said[2];
	size_t k = 0;
	bool with = false;
	for (size_t i = 0; i < w.n && k < 2; i++) {
		if (!(number_said(w.at[i].text, &n) || str_to_int(w.at[i].text, &n)) || n < 1 || n > 999)
			continue;
		with |= k && phrasing_says("CLASH_WITH", w.at[i - 1].text, a);
		said[k++] = n;
	}
	c->attackers = k < 2 ? 0 : (int32_t)said[with];
	c->defenders = k < 2 ? -1 : (int32_t)said[!with];
}

/* What is his own only another attacks. */
static void read_seats(struct clash *c, const struct view *v, const struct asked *asked)
{
	const seat_id said = mention_seat(v->state, v->seat, asked->about);
	const seat_id named = said == SEAT_NONE && asked->of != v->seat ? asked->of : said; /* "Can he take it?" */
	const bool theirs = named != SEAT_NONE && is_own(v, c->to) && !is_own(v, c->from);
	c->by = theirs ? named : v->seat;
	c->whom = theirs ? v->seat : named;
}

size_t tell_clash(struct buf *out, const struct view *v, const struct asked *asked)
{
	struct clash c = { .from = AREA_NONE, .to = AREA_NONE, .defenders = -1 };
	struct notes notes = { .arena = v->scratch };
	const struct str before = str_sub(asked->about, 0, (size_t)(asked->words.p - asked->about.p));
	if (!v->game->rules->clash)
		return 0;
	read_places(&c, v, asked->about);
	read_numbers(&c, asked->words, false, v->scratch);
	read_numbers(&c, before, true, v->scratch);
	read_seats(&c, v, asked);
	if (asked->fact == FACT_ODDS)
		read_sides(&c, asked->words, v->scratch);
	if (c.to == AREA_NONE && (!c.attackers || c.defenders < 0))
		return 0;
	v->game->rules->clash(v, &c, &notes);
	for (size_t i = 0; out && i < notes.list.n; i++) {
		struct buf line = buf_new(v->scratch);
		letter_line(&line, note_said(v->game, v->state, &notes.list.at[i], v->scratch), 2);
		if (str_find(buf_str(out), buf_str(&line)) == out->n)
			buf_add(out, buf_str(&line));
	}
	return notes.list.n;
}
