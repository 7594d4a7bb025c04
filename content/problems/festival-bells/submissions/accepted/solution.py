from math import gcd

a, b, t = map(int, input().split())
together = t // (a * b // gcd(a, b)) + 1
sounds = (t // a + 1) + (t // b + 1) - together
print(sounds, together)
