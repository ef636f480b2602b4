/*
 * png: an SVG of our own making as pixels, by librsvg, from memory. It has no base: nothing it named could be loaded.
 */
#include <librsvg/rsvg.h>
#include <unistd.h>

#include "draw/drawing.h"

static cairo_status_t write_all(void *to, const unsigned char *bytes, unsigned n)
{
	while (n) {
		const ssize_t done = write(*(int *)to, bytes, n);

		if (done <= 0)
			return CAIRO_STATUS_WRITE_ERROR;
		bytes += done;
		n -= (unsigned)done;
	}
	return CAIRO_STATUS_SUCCESS;
}

static int render(RsvgHandle *h, int pixels, int fd, struct err *e)
{
	double width = 0, height = 0;
	cairo_surface_t *s;
	cairo_t *c;
	GError *why = NULL;
	int code = 0;

	rsvg_handle_get_intrinsic_size_in_pixels(h, &width, &height);
	width *= pixels;
	height *= pixels;
	s = cairo_image_surface_create(CAIRO_FORMAT_RGB24, (int)width, (int)height);
	c = cairo_create(s);
	if (!rsvg_handle_render_document(h, c, &(RsvgRectangle){ 0, 0, width, height }, &why))
		code = err_set(e, ERR_DAMAGED, "librsvg cannot draw it: %s", why->message);
	else if (cairo_surface_write_to_png_stream(s, write_all, &fd) != CAIRO_STATUS_SUCCESS)
		code = err_set(e, ERR_DAMAGED, "the picture cannot be written");
	g_clear_error(&why);
	cairo_destroy(c);
	cairo_surface_destroy(s);
	return code;
}

int drawing_png(struct str svg, int pixels, int fd, struct err *e)
{
	GError *why = NULL;
	RsvgHandle *h = rsvg_handle_new_from_data((const guint8 *)svg.p, svg.n, &why);
	int code;

	if (!h) {
		code = err_set(e, ERR_DAMAGED, "librsvg cannot read it: %s", why->message);
		g_clear_error(&why);
		return code;
	}
	code = render(h, pixels, fd, e);
	g_object_unref(h);
	return code;
}
