/*
 * unbegun: the hour at which a game was to begin has come, and it cannot: too few players for its board, say. The host is
 * told why; it begins by itself as soon as it can.
 */
#include "engine/engine.h"
#include "letters/letters.h"
#include "report/wrap.h"

enum { COLUMNS = 72 };

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
	return s.n && s.p[0] >= 'A' && s.p[0] <= 'Z';
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

static struct str unbegun_text(const struct desk *k, when was, struct str why, struct arena *a)
{
	const struct state *s = engine_state(k->live.engine);
	const struct zone zone = option_zone(s);
	struct buf b = buf_new(a);
	wrap_paragraph(&b,
		       str_printf(a, "Game %.*s was to begin %.*s, and could not. %.*s", STR_ARG(k->live.name),
				  STR_ARG(when_local(a, &zone, was)), STR_ARG(why)),
		       0, COLUMNS);
	buf_add_char(&b, '\n');
	wrap_paragraph(
		&b,
		str_printf(a,
			   "It begins by itself as soon as it can; players may still join, by a mail to %.*s. Or "
			   "write another time, in a mail to the game or at the shell:",
			   STR_ARG(live_address(&k->live, a))),
		0, COLUMNS);
	buf_addf(&b, "    pbp host %.*s \"extend by 2 days\"\n", STR_ARG(k->live.name));
	return buf_str(&b);
}

int letters_unbegun(struct desk *k, when now, struct err *e)
{
	const when was = beginning(engine_state(k->live.engine));
	struct arena a = ARENA_INIT;
	struct notes why = { .arena = &a };
	int code = 0;
	if (was <= now && !engine_may_begin(k->live.engine, &why) && hosts_chief(&k->live.hosts).n &&
	    quota_take(&k->quota, QUOTA_UNBEGUN, quota_day(now), k->live.name, NULL) >= 0) {
		const struct hash about =
			hash_of(str_printf(&a, "%.*s unbegun %lld", STR_ARG(k->live.name), (long long)quota_day(now)));
		code = letter_game_notice(
			k,
			str_printf(&a, "%.*s could not begin [pbp:%.*s]", STR_ARG(k->live.name), STR_ARG(k->live.name)),
			unbegun_text(k, was, why_words(k, &why, &a), &a), &about, now, e);
	}
	arena_release(&a);
	return code;
}
