/*
 * rolls: what was rolled in a turn that was taken back and played again, and not the first time. Equal labels have equal
 * dice, so the host gains nothing by an annulment but what somebody ordered otherwise: those rolls are named.
 */
#include "audit/names.h"
#include "base/board.h"
#include "disk/dicefile.h"

struct rolled {
	int64_t turn;
	struct str label;
};
struct rolls {
	struct audit *audit;
	VEC(struct rolled) all;
	size_t before;   /* of them fell before what was taken back last */
	int32_t reached; /* the turn that was played then */
};

static bool fell_before(const struct rolls *r, int64_t turn, struct str label)
{
	for (size_t i = 0; i < r->before; i++)
		if (r->all.at[i].turn == turn && (!label.p || str_eq(r->all.at[i].label, label)))
			return true;
	return false;
}

/* A turn that had only begun is played for the first time. */
static bool is_again(const struct rolls *r, int64_t turn)
{
	return r->before && (turn < r->reached || fell_before(r, turn, STR_NONE));
}

static void note_roll(struct rolls *r, size_t i, int64_t turn, struct str label)
{
	struct audit *c = r->audit;
	struct arena *a = c->place->run;
	if (is_again(r, turn) && !fell_before(r, turn, label))
		VEC_PUSH(&c->listed.rolls, a,
			 str_printf(a, "turn %lld, step %zu: %.*s", (long long)turn, i, STR_ARG(label)));
	*VEC_ADD(&r->all, a) = (struct rolled){ turn, label };
}

static struct str file_of(struct audit *c, size_t i, const char *path)
{
	struct str text;
	return store_read(&text, c->store, &c->commits[i].id, str_c(path), c->place->run, NULL) ? STR("") : text;
}

static void look_at(struct rolls *r, size_t i)
{
	struct audit *c = r->audit;
	struct arena *a = c->place->run;
	struct source src = source_new(a, STR("events"), file_of(c, i, "events"));
	struct dice_file dice;
	struct board b;
	dice_read(&dice, file_of(c, i, "dice"), a);
	if (board_parse(&b, &src, a, NULL))
		return;
	for (size_t k = 0; k < b.nlines; k++) {
		const struct board_word *label = board_value(&b.lines[k], "label");
		if (label && board_word_is(&b.lines[k], 0, "rolled"))
			note_roll(r, i, (int64_t)dice.key.number, label->text);
	}
}

static bool goes_back(struct audit *c, size_t i)
{
	return i && audit_turn_after(c, i) < audit_turn_after(c, i - 1);
}

void audit_rolls(struct audit *c)
{
	struct rolls r = { .audit = c };
	size_t back = 0; /* nothing is read where no turn was taken back */
	while (back < c->n && !goes_back(c, back))
		back++;
	for (size_t i = 0; back < c->n && i < c->n; i++) {
		if (goes_back(c, i)) {
			r.before = r.all.n;
			r.reached = audit_turn_after(c, i - 1);
		}
		look_at(&r, i);
	}
}
