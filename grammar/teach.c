/*
 * teach: what src/order/analogy.c knows, of grammar/analogy.examples: texts as
 *
 *	send {N. four} of my men from {P.from X} into {P.to X} {= move N from P to P} , and {N. two} to {P.to X} {= move N from P to P ; . <P.from .}
 *	we 've taken {P- X} {= }
 *
 * with what is named in braces, each with what it is to its order ("-": nothing); behind each of their parts the order that it is in
 * plain words, of which capitals stand for those; or none. Behind ";" of each capital: "." what is named there, "<P.from" what that is to
 * an order before it, ">" behind it, "-" it is not said. A form is known when FORM_LEAST parts have it. usage: teach FILE >analogy.inc
 */
#include <stdlib.h>

#include "svm.h"

#include "base/file.h"
#include "base/screen.h"
#include "base/vec.h"
#include "order/analogy_forms.h"
#include "order/analogy_traits.h"

enum { TEXT_MOST = 1 << 24, FORM_LEAST = 3, TRAIT_LEAST = 2, SOURCE_LEAST = 2 };
static const double COST = 0.5;

struct form {
	struct str words, deed;
	uint32_t count, games;
};
struct segment {
	size_t from, to;
	struct str form, sources;
};
struct line {
	struct analogy_piece *at;
	struct str *slots; /* of each piece: "P.from" */
	size_t n;
	struct segment *parts;
	size_t nparts;
	struct str game;
	bool withheld; /* nothing of it is meant */
	bool like;     /* ... though its words are an order's: nothing else is learned of it */
};
static struct {
	struct arena arena;
	struct str parts, marks, points, opens; /* words, blanks between: what parts clauses; what says of an argument what it is */
	VEC(struct line) lines;
	VEC(struct form) forms;
	VEC(struct str) deeds, places, cuts, shares, meant, games;
	VEC(struct svm_text) of_deeds, of_places, of_cuts, of_shares, of_meant;
	VEC(struct analogy_source) sources;
} all;

static void fail(const char *what, struct str of)
{
	screen_print(stderr, "teach: %s: %.*s\n", what, STR_ARG(of));
	exit(1);
}

static uint32_t number_of(struct str name, struct str **at, size_t n)
{
	uint32_t k = 0;
	while (k < n && !str_eq((*at)[k], name))
		k++;
	return k;
}
#define NUMBER_OF(list, name)                                                 \
	(number_of((name), &(list).at, (list).n) == (list).n                  \
		 ? (VEC_PUSH(&(list), &all.arena, (name)), (uint32_t)(list).n - 1) \
		 : number_of((name), &(list).at, (list).n))

static bool is_capital(struct str word)
{
	return word.n == 1 && strchr("PNTS", *word.p);
}

/* What stands before a capital, and says what it is. */
static bool is_mark(struct str word)
{
	return analogy_listed(word, all.marks);
}

/* "move all from P to P": "move all". */
static struct str deed_of(struct str form)
{
	return form;
	struct buf out = buf_new(&all.arena);
	struct str word, next;
	for (bool more = str_cut(&form, ' ', &word); more; word = next) {
		more = str_cut(&form, ' ', &next);
		if (is_capital(word) || (more && is_mark(word) && is_capital(next) && !str_eq_c(word, "but")))
			continue;
		buf_add_c(&out, out.n ? " " : "");
		buf_add(&out, word);
	}
	return buf_str(&out);
}

/* ---- what is read ------------------------------------------------------------------------------- */

static void add_piece(struct line *l, struct str text)
{
	struct analogy_piece p = { .kind = ANALOGY_WORD,
				   .text = text,
				   .parts = analogy_listed(text, all.parts),
				   .opens = analogy_listed(text, all.opens) };
	struct str slot = STR("");
	if (text.p[0] == '{') {
		text = str_sub(text, 1, text.n - 1);
		const size_t end = str_find_char(text, ' ');
		slot = str_sub(text, 0, end);
		p = (struct analogy_piece){ .kind = (uint8_t)*text.p, .text = str_sub(text, end + 1, text.n) };
		p.points = p.kind == ANALOGY_PLACE && analogy_listed(p.text, all.points);
	}
	l->slots[l->n] = slot;
	l->at[l->n++] = p;
}

