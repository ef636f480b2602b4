/* verb: asking a command for its arguments. */
#include "play/verb.h"

const struct arg *command_arg(const struct command *c, unsigned slot, unsigned k)
{
	for (unsigned i = 0; i < c->nargs; i++)
		if (c->arg[i].slot == slot && k-- == 0)
			return &c->arg[i];
	return NULL;
}

unsigned command_count(const struct command *c, unsigned slot)
{
	unsigned n = 0;

	for (unsigned i = 0; i < c->nargs; i++)
		n += c->arg[i].slot == slot;
	return n;
}

int32_t command_value(const struct command *c, unsigned slot, int32_t otherwise)
{
	const struct arg *a = command_arg(c, slot, 0);

	return a ? a->value : otherwise;
}

bool verb_cut_alias(const struct verb *v, struct str *rest, struct str *alias)
{
	return v->aliases && str_cut(rest, strchr(v->aliases, '|') ? '|' : ' ', alias);
}

bool verb_has_word(const struct verb *v, struct str word)
{
	struct str rest = str_c(v->aliases), alias;

	if (str_eq_c(word, v->name))
		return true;
	while (verb_cut_alias(v, &rest, &alias))
		if (str_eq(alias, word))
			return true;
	return false;
}

int32_t arg_amount(const struct arg *a, int32_t there)
{
	int64_t left = (int64_t)there - a->value;

	if (there < 0 && a->how != HOW_EXACT)
		return 0;
	switch ((enum how)a->how) {
	case HOW_ALL:
		return there;
	case HOW_ALL_BUT:
		return left < 0 ? 0 : left > INT32_MAX ? INT32_MAX : (int32_t)left;
	case HOW_UP_TO:
		return a->value < there ? a->value : there;
	case HOW_EXACT:
		break;
	}
	return a->value;
}

static bool args_equal(const struct command *a, const struct command *b)
{
	if (a->nargs != b->nargs)
		return false;
	for (unsigned i = 0; i < a->nargs; i++)
		if (a->arg[i].slot != b->arg[i].slot || a->arg[i].how != b->arg[i].how ||
		    a->arg[i].value != b->arg[i].value)
			return false;
	return true;
}

bool command_equal(const struct command *a, const struct command *b)
{
	for (; a && b; a = a->rider, b = b->rider)
		if (a->verb != b->verb || a->seat != b->seat || !args_equal(a, b))
			return false;
	return !a && !b;
}

struct command *command_copy(const struct command *c, struct arena *a)
{
	size_t size = sizeof *c + c->nargs * sizeof c->arg[0];
	struct command *copy = arena_alloc(a, size, alignof(struct command));

	memcpy(copy, c, size);
	if (c->rider) /* a rider has none: the binder gives it no slot for one */
		copy->rider = command_copy(c->rider, a);
	return copy;
}
