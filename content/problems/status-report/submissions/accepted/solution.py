n = int(input())
count = [0] * 6
failed = []
for _ in range(n):
    method, path, status = input().split()
    hundreds = int(status) // 100
    count[hundreds] += 1
    if hundreds == 5:
        failed.append(path)
print(*count[2:])
if failed:
    print(min(failed, key=lambda path: (-failed.count(path), path)))
else:
    print("none")
