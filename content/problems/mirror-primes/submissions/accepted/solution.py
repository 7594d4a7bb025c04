def is_prime(n):
    """Tell whether n has no divisor except 1 and itself."""
    if n < 2:
        return False
    d = 2
    while d * d <= n:
        if n % d == 0:
            return False
        d += 1
    return True


def mirror(n):
    """Return n with its digits in the opposite order."""
    result = 0
    while n > 0:
        result = result * 10 + n % 10
        n //= 10
    return result


a, b = map(int, input().split())
count = 0
largest = 0
for n in range(a, b + 1):
    if mirror(n) != n and is_prime(n) and is_prime(mirror(n)):
        count += 1
        largest = n
if count == 0:
    print("0 -")
else:
    print(count, largest)
