page, gap, n = map(int, input().split())
lines = []  # each: how many cards, how much is used, how high
for _ in range(n):
    width, height = map(int, input().split())
    if lines and lines[-1][1] + gap + width <= page:
        count, used, high = lines.pop()
        lines.append((count + 1, used + gap + width, max(high, height)))
    else:
        lines.append((1, width, height))

for count, used, high in lines:
    print(count, high, max(0, page - used))
print(sum(high for _, _, high in lines) + gap * (len(lines) - 1))
