/*
 * jansson: what stands in for Jansson in the page, where a receipt is a value that templates are filled with: of its functions
 * those that report/value.c, receipt.c and mustache.c need. The header is Jansson's own. Objects are as small as those values:
 * what is looked for in one is compared with each of its keys.
 */
#include <jansson.h>

struct member {
	char *key;
	size_t nkey;
	json_t *value;
};
struct object {
	json_t head;
	struct member *at;
	size_t n, room;
};
struct array {
	json_t head;
	json_t **at;
	size_t n, room;
};
struct text {
	json_t head;
	size_t n;
	char bytes[];
};
struct number {
	json_t head;
	json_int_t n;
};

/* ---- memory ---- */

static void *grown(void *old, size_t bytes)
{
	void *p = realloc(old, bytes);

	if (!p)
		abort();
	return p;
}

static void *made(json_type type, size_t bytes)
{
	json_t *v = grown(NULL, bytes);

	memset(v, 0, bytes);
	v->type = type;
	v->refcount = 1;
	return v;
}

static size_t doubled(size_t room)
{
	return room ? 2 * room : 8;
}

static void release_object(struct object *o)
{
	for (size_t i = 0; i < o->n; i++) {
		free(o->at[i].key);
		json_decref(o->at[i].value);
	}
	free(o->at);
}

static void release_array(struct array *a)
{
	for (size_t i = 0; i < a->n; i++)
		json_decref(a->at[i]);
	free(a->at);
}

void json_delete(json_t *v)
{
	if (json_is_object(v))
		release_object((struct object *)v);
	else if (json_is_array(v))
		release_array((struct array *)v);
	free(v);
}

/* ---- what holds no other ---- */

json_t *json_true(void)
{
	static json_t v = { JSON_TRUE, (size_t)-1 };

	return &v;
}

json_t *json_false(void)
{
	static json_t v = { JSON_FALSE, (size_t)-1 };

	return &v;
}

json_t *json_null(void)
{
	static json_t v = { JSON_NULL, (size_t)-1 };

	return &v;
}

json_t *json_integer(json_int_t n)
{
	struct number *v = made(JSON_INTEGER, sizeof *v);

	v->n = n;
	return &v->head;
}

json_int_t json_integer_value(const json_t *v)
{
	return json_is_integer(v) ? ((const struct number *)v)->n : 0;
}

/* None is ever made. */
double json_real_value(const json_t *v)
{
	(void)v;
	return 0;
}

json_t *json_stringn(const char *bytes, size_t n)
{
	struct text *v = made(JSON_STRING, sizeof *v + n + 1);

	memcpy(v->bytes, bytes, n);
	v->n = n;
	return &v->head;
}

const char *json_string_value(const json_t *v)
{
	return json_is_string(v) ? ((const struct text *)v)->bytes : NULL;
}

size_t json_string_length(const json_t *v)
{
	return json_is_string(v) ? ((const struct text *)v)->n : 0;
}

/* ---- what holds others ---- */

json_t *json_array(void)
{
	return made(JSON_ARRAY, sizeof(struct array));
}

int json_array_append_new(json_t *v, json_t *value)
{
	struct array *a = (struct array *)v;

	if (a->n == a->room)
		a->at = grown(a->at, (a->room = doubled(a->room)) * sizeof *a->at);
	a->at[a->n++] = value;
	return 0;
}

size_t json_array_size(const json_t *v)
{
	return json_is_array(v) ? ((const struct array *)v)->n : 0;
}

json_t *json_array_get(const json_t *v, size_t i)
{
	return i < json_array_size(v) ? ((const struct array *)v)->at[i] : NULL;
}

json_t *json_object(void)
{
	return made(JSON_OBJECT, sizeof(struct object));
}

static struct member *find(const json_t *v, const char *key, size_t n)
{
	const struct object *o = (const struct object *)v;

	for (size_t i = 0; json_is_object(v) && i < o->n; i++)
		if (o->at[i].nkey == n && !memcmp(o->at[i].key, key, n))
			return &o->at[i];
	return NULL;
}

json_t *json_object_getn(const json_t *v, const char *key, size_t n)
{
	const struct member *found = find(v, key, n);

	return found ? found->value : NULL;
}

int json_object_set_new(json_t *v, const char *key, json_t *value)
{
	struct object *o = (struct object *)v;
	const size_t n = strlen(key);
	struct member *found = find(v, key, n);

	if (found) {
		json_decref(found->value);
		found->value = value;
		return 0;
	}
	if (o->n == o->room)
		o->at = grown(o->at, (o->room = doubled(o->room)) * sizeof *o->at);
	o->at[o->n++] = (struct member){ memcpy(grown(NULL, n + 1), key, n + 1), n, value };
	return 0;
}
