/*
 * value: see value.h.
 */
#include "report/value.h"

#include "base/buf.h"
#include "report/report.h"

json_t *model_text(struct str s, struct arena *a)
{
	struct buf b = buf_new(a);

	escape_terminal(&b, s);
	return json_stringn(b.p ? b.p : "", b.n);
}

void model_set(json_t *o, const char *key, struct str s, struct arena *a)
{
	json_object_set_new(o, key, model_text(s, a));
}

void model_set_some(json_t *o, const char *key, struct str s, struct arena *a)
{
	json_object_set_new(o, key, s.n ? model_text(s, a) : json_null());
}

void model_set_flag(json_t *o, const char *key, bool is)
{
	json_object_set_new(o, key, json_boolean(is));
}

void model_set_number(json_t *o, const char *key, size_t n)
{
	json_object_set_new(o, key, json_integer((json_int_t)n));
}

void model_set_count(json_t *o, const char *key, size_t n, struct arena *a)
{
	json_object_set_new(o, key, n ? json_integer((json_int_t)n) : json_null());
	if (n == 1)
		model_set_flag(o, arena_printf(a, "one_%s", key), true);
}

void model_set_list(json_t *o, const char *key, const char *inner, json_t *list)
{
	json_t *holders = json_array();

	if (json_array_size(list)) {
		json_t *holder = json_object();

		json_object_set(holder, inner, list);
		json_array_append_new(holders, holder);
	}
	json_decref(list);
	json_object_set_new(o, key, holders);
}

void model_set_texts(json_t *o, const char *key, const struct str *texts, size_t n, struct arena *a)
{
	json_t *list = json_array();

	for (size_t i = 0; i < n; i++)
		json_array_append_new(list, model_text(texts[i], a));
	model_set_list(o, key, "lines", list);
}

json_t *model_lines(struct str lines, struct arena *a)
{
	json_t *list = json_array();
	struct str line;

	while (str_line(&lines, &line))
		json_array_append_new(list, model_text(line, a));
	return list;
}

void model_set_lines(json_t *o, const char *key, struct str lines, struct arena *a)
{
	model_set_list(o, key, "lines", model_lines(lines, a));
}
