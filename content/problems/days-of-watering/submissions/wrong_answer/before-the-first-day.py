def days_of_watering(plants):
    day = 0
    while True:
        day += 1
        due = [name for name, first, rhythm in plants if (day - first) % rhythm == 0]
        if due:
            yield day, due


p, k = map(int, input().split())
plants = []
for _ in range(p):
    name, first, rhythm = input().split()
    plants.append((name, int(first), int(rhythm)))
days = days_of_watering(plants)
for _ in range(k):
    day, due = next(days)
    print(f"{day}:", *due)
