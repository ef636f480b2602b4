"""A forum that is as strict as the real one: Discourse or NodeBB, as far as docs/forums.md says what they take.

usage: forum_double.py discourse|nodebb FOLDER GAP
Listens on 127.0.0.1; FOLDER/port says where. GAP: seconds between two posts (between two topics of Discourse: thrice).
FOLDER/posts gets a line for each post, FOLDER/asked one for each request. FOLDER/kill holds "N before" or "N after": at
the N-th request the process whose number stands in FOLDER/pid is killed, before anything is done or before it is answered.
Lines of FOLDER/say are posts of others in thread 42: "USER TEXT", "USER +SECONDS TEXT" (changed so much later); \\n is a line end.
Nothing but what python3-minimal has."""
import ast
import os
import re
import signal
import socket
import sys
import time

kind, folder, gap = sys.argv[1], sys.argv[2], float(sys.argv[3])
KEY, USER = 'sesame-open', 'pbp'
posts = {}    # number: post
topics = {42: {'title': 'A game is played here', 'owner': 'hanna', 'posts': [], 'external_id': None}}
last = {'post': 0.0, 'topic': 0.0}
asked = []    # times of requests
numbers = iter(range(100, 100000))


def note(name, text):
    with open(os.path.join(folder, name), 'a', encoding='utf-8') as out:
        out.write(text.replace('\n', '\\n') + '\n')


def dump(value):
    if isinstance(value, str):
        return '"%s"' % re.sub(r'[\x00-\x1f"\\]', lambda m: '\\u%04x' % ord(m.group()), value)
    if isinstance(value, dict):
        return '{%s}' % ','.join('%s:%s' % (dump(k), dump(v)) for k, v in value.items())
    if isinstance(value, list):
        return '[%s]' % ','.join(map(dump, value))
    return {None: 'null', True: 'true', False: 'false'}[value] if value in (None, True, False) and \
        not isinstance(value, (int, float)) or isinstance(value, bool) else str(value)


class No(Exception):
    """What is refused: status, answer, headers."""


def add(topic, raw, user=USER, later=0):
    number = next(numbers)
    posts[number] = {'id': number, 'topic': topic, 'raw': raw, 'user': user, 'at': time.time(), 'later': later}
    topics[topic]['posts'].append(number)
    if user != USER:
        return number
    last['post'] = time.time()
    note('posts', raw)
    return number


def others():
    try:
        with open(os.path.join(folder, 'say'), encoding='utf-8') as lines:
            said = lines.read().splitlines()
    except OSError:
        return
    for line in said[len([p for p in posts.values() if p['user'] != USER]):]:
        user, text = line.split(' ', 1)
        later = re.match(r'\+(\d+) ', text)
        add(42, text[later.end() if later else 0:].replace('\\n', '\n'), user, int(later.group(1)) if later else 0)


# ---- Discourse -----------------------------------------------------------------------------------------------------

def no_discourse(status, text, **more):
    raise No(status, dict({'action': 'create_post', 'errors': [text]}, **more), {})


def too_fast(wait):
    wait = max(1, int(wait + 0.999))
    raise No(429, {'errors': ["You've performed this action too many times, please try again later."],
                   'error_type': 'rate_limit', 'extras': {'wait_seconds': wait}}, {'Retry-After': str(wait)})


def length(what, text, least, most):
    if len(text.strip()) < least:
        no_discourse(422, '%s is too short (minimum is %d characters)' % (what, least))
    if len(text.strip()) > most:
        no_discourse(422, '%s is too long (maximum is %d characters)' % (what, most))


