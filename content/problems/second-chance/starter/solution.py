f, n = map(int, input().split())
requests = list(map(int, input().split()))
page = [None] * f  # None stands for an empty frame
faults = 0
for wanted in requests:
    pass  # your code here
print(faults)
print(*[p or "-" for p in page])
