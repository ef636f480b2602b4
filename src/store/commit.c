/*
 * commit: a commit as git writes it, always by the same hand, and what can be
 * read off its message.
 */
#include "store/object.h"

#define IDENTITY "pbp <pbp@localhost>"

struct str commit_encode(const struct object_id *tree, const struct object_id *parent, when time, struct str message,
			 struct arena *a)
{
	struct buf out = buf_new(a);
	buf_addf(&out, "tree %.*s\n", STR_ARG(object_hex(a, tree)));
	if (!object_is_none(parent))
		buf_addf(&out, "parent %.*s\n", STR_ARG(object_hex(a, parent)));
	buf_addf(&out, "author " IDENTITY " %lld +0000\n", (long long)time);
	buf_addf(&out, "committer " IDENTITY " %lld +0000\n\n", (long long)time);
	buf_add(&out, message);
	return buf_str(&out);
}

struct str commit_sign(struct str bytes, struct str signature, struct arena *a)
{
	const size_t head = str_find(bytes, STR("\n\n")) + 1;
	struct buf out = buf_new(a);
	struct str line;
	buf_add(&out, str_sub(bytes, 0, head));
	buf_add_c(&out, "gpgsig");
	while (str_line(&signature, &line)) /* a header goes on in lines that begin with a blank */
		buf_addf(&out, " %.*s\n", STR_ARG(line));
	buf_add(&out, str_sub(bytes, head, bytes.n));
	return buf_str(&out);
}

bool commit_unsign(struct str *signature, struct str *unsigned_bytes, struct str bytes, struct arena *a)
{
	struct buf sig = buf_new(a), rest = buf_new(a);
	struct str line;
	bool inside = false;
	while (str_cut(&bytes, '\n', &line) && line.n > 0) {
		inside = str_starts(line, STR("gpgsig ")) || (inside && line.p[0] == ' ');
		if (inside)
			buf_addf(&sig, "%.*s\n", STR_ARG(str_sub(line, str_find_char(line, ' ') + 1, line.n)));
		else
			buf_addf(&rest, "%.*s\n", STR_ARG(line));
	}
	buf_add_char(&rest, '\n');
	if (bytes.p)
		buf_add(&rest, bytes);
	*signature = buf_str(&sig);
	*unsigned_bytes = buf_str(&rest);
	return sig.n > 0;
}

struct str tag_encode(const struct object_id *commit, struct str name, when time, struct arena *a)
{
	return str_printf(a, "object %.*s\ntype commit\ntag %.*s\ntagger " IDENTITY " %lld +0000\n\n%.*s\n",
			  STR_ARG(object_hex(a, commit)), STR_ARG(name), (long long)time, STR_ARG(name));
}

/* "tree ID": the id of a header line with that key. */
static bool header_id(struct str line, struct str key, struct object_id *out)
{
	return str_starts(line, key) && object_from_hex(str_sub(line, key.n, line.n), out);
}

/* "committer NAME <ADDRESS> SECONDS ZONE" */
static bool header_time(struct str line, when *out)
{
	size_t end = line.n, from;
	while (end > 0 && line.p[end - 1] != ' ')
		end--;
	if (end < 2)
		return false;
	for (from = end - 1; from > 0 && line.p[from - 1] != ' ';)
		from--;
	return str_to_int(str_sub(line, from, end - 1), out);
}

bool commit_decode(struct commit *out, struct object_id *tree, struct str bytes)
{
	struct str line;
	bool timed = false;
	*out = (struct commit){ 0 };
	if (!str_cut(&bytes, '\n', &line) || !header_id(line, STR("tree "), tree))
		return false;
	while (str_cut(&bytes, '\n', &line) && line.n > 0) {
		/* of a merge, which we never write, the first parent is the history */
		if (str_starts(line, STR("parent ")) && object_is_none(&out->parent) &&
		    !header_id(line, STR("parent "), &out->parent))
			return false;
		out->is_signed |= str_starts(line, STR("gpgsig "));
		if (str_starts(line, STR("committer ")))
			timed = header_time(line, &out->time);
	}
	out->message = bytes.p ? bytes : STR_NONE;
	return timed;
}

struct str commit_subject(const struct commit *c)
{
	return str_sub(c->message, 0, str_find_char(c->message, '\n'));
}

/* Where the last paragraph begins; the subject is none. */
static size_t last_paragraph(struct str message)
{
	size_t at = message.n;
	while (at > 0 && message.p[at - 1] == '\n')
		at--;
	while (at > 1 && !(message.p[at - 1] == '\n' && message.p[at - 2] == '\n'))
		at--;
	return at > 1 ? at : message.n;
}

bool commit_trailer(const struct commit *c, struct str name, struct str *value)
{
	struct str rest = str_sub(c->message, last_paragraph(c->message), c->message.n), line;
	bool found = false;
	while (str_line(&rest, &line)) {
		if (!str_starts_nocase(line, name) || str_sub(line, name.n, name.n + 1).n == 0 || line.p[name.n] != ':')
			continue;
		*value = str_trim(str_sub(line, name.n + 1, line.n));
		found = true;
	}
	return found;
}
