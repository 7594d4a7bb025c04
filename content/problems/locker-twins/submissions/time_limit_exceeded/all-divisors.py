a, b = map(int, input().split())


def is_prime(n):
    if n < 2:
        return False
    for d in range(2, n):
        if n % d == 0:
            return False
    return True


pairs = last = 0
for n in range(a, b - 1):
    if is_prime(n) and is_prime(n + 2):
        pairs += 1
        last = n
print(pairs, last)
