/* git: what holds for repositories alone: git's own view of them, other writers, damage, packs */
#include <signal.h>
#include <sys/wait.h>

#include "stores.h"

static struct object_id commit_text(struct fixture *f, when time, const char *path, const char *text)
{
	struct commit_draft d = draft_of(f, time, "A turn", path, text, NULL);
	return commit_one(f, &d);
}

static struct str git(struct fixture *f, const char *arguments)
{
	return shell(f, "git --git-dir=%s %s", f->path, arguments);
}

static bool err_says(const struct fixture *f, const char *text)
{
	struct str all = str_c(f->e.text);
	if (str_find(all, str_c(text)) < all.n)
		return true;
	print_error("\"%s\" does not say \"%s\"\n", f->e.text, text);
	return false;
}

static void test_git__fsck_finds_nothing(void **state)
{
	struct fixture *f = *state;
	for (int i = 0; i < 5; i++) {
		struct commit_draft d = draft_of(f, 1000 + i, "Turn", "a/b", "x", "a.b", "y", NULL);
		draft_put(&d, str_printf(&f->arena, "s/%d", i), str_printf(&f->arena, "%d", i));
		d.tag = str_printf(&f->arena, "turn/%d", i);
		commit_one(f, &d);
	}
	assert_str(git(f, "fsck --full --strict --no-progress 2>&1"), "");
	assert_str(shell(f, "git verify-pack %s/objects/pack/*.idx 2>&1", f->path), "");
	assert_str(git(f, "tag"), "turn/0\nturn/1\nturn/2\nturn/3\nturn/4");
	assert_str(git(f, "symbolic-ref HEAD"), "refs/heads/main");
}

static void test_git__log_p_reads_as_a_story(void **state)
{
	struct fixture *f = *state;
	struct commit_draft one = draft_of(f, 1767600000, "The game begins", "state/land",
					   "area=kyoto owner=blue\narea=osaka owner=red\n", NULL);
	struct commit_draft two = draft_of(f, 1767686400, "Turn 1: Red takes Kyoto from Blue\n\nMails: 2", "state/land",
					   "area=kyoto owner=red\narea=osaka owner=red\n", NULL);
	commit_one(f, &one);
	commit_one(f, &two);
	assert_str(git(f, "log -1 -p --format='%an <%ae> %cn <%ce> %at %ct%n%B' | grep -v ^index"),
		   "pbp <pbp@localhost> pbp <pbp@localhost> 1767686400 1767686400\n"
		   "Turn 1: Red takes Kyoto from Blue\n\nMails: 2\n\n\n"
		   "diff --git a/state/land b/state/land\n--- a/state/land\n+++ b/state/land\n"
		   "@@ -1,2 +1,2 @@\n-area=kyoto owner=blue\n+area=kyoto owner=red\n"
		   " area=osaka owner=red");
}

static void test_git__others_see_a_batch_after_its_flush(void **state)
{
	struct fixture *f = *state;
	struct store *other;
	struct object_id seen;
	struct commit_draft d = draft_of(f, 1000, "One", "a", "1", NULL);
	assert_ok(store_git_open(&other, f->path, &f->e), &f->e);
	assert_ok(store_begin(f->store, 0, &f->e), &f->e);
	struct object_id id = commit(f, &d);
	assert_ok(store_tip(&seen, other, &f->e), &f->e);
	assert_true(object_is_none(&seen));
	assert_ok(store_flush(f->store, &f->e), &f->e);
	assert_ok(store_tip(&seen, other, &f->e), &f->e);
	assert_id(seen, id);
	struct str text;
	assert_ok(store_read(&text, other, &id, S("a"), &f->arena, &f->e), &f->e);
	assert_str(text, "1");
	store_close(other);
}

