import sys

n, q, *places = map(int, sys.stdin.read().split())
taken = [False] * (n + 1)
for place in places:
    taken[place] = not taken[place]
    run = longest = 0
    for i in range(1, n + 1):
        run = 0 if taken[i] else run + 1
        longest = max(longest, run)
    print(longest)
