from functools import cache

n = int(input())
like = [list(map(int, input().split())) for _ in range(n)]
tent = [0] * 2 ** n
for group in range(1, 2 ** n):
    first = (group & -group).bit_length() - 1
    rest = group & (group - 1)
    tent[group] = tent[rest] + sum(like[first][i] for i in range(n) if rest >> i & 1)


@cache
def best(students):
    """The best mood of these students; the first one sleeps with a part of the rest, or alone."""
    if students == 0:
        return 0
    first = students & -students
    rest = part = students ^ first
    mood = best(rest)
    while part > 0:
        mood = max(mood, tent[part | first] + best(rest ^ part))
        part = (part - 1) & rest
    return mood


print(best(2 ** n - 1))
