k, q = map(int, input().split())
free = [set() for _ in range(k + 1)]  # first pages of the free blocks of each size
free[k].add(0)
held = {}  # from the request to page, order and pages asked for


def get(number, pages):
    wanted = (pages - 1).bit_length()
    order = wanted
    while order <= k and not free[order]:
        order += 1
    if order > k:
        return "no"
    page = min(free[order])
    free[order].remove(page)
    while order > wanted:
        order -= 1
        free[order].add(page + 2**order)
    held[number] = page, order, pages
    return page


def give_back(number):
    page, order, _ = held.pop(number)
    if order < k and page ^ 2**order in free[order]:
        free[order].remove(page ^ 2**order)
        page &= ~(2**order)
        order += 1
    free[order].add(page)
    return 2**order


for _ in range(q):
    what, *numbers = input().split()
    print(get(*map(int, numbers)) if what == "GET" else give_back(int(numbers[0])))
used = sum(2**order for _, order, _ in held.values())
print(used, used - sum(pages for _, _, pages in held.values()))
