n = int(input())
last_writer = last_of_all = in_front = 0
entries = []
readers = []
for _ in range(n):
    kind, comes, needs = input().split()
    enter = max(int(comes), in_front, last_writer if kind == "R" else last_of_all)
    leave = enter + int(needs)
    in_front = enter
    last_of_all = max(last_of_all, leave)
    if kind == "W":
        last_writer = leave
    else:
        readers.append((enter, leave))
    entries.append(enter)
print(*entries)
most = 0
for moment, _ in readers:
    most = max(most, sum(enter <= moment < leave for enter, leave in readers))
print(most)
