/*
 * reveal: see reveal.h.
 */
#include <stdlib.h>

#include "disk/judge.h"
#include "disk/orders.h"
#include "disk/reveal.h"
#include "disk/witness.h"

struct orders_file { /* of a seat, gathered over the steps */
	struct str path;
	struct buf text;
};

struct reveal {
	struct commit_draft *draft;
	struct live *live;
	const char *to;
	struct witness *mails; /* by hash */
	size_t n;
	struct buf index;
	VEC(struct orders_file) files;
	VEC(struct hash) kept;     /* mails of which a call kept a part */
	const struct state *state; /* after the step at hand */
};

/* ---- no address ------------------------------------------------------------------------------- */

/* Before he said one, if he did: what stands for him where an address was is the same then and now. */
static struct str first_name(const struct game *g, const struct player_row *p, const struct state *s, struct arena *a)
{
	return p ? player_public_name(g, p->player, text_of(s, p->address), a) : STR("nobody");
}

static struct str player_name(const struct state *s, player_id player)
{
	const struct player_row *p = row_find(s, TABLE_PLAYER, &(struct player_row){ .player = player });
	return p ? text_of(s, p->name) : STR("nobody");
}

static bool is_part_of_word(char c)
{
	return (unsigned char)c > ' ' && !strchr("<>()[]\",;:'", c);
}

struct str public_address(struct str name, player_id player, struct arena *a)
{
	struct buf b = buf_new(a);
	for (size_t i = 0; i < name.n; i++)
		buf_add_char(&b, is_part_of_word(name.p[i]) && name.p[i] != '@' ? name.p[i] : '-');
	buf_addf(&b, "@player-%d.invalid", (int)player);
	return buf_str(&b);
}

static bool is_address(struct str word, const struct state *s)
{
	const size_t at = str_find_char(word, '@');
	if (!at || at + 1 >= word.n)
		return false;
	struct str domain = str_sub(word, at + 1, word.n);
	return player_by_address(s, word) != PLAYER_NONE || str_find_char(domain, '.') < domain.n;
}

static void add_masked(struct buf *out, struct str text, const struct game *g, const struct state *s)
{
	for (size_t i = 0; i < text.n;) {
		size_t end = i;
		while (end < text.n && is_part_of_word(text.p[end]))
			end++;
		struct str word = str_sub(text, i, end);
		if (is_address(word, s)) {
			const struct player_row key = { .player = player_by_address(s, word) };
			const struct player_row *p = row_find(s, TABLE_PLAYER, &key);
			word = public_address(first_name(g, p, s, out->arena), key.player, out->arena);
		}
		buf_add(out, word);
		if (end < text.n)
			buf_add_char(out, text.p[end++]);
		i = end;
	}
}

/* ---- a mail ----------------------------------------------------------------------------------- */

static int by_hash(const void *a, const void *b)
{
	return hash_cmp(&((const struct witness *)a)->decision.hash, &((const struct witness *)b)->decision.hash);
}

/* The first 12 digits are in orders/SEAT. */
static struct witness *find_mail(const struct reveal *r, struct str digits)
{
	struct arena a = ARENA_INIT;
	size_t low = 0, high = r->n;
	while (low < high) {
		const size_t mid = low + (high - low) / 2;
		if (str_cmp(hash_hex_short(&a, &r->mails[mid].decision.hash), digits) < 0)
			low = mid + 1;
		else
			high = mid;
	}
	const bool found = low < r->n && str_eq(hash_hex_short(&a, &r->mails[low].decision.hash), digits);
	arena_release(&a);
	return found ? &r->mails[low] : NULL;
}

static bool is_in(const struct reveal *r, const struct hash *mail)
{
	struct arena a = ARENA_INIT;
	const bool found = str_find(buf_str(&r->index), hash_hex(&a, mail)) < r->index.n;
	arena_release(&a);
	return found;
}

static void index_mail(struct reveal *r, const struct witness *w, bool repaired)
{
	const struct decision *d = &w->decision;
	const player_id player = d->from.n ? player_by_address(r->state, d->from) : PLAYER_NONE;
	struct buf *b = &r->index;
	buf_addf(b, "mail at=%.*s after=%u place=%u hash=%.*s class=%.*s", STR_ARG(when_iso(b->arena, d->arrival)),
		 d->after, d->place, STR_ARG(hash_hex(b->arena, &d->hash)), STR_ARG(d->class));
	if (player != PLAYER_NONE)
		buf_addf(b, " player=%d name=\"%.*s\"", (int)player, STR_ARG(player_name(r->state, player)));
	else if (d->from.n)
		buf_add_c(b, " stranger=yes");
	buf_addf(b, "%s%s%s\n", w->host ? " host=yes" : "", w->copied ? " copied=yes" : "",
		 repaired ? " repaired=yes" : "");
}

