/*
 * utf8_tables: the data behind utf8_fold and utf8_mixed_scripts. Tables of runs
 * and signs are sorted, so that they can be searched by halves.
 */
#ifndef PBP_BASE_UTF8_TABLES_H
#define PBP_BASE_UTF8_TABLES_H

#include <stddef.h>
#include <stdint.h>

/* ASCII forms by page, "" for none; three bytes, NUL-padded: U+00A0 .. U+024F, U+1E00 .. U+1EFF. */
extern const char utf8_latin[0x1b0][3];
extern const char utf8_latin_more[0x100][3];

struct utf8_sign {
	uint32_t c;
	char to[4]; /* NUL-padded */
};
extern const struct utf8_sign utf8_signs[];
extern const size_t utf8_nsigns;

struct utf8_run {
	uint32_t from, to;
};
extern const struct utf8_run utf8_vanishing[];
extern const size_t utf8_nvanishing;

/* Every step-th character of the run has its lower case delta further. */
struct utf8_case {
	uint32_t from, to;
	int32_t delta;
	uint32_t step;
};
extern const struct utf8_case utf8_cases[];
extern const size_t utf8_ncases;

/* Scripts whose letters pass for each other. */
enum utf8_script {
	SCRIPT_OTHER,
	SCRIPT_LATIN,
	SCRIPT_GREEK,
	SCRIPT_CYRILLIC,
	SCRIPT_ARMENIAN,
	SCRIPT_CHEROKEE,
	SCRIPT_COUNT
};
struct utf8_script_run {
	uint32_t from, to;
	enum utf8_script script;
};
extern const struct utf8_script_run utf8_scripts[];
extern const size_t utf8_nscripts;

#endif
