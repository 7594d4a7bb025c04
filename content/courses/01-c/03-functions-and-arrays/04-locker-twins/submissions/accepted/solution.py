a, b = map(int, input().split())
prime = [False, False] + [True] * (b - 1)
d = 2
while d * d <= b:
    if prime[d]:
        for multiple in range(d * d, b + 1, d):
            prime[multiple] = False
    d += 1
twins = [n for n in range(a, b - 1) if prime[n] and prime[n + 2]]
print(len(twins), twins[-1] if twins else 0)
