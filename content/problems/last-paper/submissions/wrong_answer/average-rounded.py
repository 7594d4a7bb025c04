a, b, c, d = map(int, input().split())
t = int(input())
needed = 0
while round((a + b + c + d + needed) / 5) < t:
    needed += 1
if needed < 33:
    needed = 33
if needed > 100 or a < 33 or b < 33 or c < 33 or d < 33:
    print("not possible")
else:
    print(needed)
