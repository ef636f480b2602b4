/*
 * byte: what one byte of a text is, whatever the machine's locale says. Letters, capitals and digits are those of ASCII; the
 * bytes of other letters (UTF-8) are words' as well. c: a char or its unsigned value.
 */
#ifndef PBP_BASE_BYTE_H
#define PBP_BASE_BYTE_H

#include <stdbool.h>

static inline bool byte_is_digit(int c)
{
	return c >= '0' && c <= '9';
}

static inline bool byte_is_small(int c)
{
	return c >= 'a' && c <= 'z';
}

static inline bool byte_is_capital(int c)
{
	return c >= 'A' && c <= 'Z';
}

static inline bool byte_is_letter(int c)
{
	return byte_is_small(c | 32);
}

static inline bool byte_is_plain(int c)
{
	return byte_is_letter(c) || byte_is_digit(c);
}

/* Or a byte of a letter of another script. */
static inline bool byte_is_any_letter(int c)
{
	return byte_is_letter(c) || c & 0x80;
}

static inline bool byte_is_word(int c)
{
	return byte_is_any_letter(c) || byte_is_digit(c);
}

static inline bool byte_is_blank(int c)
{
	return c == ' ' || c == '\t';
}

static inline char byte_lower(char c)
{
	return byte_is_capital(c) ? (char)(c + 'a' - 'A') : c;
}

static inline char byte_upper(char c)
{
	return byte_is_small(c) ? (char)(c - 'a' + 'A') : c;
}

/* The value of a digit of either case; -1 where it is none. */
static inline int byte_hex(int c)
{
	if (byte_is_digit(c))
		return c - '0';
	return (c | 32) >= 'a' && (c | 32) <= 'f' ? (c | 32) - 'a' + 10 : -1;
}

static inline bool byte_is_hex(int c)
{
	return byte_hex(c) >= 0;
}

#endif
