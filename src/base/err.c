/*
 * err: the texts of failures. Whatever a text is made of, it ends up as one line
 * without control characters, because operators read it in logs and terminals.
 */
#include "base/err.h"

#include <errno.h>
#include <stdarg.h>

#define TEXT_SIZE sizeof(((struct err *)0)->text)

static const struct {
	int errno_value, code;
} errno_codes[] = {
	{ ENOSPC, ERR_AGAIN },  { EMFILE, ERR_AGAIN }, { ENFILE, ERR_AGAIN }, { ENOMEM, ERR_AGAIN },
	{ EDQUOT, ERR_AGAIN },  { EIO, ERR_AGAIN },    { EROFS, ERR_AGAIN },  { EACCES, ERR_AGAIN },
	{ EAGAIN, ERR_AGAIN },  { EINTR, ERR_AGAIN },  { EFBIG, ERR_AGAIN },  { ENOENT, ERR_NOT_FOUND },
	{ EEXIST, ERR_EXISTS },
};

static int code_of(int errno_value)
{
	for (size_t i = 0; i < sizeof errno_codes / sizeof *errno_codes; i++)
		if (errno_codes[i].errno_value == errno_value)
			return errno_codes[i].code;
	return ERR_FAILED;
}

/* The text was made apart from e, since the old one may be among its arguments. */
static void take(struct err *e, int code, const char *text)
{
	size_t n = strnlen(text, TEXT_SIZE - 1);

	e->code = code;
	memcpy(e->text, text, n);
	e->text[n] = '\0';
	for (char *p = e->text; *p; p++)
		if ((unsigned char)*p < ' ' || *p == 0x7f)
			*p = ' ';
}

/* Joins what fits; what does not is the tail of a text that is too long to be read anyway. */
static void append(char *text, const char *more)
{
	size_t n = strlen(text), room = TEXT_SIZE - 1 - n, m = strnlen(more, room);

	memcpy(text + n, more, m);
	text[n + m] = '\0';
}

int err_set(struct err *e, int code, const char *fmt, ...)
{
	char text[TEXT_SIZE];
	va_list args;

	if (!e)
		return code;
	va_start(args, fmt);
	vsnprintf(text, sizeof text, fmt, args);
	va_end(args);
	take(e, code, text);
	return code;
}

int err_sys(struct err *e, int errno_value, const char *fmt, ...)
{
	char text[TEXT_SIZE], reason[128];
	va_list args;

	if (!e)
		return code_of(errno_value);
	va_start(args, fmt);
	vsnprintf(text, sizeof text, fmt, args);
	va_end(args);
	append(text, ": ");
	append(text, strerror_r(errno_value, reason, sizeof reason));
	take(e, code_of(errno_value), text);
	return e->code;
}

int err_wrap(struct err *e, const char *fmt, ...)
{
	char text[TEXT_SIZE];
	va_list args;

	if (!e)
		return ERR_FAILED;
	va_start(args, fmt);
	vsnprintf(text, sizeof text, fmt, args);
	va_end(args);
	append(text, ": ");
	append(text, e->text);
	take(e, e->code, text);
	return e->code;
}