/* The text that was read, or false. */
static bool own_text(struct source *out, bool *repaired, struct reveal *r, const struct witness *w, struct str raw)
{
	struct message m;
	struct decision d = w->decision;
	struct arena *a = r->draft->arena;
	*repaired = false;
	if (proof_has(w->decision.verdict, PROOF_SHELL)) {
		*out = source_new(a, STR("mail"), raw);
		return true;
	}
	d.raw = raw;
	judge_read(&m, &d, false, &r->live->root->site, a);
	if (w->body >= m.nbodies)
		return false;
	*out = m.bodies[w->body].own;
	*repaired = m.bodies[w->body].repairs > 0;
	return true;
}

/* What the host says to all, he says to all. */
static void add_line(struct buf *out, struct str line, const struct game *g, const struct state *s, bool host)
{
	static const char *const free_text[] = { "announce", "end game", "amend", "set", "unset" };
	bool open = false;
	for (size_t i = 0; host && i < sizeof free_text / sizeof *free_text; i++)
		open |= str_starts_nocase(str_trim(line), str_c(free_text[i]));
	if (open)
		buf_add(out, line);
	else
		add_masked(out, line, g, s);
}

/* Which lines of the text, from 1, are those, and what a mail program broke off from them. */
static bool *lines_shown(const struct reveal *r, const struct source *src, const uint32_t *lines, size_t n)
{
	struct arena *a = r->draft->arena;
	size_t nheard;
	const struct span *heard = binder_lines(&nheard, r->live->binder, src, a);
	bool *shown = ARENA_ARRAY(a, bool, src->nlines + 1);
	for (size_t i = 0; i < n; i++)
		if (lines[i] <= src->nlines)
			shown[lines[i]] = true;
	for (size_t i = 0; i < nheard; i++) {
		const size_t first = source_line_of(src, heard[i].from);
		const size_t last = source_line_of(src, heard[i].to - (heard[i].to > heard[i].from));
		for (size_t k = first + 1; k <= last; k++)
			shown[k] |= shown[first];
	}
	return shown;
}

static struct str lines_of(const struct reveal *r, const struct source *src, const uint32_t *lines, size_t n, bool host)
{
	struct buf b = buf_new(r->draft->arena);
	const bool *shown = lines_shown(r, src, lines, n);
	for (size_t line = 1; line <= src->nlines; line++) {
		if (shown[line])
			add_line(&b, source_text(src, source_line_span(src, line)), r->live->game, r->state, host);
		buf_add_char(&b, '\n');
	}
	while (b.n && b.p[b.n - 1] == '\n')
		b.n--;
	if (b.n)
		buf_add_char(&b, '\n');
	return buf_str(&b);
}

static int put_mail(struct reveal *r, const struct witness *w, const uint32_t *lines, size_t n, struct err *e)
{
	struct arena *a = r->draft->arena;
	struct decision d;
	struct source src;
	bool repaired;
	int code = witness_read(&d, w, r->live->private, a, e);
	if (code)
		return code;
	const bool readable = own_text(&src, &repaired, r, w, d.raw);
	index_mail(r, w, repaired);
	if (n && readable)
		draft_put(r->draft, str_printf(a, "%smail/%.*s", r->to, STR_ARG(hash_hex(a, &d.hash))),
			  lines_of(r, &src, lines, n, w->host));
	return 0;
}

/* ---- the files orders/SEAT -------------------------------------------------------------------- */

struct section { /* of one mail */
	struct str head;
	VEC(uint32_t) lines; /* that are orders */
	struct buf text;
};

static struct buf *file_of(struct reveal *r, struct str path)
{
	for (size_t i = 0; i < r->files.n; i++)
		if (str_eq(r->files.at[i].path, path))
			return &r->files.at[i].text;
	struct orders_file *f = VEC_ADD(&r->files, r->draft->arena);
	*f = (struct orders_file){ path, buf_new(r->draft->arena) };
	return &f->text;
}

static int end_section(struct reveal *r, struct section *s, struct str path, struct err *e)
{
	struct str digits;
	const struct witness *w = orders_read_mail(&digits, s->head) ? find_mail(r, digits) : NULL;
	if (!w)
		return 0;
	if (w->stays) { /* its call records it again when it closes */
		VEC_PUSH(&r->kept, r->draft->arena, w->decision.hash);
		return 0;
	}
	if (str_eq_c(path, "orders/strangers")) /* they have no seat, but what they say is heard */
		return put_mail(r, w, s->lines.at, s->lines.n, e);
	struct buf *out = file_of(r, path);
	add_masked(out, s->head, r->live->game, r->state);
	buf_add_char(out, '\n');
	buf_add(out, buf_str(&s->text));
	return put_mail(r, w, s->lines.at, s->lines.n, e);
}

