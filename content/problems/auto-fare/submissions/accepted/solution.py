d, w = map(int, input().split())
further = max(d - 1500, 0)
fare = 30 + (further + 99) // 100 * 2 + w // 5 * 5
print(fare)
