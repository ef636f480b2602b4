/*
 * proof: see proof.h.
 */
#include "disk/proof.h"
#include "base/buf.h"

#define SHELL "shell"

enum { VOUCHES = PROOF_PASS | PROOF_TOKEN | PROOF_SIGNED | PROOF_SHELL | PROOF_FORUM | PROOF_CODE };

/* In the order in which they are written, behind what the mail server says. */
static const struct {
	enum proof flag;
	const char *word;
} found[] = {
	{ PROOF_TOKEN, "token" },         { PROOF_SIGNED, "signed" },     { PROOF_FORUM, "forum" },
	{ PROOF_CODE, "code" },           { PROOF_UNPROVED, "unproved" }, { PROOF_OUTDATED, "outdated" },
	{ PROOF_ELSEWHERE, "elsewhere" },
};

enum { FOUND = sizeof found / sizeof *found };

struct str proof_words(enum auth_result said, unsigned flags, struct arena *a)
{
	struct buf b = buf_new(a);
	buf_add_c(&b, auth_result_name(said));
	for (size_t i = 0; i < FOUND; i++)
		if (flags & found[i].flag)
			buf_addf(&b, " %s", found[i].word);
	return buf_str(&b);
}

struct str proof_of_shell(void)
{
	return STR(SHELL);
}

static unsigned flag_of(struct str word)
{
	for (size_t i = 0; i < FOUND; i++)
		if (str_eq_c(word, found[i].word))
			return found[i].flag;
	if (str_eq_c(word, auth_result_name(AUTH_PASS)))
		return PROOF_PASS;
	return str_eq_c(word, auth_result_name(AUTH_FAIL)) ? PROOF_FAIL : 0;
}

unsigned proof_flags(struct str verdict)
{
	unsigned flags = str_eq_c(verdict, SHELL) ? PROOF_SHELL : 0;
	struct str word;
	while (str_cut(&verdict, ' ', &word))
		flags |= flag_of(word);
	return flags;
}

bool proof_has(struct str verdict, enum proof one)
{
	return proof_flags(verdict) & one;
}

bool proof_vouches(struct str verdict)
{
	return proof_flags(verdict) & VOUCHES;
}

bool proof_of_forgery(struct str verdict)
{
	const unsigned flags = proof_flags(verdict);
	return flags & PROOF_FAIL && !(flags & VOUCHES);
}
