n, k = map(int, input().split())
sizes = list(map(int, input().split()))
there = [0] * n
waiting = []
for _ in range(k):
    t, p = map(int, input().split())
    free_again = total = 0
    for j in range(n):
        begin = max(there[j], free_again)
        total += begin - there[j]
        free_again = begin + sizes[j] * t + p
        there[j] = free_again
    waiting.append(total)
print(*there)
print(*waiting)
