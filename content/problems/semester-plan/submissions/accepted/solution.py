import sys

input = sys.stdin.readline
n, m = map(int, input().split())
after = {course: [] for course in range(1, n + 1)}
waits_for = dict.fromkeys(after, 0)
for _ in range(m):
    a, b = map(int, input().split())
    after[a].append(b)
    waits_for[b] += 1
semester = {}
now = [course for course in after if waits_for[course] == 0]
semesters = 0
while now:
    semesters += 1
    later = []
    for course in now:
        semester[course] = semesters
        for other in after[course]:
            waits_for[other] -= 1
            if waits_for[other] == 0:
                later.append(other)
    now = later
if len(semester) < n:
    print("impossible", n - len(semester))
else:
    print(semesters)
    print(*[semester[course] for course in after])
