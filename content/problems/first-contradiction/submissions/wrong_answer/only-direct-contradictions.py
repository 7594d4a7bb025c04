import sys

n, q = map(int, sys.stdin.readline().split())
heard = {}
answer = "no contradiction"
for i, sentence in enumerate(sys.stdin, 1):
    kind, a, b = sentence.split()
    pair = (min(int(a), int(b)), max(int(a), int(b)))
    if heard.setdefault(pair, kind) != kind:
        answer = i
        break
print(answer)
