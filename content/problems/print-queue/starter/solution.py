n = int(input())
waited = 0
finished = 0
for _ in range(n):
    arrival, seconds = map(int, input().split())
    # your code here
print(waited, finished)
