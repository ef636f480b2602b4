/*
 * resign: what a cheating host does after he has made a history anew: every commit of main whose signature does not
 * fit, and all behind it, is signed with his key, and the tags follow, signed as well.
 *
 *	resign REPOSITORY.git KEY [OLD NEW]	NEW, and what it has before it up to the parent of OLD, in place of OLD
 */
#include <git2.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "store/object.h"
#include "store/sshsig.h"

struct made { /* anew */
	git_oid from, to;
};
struct resign {
	git_repository *repo;
	git_odb *odb;
	struct sshkey key;
	struct arena arena;
	VEC(git_oid) commits; /* oldest first */
	VEC(struct made) made;
};

static void must(int code, const char *what)
{
	if (code < 0) {
		const git_error *why = git_error_last();
		fprintf(stderr, "resign: %s: %s\n", what, why ? why->message : "failed");
		exit(1);
	}
}

/* What was put in its place was made anew in its turn: of the same id a later entry counts. */
static const git_oid *now(const struct resign *r, const git_oid *id)
{
	for (size_t i = 0; i < r->made.n; i++)
		if (git_oid_equal(&r->made.at[i].from, id))
			id = &r->made.at[i].to;
	return id;
}

static void put_in_place(struct resign *r, const char *old, const char *new)
{
	struct made made;
	must(git_oid_fromstr(&made.from, old), old);
	must(git_oid_fromstr(&made.to, new), new);
	VEC_PUSH(&r->made, &r->arena, made);
}

static void walk_to(struct resign *r, const git_oid *end, const git_oid *from)
{
	git_revwalk *walk;
	git_oid id;
	must(git_revwalk_new(&walk, r->repo), "walking");
	must(git_revwalk_sorting(walk, GIT_SORT_TOPOLOGICAL | GIT_SORT_REVERSE), "walking");
	must(git_revwalk_push(walk, end), "walking");
	if (from)
		must(git_revwalk_hide(walk, from), "walking");
	while (!git_revwalk_next(&id, walk))
		VEC_PUSH(&r->commits, &r->arena, id);
	git_revwalk_free(walk);
}

/* All of main; what comes in the place of a commit, and then what stood behind that. */
static void list(struct resign *r)
{
	git_oid tip;
	must(git_reference_name_to_id(&tip, r->repo, "refs/heads/main"), "refs/heads/main");
	for (size_t i = 0; i < r->made.n; i++)
		walk_to(r, &r->made.at[i].to, NULL);
	walk_to(r, &tip, r->made.n ? &r->made.at[0].from : NULL);
}

/* The text of a commit with its parent as it is now. */
static struct str with_parent(struct resign *r, struct str text)
{
	const size_t at = str_find(text, STR("\nparent ")) + 8;
	git_oid parent;
	char hex[GIT_OID_HEXSZ + 1];
	if (at >= text.n || str_find(text, STR("\n\n")) < at || git_oid_fromstrn(&parent, text.p + at, GIT_OID_HEXSZ))
		return text;
	git_oid_tostr(hex, sizeof hex, now(r, &parent));
	return str_printf(&r->arena, "%.*s%s%.*s", (int)at, text.p, hex,
			  STR_ARG(str_sub(text, at + GIT_OID_HEXSZ, text.n)));
}

static void sign(struct resign *r, const git_oid *id)
{
	git_odb_object *object;
	struct made made = { .from = *id };
	struct str old, bare, signature;
	uint8_t public[32];
	struct buf sig = buf_new(&r->arena);
	must(git_odb_read(&object, r->odb, id), "reading a commit");
	struct str text = str_dup(&r->arena, (struct str){ git_odb_object_data(object), git_odb_object_size(object) });
	git_odb_object_free(object);
	old = with_parent(r, text);
	const bool was_signed = commit_unsign(&signature, &bare, old, &r->arena);
	if (was_signed && sshsig_check(public, signature, SSHSIG_GIT, bare))
		return;
	sshsig_make(&sig, &r->key, SSHSIG_GIT, was_signed ? bare : old);
	struct str again = commit_sign(was_signed ? bare : old, buf_str(&sig), &r->arena);
	must(git_odb_write(&made.to, r->odb, again.p, again.n, GIT_OBJECT_COMMIT), "writing a commit");
	VEC_PUSH(&r->made, &r->arena, made);
}

/* As the program makes them: an object of its own, with the signature behind its words. */
static git_oid tag_of(struct resign *r, const git_oid *commit, const char *name)
{
	struct object_id id;
	struct buf sig = buf_new(&r->arena);
	git_commit *named;
	git_oid tag;
	memcpy(id.b, commit->id, sizeof id.b);
	must(git_commit_lookup(&named, r->repo, commit), "reading a commit");
	struct str text = tag_encode(&id, str_c(name), git_commit_time(named), &r->arena);
	git_commit_free(named);
	sshsig_make(&sig, &r->key, SSHSIG_GIT, text);
	text = str_printf(&r->arena, "%.*s%.*s", STR_ARG(text), STR_ARG(buf_str(&sig)));
	must(git_odb_write(&tag, r->odb, text.p, text.n, GIT_OBJECT_TAG), "writing a tag");
	return tag;
}

static int move_ref(git_reference *ref, void *context)
{
	struct resign *r = context;
	git_object *commit;
	must(git_reference_peel(&commit, ref, GIT_OBJECT_COMMIT), git_reference_name(ref));
	git_oid to = *now(r, git_object_id(commit));
	git_reference *moved;
	if (!git_oid_equal(&to, git_object_id(commit))) {
		if (git_reference_is_tag(ref))
			to = tag_of(r, &to, git_reference_shorthand(ref));
		must(git_reference_create(&moved, r->repo, git_reference_name(ref), &to, 1, NULL),
		     git_reference_name(ref));
		git_reference_free(moved);
	}
	git_object_free(commit);
	git_reference_free(ref);
	return 0;
}

int main(int argc, char **argv)
{
	struct resign r = { .arena = ARENA_INIT };
	struct str text;
	struct err e = { 0 };
	if (argc != 3 && argc != 5)
		return 2;
	if (file_read(&text, argv[2], 1 << 16, &r.arena, &e) || sshkey_read(&r.key, text, &e)) {
		fprintf(stderr, "resign: %s\n", e.text);
		return 1;
	}
	git_libgit2_init();
	git_libgit2_opts(GIT_OPT_SET_OWNER_VALIDATION, 0);
	must(git_repository_open(&r.repo, argv[1]), argv[1]);
	must(git_repository_odb(&r.odb, r.repo), argv[1]);
	if (argc == 5)
		put_in_place(&r, argv[3], argv[4]);
	list(&r);
	for (size_t i = 0; i < r.commits.n; i++)
		sign(&r, &r.commits.at[i]);
	must(git_reference_foreach(r.repo, move_ref, &r), "moving refs");
	git_odb_free(r.odb);
	git_repository_free(r.repo);
	arena_release(&r.arena);
	return 0;
}
