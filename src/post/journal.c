/*
 * journal: see journal.h. One JSON value, written anew at each step: it is small, and a host can read it.
 */
#include <errno.h>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "base/file.h"
#include "post/journal.h"

static struct str text_of(const json_t *o, const char *key)
{
	return str_c(json_string_value(json_object_get(o, key)));
}

static void set_text(json_t *o, const char *key, struct str s)
{
	json_object_set_new(o, key, json_stringn(s.p ? s.p : "", s.n));
}

static json_int_t number_of(const struct journal *j, const char *key)
{
	return json_integer_value(json_object_get(j->state, key));
}

static int save(struct journal *j, struct err *e)
{
	char *text = json_dumps(j->state, JSON_INDENT(1) | JSON_SORT_KEYS);
	const int code = file_write(j->path, str_c(text), 0600, e);

	free(text);
	return code;
}

static json_t *posted(const struct journal *j)
{
	return json_object_get(j->state, "turns");
}

static json_t *parts(const struct journal *j)
{
	return json_object_get(j->state, "parts");
}

static int load(struct journal *j, struct err *e)
{
	struct str text;
	json_error_t where;
	int code = file_read(&text, j->path, 64 << 20, j->arena, e);

	if (code == ERR_NOT_FOUND) {
		j->state = json_pack("{s[]s[]}", "turns", "parts");
		return 0;
	}
	if (code)
		return code;
	j->state = json_loadb(text.p, text.n, 0, &where);
	if (json_is_array(posted(j)) && json_is_array(parts(j)))
		return 0;
	return err_set(e, ERR_DAMAGED,
		       "%s is damaged; mend it, or remove it: then all turns are posted again, after the forum was "
		       "asked for none of them",
		       j->path);
}

int journal_open(struct journal *j, const struct forum *f, struct err *e)
{
	const char *lock = arena_printf(f->arena, "%s/%.*s.lock", f->folder, STR_ARG(f->name));

	*j = (struct journal){ .arena = f->arena };
	j->path = arena_printf(f->arena, "%s/%.*s.state", f->folder, STR_ARG(f->name));
	j->lock = open(lock, O_CREAT | O_RDWR | O_CLOEXEC, 0600);
	if (j->lock < 0)
		return err_sys(e, errno, "%s", lock);
	if (flock(j->lock, LOCK_EX | LOCK_NB))
		return err_set(e, ERR_AGAIN, "another pbp-post is at it");
	return load(j, e);
}

void journal_close(struct journal *j)
{
	json_decref(j->state);
	if (j->lock > 0)
		close(j->lock);
}

int32_t journal_turns(const struct journal *j)
{
	return (int32_t)json_array_size(posted(j));
}

struct str journal_commit(const struct journal *j, int32_t turn)
{
	return text_of(json_array_get(posted(j), (size_t)turn - 1), "commit");
}

int journal_forget(struct journal *j, int32_t turn, struct err *e)
{
	if (journal_turns(j) > number_of(j, "again"))
		json_object_set_new(j->state, "again", json_integer(journal_turns(j)));
	json_object_set_new(j->state, "annulled", json_integer(number_of(j, "annulled") + 1));
	while (journal_turns(j) >= turn)
		json_array_remove(posted(j), json_array_size(posted(j)) - 1);
	return save(j, e);
}

int32_t journal_again(const struct journal *j, int32_t turn)
{
	return turn <= number_of(j, "again") ? (int32_t)number_of(j, "annulled") : 0;
}

/* ---- the turn in hand ------------------------------------------------------------------------- */

size_t journal_parts(const struct journal *j)
{
	return json_array_size(parts(j));
}

enum part_state journal_part_state(const struct journal *j, size_t i)
{
	return (enum part_state)json_integer_value(json_object_get(json_array_get(parts(j), i), "state"));
}

/* What the forum called the part before, or the last of the turn before. */
static struct str id_before(const struct journal *j, size_t i)
{
	return i ? text_of(json_array_get(parts(j), i - 1), "id") : text_of(j->state, "last_id");
}

struct part journal_part(const struct journal *j, size_t i)
{
	const json_t *o = json_array_get(parts(j), i);

	return (struct part){
		.title = text_of(o, "title"),
		.body = text_of(o, "body"),
		.mark = text_of(o, "mark"),
		.unit = text_of(o, "unit"),
		.number = (int32_t)i + 1,
		.of = (int32_t)journal_parts(j),
		.thread = i ? text_of(json_array_get(parts(j), 0), "id") : STR_NONE,
		.before = id_before(j, i),
	};
}

int journal_take(struct journal *j, const struct part *p, size_t n, struct str commit, struct err *e)
{
	json_t *list = json_array();

	for (size_t i = 0; i < n; i++) {
		json_t *o = json_pack("{si}", "state", PART_WAITS);

		set_text(o, "title", p[i].title);
		set_text(o, "body", p[i].body);
		set_text(o, "mark", p[i].mark);
		set_text(o, "unit", p[i].unit);
		json_array_append_new(list, o);
	}
	json_object_set_new(j->state, "parts", list);
	set_text(j->state, "commit", commit);
	return save(j, e);
}

static void set_state(struct journal *j, size_t i, enum part_state state)
{
	json_object_set_new(json_array_get(parts(j), i), "state", json_integer(state));
}

int journal_begin(struct journal *j, size_t i, struct err *e)
{
	set_state(j, i, PART_BEGUN);
	return save(j, e);
}

/* The last part of a turn: it is posted whole, and only its commit and names are kept. */
static void turn_done(struct journal *j)
{
	json_t *ids = json_array(), *part;
	size_t i;

	json_array_foreach(parts(j), i, part) json_array_append(ids, json_object_get(part, "id"));
	json_array_append_new(posted(j),
			      json_pack("{sOso}", "commit", json_object_get(j->state, "commit"), "ids", ids));
	json_object_set_new(j->state, "parts", json_array());
	json_object_del(j->state, "commit");
}

int journal_done(struct journal *j, size_t i, struct str id, when now, struct err *e)
{
	set_state(j, i, PART_DONE);
	set_text(json_array_get(parts(j), i), "id", id);
	set_text(j->state, "last_id", id);
	json_object_set_new(j->state, "last", json_integer(now));
	if (i + 1 == journal_parts(j))
		turn_done(j);
	return save(j, e);
}

when journal_last(const struct journal *j)
{
	const json_t *last = json_object_get(j->state, "last");

	return last ? (when)json_integer_value(last) : WHEN_NONE;
}

struct str journal_read_to(const struct journal *j)
{
	return text_of(j->state, "read");
}

int journal_set_read(struct journal *j, struct str to, struct err *e)
{
	set_text(j->state, "read", to);
	return save(j, e);
}
