"""Whether the parts of reports are short enough, balanced, and together all of the reports.
usage: post_parts.py FORMAT MOST REPORTS PART..."""
import re
import sys

form, most, reports, files = sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4:]
parts = []
for path in files:
    name = path.rsplit('/', 1)[1]
    body = open(path, encoding='utf-8').read().split('\n', 2)[2]
    if len(body) > most:
        print(name, 'has', len(body))
    for tag in ('code', 'list', 'b', 'i'):
        if form == 'bbcode' and body.count('[%s]' % tag) != body.count('[/%s]' % tag):
            print(name, 'leaves', tag, 'open')
    if form == 'markdown' and re.search(r'(?:^|\n[^|\n][^\n]*\n|\n\n)\|[^\n]*\n\|(?! *:?-)', body):
        print(name, 'has a table without its heads')
    parts.append((int(re.search(r'-(\d+)-\w+-\d+\.', name).group(1)),
                  int(re.search(r'-(\d+)\.', name).group(1)), body))
parts.sort()
said = [line for _, _, body in parts for line in body.split('\n')]
at = 0
for line in open(reports, encoding='utf-8').read().split('\n'):
    try:
        at = said.index(line, at) + 1
    except ValueError:
        print('missing:', line)
        break
