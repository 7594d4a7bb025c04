import sys

n, m = map(int, input().split())
before = {course: [] for course in range(1, n + 1)}
for _ in range(m):
    a, b = map(int, input().split())
    before[b].append(a)


def semester(course):
    return 1 + max((semester(other) for other in before[course]), default=0)


print(max(semester(course) for course in before))
print(*[semester(course) for course in before])
