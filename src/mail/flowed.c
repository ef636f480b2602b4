/*
 * flowed: RFC 3676, 4.4 and 4.5. A line that ends in a blank goes on in the next
 * one if that has the same quote depth; "-- " never does.
 */
#include "mail/flowed.h"

#include "base/buf.h"
#include "base/vec.h"
#include "mail/body.h"

struct joiner {
	struct arena *arena;
	struct buf out;
	VEC(uint8_t) kinds;
	size_t depth;
	bool open; /* the last line goes on */
	bool delsp;
};

static size_t depth_of(struct str line)
{
	size_t n = 0;

	while (n < line.n && line.p[n] == '>')
		n++;
	return n;
}

static void end_line(struct joiner *j)
{
	if (j->open)
		buf_add_char(&j->out, '\n');
	j->open = false;
}

/* Only what no longer begins with its marks could be taken for quoted and is not. */
static uint8_t kind_of(size_t depth, struct str text)
{
	if (depth)
		return LINE_QUOTED;
	return str_starts(text, STR(">")) ? LINE_SURELY_OWN : LINE_OWN;
}

static void begin_line(struct joiner *j, size_t depth, struct str text)
{
	end_line(j);
	buf_add_repeat(&j->out, '>', depth);
	if (depth)
		buf_add_char(&j->out, ' ');
	VEC_PUSH(&j->kinds, j->arena, kind_of(depth, text));
	j->depth = depth;
}

static void add_line(struct joiner *j, struct str line)
{
	size_t depth = depth_of(line);
	struct str text = str_sub(line, depth, line.n);
	bool signature, flows;

	if (text.n && *text.p == ' ')
		text = str_sub(text, 1, text.n); /* 4.4: space-stuffing */
	signature = str_eq(text, STR("-- "));
	flows = !signature && str_ends(text, STR(" "));
	if (!j->open || j->depth != depth || signature)
		begin_line(j, depth, text);
	buf_add(&j->out, str_sub(text, 0, text.n - (flows && j->delsp)));
	j->open = true;
	if (!flows)
		end_line(j);
}

struct flowed_text flowed_join(struct arena *a, struct str text, bool delsp)
{
	struct joiner j = { .arena = a, .out = buf_new(a), .delsp = delsp };
	struct str line;

	while (str_line(&text, &line))
		add_line(&j, line);
	end_line(&j);
	return (struct flowed_text){ buf_str(&j.out), j.kinds.at, j.kinds.n };
}
