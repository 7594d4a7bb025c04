n = int(input())
data = list(map(int, input().split()))
for start in range(0, n, 8):
    row = data[start:start + 8]
    # your code here
    print(f"{start:04x}")
