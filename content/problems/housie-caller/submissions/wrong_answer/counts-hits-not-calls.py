row_of = {}
for row in range(3):
    for number in map(int, input().split()):
        if number > 0:
            row_of[number] = row
input()
missing = [5, 5, 5]
line = house = 0
for call, number in enumerate(map(int, input().split()), start=1):
    if number not in row_of:
        continue
    missing[row_of[number]] -= 1
    if missing[row_of[number]] == 0 and line == 0:
        line = 15 - sum(missing)
    if sum(missing) == 0:
        house = call
print(line, house)