static void count_form(struct str form, struct str game)
{
	size_t k = 0;
	while (k < all.forms.n && !str_eq(all.forms.at[k].words, form))
		k++;
	if (k == all.forms.n)
		VEC_PUSH(&all.forms, &all.arena, ((struct form){ form, deed_of(form), 0, 0 }));
	all.forms.at[k].count++;
	if (game.n)
		all.forms.at[k].games |= (uint32_t)1 << NUMBER_OF(all.games, game);
}

/* "= move N from P to P ; . <P.from .": ends a part. */
static void add_order(struct line *l, struct str text)
{
	struct segment *s = &l->parts[l->nparts];
	*s = (struct segment){ .from = l->nparts ? s[-1].to : 0, .to = l->n };
	while (s->from < s->to && l->at[s->from].parts)
		s->from++;
	const size_t end = str_find_char(text, ';');
	s->form = str_trim(str_sub(text, 0, end));
	s->sources = end < text.n ? str_trim(str_sub(text, end + 1, text.n)) : STR("");
	if (!l->like)
		count_form(s->form, l->game);
	l->nparts++;
}

static void read_line(struct str text)
{
	struct line l = { .at = ARENA_ARRAY(&all.arena, struct analogy_piece, text.n + 1),
			  .slots = ARENA_ARRAY(&all.arena, struct str, text.n + 1),
			  .parts = ARENA_ARRAY(&all.arena, struct segment, text.n / 4 + 2) };
	while (text.n) {
		const size_t end = text.p[0] == '{' ? str_find_char(text, '}') + 1 : str_find_char(text, ' ');
		const struct str piece = str_sub(text, 0, end);
		if (str_starts(piece, STR("{=")))
			add_order(&l, str_sub(piece, 2, piece.n - 1));
		else if (str_starts(piece, STR("{!"))) {
			l.withheld = true;
			l.like = piece.n > 3;
		} else if (str_starts(piece, STR("{*")))
			l.game = str_trim(str_sub(piece, 2, piece.n - 1));
		else if (end)
			add_piece(&l, piece);
		text = str_sub(text, end + 1 < text.n ? end + 1 : text.n, text.n);
	}
	VEC_PUSH(&all.lines, &all.arena, l);
}

static bool is_known(struct str form)
{
	size_t k = 0;
	while (!str_eq(all.forms.at[k].words, form))
		k++;
	return all.forms.at[k].count >= FORM_LEAST;
}

/* ---- what is learned ---------------------------------------------------------------------------- */

static void learn_deed(struct analogy_text x, const struct segment *s, struct str before)
{
	struct traits_maker m = { .arena = &all.arena };
	traits_add_all(&m, analogy_deed_traits(x, s->from, s->to, &all.arena));
	traits_add_all(&m, analogy_behind_traits(x, s->from, s->to, before, &all.arena));
	VEC_PUSH(&all.of_deeds, &all.arena, ((struct svm_text){ traits_made(&m), NUMBER_OF(all.deeds, deed_of(s->form)) }));
}

static void learn_places(struct analogy_text x, const struct line *l, const struct segment *s)
{
	for (size_t i = s->from; i < s->to; i++)
		if (l->at[i].kind != ANALOGY_WORD)
			VEC_PUSH(&all.of_places, &all.arena,
				 ((struct svm_text){ analogy_place_traits(x, i, s->from, s->to, &all.arena),
						     NUMBER_OF(all.places, l->slots[i]) }));
}

static void count_source(struct analogy_source of)
{
	size_t k = 0;
	while (k < all.sources.n && (all.sources.at[k].deed != of.deed || all.sources.at[k].slot != of.slot ||
				     all.sources.at[k].before != of.before || all.sources.at[k].from != of.from))
		k++;
	if (k == all.sources.n)
		VEC_PUSH(&all.sources, &all.arena, of);
	all.sources.at[k].count++;
}

/* The capitals of a form, one after another, each as "P.from". */
static bool next_slot(struct str *form, struct str *before, struct str *slot)
{
	struct str word;
	while (str_cut(form, ' ', &word)) {
		const struct str mark = is_mark(*before) ? *before : STR("");
		*before = word;
		if (is_capital(word)) {
			*slot = str_printf(&all.arena, "%.*s.%.*s", STR_ARG(word), STR_ARG(mark));
			return true;
		}
	}
	return false;
}

