n, k = map(int, input().split())
free = list(map(int, input().split()))
holds, wants = {}, {}
for number in range(1, n + 1):
    row = list(map(int, input().split()))
    holds[number], wants[number] = row[:k], row[k:]


def release(number):
    for kind, count in enumerate(holds.pop(number)):
        free[kind] += count


def serve_all():
    ready = list(holds)
    while ready:
        ready = [p for p in holds if all(want <= there for want, there in zip(wants[p], free))]
        for number in ready:
            release(number)


serve_all()
print(*holds or ["none"])
ended = []
while holds:
    victim = max(holds, key=lambda p: (sum(holds[p]), -p))
    ended.append(victim)
    release(victim)
print(*ended or ["none"])