def discourse_create(q):
    raw, topic = q['raw'], q.get('topic_id')
    length('Body', raw, 20, 32000)
    if any(p['raw'] == raw and time.time() - p['at'] < 300 for p in posts.values()):
        note('posts', 'AGAIN ' + raw)
        no_discourse(422, 'Body is too similar to what you recently posted')
    if time.time() - last['post'] < gap:
        too_fast(last['post'] + gap - time.time())
    if topic is None:
        length('Title', q['title'], 15, 255)
        if any(t['title'].lower() == q['title'].lower() for t in topics.values()):
            no_discourse(422, 'Title has already been used')
        if not re.fullmatch(r'[\w-]{1,50}', q['external_id']):
            no_discourse(422, 'External is invalid')
        if any(t['external_id'] == q['external_id'] for t in topics.values()):
            no_discourse(422, 'External has already been taken')
        if time.time() - last['topic'] < 3 * gap:
            too_fast(last['topic'] + 3 * gap - time.time())
        topic = next(numbers)
        topics[topic] = {'title': q['title'], 'owner': USER, 'posts': [], 'external_id': q['external_id']}
        last['topic'] = time.time()
    topic = int(topic)
    if topic not in topics:
        no_discourse(422, 'Topic is invalid')
    mine = [posts[p]['user'] == USER for p in topics[topic]['posts'][-3:]]
    if topics[topic]['owner'] != USER and len(mine) == 3 and all(mine):
        no_discourse(422, 'No more than 3 consecutive replies are allowed.')
    return {'id': add(topic, raw), 'topic_id': topic, 'username': USER}


def discourse(method, path, headers, q):
    if headers.get('api-key') != KEY or headers.get('api-username') != USER:
        no_discourse(403, 'You are not permitted to view the requested resource.', error_type='invalid_access')
    if method == 'POST' and path == '/posts.json':
        return discourse_create(q)
    m = re.fullmatch(r'/t/external_id/([\w-]+)\.json', path)
    if m:
        for number, topic in topics.items():
            if topic['external_id'] == m.group(1):
                raise No(301, {}, {'Location': 'http://localhost/t/some-slug/%d.json?page=1' % number})
        no_discourse(404, 'The requested URL or resource could not be found.', error_type='not_found')
    m = re.fullmatch(r'/t/(\d+)\.json', path)
    if m and int(m.group(1)) in topics:
        return {'post_stream': {'posts': [], 'stream': topics[int(m.group(1))]['posts']}}
    m = re.fullmatch(r'/posts/(\d+)\.json', path)
    if m and int(m.group(1)) in posts:
        p = posts[int(m.group(1))]
        at, changed = (time.strftime('%Y-%m-%dT%H:%M:%S.000Z', time.gmtime(t)) for t in (p['at'], p['at'] + p['later']))
        return {'id': p['id'], 'username': p['user'], 'raw': p['raw'], 'created_at': at, 'updated_at': changed,
                'version': 2 if p['later'] else 1}
    no_discourse(404, 'The requested URL or resource could not be found.', error_type='not_found')


# ---- NodeBB --------------------------------------------------------------------------------------------------------

def no_nodebb(status, text):
    raise No(status, {'status': {'code': 'bad-request', 'message': text}, 'response': {}}, {})


def nodebb_content(text):
    if len(text.strip()) < 8:
        no_nodebb(400, 'Please enter a longer post. Posts should contain at least 8 character(s).')
    if len(text.strip()) > 32767:
        no_nodebb(400, "Please enter a shorter post. Posts can't be longer than 32767 character(s).")
    if time.time() - last['post'] < gap:
        no_nodebb(400, 'You can only post once every %d second(s) - please wait before posting again' % gap)
    if any(p['raw'] == text for p in posts.values()):
        note('posts', 'AGAIN ' + text)


