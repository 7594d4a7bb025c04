coach, fare, minutes = map(int, input().split())
match coach:
    case 1:
        charge = 240
    case 2:
        charge = 200
    case 3:
        charge = 180
    case _:
        charge = 60
if minutes > 48 * 60:
    kept = charge
elif minutes > 12 * 60:
    kept = max(charge, (fare + 3) // 4)
elif minutes >= 4 * 60:
    kept = max(charge, (fare + 1) // 2)
else:
    kept = fare
print(max(0, fare - kept))
