/*
 * sending: see sending.h. The exit codes are those of sysexits(3), as sendmail,
 * Postfix, Exim and msmtp use them.
 */
#include "mail/sending.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <sysexits.h>
#include <unistd.h>

#include "base/file.h"
#include "mail/header.h"
#include "mail/limits.h"

#define ARGS_MAX 32
#define NAP_NS 5000000L /* between two looks at a child */
#define FAILURES_MAX 5  /* in a row */

extern char **environ;

enum fate {
	TAKEN,
	REFUSED, /* this letter, for good */
	LATER,   /* this letter, for now */
	UNABLE   /* every letter, for now */
};

struct sender {
	char *args[ARGS_MAX + 8]; /* the command's words, "-i" "-f" "<>" "--" ADDRESS NULL */
	size_t naddress;          /* where the address goes */
	unsigned seconds;
};

static int sender_new(struct sender *out, const struct sending *s, struct arena *a, struct err *e)
{
	static const char *const added[] = { "-i", "-f", "<>", "--" };
	struct str rest = str_c(s->command), word;
	size_t n = 0;

	*out = (struct sender){ .seconds = s->seconds };
	while (str_cut(&rest, ' ', &word) && n < ARGS_MAX)
		if (word.n && !str_eq(word, STR("-t")))
			out->args[n++] = str_cstr(a, word);
	if (!n)
		return err_set(e, ERR_FAILED, "no sendmail command is set");
	for (size_t i = 0; i < sizeof added / sizeof *added; i++)
		out->args[n++] = str_cstr(a, str_c(added[i]));
	out->naddress = n;
	return 0;
}

static int read_recipient(struct str *out, const char *path, struct arena *a, struct err *e)
{
	struct addresses to = { .bad = 0 };
	struct header h;
	struct str text;
	int code = file_read(&text, path, MAIL_MAX_BYTES, a, e);

	if (code)
		return code;
	header_parse(&h, text, a);
	addresses_parse(&to, header_get(&h, "To"), 2, a);
	if (to.list.n != 1 || !address_is_safe(to.list.at[0]))
		return err_set(e, ERR_DAMAGED, "%s: it is addressed to nobody", path);
	*out = to.list.at[0];
	return 0;
}

/* ---- the command ---- */

static int spawn(pid_t *pid, char *const *args, const char *path)
{
	posix_spawn_file_actions_t actions;
	int reason;

	posix_spawn_file_actions_init(&actions);
	posix_spawn_file_actions_addopen(&actions, 0, path, O_RDONLY, 0);
	posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
	reason = posix_spawnp(pid, args[0], &actions, NULL, args, environ);
	posix_spawn_file_actions_destroy(&actions);
	return reason;
}

/* The child's status, or -1 when its time was over. */
static int wait_for(pid_t pid, unsigned seconds)
{
	const struct timespec nap = { .tv_nsec = NAP_NS };
	long naps = (long)seconds * (1000000000L / NAP_NS);
	int status = -1;
	pid_t ended;

	while ((ended = waitpid(pid, &status, WNOHANG)) == 0 && naps-- > 0)
		nanosleep(&nap, NULL);
	if (ended == pid)
		return status;
	kill(pid, SIGKILL);
	while (waitpid(pid, &status, 0) < 0 && errno == EINTR)
		;
	return -1;
}

static enum fate fate_of_exit(int code)
{
	static const struct {
		int code;
		enum fate fate;
	} known[] = {
		{ 0, TAKEN },           { EX_DATAERR, REFUSED }, { EX_NOUSER, REFUSED },
		{ EX_NOHOST, REFUSED }, { EX_USAGE, UNABLE },    { EX_NOPERM, UNABLE },
		{ EX_CONFIG, UNABLE },  { 126, UNABLE },         { 127, UNABLE },
	};

	for (size_t i = 0; i < sizeof known / sizeof *known; i++)
		if (known[i].code == code)
			return known[i].fate;
	return LATER;
}

static enum fate run(const struct sender *s, const char *path, struct err *why)
{
	pid_t pid;
	int code = spawn(&pid, s->args, path), status;

