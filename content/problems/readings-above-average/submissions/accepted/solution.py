import sys

readings = list(map(int, sys.stdin.read().split()))
total = sum(readings)
above = [reading for reading in readings if reading * len(readings) > total]
if above:
    print(*above)
else:
    print("none")
print(len(above), len(readings))
