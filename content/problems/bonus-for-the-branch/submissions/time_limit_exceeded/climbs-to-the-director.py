import sys

words = iter(sys.stdin.read().split())
n, q = int(next(words)), int(next(words))
boss = [0, 0] + [int(next(words)) for _ in range(n - 1)]
raised = [0] * (n + 1)
for _ in range(q):
    command, x = next(words), int(next(words))
    if command == "ask":
        risen = 0
        while x > 0:
            risen += raised[x]
            x = boss[x]
        print(risen)
    else:
        raised[x] += int(next(words))