	if (code) {
		err_sys(why, code, "starting %s", s->args[0]);
		return UNABLE;
	}
	status = wait_for(pid, s->seconds);
	if (status == -1) {
		err_set(why, ERR_AGAIN, "%s took more than %u seconds", s->args[0], s->seconds);
		return UNABLE;
	}
	if (WIFSIGNALED(status)) {
		err_set(why, ERR_AGAIN, "%s died of signal %d", s->args[0], WTERMSIG(status));
		return LATER;
	}
	if (WEXITSTATUS(status))
		err_set(why, ERR_AGAIN, "%s ended with %d", s->args[0], WEXITSTATUS(status));
	return fate_of_exit(WEXITSTATUS(status));
}

/* ---- the letters ---- */

struct waiting {
	struct str name;
	struct timespec tried; /* when it was written, or tried last: its file's time */
};

static int longest_first(const void *a, const void *b)
{
	const struct waiting *x = a, *y = b;

	if (x->tried.tv_sec != y->tried.tv_sec)
		return x->tried.tv_sec < y->tried.tv_sec ? -1 : 1;
	if (x->tried.tv_nsec != y->tried.tv_nsec)
		return x->tried.tv_nsec < y->tried.tv_nsec ? -1 : 1;
	return str_cmp(x->name, y->name);
}

static int list_waiting(struct waiting **out, size_t *n, const char *folder, struct arena *a, struct err *e)
{
	struct str *names;
	int code = folder_list(&names, n, folder, a, e);
	struct stat st;

	if (code)
		return code;
	*out = ARENA_ARRAY(a, struct waiting, *n);
	for (size_t i = 0; i < *n; i++) {
		(*out)[i].name = names[i];
		if (!stat(path_join(a, folder, str_cstr(a, names[i])), &st))
			(*out)[i].tried = st.st_mtim;
	}
	if (*n)
		qsort(*out, *n, sizeof **out, longest_first);
	return 0;
}

/* From new to cur, after whom it concerns was told. */
static int put_aside(struct sending *s, const struct outbox *o, const char *path, struct str name, struct str to,
		     struct arena *a, struct err *e)
{
	char *aside = arena_printf(a, "%s/cur/%.*s:2,", o->folder, STR_ARG(name));
	int code = s->refused ? s->refused(s->who, name, to, &s->why, e) : 0;

	if (!code && rename(path, aside))
		code = err_sys(e, errno, "moving %s to %s", path, aside);
	s->naside += !code;
	return code;
}

static int send_one(struct sending *s, const struct outbox *o, struct sender *sender, struct str name, enum fate *fate,
		    struct err *e)
{
	struct arena a = ARENA_INIT;
	char *path = path_join(&a, o->drop.folder, str_cstr(&a, name));
	struct str to = STR("nobody");
	int code = read_recipient(&to, path, &a, &s->why);

	*fate = code == ERR_DAMAGED ? REFUSED : LATER;
	if (!code) {
		sender->args[sender->naddress] = str_cstr(&a, to);
		*fate = run(sender, path, &s->why);
	}
	code = 0;
	if (*fate == TAKEN)
		code = file_remove(path, e);
	else if (*fate == REFUSED)
		code = put_aside(s, o, path, name, to, &a, e);
	else
		utimensat(AT_FDCWD, path, NULL, 0); /* where it fails, it only is tried early again */
	s->nsent += *fate == TAKEN && !code;
	arena_release(&a);
	return code;
}

static int send_all(struct sending *s, const struct outbox *o, struct sender *sender, struct arena *a, struct err *e)
{
	enum fate fate = TAKEN;
	struct waiting *letters;
	size_t n = 0, failures = 0;
	int code = list_waiting(&letters, &n, o->drop.folder, a, e);

	for (size_t i = 0; !code && i < n && fate != UNABLE && failures < FAILURES_MAX; i++) {
		code = send_one(s, o, sender, letters[i].name, &fate, e);
		failures = fate == LATER ? failures + 1 : 0;
	}
	s->nleft = n - s->nsent - s->naside;
	return code;
}

int sending_run(struct sending *s, const struct outbox *o, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct sender sender;
	int lock = open(o->folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC), code;

	s->nsent = s->naside = s->nleft = 0;
	s->why = (struct err){ 0 };
	if (lock < 0)
		return err_sys(e, errno, "opening %s", o->folder);
	code = sender_new(&sender, s, &a, e);
	if (!code && !flock(lock, LOCK_EX | LOCK_NB))
		code = send_all(s, o, &sender, &a, e);
	close(lock);
	arena_release(&a);
	return code;
}
