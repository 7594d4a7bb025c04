def next_number(n):
    digits = sorted(str(n))
    smaller = int("".join(digits))
    larger = int("".join(reversed(digits)))
    return larger - smaller


n = int(input())
steps = 0
while n != 6174 and n != 0:
    n = next_number(n)
    steps += 1
print("never" if n == 0 else steps)
