def next_number(n):
    larger = smaller = 0
    place = 1
    for digit in range(9, -1, -1):
        rest = n
        for _ in range(4):
            if rest % 10 == digit:
                larger = larger * 10 + digit
                smaller += digit * place
                place *= 10
            rest //= 10
    return larger - smaller


n = int(input())
steps = 0
while n != 6174 and n != 0:
    n = next_number(n)
    steps += 1
if n == 0:
    print("never")
else:
    print(steps)
