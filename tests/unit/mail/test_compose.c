/* compose and outbox: letters that say what they should and nothing else */
#include "mail/folder.h"

#include <fcntl.h>

#include "base/buf.h"
#include "base/file.h"
#include "mail/header.h"
#include "mail/message.h"
#include "mail/mime.h"
#include "mail/sending.h"
#include "mail/transfer.h"

static struct letter letter(const char *subject, const char *text)
{
	return (struct letter){ .from = S("pbp@example.org"),
				.from_name = S("Play by Post"),
				.to = S("ann@example.org"),
				.subject = str_c(subject),
				.text = str_c(text),
				.about = hash_of(S("the mail")),
				.kind = S("receipt"),
				.date = 1767600000 };
}

static struct str written(const struct letter *l, struct arena *a)
{
	struct str out;
	struct err e;

	assert_ok(letter_write(&out, l, a, &e), &e);
	return out;
}

static struct str field_of(struct str mail, const char *name, struct arena *a)
{
	struct header h;

	header_parse(&h, mail, a);
	assert_int_equal(header_count(&h, name), 1);
	return header_get(&h, name);
}

static struct str body_of(struct str mail, struct arena *a)
{
	const struct mail_site nobody = { .nown = 0 };
	struct message m;

	message_read(&m, mail, false, &nobody, a);
	assert_int_equal(m.class, MAIL_AUTOMATIC);
	return str_sub(mail, header_length(mail), mail.n);
}

static void test_compose__a_plain_letter_is_written_as_it_is(void **state)
{
	struct letter l = letter("[pbp:japan] received", "line one\nline two\n");
	struct str mail;

	l.in_reply_to = S("<a1@example.org>");
	l.references = S("<a0@example.org> junk <bad id>");
	mail = written(&l, *state);
	assert_str(mail, "From: \"Play by Post\" <pbp@example.org>\n"
			 "To: ann@example.org\n"
			 "Subject: [pbp:japan] received\n"
			 "Date: Mon, 5 Jan 2026 08:00:00 +0000\n"
			 "Message-ID: <pbp.receipt.b86b97706cd1e15f9f98f455.55c51646@example.org>\n"
			 "In-Reply-To: <a1@example.org>\n"
			 "References: <a0@example.org> <a1@example.org>\n"
			 "Auto-Submitted: auto-replied\n"
			 "X-Auto-Response-Suppress: All\n"
			 "X-Loop: pbp@example.org\n"
			 "MIME-Version: 1.0\n"
			 "Content-Type: text/plain; charset=utf-8\n"
			 "Content-Transfer-Encoding: 7bit\n"
			 "\n"
			 "line one\nline two\n");
	assert_str(body_of(mail, *state), "line one\nline two\n");
}

static void test_compose__the_same_letter_is_the_same_bytes_and_another_has_another_id(void **state)
{
	struct letter l = letter("s", "t\n"), m = letter("s", "t\n");

	assert_str_str(written(&l, *state), written(&m, *state));
	m.to = S("bob@example.org");
	assert_false(str_eq(letter_id(&l, *state), letter_id(&m, *state)));
	m = l;
	m.kind = S("report");
	assert_false(str_eq(letter_id(&l, *state), letter_id(&m, *state)));
	m = l;
	m.about = hash_of(S("another mail"));
	assert_false(str_eq(letter_id(&l, *state), letter_id(&m, *state)));
}

static void test_compose__no_text_breaks_out_of_its_field(void **state)
{
	struct letter l = letter("x\r\nBcc: eve@example.org\n\nbody =?utf-8?q?y?=", "t\n");
	struct str mail;
	struct header h;

	l.from_name = S("a\"b\nBcc: eve@example.org");
	l.in_reply_to = S("<a@b>\nBcc: eve@example.org");
	l.references = S("<a\nBcc:eve@example.org> <\x80@b>");
	mail = written(&l, *state);
	header_parse(&h, mail, *state);
	assert_int_equal(header_count(&h, "Bcc"), 0);
	assert_int_equal(header_count(&h, "References"), 0);
	assert_str(mime_decode_words(*state, header_get(&h, "Subject")), "x  Bcc: eve@example.org  body =?utf-8?q?y?=");
}

