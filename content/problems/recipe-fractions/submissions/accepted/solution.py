def gcd(a, b):
    return a if b == 0 else gcd(b, a % b)


def shorten(top, bottom):
    common = gcd(top, bottom)
    return top // common, bottom // common


def read_fraction():
    return map(int, input().split("/"))


n = int(input())
top, bottom = shorten(*read_fraction())
for _ in range(n - 1):
    a, b = read_fraction()
    top, bottom = shorten(top * b + a * bottom, bottom * b)
whole, rest = divmod(top, bottom)
if rest == 0:
    print(whole)
elif whole == 0:
    print(f"{rest}/{bottom}")
else:
    print(f"{whole} {rest}/{bottom}")
