/*
 * show: see show.h.
 */
#include "bind/show.h"
#include "bind/binder.h"
#include "bind/phrase.h"
#include "order/tree.h"

void show_sheet(struct buf *out, const struct binder *b, const struct source *text)
{
	const struct sheet *sheet = binder_read(b, text, out->arena);
	tree_print(out, sheet->tree, text);
	sheet_print(out, sheet, binder_vocab(b));
}

size_t show_unknown_words(struct str **out, const struct binder *b, const struct source *text, struct arena *a)
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
