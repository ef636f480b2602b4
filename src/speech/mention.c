/* mention: whether a text says certain words, whatever the game's vocabulary makes of them. */
#include "base/byte.h"
#include "bind/talk.h"
#include "engine/ear.h"
#include "play/game.h"
#include "speech/mention.h"

static bool is_letter_at(struct str text, size_t i)
{
	return i < text.n && byte_is_letter(text.p[i]);
}

size_t mention_at(struct str text, struct str words)
{
	for (size_t i = 0; words.n && i + words.n <= text.n; i++)
		if (str_eq_nocase(str_sub(text, i, i + words.n), words) && (!i || !is_letter_at(text, i - 1)) &&
		    !is_letter_at(text, i + words.n))
			return i;
	return text.n;
}

bool mentions(struct str text, struct str words)
{
	return mention_at(text, words) < text.n;
}

seat_id mention_seat(const struct state *s, seat_id self, struct str text)
{
	seat_id found = SEAT_NONE;
	size_t first = text.n;

	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, s, TABLE_SEAT, i);
		const size_t at = mention_at(text, seat_name(s, seat->seat));

		if (seat->seat == self || seat->player == PLAYER_NONE || at >= first)
			continue;
		first = at;
		found = seat->seat;
	}
	return found;
}

/* " 12 troops" -> "12" */
static struct str number_at(struct str text, size_t at)
{
	size_t to;

	while (at < text.n && (text.p[at] == ' ' || text.p[at] == '#'))
		at++;
	for (to = at; to < text.n && byte_is_digit(text.p[to]); to++)
		;
	return str_sub(text, at, to);
}

int32_t ear_other_turn(const struct ear *ear, struct str text)
{
	const int32_t turn = state_game(ear->state)->turn;
	size_t at = mention_at(text, STR("turn"));
	int64_t n;

	if (!turn || at == text.n || !str_to_int(number_at(text, at + 4), &n))
		return 0;
	return n > 0 && n < INT32_MAX && n != turn ? (int32_t)n : 0;
}

bool ear_says_deed(const struct ear *ear, struct str text)
{
	const struct game *g = ear->e->game;

	for (verb_id v = 0; v < g->nverbs - OWN_VERBS; v++)
		if (mentions(text, str_c(g->verbs[v]->name)))
			return true;
	return talk_says_deed(text, ear->a);
}