/* What it does not name, and where that is from. */
static void learn_shares(struct analogy_text x, const struct segment *s, struct str before)
{
	struct str form = s->form, said = s->sources, last = STR(""), slot, source;
	const char *share = "none";
	while (next_slot(&form, &last, &slot)) {
		if (!str_cut(&said, ' ', &source))
			source = STR(".");
		const bool number = *slot.p == ANALOGY_NUMBER;
		if (number)
			share = *source.p == '.' ? NULL : *source.p == '<' ? "before" : *source.p == '>' ? "behind" : share;
		if (*source.p == '<')
			count_source((struct analogy_source){ NUMBER_OF(all.deeds, deed_of(s->form)), NUMBER_OF(all.places, slot),
							      NUMBER_OF(all.deeds, before),
							      NUMBER_OF(all.places, str_sub(source, 1, source.n)), 0 });
		if (number && !share)
			return;
	}
	VEC_PUSH(&all.of_shares, &all.arena,
		 ((struct svm_text){ analogy_share_traits(x, s->from, s->to, &all.arena), NUMBER_OF(all.shares, str_c(share)) }));
}

static size_t part_of(const struct line *l, size_t i)
{
	size_t k = 0;
	while (k < l->nparts && l->parts[k].to <= i)
		k++;
	return k;
}

static void learn_cuts(struct analogy_text x, const struct line *l)
{
	struct analogy_clause *at = ARENA_ARRAY(&all.arena, struct analogy_clause, x.n + 1);
	const size_t n = analogy_clauses(x, at, x.n);
	for (size_t k = 1; k < n; k++) {
		const bool on = part_of(l, at[k - 1].from) == part_of(l, at[k].from);
		VEC_PUSH(&all.of_cuts, &all.arena,
			 ((struct svm_text){ analogy_cut_traits(x, at[k - 1], at[k], &all.arena),
					     NUMBER_OF(all.cuts, on ? STR("on") : STR("cut")) }));
	}
}

/* No order at all, of the wrong length: so that an order is not taken for one that is half as long, or twice. */
static void learn_wrong(struct analogy_text x, size_t from, size_t to, struct str before)
{
	learn_deed(x, &(struct segment){ .from = from, .to = to, .form = STR("?") }, before);
}

static void learn_halves(struct analogy_text x, const struct segment *s, struct str before)
{
	struct analogy_clause at[64];
	const size_t n = analogy_clauses((struct analogy_text){ x.at, s->to }, at, 64);
	if (n > 64)
		return;
	for (size_t k = 1; k < n; k++)
		if (at[k].from > s->from) {
			learn_wrong(x, s->from, at[k - 1].to, before);
			learn_wrong(x, at[k].from, s->to, before);
		}
}

static void learn_line(const struct line *l)
{
	const struct analogy_text x = { l->at, l->n };
	struct str before = STR(""), earlier = STR("");
	VEC_PUSH(&all.of_meant, &all.arena,
		 ((struct svm_text){ analogy_meant_traits(x, &all.arena),
				     NUMBER_OF(all.meant, l->withheld ? STR("withheld") : STR("meant")) }));
	if (l->like)
		return;
	for (size_t k = 0; k < l->nparts; k++) {
		const struct segment *s = &l->parts[k];
		if (is_known(s->form)) {
			learn_deed(x, s, before);
			learn_places(x, l, s);
		}
		if (is_known(s->form) && s->form.n)
			learn_shares(x, s, before);
		if (s->form.n)
			learn_halves(x, s, before);
		if (k && s->form.n + s[-1].form.n)
			learn_wrong(x, s[-1].from, s->to, l->parts[k - 1].form.n ? earlier : before);
		earlier = before;
		before = s->form.n ? deed_of(s->form) : before;
	}
	learn_cuts(x, l);
}

/* ---- what is written ---------------------------------------------------------------------------- */

static void write_form(struct buf *out, const struct form *f)
{
	struct str rest = f->words, before = STR(""), slot;
	unsigned n = 0;
	buf_addf(out, "{\"%.*s\",%u,{", STR_ARG(f->words), (unsigned)NUMBER_OF(all.deeds, f->deed));
	for (; next_slot(&rest, &before, &slot); n++)
		buf_addf(out, "%u,", (unsigned)NUMBER_OF(all.places, slot));
	buf_addf(out, "%s},%u,%u},\n", n ? "" : "0", n, (unsigned)f->games);
	if (n > ANALOGY_SLOTS)
		fail("too many slots", f->words);
}

