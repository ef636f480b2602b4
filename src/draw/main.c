/*
 * main: pbp-draw: reads a picture as JSON on its standard input (`pbp map GAME --format json`) and draws it on its
 * standard output. `pbp map` starts it; it can be run by hand.
 */
#include <getopt.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/file.h"
#include "base/piece.h"
#include "base/screen.h"
#include "draw/drawing.h"

enum {
	MOST_BYTES = 64 << 20,
	USAGE = 2,
	PHONE_PIXELS = 2 /* a part is for a letter on a phone, whose pixels are small */
};

/* What is drawn: page is a picture and, behind it, its legend alone. */
enum format { FORMAT_SVG, FORMAT_PNG, FORMAT_PAGE, FORMATS };
static const char *const formats[FORMATS] = { "svg", "png", "page" };

static int format_named(const char *name)
{
	int i = 0;

	while (i < FORMATS && strcmp(name, formats[i]) != 0)
		i++;
	return i;
}

static int draw(struct buf *svg, struct drawing *d, struct str json, const char *folder, int format, struct err *e)
{
	int code = drawing_read(d, json.p, json.n, e);

	if (!code && folder)
		code = drawing_outlines(d, folder, e);
	if (!code)
		code = drawing_place(d, e);
	if (code)
		return code;
	drawing_ground(d);
	drawing_label(d);
	drawing_svg(svg, d);
	if (format == FORMAT_PAGE)
		drawing_key(svg, d);
	return 0;
}

static int draw_one(const char *folder, int format, struct err *e)
{
	struct arena arena = ARENA_INIT;
	struct drawing d = { .arena = &arena };
	struct buf svg = buf_new(&arena);
	struct str json;
	int code = file_read_fd(&json, STDIN_FILENO, MOST_BYTES, &arena, e);

	if (!code)
		code = draw(&svg, &d, json, folder, format, e);
	if (!code)
		code = format == FORMAT_PNG ? drawing_png(buf_str(&svg), d.cropped ? PHONE_PIXELS : 1, STDOUT_FILENO, e)
					    : file_write_all(STDOUT_FILENO, buf_str(&svg), "standard output", e);
	arena_release(&arena);
	return code;
}

/* One after another, as they come: a page of each turn costs no start. What cannot be drawn ends it. */
static int draw_many(const char *folder, int format, struct err *e)
{
	struct arena arena = ARENA_INIT;
	struct str json;
	int code = 0;

	while (!code && !(code = piece_read(&json, STDIN_FILENO, MOST_BYTES, &arena, e))) {
		struct drawing d = { .arena = &arena };
		struct buf svg = buf_new(&arena);

		code = draw(&svg, &d, json, folder, format, e);
		if (!code)
			code = piece_write(STDOUT_FILENO, buf_str(&svg), e);
		arena_reset(&arena);
	}
	arena_release(&arena);
	return code == ERR_NOT_FOUND ? 0 : code;
}

int main(int argc, char **argv)
{
	static const struct option options[] = {
		{ "outlines", required_argument, NULL, 'o' },
		{ "format", required_argument, NULL, 'f' },
		{ "many", no_argument, NULL, 'm' },
		{ NULL, 0, NULL, 0 },
	};
	struct err e = { 0 };
	const char *folder = NULL, *format = "svg";
	bool many = false;
	int option, code;

	while ((option = getopt_long(argc, argv, "", options, NULL)) != -1) {
		if (option == '?')
			return USAGE;
		many |= option == 'm';
		if (option != 'm')
			*(option == 'o' ? &folder : &format) = optarg;
	}
	if (optind < argc || format_named(format) == FORMATS || (many && format_named(format) == FORMAT_PNG)) {
		screen_print(
			stderr,
			"usage: pbp-draw [--outlines FOLDER] [--format svg|png|page] <picture.json\n"
			"       pbp-draw [--outlines FOLDER] [--format svg|page] --many, each behind its length\n");
		return USAGE;
	}
	code = (many ? draw_many : draw_one)(folder, format_named(format), &e);
	if (code)
		screen_print(stderr, "pbp-draw: %s\n", e.text);
	return code ? 1 : 0;
}
