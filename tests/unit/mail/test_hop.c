/* hop: which machine handed a mail to ours, whatever its sender writes */
#include "test.h"

#include "base/buf.h"
#include "mail/received.h"

static void test_hop__is_what_our_own_server_saw(void **state)
{
	static const struct {
		const char *received, *hop;
	} cases[] = {
		{ "Received: from mx.evil (dns.evil [192.0.2.7]) by mx.us with ESMTP id 1; x\n", "192.0.2.7" },
		{ "Received: from [192.0.2.1] (unknown [192.0.2.7])\n\tby mx.us\n", "192.0.2.7" },
		{ "Received: from dns.evil ([192.0.2.7] helo=[192.0.2.1])\n\tby mx.us\n", "192.0.2.7" },
		{ "Received: from x (x [IPv6:2001:db8:1:2:3::4]) by mx.us\n", "20010db800010002" },
		{ "Received: from x (x [IPv6:2001:db8:1:2::9]) by mx.us\n", "20010db800010002" },
		/* what a sender calls himself may hold blanks, and words of ours */
		{ "Received: from x [192.0.2.1] by mx.evil (dns.evil [192.0.2.7]) by mx.us with ESMTP id 1; x\n",
		  "192.0.2.7" },
		/* a filter of our own, a server in the house, and nobody at all stand in between */
		{ "Received: from localhost (localhost [127.0.0.1]) by mx.us\nReceived: by mx.us with LMTP\n"
		  "Received: from in.us ([10.1.2.3]) by mx.us\nReceived: from x ([192.0.2.7]) by in.us\n"
		  "Received: from y ([192.0.2.8]) by x\n",
		  "192.0.2.7" },
		/* lines below the first from elsewhere are the sender's */
		{ "Received: from x by mx.us\nReceived: from y ([192.0.2.8]) by x\n", "" },
		{ "Received: from x ([192.0.2.7]) by mx.us\nReceived: from y ([192.0.2.8]) by x\n", "192.0.2.7" },
		{ "Received: from x ([not.an.address]) by mx.us\n", "" },
		{ "Received: from x (x) by mx.us ([192.0.2.8])\n", "" },
		{ "Received: from x ([192.0.2.7\n", "192.0.2.7" },
		{ "Received:\n", "" },
		{ "Subject: from x ([192.0.2.7]) by mx.us\n", "" },
	};

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct header h;

		header_parse(&h, str_printf(*state, "%s\nx\n", cases[i].received), *state);
		assert_str(received_hop(&h, *state), cases[i].hop);
	}
}

TEST_MAIN(TEST_ARENA(test_hop__is_what_our_own_server_saw))
