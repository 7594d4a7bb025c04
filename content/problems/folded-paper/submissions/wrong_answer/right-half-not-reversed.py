def is_valley(n, k):
    middle = 2 ** (n - 1)
    if k < middle:
        return is_valley(n - 1, k)
    if k > middle:
        return not is_valley(n - 1, k - middle)
    return True


n, q = map(int, input().split())
for _ in range(q):
    print("valley" if is_valley(n, int(input())) else "mountain")
