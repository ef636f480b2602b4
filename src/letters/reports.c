/* reports: of a turn that has ended, to each who plays and to those who read along; and once more to who asks for one (letters.h). */
#include <stdlib.h>

#include "letters/answers.h"
#include "letters/formed.h"
#include "disk/judge.h"
#include "disk/missed.h"
#include "disk/plays.h"
#include "disk/turntag.h"
#include "letters/hostturn.h"
#include "letters/lapsed.h"
#include "letters/letters.h"
#include "letters/observing.h"
#include "letters/outset.h"
#include "letters/requests.h"
#include "letters/sending.h"
#include "report/picture.h"
#include "world/observer.h"
#include "world/wish.h"

/* To whom, and what he is told above what all others read. */
struct reader {
	const struct seat_row *seat; /* NULL: he plays none, and reads what all may see */
	struct missed missed;
	const struct state
		*now; /* of who asks for it later: what is asked of him then, `at`; NULL: as the turn ended */
	when at;
};

static const struct state *state_for(const struct report_turn *t, const struct reader *r)
{
	return r->now ? r->now : t->after;
}

static when time_for(const struct report_turn *t, const struct reader *r)
{
	return r->now ? r->at : t->to;
}

/* What stands above it: that he missed the turn, what is asked of him and until when. */
static json_t *above_value(const struct report_turn *t, const struct reader *r, struct arena *a)
{
	const struct misses limit = option_misses(t->after);
	const struct away_row *away;
	struct str *lapsed;
	const size_t nlapsed = lapsed_orders(&lapsed, t->lapsed, t->after, r->seat->seat, a);
	json_t *value = json_pack("{s:b,s:b,s:b}", "missed", r->missed.turns > 0, "lost",
				  limit.turns && r->missed.turns >= limit.turns, "opens", limit.opens);
	json_object_set_new(value, "refused", json_boolean(r->missed.refused));
	json_object_set_new(value, "away", json_boolean(seat_is_away(t->after, r->seat->seat, t->to, &away)));
	model_set_texts(value, "lapsed", lapsed, nlapsed, a);
	if (r->missed.turns > 1)
		json_object_set_new(value, "row", json_integer(r->missed.turns));
	model_set(value, "turn", turn_words(t->game, t->after, t->turn, true, a), a);
	model_set(value, "in", turn_words(t->game, state_for(t, r), state_game(state_for(t, r))->turn, false, a), a);
	outset_asked(value, t->game, state_for(t, r), r->seat->seat, a);
	outset_missing(value, t->game, state_for(t, r), r->seat->seat, time_for(t, r), a);
	return value;
}

static int observer_frame(json_t *frame, struct desk *k, struct arena *a, struct err *e)
{
	struct buf lines = buf_new(a);
	const int code = letter_part(&lines, k, "observer-above", json_object(), e);
	model_set_lines(frame, "above", buf_str(&lines), a);
	json_object_set_new(frame, "blocks", letter_blocks(buf_str(&lines), a));
	return code;
}

/* letter: {above, below: lines, blocks, after: {blocks}: the same as a page has them, picture: the id or null}, which the templates of a report show around it. */
static int report_frame(json_t *frame, struct desk *k, const struct report_turn *t, const struct reader *r,
			struct arena *a, struct err *e)
{
	json_t *below = json_object();
	struct buf lines = buf_new(a);
	if (!r->seat) {
		json_decref(below);
		return observer_frame(frame, k, a, e);
	}
	int code = letter_part(&lines, k, "report-above", above_value(t, r, a), e);
	model_set_lines(frame, "above", buf_str(&lines), a);
	json_object_set_new(frame, "blocks", letter_blocks(buf_str(&lines), a));
	lines = buf_new(a);
	outset_places(below, t->game, state_for(t, r), r->seat->seat, a);
	formed_value(below, k, state_for(t, r), r->seat->seat, time_for(t, r), a);
	if (code)
		json_decref(below);
	else
		code = letter_part(&lines, k, "report-below", below, e);
	model_set_lines(frame, "below", buf_str(&lines), a);
	json_object_set_new(frame, "after", json_pack("{s:o}", "blocks", letter_blocks(buf_str(&lines), a)));
	return code;
}

/* Where the run has a painter: the board as he may see it. */
static void add_picture(struct letter *l, json_t *frame, struct desk *k, const struct report_turn *t, struct viewer v,
			struct arena *a)
{
	const struct root *r = k->live.root;
	const struct picture p = picture_of_turn(t);
	json_t *picture;
	char *json;

	if (!r->paint)
		return;
	picture = picture_json(&p, v, a);
	json = json_dumps(picture, JSON_COMPACT | JSON_SORT_KEYS);
	json_decref(picture);
	l->picture = json ? r->paint(r->painter, str_c(json), a) : STR_NONE;
	free(json);
	if (!l->picture.n)
		return;
	l->picture_id = str_printf(a, "board.%d.%d.%.*s@pbp", (int)t->turn, (int)v.seat, STR_ARG(k->live.name));
	model_set(frame, "picture", l->picture_id, a);
}

static int write_report(struct letter *out, struct desk *k, const struct report_turn *t, const struct reader *r,
			struct arena *a, struct err *e)
{
	const struct viewer v = r->seat ? (struct viewer){ AUDIENCE_OWNER, r->seat->seat }
					: (struct viewer){ AUDIENCE_ALL, SEAT_NONE };
	struct buf text = buf_new(a), html = buf_new(a);
	json_t *frame = json_object();
	*out = (struct letter){ .from = live_address(&k->live, a), .from_name = k->live.name };
	int code = report_frame(frame, k, t, r, a, e);
	add_picture(out, frame, k, t, v, a);
	if (!code)
		code = report_mail(&text, &html, t, v, k->live.templates, frame, e);
	json_decref(frame);
	out->subject = report_subject(t, a);
	out->text = buf_str(&text);
	out->html = buf_str(&html);
	out->date = t->to;
	return code;
}

