n = int(input())
total = faulty = unreadable = 0
try:
    for _ in range(n):
        reading = int(input())
        if reading < 0:
            faulty += 1
        else:
            total += reading
except ValueError:
    unreadable += 1
print("sum", total)
print("faulty", faulty)
print("unreadable", unreadable)
