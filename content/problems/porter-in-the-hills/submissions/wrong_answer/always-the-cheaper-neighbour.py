import sys

numbers = list(map(int, sys.stdin.read().split()))
r, c = numbers[:2]
toll = [numbers[2 + i * c:2 + (i + 1) * c] for i in range(r)]
i = j = 0
total = toll[0][0]
while total >= 0 and (i, j) != (r - 1, c - 1):
    nexts = [(toll[y][x], y, x) for y, x in ((i + 1, j), (i, j + 1)) if y < r and x < c and toll[y][x] >= 0]
    if not nexts:
        total = -1
        break
    here, i, j = min(nexts)
    total += here
print(f"{total} 1" if total >= 0 else "NO WAY")
