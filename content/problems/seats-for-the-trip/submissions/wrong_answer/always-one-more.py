s, t, k = map(int, input().split())
people = s + t
buses = people // k + 1
print(buses, buses * k - people)
