n, t = map(int, input().split())
need = list(map(int, input().split()))


def trips(size):
    count = 1
    left = size
    for litres in need:
        if litres > left:
            count += 1
            left = size
        left -= litres
    return count


low, high = max(need), sum(need)
while low < high:
    middle = (low + high) // 2
    if trips(middle) <= t:
        high = middle
    else:
        low = middle + 1
print(low)
