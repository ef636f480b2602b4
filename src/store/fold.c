/*
 * fold: many small packs become one. The smallest go first, and a pack only
 * when it is not much larger than all before it together, so that a byte is
 * copied about log(n) times in the life of a repository.
 */
#include <arpa/inet.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"
#include "store/pack.h"

#define FOLD_BYTES ((size_t)32 << 20) /* that is held in memory at once */
#define ID_BYTES sizeof((struct object_id *)NULL)->b
#define HEAD_BYTES 12
#define IDX STR(".idx")
#define FANOUT_END (8 + 256 * 4)

struct found {
	const char *base; /* the path without .pack */
	size_t size;
};
struct founds {
	VEC(struct found) list;
};

static uint32_t u32_at(struct str s, size_t at)
{
	uint32_t big;
	memcpy(&big, s.p + at, sizeof big);
	return ntohl(big);
}

struct names {
	struct str *at; /* sorted */
	size_t n;
};

static int name_cmp(const void *a, const void *b)
{
	return str_cmp(*(const struct str *)a, *(const struct str *)b);
}

/* "pack-ID.idx" -> whether "pack-ID.ENDING" is there too */
static bool has_sibling(const struct names *names, struct str idx, const char *ending)
{
	char name[100];
	int n = snprintf(name, sizeof name, "%.*s%s", (int)(idx.n - IDX.n), idx.p, ending);
	const struct str key = { name, (size_t)n };
	return (size_t)n < sizeof name && bsearch(&key, names->at, names->n, sizeof *names->at, name_cmp);
}

/* Whether we made it. Side files are git's doing, or somebody's wish to keep the pack. */
static bool may_go(const struct names *names, struct str idx)
{
	static const char *const sides[] = { ".keep", ".bitmap", ".rev", ".promisor", ".mtimes" };
	for (size_t i = 0; i < sizeof sides / sizeof *sides; i++) {
		if (has_sibling(names, idx, sides[i]))
			return false;
	}
	return has_sibling(names, idx, ".pack");
}

static bool is_index(struct str name)
{
	return str_starts(name, STR("pack-")) && str_ends(name, IDX);
}

static size_t count_indexes(const struct names *names)
{
	size_t n = 0;
	for (size_t i = 0; i < names->n; i++)
		n += is_index(names->at[i]);
	return n;
}

static void find_packs(struct founds *out, const struct names *names, const char *folder, struct arena *a)
{
	struct stat st;
	for (size_t i = 0; i < names->n; i++) {
		struct str name = names->at[i];
		if (!is_index(name) || !may_go(names, name))
			continue;
		const char *base = arena_printf(a, "%s/%.*s", folder, (int)(name.n - IDX.n), name.p);
		if (stat(arena_printf(a, "%s.pack", base), &st) == 0)
			VEC_PUSH(&out->list, a, ((struct found){ base, (size_t)st.st_size }));
	}
}

static int found_cmp(const void *va, const void *vb)
{
	const struct found *a = va, *b = vb;
	if (a->size != b->size)
		return a->size < b->size ? -1 : 1;
	return strcmp(a->base, b->base);
}

/* Keeps the small ones that are worth folding. */
static void choose(struct founds *f)
{
	size_t n = 0, sum = 0;
	if (f->list.n > 1)
		qsort(f->list.at, f->list.n, sizeof *f->list.at, found_cmp);
	while (n < f->list.n && (n < 2 || f->list.at[n].size <= 2 * sum) && sum + f->list.at[n].size <= FOLD_BYTES)
		sum += f->list.at[n++].size;
	f->list.n = n;
}

/* Whether the bytes end in the SHA-1 of what stands before. */
static bool is_sound(struct str file)
{
	struct str body = str_sub(file, 0, file.n - ID_BYTES);
	struct object_id sum = object_sha1(&body, 1);
	return memcmp(sum.b, file.p + body.n, ID_BYTES) == 0;
}

struct old_entry {
	struct object_id id;
	uint32_t from;
};
struct old_pack {
	struct str bytes;
	VEC(struct old_entry) entries; /* by offset */
};

static int old_entry_cmp(const void *a, const void *b)
{
	uint32_t left = ((const struct old_entry *)a)->from, right = ((const struct old_entry *)b)->from;
	return (left > right) - (left < right);
}