static void test_compose__any_subject_is_read_back(void **state)
{
	const char *subjects[] = { "\xe5\xa4\xa7\xe9\x98\xaa \xe2\x86\x92 \xe4\xba\xac\xe9\x83\xbd, und "
				   "Z\xc3\xbcrich und noch viel mehr, das nicht in ein Wort passt",
				   "short", "a \xf0\x9f\x98\x80",
				   "a long subject of many words that has to be folded because it does not fit "
				   "into one line of a mail's header" };

	for (size_t i = 0; i < sizeof subjects / sizeof *subjects; i++) {
		struct letter l = letter(subjects[i], "t\n");
		struct str mail = written(&l, *state), rest = mail, line;

		assert_str(mime_decode_words(*state, field_of(mail, "Subject", *state)), subjects[i]);
		while (str_line(&rest, &line))
			assert_in_range(line.n, 0, 78);
	}
}

static void test_compose__any_text_arrives_as_it_was(void **state)
{
	const char *texts[] = { "From here\n.\n-- \nAnn \t\n=3D\n",
				"Z\xc3\xbcrich \xe2\x86\x92 K\xc5\x8d"
				"be\n",
				"one paragraph that is much longer than a line of a mail should be, since phones "
				"break lines by themselves and a terminal does so too, so that it stays whole\n" };

	for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
		struct letter l = letter("s", texts[i]);
		struct str mail = written(&l, *state), text;
		struct header h;
		struct mime m;

		header_parse(&h, mail, *state);
		assert_str(header_get(&h, "Content-Transfer-Encoding"), "quoted-printable");
		assert_int_equal(mime_read(&m, mail, &h, *state), MIME_FINE);
		assert_int_equal(mime_content(&text, &m.root, 10000, *state), MIME_FINE);
		assert_str(text, texts[i]);
		mime_release(&m);
	}
}

static void test_compose__text_and_html_are_alternatives(void **state)
{
	struct letter l = letter("s", "t\n");
	struct str mail, text;
	struct header h;
	struct mime m;

	l.html = S("<p>t</p>\n");
	mail = written(&l, *state);
	header_parse(&h, mail, *state);
	assert_int_equal(mime_read(&m, mail, &h, *state), MIME_FINE);
	assert_str(m.root.type, "multipart/alternative");
	assert_int_equal(m.root.nparts, 2);
	assert_int_equal(mime_content(&text, &m.root.parts[1], 100, *state), MIME_FINE);
	assert_str(str_trim(text), "<p>t</p>");
	mime_release(&m);
}

/* Of any length, to the byte. */
static void test_compose__a_picture_goes_with_the_html(void **state)
{
	char bytes[200];

	for (size_t n = 1; n <= sizeof bytes; n++) {
		struct letter l = letter("s", "t\n");
		struct str mail;
		struct header h;
		struct mime m;
		char *coded;

		bytes[n - 1] = (char)(n * 37);
		l.html = S("<img src=\"cid:b@pbp\">\n");
		l.picture = (struct str){ bytes, n };
		l.picture_id = S("b@pbp");
		mail = written(&l, *state);
		header_parse(&h, mail, *state);
		assert_int_equal(mime_read(&m, mail, &h, *state), MIME_FINE);
		assert_str(m.root.type, "multipart/alternative");
		assert_str(m.root.parts[1].type, "multipart/related");
		assert_str(m.root.parts[1].parts[1].type, "image/png");
		mime_release(&m);
		mail = str_sub(mail, str_find(mail, S("inline; filename")), mail.n);
		mail = str_sub(mail, str_find(mail, S("\n\n")) + 2, mail.n);
		coded = arena_printf(*state, "%.*s", (int)str_find(mail, S("\n--")), mail.p);
		assert_int_equal(transfer_undo_base64(coded, strlen(coded)), n);
		assert_memory_equal(coded, bytes, n);
	}
}

static void test_compose__an_address_that_could_do_harm_is_refused(void **state)
{
	const char *bad[] = { "",        "ann",     "@b",   "ann@", "-oQ/tmp@b",  "a b@c", "a@b\nBcc: x@y",
			      "a@b,c@d", "\"a\"@b", "a@b>", "a@@b", "a\xc3\xa4@b" };
	struct letter l = letter("s", "t\n");
	struct str out;
	struct err e;

	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
		l.to = str_c(bad[i]);
		assert_int_equal(letter_write(&out, &l, *state, &e), ERR_REFUSED);
	}
}

static size_t queued(const char *folder, struct arena *a)
{
	struct str *names;
	struct err e;
	size_t n;

	assert_ok(folder_list(&names, &n, path_join(a, folder, "new"), a, &e), &e);
	return n;
}

/* ---- our own letters, come back ---- */

#define GOLDEN "tests/unit/report/golden"