static void test_git__a_second_writer_waits_and_is_told_who_writes(void **state)
{
	struct fixture *f = *state;
	struct store *other;
	assert_ok(store_git_open(&other, f->path, &f->e), &f->e);
	assert_ok(store_begin(f->store, 0, &f->e), &f->e);
	assert_int_equal(store_begin(other, 20, &f->e), ERR_AGAIN);
	assert_true(err_says(f, arena_printf(&f->arena, "process %ld is writing", (long)getpid())));
	store_abandon(f->store);
	assert_ok(store_begin(other, 0, &f->e), &f->e);
	store_close(other);
	assert_ok(store_begin(f->store, 0, &f->e), &f->e);
}

static void test_git__a_tip_moved_past_our_lock_is_a_conflict(void **state)
{
	struct fixture *f = *state;
	struct object_id first = commit_text(f, 1000, "a", "1"), tip;
	struct commit_draft d = draft_of(f, 1001, "Two", "a", "2", NULL);
	assert_ok(store_begin(f->store, 0, &f->e), &f->e);
	commit(f, &d);
	shell(f,
	      "cd %s && export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a GIT_COMMITTER_NAME=a "
	      "GIT_COMMITTER_EMAIL=a; git update-ref refs/heads/main "
	      "$(git commit-tree -p main -m other main^{tree})",
	      f->path);
	assert_int_equal(store_flush(f->store, &f->e), ERR_CONFLICT);
	assert_ok(store_tip(&tip, f->store, &f->e), &f->e);
	assert_str(git(f, "log -1 --format=%s main"), "other");
	assert_str(git(f, "rev-parse main^"), object_hex(&f->arena, &first).p);
	commit_text(f, 1002, "a", "3"); /* and it goes on from there */
	assert_str(git(f, "log --format=%s main"), "A turn\nother\nA turn");
}

static void test_git__a_lock_on_main_that_a_dead_writer_left_is_removed(void **state)
{
	struct fixture *f = *state;
	commit_text(f, 1000, "a", "1");
	shell(f, "touch %s/refs/heads/main.lock", f->path);
	commit_text(f, 1001, "a", "2");
	assert_str(git(f, "rev-list --count main"), "2");
}

/* Another process opens a batch, leaves a lock of git's and dies. */
static void die_while_writing(struct fixture *f)
{
	pid_t child = fork();
	if (child == 0) {
		struct store *s;
		char *lock = arena_printf(&f->arena, "%s/packed-refs.lock", f->path);
		if (store_git_open(&s, f->path, &f->e) == 0 && store_begin(s, 0, &f->e) == 0)
			fclose(fopen(lock, "w"));
		kill(getpid(), SIGKILL);
	}
	assert_int_equal(waitpid(child, NULL, 0), child);
}

static void test_git__a_killed_writer_locks_nobody_out(void **state)
{
	struct fixture *f = *state;
	struct commit_draft d = draft_of(f, 1000, "One", NULL);
	d.tag = S("turn/1");
	die_while_writing(f);
	commit_one(f, &d);
	assert_str(git(f, "tag"), "turn/1");
}

static void test_git__a_lock_that_git_holds_is_respected(void **state)
{
	struct fixture *f = *state;
	struct commit_draft d = draft_of(f, 1000, "One", NULL);
	d.tag = S("turn/1");
	shell(f, "touch %s/packed-refs.lock", f->path);
	assert_ok(store_begin(f->store, 0, &f->e), &f->e);
	commit(f, &d);
	assert_int_equal(store_flush(f->store, &f->e), ERR_AGAIN);
	assert_true(err_says(f, "packed-refs.lock stands"));
	shell(f, "rm %s/packed-refs.lock", f->path);
	commit_one(f, &d);
}

static void test_git__a_tag_of_a_run_that_died_is_set_again(void **state)
{
	struct fixture *f = *state;
	struct object_id first = commit_text(f, 1000, "a", "1"), lost = commit_text(f, 1001, "a", "2"), id;
	shell(f, "cd %s && git tag turn/1 %s && git update-ref refs/heads/main %s", f->path,
	      object_hex(&f->arena, &lost).p, object_hex(&f->arena, &first).p);
	struct commit_draft d = draft_of(f, 1002, "Two", "a", "3", NULL);
	d.tag = S("turn/1");
	struct object_id second = commit_one(f, &d);
	assert_ok(store_tag(&id, f->store, S("turn/1"), &f->e), &f->e);
	assert_id(id, second);
	assert_str(git(f, "rev-parse turn/1"), object_hex(&f->arena, &second).p);
}

