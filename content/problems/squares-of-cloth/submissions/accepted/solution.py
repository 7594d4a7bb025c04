a, b = map(int, input().split())
squares = 0
while b > 0:
    squares += a // b
    a, b = b, a % b
print(squares, a)
