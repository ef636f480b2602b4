/* message: what the mails of tests/mail do not show: arrival, threading, limits, lines and kinds */
#include "test.h"

#include "base/buf.h"
#include "mail/limits.h"
#include "mail/message.h"

#define HEAD "From: ann@example.org\nTo: pbp@example.org\n"

static struct message read_text(struct arena *a, struct str raw)
{
	static const struct str receivers[] = { S("mx.example.org"), S("mx2.example.org"), S("home") };
	const struct mail_site site = { .address = S("pbp@example.org"), .receivers = receivers, .nreceivers = 3 };
	struct message m;

	message_read(&m, raw, false, &site, a);
	return m;
}

static void test_message__arrival_is_received_then_envelope_then_stored(void **state)
{
	struct message m = read_text(*state,
				     S("Received: by mx.example.org; Mon, 5 Jan 2026 09:00:00 +0100\n" HEAD "\nx\n"));

	assert_int_equal(message_arrival(&m, 5, 6), 1767600000);
	m = read_text(*state, S("Received: by x; Mon, 5 Jan 2026 09:00:00 +0100\n" HEAD "\nx\n"));
	assert_int_equal(message_arrival(&m, 5, 6), 5);
	m = read_text(*state, S(HEAD "Date: Mon, 5 Jan 2026 09:00:00 +0100\n\nx\n"));
	assert_int_equal(message_arrival(&m, 5, 6), 5);
	assert_int_equal(message_arrival(&m, WHEN_NONE, 6), 6);
}

/* Lines from the top; the times are their numbers. 0: none is believed. */
#define RECEIVED(what, at) "Received: " what "; Thu, 1 Jan 1970 00:00:0" #at " +0000\n"
#define OUTSIDE "from x.example.com (x.example.com [192.0.2.9]) "
#define FORGED RECEIVED(OUTSIDE "by mx.example.org (Postfix) with ESMTP id 1", 1)
#define MX "by mx.example.org (Postfix) with ESMTPS id 4 for <pbp@example.org>"

