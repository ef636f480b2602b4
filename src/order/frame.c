#include "order/frame.h"

#include "order/join.h"

static struct str line_text(const struct frame *f, size_t line)
{
	return source_text(f->source, source_line_span(f->source, line));
}

/* Around a word that stands for itself: "*ORDERS*", "=== END ===". */
#define ORNAMENTS " \t\r*_=~#-"

/* "ORDERS", "End:" */
static bool is_word_line(struct str line, const char *word)
{
	return str_eq_nocase(str_strip(line, ORNAMENTS ".:!"), str_c(word));
}

/* "-- " alone, exactly (RFC 3676, 4.3). */
static bool is_signature(struct str line)
{
	return str_eq_c(line, "-- ");
}

/* An END without ORDERS must be written large: it may be a word of the game. */
static bool ends_orders(struct str line)
{
	line = str_strip(line, ORNAMENTS ".");
	return str_eq_c(line, "END") || str_eq_nocase(line, STR("end of orders")) ||
	       str_eq_nocase(line, STR("end orders"));
}

/* What frames orders begins with one of few letters: most lines need no second look. */
static bool may_frame(struct str line)
{
	line = str_strip(line, ORNAMENTS);
	return !line.n || strchr("oOeE", *line.p); /* nothing left: "-- " */
}

static void find_block(struct frame *f)
{
	const size_t none = f->source->nlines + 1;
	size_t orders = none, end = none, stop = none;

	for (size_t line = 1; line < none; line++) {
		const struct str text = line_text(f, line);

		if (!may_frame(text))
			continue;
		if (orders == none && is_word_line(text, "orders"))
			orders = line;
		else if (orders < none && end == none && is_word_line(text, "end"))
			end = line;
		if (stop == none && (ends_orders(text) || is_signature(text)))
			stop = line;
	}
	f->begin = end < none ? orders + 1 : 1;
	f->end = end < none ? end : stop;
}

void frame_begin(struct frame *f, const struct source *s, const struct span *read, size_t nread, const struct vocab *v)
{
	*f = (struct frame){ .source = s, .vocab = v, .read = read, .nread = nread, .line = 1 };
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
