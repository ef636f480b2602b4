/*
 * cmd_state: `pbp state`.
 */
#include "app/tools.h"
#include "app/look.h"
#include "world/record.h"

static int state_of(struct app *a, struct live *l, struct err *e)
{
	struct object_id id;
	const struct state *s;
	struct viewer v;
	int code = look_viewer(&v, a, l, e);
	if (!code)
		code = live_turn_commit(&id, l, look_turn(a), e);
	if (!code)
		code = live_state(&s, l, &id, &l->arena, e);
	if (code)
		return code;
	if (a->json) {
		look_json(a, tojson_state(s, v, &l->arena));
		return 0;
	}
	struct buf b = buf_new(&l->arena);
	for (size_t t = 0; t < s->schema->ntables; t++) {
		if (!row_count(s, (table_id)t))
			continue;
		buf_addf(&b, "# %s: %s\n", s->schema->tables[t]->name, s->schema->tables[t]->help);
		record_write_table(&b, s, (table_id)t, v);
	}
	app_print(a, buf_str(&b));
	return 0;
}

int tool_state(struct app *a)
{
	return look(a, state_of);
}
