b, d, q = map(int, input().split())
p = b // 4


def way(block):
    if block < d:
        return ["direct", block]
    block -= d
    for depth, name in enumerate(["single", "double", "triple"], 1):
        if block < p**depth:
            places = []
            for _ in range(depth):
                block, place = divmod(block, p)
                places.append(place)
            return [name, *places[::-1]]
        block -= p**depth
    return None


for _ in range(q):
    block, offset = divmod(int(input()), b)
    found = way(block)
    if found is None:
        print("too large")
    else:
        print(*found, offset)
