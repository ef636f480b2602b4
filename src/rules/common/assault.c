/* assault: see assault.h. */
#include "rules/common/assault.h"

#include "play/game.h"

void assault_fight(struct turn *t, struct assault *a, int32_t what, const struct battle_dice *rules, bool once,
		   tell_throw_fn *tell)
{
	struct dice_stream *s;
	struct battle_throw thrown;

	if (!battle_goes_on(&a->battle))
		return;
	s = dice_open(t, what, (struct dice_about){ a->seat, a->from, a->to, a->said });
	do {
		battle_throw(rules, &a->battle, s, &thrown);
		tell(t, a, rules, &thrown, s);
	} while (battle_goes_on(&a->battle) && !once);
}

text_id assault_dice(struct turn *t, const struct battle_dice *rules, const struct battle_throw *thrown,
		     const struct dice_stream *s, enum battle_side side)
{
	struct buf out = buf_new(t->arena);
	const bool paired = rules->from == 0;
	const int32_t behind = side == rules->first ? thrown->dice[!side] : 0; /* drawn after them */
	const size_t first = dice_stream_count(s) - (size_t)(behind + thrown->dice[side]);

	for (int32_t i = 0; paired ? i < BATTLE_PAIRED && thrown->paired[side][i] > 0 : i < thrown->dice[side]; i++)
		buf_addf(&out, "%s%d", i ? " " : "",
			 (int)(paired ? thrown->paired[side][i] : dice_stream_value(s, first + (size_t)i)));
	return text_intern(t->after, buf_str(&out));
}
