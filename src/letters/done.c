/*
 * done: see done.h.
 */
#include "letters/done.h"

#include "bind/bind.h"
#include "disk/steps.h"
#include "play/typed.h"

enum { STEPS_LOOKED_AT = 200 };

typedef VEC(struct str) orders;

/* "mail hash=HEX player=2", and the lines below it that say what it did (engine/played.h). */
static int read_step(orders *out, struct desk *k, const struct object_id *step, player_id player, struct arena *a,
		     struct err *e)
{
	const struct state *s = engine_state(k->live.engine);
	struct str text;
	struct board b;
	struct command *c;
	bool his = false;
	int code = store_read(&text, k->live.private, step, STR("played"), a, e);
	if (code)
		return code == ERR_NOT_FOUND ? 0 : code;
	const struct source src = source_new(a, STR("played"), text);
	code = board_parse(&b, &src, a, e);
	for (size_t i = 0; !code && i < b.nlines; i++) {
		const struct board_word *id = board_value(&b.lines[i], "player");
		int64_t number;
		if (board_word_is(&b.lines[i], 0, "mail"))
			his = id && str_to_int(id->text, &number) && number == player;
		else if (his && board_word_is(&b.lines[i], 0, "order") && board_word_is(&b.lines[i], 1, "said") &&
			 !typed_read(&c, k->live.game, s, &b.lines[i], 2, a, NULL)) {
			struct buf words = buf_new(a);
			command_print(&words, k->live.game, s, c);
			VEC_PUSH(out, a, buf_str(&words));
		}
	}
	return code;
}

/* From the tip back to the step before his newest turn. */
int done_orders(struct str **out, size_t *n, int32_t *turn, struct desk *k, player_id player, struct arena *a,
		struct err *e)
{
	orders found = { 0 };
	struct object_id id;
	int64_t step = state_game(engine_state(k->live.engine))->step - 1; /* the last that was made */
	int code = 0;
	*turn = 0;
	for (size_t i = 0; !code && step > 0 && i < STEPS_LOOKED_AT; i++, step--) {
		orders here = { 0 };
		code = live_step(&id, &k->live, step, e);
		if (code)
			break;
		code = read_step(&here, k, &id, player, a, e);
		if (here.n == 0)
			continue;
		/* the state before it, for what ends a turn stands in the next */
		if (!code)
			code = live_step(&id, &k->live, step - 1, e);
		const int32_t at = code ? 0 : turn_written(k->live.private, &id);
		if (at <= 0 || (*turn && at != *turn)) /* joining is none */
			break;
		*turn = at;
		for (size_t o = here.n; o-- > 0;)
			VEC_PUSH(&found, a, here.at[o]);
	}
	for (size_t i = 0; i < found.n / 2; i++) {
		const struct str first = found.at[i];
		found.at[i] = found.at[found.n - 1 - i];
		found.at[found.n - 1 - i] = first;
	}
	*out = found.at;
	*n = found.n;
	return code;
}
