from bisect import bisect_left


def rising_rows(tempos):
    """For each tempo, the length of the longest rising row that ends with it."""
    ends = []
    lengths = []
    for tempo in tempos:
        place = bisect_left(ends, tempo)
        ends[place:place + 1] = [tempo]
        lengths.append(place + 1)
    return lengths


input()
tempos = list(map(int, input().split()))
up = rising_rows(tempos)
down = rising_rows(reversed(tempos))
down.reverse()
songs = [a + b - 1 for a, b in zip(up, down)]
print(max(songs), songs.index(max(songs)) + 1)
