/* answers_clash: who would fight whom, where and with how many, of what a sentence asks; the rules tell how it comes out. */
#include "letters/asking.h"

#include "engine/mention.h"
#include "engine/topic.h"
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

static void read_places(struct clash *c, struct str text, const struct map *m, struct arena *a)
{
	struct str rest = text, place;
	while ((place = topic_place_in(rest, m)).n) {
		const area_id area = map_find(m, place);
		if (c->from == AREA_NONE && phrasing_says("CLASH_FROM", word_before(text, place), a))
			c->from = area;
		else if (c->to == AREA_NONE)
			c->to = area;
		rest = str_sub(text, (size_t)(place.p - text.p) + place.n, text.n);
	}
}

/* "With 5" attack; "my 5", "he has 5", "5 there" defend. */
static void read_numbers(struct clash *c, struct str text, struct arena *a)
{
	const struct words w = words_singly(text, a);
	int64_t n;
	for (size_t i = 0; i < w.n; i++) {
		if (!(number_said(w.at[i].text, &n) || str_to_int(w.at[i].text, &n)) || n < 2 || n > 999) /* "no one" */
			continue;
		const bool with = i && phrasing_says("CLASH_WITH", w.at[i - 1].text, a);
		if (with && !c->attackers)
			c->attackers = (int32_t)n;
		else if (c->defenders < 0 && !with)
			c->defenders = (int32_t)n;
	}
}

/* Who is named before what he does is who would do it: "if blue attacks Corran". */
static void read_seats(struct clash *c, const struct view *v, struct str text)
{
	const seat_id named = mention_seat(v->state, v->seat, text);
	const size_t at = named == SEAT_NONE ? text.n : mention_at(text, seat_name(v->state, named));
	const struct str place = topic_place_in(text, v->game->map);
	const area_id first = place.n ? map_find(v->game->map, place) : AREA_NONE;
	const bool theirs = first != AREA_NONE && v->game->rules->force &&
			    v->game->rules->force(v->state, v->seat, first) > 0;
	c->by = v->seat;
	c->whom = named;
	if (named == SEAT_NONE || !theirs || !place.n || at > (size_t)(place.p - text.p) || c->from != AREA_NONE)
		return;
	c->by = named;
	c->whom = v->seat;
}

size_t tell_clash(struct buf *out, const struct view *v, struct str sentence)
{
	struct clash c = { .from = AREA_NONE, .to = AREA_NONE, .defenders = -1 };
	struct notes notes = { .arena = v->scratch };
	if (!v->game->rules->clash)
		return 0;
	read_places(&c, sentence, v->game->map, v->scratch);
	read_numbers(&c, sentence, v->scratch);
	read_seats(&c, v, sentence);
	if (c.to == AREA_NONE)
		return 0;
	v->game->rules->clash(v, &c, &notes);
	for (size_t i = 0; out && i < notes.list.n; i++)
		letter_line(out, note_said(v->game, v->state, &notes.list.at[i], v->scratch), 2);
	return notes.list.n;
}
