n = str(int(input()))
ladder = [n]
while len(n) > 1:
    n = str(sum(int(digit) for digit in n))
    ladder.append(n)
print(*ladder)