def nodebb(method, path, headers, q):
    ok = {'code': 'ok', 'message': 'OK'}
    if headers.get('authorization') != 'Bearer ' + KEY:
        raise No(401, {'status': {'code': 'not-authorised', 'message': 'A valid login session was not found.'}}, {})
    m = re.fullmatch(r'/api/v3/topics/(\d+)', path)
    if method == 'POST' and m:
        topic = int(m.group(1))
        if topic not in topics:
            no_nodebb(404, 'Topic does not exist')
        nodebb_content(q['content'])
        return {'status': ok, 'response': {'pid': add(topic, q['content']), 'tid': topic}}
    if method == 'POST' and path == '/api/v3/topics':
        if not isinstance(q['cid'], int) or not 3 <= len(q['title']) <= 255:
            no_nodebb(400, 'Invalid Data')
        nodebb_content(q['content'])
        topic = next(numbers)
        topics[topic] = {'title': q['title'], 'owner': USER, 'posts': [], 'external_id': None}
        return {'status': ok, 'response': {'tid': topic, 'mainPid': add(topic, q['content'])}}
    m = re.fullmatch(r'/api/topic/(\d+)\?sort=newest_to_oldest', path)
    if m and int(m.group(1)) in topics:
        ids = topics[int(m.group(1))]['posts'][::-1][:20]
        return {'posts': [{'pid': i, 'user': {'username': posts[i]['user']}, 'content': '<p>rendered</p>',
                           'timestamp': int(posts[i]['at'] * 1000),
                           'edited': int((posts[i]['at'] + posts[i]['later']) * 1000) if posts[i]['later'] else 0}
                          for i in ids]}
    m = re.fullmatch(r'/api/v3/posts/(\d+)/raw', path)
    if m and int(m.group(1)) in posts:
        return {'status': ok, 'response': {'content': posts[int(m.group(1))]['raw']}}
    if re.fullmatch(r'/api/category/5\?sort=recently_created', path):
        return {'topics': [{'tid': number, 'titleRaw': topics[number]['title']} for number in sorted(topics)[::-1]]}
    no_nodebb(404, 'Not Found')


# ---- HTTP ----------------------------------------------------------------------------------------------------------

def kill_at(number, moment):
    try:
        with open(os.path.join(folder, 'kill'), encoding='utf-8') as orders:
            at, when = orders.read().split()
    except (OSError, ValueError):
        return False
    if int(at) != number or when != moment:
        return False
    os.unlink(os.path.join(folder, 'kill'))
    with open(os.path.join(folder, 'pid'), encoding='utf-8') as pid:
        os.kill(int(pid.read()), signal.SIGKILL)
    return True


def read(connection):
    data = b''
    while b'\r\n\r\n' not in data:
        more = connection.recv(65536)
        if not more:
            return None
        data += more
    head, body = data.split(b'\r\n\r\n', 1)
    lines = head.decode().split('\r\n')
    headers = {k.lower(): v.strip() for k, v in (line.split(':', 1) for line in lines[1:])}
    while len(body) < int(headers.get('content-length', 0)):
        body += connection.recv(65536)
    method, path, _ = lines[0].split(' ')
    # strings, numbers and objects are written in Python as in JSON
    return method, path, headers, ast.literal_eval(body.decode()) if body else {}


def serve(connection):
    request = read(connection)
    if not request:
        return
    asked.append(time.time())
    others()
    note('asked', '%s %s' % request[:2])
    if kill_at(len(asked), 'before'):
        return
    status, headers = 200, {}
    try:
        if kind == 'discourse' and sum(t > time.time() - 60 for t in asked) > 60 * max(1, 5 / max(gap, 0.1)):
            too_fast(1)
        answer = (discourse if kind == 'discourse' else nodebb)(*request)
    except No as no:
        status, answer, headers = no.args
    if kill_at(len(asked), 'after'):
        return
    body = dump(answer).encode()
    head = ['HTTP/1.1 %d Something' % status, 'Content-Type: application/json', 'Content-Length: %d' % len(body),
            'Connection: close'] + ['%s: %s' % h for h in headers.items()]
    connection.sendall('\r\n'.join(head).encode() + b'\r\n\r\n' + body)


door = socket.socket()
door.bind(('127.0.0.1', 0))
door.listen(8)
with open(os.path.join(folder, 'port.new'), 'w', encoding='utf-8') as out:
    out.write(str(door.getsockname()[1]))
os.rename(os.path.join(folder, 'port.new'), os.path.join(folder, 'port'))
signal.alarm(300)
while True:
    visitor = door.accept()[0]
    try:
        serve(visitor)
    except OSError:
        pass
    visitor.close()
