import sys

input = sys.stdin.readline


def count_below(team):
    """Visits all teams that are surely weaker, and counts them together with the team itself."""
    return 1 + sum(count_below(loser) for loser in has_beaten[team])


k = int(input())
n = 2 ** k
left = list(range(1, n + 1))
has_beaten = [[] for _ in range(n + 1)]
beaten_by = [0] * (n + 1)
for _ in range(k):
    results = input().strip()
    winners = []
    for i in range(len(results)):
        winner, loser = left[2 * i], left[2 * i + 1]
        if results[i] == "R":
            winner, loser = loser, winner
        has_beaten[winner].append(loser)
        beaten_by[loser] = winner
        winners.append(winner)
    left = winners
for _ in range(int(input())):
    team = int(input())
    best = 1
    stronger = beaten_by[team]
    while stronger != 0:
        best += 1
        stronger = beaten_by[stronger]
    print(best, n - count_below(team) + 1)
