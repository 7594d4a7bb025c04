import sys

n, q = map(int, sys.stdin.readline().split())
parent = list(range(n + 1))
bit = [0] * (n + 1)
answer = "no contradiction"
for i, sentence in enumerate(sys.stdin, 1):
    kind, a, b = sentence.split()
    a = int(a)
    b = int(b)
    differ = int(kind == "other")
    while parent[a] != a:
        differ ^= bit[a]
        a = parent[a]
    while parent[b] != b:
        differ ^= bit[b]
        b = parent[b]
    if a != b:
        parent[a] = b
        bit[a] = differ
    elif differ:
        answer = i
        break
print(answer)
