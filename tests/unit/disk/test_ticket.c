/* Tickets as they are written into letters, and found in them again. */
#include "test.h"

#include "disk/ticket.h"

static struct sshkey a_key(uint8_t n)
{
	const uint8_t seed[32] = { n };
	struct sshkey key;

	sshkey_make(&key, seed);
	return key;
}

static struct str written(struct str took, struct arena *a)
{
	const struct sshkey key = a_key(1);
	const struct ticket t = { .game = STR("isles"),
				  .seat = STR("Königreich Süd"),
				  .turn = 3,
				  .step = 7,
				  .arrived = 1767348000,
				  .after = 5,
				  .place = 2,
				  .tip = STR("de9c40908adc7689b89c47632ba7b2855774bc38"),
				  .took = took };
	struct buf b = buf_new(a);

	ticket_write(&b, &t, &key);
	return buf_str(&b);
}

static enum ticket_found found(struct str text, struct ticket *out, struct arena *a)
{
	uint8_t key[32];

	return ticket_next(&text, out, key, a);
}

static void comes_back(struct str took, struct arena *a)
{
	struct str text = written(took, a), line;
	struct ticket t;

	assert_int_equal(found(text, &t, a), TICKET_SIGNED);
	assert_true(str_eq(t.took, took));
	assert_true(str_eq_c(t.seat, "Königreich Süd"));
	assert_int_equal(t.place, 2);
	while (str_line(&text, &line)) {
		assert_true(line.n <= 72);
		assert_true(!str_ends(line, STR(" ")));
	}
}

static void test_ticket__comes_back_in_rows_of_any_length(void **state)
{
	struct arena *a = *state;
	struct buf b = buf_new(a);

	comes_back(STR(""), a);
	comes_back(STR("act order said move count=3 from=osaka to=kyoto\n"), a);
	for (size_t i = 0; i < 400; i++) {
		buf_add_c(&b, i % 13 ? i % 7 ? "x" : "ü" : i % 2 ? "  " : " ");
		comes_back(str_printf(a, "act order said \"%.*s\"\norder done\n", STR_ARG(buf_str(&b))), a);
	}
	b = buf_new(a);
	buf_add_c(&b, "order say text=");
	for (size_t i = 0; i < 200; i++)
		buf_add_c(&b, i % 3 ? "ö" : "o");
	buf_add_c(&b, "\n");
	comes_back(buf_str(&b), a);
}

static void test_ticket__is_broken_by_any_byte_changed(void **state)
{
	struct arena *a = *state;
	const struct str text = written(STR("act order said move count=3 from=osaka to=kyoto\nsheet call=2\norder x\n"),
					a);
	struct ticket t;

	for (size_t i = 0; i < str_find(text, STR("-----BEGIN")); i++) {
		struct str forged = str_dup(a, text);
		char *p = (char *)(uintptr_t)forged.p;

		p[i] ^= 1;
		assert_int_not_equal(found(forged, &t, a), TICKET_SIGNED);
	}
}

static void test_ticket__is_not_found_in_a_part_of_it(void **state)
{
	struct arena *a = *state;
	const struct str text = written(STR("act order said move count=3\n"), a);
	struct ticket t;

	for (size_t n = 0; n + 1 < text.n; n++)
		assert_int_not_equal(found(str_sub(text, 0, n), &t, a), TICKET_SIGNED);
	assert_int_equal(found(STR("no ticket of pbp, or pbp ticket 1 in the middle of a line\n"), &t, a), TICKET_NONE);
}

static void test_ticket__stands_beside_others_in_a_letter(void **state)
{
	struct arena *a = *state;
	const struct str one = written(STR("act order said pass\n"), a);
	struct str text = str_printf(a, "Hello.\n\n%.*s\nand\n%.*s", STR_ARG(one), STR_ARG(one));
	struct ticket t;
	uint8_t key[32];

	assert_int_equal(ticket_next(&text, &t, key, a), TICKET_SIGNED);
	assert_int_equal(ticket_next(&text, &t, key, a), TICKET_SIGNED);
	assert_int_equal(ticket_next(&text, &t, key, a), TICKET_NONE);
}

TEST_MAIN(TEST_ARENA(test_ticket__comes_back_in_rows_of_any_length),
	  TEST_ARENA(test_ticket__is_broken_by_any_byte_changed), TEST_ARENA(test_ticket__is_not_found_in_a_part_of_it),
	  TEST_ARENA(test_ticket__stands_beside_others_in_a_letter))
