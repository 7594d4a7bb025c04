n = int(input())
missing = 0
for number in range(1, n + 1):
    missing ^= number
for number in map(int, input().split()):
    missing ^= number
print(missing)
