/*
 * banned: functions that have no place here because they overflow, depend on
 * the locale, or hide state. Included by the compiler before everything else.
 */
#ifndef PBP_BASE_BANNED_H
#define PBP_BASE_BANNED_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define BANNED(f) sorry_##f##_is_banned
#undef strcpy
#define strcpy(d, s) BANNED(strcpy)
#undef strcat
#define strcat(d, s) BANNED(strcat)
#undef strncpy
#define strncpy(d, s, n) BANNED(strncpy)
#undef strncat
#define strncat(d, s, n) BANNED(strncat)
#undef sprintf
#define sprintf(...) BANNED(sprintf)
#undef vsprintf
#define vsprintf(...) BANNED(vsprintf)
#undef gets
#define gets(b) BANNED(gets)
#undef strtok
#define strtok(s, d) BANNED(strtok)
#undef atoi
#define atoi(s) BANNED(atoi)
#undef atol
#define atol(s) BANNED(atol)
#undef rand
#define rand() BANNED(rand)
#undef srand
#define srand(x) BANNED(srand)
#undef localtime
#define localtime(t) BANNED(localtime)
#undef gmtime
#define gmtime(t) BANNED(gmtime)
#undef ctime
#define ctime(t) BANNED(ctime)
#undef asctime
#define asctime(t) BANNED(asctime)

/* What prints does so by base/screen.h: but generated code, and the tests. */
#ifdef PRINTS_BY_SCREEN
#undef fprintf
#define fprintf(...) BANNED(fprintf)
#undef vfprintf
#define vfprintf(...) BANNED(vfprintf)
#undef printf
#define printf(...) BANNED(printf)
#undef vprintf
#define vprintf(...) BANNED(vprintf)
#undef puts
#define puts(...) BANNED(puts)
#undef fputs
#define fputs(...) BANNED(fputs)
#undef fputc
#define fputc(...) BANNED(fputc)
#undef putc
#define putc(...) BANNED(putc)
#undef putchar
#define putchar(...) BANNED(putchar)
#undef fwrite
#define fwrite(...) BANNED(fwrite)
#undef dprintf
#define dprintf(...) BANNED(dprintf)
#undef perror
#define perror(...) BANNED(perror)
#endif

#endif
