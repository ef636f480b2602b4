/*
 * teach: what src/order/analogy.c knows, of grammar/analogy.examples: lines as
 *
 *	send {N. four} of my men from {P.from X} into {P.to X} = move N from P to P
 *	we 've taken {P- X} =
 *
 * of clauses with what is named in braces, each with what it is to the order ("-": nothing), and the order in its plain words, of
 * which capitals stand for those; or none. A form is known when LEAST lines have it. usage: teach FILE >analogy.inc
 */
#include <stdlib.h>

#include "svm.h"

#include "base/file.h"
#include "base/screen.h"
#include "base/vec.h"
#include "order/analogy_forms.h"
#include "order/analogy_traits.h"

enum { TEXT_MOST = 1 << 24, FORM_LEAST = 3, TRAIT_LEAST = 2 };
static const double COST = 0.5;

struct form {
	struct str words, deed;
	uint32_t count;
};
struct line {
	struct analogy_piece *at;
	struct str *slots; /* of each piece: "P.from" */
	size_t n;
	struct str form;
};
static struct {
	struct arena arena;
	struct str parts, marks, points; /* words, blanks between: what parts clauses; what says of an argument what it is */
	VEC(struct line) lines;
	VEC(struct form) forms;
	VEC(struct str) deeds, places;
	VEC(struct svm_text) of_deeds, of_places;
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
	struct analogy_piece p = { .kind = ANALOGY_WORD, .text = text, .parts = analogy_listed(text, all.parts) };
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

static void read_line(struct str line)
{
	const size_t mark = str_find(line, STR(" ="));
	struct str text = str_sub(line, 0, mark);
	struct line l = { .at = ARENA_ARRAY(&all.arena, struct analogy_piece, line.n + 1),
			  .slots = ARENA_ARRAY(&all.arena, struct str, line.n + 1),
			  .form = mark + 3 < line.n ? str_sub(line, mark + 3, line.n) : STR("") };
	while (text.n) {
		const size_t end = text.p[0] == '{' ? str_find_char(text, '}') + 1 : str_find_char(text, ' ');
		if (end)
			add_piece(&l, str_sub(text, 0, end));
		text = str_sub(text, end + 1 < text.n ? end + 1 : text.n, text.n);
	}
	VEC_PUSH(&all.lines, &all.arena, l);
	size_t k = 0;
	while (k < all.forms.n && !str_eq(all.forms.at[k].words, l.form))
		k++;
	if (k == all.forms.n)
		VEC_PUSH(&all.forms, &all.arena, ((struct form){ l.form, deed_of(l.form), 0 }));
	all.forms.at[k].count++;
}

static bool is_known(struct str form)
{
	size_t k = 0;
	while (!str_eq(all.forms.at[k].words, form))
		k++;
	return all.forms.at[k].count >= FORM_LEAST;
}

static void learn_line(const struct line *l)
{
	if (!is_known(l->form))
		return;
	VEC_PUSH(&all.of_deeds, &all.arena,
		 ((struct svm_text){ analogy_deed_traits(l->at, 0, l->n, &all.arena), NUMBER_OF(all.deeds, deed_of(l->form)) }));
	for (size_t i = 0; i < l->n; i++)
		if (l->at[i].kind != ANALOGY_WORD)
			VEC_PUSH(&all.of_places, &all.arena,
				 ((struct svm_text){ analogy_place_traits(l->at, i, 0, l->n, &all.arena),
						     NUMBER_OF(all.places, l->slots[i]) }));
}

/* ---- what is written ---------------------------------------------------------------------------- */

static void write_form(struct buf *out, const struct form *f)
{
	struct str rest = f->words, word, before = STR("");
	unsigned n = 0;
	buf_addf(out, "{\"%.*s\",%u,{", STR_ARG(f->words), (unsigned)NUMBER_OF(all.deeds, f->deed));
	for (; str_cut(&rest, ' ', &word); before = word) {
		if (!is_capital(word))
			continue;
		const struct str mark = is_mark(before) ? before : STR("");
		const struct str slot = str_printf(&all.arena, "%.*s.%.*s", STR_ARG(word), STR_ARG(mark));
		buf_addf(out, "%u,", (unsigned)NUMBER_OF(all.places, slot));
		n++;
	}
	buf_addf(out, "%s},%u},\n", n ? "" : "0", n);
	if (n > ANALOGY_SLOTS)
		fail("too many slots", f->words);
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
	buf_addf(out, "};\nenum { nforms = %u, none = %u };\nstatic const uint32_t other[26] = {", (unsigned)n,
		 (unsigned)NUMBER_OF(all.deeds, STR("")));
	for (const char *kind = "PNTS"; *kind; kind++) {
		const struct str slot = str_printf(&all.arena, "%c-", *kind);
		buf_addf(out, "[%d] = %u,", *kind - 'A', (unsigned)NUMBER_OF(all.places, slot));
	}
	buf_addf(out, "};\nstatic const char parts[] = \"%.*s\", marks[] = \"%.*s\", points[] = \"%.*s\";\n",
		 STR_ARG(all.parts), STR_ARG(all.marks), STR_ARG(all.points));
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
		else if (line.n && line.p[0] != '#')
			read_line(line);
	for (size_t i = 0; i < all.lines.n; i++)
		learn_line(&all.lines.at[i]);
	write_forms(&forms);
	svm_write(&out, STR("deeds"), all.of_deeds.at, all.of_deeds.n, all.deeds.at, all.deeds.n, TRAIT_LEAST, COST);
	svm_write(&out, STR("places"), all.of_places.at, all.of_places.n, all.places.at, all.places.n, TRAIT_LEAST, COST);
	buf_add(&out, buf_str(&forms));
	screen_text(stdout, buf_str(&out));
	arena_release(&all.arena);
	return fflush(stdout) ? 1 : 0;
}