static void test_git__tags_of_others_are_kept(void **state)
{
	struct fixture *f = *state;
	struct object_id first = commit_text(f, 1000, "a", "1"), id;
	shell(f,
	      "cd %s && git tag loose main && git -c user.name=h -c user.email=h tag -a -m x zz main "
	      "&& git pack-refs --all && git tag later main",
	      f->path);
	struct commit_draft d = draft_of(f, 1001, "Two", "a", "2", NULL);
	d.tag = S("turn/1");
	commit_one(f, &d);
	assert_str(git(f, "tag"), "later\nloose\nturn/1\nzz");
	assert_ok(store_tag(&id, f->store, S("zz"), &f->e), &f->e); /* annotated: the commit it names */
	assert_id(id, first);
	assert_str(git(f, "fsck --full --strict --no-progress 2>&1"), "");
}

static size_t count_packs(struct fixture *f)
{
	int64_t n = 0;
	assert_true(str_to_int(shell(f, "ls %s/objects/pack/*.idx | wc -l", f->path), &n));
	return (size_t)n;
}

static void test_git__many_packs_are_folded_into_few(void **state)
{
	struct fixture *f = *state;
	struct store *early;
	struct object_id id[70];
	struct str text;
	for (int i = 0; i < 70; i++) {
		id[i] = commit_text(f, 1000 + i, "a", arena_printf(&f->arena, "text %d", i));
		if (i == 40)
			assert_ok(store_git_open(&early, f->path, &f->e), &f->e);
	}
	assert_true(count_packs(f) <= 51);
	assert_str(git(f, "fsck --full --strict --no-progress 2>&1"), "");
	for (int i = 0; i < 70; i++) {
		assert_ok(store_read(&text, early, &id[i], S("a"), &f->arena, &f->e), &f->e);
		assert_str(text, arena_printf(&f->arena, "text %d", i));
	}
	store_close(early);
}

static void test_git__what_git_packed_and_what_is_kept_stays(void **state)
{
	struct fixture *f = *state;
	for (int i = 0; i < 20; i++)
		commit_text(f, 1000 + i, "a", arena_printf(&f->arena, "a long text, almost the same %d", i));
	git(f, "gc -q");
	commit_text(f, 1020, "a", "kept");
	shell(f, "cd %s/objects/pack && for i in *.idx; do touch ${i%%idx}keep; done; ls *.pack >%s/old", f->path,
	      f->folder);
	for (int i = 0; i < 60; i++)
		commit_text(f, 1021 + i, "a", arena_printf(&f->arena, "%d", i));
	assert_true(count_packs(f) <= 51);
	shell(f, "cd %s/objects/pack && ls $(cat %s/old)", f->path, f->folder);
	assert_str(git(f, "fsck --full --strict --no-progress 2>&1"), "");
}

static void test_git__content_that_comes_back_is_not_written_twice(void **state)
{
	struct fixture *f = *state;
	for (int i = 0; i < 4; i++)
		commit_text(f, 1000 + i, "a", i % 2 ? "odd" : "even");
	/* four commits, two trees, two files */
	assert_str(git(f, "count-objects -v | grep in-pack"), "in-pack: 8");
}

/* Half a megabyte that does not compress, different for each turn. */
static struct str noise(struct fixture *f, uint64_t turn)
{
	char *p = arena_alloc(&f->arena, 1 << 19, 1);
	uint64_t x = turn + 1;
	for (size_t i = 0; i < 1 << 19; i++) {
		x ^= x << 13, x ^= x >> 7, x ^= x << 17;
		p[i] = (char)x;
	}
	return (struct str){ p, 1 << 19 };
}

