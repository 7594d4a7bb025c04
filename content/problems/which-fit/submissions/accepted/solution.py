m, n = map(int, input().split())
given = list(map(int, input().split()))
processes = list(map(int, input().split()))


def choose(strategy, holes, size, start):
    """The hole for a process, or None; start is where next fit begins."""
    order = list(range(m))
    if strategy == "next":
        order = order[start:] + order[:start]
    fitting = [i for i in order if holes[i] >= size]
    if not fitting:
        return None
    if strategy == "best":
        return min(fitting, key=lambda i: holes[i])
    if strategy == "worst":
        return max(fitting, key=lambda i: holes[i])
    return fitting[0]


for strategy in ["first", "best", "worst", "next"]:
    holes = given[:]
    places = []
    start = 0
    for size in processes:
        chosen = choose(strategy, holes, size, start)
        if chosen is None:
            places.append("-")
        else:
            holes[chosen] -= size
            start = chosen
            places.append(chosen + 1)
    print(strategy + ":", *places, "|", max(holes))