/* What mail programs make of a letter that is answered: above it, before each of its lines, below it. None of
 * these marks the letter as old in a way that every reader knows. */
static const struct {
	const char *name, *above, *before, *below;
	bool html, flat, crlf, flowed, wide; /* wide: long lines, as a web form joins paragraphs */
} styles[] = {
	{ .name = "Outlook with its own block taken out", .above = "thanks\n\n________________________________\n\n" },
	{ .name = "an old phone", .above = "thanks\n" },
	{ .name = "an old phone with a footer", .above = "thanks\n\nSent with my telephone\n\n" },
	{ .name = "indented, as some Outlooks do", .above = "thanks\n\n", .before = "    " },
	{ .name = "indented by a tab", .above = "thanks\n\n", .before = "\t" },
	{ .name = "an attribution of no known language", .above = "thanks\n\nla play-by-post ga:\n\n" },
	{ .name = "CR LF", .above = "thanks\n\n", .crlf = true },
	{ .name = "flowed", .above = "thanks\n\n", .flowed = true },
	{ .name = "on the line of the thanks", .above = "thanks   ", .below = "\n\nbye\n" },
	{ .name = "all paragraphs joined", .above = "thanks\n\n", .wide = true },
	{ .name = "HTML without marks", .above = "<div>thanks</div><div><br></div>", .html = true },
	{ .name = "one line", .above = "thanks ", .flat = true },
};

static struct str as_seen(struct str letter, size_t style, struct arena *a)
{
	struct buf b = buf_new(a);
	struct str line;

	while (str_line(&letter, &line)) {
		if (styles[style].html)
			buf_addf(&b, "<div>%.*s<br></div>\n", STR_ARG(line));
		else if (styles[style].flat || (styles[style].wide && str_trim(line).n))
			buf_addf(&b, "%.*s ", STR_ARG(str_trim(line)));
		else
			buf_addf(&b, "%s%.*s%s\n", styles[style].before ? styles[style].before : "", STR_ARG(line),
				 styles[style].crlf ? "\r" : "");
		if (styles[style].wide && !str_trim(line).n)
			buf_add_c(&b, "\n\n");
	}
	return buf_str(&b);
}

static struct str answer(struct str letter, size_t style, struct arena *a)
{
	struct buf b = buf_new(a);

	buf_addf(&b,
		 "From: ann@example.org\nTo: pbp@example.org\nSubject: Re: [pbp:isles]\nMIME-Version: 1.0\n"
		 "Content-Type: text/%s; charset=utf-8%s\n\n",
		 styles[style].html ? "html" : "plain", styles[style].flowed ? "; format=flowed" : "");
	buf_addf(&b, "%s%.*s%s", styles[style].above, STR_ARG(as_seen(letter, style, a)),
		 styles[style].below ? styles[style].below : "");
	return buf_str(&b);
}

/* What is read of the answer, less what its writer said himself. */
static void holds_nothing_of(struct str mail, const char *what, size_t style, struct arena *a)
{
	static const char *const said[] = { "thanks", "Sent with my telephone",
					    "la play-by-post ga:", "________________________________" };
	const struct mail_site site = { .address = S("pbp@example.org") };
	struct message m;

	message_read(&m, mail, false, &site, a);
	assert_int_equal(m.class, MAIL_NORMAL);
	for (size_t i = 0; i < m.nbodies; i++)
		for (size_t k = 1; k <= m.bodies[i].own.nlines; k++) {
			struct str line =
				str_trim(source_text(&m.bodies[i].own, source_line_span(&m.bodies[i].own, k)));
			bool own = !line.n;

			for (size_t j = 0; j < sizeof said / sizeof *said; j++)
				own |= str_eq_c(line, said[j]);
			if (!own)
				print_error("%s, %s: read as own: %.*s\n", what, styles[style].name, STR_ARG(line));
			assert_true(own);
		}
}

static void comes_back(const char *file, struct arena *a)
{
	struct letter l = letter("", ""), marked;
	struct str text;
	struct err e;
	const bool html = str_ends(str_c(file), S(".html"));

	assert_ok(file_read(&text, path_join(a, GOLDEN, file), 0, a, &e), &e);
	l.from_name = S("isles");
	*(html ? &l.html : &l.text) = text;
	marked = letter_marked(&l, a);
	for (size_t i = 0; i < sizeof styles / sizeof *styles; i++)
		if (styles[i].html || !html)
			holds_nothing_of(answer(html ? marked.html : marked.text, i, a), file, i, a);
}