/* A turn that passes from one to the next begins for somebody with the report of the last: its subject says so first. */
static struct str subject_for(const struct report_turn *t, seat_id seat, struct arena *a)
{
	const struct str turn = outset_turn(t->game, t->after, seat, a), subject = report_subject(t, a);
	return turn.n ? str_printf(a, "%.*s. %.*s", STR_ARG(turn), STR_ARG(subject)) : subject;
}

/* To who wants no reports: what is asked of him, and what happened in a sentence. */
static json_t *brief_value(struct desk *k, const struct report_turn *t, const struct reader *r, struct arena *a)
{
	json_t *value = above_value(t, r, a);
	struct str headline = report_headline(t, a);
	headline.n -= str_ends(headline, STR("."));
	model_set(value, "subject", subject_for(t, r->seat->seat, a), a);
	model_set(value, "headline", headline, a);
	model_set(value, "seat", seat_name(t->after, r->seat->seat), a);
	json_object_set_new(value, "number", json_integer(t->turn));
	outset_places(value, t->game, t->after, r->seat->seat, a);
	formed_value(value, k, t->after, r->seat->seat, t->to, a);
	return value;
}

static struct hash report_about(const struct desk *k, struct str name, struct arena *a)
{
	return hash_of(str_printf(a, "%.*s/%.*s", STR_ARG(k->live.name), STR_ARG(name)));
}

static int report_to(struct desk *k, const struct report_turn *t, struct str name, const struct reader *r,
		     struct arena *a, struct err *e)
{
	const struct player_row key = { .player = r->seat->player }, *p = row_find(t->after, TABLE_PLAYER, &key);
	const struct hash about = report_about(k, name, a);
	const struct str kind = str_printf(a, "report-%d", r->seat->seat);
	struct letter letter = { .date = t->to };
	if (!p)
		return 0;
	const bool quiet = wish_of(t->after, r->seat->player).quiet;
	const int code = quiet ? 0 : write_report(&letter, k, t, r, a, e);
	if (code)
		return code;
	letter.subject = subject_for(t, r->seat->seat, a);
	letter.to = text_of(t->after, p->address);
	letter.about = about;
	letter.kind = kind;
	return quiet ? letter_send(k, &letter, "brief", brief_value(k, t, r, a), a, e) : letter_out(k, &letter, e);
}

static int report_to_observers(struct desk *k, const struct report_turn *t, struct str name, struct arena *a,
			       struct err *e)
{
	int code = 0;
	for (size_t i = 0; !code && i < row_count(t->after, TABLE_OBSERVER); i++) {
		const struct observer_row *row = ROW(struct observer_row, t->after, TABLE_OBSERVER, i);
		struct letter letter;
		if (!observer_is_sent(t->after, row))
			continue;
		code = write_report(&letter, k, t, &(struct reader){ .seat = NULL }, a, e);
		letter.to = text_of(t->after, row->address);
		letter.about = report_about(k, name, a);
		letter.kind = str_printf(a, "observer-%d", (int)row->number);
		code = code ? code : letter_out(k, &letter, e);
	}
	return code;
}

/* Where the turn was annulled and played again it is another letter. */
static int turn_name(struct str *out, struct desk *k, int32_t turn, struct arena *a, struct err *e)
{
	struct object_id id;
	int times = 0;
	const int code = live_turn_ends(&times, &id, &k->live, turn, e);
	*out = turn_tag_number(turn, times, a);
	return code;
}

int letter_reports(struct desk *k, int32_t turn, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct str name;
	struct report_turn t;
	struct missed *missed;
	size_t n = 0;
	int code = turn_name(&name, k, turn, &a, e);
	if (!code)
		code = live_turn(&t, &k->live, turn, NULL, &a, e);
	if (!code)
		code = live_course(&t, &k->live, &a, e);
	if (!code)
		code = publish_turn(&t.tip, &k->pen, turn, &a, e);
	if (!code)
		code = missed_turns(&missed, &n, &k->live, turn, &a, e);
	for (size_t i = 0; !code && i < n; i++) {
		const struct reader r = { ROW(struct seat_row, t.after, TABLE_SEAT, i), missed[i] };
		code = report_to(k, &t, name, &r, &a, e);
	}
	if (!code)
		code = report_to_observers(k, &t, name, &a, e);
	if (!code)
		code = letter_host_turn(k, &t, name, missed, e);
	arena_release(&a);
	return code;
}

int letter_report_again(bool *sent, struct desk *k, int32_t turn, seat_id seat, const struct answer *to, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct report_turn t;
	struct letter letter;
	int code = live_turn(&t, &k->live, turn, NULL, &a, e);
	if (!code)
		code = live_course(&t, &k->live, &a, e);
	const struct seat_row *row = code ? NULL : seat_find(t.after, seat);
	const struct state *now = seat_find(engine_state(k->live.engine), seat) ? engine_state(k->live.engine) : NULL;
	if (!code)
		code = publish_turn(&t.tip, &k->pen, turn, &a, e);
	if (!code && row)
		code = write_report(&letter, k, &t, &(struct reader){ .seat = row, .now = now, .at = to->in->at }, &a,
				    e);
	if (!code && row) {
		letter.to = to->m->from;
		letter.in_reply_to = to->m->id;
		letter.about = to->in->hash;
		letter.kind = str_printf(&a, "again-%d", (int)turn);
		letter.date = to->in->at;
		*sent = true;
		code = letter_out(k, &letter, e);
	}
	arena_release(&a);
	return code == ERR_NOT_FOUND ? 0 : code;
}
