def count_up_to(price, curries, breads):
    """How many thalis cost at most this much? Both lists are sorted."""
    count = 0
    fitting = len(breads)
    for curry in curries:
        while fitting > 0 and curry + breads[fitting - 1] > price:
            fitting -= 1
        count += fitting
    return count


n, m, k = map(int, input().split())
curries = sorted(map(int, input().split()))
breads = sorted(map(int, input().split()))
low = curries[0] + breads[0]
high = curries[-1] + breads[-1]
while low < high:
    middle = (low + high) // 2
    if count_up_to(middle, curries, breads) >= k:
        high = middle
    else:
        low = middle + 1
print(low)
