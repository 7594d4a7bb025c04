import sys
from bisect import bisect_left, insort

lines = sys.stdin.read().split("\n")
offers = []
answers = []
for line in lines[1 : int(lines[0]) + 1]:
    sign, price = line.split()
    if sign == "+":
        insort(offers, int(price))
    else:
        offers.pop(bisect_left(offers, int(price)))
    answers.append(offers[len(offers) // 2] if offers else "closed")
print(*answers, sep="\n")
