/*
 * show: see show.h.
 */
#include "bind/show.h"
#include "bind/binder.h"

void show_sheet(struct buf *out, const struct binder *b, const struct source *text)
{
	sheet_print(out, binder_read(b, text, out->arena), b->vocab);
}

static void show_line(struct shown *out, const struct binding *one, const struct view *v,
		      const struct sheet *sheet, struct arena *a)
{
	struct buf words = buf_new(a);
	if (one->command)
		command_print(&words, v->game, v->state, one->command);
	*out = (struct shown){ (uint32_t)source_line_of(sheet->source, one->at.from), *one,
			       buf_str(&words) };
}

size_t show_bound(const struct shown **out, const struct binder *b, const struct state *s,
		  seat_id seat, const struct source *text, struct arena *a)
{
	VEC(struct shown) list = { 0 };
	const struct seat_row *row = seat_find(s, seat);
	struct view v = {
		.game = b->game, .state = s, .scratch = a, .seat = seat, .call = CALL_NONE
	};
	struct scope scope = { set_new(a, (size_t)b->game->nverbs) };
	const struct sheet *sheet = binder_read(b, text, a);
	v.player = row ? row->player : PLAYER_NONE;
	for (verb_id i = 0; i < b->game->nverbs; i++)
		set_add(&scope.admitted, i);
	scope.alone = sheet->nlines == 1;
	for (size_t i = 0; i < sheet->nlines; i++) {
		struct bound bound = bind_line(b, &v, &scope, sheet, &sheet->lines[i], a);
		for (size_t k = 0; k < bound.n; k++)
			show_line(VEC_ADD(&list, a), &bound.list[k], &v, sheet, a);
	}
	*out = list.at;
	return list.n;
}

static bool is_unknown(const struct phrase *p)
{
	return p->nterms == 1 && p->terms[0].kind == TERM_UNKNOWN;
}

size_t show_unknown_words(struct str **out, const struct binder *b, const struct source *text,
			  struct arena *a)
{
	VEC(struct str) list = { 0 };
	const struct sheet *sheet = binder_read(b, text, a);
	for (size_t i = 0; i < sheet->nlines; i++) {
		const struct reading *r = sheet->lines[i].readings;
		for (uint32_t k = 0; r && k < r->nphrases; k++)
			if (is_unknown(&r->phrases[k]))
				VEC_PUSH(&list, a, r->phrases[k].terms[0].u.text);
	}
	*out = list.at;
	return list.n;
}
