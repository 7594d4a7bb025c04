n, m = map(int, input().split())
one = input().split()
two = input().split()
above = [0] * (m + 1)
for stop in one:
    row = [0]
    for j in range(m):
        if stop == two[j]:
            row.append(above[j] + 1)
        else:
            row.append(max(above[j + 1], row[j]))
    above = row
served = above[m]
print(served, n + m - 2 * served)
