import sys

input = sys.stdin.readline

k = int(input())
n = 2 ** k
left = list(range(1, n + 1))
won = [0] * (n + 1)
beaten_by = [0] * (n + 1)
for _ in range(k):
    results = input().strip()
    winners = []
    for i in range(len(results)):
        winner, loser = left[2 * i], left[2 * i + 1]
        if results[i] == "R":
            winner, loser = loser, winner
        won[winner] += 1
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
    print(best, n - 2 ** won[team] + 1)
