/*
 * page: see page.h. The page has one position, and this file its memory: a page cannot hand over a struct.
 */
#include "check/page.h"

#include "check/check.h"

static struct {
	struct arena run, call;
	struct checker *checker;
	bool open;
	char *room;
	struct buf answer;
} page = { .run = ARENA_INIT, .call = ARENA_INIT };

static struct str in_room(size_t from, size_t n)
{
	return (struct str){ page.room + from, n };
}

static struct buf *answer(void)
{
	page.answer = buf_new(&page.call);
	return &page.answer;
}

char *page_room(size_t n)
{
	arena_reset(&page.call);
	answer();
	return page.room = arena_alloc(&page.call, n + 1, 1);
}

static void begin(void)
{
	arena_reset(&page.run);
	page.checker = checker_new(&page.run);
	page.open = false;
}

void page_give(size_t name, size_t text)
{
	if (!page.checker || page.open)
		begin();
	checker_give(page.checker, in_room(0, name), in_room(name, text));
}

static int failed(const char *why)
{
	buf_add_c(answer(), why);
	return PAGE_FAILED;
}

int page_open(void)
{
	struct err e;

	if (!page.checker || page.open)
		begin();
	if (checker_open(page.checker, &e)) {
		page.checker = NULL;
		return failed(e.text);
	}
	page.open = true;
	checker_seats(page.checker, answer());
	return PAGE_FINE;
}

int page_own(size_t seat)
{
	if (!page.open)
		return failed("there is no position");
	checker_own(page.checker, in_room(0, seat), answer());
	return PAGE_FINE;
}

int page_say(size_t seat, size_t own, size_t text, double seconds)
{
	const struct checker_try t = { in_room(0, seat), in_room(seat, own), in_room(seat + own, text), (when)seconds };
	struct err e;
	bool refuses;

	if (!page.open)
		return failed("there is no position");
	if (checker_say(page.checker, &t, answer(), &refuses, &e))
		return failed(e.text);
	return refuses ? PAGE_REFUSES : PAGE_FINE;
}

const char *page_answer(void)
{
	return buf_str(&page.answer).p;
}

size_t page_answer_size(void)
{
	return buf_str(&page.answer).n;
}