static void test_letters__that_come_back_are_not_read(void **state)
{
	struct str *names;
	size_t n, letters = 0;
	struct err e;

	assert_ok(folder_list(&names, &n, GOLDEN, *state, &e), &e);
	for (size_t i = 0; i < n; i++) {
		if (str_ends(names[i], S(".json")) || str_ends(names[i], S(".md")) || str_ends(names[i], S(".bbcode")))
			continue;
		comes_back(str_cstr(*state, names[i]), *state);
		letters++;
	}
	assert_true(letters >= 15);
}

static void test_outbox__a_letter_is_queued_once(void **state)
{
	char *folder = folder_of_test(*state);
	struct letter l = letter("s", "t\n");
	struct outbox o;
	struct err e;

	for (int i = 0; i < 2; i++) {
		assert_ok(outbox_open(&o, folder, *state, &e), &e);
		assert_ok(outbox_add(&o, &l, &e), &e);
		assert_ok(outbox_add(&o, &l, &e), &e);
		assert_ok(outbox_flush(&o, &e), &e);
		assert_int_equal(queued(folder, *state), 1);
		outbox_close(&o);
	}
	folder_of_test_end(folder);
}

static char *script(const char *folder, const char *text, struct arena *a)
{
	char *path = path_join(a, folder, "sendmail");
	struct err e;

	assert_ok(file_write(path, str_c(text), 0700, &e), &e);
	return path;
}

/* An outbox with a letter to each; a sendmail that notes whom it was called for, then does as told. */
static void outbox_of(struct outbox *o, const char *folder, const char *const *to, struct arena *a)
{
	struct letter l = letter("s", "t\n");
	struct err e;

	assert_ok(outbox_open(o, folder, a, &e), &e);
	for (; *to; to++) {
		l.to = str_c(*to);
		assert_ok(outbox_add(o, &l, &e), &e);
	}
	assert_ok(outbox_flush(o, &e), &e);
}

static struct sending send(const struct outbox *o, const char *folder, const char *script_text, struct arena *a)
{
	struct sending s = { .seconds = 5 };
	struct err e;

	s.command = script(folder, arena_printf(a, "#!/bin/sh\necho \"$@\" >>${0%%/*}/got\n%s\n", script_text), a);
	assert_ok(sending_run(&s, o, &e), &e);
	return s;
}

static struct str calls_of(const char *folder, struct arena *a)
{
	char *path = path_join(a, folder, "got");
	struct str got = STR_NONE;
	struct err e;

	if (file_exists(path))
		assert_ok(file_read(&got, path, 0, a, &e), &e);
	assert_ok(file_remove(path, &e), &e);
	return got;
}

static int ncalls(const char *folder, struct arena *a)
{
	struct str got = calls_of(folder, a), line;
	int n = 0;

	while (str_line(&got, &line))
		n++;
	return n;
}

static const char *const two[] = { "ann@example.org", "bob@example.org", NULL };

static void test_sending__letters_go_to_the_command(void **state)
{
	char *folder = folder_of_test(*state);
	struct outbox o;
	struct sending s;
	struct str got;

	outbox_of(&o, folder, two, *state);
	s = send(&o, folder, "grep ^To: >>${0%/*}/got", *state);
	assert_int_equal(s.nsent, 2);
	assert_int_equal(s.nleft, 0);
	assert_int_equal(queued(folder, *state), 0);
	got = calls_of(folder, *state);
	assert_true(str_find(got, S("-i -f <> -- ann@example.org\nTo: ann@example.org\n")) < got.n);
	assert_true(str_find(got, S("-i -f <> -- bob@example.org\nTo: bob@example.org\n")) < got.n);
	outbox_close(&o);
	folder_of_test_end(folder);
}

static void test_sending__what_the_command_does_not_take_stays(void **state)
{
	char *folder = folder_of_test(*state);
	struct outbox o;
	struct sending s;

	outbox_of(&o, folder, two, *state);
	s = send(&o, folder, "exit 75", *state);
	assert_int_equal(s.nsent, 0);
	assert_int_equal(s.nleft, 2);
	assert_int_equal(queued(folder, *state), 2);
	assert_true(s.why.code != 0);
	assert_int_equal(ncalls(folder, *state), 2);
	s = send(&o, folder, "kill -9 $$", *state);
	assert_int_equal(s.nleft, 2);
	assert_int_equal(ncalls(folder, *state), 2);
	outbox_close(&o);
	folder_of_test_end(folder);
}

