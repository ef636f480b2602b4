/*
 * texts: which parts of a mail are read, and in which order (M1 to M5).
 */
#ifndef PBP_MAIL_TEXTS_H
#define PBP_MAIL_TEXTS_H

#include "base/vec.h"
#include "mail/body.h"
#include "mail/mime.h"

struct texts {
	VEC(struct body) bodies; /* in the order in which they are to be tried */
	enum mime_trouble trouble;
	bool is_signed;
	struct str sealed;  /* why a part cannot be opened, or empty */
	struct str instead; /* what the mail holds instead of text, or empty */
};

void texts_read(struct texts *out, const struct mime *m, struct arena *a);

#endif
