n = int(input())
free_at = 0
waited = 0
for _ in range(n):
    a, t = map(int, input().split())
    start = max(a, free_at)
    waited += start - a
    free_at += t
print(waited, free_at)