/* A command that is missing, wrongly called or hangs is not tried with every letter. */
static void test_sending__what_would_meet_every_letter_ends_it(void **state)
{
	char *folder = folder_of_test(*state);
	struct sending s = { .command = "/no/such/command", .seconds = 5 };
	struct outbox o;
	struct err e;

	outbox_of(&o, folder, two, *state);
	assert_ok(sending_run(&s, &o, &e), &e);
	assert_int_equal(s.nleft, 2);
	s = send(&o, folder, "exit 78", *state);
	assert_int_equal(s.nleft, 2);
	assert_int_equal(ncalls(folder, *state), 1);
	s.command = script(folder, "#!/bin/sh\nexec sleep 20\n", *state);
	s.seconds = 0;
	assert_ok(sending_run(&s, &o, &e), &e);
	assert_int_equal(s.nleft, 2);
	outbox_close(&o);
	folder_of_test_end(folder);
}

static struct arena *test_arena;

static int note(void *who, struct str name, struct str to, const struct err *why, struct err *e)
{
	struct str *told = who;

	(void)name, (void)e;
	assert_true(why->code != 0);
	*told = str_dup(test_arena, to);
	return 0;
}

static void test_sending__a_letter_refused_for_good_is_put_aside_once(void **state)
{
	char *folder = folder_of_test(*state);
	struct str told = STR_NONE, *names;
	struct sending s = { .seconds = 5, .refused = note, .who = &told };
	struct outbox o;
	struct err e;
	size_t n;

	test_arena = *state;
	outbox_of(&o, folder, two, *state);
	s.command = script(folder, "#!/bin/sh\ncase $5 in ann*) exit 67 ;; esac\n", *state);
	assert_ok(sending_run(&s, &o, &e), &e);
	assert_int_equal(s.nsent, 1);
	assert_int_equal(s.naside, 1);
	assert_int_equal(s.nleft, 0);
	assert_str(told, "ann@example.org");
	assert_int_equal(queued(folder, *state), 0);
	assert_ok(folder_list(&names, &n, path_join(*state, folder, "cur"), *state, &e), &e);
	assert_int_equal(n, 1);
	assert_ok(sending_run(&s, &o, &e), &e);
	assert_int_equal(s.nsent + s.naside + s.nleft, 0);
	outbox_close(&o);
	folder_of_test_end(folder);
}

/* Six players whose servers take nothing for now do not keep the seventh from his letter. */
static void test_sending__letters_that_fail_queue_up_behind_the_others(void **state)
{
	static const char *const seven[] = { "a@example.org", "b@example.org", "c@example.org", "d@example.org",
					     "e@example.org", "f@example.org", "g@example.net", NULL };
	const char *first_fail = "case $5 in *.org) exit 75 ;; esac";
	char *folder = folder_of_test(*state);
	struct outbox o;
	struct sending s;
	size_t sent = 0;

	outbox_of(&o, folder, seven, *state);
	for (int i = 0; i < 2; i++) {
		s = send(&o, folder, first_fail, *state);
		sent += s.nsent;
	}
	assert_int_equal(sent, 1);
	assert_int_equal(s.nleft, 6);
	outbox_close(&o);
	folder_of_test_end(folder);
}

TEST_MAIN(TEST_ARENA(test_compose__a_plain_letter_is_written_as_it_is),
	  TEST_ARENA(test_compose__the_same_letter_is_the_same_bytes_and_another_has_another_id),
	  TEST_ARENA(test_compose__no_text_breaks_out_of_its_field), TEST_ARENA(test_compose__any_subject_is_read_back),
	  TEST_ARENA(test_compose__any_text_arrives_as_it_was),
	  TEST_ARENA(test_compose__text_and_html_are_alternatives),
	  TEST_ARENA(test_compose__a_picture_goes_with_the_html),
	  TEST_ARENA(test_compose__an_address_that_could_do_harm_is_refused),
	  TEST_ARENA(test_letters__that_come_back_are_not_read), TEST_ARENA(test_outbox__a_letter_is_queued_once),
	  TEST_ARENA(test_sending__letters_go_to_the_command),
	  TEST_ARENA(test_sending__what_the_command_does_not_take_stays),
	  TEST_ARENA(test_sending__what_would_meet_every_letter_ends_it),
	  TEST_ARENA(test_sending__a_letter_refused_for_good_is_put_aside_once),
	  TEST_ARENA(test_sending__letters_that_fail_queue_up_behind_the_others))