static size_t entry_end(const struct old_pack *p, size_t i)
{
	return i + 1 < p->entries.n ? p->entries.at[i + 1].from : p->bytes.n - ID_BYTES;
}

/* False for what we would not have written: deltas, tags, odd offsets. */
static bool is_ours(const struct old_pack *p)
{
	for (size_t i = 0; i < p->entries.n; i++) {
		size_t from = p->entries.at[i].from, end = entry_end(p, i);
		if (from < HEAD_BYTES || from >= end || end > p->bytes.n - ID_BYTES)
			return false;
		unsigned kind = (unsigned char)p->bytes.p[from] >> 4 & 7;
		if (kind < OBJECT_COMMIT || kind > OBJECT_TAG)
			return false;
	}
	return true;
}

static bool read_old(struct old_pack *out, const char *base, struct arena *a)
{
	struct str idx;
	if (file_read(&out->bytes, arena_printf(a, "%s.pack", base), FOLD_BYTES, a, NULL) < 0 ||
	    file_read(&idx, arena_printf(a, "%s.idx", base), FOLD_BYTES, a, NULL) < 0)
		return false;
	if (out->bytes.n < HEAD_BYTES + ID_BYTES || idx.n < FANOUT_END + 2 * ID_BYTES || !is_sound(out->bytes) ||
	    !is_sound(idx))
		return false;
	size_t n = u32_at(idx, FANOUT_END - 4);
	if (idx.n != FANOUT_END + n * (ID_BYTES + 8) + 2 * ID_BYTES)
		return false;
	size_t offsets = FANOUT_END + n * (ID_BYTES + 4);
	for (size_t i = 0; i < n; i++) {
		struct old_entry *entry = VEC_ADD(&out->entries, a);
		memcpy(entry->id.b, idx.p + FANOUT_END + i * ID_BYTES, ID_BYTES);
		entry->from = u32_at(idx, offsets + 4 * i);
	}
	if (n > 1)
		qsort(out->entries.at, n, sizeof *out->entries.at, old_entry_cmp);
	return is_ours(out);
}

/* False where the pack must stay as it is. */
static bool take_over(struct pack *into, const char *base, struct arena *a)
{
	struct old_pack old = { .bytes = STR_NONE };
	if (!read_old(&old, base, a))
		return false;
	for (size_t i = 0; i < old.entries.n; i++) {
		const struct old_entry *entry = &old.entries.at[i];
		if (!pack_has(into, &entry->id))
			pack_add_entry(into, &entry->id, str_sub(old.bytes, entry->from, entry_end(&old, i)));
	}
	return true;
}

static void remove_old(const struct found *old, struct str fresh, struct arena *a)
{
	if (str_eq_c(fresh, old->base))
		return; /* the others held nothing new */
	/* the index first: nobody looks for a pack without one */
	unlink(arena_printf(a, "%s.idx", old->base));
	unlink(arena_printf(a, "%s.pack", old->base));
}

static int fold(struct founds *small, const char *folder, struct arena *a, struct err *e)
{
	struct pack into = PACK_INIT;
	struct founds taken = { 0 };
	struct str fresh;
	for (size_t i = 0; i < small->list.n; i++) {
		struct arena scratch = ARENA_INIT;
		if (take_over(&into, small->list.at[i].base, &scratch))
			VEC_PUSH(&taken.list, a, small->list.at[i]);
		arena_release(&scratch);
	}
	int r = taken.list.n > 1 ? pack_write(&fresh, &into, folder, a, e) : 0;
	for (size_t i = 0; r == 0 && taken.list.n > 1 && i < taken.list.n; i++)
		remove_old(&taken.list.at[i], fresh, a);
	pack_release(&into);
	return r;
}

int packs_fold(const char *folder, size_t most, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct founds found = { 0 };
	struct names names;
	int r = folder_list(&names.at, &names.n, folder, &a, e);
	if (r == 0 && count_indexes(&names) > most) {
		find_packs(&found, &names, folder, &a);
		choose(&found);
	}
	if (found.list.n > 1)
		r = fold(&found, folder, &a, e);
	arena_release(&a);
	return r;
}
