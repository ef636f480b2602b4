/*
 * outline: what an area looks like, from files NAME.outline beside the maps (made by maps/outlines):
 *
 *	outlines usa                  the map it is for
 *	for usa48 usa51               other maps on the same ground
 *	frame 0 0 975 610             what is shown, in the units of the map
 *	round                         its left edge touches its right: a lane may go over it
 *	licence "..."
 *	outline "Alabama" "M1,2 ..."  an area by its name or an alias: a path of M, lines and Z
 *	ground "M..."                 land that is no area
 *	place "Okinawa" 388 352       where it is drawn, if that is elsewhere than the map says; lanes to it stay
 *	line "M..."                   what parts such places from the others
 */
#include <dirent.h>
#include <stdlib.h>
#include <string.h>

#include "base/board.h"
#include "base/file.h"
#include "draw/drawing.h"

enum { MOST_BYTES = 16 << 20 };

static bool is_for(const struct board *b, struct str map)
{
	for (size_t i = 0; i < b->nlines; i++) {
		const struct board_line *l = &b->lines[i];

		if (!board_word_is(l, 0, "outlines") && !board_word_is(l, 0, "for"))
			continue;
		for (size_t k = 1; k < l->nwords; k++)
			if (str_eq(l->words[k].text, map))
				return true;
	}
	return false;
}

static bool is_called(const struct drawing *d, const struct spot *s, struct str name)
{
	if (str_eq(str_slug(d->arena, s->name), str_slug(d->arena, name)))
		return true;
	for (size_t i = 0; i < s->naliases; i++)
		if (str_eq_nocase(s->aliases[i], name))
			return true;
	return false;
}

/* Nothing but what a path of lines is made of: it is written into the picture as it stands. */
static bool is_path(struct str s)
{
	for (size_t i = 0; i < s.n; i++)
		if (!memchr("0123456789.,- MZ", s.p[i], 16))
			return false;
	return s.n && s.p[0] == 'M';
}

static double number(const struct board_line *l, size_t i, const struct drawing *d)
{
	return i < l->nwords ? strtod(str_cstr(d->arena, l->words[i].text), NULL) : 0;
}

static void move_spot(struct drawing *d, const struct board_line *l)
{
	for (size_t i = 0; i < d->nspots; i++)
		if (is_called(d, &d->spots[i], l->words[1].text)) {
			d->spots[i].x = number(l, 2, d);
			d->spots[i].y = number(l, 3, d);
			d->spots[i].placed = true;
		}
}

static int read_line(struct drawing *d, const struct board *b, const struct board_line *l, struct err *e)
{
	const struct str last = l->nwords > 1 ? l->words[l->nwords - 1].text : STR_NONE;

	if (board_word_is(l, 0, "frame")) {
		d->frame_x = number(l, 1, d);
		d->frame_y = number(l, 2, d);
		d->frame_w = number(l, 3, d);
		d->frame_h = number(l, 4, d);
		return d->frame_w > 0 && d->frame_h > 0
			       ? 0
			       : board_error(e, b, l->at, "a frame has x, y, width and height");
	}
	if (board_word_is(l, 0, "round"))
		d->round = true;
	if (board_word_is(l, 0, "licence"))
		d->licences = str_printf(d->arena, "%.*s%.*s\n", STR_ARG(d->licences), STR_ARG(last));
	if (board_word_is(l, 0, "place") && l->nwords == 4)
		move_spot(d, l);
	if (!board_word_is(l, 0, "outline") && !board_word_is(l, 0, "ground") && !board_word_is(l, 0, "line"))
		return 0;
	if (!is_path(last))
		return board_error(e, b, l->at, "a path is M, numbers and Z");
	if (board_word_is(l, 0, "ground"))
		d->ground = str_dup(d->arena, last);
	if (board_word_is(l, 0, "line"))
		d->line = str_dup(d->arena, last);
	for (size_t i = 0; i < d->nspots && l->nwords == 3; i++)
		if (is_called(d, &d->spots[i], l->words[1].text))
			d->spots[i].outline = str_dup(d->arena, last);
	return 0;
}

static int read_file(struct drawing *d, const char *folder, const char *name, struct err *e)
{
	struct arena scratch = ARENA_INIT;
	struct source source;
	struct board b;
	struct str bytes;
	int code = file_read(&bytes, path_join(&scratch, folder, name), MOST_BYTES, &scratch, e);

	if (!code) {
		source = source_new(&scratch, str_c(name), bytes);
		code = board_parse(&b, &source, &scratch, e);
	}
	if (!code && is_for(&b, d->map)) {
		d->outlined = true;
		for (size_t i = 0; !code && i < b.nlines; i++)
			code = read_line(d, &b, &b.lines[i], e);
		if (!code && !(d->frame_w > 0))
			code = err_set(e, ERR_SYNTAX, "%s has no frame", name);
	}
	arena_release(&scratch);
	return code;
}

static int is_outline(const struct dirent *f)
{
	return str_ends(str_c(f->d_name), STR(".outline"));
}

int drawing_outlines(struct drawing *d, const char *folder, struct err *e)
{
	struct dirent **names = NULL;
	const int n = scandir(folder, &names, is_outline, alphasort);
	int code = 0;

	for (int i = 0; i < n; i++) {
		if (!code && !d->outlined)
			code = read_file(d, folder, names[i]->d_name, e);
		free(names[i]);
	}
	free(names);
	return code;
}
