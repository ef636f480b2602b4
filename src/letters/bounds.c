/* bounds: see bounds.h. */
#include "letters/bounds.h"

#include "disk/judge.h"
#include "disk/message.h"
#include "engine/calls.h"

bool bounds_knows(const struct desk *k, const struct answer *to)
{
	const struct outcome *o = &to->heard->o;
	return o->player != PLAYER_NONE || o->seat != SEAT_NONE || hosts_has(&k->live.hosts, to->m->from);
}

/* An order, taken or not, or a question that the game answers. */
static bool says_something(const struct outcome *o)
{
	for (size_t i = 0; i < o->nlines; i++)
		if (o->lines[i].asked)
			return true;
	return live_says_something(o);
}

/* A call is open that he is to answer. */
static bool is_waited_for(const struct desk *k, seat_id seat)
{
	const struct state *s = engine_state(k->live.engine);
	bool waits = false;
	for (size_t i = 0;
	     state_game(s)->phase == GAME_RUNNING && seat != SEAT_NONE && !waits && i < row_count(s, TABLE_CALL); i++) {
		const struct call_row *c = ROW(struct call_row, s, TABLE_CALL, i);
		waits = c->bell != WHEN_NONE && seat_asked_for(k->live.game, s, c->call, seat) != SEAT_NONE;
	}
	return waits;
}

/* At once, or of what waited for his word. */
static bool brings_about(const struct answer *to)
{
	const struct outcome *o = &to->heard->o;
	bool yes = false;
	for (size_t i = 0; i < o->nlines; i++)
		yes |= o->lines[i].yes && o->lines[i].verdict <= VERDICT_WARNED;
	return yes || heard_acts(to->heard, to->in);
}

/* A loop does; who says "yes" to another thing brings something about. */
static bool says_it_again(struct desk *k, const struct answer *to, struct arena *a)
{
	const struct str text = str_trim(to->in->text ? to->in->text->text : STR_NONE);
	const struct hash words = hash_of(text);
	const struct str who = str_printf(a, "%.*s %.*s", STR_ARG(to->m->from), STR_ARG(hash_hex(a, &words)));
	const int left = quota_take(&k->quota, QUOTA_SAME, quota_day(to->in->at), who, &to->in->hash);
	return !text.n || (left == QUOTA_OVER && !brings_about(to));
}

/* He has a part in what goes on, and it is he who goes on with it. */
static bool goes_on(struct desk *k, const struct answer *to, struct arena *a)
{
	const struct outcome *o = &to->heard->o;
	const bool runs = state_game(engine_state(k->live.engine))->phase ==
			  GAME_RUNNING;             /* before, he may join ever again */
	const bool again = says_it_again(k, to, a); /* counted whatever else there is */
	return runs && o->player != PLAYER_NONE && !again && (is_waited_for(k, o->seat) || brings_about(to));
}

/* Whoever plays no part and is not proved may be anybody: he gets few, for his address alone, whatever machine wrote. */
static int take_of_stranger(struct desk *k, const struct answer *to)
{
	const int64_t day = quota_day(to->in->at);
	const struct hash *mail = &to->in->hash;
	const int left = quota_take(&k->quota, QUOTA_STRANGER, day, to->m->from, mail);
	if (left == QUOTA_OVER || quota_take(&k->quota, QUOTA_ALL_STRANGERS, day, STR("strangers"), mail) == QUOTA_OVER)
		return QUOTA_OVER;
	return left;
}

/* Who plays, and is proved to have written, is answered as often as he says something; who is not, as often as the game waits for
 * him, up to a bound that nobody meets who plays. */
int bounds_take(struct desk *k, const struct answer *to, struct arena *a)
{
	const int64_t day = quota_day(to->in->at);
	const bool proved = proof_vouches(to->decision->verdict), known = bounds_knows(k, to);
	if (known && proved && says_something(&to->heard->o))
		return QUOTA_AGAIN;
	if (!known && !proved)
		return take_of_stranger(k, to);
	const struct str who = judge_counted(to->decision, to->m, a);
	const bool plays = goes_on(k, to, a);
	const int left = quota_take(&k->quota, QUOTA_REPLY, day, who, &to->in->hash);
	if (left > 0 || left == QUOTA_AGAIN || !plays)
		return left;
	return quota_take(&k->quota, QUOTA_PLAY, day, who, &to->in->hash);
}
