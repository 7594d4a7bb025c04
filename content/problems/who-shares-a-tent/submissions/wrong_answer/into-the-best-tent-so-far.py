n = int(input())
like = [list(map(int, input().split())) for _ in range(n)]
tents = []
mood = 0
for i in range(n):
    gains = [sum(like[i][other] for other in tent) for tent in tents]
    if gains and max(gains) > 0:
        mood += max(gains)
        tents[gains.index(max(gains))].append(i)
    else:
        tents.append([i])
print(mood)
