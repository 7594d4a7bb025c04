from math import gcd

p, q, e = map(int, input().split())
k = int(input())
n, phi = p * q, (p - 1) * (q - 1)
if gcd(e, phi) != 1:
    print("bad key")
else:
    d = pow(e, -1, n) if gcd(e, n) == 1 else 1
    print(n, d)
    for _ in range(k):
        what, *numbers = input().split()
        x = int(numbers[0])
        if what == "CHECK":
            print("valid" if pow(int(numbers[1]), e, n) == x else "forged")
        else:
            print(pow(x, e if what == "ENCRYPT" else d, n))
