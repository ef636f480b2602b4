/*
 * idle: see idle.h. The file: "TIP PUBLIC WAITING BELL PHASE", both tips by
 * their ids, BELL in seconds or "never".
 */
#include <dirent.h>
#include <sys/stat.h>

#include "disk/idle.h"
#include "disk/later.h"
#include "disk/remind.h"
#include "base/byte.h"
#include "base/file.h"

struct idle_note {
	struct str tip, public, waiting, bell, phase;
};

static bool read_words(struct idle_note *out, struct str text)
{
	text = str_trim(text);
	return str_cut(&text, ' ', &out->tip) && str_cut(&text, ' ', &out->public) &&
	       str_cut(&text, ' ', &out->waiting) && str_cut(&text, ' ', &out->bell) &&
	       str_cut(&text, ' ', &out->phase);
}

/* Files of the inbox, its folder tmp not among them. */
static int64_t count_waiting(const char *inbox)
{
	const struct dirent *entry;
	int64_t n = 0;
	DIR *dir = opendir(inbox);
	if (!dir)
		return -1;
	while ((entry = readdir(dir)))
		n += byte_is_digit(entry->d_name[0]);
	closedir(dir);
	return n;
}

static bool someone_died(const char *lock)
{
	struct stat st;
	return stat(lock, &st) || st.st_size > 0;
}

static bool is_tip(const char *folder, const char *repository, struct str id, struct arena *a)
{
	struct str tip;
	const char *path = arena_printf(a, "%s/%s/refs/heads/main", folder, repository);
	return !file_read(&tip, path, 100, a, NULL) && str_eq(str_trim(tip), id);
}

/* The note of a game, if it still holds: for a public history that is gone or behind it does not. */
static bool read_note(struct idle_note *out, const struct root *r, struct str name, struct arena *a)
{
	const char *folder = arena_printf(a, "%s/%.*s", r->path, STR_ARG(name));
	struct str text;
	int64_t waiting;
	if (file_read(&text, path_join(a, folder, "next"), 1000, a, NULL) || !read_words(out, text) ||
	    !str_to_int(out->waiting, &waiting))
		return false;
	return is_tip(folder, "private.git", out->tip, a) && is_tip(folder, "public.git", out->public, a) &&
	       count_waiting(path_join(a, folder, "inbox")) == waiting && !someone_died(path_join(a, folder, "lock"));
}

bool idle_next(const struct root *r, struct str name, when *bell)
{
	struct arena a = ARENA_INIT;
	struct idle_note n;
	bool known = read_note(&n, r, name, &a);
	*bell = WHEN_NEVER;
	if (known && !str_eq_c(n.bell, "never"))
		known = str_to_int(n.bell, bell);
	arena_release(&a);
	return known;
}

bool idle_for_good(const struct root *r, struct str name)
{
	struct arena a = ARENA_INIT;
	struct idle_note n;
	const bool over = read_note(&n, r, name, &a) && str_eq_c(n.phase, "over");
	arena_release(&a);
	return over;
}

/* A mail leaves the inbox with the step that records it. */
int idle_check(struct desk *k, struct err *e)
{
	struct arena *a = &k->live.arena;
	struct idle_note n;
	struct object_id tip; /* of now: who looks without the lock looks while others play */
	struct str text;
	int64_t waiting;
	const char *path = path_join(a, k->folder, "next");
	if (file_read(&text, path, 1000, a, NULL) || !read_words(&n, text) || !str_to_int(n.waiting, &waiting) ||
	    waiting <= (int64_t)k->waiting.n || store_tip(&tip, k->live.private, NULL) ||
	    !str_eq(n.tip, object_hex(a, &tip)))
		return 0;
	return err_set(
		e, ERR_DAMAGED,
		"game %.*s: %lld mails waited in %s/inbox when the last run ended, and %zu lie there; restore that "
		"folder from the backup, or, if there is none, remove %s: the game goes on without them, and their "
		"writers must send them again",
		STR_ARG(k->live.name), (long long)waiting, k->folder, k->waiting.n, path);
}

/* The hour of the beginning, whether the game can begin then or not: if not, the host is told. */
static when next_beginning(const struct state *s, when now)
{
	const struct call_row *c = row_count(s, TABLE_CALL) ? ROW(struct call_row, s, TABLE_CALL, 0) : NULL;
	const bool gathers = c && c->kind == KIND_MUSTER && state_game(s)->phase == GAME_MUSTER;
	return gathers && c->bell != WHEN_NONE && c->bell > now ? c->bell : WHEN_NEVER;
}

static when sooner(when a, when b)
{
	return a < b ? a : b;
}

void idle_note(struct desk *k)
{
	const char *path = path_join(&k->live.arena, k->folder, "next");
	const when now = k->live.root->place->now;
	const when letter = sooner(later_next(k, &k->live.arena), remind_next(k, now, &k->live.arena));
	const when ring = sooner(engine_next(k->live.engine), next_beginning(engine_state(k->live.engine), now));
	const when due = sooner(letter, ring);
	const bool over = state_game(engine_state(k->live.engine))->phase == GAME_OVER;
	struct buf b = buf_new(&k->live.arena);
	struct str before = STR_NONE;
	buf_addf(&b, "%.*s %.*s %zu ", STR_ARG(object_hex(&k->live.arena, &k->live.tip)),
		 STR_ARG(object_hex(&k->live.arena, &k->pen.public.tip)), k->waiting.n);
	if (due == WHEN_NEVER)
		buf_add_c(&b, "never");
	else
		buf_addf(&b, "%lld", (long long)due);
	buf_addf(&b, " %s\n", over ? "over" : "open");
	file_read(&before, path, 1000, &k->live.arena, NULL);
	if (!str_eq(before, buf_str(&b)))
		file_keep(path, buf_str(&b), 0600, NULL);
}