static void write_sources(struct buf *out)
{
	buf_add_c(out, "static const struct analogy_source sources[] = {\n");
	for (size_t k = 0; k < all.sources.n; k++) {
		const struct analogy_source *s = &all.sources.at[k];
		if (s->count >= SOURCE_LEAST)
			buf_addf(out, "{%u,%u,%u,%u,%u},\n", (unsigned)s->deed, (unsigned)s->slot, (unsigned)s->before,
				 (unsigned)s->from, (unsigned)s->count);
	}
	buf_add_c(out, "};\n");
}

static void write_forms(struct buf *out)
{
	buf_add_c(out, "static const struct analogy_form forms[] = {\n");
	size_t n = 0;
	for (size_t k = 0; k < all.forms.n; k++) {
		if (!all.forms.at[k].words.n || all.forms.at[k].count < FORM_LEAST)
			continue;
		write_form(out, &all.forms.at[k]);
		n++;
	}
	buf_add_c(out, "};\nstatic const char *const games[] = {");
	for (size_t k = 0; k < all.games.n; k++)
		buf_addf(out, "\"%.*s\",", STR_ARG(all.games.at[k]));
	buf_addf(out, "NULL};\nenum { nforms = %u, none = %u };\nstatic const uint32_t other[26] = {", (unsigned)n,
		 (unsigned)NUMBER_OF(all.deeds, STR("")));
	for (const char *kind = "PNTS"; *kind; kind++) {
		const struct str slot = str_printf(&all.arena, "%c-", *kind);
		buf_addf(out, "[%d] = %u,", *kind - 'A', (unsigned)NUMBER_OF(all.places, slot));
	}
	buf_addf(out, "};\nstatic const char parts[] = \"%.*s\", marks[] = \"%.*s\", points[] = \"%.*s\", opens[] = \"%.*s\";\n",
		 STR_ARG(all.parts), STR_ARG(all.marks), STR_ARG(all.points), STR_ARG(all.opens));
	const uint32_t cut = NUMBER_OF(all.cuts, STR("cut")), ahead = NUMBER_OF(all.shares, STR("before"));
	const uint32_t behind = NUMBER_OF(all.shares, STR("behind"));
	buf_addf(out, "enum { cut = %u, ahead = %u, behind = %u, unshared = %u };\n", (unsigned)cut, (unsigned)ahead, (unsigned)behind,
		 (unsigned)NUMBER_OF(all.shares, STR("none")));
}

int main(int argc, char **argv)
{
	struct buf out = buf_new(&all.arena), forms = buf_new(&all.arena);
	struct str text, line;
	struct err e = { 0 };
	if (argc != 2 || file_read(&text, argv[1], TEXT_MOST, &all.arena, &e))
		fail(argc != 2 ? "usage: teach FILE" : e.text, STR(""));
	while (str_line(&text, &line))
		if (str_starts(line, STR("@parts ")))
			all.parts = str_sub(line, 7, line.n);
		else if (str_starts(line, STR("@marks ")))
			all.marks = str_sub(line, 7, line.n);
		else if (str_starts(line, STR("@points ")))
			all.points = str_sub(line, 8, line.n);
		else if (str_starts(line, STR("@opens ")))
			all.opens = str_sub(line, 7, line.n);
		else if (line.n && line.p[0] != '#')
			read_line(line);
	NUMBER_OF(all.cuts, STR("cut")); /* the first of two is all that is written of both */
	NUMBER_OF(all.meant, STR("meant"));
	for (size_t i = 0; i < all.lines.n; i++)
		learn_line(&all.lines.at[i]);
	write_forms(&forms);
	write_sources(&forms);
	svm_write(&out, STR("deeds"), all.of_deeds.at, all.of_deeds.n, all.deeds.at, all.deeds.n, TRAIT_LEAST, COST);
	svm_write(&out, STR("places"), all.of_places.at, all.of_places.n, all.places.at, all.places.n, TRAIT_LEAST, COST);
	svm_write(&out, STR("cuts"), all.of_cuts.at, all.of_cuts.n, all.cuts.at, 1, TRAIT_LEAST, COST);
	svm_write(&out, STR("shares"), all.of_shares.at, all.of_shares.n, all.shares.at, all.shares.n, TRAIT_LEAST, COST);
	svm_write(&out, STR("meant"), all.of_meant.at, all.of_meant.n, all.meant.at, 1, TRAIT_LEAST, COST);
	buf_add(&out, buf_str(&forms));
	screen_text(stdout, buf_str(&out));
	arena_release(&all.arena);
	return fflush(stdout) ? 1 : 0;
}
