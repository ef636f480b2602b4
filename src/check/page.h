/*
 * page: the checker (check.h) as a web page calls it: numbers and bytes alone, one position at a time. The caller writes
 * bytes into room and says how many of them are which; what is answered lies at page_answer until the next call.
 */
#ifndef PBP_CHECK_PAGE_H
#define PBP_CHECK_PAGE_H

#include <stddef.h>

enum page_code { PAGE_FINE, PAGE_REFUSES, PAGE_FAILED };

/* Room for n bytes, until the next of these calls. */
char *page_room(size_t n);
/* In room: the name of a text of the position, then the text. The first one after page_open begins another position. */
void page_give(size_t name, size_t text);
/* PAGE_FINE: the answer is the names of the seats, a line each; PAGE_FAILED: why not. */
int page_open(void);
/* In room: the name of a seat. The answer is what only it may see, to be filled in (checker_own). */
int page_own(size_t seat);
/* In room: the name of a seat, what only it may see, orders; seconds: now. The answer is the receipt, or (PAGE_FAILED) why
 * there is none. */
int page_say(size_t seat, size_t own, size_t text, double seconds);
const char *page_answer(void);
size_t page_answer_size(void);

#endif
