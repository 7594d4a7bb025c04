last = {}
longest = 0
for _ in range(int(input())):
    day, name = input().split()
    day = int(day)
    if name not in last:
        print(f"{name}: welcome")
    elif last[name] == day:
        print(f"{name}: again today")
    else:
        days = day - last[name]
        print(f"{name}: after {days} days")
        longest = max(longest, days)
    last[name] = day
print(longest)
