n = int(input())
like = [list(map(int, input().split())) for _ in range(n)]


def place(i, tents):
    """Student i goes into each tent that is used already, or into a new one."""
    if i == n:
        return 0
    best = place(i + 1, tents + [[i]])
    for tent in tents:
        gain = sum(like[i][other] for other in tent)
        tent.append(i)
        best = max(best, gain + place(i + 1, tents))
        tent.pop()
    return best


print(place(0, []))
