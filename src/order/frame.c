#include "order/frame.h"

#include "order/join.h"

static struct str line_text(const struct frame *f, size_t line)
{
	return source_text(f->source, source_line_span(f->source, line));
}

static bool is_word_line(struct str line, const char *word)
{
	line = str_trim(line);
	while (line.n && strchr(".:!", line.p[line.n - 1]))
		line.n--;
	return str_eq_nocase(line, str_c(word));
}

/* "-- " alone, exactly (RFC 3676, 4.3). */
static bool is_signature(struct str line)
{
	return str_eq_c(line, "-- ");
}

static size_t find_line(const struct frame *f, const char *word, size_t from)
{
	while (from <= f->source->nlines && !is_word_line(line_text(f, from), word))
		from++;
	return from;
}

/* An END without ORDERS must be written large: it may be a word of the game. */
static bool ends_orders(struct str line)
{
	line = str_trim(line);
	return str_eq_c(line, "END") || str_eq_c(line, "END.") || str_eq_nocase(line, STR("end of orders")) ||
	       str_eq_nocase(line, STR("end orders"));
}

static void find_block(struct frame *f)
{
	const size_t orders = find_line(f, "orders", 1), end = find_line(f, "end", orders + 1);

	if (end <= f->source->nlines) {
		f->begin = orders + 1;
		f->end = end;
		return;
	}
	for (f->end = 1; f->end <= f->source->nlines; f->end++)
		if (ends_orders(line_text(f, f->end)) || is_signature(line_text(f, f->end)))
			break;
}

void frame_begin(struct frame *f, const struct source *s, const struct span *read, size_t nread,
                 const struct vocab *v)
{
	*f = (struct frame){ .source = s, .vocab = v, .read = read, .nread = nread, .line = 1, .begin = 1 };
	find_block(f);
}

/* Quoted and commented lines are not gone on with. */
static bool is_dressed(struct str line)
{
	line = str_trim(line);
	return line.n && strchr(">|#/", line.p[0]);
}

static bool is_read(struct frame *f, struct span at)
{
	if (!f->read)
		return true;
	while (f->part < f->nread && f->read[f->part].to <= at.from)
		f->part++;
	return f->part < f->nread && f->read[f->part].from <= at.from;
}

/* Lines that go on in the next one, up to what a line may hold. */
static void join_lines(struct frame *f, struct span *at, unsigned *flags)
{
	struct str above = source_text(f->source, *at);

	while (f->line <= f->source->nlines && f->line < f->end) {
		const struct span next = source_line_span(f->source, f->line);
		const struct str below = source_text(f->source, next);

		if (next.to - at->from > SHEET_LINE_BYTES || is_dressed(above) || !is_read(f, next) ||
		    !lines_join(f->vocab, above, below))
			return;
		at->to = next.to;
		*flags |= LINE_JOINED;
		f->line++;
		above = below;
	}
}

bool frame_next(struct frame *f, struct span *at, unsigned *flags)
{
	while (f->line <= f->source->nlines) {
		const size_t line = f->line++;

		*at = source_line_span(f->source, line);
		*flags = line < f->begin || line >= f->end ? LINE_OUTSIDE : 0;
		if (!str_trim(source_text(f->source, *at)).n || !is_read(f, *at))
			continue;
		if (!*flags)
			join_lines(f, at, flags);
		return true;
	}
	return false;
}
