from itertools import islice

n, s = map(int, input().split())
source = map(int, input().split())
came = [0] * s


def counted(i, stream):
    for x in stream:
        came[i] += 1
        yield x


def distinct(stream):
    seen = set()
    for x in stream:
        if x not in seen:
            seen.add(x)
            yield x


def in_order(stream):
    yield from sorted(stream)


def stage(stream, kind, k):
    if kind == "even":
        return (x for x in stream if x % 2 == 0)
    if kind == "odd":
        return (x for x in stream if x % 2 == 1)
    if kind == "above":
        return (x for x in stream if x > k)
    if kind == "below":
        return (x for x in stream if x < k)
    if kind == "add":
        return (x + k for x in stream)
    if kind == "times":
        return (x * k for x in stream)
    if kind == "distinct":
        return distinct(stream)
    if kind == "sorted":
        return in_order(stream)
    if kind == "skip":
        return islice(stream, k, None)
    return islice(stream, k)


stream = source
for i in range(s - 1):
    kind, *number = input().split()
    stream = stage(counted(i, stream), kind, int(number[0]) if number else None)
end = input().strip()
stream = counted(s - 1, stream)
result = list(islice(stream, 1)) if end == "first" else list(stream)
print(*came)
if end == "count":
    print(len(result))
elif end == "sum":
    print(sum(result))
else:
    print(*result if result else ["none"])
