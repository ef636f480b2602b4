/*
 * fuzz: parsers fed with anything. A target must come back from every input, and
 * checks what must hold of each (fuzz_must); the sanitizers see to the rest.
 *
 * Built with libFuzzer (make fuzz) the target is the one that $PBP_FUZZ names. As
 * an ordinary program it runs every file of tests/fuzz/corpus/TARGET through its
 * target: what was once found stays found.
 */
#ifndef PBP_TESTS_FUZZ_H
#define PBP_TESTS_FUZZ_H

#include "base/arena.h"
#include "base/str.h"

struct fuzz_target {
	const char *name;
	void (*run)(struct str input, struct arena *a); /* the arena is emptied after each input */
};
extern const struct fuzz_target fuzz_mail_targets[], fuzz_game_targets[]; /* end with a NULL name */

/* Ends the program: a finding. */
void fuzz_must(bool holds, const char *what);

#endif
