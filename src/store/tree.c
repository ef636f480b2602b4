/*
 * tree: one folder as git writes it: "mode name\0" and the 20 bytes of the id,
 * entry by entry.
 */
#include "store/object.h"

#define ID_BYTES sizeof((struct object_id *)NULL)->b

static bool decode_mode(uint32_t *mode, struct str digits)
{
	*mode = 0;
	for (size_t i = 0; i < digits.n; i++) {
		if (digits.p[i] < '0' || digits.p[i] > '7')
			return false;
		*mode = *mode * 8 + (uint32_t)(digits.p[i] - '0');
	}
	return digits.n >= 5 && digits.n <= 6;
}

/* Takes one entry off the front of *rest. */
static bool decode_entry(struct tree_entry *out, struct str *rest)
{
	size_t blank = str_find_char(*rest, ' ');
	size_t end = str_find_char(*rest, '\0');
	if (blank >= end || end >= rest->n || rest->n - end - 1 < ID_BYTES)
		return false;
	if (!decode_mode(&out->mode, str_sub(*rest, 0, blank)))
		return false;
	out->name = str_sub(*rest, blank + 1, end);
	if (out->name.n == 0 || str_find_char(out->name, '/') < out->name.n)
		return false;
	memcpy(out->id.b, rest->p + end + 1, ID_BYTES);
	*rest = str_sub(*rest, end + 1 + ID_BYTES, rest->n);
	return true;
}

static int last_byte(const struct tree_entry *e, size_t at)
{
	if (at < e->name.n)
		return (unsigned char)e->name.p[at];
	return e->mode == MODE_FOLDER ? '/' : 0;
}

static int entry_cmp(const void *va, const void *vb)
{
	const struct tree_entry *a = va, *b = vb;
	size_t n = a->name.n < b->name.n ? a->name.n : b->name.n;
	int order = memcmp(a->name.p, b->name.p, n);
	return order ? order : last_byte(a, n) - last_byte(b, n);
}

bool tree_decode(struct tree *out, struct str bytes, struct arena *a)
{
	*out = (struct tree){ 0 };
	while (bytes.n > 0) {
		struct tree_entry *e = VEC_ADD(&out->entries, a);
		if (!decode_entry(e, &bytes))
			return false;
		if (out->entries.n > 1 && entry_cmp(e - 1, e) >= 0)
			return false;
	}
	return true;
}

struct str tree_encode(const struct tree *t, struct arena *a)
{
	struct buf out = buf_new(a);
	for (size_t i = 0; i < t->entries.n; i++) {
		const struct tree_entry *e = &t->entries.at[i];
		buf_addf(&out, "%o ", e->mode);
		buf_add(&out, e->name);
		buf_add_char(&out, '\0');
		buf_add(&out, (struct str){ (const char *)e->id.b, ID_BYTES });
	}
	return buf_str(&out);
}

void tree_sort(struct tree *t)
{
	if (t->entries.n > 1)
		qsort(t->entries.at, t->entries.n, sizeof *t->entries.at, entry_cmp);
}

struct tree_entry *tree_find(const struct tree *t, struct str name)
{
	static const uint32_t modes[] = { MODE_FILE, MODE_FOLDER }; /* the two places it may stand */
	if (t->entries.n == 0)
		return NULL;
	for (size_t i = 0; i < 2; i++) {
		struct tree_entry key = { .name = name, .mode = modes[i] };
		struct tree_entry *found = bsearch(&key, t->entries.at, t->entries.n, sizeof key, entry_cmp);
		if (found)
			return found;
	}
	return NULL;
}
