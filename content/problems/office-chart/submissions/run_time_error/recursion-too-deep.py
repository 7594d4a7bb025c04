n = int(input())
superior = [None, None] + list(map(int, input().split()))
team = [[] for _ in range(n + 1)]
for person in range(2, n + 1):
    team[superior[person]].append(person)
below = [0] * (n + 1)


def longest_way(person):
    longest = 0
    for other in team[person]:
        longest = max(longest, longest_way(other))
        below[person] += below[other] + 1
    return longest + 1


longest = longest_way(1)
print(*below[1:])
print(longest)
