import sys

n, m, *numbers = map(int, sys.stdin.read().split())
told = set(numbers[1::2])
calls = [person for person in range(1, n + 1) if person not in told]
print(len(calls))
print(*calls)
