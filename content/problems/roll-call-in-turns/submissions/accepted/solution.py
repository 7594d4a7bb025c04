from collections import deque

k, m = map(int, input().split())
callers = deque((number, iter(input().split()[1:])) for number in range(1, k + 1))
marched = last = 0
while callers:
    number, children = callers.popleft()
    name = next(children, None)
    if name is not None:
        marched += 1
        last = number
        print(number, name, *(["flag"] if marched % m == 0 else []))
        callers.append((number, children))
print(marched // m, last)
