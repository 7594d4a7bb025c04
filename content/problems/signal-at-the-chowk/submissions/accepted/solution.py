g, y, r, t = map(int, input().split())
round_time = g + y + r
age = t % round_time
if age < g:
    print("green 0")
elif age < g + y:
    print("yellow", round_time - age)
else:
    print("red", round_time - age)