static const struct {
	const char *head;
	int at;
	const char *by;
} arrivals[] = {
	{ RECEIVED(OUTSIDE MX, 5), 5, "mx.example.org" },
	{ RECEIVED("from x (x [1.2.3.4])\n\t(using TLSv1.3 with cipher X)\n\t" MX, 5), 5, "mx.example.org" },
	{ RECEIVED("from x by MX.Example.ORG. with SMTP", 5), 5, "mx.example.org" },
	{ RECEIVED("from imap.example.org [192.0.2.1]\n\tby home.lan with IMAP (fetchmail-6.4.37)\n\t"
		   "for <pbp@localhost> (single-drop)",
		   7),
	  7, "home" },
	/* fetched, or handed on inside: the server's line, and no further */
	{ RECEIVED("from imap.example.org [192.0.2.1] by home with IMAP (fetchmail-6.4.37)", 7) RECEIVED(OUTSIDE MX, 5)
		  FORGED,
	  5, "mx.example.org" },
	{ RECEIVED("from imap.example.org by home with POP3 (fetchmail-6.4.37)", 7)
		  RECEIVED("from mx2.example.org by mx.example.org with LMTP id x", 6)
			  RECEIVED(OUTSIDE "by mx2.example.org with ESMTP", 5) FORGED,
	  5, "mx2.example.org" },
	{ RECEIVED("from mx2.example.org (mx2.example.org [192.0.2.2]) " MX, 6)
		  RECEIVED(OUTSIDE "by mx2.example.org with ESMTP", 5) FORGED,
	  5, "mx2.example.org" },
	/* fetched, from a server that is not named */
	{ RECEIVED("from imap.example.org by home with IMAP", 7) RECEIVED(OUTSIDE "by mx9.example.org with ESMTP", 5)
		  FORGED,
	  7, "home" },
	/* what a sender wrote himself */
	{ RECEIVED(OUTSIDE MX, 5) FORGED, 5, "mx.example.org" },
	{ RECEIVED(OUTSIDE "by mx9.example.org", 5) FORGED, 0, "" },
	{ RECEIVED("from mx2.example.org (unknown [192.0.2.9]) " MX, 5) FORGED, 5, "mx.example.org" },
	{ RECEIVED("from mx2.example.org ([192.0.2.9]) " MX, 5) FORGED, 5, "mx.example.org" },
	{ RECEIVED("from x (mx2.example.org [192.0.2.9] (may be forged)) " MX, 5) FORGED, 5, "mx.example.org" },
	{ RECEIVED("from mx2.example.org (HELO mx2.example.org) (192.0.2.9) by mx.example.org with SMTP", 5) FORGED, 5,
	  "mx.example.org" },
	{ RECEIVED("from localhost (localhost [127.0.0.1]) " MX, 5) FORGED, 5, "mx.example.org" },
	{ RECEIVED("by mx.example.org (Postfix, from userid 1001) id 4", 5) FORGED, 5, "mx.example.org" },
	/* what he said as his name (HELO), or made up as an address of ours */
	{ RECEIVED("from x by home with IMAP (unknown [192.0.2.9]) " MX, 5) FORGED, 5, "mx.example.org" },
	{ RECEIVED("from x with IMAP (unknown [192.0.2.9]) by mx.example.org id 4", 5) FORGED, 5, "mx.example.org" },
	{ RECEIVED("from x (mx2.example.org [192.0.2.2]) (unknown [192.0.2.9]) " MX, 5) FORGED, 5, "mx.example.org" },
	{ RECEIVED("from x (unknown [192.0.2.9]) (Client CN \"(mx2.example.org [192.0.2.2])\", Issuer \"x\") " MX, 5)
		  FORGED,
	  5, "mx.example.org" },
	{ RECEIVED(
		  "from x (y [192.0.2.9]) by mx.example.org with ESMTP id 4 for <\"a> by home with IMAP\"@example.org>",
		  5) FORGED,
	  5, "mx.example.org" },
	{ RECEIVED("from x ( (unknown [192.0.2.9]) " MX, 5) FORGED, 0, "" },
	{ RECEIVED("from \"x (unknown [192.0.2.9]) " MX, 5) FORGED, 0, "" },
	{ RECEIVED("from <x (unknown [192.0.2.9]) " MX, 5) FORGED, 0, "" },
	{ RECEIVED("from by (unknown [192.0.2.9]) " MX, 5) FORGED, 0, "" },
	/* lines that say nothing, or what cannot be: handed on before it came */
	{ "Received: from x by mx.example.org\n" FORGED, 0, "" },
	{ "Received: from x by mx.example.org; soon\n" FORGED, 0, "" },
	{ "Received:\n" FORGED, 0, "" },
	{ "Received: by\n" FORGED, 0, "" },
	{ RECEIVED("from imap.example.org by home with IMAP", 4) RECEIVED(OUTSIDE MX, 5), 4, "home" },
};

static void test_message__no_sender_says_when_his_mail_arrived(void **state)
{
	for (size_t i = 0; i < sizeof arrivals / sizeof *arrivals; i++) {
		struct message m = read_text(*state, str_printf(*state, "%s" HEAD "\nx\n", arrivals[i].head));

		if (message_arrival(&m, 9, 10) != (arrivals[i].at ? arrivals[i].at : 9))
			print_error("%s\n", arrivals[i].head);
		assert_int_equal(message_arrival(&m, 9, 10), arrivals[i].at ? arrivals[i].at : 9);
		assert_str(m.receiver, arrivals[i].by);
	}
}

static void test_message__only_usable_ids_are_kept(void **state)
{
	struct message m = read_text(*state, S(HEAD "Message-ID: junk <a@b> <c@d>\n"
						    "In-Reply-To: \"x\" <e@f>\n"
						    "References: <1@x> <2 @x> <<3@x> <a@b>\n <4@x>\n\nx\n"));

	assert_str(m.id, "<a@b>");
	assert_str(m.in_reply_to, "<e@f>");
	assert_str(m.references, "<1@x> <3@x> <4@x>");
	m = read_text(*state, S(HEAD "Message-ID: none\n\nx\n"));
	assert_str(m.id, "");
	assert_str(m.references, "");
}

static void test_message__a_long_thread_keeps_its_first_and_newest_ids(void **state)
{
	struct buf b = buf_new(*state);
	struct message m;

	buf_add_c(&b, HEAD "References:");
	for (int i = 0; i < 200; i++)
		buf_addf(&b, " <%d@x>", i);
	buf_add_c(&b, "\n\nx\n");
	m = read_text(*state, buf_str(&b));
	assert_true(str_starts(m.references, S("<0@x> <151@x> ")));
	assert_true(str_ends(m.references, S(" <199@x>")));
}

