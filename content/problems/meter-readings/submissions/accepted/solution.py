n = int(input())
total = faulty = unreadable = 0
for _ in range(n):
    try:
        reading = int(input())
    except ValueError:
        unreadable += 1
    else:
        if reading < 0:
            faulty += 1
        else:
            total += reading
print("sum", total)
print("faulty", faulty)
print("unreadable", unreadable)
