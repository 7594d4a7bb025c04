import csv

n = int(input())
lines = [input() for _ in range(n + 1)]
sums = {}
for row in csv.DictReader(lines):
    amount = int(row["count"]) * int(row["price"])
    sums[row["item"]] = sums.get(row["item"], 0) + amount
for item in sorted(sums, key=lambda item: -sums[item]):
    print(sums[item], item)
