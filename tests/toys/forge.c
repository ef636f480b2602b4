/*
 * forge: lays out commits of a repository as files and takes them in again as somebody has changed them, for tests/suites/forge,
 * which would start five programs for each. It reads lines from stdin, and answers each with one:
 *
 *	forge REPOSITORY.git FOLDER MESSAGE
 *
 *	out COMMIT			its tree is all that lies in FOLDER, its message in MESSAGE; answer: its time in seconds
 *	in PARENT|- SECONDS NAME	a commit of what lies in FOLDER and MESSAGE, by NAME; answer: its id
 */
#include <dirent.h>
#include <git2.h>
#include <inttypes.h>
#include <stdbool.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PATH_MOST = 4096 };

struct forge {
	git_repository *repo;
	const char *folder, *message;
};

static void must(int code, const char *what)
{
	if (code < 0) {
		const git_error *why = git_error_last();
		fprintf(stderr, "forge: %s: %s\n", what, why ? why->message : "failed");
		exit(1);
	}
}

static void put(const char *path, const void *bytes, size_t n)
{
	FILE *f = fopen(path, "w");
	must(f && fwrite(bytes, 1, n, f) == n && !fclose(f) ? 0 : -1, path);
}

/* Until it is freed by the caller. */
static char *get(const char *path, size_t *n)
{
	FILE *f = fopen(path, "r");
	struct stat is;
	must(f && !fstat(fileno(f), &is) ? 0 : -1, path);
	char *bytes = malloc((size_t)is.st_size + 1);
	*n = bytes ? fread(bytes, 1, (size_t)is.st_size, f) : 0;
	must(bytes && *n == (size_t)is.st_size ? 0 : -1, path);
	bytes[*n] = '\0';
	fclose(f);
	return bytes;
}

static void under(char *path, const char *folder, const char *name)
{
	must(snprintf(path, PATH_MOST, "%s/%s", folder, name) < PATH_MOST ? 0 : -1, name);
}

/* Each entry but the folder itself; is_folder says what it is. */
static void each(struct forge *f, const char *folder, void *context,
		 void (*does)(struct forge *f, const char *path, const char *name, bool is_folder, void *context))
{
	DIR *d = opendir(folder);
	char path[PATH_MOST];
	must(d ? 0 : -1, folder);
	for (struct dirent *e; (e = readdir(d));) {
		struct stat is;
		if (!strcmp(e->d_name, ".") || !strcmp(e->d_name, ".."))
			continue;
		under(path, folder, e->d_name);
		must(lstat(path, &is), path);
		does(f, path, e->d_name, S_ISDIR(is.st_mode), context);
	}
	closedir(d);
}

static void clear(struct forge *f, const char *path, const char *name, bool is_folder, void *context)
{
	(void)name;
	if (is_folder)
		each(f, path, context, clear);
	must(remove(path), path);
}

static void lay_out(struct forge *f, const git_tree *tree, const char *folder)
{
	char path[PATH_MOST];
	for (size_t i = 0; i < git_tree_entrycount(tree); i++) {
		const git_tree_entry *e = git_tree_entry_byindex(tree, i);
		git_object *object;
		under(path, folder, git_tree_entry_name(e));
		must(git_tree_entry_to_object(&object, f->repo, e), path);
		if (git_tree_entry_type(e) == GIT_OBJECT_TREE) {
			must(mkdir(path, 0777), path);
			lay_out(f, (git_tree *)object, path);
		} else {
			const git_blob *blob = (git_blob *)object;
			put(path, git_blob_rawcontent(blob), (size_t)git_blob_rawsize(blob));
		}
		git_object_free(object);
	}
}

static void out(struct forge *f, const char *id)
{
	git_oid oid;
	git_commit *commit;
	git_tree *tree;
	must(git_oid_fromstr(&oid, id), id);
	must(git_commit_lookup(&commit, f->repo, &oid), id);
	must(git_commit_tree(&tree, commit), id);
	each(f, f->folder, NULL, clear);
	lay_out(f, tree, f->folder);
	const char *text = git_commit_message_raw(commit);
	put(f->message, text, strlen(text));
	printf("%" PRId64 "\n", (int64_t)git_commit_time(commit));
	git_tree_free(tree);
	git_commit_free(commit);
}

static bool tree_of(struct forge *f, const char *folder, git_oid *id);

static void add(struct forge *f, const char *path, const char *name, bool is_folder, void *tree)
{
	git_oid id;
	size_t n;
	if (is_folder) {
		if (tree_of(f, path, &id))
			must(git_treebuilder_insert(NULL, tree, name, &id, GIT_FILEMODE_TREE), path);
		return;
	}
	char *bytes = get(path, &n);
	must(git_blob_create_from_buffer(&id, f->repo, bytes, n), path);
	free(bytes);
	must(git_treebuilder_insert(NULL, tree, name, &id, GIT_FILEMODE_BLOB), path);
}

/* An empty folder is none. */
static bool tree_of(struct forge *f, const char *folder, git_oid *id)
{
	git_treebuilder *tree;
	must(git_treebuilder_new(&tree, f->repo, NULL), folder);
	each(f, folder, tree, add);
	const bool any = git_treebuilder_entrycount(tree) > 0;
	must(git_treebuilder_write(id, tree), folder);
	git_treebuilder_free(tree);
	return any;
}

static void in(struct forge *f, const char *parent, const char *seconds, const char *name)
{
	git_oid id, tree;
	git_odb *odb;
	size_t n;
	char hex[GIT_OID_HEXSZ + 1], *head;
	char *message = get(f->message, &n);
	tree_of(f, f->folder, &tree);
	git_oid_tostr(hex, sizeof hex, &tree);
	const bool first = !strcmp(parent, "-");
	const int length = asprintf(&head, "tree %s\n%s%s%sauthor %s <pbp@localhost> %s +0000\ncommitter pbp <pbp@localhost> %s +0000\n\n%s",
				    hex, first ? "" : "parent ", first ? "" : parent, first ? "" : "\n", name, seconds,
				    seconds, message);
	must(length, "commit");
	must(git_repository_odb(&odb, f->repo), "commit");
	must(git_odb_write(&id, odb, head, (size_t)length, GIT_OBJECT_COMMIT), "commit");
	git_oid_tostr(hex, sizeof hex, &id);
	printf("%s\n", hex);
	git_odb_free(odb);
	free(head);
	free(message);
}

int main(int argc, char **argv)
{
	char line[PATH_MOST], a[100], b[100], c[100];
	if (argc != 4)
		return 2;
	struct forge f = { .folder = argv[2], .message = argv[3] };
	git_libgit2_init();
	git_libgit2_opts(GIT_OPT_SET_OWNER_VALIDATION, 0);
	must(git_repository_open(&f.repo, argv[1]), argv[1]);
	while (fgets(line, sizeof line, stdin)) {
		if (sscanf(line, "out %99s", a) == 1)
			out(&f, a);
		else if (sscanf(line, "in %99s %99s %99s", a, b, c) == 3)
			in(&f, a, b, c);
		else
			must(-1, line);
		fflush(stdout);
	}
	git_repository_free(f.repo);
	return 0;
}
