/*
 * moving: see moving.h.
 */
#include "letters/moving.h"

#include "disk/judge.h"
#include "letters/sending.h"
#include "world/also.h"

static int ask_there(struct desk *k, const struct answer *to, const struct requested *r, struct arena *a, struct err *e)
{
	struct letter l = { .kind = STR("address"), .about = to->in->hash, .date = to->in->at };
	json_t *value = json_object();
	l.to = str_sub(r->exact, str_find_char(r->exact, ' ') + 1, r->exact.n);
	json_object_set_new(value, "also", json_boolean(r->what == ASK_ALSO));
	model_set(value, "seat", seat_name(engine_state(k->live.engine), r->seat), a);
	model_set(value, "token", judge_token(k, l.to, a), a);
	return letter_send(k, &l, "address", value, a, e);
}

static text_id main_address(const struct state *s, player_id player)
{
	const struct player_row *p = row_find(s, TABLE_PLAYER, &(struct player_row){ .player = player });
	return p ? p->address : TEXT_NONE;
}

static int tell_old(struct desk *k, const struct answer *to, const struct requested *r, struct arena *a, struct err *e)
{
	const struct state *s = engine_state(k->live.engine);
	const struct moving_row *row = row_find(s, TABLE_MOVING,
						&(struct moving_row){ .player = seat_find(s, r->seat)->player });
	const struct also_row *also = also_find(s, to->in->address);
	struct letter l = { .kind = STR("moved"), .about = to->in->hash, .date = to->in->at };
	json_t *value;
	if (!also && (!row || row->before == TEXT_NONE))
		return 0;
	l.to = text_of(s, also ? main_address(s, also->player) : row->before);
	value = json_pack("{s:b}", "also", also != NULL);
	model_set(value, "seat", seat_name(s, r->seat), a);
	model_set(value, "new", to->in->address, a);
	return letter_send(k, &l, "moved", value, a, e);
}

int moving_letters(struct desk *k, const struct answer *to, const struct requested *r, struct arena *a, struct err *e)
{
	if (r->what == ASK_ADDRESS || r->what == ASK_ALSO)
		return ask_there(k, to, r, a, e);
	return r->what == ASK_MOVED ? tell_old(k, to, r, a, e) : 0;
}
