"""
OpenPGP keys and signatures for the tests (RFC 9580, version 4, Ed25519), without gpg: no agent that must
start in time, no random numbers, no clock. The key of a name is the same in every run, and
its secret is as public as this file: of no use for anything but tests.

usage: pgp.py key NAME                 the keyring of NAME@example.org, as `gpg --export` writes it
       pgp.py sign NAME TIME <text     a detached signature, armoured; TIME in seconds since 1970

Only modules of python3-minimal.
"""
import base64
import hashlib
import struct
import sys

# ---- Ed25519 (RFC 8032) ---------------------------------------------------------------------

P = 2**255 - 19
L = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P


def add(a, b):
    s, t = (a[1] - a[0]) * (b[1] - b[0]) % P, (a[1] + a[0]) * (b[1] + b[0]) % P
    c, d = 2 * a[3] * b[3] * D % P, 2 * a[2] * b[2] % P
    e, f, g, h = t - s, d - c, d + c, t + s
    return e * f % P, g * h % P, f * g % P, e * h % P


def times(n, point):
    sum_ = (0, 1, 1, 0)
    while n:
        if n & 1:
            sum_ = add(sum_, point)
        point = add(point, point)
        n >>= 1
    return sum_


def base_point():
    y = 4 * pow(5, P - 2, P) % P
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * pow(2, (P - 1) // 4, P) % P
    x = P - x if x & 1 else x
    return x, y, 1, x * y % P


def compressed(point):
    inverse = pow(point[2], P - 2, P)
    x, y = point[0] * inverse % P, point[1] * inverse % P
    return (y | (x & 1) << 255).to_bytes(32, "little")


def number(data):
    return int.from_bytes(data, "little")


class Key:
    def __init__(self, name):
        h = hashlib.sha512(hashlib.sha256(b"pbp tests: " + name.encode()).digest()).digest()
        self.scalar = number(h[:32]) & (1 << 254) - 8 | 1 << 254
        self.prefix = h[32:]
        self.public = compressed(times(self.scalar, base_point()))

    def signature(self, data):
        r = number(hashlib.sha512(self.prefix + data).digest()) % L
        point = compressed(times(r, base_point()))
        k = number(hashlib.sha512(point + self.public + data).digest()) % L
        return point, ((r + k * self.scalar) % L).to_bytes(32, "little")


# ---- OpenPGP ----------------------------------------------------------------------------------

MADE = 1577836800  # 2020-01-01: when every key was made
USER_ID, PUBLIC_KEY, SIGNATURE = 13, 6, 2
OF_A_FILE, OF_A_USER = 0x00, 0x13
EDDSA, SHA512 = 22, 10
ED25519 = bytes.fromhex("092b06010401da470f01")


def mpi(data):
    data = data.lstrip(b"\0")
    return struct.pack(">H", len(data) * 8 - 8 + data[0].bit_length()) + data


def packet(tag, body):
    assert len(body) < 192
    return bytes([0xc0 | tag, len(body)]) + body


def subpacket(kind, body):
    return bytes([len(body) + 1, kind]) + body


def key_body(key):
    return struct.pack(">BIB", 4, MADE, EDDSA) + ED25519 + mpi(b"\x40" + key.public)


def fingerprint(key):
    body = key_body(key)
    return hashlib.sha1(b"\x99" + struct.pack(">H", len(body)) + body).digest()


def signature(key, kind, at, data, more=b""):
    print_ = fingerprint(key)
    hashed = subpacket(33, b"\4" + print_) + subpacket(2, struct.pack(">I", at)) + more
    head = bytes([4, kind, EDDSA, SHA512]) + struct.pack(">H", len(hashed)) + hashed
    digest = hashlib.sha512(data + head + b"\x04\xff" + struct.pack(">I", len(head))).digest()
    unhashed = subpacket(16, print_[-8:])
    r, s = key.signature(digest)
    return packet(SIGNATURE, head + struct.pack(">H", len(unhashed)) + unhashed + digest[:2] + mpi(r) + mpi(s))


def keyring(name):
    key, user = Key(name), f"{name} (a key of pbp's tests) <{name}@example.org>".encode()
    body = key_body(key)
    both = b"\x99" + struct.pack(">H", len(body)) + body + b"\xb4" + struct.pack(">I", len(user)) + user
    may_certify_and_sign = subpacket(27, b"\3")
    return packet(PUBLIC_KEY, body) + packet(USER_ID, user) + \
        signature(key, OF_A_USER, MADE, both, may_certify_and_sign)


def armoured(data):
    crc = 0xb704ce
    for byte in data:
        crc ^= byte << 16
        for _ in range(8):
            crc = crc << 1 ^ (0x1864cfb if crc & 0x800000 else 0)
    lines = base64.encodebytes(data).decode()
    check = base64.b64encode(crc.to_bytes(3, "big")).decode()
    return f"-----BEGIN PGP SIGNATURE-----\n\n{lines}={check}\n-----END PGP SIGNATURE-----\n"


if len(sys.argv) == 3 and sys.argv[1] == "key":
    sys.stdout.buffer.write(keyring(sys.argv[2]))
elif len(sys.argv) == 4 and sys.argv[1] == "sign":
    text = sys.stdin.buffer.read()
    sys.stdout.write(armoured(signature(Key(sys.argv[2]), OF_A_FILE, int(sys.argv[3]), text)))
else:
    sys.exit(__doc__)
