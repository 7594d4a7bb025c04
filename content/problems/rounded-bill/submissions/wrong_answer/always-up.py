t = int(input())
fives = (t + 499) // 500
print(fives * 5)
print(fives * 500 - t)
