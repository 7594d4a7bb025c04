def is_prime(n):
    return n > 1 and all(n % d for d in range(2, int(n ** 0.5) + 1))


a, b = map(int, input().split())
found = [n for n in range(a, b + 1) if is_prime(n) and is_prime(int(str(n)[::-1]))]
print(len(found), found[-1] if found else "-")
