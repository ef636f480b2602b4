/* standings: see standings.h. */
#include "report/standings.h"

#include "report/shown.h"

static struct report_turn now_of(const struct game *g, const struct state *s)
{
	return (struct report_turn){ .game = g, .before = s, .after = s, .turn = state_game(s)->turn };
}

static void write_board(struct buf *out, const struct shown *s)
{
	json_t *lines = shown_lines(s), *line;
	size_t i;

	json_array_foreach(lines, i, line) buf_addf(out, "  %s\n", json_string_value(line));
	json_decref(lines);
}

void standings_write(struct buf *out, const struct game *g, const struct state *s, seat_id reader)
{
	const struct report_turn t = now_of(g, s);

	for (size_t id = TABLE_SEAT; id < g->schema->ntables; id++) {
		struct shown shown;

		if (shown_read_ranks(&shown, &t, (table_id)id, (struct viewer){ AUDIENCE_OWNER, reader }, out->arena))
			write_board(out, &shown);
	}
}

void standings_of(struct buf *out, const struct game *g, const struct state *s, seat_id seat)
{
	const struct report_turn t = now_of(g, s);

	model_counted(out, &t, seat);
}
