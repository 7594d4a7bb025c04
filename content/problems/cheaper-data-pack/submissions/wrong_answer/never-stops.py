u = int(input())
p, g, e = map(int, input().split())
q, h, f = map(int, input().split())
a = p + max(0, u - g) * e
b = q + max(0, u - h) * f
if a < b or a == b and g > h:
    print("A", a)
elif b < a or h > g:
    print("B", b)
else:
    print("either", a)
