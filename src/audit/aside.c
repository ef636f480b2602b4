/*
 * aside: the signatures of all tags, checked by a second process while the first plays the history again: a quarter of what
 * `pbp verify` does, and bound to nothing that is found on the way. Its answer is whether all of them hold; where they do not,
 * or it could not say, the first looks itself, tag by tag, and says which. So what is found does not depend on it.
 */
#include <errno.h>
#include <sys/wait.h>
#include <unistd.h>

#include "audit/names.h"
#include "disk/signing.h"
#include "store/names.h"
#include "store/sshsig.h"

enum { WORTH_IT = 200 }; /* steps; fewer are played before a process has begun */

bool audit_tag_signed(const struct audit *c, struct str signature, struct str text)
{
	uint8_t key[32];
	return sshsig_check(key, signature, SSHSIG_GIT, text) && signing_allows(c->seals.allowed, key);
}

static bool all_hold(const struct audit *c)
{
	struct arena list = ARENA_INIT, one = ARENA_INIT;
	struct tagged *tags;
	struct store *s;
	struct str text, signature;
	size_t n;
	if (store_git_open(&s, c->asked.path, NULL) || store_tags(&tags, &n, s, &list, NULL))
		return false;
	for (size_t i = 0; i < n; i++) {
		if (!object_is_none(&tags[i].object) && (store_tag_text(&text, &signature, s, &tags[i], &one, NULL) ||
							 !audit_tag_signed(c, signature, text)))
			return false;
		arena_reset(&one);
	}
	return true;
}

void audit_aside_begin(struct audit *c)
{
	c->aside = c->seals.steps >= WORTH_IT ? fork() : -1;
	if (!c->aside)
		_exit(!all_hold(c));
}

bool audit_aside_end(struct audit *c)
{
	int status = 1;
	if (c->aside <= 0)
		return false;
	while (waitpid(c->aside, &status, 0) < 0 && errno == EINTR)
		;
	c->aside = 0;
	return WIFEXITED(status) && !WEXITSTATUS(status);
}
