import csv

n = int(input())
lines = [input() for _ in range(n + 1)][1:]
sums = {}
for row in csv.reader(lines):
    try:
        sums[row[0]] = sums.get(row[0], 0) + int(row[1]) * int(row[2])
    except ValueError:
        pass
for item in sorted(sums, key=lambda item: -sums[item]):
    print(sums[item], item)
