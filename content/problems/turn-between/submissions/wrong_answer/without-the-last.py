def clap(row):
    """Turn the part between the shortest and the tallest around."""
    shortest = row.index(min(row))
    tallest = row.index(max(row))
    left = min(shortest, tallest)
    right = max(shortest, tallest)
    row[left:right] = row[left:right][::-1]


n, k = map(int, input().split())
row = list(map(int, input().split()))
clap(row)
if k > 1:
    for height in input().split():
        row.append(int(height))
        clap(row)
print(*row)
