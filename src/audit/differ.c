/*
 * differ: where a commit differs from the one that follows from its history: the difference that explains the others.
 */
#include "audit/differ.h"

struct found {
	size_t place;
	struct str path, theirs, ours;
};

struct sides {
	struct audit *audit;
	struct store *stores[2]; /* theirs, ours */
	const struct object_id *ids[2];
	const struct audit_place *places;
};

static size_t place_of(const struct audit_place *places, struct str path)
{
	size_t k = 0;
	while (!str_starts(path, str_c(places[k].prefix)))
		k++;
	return k;
}

static int look_for(struct found *f, const struct sides *s, int side, struct err *e)
{
	struct arena *a = s->audit->place->run;
	struct file_entry *files;
	size_t n;
	int code = store_list(&files, &n, s->stores[side], s->ids[side], STR(""), a, e);
	for (size_t k = 0; !code && k < n; k++) {
		struct str texts[2] = { STR_NONE, STR_NONE };
		const size_t place = place_of(s->places, files[k].path);
		if (place >= f->place)
			continue;
		for (int i = 0; i < 2; i++)
			store_read(&texts[i], s->stores[i], s->ids[i], files[k].path, a, NULL);
		if (!str_eq(texts[0], texts[1]) || !texts[0].p != !texts[1].p)
			*f = (struct found){ place, files[k].path, texts[0], texts[1] };
	}
	return code;
}

static struct str or_nothing(struct str line)
{
	return line.n ? line : STR("(nothing)");
}

static int tell_file(struct audit *c, size_t i, const struct found *f, const char *words)
{
	struct str x, y;
	audit_lines(f->theirs, f->ours, &x, &y);
	if (str_starts(f->path, STR("events")) && (str_starts(x, STR("rolled")) || str_starts(y, STR("rolled"))))
		words = "a die was changed: the seed, the luck and the label give another one";
	x = or_nothing(x);
	y = or_nothing(y);
	return audit_differ(c, i, "%s. In %.*s stands\n    %.*s\nbut played again it is\n    %.*s", words,
			    STR_ARG(f->path), STR_ARG(x), STR_ARG(y));
}

static int tell_commit(const struct sides *s, size_t i, struct err *e)
{
	struct audit *c = s->audit;
	struct commit both[2];
	struct str x, y;
	int code = 0;
	for (int k = 0; !code && k < 2; k++)
		code = store_commit_read(&both[k], s->stores[k], s->ids[k], c->place->run, e);
	if (code)
		return code;
	audit_lines(both[0].message, both[1].message, &x, &y);
	if (x.n || y.n) {
		x = or_nothing(x);
		y = or_nothing(y);
		return audit_differ(c, i, "its message says\n    %.*s\nbut played again it is\n    %.*s", STR_ARG(x),
				    STR_ARG(y));
	}
	if (both[0].time != both[1].time)
		return audit_differ(c, i, "its time was changed: played again it is %.*s",
				    STR_ARG(when_iso(c->place->run, both[1].time)));
	return audit_differ(c, i,
			    "its author or parent was changed: it is not the commit that pbp makes of these orders");
}

int audit_compare(struct audit *c, size_t i, const struct object_id *theirs, struct store *ours,
		  const struct object_id *mine, const struct audit_place *places, struct err *e)
{
	const struct sides s = { c, { c->store, ours }, { theirs, mine }, places };
	struct found f = { .place = SIZE_MAX };
	int code = 0;
	if (object_eq(theirs, mine))
		return 0;
	for (int side = 0; !code && side < 2; side++)
		code = look_for(&f, &s, side, e);
	if (code)
		return code;
	return f.path.n ? tell_file(c, i, &f, places[f.place].words) : tell_commit(&s, i, e);
}
