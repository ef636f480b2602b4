/*
 * reading: see reading.h.
 */
#include <errno.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/byte.h"
#include "base/civil.h"
#include "base/file.h"
#include "mail/spool.h"
#include "post/reading.h"

/* ---- what is for us --------------------------------------------------------------------------- */

/* A quote of Discourse and of BBCode stands between [quote...] and [/quote]; of Markdown behind '>'. */
static struct str without_quotes(struct str text, struct arena *a)
{
	struct buf b = buf_new(a);
	struct str line;
	int depth = 0;

	while (str_line(&text, &line)) {
		const struct str t = str_trim(line);

		if (str_starts_nocase(t, STR("[quote")))
			depth++;
		if (!depth && !str_starts(t, STR(">")) && !str_starts(t, STR("```")))
			buf_addf(&b, "%.*s\n", STR_ARG(line));
		if (depth && str_find(t, STR("[/quote]")) < t.n)
			depth--;
	}
	return buf_str(&b);
}

bool reading_for_us(struct str *out, struct str text, struct str call, struct arena *a)
{
	const struct str t = str_trim(without_quotes(text, a));
	size_t i = call.n;

	if (!str_starts_nocase(t, call) || (i < t.n && (byte_is_plain(t.p[i]) || strchr("-_", t.p[i]))))
		return false;
	while (i < t.n && strchr(":, \t", t.p[i]))
		i++;
	*out = str_trim(str_sub(t, i, t.n));
	return out->n > 0;
}

/* ---- a mail of it ----------------------------------------------------------------------------- */

/* "Mon Nov 23 09:14:49 2026" */
static struct str asctime_of(struct arena *a, when t)
{
	const struct str rfc = when_rfc5322(a, t); /* Mon, 23 Nov 2026 09:14:49 +0000 */
	struct str rest = rfc, day, date, month, year, clock;

	str_cut(&rest, ' ', &day);
	str_cut(&rest, ' ', &date);
	str_cut(&rest, ' ', &month);
	str_cut(&rest, ' ', &year);
	str_cut(&rest, ' ', &clock);
	return str_printf(a, "%.3s %.*s %2.*s %.*s %.*s", day.p, STR_ARG(month), STR_ARG(date), STR_ARG(clock),
			  STR_ARG(year));
}

/* Letters that a Message-ID may have. */
static struct str as_word(struct str s, struct arena *a)
{
	char *p = str_cstr(a, s);

	for (size_t i = 0; i < s.n; i++)
		if (!byte_is_plain(p[i]))
			p[i] = '.';
	return (struct str){ p, s.n };
}

static struct str mail_of(const struct forum *f, const struct said *s, const struct member *who, struct str text,
			  const struct postmark_key *key)
{
	struct arena *a = f->arena;
	struct str mail = str_printf(
		a,
		"From: %.*s\nSubject: [pbp:%.*s]\nDate: %.*s\nMessage-ID: <post.%.*s.%.*s.%.*s@forum.invalid>\n"
		"MIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\n"
		"Content-Transfer-Encoding: 8bit\n\n%.*s\n",
		STR_ARG(who->address), STR_ARG(f->game), STR_ARG(when_rfc5322(a, s->at)), STR_ARG(as_word(s->id, a)),
		STR_ARG(as_word(f->name, a)), STR_ARG(f->game), STR_ARG(text));

	mail = postmark_put(mail, key, a);
	return str_printf(a, "From %.*s %.*s\n%.*s", STR_ARG(who->address), STR_ARG(asctime_of(a, s->at)),
			  STR_ARG(mail));
}

static int deliver(struct forum *f, struct str mail, struct err *e)
{
	const int fd = memfd_create("post", MFD_CLOEXEC);
	int code = fd < 0 ? err_sys(e, errno, "no file for a post") : file_write_all(fd, mail, "a post", e);

	if (!code && lseek(fd, 0, SEEK_SET) < 0)
		code = err_sys(e, errno, "a post cannot be read");
	if (!code)
		code = spool_deliver(f->root, fd, f->now, e);
	if (fd >= 0)
		close(fd);
	return code;
}

/* ---- a forum ---------------------------------------------------------------------------------- */

static const struct member *member_of(const struct forum *f, struct str user)
{
	for (size_t i = 0; i < f->members.n; i++)
		if (str_eq_nocase(f->members.at[i].user, user))
			return &f->members.at[i];
	return NULL;
}

static int take(size_t *n, struct forum *f, const struct said *s, const struct postmark_key *key, struct err *e)
{
	const struct member *who = member_of(f, s->user);
	struct str text;
	int code;

	if (str_eq_nocase(s->user, f->user) || !reading_for_us(&text, s->text, f->call, f->arena))
		return 0;
	if (!who) {
		forum_say(
			f,
			"%.*s calls %.*s and is nobody here: a line `player %.*s ADDRESS` says whose orders these are",
			STR_ARG(s->user), STR_ARG(f->call), STR_ARG(s->user));
		return 0;
	}
	code = deliver(f, mail_of(f, s, who, text, key), e);
	*n += !code;
	return code;
}

int reading_run(size_t *n, struct forum *f, struct journal *j, const struct postmark_key *key, struct err *e)
{
	struct reading r = { .from = str_dup(f->arena, journal_read_to(j)) };
	int code = f->driver->read(&r, f, e);

	for (size_t i = 0; !code && i < r.posts.n; i++) {
		code = take(n, f, &r.posts.at[i], key, e);
		if (!code)
			code = journal_set_read(j, r.posts.at[i].to, e);
	}
	return code;
}
