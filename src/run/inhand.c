/*
 * inhand: see inhand.h. The file: the process id (lock.h), then at fixed places
 * the hash of a mail and the name of a game, blank where there is none. It is
 * not synced: a run that dies by itself leaves it, a power cut is nobody's fault.
 */
#include <sodium.h>
#include <unistd.h>

#include "run/inhand.h"
#include "base/err.h"
#include "base/file.h"

enum { MAIL_AT = 32, MAIL_ROOM = HASH_HEX, GAME_AT = MAIL_AT + MAIL_ROOM, GAME_ROOM = 32 };

/* A write that fails only loses a hint. */
static void put(const struct inhand *h, off_t at, size_t room, struct str text)
{
	char line[MAIL_ROOM];
	if (h->lock.fd < 0)
		return;
	memset(line, ' ', sizeof line);
	memcpy(line, text.p ? text.p : "", text.n < room ? text.n : room);
	ssize_t ignored = pwrite(h->lock.fd, line, room, at);
	(void)ignored;
}

static void read_left(struct inhand *h, struct str text)
{
	h->has_mail = hash_from_hex(str_sub(text, MAIL_AT, GAME_AT), &h->mail);
	h->game = str_trim(str_sub(text, GAME_AT, GAME_AT + GAME_ROOM));
}

int inhand_open(struct inhand *out, const char *path, struct arena *a, struct err *e)
{
	struct str left = STR_NONE;
	struct err why;
	*out = (struct inhand){ .lock = { .fd = -1 } };
	file_read(&left, path, 1000, a, NULL);
	int code = lock_take(&out->lock, path, 0, &why);
	if (code == ERR_AGAIN && access(path, R_OK | W_OK) == 0)
		return 0; /* a run beside us keeps it */
	if (code)
		return err_set(e, code, "%s", why.text);
	if (out->lock.orphan)
		read_left(out, left);
	return 0;
}

void inhand_mail(const struct inhand *h, const struct hash *mail)
{
	char hex[HASH_HEX + 1] = "";
	if (mail)
		sodium_bin2hex(hex, sizeof hex, mail->b, sizeof mail->b);
	put(h, MAIL_AT, MAIL_ROOM, str_c(hex));
}

void inhand_game(const struct inhand *h, struct str game)
{
	put(h, GAME_AT, GAME_ROOM, game);
}

void inhand_close(struct inhand *h)
{
	lock_drop(&h->lock);
}
