/*
 * mails: every mail of tests/mail read, and compared with the .own file beside
 * it: what it is, who sent it, which lines of which text are the sender's own.
 *
 *	test_mails           one test for each mail, named after it
 *	test_mails --write   writes the .own files anew, to be read as a diff
 */
#include "test.h"

#include <unistd.h>

#include "base/buf.h"
#include "base/file.h"
#include "mail/message.h"

#define FOLDER "tests/mail"

static const char *const origins[] = { "plain", "html", "attachment" };
static const char *const tag_kinds[] = { "subject", "plus", "local", "bracket" };

static void print_body(struct buf *b, const struct body *body)
{
	buf_addf(b, "text %s%s%s%s\n", origins[body->origin], body->repairs & REPAIR_BYTES ? " repaired" : "",
		 body->repairs & REPAIR_CHARSET ? " guessed" : "", body->repairs & REPAIR_NUL ? " nul" : "");
	for (size_t i = 0; i < body->own.nlines; i++) {
		struct str line = source_text(&body->own, source_line_span(&body->own, i + 1));

		if (str_trim(line).n)
			buf_addf(b, "%3zu %.*s\n", i + 1, STR_ARG(line));
	}
}

static void print_mail(struct buf *b, const struct message *m, struct arena *a)
{
	buf_addf(b, "%s%s%.*s\n", mail_class_name(m->class), m->reason.n ? ": " : "", STR_ARG(m->reason));
	buf_addf(b, "from %.*s\n", STR_ARG(m->from));
	buf_addf(b, "subject %.*s\n", STR_ARG(m->subject));
	for (size_t i = 0; i < m->ntags; i++)
		buf_addf(b, "tag %s %.*s%s\n", tag_kinds[m->tags[i].kind], STR_ARG(m->tags[i].name),
			 m->tags[i].lawful ? "" : " (unlawful)");
	if (m->auth != AUTH_ABSENT)
		buf_addf(b, "auth %s %.*s\n", auth_result_name(m->auth), STR_ARG(m->auth_text));
	if (m->received != WHEN_NONE)
		buf_addf(b, "received %.*s\n", STR_ARG(when_iso(a, m->received)));
	if (m->is_signed || m->from_list)
		buf_addf(b, "%s%s\n", m->is_signed ? "signed " : "", m->from_list ? "list" : "");
	for (size_t i = 0; i < m->nbodies; i++)
		print_body(b, &m->bodies[i]);
}

static struct str read_mail(const char *path, struct arena *a)
{
	const struct str receivers[] = { STR("mx.example.org"), STR("home") };
	const struct mail_site site = { .address = STR("pbp@example.org"),
					.authserv_id = STR("mx.example.org"),
					.receivers = receivers,
					.nreceivers = 2 };
	struct buf b = buf_new(a);
	struct message m;
	struct str raw;
	struct err e;

	assert_ok(file_read(&raw, path, 0, a, &e), &e);
	message_read(&m, raw, false, &site, a);
	print_mail(&b, &m, a);
	return buf_str(&b);
}

static const char *expected_path(const char *path, struct arena *a)
{
	return arena_printf(a, "%.*s.own", (int)strlen(path) - 4, path);
}

static void test_mail(void **state)
{
	struct arena a = ARENA_INIT;
	struct str found, expected;
	struct err e;

	found = read_mail(*state, &a);
	assert_ok(file_read(&expected, expected_path(*state, &a), 0, &a, &e), &e);
	if (!str_eq(found, expected)) {
		print_error("%s is read as\n%.*s", (const char *)*state, STR_ARG(found));
		fail();
	}
	arena_release(&a);
}

static void write_expected(const char *path, struct arena *a)
{
	struct err e;

	assert_ok(file_write(expected_path(path, a), read_mail(path, a), 0644, &e), &e);
}

int main(int argc, char **argv)
{
	struct arena a = ARENA_INIT;
	struct str *names;
	struct err e;
	size_t n, ntests = 0;
	struct CMUnitTest *tests;
	bool write = argc > 1 && !strcmp(argv[1], "--write");
	int code = 0;

	assert_ok(folder_list(&names, &n, FOLDER, &a, &e), &e);
	tests = ARENA_ARRAY(&a, struct CMUnitTest, n);
	for (size_t i = 0; i < n; i++) {
		char *path = path_join(&a, FOLDER, str_cstr(&a, names[i]));

		if (!str_ends(names[i], STR(".eml")))
			continue;
		if (write)
			write_expected(path, &a);
		tests[ntests++] = (struct CMUnitTest){ .name = path, .test_func = test_mail, .initial_state = path };
	}
	if (!write)
		code = _cmocka_run_group_tests("mails", tests, ntests, NULL, NULL);
	if (!write)
		printf("figure: %zu of %zu mails read exactly\n", ntests - (size_t)code, ntests);
	arena_release(&a);
	return code;
}
