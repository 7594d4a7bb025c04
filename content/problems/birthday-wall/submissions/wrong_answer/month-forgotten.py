from collections import Counter

MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()

wall = {month: [] for month in range(1, 13)}
days = Counter()
for _ in range(int(input())):
    name, date = input().split()
    day, month = map(int, date.split("/"))
    wall[month].append((day, name))
    days[day] += 1
for month, birthdays in wall.items():
    if birthdays:
        print(MONTHS[month - 1] + ": " + ", ".join(f"{day} {name}" for day, name in sorted(birthdays)))
print(sum(1 for count in days.values() if count >= 2))
