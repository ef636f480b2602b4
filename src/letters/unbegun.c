/*
 * unbegun: the hour at which a game was to begin has come, and it cannot: too few players for its board, say. The host is
 * told why; it begins by itself as soon as it can.
 */
#include "base/byte.h"
#include "engine/engine.h"
#include "letters/letters.h"
#include "letters/sending.h"

/* When it was to begin; WHEN_NEVER: that time is not set, or it has begun. */
static when beginning(const struct state *s)
{
	for (size_t i = 0; state_game(s)->phase == GAME_MUSTER && i < row_count(s, TABLE_CALL); i++) {
		const struct call_row *c = ROW(struct call_row, s, TABLE_CALL, i);
		if (c->kind == KIND_MUSTER && c->bell != WHEN_NONE)
			return c->bell;
	}
	return WHEN_NEVER;
}

static bool begins_sentence(struct str s)
{
	return s.n && byte_is_capital(s.p[0]);
}

static bool ends_sentence(struct str s)
{
	return s.n && s.p[s.n - 1] == '.';
}

static struct str why_words(const struct desk *k, const struct notes *why, struct arena *a)
{
	struct buf b = buf_new(a);
	for (size_t i = 0; i < why->list.n; i++) {
		struct diag d = { 0 };
		note_words(&d, k->live.game, engine_state(k->live.engine), &why->list.at[i], a);
		buf_addf(&b, "%s%.*s", b.n ? " " : "", STR_ARG(d.what));
		if (d.detail.n)
			buf_addf(&b, "%s %.*s", begins_sentence(d.detail) ? "." : ":", STR_ARG(d.detail));
		buf_addf(&b, "%s%s%.*s", ends_sentence(d.detail) ? "" : ".", d.hint.n ? " " : "", STR_ARG(d.hint));
	}
	return b.n ? buf_str(&b) : STR("Nobody has joined.");
}

static json_t *unbegun_value(const struct desk *k, when was, const struct notes *why, struct arena *a)
{
	const struct zone zone = option_zone(engine_state(k->live.engine));
	json_t *value = json_object();
	model_set(value, "when", when_local(a, &zone, was), a);
	model_set(value, "why", why_words(k, why, a), a);
	return value;
}

int letters_unbegun(struct desk *k, when now, struct err *e)
{
	const when was = beginning(engine_state(k->live.engine));
	struct arena a = ARENA_INIT;
	struct notes why = { .arena = &a };
	struct letter letter = { .date = now };
	int code = 0;
	if (was <= now && !engine_may_begin(k->live.engine, &why) && hosts_chief(&k->live.hosts).n &&
	    quota_take(&k->quota, QUOTA_UNBEGUN, quota_day(now), k->live.name, NULL) >= 0) {
		letter.about =
			hash_of(str_printf(&a, "%.*s unbegun %lld", STR_ARG(k->live.name), (long long)quota_day(now)));
		code = letter_ask_hosts(k, &letter, "unbegun", unbegun_value(k, was, &why, &a), &a, e);
	}
	arena_release(&a);
	return code;
}
