n, w, m = map(int, input().split())
lost = set(map(int, input().split())) if m > 0 else set()


def report(name, sent):
    print(f"{name} {len(sent)}:", *sent)


sent, base, following = [], 0, 0
while base < n:
    if following == min(n, base + w):
        following = base  # timeout
    sent.append(following)
    if following == base and (following + 1 not in lost or sent.count(following) > 1):
        base += 1
    following += 1
report("go-back-n", sent)

sent, waiting, following = [], [], 0  # waiting: sent and not acknowledged
while following < n or waiting:
    base = waiting[0] if waiting else following
    if following < min(n, base + w):
        frames = [following]
        following += 1
    else:
        frames = waiting  # timeout
        waiting = []
    for frame in frames:
        sent.append(frame)
        if len(sent) in lost:
            waiting.append(frame)
report("selective", sent)