static void test_message__recipients_of_to_and_cc_are_listed(void **state)
{
	struct message m = read_text(*state, S(HEAD "Cc: Bob <bob@Example.org>, cid@x.org\nBcc: d@x.org\n\nx\n"));

	assert_int_equal(m.nto, 3);
	assert_str(m.to[1], "bob@example.org");
	assert_str(m.to[2], "cid@x.org");
}

static void test_message__a_null_sender_is_a_machine(void **state)
{
	const struct mail_site site = { .nown = 0 };
	struct message m;

	message_read(&m, S(HEAD "\nx\n"), true, &site, *state);
	assert_int_equal(m.class, MAIL_AUTOMATIC);
	assert_false(message_may_be_answered(&m));
}

static void test_message__only_read_and_refused_mail_is_answered(void **state)
{
	struct message m = read_text(*state, S(HEAD "\nx\n"));

	assert_true(message_may_be_answered(&m));
	m = read_text(*state, S(HEAD "\n"));
	assert_int_equal(m.class, MAIL_TEXTLESS);
	assert_true(message_may_be_answered(&m));
	m = read_text(*state, S(HEAD "Auto-Submitted: auto-generated\n\nx\n"));
	assert_false(message_may_be_answered(&m));
	m = read_text(*state, S("To: pbp@example.org\n\nx\n"));
	assert_int_equal(mail_class_treatment(m.class), TREAT_REFUSE);
	assert_false(message_may_be_answered(&m));
	m = read_text(*state, S(""));
	assert_int_equal(mail_class_treatment(m.class), TREAT_QUARANTINE);
}

static void test_message__a_large_header_is_refused_and_its_sender_known(void **state)
{
	struct buf b = buf_new(*state);
	struct message m;

	buf_add_c(&b, HEAD "X-Filler: ");
	buf_add_repeat(&b, 'x', MAIL_MAX_HEADER);
	buf_add_c(&b, "\n\nmove\n");
	m = read_text(*state, buf_str(&b));
	assert_int_equal(m.class, MAIL_BEYOND);
	assert_str(m.from, "ann@example.org");
	assert_int_equal(m.nbodies, 0);
}

static void test_message__lines_keep_their_numbers_and_tell_their_kinds(void **state)
{
	const enum line_kind kinds[] = { LINE_OWN, LINE_OWN, LINE_ATTRIBUTION, LINE_QUOTED,
					 LINE_OWN, LINE_OWN, LINE_SIGNATURE,   LINE_SIGNATURE };
	struct message m = read_text(*state, S(HEAD "\na\n\nOn 5 Jan 2026 at 8:00, Bob wrote:\n> b\n\nc\n-- \nd\n"));

	assert_int_equal(m.nbodies, 1);
	assert_int_equal(m.bodies[0].text.nlines, 8);
	assert_int_equal(m.bodies[0].own.text.n, m.bodies[0].text.text.n);
	for (size_t i = 0; i < 8; i++)
		assert_int_equal(m.bodies[0].kind[i], kinds[i]);
	assert_string_equal(line_kind_name(LINE_ATTRIBUTION), "attribution");
}

static void test_message__game_names_are_short_lower_case_words(void **state)
{
	(void)state;
	assert_true(game_name_is_lawful(S("japan-2")));
	assert_false(game_name_is_lawful(S("")));
	assert_false(game_name_is_lawful(S("Japan")));
	assert_false(game_name_is_lawful(S("../etc")));
	assert_false(game_name_is_lawful(S("abcdefghijklmnopqrstuvwxyz0123456")));
}

TEST_MAIN(TEST_ARENA(test_message__arrival_is_received_then_envelope_then_stored),
	  TEST_ARENA(test_message__no_sender_says_when_his_mail_arrived),
	  TEST_ARENA(test_message__only_usable_ids_are_kept),
	  TEST_ARENA(test_message__a_long_thread_keeps_its_first_and_newest_ids),
	  TEST_ARENA(test_message__recipients_of_to_and_cc_are_listed),
	  TEST_ARENA(test_message__a_null_sender_is_a_machine),
	  TEST_ARENA(test_message__only_read_and_refused_mail_is_answered),
	  TEST_ARENA(test_message__a_large_header_is_refused_and_its_sender_known),
	  TEST_ARENA(test_message__lines_keep_their_numbers_and_tell_their_kinds),
	  cmocka_unit_test(test_message__game_names_are_short_lower_case_words))
