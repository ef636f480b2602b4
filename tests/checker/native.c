/*
 * native: tests/checker/answers.js without WebAssembly: the checker as a page calls it (check/page.h), built as pbp is. So
 * what it says is compared with `pbp check` where there is no emscripten.
 *
 * native FOLDER POSITION.js <QUESTIONS >ANSWERS      FOLDER holds games/ and templates/
 */
#include <jansson.h>
#include <string.h>

#include "base/file.h"
#include "base/str.h"
#include "check/page.h"

static _Noreturn void die(const char *what, const char *why)
{
	fprintf(stderr, "%s: %s\n", what, why);
	exit(1);
}

static size_t put(char *room, const char *text)
{
	memcpy(room, text, strlen(text));
	return strlen(text);
}

static void give(const char *name, const char *text)
{
	char *room = page_room(strlen(name) + strlen(text));
	const size_t n = put(room, name);

	page_give(n, put(room + n, text));
}

static json_t *answer(void)
{
	return json_stringn(page_answer(), page_answer_size());
}

static void give_file(const char *name, const char *path, struct arena *a)
{
	struct err e;
	struct str text;

	if (file_read(&text, path, 0, a, &e))
		die(path, e.text);
	give(name, str_cstr(a, text));
}

/* The words that every page has. */
static void give_words(const char *folder, struct arena *a)
{
	static const char *const rules[] = { "core", "armies", "gilmoria", "global-domination", "hegemon", "states" };
	const char *letters = "templates/letters";
	struct str *names;
	struct err e;
	size_t n;

	for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
		give_file(arena_printf(a, "phrases/%s", rules[i]),
			  arena_printf(a, "%s/games/%s/phrases", folder, rules[i]), a);
	if (folder_list(&names, &n, arena_printf(a, "%s/%s", folder, letters), a, &e))
		die(letters, e.text);
	for (size_t i = 0; i < n; i++)
		if (str_starts(names[i], STR("receipt-")))
			give_file(arena_printf(a, "%s/%.*s", letters, STR_ARG(names[i])),
				  arena_printf(a, "%s/%s/%.*s", folder, letters, STR_ARG(names[i])), a);
}

static void open_position(const char *folder, const char *path, struct arena *a)
{
	const char *name;
	json_t *position, *text;
	struct str bytes;
	struct err e;

	if (file_read(&bytes, path, 0, a, &e))
		die(path, e.text);
	position = json_loads(strchr(str_cstr(a, bytes), '{'), JSON_DISABLE_EOF_CHECK, NULL);
	json_object_foreach(position, name, text) give(name, json_string_value(text));
	give_words(folder, a);
	json_decref(position);
	if (page_open() != PAGE_FINE)
		die(path, page_answer());
}

static json_t *seats_of(struct str names)
{
	json_t *list = json_array();
	struct str name;

	while (str_line(&names, &name))
		json_array_append_new(list, json_stringn(name.p, name.n));
	return list;
}

static json_t *own_of(const json_t *seats)
{
	json_t *own = json_object(), *seat;
	size_t i;

	json_array_foreach(seats, i, seat)
	{
		char *room = page_room(json_string_length(seat));

		page_own(put(room, json_string_value(seat)));
		json_object_set_new(own, json_string_value(seat), answer());
	}
	return own;
}

static json_t *say(json_t *q)
{
	const char *seat, *own = "", *text;
	double at;
	char *room;
	size_t s, o;
	int code;

	if (json_unpack(q, "{ss s?s ss sF}", "seat", &seat, "own", &own, "text", &text, "at", &at))
		die("question", "seat, own, text, at");
	room = page_room(strlen(seat) + strlen(own) + strlen(text));
	s = put(room, seat);
	o = put(room + s, own);
	code = page_say(s, o, put(room + s + o, text), at);
	if (code == PAGE_FAILED)
		return json_pack("{so}", "broken", answer());
	return json_pack("{sb so}", "refuses", code == PAGE_REFUSES, "text", answer());
}

int main(int argc, char **argv)
{
	struct arena a = ARENA_INIT;
	json_t *questions = json_loadf(stdin, 0, NULL), *found = json_array(), *seats, *q, *all;
	size_t i;

	if (argc != 3 || !questions)
		die("native", "FOLDER POSITION.js <QUESTIONS");
	open_position(argv[1], argv[2], &a);
	seats = seats_of((struct str){ page_answer(), page_answer_size() });
	all = json_pack("{so so si si}", "own", own_of(seats), "seats", seats, "start", 0, "each", 0);
	json_array_foreach(questions, i, q) json_array_append_new(found, say(q));
	json_object_set_new(all, "found", found);
	json_dumpf(all, stdout, 0);
	json_decref(all);
	json_decref(questions);
	arena_release(&a);
	return 0;
}
