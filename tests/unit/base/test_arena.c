/* arena, vec, buf: memory that goes all at once */
#include "test.h"

#include "base/buf.h"
#include "base/vec.h"

static void test_arena__memory_is_zeroed_even_after_a_reset(void **state)
{
	struct arena *a = *state;
	unsigned char *p = arena_alloc(a, 300, 1);

	memset(p, 0xff, 300);
	arena_reset(a);
	p = arena_alloc(a, 300, 1);
	for (size_t i = 0; i < 300; i++)
		assert_int_equal(p[i], 0);
}

static void test_arena__pieces_are_aligned_and_apart(void **state)
{
	struct arena *a = *state;
	const char *end = NULL;

	for (size_t align = 1; align <= 4096; align *= 2) {
		char *p = arena_alloc(a, 3, align);

		assert_int_equal((uintptr_t)p % align, 0);
		assert_true(p != end);
		memset(p, 1, 3);
		end = p;
	}
}

static void test_arena__a_piece_of_no_size_is_a_valid_pointer(void **state)
{
	assert_non_null(arena_alloc(*state, 0, 1));
	assert_non_null(ARENA_ARRAY((struct arena *)*state, int, 0));
}

static void test_arena__large_pieces_leave_the_chunk_in_use(void **state)
{
	struct arena *a = *state;
	char *large[20], *small[20];

	for (int i = 0; i < 20; i++) {
		small[i] = arena_strndup(a, "small", 5);
		large[i] = arena_alloc(a, (size_t)1 << (i + 2), 16);
		large[i][((size_t)1 << (i + 2)) - 1] = (char)i;
	}
	for (int i = 0; i < 20; i++) {
		assert_string_equal(small[i], "small");
		assert_int_equal(large[i][((size_t)1 << (i + 2)) - 1], i);
	}
}

static void test_arena__grown_pieces_keep_what_they_held_and_zero_the_rest(void **state)
{
	struct arena *a = *state;
	char *p = arena_strndup(a, "abc", 3);

	p = arena_grow(a, p, 4, 10, 1);
	assert_memory_equal(p, "abc\0\0\0\0\0\0\0", 10);
	arena_alloc(a, 1, 1);
	p = arena_grow(a, p, 10, 100000, 1);
	assert_memory_equal(p, "abc\0", 4);
	assert_int_equal(p[99999], 0);
	assert_non_null(arena_grow(a, NULL, 0, 8, 8));
}

static void test_arena__used_counts_bytes_handed_out(void **state)
{
	struct arena *a = *state;

	arena_alloc(a, 10, 1);
	arena_alloc(a, 5, 16);
	assert_int_equal(a->used, 15);
	arena_reset(a);
	assert_int_equal(a->used, 0);
}

static void test_arena__printf_measures_first(void **state)
{
	char *text = arena_printf(*state, "%0*d", 5000, 7);

	assert_int_equal(strlen(text), 5000);
}

static void test_vec__a_million_pushes_stay_in_order(void **state)
{
	struct arena *a = *state;
	VEC(int) v = { 0 };

	for (int i = 0; i < 1000000; i++)
		VEC_PUSH(&v, a, i);
	assert_int_equal(v.n, 1000000);
	assert_int_equal(v.at[0], 0);
	assert_int_equal(v.at[777777], 777777);
	assert_int_equal(*VEC_LAST(&v), 999999);
	*VEC_ADD(&v, a) += 3;
	assert_int_equal(*VEC_LAST(&v), 3);
}

static void test_buf__text_is_always_terminated(void **state)
{
	struct buf b = buf_new(*state);

	assert_string_equal(b.p, "");
	buf_add(&b, S("one"));
	buf_add_c(&b, " two");
	buf_add_char(&b, ' ');
	buf_addf(&b, "%d%s", 3, "");
	buf_add_repeat(&b, '.', 3);
	buf_add(&b, STR_NONE);
	assert_string_equal(b.p, "one two 3...");
	assert_str(buf_str(&b), "one two 3...");
}

static void test_buf__it_grows_at_every_length(void **state)
{
	for (size_t n = 0; n < 300; n++) {
		struct buf b = buf_new(*state);

		buf_add_repeat(&b, 'x', n);
		buf_addf(&b, "%s", "yy");
		assert_int_equal(strlen(b.p), n + 2);
		assert_true(b.n < b.cap);
	}
}

TEST_MAIN(TEST_ARENA(test_arena__memory_is_zeroed_even_after_a_reset),
	  TEST_ARENA(test_arena__pieces_are_aligned_and_apart),
	  TEST_ARENA(test_arena__a_piece_of_no_size_is_a_valid_pointer),
	  TEST_ARENA(test_arena__large_pieces_leave_the_chunk_in_use),
	  TEST_ARENA(test_arena__grown_pieces_keep_what_they_held_and_zero_the_rest),
	  TEST_ARENA(test_arena__used_counts_bytes_handed_out), TEST_ARENA(test_arena__printf_measures_first),
	  TEST_ARENA(test_vec__a_million_pushes_stay_in_order), TEST_ARENA(test_buf__text_is_always_terminated),
	  TEST_ARENA(test_buf__it_grows_at_every_length))
