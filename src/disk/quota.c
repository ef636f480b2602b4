/*
 * quota: see quota.h. A count is found by a hash of all that it is about, so
 * that nobody can choose an address that shares another's count.
 */
#include "disk/quota.h"
#include "base/buf.h"
#include "base/file.h"

enum { FILE_MOST = 64 << 20, PERIODS_KEPT = 3 };

struct quota_count {
	uint64_t key;
	int64_t period;
	uint32_t count;
	enum quota_kind kind;
};

static const struct {
	const char *name;
	uint32_t most;
} kinds[QUOTA_KINDS] = {
	[QUOTA_MAIL] = { "mail", QUOTA_MAILS },
	[QUOTA_STRANGERS] = { "strangers", QUOTA_STRANGER_MAILS },
	[QUOTA_FORGED] = { "forged", QUOTA_FORGED_MAILS },
	[QUOTA_REPLY] = { "reply", QUOTA_REPLIES },
	[QUOTA_PLAY] = { "play", QUOTA_PLAYS },
	[QUOTA_SAME] = { "same", QUOTA_SAMES },
	[QUOTA_STRANGER] = { "stranger", QUOTA_STRANGER_EACH },
	[QUOTA_ALL_STRANGERS] = { "all-strangers", QUOTA_STRANGER_REPLIES },
	[QUOTA_WARNING] = { "warning", 1 },
	[QUOTA_NOTICE] = { "notice", QUOTA_NOTICES },
	[QUOTA_UNBEGUN] = { "unbegun", 1 },
	[QUOTA_HAND] = { "hand", 1 },
};

static uint64_t key_of(enum quota_kind kind, int64_t period, struct str who, const struct hash *what)
{
	static const uint8_t key[32] = "counts of mails and letters";
	const struct str pieces[] = {
		{ kinds[kind].name, strlen(kinds[kind].name) },
		{ (const char *)&period, sizeof period },
		who,
		{ what ? (const char *)what->b : "", what ? sizeof what->b : 0 },
	};
	const struct hash h = hash_keyed_list(key, pieces, sizeof pieces / sizeof *pieces);
	uint64_t out;
	memcpy(&out, h.b, sizeof out);
	return out;
}

/* ---- the table -------------------------------------------------------------------------------- */

static struct quota_count *slot_of(struct quota_count *slots, size_t cap, uint64_t key)
{
	size_t at = key & (cap - 1);
	while (slots[at].count && slots[at].key != key)
		at = (at + 1) & (cap - 1);
	return &slots[at];
}

/* What is long over is forgotten. */
static bool is_kept(const struct quota *q, const struct quota_count *c)
{
	return c->count && c->period + PERIODS_KEPT > q->newest[c->kind];
}

static void grow(struct quota *q)
{
	size_t kept = 0;
	for (size_t i = 0; i < q->cap; i++)
		kept += is_kept(q, &q->slots[i]);
	const size_t cap = !q->cap ? 64 : kept * 4 > q->cap ? q->cap * 2 : q->cap;
	struct arena a = ARENA_INIT;
	struct quota_count *old = ARENA_ARRAY(&a, struct quota_count, q->cap + 1);
	for (size_t i = 0; i < q->cap; i++)
		old[i] = q->slots[i];
	if (cap > q->cap)
		q->slots = ARENA_ARRAY(q->arena, struct quota_count, cap);
	else
		memset(q->slots, 0, cap * sizeof *q->slots);
	for (size_t i = 0; i < q->cap; i++)
		if (is_kept(q, &old[i]))
			*slot_of(q->slots, cap, old[i].key) = old[i];
	q->n = kept;
	q->cap = cap;
	arena_release(&a);
}

static struct quota_count *count_of(struct quota *q, const struct quota_count *c)
{
	if (q->n * 2 >= q->cap)
		grow(q);
	struct quota_count *slot = slot_of(q->slots, q->cap, c->key);
	if (!slot->count) {
		*slot = *c;
		slot->count = 0;
	}
	return slot;
}

static void put(struct quota *q, struct quota_count *slot, uint32_t count)
{
	q->n += !slot->count;
	slot->count = count;
	if (slot->period > q->newest[slot->kind])
		q->newest[slot->kind] = slot->period;
}

