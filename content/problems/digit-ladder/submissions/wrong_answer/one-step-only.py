n = int(input())
ladder = [n]
if n >= 10:
    n = sum(int(digit) for digit in str(n))
    ladder.append(n)
print(*ladder)
