t = int(input())
fives = (t + 250) // 500
print(fives * 5)
print(fives * 500 - t)
