/*
 * formed: see formed.h.
 */
#include "letters/formed.h"

#include "hear/hear.h"
#include "report/form.h"
#include "report/value.h"

enum { LINES_MOST = 64, SHOWN_MOST = 6 };

struct trial {
	struct engine *engine; /* of its own: letters are written late as well */
	struct str address;
	when now;
	struct arena *arena;
};

/* Which lines of a text are refused; the numbers count from 1. */
static void mark_refused(bool refused[LINES_MOST + 1], const struct trial *t, struct str text)
{
	const struct source source = source_new(t->arena, STR("form"), text);
	const struct input in = {
		.at = t->now, .address = t->address, .what = OUTCOME_ORDERS, .text = &source, .hash = hash_of(text)
	};
	struct outcome o;
	for (size_t i = 0; i <= LINES_MOST; i++)
		refused[i] = false;
	engine_check(t->engine, &in, &o, t->arena);
	for (size_t i = 0; i < o.nlines; i++)
		if (o.lines[i].verdict == VERDICT_REFUSED && o.lines[i].line <= LINES_MOST)
			refused[o.lines[i].line] = true;
}

/* Behind so many lines of text. */
static bool is_taken_behind(const struct trial *t, struct str above, size_t n, struct str line)
{
	bool refused[LINES_MOST + 1];
	mark_refused(refused, t, str_printf(t->arena, "%.*s%.*s\n", STR_ARG(above), STR_ARG(line)));
	return n >= LINES_MOST || !refused[n + 1];
}

/* Each line is tried behind those that were taken; one that nothing stands for is shown as well that is taken by itself. */
static void write_tried(struct buf *out, const struct trial *t, const struct form *form)
{
	struct buf above = buf_new(t->arena);
	int32_t found = 0; /* of which kind the last was, that others stand for */
	size_t n = 0, shown = 0;
	for (size_t i = 0; i < form->list.n && shown < SHOWN_MOST; i++) {
		const struct form_line *line = &form->list.at[i];
		if (line->of && line->of == found)
			continue;
		const bool behind = is_taken_behind(t, buf_str(&above), n, line->words);
		if (!behind && (line->of || !n || !is_taken_behind(t, STR(""), 0, line->words)))
			continue;
		found = line->of;
		shown++;
		buf_addf(out, "# %.*s\n", STR_ARG(line->words));
		if (behind)
			buf_addf(&above, "%.*s\n", STR_ARG(line->words));
		n += behind;
	}
}

void formed_write(struct buf *out, struct desk *k, const struct state *s, seat_id seat, area_id area, when now)
{
	struct form form = { .arena = out->arena };
	const struct seat_row *row = seat_find(s, seat);
	if (!row) /* who lost his seat may still ask */
		return;
	const struct player_row *p = row_find(s, TABLE_PLAYER, &(struct player_row){ .player = row->player });
	form_about(&form, k->live.game, s, seat, area);
	if (!p || !form.list.n)
		return;
	const struct trial t = { engine_new(k->live.game, k->live.binder, s, NULL, out->arena), text_of(s, p->address),
				 now, out->arena };
	write_tried(out, &t, &form);
	engine_free(t.engine);
}

void formed_value(json_t *value, struct desk *k, const struct state *s, seat_id seat, when now, struct arena *a)
{
	struct buf form = buf_new(a);
	formed_write(&form, k, s, seat, AREA_NONE, now);
	model_set_lines(value, "form", buf_str(&form), a);
}
