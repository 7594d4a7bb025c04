n = int(input())
columns = input().split(",")
sums = {}
for _ in range(n):
    row = dict(zip(columns, input().split(",")))
    try:
        amount = int(row["count"]) * int(row["price"])
    except ValueError:
        continue
    sums[row["item"]] = sums.get(row["item"], 0) + amount
for item in sorted(sums, key=lambda item: -sums[item]):
    print(sums[item], item)
