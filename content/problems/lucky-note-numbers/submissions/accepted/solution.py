def lucky(n, k):
    """How many numbers from 0 to n are lucky?"""
    ways = [[0] * k for _ in range(k)]
    rest = total = 0  # of the digits of n so far
    for digit in map(int, str(n)):
        following = [[0] * k for _ in range(k)]
        for d in range(10):
            for r in range(k):
                row = following[(10 * r + d) % k]
                for s, count in enumerate(ways[r]):
                    row[(s + d) % k] += count
            if d < digit:
                following[(10 * rest + d) % k][(total + d) % k] += 1
        rest = (10 * rest + digit) % k
        total = (total + digit) % k
        ways = following
    return ways[0][0] + (rest == total == 0)


a, b, k = map(int, input().split())
print(lucky(b, k) - lucky(a - 1, k))
