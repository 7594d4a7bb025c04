forms = []
for _ in range(int(input())):
    name, work, last = input().split()
    forms.append((name, int(work), int(last)))
forms.sort(key=lambda form: form[2])

day = delay = 0
for name, work, last in forms:
    day += work
    delay = max(delay, day - last)
print(f"late by {delay}" if delay > 0 else "in time")
print(*[name for name, work, last in forms])
