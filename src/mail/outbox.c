/*
 * outbox: a Maildir of letters, and the child processes that take them away.
 */
#include "mail/outbox.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/file.h"
#include "mail/header.h"
#include "mail/limits.h"

#define ARGS_MAX 32
#define NAP_NS 5000000L /* between two looks at a child */

extern char **environ;

int outbox_open(struct outbox *out, const char *folder, struct arena *a, struct err *e)
{
	int code = folder_make(path_join(a, folder, "cur"), 0700, e);

	out->folder = str_cstr(a, str_c(folder));
	if (code)
		return code;
	return drop_open(&out->drop, path_join(a, folder, "new"), path_join(a, folder, "tmp"), a,
			 e);
}

/* The Message-ID without its brackets, which is made of [a-z0-9.-] and our own domain. */
static char *file_name(const struct letter *l, struct arena *a)
{
	struct str id = letter_id(l, a);
	char *name = arena_strndup(a, id.p + 1, id.n - 2);

	for (char *p = name; *p; p++)
		if (*p == '/' || *p == ':')
			*p = '-';
	return name;
}

int outbox_add(struct outbox *o, const struct letter *l, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct str text;
	int code = letter_write(&text, l, &a, e);

	if (!code)
		code = drop_add(&o->drop, file_name(l, &a), STR_NONE, text, e);
	arena_release(&a);
	return code;
}

int outbox_flush(struct outbox *o, struct err *e)
{
	return drop_flush(&o->drop, e);
}

void outbox_close(struct outbox *o)
{
	drop_close(&o->drop);
}

/* ---- sending ---- */

struct sender {
	char *args[ARGS_MAX + 8]; /* the command's words, "-i" "-f" "<>" "--" ADDRESS NULL */
	size_t naddress;          /* where the address goes */
	unsigned seconds;
};

static int sender_new(struct sender *out, const char *command, unsigned seconds, struct arena *a,
		      struct err *e)
{
	struct str rest = str_c(command), word;
	size_t n = 0;

	while (str_cut(&rest, ' ', &word) && n < ARGS_MAX)
		if (word.n)
			out->args[n++] = str_cstr(a, word);
	if (!n)
		return err_set(e, ERR_FAILED, "no sendmail command is set");
	out->args[n++] = str_cstr(a, STR("-i"));
	out->args[n++] = str_cstr(a, STR("-f"));
	out->args[n++] = str_cstr(a, STR("<>"));
	out->args[n++] = str_cstr(a, STR("--"));
	out->naddress = n;
	out->args[n + 1] = NULL;
	out->seconds = seconds;
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

static int run(struct sender *s, const char *path, struct err *why)
{
	pid_t pid;
	int code = spawn(&pid, s->args, path), status;

	if (code)
		return err_sys(why, code, "starting %s", s->args[0]);
	status = wait_for(pid, s->seconds);
	if (status == -1)
		return err_set(why, ERR_AGAIN, "%s took more than %u seconds", s->args[0],
			       s->seconds);
	if (WIFSIGNALED(status))
		return err_set(why, ERR_AGAIN, "%s died of signal %d", s->args[0],
			       WTERMSIG(status));
	if (WEXITSTATUS(status))
		return err_set(why, ERR_AGAIN, "%s ended with %d", s->args[0], WEXITSTATUS(status));
	return 0;
}

static int send_one(struct sender *s, const char *path, struct err *why)
{
	struct arena a = ARENA_INIT;
	struct str to = STR_NONE;
	int code = read_recipient(&to, path, &a, why);

	if (!code) {
		s->args[s->naddress] = str_cstr(&a, to);
		code = run(s, path, why);
	}
	arena_release(&a);
	return code;
}

/* A letter that cannot be read is passed by; a command that fails would fail for the next one too. */
static int send_all(const struct outbox *o, struct sender *s, struct arena *a, size_t *sent,
		    size_t *left, struct err *why, struct err *e)
{
	bool working = true;
	struct str *names;
	int code = folder_list(&names, left, o->drop.folder, a, e);
	size_t n = *left;

	for (size_t i = 0; !code && working && i < n; i++) {
		char *path = path_join(a, o->drop.folder, str_cstr(a, names[i]));
		int result = send_one(s, path, why);

		working = !result || result == ERR_DAMAGED;
		if (result)
			continue;
		code = file_remove(path, e);
		++*sent;
		--*left;
	}
	return code;
}

int outbox_send(const struct outbox *o, const char *command, unsigned seconds, size_t *sent,
		size_t *left, struct err *why, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct sender s = { .naddress = 0 };
	int code;

	*sent = *left = 0;
	*why = (struct err){ 0 };
	code = sender_new(&s, command, seconds, &a, e);
	if (!code)
		code = send_all(o, &s, &a, sent, left, why, e);
	arena_release(&a);
	return code;
}
