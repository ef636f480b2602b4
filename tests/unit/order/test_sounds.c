#include "test.h"

#include "base/buf.h"
#include "order/sounds.h"

static const char *const words[] = { "iraq",      "iran",  "libya", "green", "grain",      "from",
				     "argentina", "extra", "nara",  "kobe",  "new zealand" };
enum { WORDS = sizeof words / sizeof *words };

static void note(void *context, const struct near_text *t)
{
	struct buf *found = context;

	buf_addf(found, "%.*s ", STR_ARG(t->text));
}

static struct sounds *all(struct arena *a)
{
	struct near_text *t = ARENA_ARRAY(a, struct near_text, WORDS);

	for (size_t i = 0; i < WORDS; i++)
		t[i] = (struct near_text){ .text = str_c(words[i]),
					   .meaning = (uint32_t)i,
					   .whole = true,
					   .name = i != 5 && i != 7,
					   .word = i == 5 };
	return sounds_new(t, WORDS, a);
}

typedef void finder(struct sounds *, struct str, void (*)(void *, const struct near_text *), void *);

static const char *find(struct arena *a, finder *by, const char *text)
{
	struct buf found = buf_new(a);

	by(all(a), str_c(text), note, &found);
	return str_cstr(a, buf_str(&found));
}

static void test_sounds__letters_that_sound_the_same_are_the_same(void **state)
{
	assert_string_equal(find(*state, sounds_alike, "irak"), "iraq ");
	assert_string_equal(find(*state, sounds_alike, "lybia"), "libya ");
	assert_string_equal(find(*state, sounds_alike, "narra"), "nara ");
	assert_string_equal(find(*state, sounds_alike, "xtra"), "extra ");
	assert_string_equal(find(*state, sounds_alike, "iraq"), "");
	assert_string_equal(find(*state, sounds_alike, "coby"), ""); /* kobi is not kobe */
	assert_string_equal(find(*state, sounds_alike, "kob"), "");
}

static void test_sounds__consonants_alone_stand_for_a_word(void **state)
{
	assert_string_equal(find(*state, sounds_short, "frm"), "from ");
	assert_string_equal(find(*state, sounds_short, "rgntn"), ""); /* its first letter is missing */
	assert_string_equal(find(*state, sounds_short, "grn"), "");   /* of so short a name there are too many */
	assert_string_equal(find(*state, sounds_short, "free"), "");  /* it has vowels */
}

static void test_sounds__initials_of_words_and_letters_in_disorder(void **state)
{
	assert_string_equal(find(*state, sounds_initials, "nz"), "new zealand ");
	assert_string_equal(find(*state, sounds_initials, "i"), "");
	assert_string_equal(find(*state, sounds_swapped, "fomr"), "from ");
	assert_string_equal(find(*state, sounds_swapped, "rfom"), ""); /* the first letter is hardly ever wrong */
	assert_string_equal(find(*state, sounds_swapped, "irna"), ""); /* names have slips of their own */
}

TEST_MAIN(TEST_ARENA(test_sounds__letters_that_sound_the_same_are_the_same),
	  TEST_ARENA(test_sounds__consonants_alone_stand_for_a_word),
	  TEST_ARENA(test_sounds__initials_of_words_and_letters_in_disorder))
