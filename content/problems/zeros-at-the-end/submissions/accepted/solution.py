def occurs(n, p):
    """How often the prime p occurs in n!"""
    count = 0
    while n > 0:
        n //= p
        count += n
    return count


for _ in range(int(input())):
    n, b = map(int, input().split())
    zeros = None
    p = 2
    while b > 1:
        if p * p > b:
            p = b  # what is left is a prime
        times = 0
        while b % p == 0:
            b //= p
            times += 1
        if times > 0:
            allowed = occurs(n, p) // times
            zeros = allowed if zeros is None else min(zeros, allowed)
        p += 1
    print(zeros)
