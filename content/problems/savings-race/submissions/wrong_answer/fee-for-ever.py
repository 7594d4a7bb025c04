a, p = map(int, input().split())
b, q, f = map(int, input().split())
month = 0
while b <= a and month < 600:
    month += 1
    a += p
    b += q
    if month % 6 == 0:
        b = max(0, b - f)
print(f"{month} {b}" if b > a else "never")
