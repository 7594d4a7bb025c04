n = int(input())
count = [0] * 6
faults = {}
for _ in range(n):
    method, path, status = input().split()
    hundreds = int(status) // 100
    count[hundreds] += 1
    if hundreds == 5:
        faults[path] = faults.get(path, 0) + 1
print(*count[2:])
if faults:
    most = max(faults.values())
    print(next(path for path in faults if faults[path] == most))
else:
    print("none")
