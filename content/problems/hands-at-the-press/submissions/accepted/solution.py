n, k = map(int, input().split())
need = list(map(int, input().split()))


def ready(seconds):
    return sum(seconds // t for t in need)


low = 1
high = k * min(need)
while low < high:
    middle = (low + high) // 2
    if ready(middle) >= k:
        high = middle
    else:
        low = middle + 1
print(low, ready(low))
