/*
 * counsel: see counsel.h.
 */
#include "play/counsel.h"

void counsel_add(struct counsel *c, int32_t worth, verb_id verb, const struct counsel_arg *args, size_t n)
{
	struct command *command;

	if (worth <= 0)
		return;
	command = arena_alloc(c->arena, sizeof *command + n * sizeof *command->arg, alignof(struct command));
	*command = (struct command){
		.verb = verb, .seat = SEAT_NONE, .player = PLAYER_NONE, .call = CALL_NONE, .nargs = (uint16_t)n
	};
	for (size_t i = 0; i < n; i++)
		command->arg[i] = (struct arg){ .slot = (uint8_t)args[i].slot,
						.how = (uint8_t)args[i].how,
						.value = args[i].value };
	VEC_PUSH(&c->list, c->arena, (struct advice){ worth, command });
}

void counsel_beside(struct counsel *c)
{
	if (c->list.n)
		c->list.at[c->list.n - 1].beside = true;
}
