/*
 * flowed: RFC 3676, 4.4 and 4.5. A line that ends in a blank goes on in the next
 * one if that has the same quote depth; "-- " never does.
 */
#include "mail/flowed.h"

#include "base/buf.h"

struct joiner {
	struct buf out;
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

static void begin_line(struct joiner *j, size_t depth)
{
	if (j->open)
		buf_add_char(&j->out, '\n');
	buf_add_repeat(&j->out, '>', depth);
	if (depth)
		buf_add_char(&j->out, ' ');
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
		begin_line(j, depth);
	buf_add(&j->out, str_sub(text, 0, text.n - (flows && j->delsp)));
	j->open = flows;
	if (!flows)
		buf_add_char(&j->out, '\n');
}

struct str flowed_join(struct arena *a, struct str text, bool delsp)
{
	struct joiner j = { .out = buf_new(a), .delsp = delsp };
	struct str line;

	while (str_line(&text, &line))
		add_line(&j, line);
	return buf_str(&j.out);
}
