import sys

lines = sys.stdin.read().split("\n")
wrong, done, teams = {}, set(), {}
for line in lines[1:int(lines[0]) + 1]:
    name, problem, minute, verdict = line.split()
    team = teams.setdefault(name, [0, 0])
    key = (name, problem)
    if key in done:
        continue
    if verdict == "WA":
        wrong[key] = wrong.get(key, 0) + 1
    else:
        done.add(key)
        team[0] -= 1
        team[1] += int(minute) + 20 * wrong.get(key, 0)

table = sorted((solved, penalty, name) for name, (solved, penalty) in teams.items())
rank, last = 0, None
for place, (solved, penalty, name) in enumerate(table, 1):
    if (solved, penalty) != last:
        rank = place
    last = (solved, penalty)
    print(rank, name, -solved, penalty)
