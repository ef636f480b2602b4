/* waiting: the inbox, listed: what is held comes to it, what is recorded leaves it */
#include "test.h"

#include <stdlib.h>

#include "disk/waiting.h"
#include "base/file.h"

enum { MANY = 40 };

static struct decision decided(struct arena *a, int i, when arrival, uint32_t place)
{
	struct decision d = { .arrival = arrival, .after = 1, .place = place };

	d.raw = str_printf(a, "mail %d\n", i);
	d.hash = hash_of(d.raw);
	d.class = STR("orders");
	d.verdict = STR("absent");
	d.heard = true;
	return d;
}

static struct waiting open_box(struct arena *a)
{
	char folder[] = "/tmp/pbp-test-waiting-XXXXXX";
	struct waiting w = { .room = 0 };
	struct err e;

	assert_non_null(mkdtemp(folder));
	assert_ok(inbox_open(&w.inbox, str_cstr(a, str_c(folder)), a, &e), &e);
	return w;
}

static void hold(struct waiting *w, struct hand *h, const struct decision *d)
{
	struct err e;

	assert_ok(inbox_add(&w->inbox, d, &e), &e);
	VEC_PUSH(&h->held, &h->mails, *d);
}

/* After every flush the list is what the folder says, in whatever order mails came. */
static void test_waiting__is_what_the_folder_says(void **state)
{
	struct arena *a = *state;
	struct waiting w = open_box(a), again;
	struct hand h = { .mails = ARENA_INIT };
	struct err e;

	for (int i = 0; i < MANY; i++) {
		const struct decision d = decided(a, i, 1000000 + i * 7 % 11, 0);

		hold(&w, &h, &d);
		if (i % 8 < 7)
			continue;
		assert_ok(inbox_flush(&w.inbox, &e), &e);
		waiting_add(&w, &h);
		memset(&h.held, 0, sizeof h.held);
		again = (struct waiting){ .inbox = w.inbox };
		assert_ok(waiting_list(&again, &e), &e);
		assert_int_equal(w.n, again.n);
		for (size_t k = 0; k < w.n; k++)
			assert_int_equal(hash_cmp(&w.list[k].hash, &again.list[k].hash), 0);
		arena_release(&again.arena);
	}
	assert_int_equal(w.n, MANY);
	folder_remove(w.inbox.drop.folder, NULL);
	arena_release(&h.mails);
	waiting_release(&w);
}

static void test_waiting__finds_and_lets_go(void **state)
{
	struct arena *a = *state;
	struct waiting w = open_box(a);
	struct hand h = { .mails = ARENA_INIT };
	struct hash gone[2];
	struct err e;

	for (int i = 0; i < 5; i++) {
		const struct decision d = decided(a, i, 1000000 + i, 0);

		hold(&w, &h, &d);
		if (i % 2)
			gone[i / 2] = d.hash;
	}
	assert_ok(inbox_flush(&w.inbox, &e), &e);
	waiting_add(&w, &h);
	assert_non_null(waiting_find(&w, 1000001, &gone[0]));
	assert_null(waiting_find(&w, 1000002, &gone[0]));
	assert_ok(waiting_remove(&w, gone, 2, &e), &e);
	assert_int_equal(w.n, 3);
	assert_null(waiting_find(&w, 1000001, &gone[0]));
	assert_ok(waiting_list(&w, &e), &e);
	assert_int_equal(w.n, 3);
	folder_remove(w.inbox.drop.folder, NULL);
	arena_release(&h.mails);
	waiting_release(&w);
}

/* Within a second mails count in the order in which they were heard, not in that of their hashes. */
static void test_waiting__is_heard_in_order(void **state)
{
	struct arena *a = *state;
	struct waiting w = open_box(a);
	struct hand h = { .mails = ARENA_INIT };
	struct decision *list;
	struct err e;

	for (int i = 0; i < 8; i++) {
		const struct decision d = decided(a, i, 1000000, (uint32_t)(7 - i));

		hold(&w, &h, &d);
	}
	assert_ok(inbox_flush(&w.inbox, &e), &e);
	waiting_add(&w, &h);
	assert_ok(waiting_in_order(&list, &w, decision_heard_cmp, a, &e), &e);
	for (uint32_t i = 0; i < 8; i++)
		assert_int_equal(list[i].place, i);
	folder_remove(w.inbox.drop.folder, NULL);
	arena_release(&h.mails);
	waiting_release(&w);
}

static void test_hand__finds_from_where_it_found_last(void **state)
{
	struct hand h = { .mails = ARENA_INIT };
	const struct hash none = hash_of(STR("none"));
	size_t next = 0;

	for (int i = 0; i < 6; i++) {
		const struct decision d = decided(*state, i, i, 0);

		VEC_PUSH(&h.held, &h.mails, d);
	}
	assert_ptr_equal(hand_find(&h, &h.held.at[4].hash, &next), &h.held.at[4]);
	assert_int_equal(next, 5);
	assert_ptr_equal(hand_find(&h, &h.held.at[1].hash, &next), &h.held.at[1]);
	assert_int_equal(next, 2);
	assert_null(hand_find(&h, &none, &next));
	arena_release(&h.mails);
}

TEST_MAIN(TEST_ARENA(test_waiting__is_what_the_folder_says), TEST_ARENA(test_waiting__finds_and_lets_go),
	  TEST_ARENA(test_waiting__is_heard_in_order), TEST_ARENA(test_hand__finds_from_where_it_found_last))