static struct object_id commit_noise(struct fixture *f, uint64_t turns)
{
	struct object_id id = { { 0 } };
	assert_ok(store_begin(f->store, 0, &f->e), &f->e);
	for (uint64_t i = 0; i < turns; i++) {
		struct commit_draft d = draft_of(f, 1000, "A turn", NULL);
		draft_put(&d, S("noise"), noise(f, i));
		id = commit(f, &d);
	}
	return id;
}

static void test_git__a_batch_may_be_larger_than_memory_should_be(void **state)
{
	struct fixture *f = *state;
	struct object_id dropped = commit_noise(f, 18);
	store_abandon(f->store);
	assert_str(git(f, "for-each-ref"), "");
	struct object_id id = commit_noise(f, 20);
	assert_str_str(read_at(f, &id, "noise"), noise(f, 19));
	assert_str_str(read_at(f, &dropped, "noise"), noise(f, 17));
	assert_ok(store_flush(f->store, &f->e), &f->e);
	assert_true(count_packs(f) > 1);
	assert_str(git(f, "rev-list --count main"), "20");
	assert_str(git(f, "fsck --full --strict --no-progress 2>&1"), "");
}

/* Changes a byte of the object in its pack. */
static void damage(struct fixture *f, const struct object_id *id)
{
	shell(f,
	      "cd %s/objects/pack && for i in *.idx; do at=$(git show-index <$i | grep %s | cut -d' ' -f1);"
	      " [ -z \"$at\" ] || printf x | dd of=${i%%idx}pack bs=1 seek=$((at + 6)) conv=notrunc 2>&1; done",
	      f->path, object_hex(&f->arena, id).p);
}

static struct object_id id_at(struct fixture *f, const char *revision)
{
	struct object_id id;
	assert_true(object_from_hex(git(f, arena_printf(&f->arena, "rev-parse '%s'", revision)), &id));
	return id;
}

static void test_git__damage_at_the_tip_is_found_at_the_door(void **state)
{
	static const char *const what[] = { "main", "main^{tree}", "main:s", "main:s/a", "main:b" };
	for (size_t i = 0; i < sizeof what / sizeof *what; i++) {
		struct store *s;
		assert_int_equal(git_begin(state), 0);
		struct fixture *f = *state;
		struct commit_draft d = draft_of(f, 1000, "One", "s/a", "a text of some length", "b", "another text",
						 NULL);
		commit_one(f, &d);
		struct object_id id = id_at(f, what[i]);
		damage(f, &id);
		assert_int_equal(store_git_open(&s, f->path, &f->e), ERR_DAMAGED);
		assert_true(err_says(f, object_hex(&f->arena, &id).p));
		assert_true(err_says(f, "restore"));
		fixture_end(state);
	}
}

static void test_git__a_repository_that_is_none_is_told(void **state)
{
	struct fixture *f = *state;
	struct store *s;
	assert_int_equal(store_git_open(&s, "/nowhere/at/all", &f->e), ERR_NOT_FOUND);
	assert_int_equal(store_git_create(&s, f->path, 0700, &f->e), ERR_EXISTS);
	commit_text(f, 1000, "a", "1");
	shell(f, "echo nonsense >%s/refs/heads/main", f->path);
	assert_int_equal(store_git_open(&s, f->path, &f->e), ERR_DAMAGED);
	assert_true(err_says(f, "refs/heads/main"));
	shell(f, "rm %s/HEAD", f->path);
	assert_int_equal(store_git_open(&s, f->path, &f->e), ERR_DAMAGED);
	assert_true(err_says(f, "restore"));
	shell(f, "rm -r %s/objects/pack", f->path);
	assert_int_equal(store_git_open(&s, f->path, &f->e), ERR_DAMAGED);
}

