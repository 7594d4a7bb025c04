hour, minute = map(int, input().split())
short_hand = hour % 12 * 60
long_hand = minute * 12
angle = abs(short_hand - long_hand)
if angle > 360:
    angle = 720 - angle
print(angle)