/* What was heard, and below it what was written, and what was wrong. */
static void section_line(struct reveal *r, struct section *s, struct str line, bool *chatter)
{
	struct orders_line head;
	if (orders_read_line(&head, line)) {
		*chatter = head.verdict == VERDICT_CHATTER;
		if (!*chatter)
			VEC_PUSH(&s->lines, r->draft->arena, head.line);
	}
	if (*chatter)
		return;
	add_masked(&s->text, line, r->live->game, r->state);
	buf_add_char(&s->text, '\n');
}

static int reveal_file(struct reveal *r, struct str path, struct str text, struct err *e)
{
	struct arena *a = r->draft->arena;
	struct section s = { .text = buf_new(a) };
	struct str line;
	bool chatter = false;
	int code = 0;
	while (!code && str_line(&text, &line)) {
		struct str digits;
		if (!orders_read_mail(&digits, line)) {
			section_line(r, &s, line, &chatter);
			continue;
		}
		code = end_section(r, &s, path, e);
		s = (struct section){ .head = line, .text = buf_new(a) };
	}
	return code ? code : end_section(r, &s, path, e);
}

static int reveal_step(struct reveal *r, const struct commit *c, struct err *e)
{
	struct arena *a = r->draft->arena;
	struct file_entry *files;
	size_t n;
	int code = live_state(&r->state, r->live, &c->id, a, e);
	if (!code)
		code = witnesses_read(&r->mails, &r->n, live_order(r->live->game), r->live->private, c, 1, a, e);
	if (!code && !r->n)
		return 0;
	if (!code)
		code = store_list(&files, &n, r->live->private, &c->id, STR("orders"), a, e);
	if (!code)
		qsort(r->mails, r->n, sizeof *r->mails, by_hash);
	for (size_t i = 0; !code && i < n; i++) {
		struct str text;
		code = store_read(&text, r->live->private, &c->id, files[i].path, a, e);
		if (!code)
			code = reveal_file(r, files[i].path, text, e);
	}
	return code;
}

/* Of games of the first two formats. */
static int reveal_mails(struct commit_draft *d, struct live *l, const struct commit *steps, size_t n, const char *to,
			struct err *e)
{
	struct reveal r = { .draft = d, .live = l, .to = to, .index = buf_new(d->arena) };
	int code = 0;
	for (size_t i = 0; !code && i < n; i++)
		code = reveal_step(&r, &steps[i], e);
	for (size_t i = 0; !code && i < r.files.n; i++)
		draft_put(d, str_printf(d->arena, "%s%.*s", to, STR_ARG(r.files.at[i].path)),
			  buf_str(&r.files.at[i].text));
	for (size_t i = 0; i < r.kept.n; i++)
		if (!is_in(&r, &r.kept.at[i]))
			buf_add_c(&r.index, "kept\n");
	if (!code)
		draft_put(d, str_printf(d->arena, "%smails", to), buf_str(&r.index));
	return code;
}

/* ---- from format 3 on: what took effect ------------------------------------------------------ */

/* Where the host gives a seat to somebody an address stands in his line; elsewhere he says it to all. */
static bool names_somebody(struct str line)
{
	static const char *const verbs[] = { "host says=\"admit ", "host says=\"replace " };
	for (size_t i = 0; i < sizeof verbs / sizeof *verbs; i++)
		if (str_starts_nocase(line, str_c(verbs[i])))
			return true;
	return false;
}

static struct str played_masked(struct str text, const struct game *g, const struct state *s, struct arena *a)
{
	struct buf b = buf_new(a);
	struct str line;
	while (str_line(&text, &line)) {
		if (names_somebody(line))
			add_masked(&b, line, g, s);
		else
			buf_add(&b, line);
		buf_add_char(&b, '\n');
	}
	return buf_str(&b);
}

static int reveal_played(struct commit_draft *d, struct live *l, const struct commit *step, const char *to,
			 struct err *e)
{
	const struct state *s;
	struct str text;
	int code = live_state(&s, l, &step->id, d->arena, e);
	if (!code)
		code = store_read(&text, l->private, &step->id, STR("played"), d->arena, e);
	if (!code)
		draft_put(d, str_printf(d->arena, "%s%lld", to, (long long)step_of(step)),
			  played_masked(text, l->game, s, d->arena));
	return code;
}

int reveal_steps(struct commit_draft *d, struct live *l, const struct commit *steps, size_t n, const char *to,
		 struct err *e)
{
	int code = 0;
	if (l->game->format < GAME_FORMAT_THIRD)
		return reveal_mails(d, l, steps, n, to, e);
	for (size_t i = 0; !code && i < n; i++)
		code = reveal_played(d, l, &steps[i], to, e);
	return code;
}