static void test_git__a_check_names_old_damage(void **state)
{
	struct fixture *f = *state;
	struct store *s;
	struct str *problems;
	size_t n;
	commit_text(f, 1000, "s/a", "a text that nobody needs any more");
	commit_text(f, 1001, "s/a", "new");
	struct object_id id = id_at(f, "main^:s/a");
	damage(f, &id);
	assert_ok(store_git_open(&s, f->path, &f->e), &f->e); /* the tip is sound */
	assert_ok(store_check(&problems, &n, s, &f->arena, &f->e), &f->e);
	assert_int_equal(n, 1);
	assert_true(str_find(problems[0], object_hex(&f->arena, &id)) < problems[0].n);
	assert_true(str_find(problems[0], S("/s/a: ")) < problems[0].n);
	store_close(s);
}

static void test_git__a_clone_is_read_with_or_without_its_work_tree(void **state)
{
	static const char *const clones[] = { "clone", "clone/.git", "mirror" };
	struct fixture *f = *state;
	struct commit_draft d = draft_of(f, 1000, "One", "state/land", "1", NULL);
	d.tag = S("turn/1");
	struct object_id id = commit_one(f, &d), tip, tag;
	shell(f, "cd %s && git clone -q private.git clone && git clone -q --mirror private.git mirror", f->folder);
	for (size_t i = 0; i < sizeof clones / sizeof *clones; i++) {
		struct store *s;
		const char *path = arena_printf(&f->arena, "%s/%s", f->folder, clones[i]);
		assert_ok(store_git_open(&s, path, &f->e), &f->e);
		assert_ok(store_tip(&tip, s, &f->e), &f->e);
		assert_ok(store_tag(&tag, s, S("turn/1"), &f->e), &f->e);
		assert_id(tip, id);
		assert_id(tag, id);
		store_close(s);
	}
}

static void test_git__a_tree_that_names_itself_over_and_over_is_a_limit(void **state)
{
	struct fixture *f = *state;
	struct store *s;
	shell(f,
	      "cd %s && t=$(printf \"100644 blob $(echo x | git hash-object -w --stdin)\tf\\n\" | git mktree)"
	      " && for level in 1 2 3 4 5 6 7 8 9; do t=$(for n in a b c d e f g h i j; do"
	      " printf \"040000 tree $t\t$n\\n\"; done | git mktree); done"
	      " && git update-ref refs/heads/main $(git -c user.name=a -c user.email=a commit-tree -m x $t)",
	      f->path);
	assert_int_equal(store_git_open(&s, f->path, &f->e), ERR_LIMIT);
}

static void test_git__a_private_repository_is_for_its_owner(void **state)
{
	struct fixture *f = *state;
	assert_str(shell(f, "stat -c %%a %s", f->path), "700");
}

#define GIT(f) cmocka_unit_test_setup_teardown(f, git_begin, fixture_end)

TEST_MAIN(GIT(test_git__fsck_finds_nothing), GIT(test_git__log_p_reads_as_a_story),
	  GIT(test_git__others_see_a_batch_after_its_flush),
	  GIT(test_git__a_second_writer_waits_and_is_told_who_writes),
	  GIT(test_git__a_tip_moved_past_our_lock_is_a_conflict),
	  GIT(test_git__a_lock_on_main_that_a_dead_writer_left_is_removed),
	  GIT(test_git__a_killed_writer_locks_nobody_out), GIT(test_git__a_lock_that_git_holds_is_respected),
	  GIT(test_git__a_tag_of_a_run_that_died_is_set_again), GIT(test_git__tags_of_others_are_kept),
	  GIT(test_git__many_packs_are_folded_into_few), GIT(test_git__what_git_packed_and_what_is_kept_stays),
	  GIT(test_git__content_that_comes_back_is_not_written_twice),
	  GIT(test_git__a_batch_may_be_larger_than_memory_should_be),
	  cmocka_unit_test(test_git__damage_at_the_tip_is_found_at_the_door),
	  GIT(test_git__a_repository_that_is_none_is_told), GIT(test_git__a_check_names_old_damage),
	  GIT(test_git__a_clone_is_read_with_or_without_its_work_tree),
	  GIT(test_git__a_tree_that_names_itself_over_and_over_is_a_limit),
	  GIT(test_git__a_private_repository_is_for_its_owner))
