n = int(input())
ladder = [n]
while n >= 10:
    n = sum(int(digit) for digit in str(n))
    ladder.append(n)
print(*ladder)