int quota_take(struct quota *q, enum quota_kind kind, int64_t period, struct str who, const struct hash *what)
{
	struct quota_count c = { .key = key_of(kind, period, who, what), .period = period, .kind = kind };
	struct quota_count all = c;
	all.key = key_of(kind, period, who, NULL);
	const bool again = what && count_of(q, &c)->count;
	struct quota_count *slot = count_of(q, &all);
	if (again)
		return QUOTA_AGAIN;
	if (slot->count >= kinds[kind].most)
		return QUOTA_OVER;
	put(q, slot, slot->count + 1);
	const int left = (int)(kinds[kind].most - slot->count);
	if (what)
		put(q, count_of(q, &c), 1);
	q->changed = true;
	return left;
}

/* What was counted for a mail in hand is marked, for the run after a crash. false: it is already. */
static bool mark_hand(struct quota *q, struct str what, const struct hash *mail)
{
	struct quota_count mark = { .key = key_of(QUOTA_HAND, 0, what, mail), .period = q->batch, .kind = QUOTA_HAND };
	if (count_of(q, &mark)->count)
		return false;
	put(q, count_of(q, &mark), 1);
	return true;
}

bool quota_once(struct quota *q, enum quota_kind kind, int64_t period, struct str who, const struct hash *letter,
		const struct hash *mail)
{
	const struct str name = { (const char *)letter->b, sizeof letter->b };
	const int left = quota_take(q, kind, period, who, letter);
	const bool first = left >= 0 && mark_hand(q, name, mail);
	struct quota_count mark = { .key = key_of(QUOTA_HAND, 0, name, mail), .kind = QUOTA_HAND };
	return first || (left == QUOTA_AGAIN && count_of(q, &mark)->count);
}

bool quota_weigh(struct quota *q, enum quota_kind kind, int64_t period, struct str who, uint32_t weight,
		 const struct hash *mail)
{
	struct quota_count all = { .key = key_of(kind, period, who, NULL), .period = period, .kind = kind };
	struct quota_count mark = { .key = key_of(QUOTA_HAND, 0, STR_NONE, mail), .kind = QUOTA_HAND };
	if (count_of(q, &mark)->count)
		return true;
	const uint32_t before = count_of(q, &all)->count;
	if (before >= kinds[kind].most || weight > kinds[kind].most - before)
		return false;
	put(q, count_of(q, &all), before + weight);
	mark_hand(q, STR_NONE, mail);
	q->changed = true;
	return true;
}

int64_t quota_day(when t)
{
	return t / 86400;
}

/* ---- the file --------------------------------------------------------------------------------- */

static bool read_line(struct quota_count *out, struct str line)
{
	struct str kind, period, count;
	int64_t n;
	if (!str_cut(&line, ' ', &kind) || !str_cut(&line, ' ', &period) || !str_cut(&line, ' ', &count))
		return false;
	for (out->kind = 0; out->kind < QUOTA_KINDS && !str_eq_c(kind, kinds[out->kind].name);)
		out->kind++;
	if (out->kind == QUOTA_KINDS || !str_to_int(period, &out->period) || !str_to_int(count, &n) || n < 1 ||
	    n > UINT32_MAX || !str_to_int(line, (int64_t *)&out->key))
		return false;
	out->count = (uint32_t)n;
	return true;
}

int quota_open(struct quota *out, const char *path, struct arena *a, struct err *e)
{
	struct str text, line;
	*out = (struct quota){ .path = path, .arena = a };
	const int code = file_read(&text, path, FILE_MOST, a, e);
	if (code)
		return code == ERR_NOT_FOUND ? 0 : code;
	while (str_line(&text, &line)) {
		struct quota_count c;
		if (read_line(&c, line))
			put(out, count_of(out, &c), c.count);
	}
	out->batch = out->newest[QUOTA_HAND] + 1;
	return 0;
}

int quota_keep(struct quota *q, struct err *e)
{
	struct buf b = buf_new(q->arena);
	if (!q->changed)
		return 0;
	for (size_t i = 0; i < q->cap; i++) {
		const struct quota_count *c = &q->slots[i];
		if (is_kept(q, c))
			buf_addf(&b, "%s %lld %u %lld\n", kinds[c->kind].name, (long long)c->period, c->count,
				 (long long)c->key);
	}
	q->changed = false;
	q->batch++;
	return file_keep(q->path, buf_str(&b), 0600, e);
}
