a, b = map(int, input().split())
squares = 0
while a > 0 and b > 0:
    squares += 1
    side = min(a, b)
    if a >= b:
        a -= b
    else:
        b -= a
print(squares, side)
