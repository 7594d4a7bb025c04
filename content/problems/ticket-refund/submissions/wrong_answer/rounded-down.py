coach, fare, minutes = map(int, input().split())
charge = {1: 240, 2: 200, 3: 180, 4: 60}[coach]
if minutes > 48 * 60:
    kept = charge
elif minutes > 12 * 60:
    kept = max(charge, fare // 4)
elif minutes >= 4 * 60:
    kept = max(charge, fare // 2)
else:
    kept = fare
print(max(0, fare - kept))
