n = int(input())
last_writer = last_of_all = 0
entries = []
readers = []
for _ in range(n):
    kind, comes, needs = input().split()
    enter = max(int(comes), last_writer if kind == "R" else last_of_all)
    leave = enter + int(needs)
    last_of_all = max(last_of_all, leave)
    if kind == "R":
        readers.append((enter, leave))
    elif enter == int(comes):  # a writer who has to wait holds up no reader
        last_writer = leave
    entries.append(enter)
print(*entries)
most = 0
for moment, _ in readers:
    most = max(most, sum(enter <= moment < leave for enter, leave in readers))
print(most)
