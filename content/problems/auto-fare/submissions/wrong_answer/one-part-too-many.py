d, w = map(int, input().split())
fare = 30
if d > 1500:
    fare += ((d - 1500) // 100 + 1) * 2
fare += w // 5 * 5
print(fare)
