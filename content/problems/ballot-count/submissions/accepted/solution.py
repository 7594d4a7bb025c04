n, k = map(int, input().split())
ballots = list(map(int, input().split()))
valid = [number for number in ballots if 1 <= number <= k]
order = sorted(range(1, k + 1), key=valid.count, reverse=True)
first, second = order[:2]
if not valid:
    print("NO VOTES")
elif 2 * valid.count(first) > len(valid):
    print("ELECTED", first)
else:
    print("RUN-OFF", first, second)
print(n - len(valid))
