def rising_rows(tempos):
    lengths = []
    for i, tempo in enumerate(tempos):
        lengths.append(1 + max((lengths[k] for k in range(i) if tempos[k] < tempo), default=0))
    return lengths


input()
tempos = list(map(int, input().split()))
up = rising_rows(tempos)
down = rising_rows(tempos[::-1])[::-1]
songs = [a + b - 1 for a, b in zip(up, down)]
print(max(songs), songs.index(max(songs)) + 1)
